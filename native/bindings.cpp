// The module rummel._kernel. Only the files of the bindings know Python.
#include <nanobind/nanobind.h>

#include <array>
#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "bindings_rounds.hpp"
#include "rummel/arrange.hpp"
#include "rummel/arrange_numbers.hpp"
#include "rummel/deadwood.hpp"

namespace nb = nanobind;

namespace {

// Accepts only tuples, lists and true ints: nothing that could run code while it is read.
std::size_t length(PyObject* object, const char* what) {
  if (!PyTuple_Check(object) && !PyList_Check(object)) throw nb::type_error(what);
  return static_cast<std::size_t>(Py_SIZE(object));
}

PyObject* item(PyObject* object, std::size_t at) {
  const auto place = static_cast<Py_ssize_t>(at);
  return PyTuple_Check(object) ? PyTuple_GET_ITEM(object, place) : PyList_GET_ITEM(object, place);
}

// A hand read from Python without allocation, which would take as long as the whole call.
class Hand {
 public:
  explicit Hand(nb::handle hand) {
    PyObject* const object = hand.ptr();
    if (PyTuple_Check(object)) {
      size_ = checked(PyTuple_GET_SIZE(object));
      for (std::size_t i = 0; i < size_; ++i) {
        codes_[i] = code(PyTuple_GET_ITEM(object, static_cast<Py_ssize_t>(i)));
      }
    } else if (PyList_Check(object)) {
      size_ = checked(PyList_GET_SIZE(object));
      for (std::size_t i = 0; i < size_; ++i) {
        codes_[i] = code(PyList_GET_ITEM(object, static_cast<Py_ssize_t>(i)));
      }
    } else if (PyBytes_Check(object)) {
      size_ = checked(PyBytes_GET_SIZE(object));
      std::memcpy(codes_.data(), PyBytes_AS_STRING(object), size_);
    } else {
      throw nb::type_error("a hand is a tuple or a list of pieces, or bytes");
    }
  }

  [[nodiscard]] std::span<const rummel::Code> codes() const { return {codes_.data(), size_}; }

 private:
  static std::size_t checked(Py_ssize_t size) {
    if (size > static_cast<Py_ssize_t>(rummel::kMostPieces)) {
      throw rummel::BadHand("a hand has at most " + std::to_string(rummel::kMostPieces) +
                            " pieces, this one has " + std::to_string(size));
    }
    return static_cast<std::size_t>(size);
  }

  // Only true ints: an __index__ could run code that changes the list being read.
  static rummel::Code code(PyObject* object) {
    if (!PyLong_Check(object)) throw nb::type_error("a piece is an int");
    int overflow = 0;
    const long value = PyLong_AsLongAndOverflow(object, &overflow);
    if (overflow != 0) throw rummel::BadHand("no such piece: a number far out of range");
    if (value < 0 || value > 0xff) throw rummel::BadHand("no such piece: " + std::to_string(value));
    return static_cast<rummel::Code>(value);
  }

  std::array<rummel::Code, rummel::kMostPieces> codes_;
  std::size_t size_ = 0;
};

int least_deadwood(nb::handle hand, int cap, int most_left, bool discard) {
  return rummel::least_deadwood(Hand(hand).codes(), cap, most_left, discard);
}

nb::list least_deadwood_many(nb::handle hands, int cap, int most_left, bool discard) {
  PyObject* const object = hands.ptr();
  const std::size_t count = length(object, "hands are a tuple or a list");
  std::vector<rummel::Code> codes;
  std::vector<std::uint8_t> sizes;
  codes.reserve(count * 11);
  sizes.reserve(count);
  for (std::size_t i = 0; i < count; ++i) {
    const Hand hand(item(object, i));
    codes.insert(codes.end(), hand.codes().begin(), hand.codes().end());
    sizes.push_back(static_cast<std::uint8_t>(hand.codes().size()));
  }
  std::vector<int> least;
  {
    nb::gil_scoped_release free;
    least = rummel::least_deadwood_many(codes, sizes, cap, most_left, discard);
  }
  nb::object out = nb::steal(PyList_New(static_cast<Py_ssize_t>(count)));
  for (std::size_t i = 0; i < count; ++i) {
    PyList_SET_ITEM(out.ptr(), static_cast<Py_ssize_t>(i), PyLong_FromLong(least[i]));
  }
  return nb::list(out);
}

nb::list least_after_discard(nb::handle hand, int cap, int most_left) {
  const Hand read(hand);
  const auto least = rummel::least_after_discard(read.codes(), cap, most_left);
  nb::list out;
  for (std::size_t i = 0; i < read.codes().size(); ++i) out.append(least[i]);
  return out;
}

nb::list best_melds(nb::handle hand, int cap, int most_left) {
  nb::list out;
  for (const auto& meld : rummel::best_melds(Hand(hand).codes(), cap, most_left)) {
    nb::list codes;
    for (const rummel::Code code : meld) codes.append(static_cast<int>(code));
    out.append(codes);
  }
  return out;
}

// ------------------------------------------------------------------------------ the arranger

long long whole(PyObject* object) {
  if (!PyLong_Check(object)) throw nb::type_error("an int is needed here");
  int overflow = 0;
  const long long value = PyLong_AsLongLongAndOverflow(object, &overflow);
  return overflow == 0 ? value : overflow < 0 ? INT64_MIN : INT64_MAX;
}

int number(PyObject* object) { return rummel::as_int(whole(object)); }

// Every number out of range becomes a code that no piece has.
constexpr rummel::Code kNoPiece = 0xff;
constexpr std::size_t kMostPiecesRead = 1000;

std::vector<rummel::Code> pieces(PyObject* object) {
  const std::size_t size = length(object, "pieces are a tuple or a list");
  std::vector<rummel::Code> codes;
  codes.reserve(size);
  for (std::size_t i = 0; i < size && i < kMostPiecesRead; ++i) {
    const int code = number(item(object, i));
    codes.push_back(code < 0 || code > 0x7f ? kNoPiece : static_cast<rummel::Code>(code));
  }
  return codes;
}

// The numbers of a tuple that has to have that many.
template <std::size_t Count>
std::array<std::int64_t, Count> numbers(PyObject* object, const char* what) {
  if (length(object, what) != Count) throw nb::value_error(what);
  std::array<std::int64_t, Count> all;
  for (std::size_t i = 0; i < Count; ++i) all[i] = whole(item(object, i));
  return all;
}

rummel::Question question(PyObject* table, PyObject* rack, PyObject* laws, PyObject* settings,
                          PyObject* objectives) {
  rummel::Question ask;
  const std::size_t melds = length(table, "a table is a tuple or a list of melds");
  ask.table.reserve(melds);
  for (std::size_t i = 0; i < melds && i < kMostPiecesRead; ++i) {
    ask.table.push_back(pieces(item(table, i)));
  }
  ask.rack = pieces(rack);
  ask.laws = rummel::laws_of(numbers<rummel::kLaws>(laws, "laws are a tuple of 16 numbers"));
  rummel::apply_settings(
      numbers<rummel::kSettings>(settings, "settings are a tuple of 9 numbers"), ask);
  ask.objectives.clear();
  const std::size_t count = length(objectives, "objectives are a tuple");
  for (std::size_t i = 0; i < count && i < 16; ++i) {
    ask.objectives.push_back(rummel::as_word<rummel::Objective>(whole(item(objectives, i)), 5));
  }
  return ask;
}

// The caller's piece for each code, so that answers hold interned pieces.
nb::object as_tuple(const std::vector<rummel::Code>& codes, PyObject* known) {
  nb::object out = nb::steal(PyTuple_New(static_cast<Py_ssize_t>(codes.size())));
  for (std::size_t i = 0; i < codes.size(); ++i) {
    PyObject* piece = PyTuple_GET_ITEM(known, static_cast<Py_ssize_t>(codes[i] & 127));
    Py_INCREF(piece);
    PyTuple_SET_ITEM(out.ptr(), static_cast<Py_ssize_t>(i), piece);
  }
  return out;
}

nb::tuple as_tuple(const rummel::Answer& answer, PyObject* known) {
  nb::object table = nb::steal(PyTuple_New(static_cast<Py_ssize_t>(answer.table.size())));
  for (std::size_t i = 0; i < answer.table.size(); ++i) {
    PyTuple_SET_ITEM(table.ptr(), static_cast<Py_ssize_t>(i),
                     as_tuple(answer.table[i], known).release().ptr());
  }
  return nb::make_tuple(static_cast<int>(answer.verdict), answer.fault, answer.possible,
                        answer.proven, answer.tidy, table, as_tuple(answer.laid, known),
                        as_tuple(answer.left, known), answer.points, answer.moved, answer.steps);
}

void check_known(nb::handle known) {
  if (!PyTuple_Check(known.ptr()) || PyTuple_GET_SIZE(known.ptr()) != 128) {
    throw nb::type_error("the pieces are a tuple of 128");
  }
}

rummel::Arranger& arranger() {
  thread_local rummel::Arranger mine;
  return mine;
}

nb::tuple arrange(nb::handle table, nb::handle rack, nb::handle laws, nb::handle settings,
                  nb::handle objectives, nb::handle known) {
  check_known(known);
  const rummel::Question ask =
      question(table.ptr(), rack.ptr(), laws.ptr(), settings.ptr(), objectives.ptr());
  rummel::Answer answer;
  {
    nb::gil_scoped_release free;
    answer = arranger().arrange(ask);
  }
  return as_tuple(answer, known.ptr());
}

nb::list arrange_many(nb::handle questions, nb::handle known) {
  check_known(known);
  const std::size_t count = length(questions.ptr(), "questions are a tuple or a list");
  std::vector<rummel::Question> asks;
  asks.reserve(count);
  for (std::size_t i = 0; i < count; ++i) {
    PyObject* const one = item(questions.ptr(), i);
    if (length(one, "a question is a tuple") != 5) throw nb::value_error("a question has five parts");
    asks.push_back(question(item(one, 0), item(one, 1), item(one, 2), item(one, 3), item(one, 4)));
  }
  std::vector<rummel::Answer> answers(count);
  {
    nb::gil_scoped_release free;
    for (std::size_t i = 0; i < count; ++i) answers[i] = arranger().arrange(asks[i]);
  }
  nb::list out;
  for (const rummel::Answer& answer : answers) out.append(as_tuple(answer, known.ptr()));
  return out;
}

}  // namespace

NB_MODULE(_kernel, m) {
  // Nets are kept until the process ends, and threads that still run then hold on to them: that is no
  // leak, and not what somebody who stops a server wants to read.
  nb::set_leak_warnings(false);
  m.def("least_deadwood", &least_deadwood, nb::arg("hand"), nb::arg("cap"), nb::arg("most_left"),
        nb::arg("discard") = false,
        "Least worth left outside melds with at most `most_left` pieces left; -1 if impossible.");
  m.def("least_deadwood_many", &least_deadwood_many, nb::arg("hands"), nb::arg("cap"),
        nb::arg("most_left"), nb::arg("discard") = false, "least_deadwood of each hand.");
  m.def("least_after_discard", &least_after_discard, nb::arg("hand"), nb::arg("cap"),
        nb::arg("most_left"), "least_deadwood after the discard of each position of the hand.");
  m.def("best_melds", &best_melds, nb::arg("hand"), nb::arg("cap"), nb::arg("most_left"),
        "The melds of one best arrangement; ValueError if there is none.");
  m.def("arrange", &arrange, nb::arg("table"), nb::arg("rack"), nb::arg("laws"),
        nb::arg("settings"), nb::arg("objectives"), nb::arg("known"),
        "The best arrangement; see rummel.solve.");
  m.def("arrange_many", &arrange_many, nb::arg("questions"), nb::arg("known"),
        "The best arrangement for each of many questions.");
  bind_rounds(m);
}
