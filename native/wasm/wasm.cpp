// The kernel as WebAssembly: a page writes a request where `rummel_room` says, and reads the answer
// where `rummel_answer` says.
#include <cstddef>
#include <string>

#include "requests.hpp"

namespace {

constexpr std::size_t kLongest = 1 << 20;

std::string& room() {
  static std::string request;
  return request;
}

std::string& said() {
  static std::string answer;
  return answer;
}

}  // namespace

extern "C" {

// Where a request of so many bytes goes; null: it is too long.
__attribute__((export_name("rummel_room"))) char* rummel_room(std::size_t size) {
  if (size > kLongest) return nullptr;
  room().assign(size, ' ');
  return room().data();
}

// Carries it out, and returns the length of the answer.
__attribute__((export_name("rummel_ask"))) std::size_t rummel_ask() {
  static rummel::Requests requests;
  said() = requests.answer(room());
  return said().size();
}

__attribute__((export_name("rummel_answer"))) const char* rummel_answer() { return said().data(); }
}
