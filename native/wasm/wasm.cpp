// The kernel as WebAssembly: a page writes a request where `rummel_room` says, and reads the answer
// where `rummel_answer` says.
#include <cstddef>
#include <cstdint>
#include <string>

#include "requests.hpp"

namespace {

constexpr std::size_t kLongest = 1 << 20;  // of a request
constexpr std::size_t kLongestNet = 1 << 23;

std::string& room() {
  static std::string request;
  return request;
}

std::string& said() {
  static std::string answer;
  return answer;
}

rummel::Requests& requests() {
  static rummel::Requests all;
  return all;
}

}  // namespace

extern "C" {

// Where a request or a net of so many bytes goes; null: it is too long.
__attribute__((export_name("rummel_room"))) char* rummel_room(std::size_t size) {
  if (size > kLongestNet) return nullptr;
  room().assign(size, ' ');
  return room().data();
}

// Carries a request out, and returns the length of the answer; 0: it is too long.
__attribute__((export_name("rummel_ask"))) std::size_t rummel_ask() {
  if (room().size() > kLongest) return 0;
  said() = requests().answer(room());
  return said().size();
}

// The same for the file of a net.
__attribute__((export_name("rummel_net"))) std::size_t rummel_net() {
  const auto* from = reinterpret_cast<const std::uint8_t*>(room().data());
  said() = requests().take_net({from, room().size()});
  room() = {};
  return said().size();
}

__attribute__((export_name("rummel_answer"))) const char* rummel_answer() { return said().data(); }
}
