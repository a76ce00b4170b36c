// The only file that knows Python: the module rummel._kernel.
#include <nanobind/nanobind.h>

#include <array>
#include <span>
#include <string>

#include "rummel/deadwood.hpp"

namespace nb = nanobind;

namespace {

// A hand read from Python without allocation: these calls take about as long as one would.
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
    } else {
      throw nb::type_error("a hand is a tuple or a list of pieces");
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

int least_deadwood(nb::handle hand, int cap, int most_left) {
  return rummel::least_deadwood(Hand(hand).codes(), cap, most_left);
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

}  // namespace

NB_MODULE(_kernel, m) {
  m.def("least_deadwood", &least_deadwood, nb::arg("hand"), nb::arg("cap"), nb::arg("most_left"),
        "Least worth left outside melds with at most `most_left` pieces left; -1 if impossible.");
  m.def("least_after_discard", &least_after_discard, nb::arg("hand"), nb::arg("cap"),
        nb::arg("most_left"), "least_deadwood after the discard of each position of the hand.");
  m.def("best_melds", &best_melds, nb::arg("hand"), nb::arg("cap"), nb::arg("most_left"),
        "The melds of one best arrangement; ValueError if there is none.");
}
