// The small part of JSON that requests are written in: whole numbers, text without escapes, lists
// and objects. Everything else is refused.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "rummel/rounds/round.hpp"

namespace rummel::json {

struct Value;
using List = std::vector<Value>;
using Object = std::vector<std::pair<std::string, Value>>;
struct Value {
  std::variant<std::int64_t, std::string, List, Object> is;
};

// Throws Refused where the text is no such value.
Value parse(std::string_view text);

// Writes a value from left to right; commas come by themselves.
class Writer {
 public:
  Writer& number(std::int64_t value);
  Writer& text(std::string_view value);
  // A row of pieces: two hexadecimal digits for each.
  Writer& pieces(const std::vector<Code>& codes);
  Writer& nothing() { return raw("null"); }
  Writer& open(char bracket);
  Writer& close(char bracket);
  Writer& key(std::string_view name);
  template <class Each>
  Writer& list(const Each& each) {
    open('[');
    for (const auto one : each) number(one);
    return close(']');
  }
  [[nodiscard]] std::string take() { return std::move(out_); }

 private:
  Writer& raw(std::string_view value);
  std::string out_;
  bool first_ = true;
};

// ------------------------------------------------------------------------------------- reading

// The text names what the value is for.
std::int64_t number(const Value& value, const char* what, std::int64_t least, std::int64_t most);
const std::string& text(const Value& value, const char* what);
const List& list(const Value& value, const char* what);
const Object& object(const Value& value, const char* what);
std::vector<Code> pieces(const Value& value, const char* what);
std::vector<int> numbers(const Value& value, const char* what);

// A member of an object, or nothing.
const Value* find(const Object& object, std::string_view name);
const Value& need(const Object& object, const char* name);

}  // namespace rummel::json
