#include "json.hpp"

#include <limits>

namespace rummel::json {
namespace {

constexpr int kDeepest = 8;
constexpr std::size_t kLongestText = 1 << 12;
// What a double holds exactly, so that JavaScript writes it as it was.
constexpr std::int64_t kMost = (std::int64_t{1} << 53) - 1;

class Parser {
 public:
  explicit Parser(std::string_view text) : at_(text.data()), end_(text.data() + text.size()) {}

  Value whole() {
    Value value = any(0);
    blanks();
    if (at_ != end_) fail();
    return value;
  }

 private:
  [[noreturn]] static void fail() { throw Refused("a request is JSON of numbers, text and lists"); }

  void blanks() {
    while (at_ != end_ && (*at_ == ' ' || *at_ == '\n' || *at_ == '\t' || *at_ == '\r')) ++at_;
  }
  char peek() {
    blanks();
    if (at_ == end_) fail();
    return *at_;
  }
  bool take(char wanted) {
    if (peek() != wanted) return false;
    ++at_;
    return true;
  }

  Value any(int depth) {
    if (depth > kDeepest) fail();
    const char next = peek();
    if (next == '[') return {items(depth)};
    if (next == '{') return {members(depth)};
    if (next == '"') return {text()};
    return {number()};
  }

  List items(int depth) {
    List all;
    ++at_;
    if (take(']')) return all;
    do {
      all.push_back(any(depth + 1));
    } while (take(','));
    if (!take(']')) fail();
    return all;
  }

  Object members(int depth) {
    Object all;
    ++at_;
    if (take('}')) return all;
    do {
      if (peek() != '"') fail();
      std::string name = text();
      if (!take(':')) fail();
      all.emplace_back(std::move(name), any(depth + 1));
    } while (take(','));
    if (!take('}')) fail();
    return all;
  }

  std::string text() {
    std::string out;
    for (++at_; at_ != end_ && *at_ != '"'; ++at_) {
      if (*at_ < ' ' || *at_ > '~' || *at_ == '\\' || out.size() == kLongestText) fail();
      out.push_back(*at_);
    }
    if (at_ == end_) fail();
    ++at_;
    return out;
  }

  std::int64_t number() {
    const bool negative = *at_ == '-';
    if (negative) ++at_;
    if (at_ == end_ || *at_ < '0' || *at_ > '9') fail();
    std::int64_t value = 0;
    for (; at_ != end_ && *at_ >= '0' && *at_ <= '9'; ++at_) {
      value = value * 10 + (*at_ - '0');
      if (value > kMost) fail();
    }
    return negative ? -value : value;
  }

  const char* at_;
  const char* end_;
};

int digit(char one) {
  if (one >= '0' && one <= '9') return one - '0';
  if (one >= 'a' && one <= 'f') return one - 'a' + 10;
  return -1;
}

[[noreturn]] void fail(const char* what, const char* why) {
  throw Refused(std::string(what) + " " + why);
}

}  // namespace

Value parse(std::string_view text) { return Parser(text).whole(); }

Writer& Writer::raw(std::string_view value) {
  if (!first_) out_.push_back(',');
  first_ = false;
  out_ += value;
  return *this;
}

Writer& Writer::number(std::int64_t value) { return raw(std::to_string(value)); }

Writer& Writer::text(std::string_view value) {
  std::string quoted = "\"";
  for (const char one : value) {
    quoted.push_back(one < ' ' || one > '~' || one == '"' || one == '\\' ? '?' : one);
  }
  return raw(quoted + "\"");
}

Writer& Writer::pieces(const std::vector<Code>& codes) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string row;
  for (const Code code : codes) {
    row.push_back(kDigits[code >> 4]);
    row.push_back(kDigits[code & 15]);
  }
  return text(row);
}

Writer& Writer::open(char bracket) {
  raw({&bracket, 1});
  first_ = true;
  return *this;
}

Writer& Writer::close(char bracket) {
  out_.push_back(bracket);
  first_ = false;
  return *this;
}

Writer& Writer::key(std::string_view name) {
  text(name);
  out_.push_back(':');
  first_ = true;
  return *this;
}

std::int64_t number(const Value& value, const char* what, std::int64_t least, std::int64_t most) {
  const auto* const given = std::get_if<std::int64_t>(&value.is);
  if (given == nullptr) fail(what, "is no whole number");
  if (*given < least || *given > most) fail(what, "is out of range");
  return *given;
}

const std::string& text(const Value& value, const char* what) {
  const auto* const given = std::get_if<std::string>(&value.is);
  if (given == nullptr) fail(what, "is no text");
  return *given;
}

const List& list(const Value& value, const char* what) {
  const auto* const given = std::get_if<List>(&value.is);
  if (given == nullptr) fail(what, "is no list");
  return *given;
}

const Object& object(const Value& value, const char* what) {
  const auto* const given = std::get_if<Object>(&value.is);
  if (given == nullptr) fail(what, "is no object");
  return *given;
}

std::vector<Code> pieces(const Value& value, const char* what) {
  const std::string& row = text(value, what);
  std::vector<Code> codes;
  if (row.size() % 2 != 0) fail(what, "is no row of pieces");
  for (std::size_t at = 0; at < row.size(); at += 2) {
    const int high = digit(row[at]);
    const int low = digit(row[at + 1]);
    if (high < 0 || low < 0) fail(what, "is no row of pieces");
    codes.push_back(static_cast<Code>(high << 4 | low));
  }
  return codes;
}

std::vector<int> numbers(const Value& value, const char* what) {
  std::vector<int> all;
  for (const Value& one : list(value, what)) {
    all.push_back(static_cast<int>(number(one, what, std::numeric_limits<int>::min(),
                                          std::numeric_limits<int>::max())));
  }
  return all;
}

const Value* find(const Object& object, std::string_view name) {
  for (const auto& [given, value] : object) {
    if (given == name) return &value;
  }
  return nullptr;
}

const Value& need(const Object& object, const char* name) {
  const Value* const value = find(object, name);
  if (value == nullptr) fail(name, "is missing");
  return *value;
}

}  // namespace rummel::json
