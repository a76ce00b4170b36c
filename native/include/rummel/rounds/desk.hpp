// What thinking needs besides the round.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "rummel/arrange.hpp"

namespace rummel {

// Kept from one question to the next; one for each thread. The same questions come again and again:
// what can be laid is asked to list the choices and again when one of them is played, and playouts
// come by the same positions. So the last answers are kept, each with all of its question.
class Desk {
 public:
  // The arranger's answer; it stays until the next question.
  const Answer& arrange(const Question& question);

  struct Counts {
    std::uint64_t asked = 0;
    std::uint64_t known = 0;  // of them, from memory
  };
  [[nodiscard]] const Counts& counts() const { return counts_; }

 private:
  static constexpr std::size_t kKept = 2048;
  struct Kept {
    std::vector<std::uint8_t> question;
    Answer answer;
  };

  void write(const Question& question);

  Arranger arranger_;
  std::vector<std::uint8_t> bytes_;  // the question in hand
  std::vector<Kept> kept_;           // by the hash of the question
  Counts counts_;
};

}  // namespace rummel
