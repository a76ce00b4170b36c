// A small net that plays a family of rounds: bytes in, a value and a number for each action out.
//
// Linear and ReLU; blocks of x + ReLU(Linear(LayerNorm(x))); LayerNorm and Linear. The file holds
// the weights of a row as whole numbers of a byte and one scale. It is little-endian:
//
//   8 bytes   "rummel-n"
//   u32       version, 2
//   16 bytes  the family's name, filled up with zeros
//   u64       the hash of the layout that the net reads (`hash_of`)
//   u32 x 4   bytes that it reads, hidden size, blocks, what it chooses among
//   u32       how many rules it was trained for
//   u64       FNV-1a of all that follows
//   u64[]     the hashes of these rules, each for a number of seats (`hash_of`)
//   f32[]     scale of each byte
//   matrix    bias f32[rows], scale f32[rows], weights i8[rows * columns]: bytes to hidden
//   each block: f32[hidden] gain, f32[hidden] shift, matrix
//   f32[hidden] gain, f32[hidden] shift, matrix with the value's row first, then the actions'
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "rummel/rounds/round.hpp"

namespace rummel {

// A file that is no net, or not one for this.
struct BadNet : std::invalid_argument {
  using std::invalid_argument::invalid_argument;
};

std::uint64_t fnv(std::span<const std::uint8_t> bytes);
// Names and lengths of the parts: a net that was shown anything else is of no use.
std::uint64_t hash_of(std::span<const Part> layout);
// The options of a round by name and number, whatever their order.
std::uint64_t hash_of(const Numbers& rules);

class Net {
 public:
  static constexpr std::uint32_t kVersion = 2;

  static Net read(std::span<const std::uint8_t> file);

  [[nodiscard]] const std::string& family() const { return family_; }
  [[nodiscard]] std::uint64_t layout() const { return layout_; }
  // Whether it was trained for these rules.
  [[nodiscard]] bool knows(std::uint64_t rules) const;
  [[nodiscard]] std::size_t width() const { return scale_.size(); }
  [[nodiscard]] std::size_t actions() const { return out_.rows - 1; }

  // rows of `width` bytes; for each the value, and a number for every action
  struct Answer {
    std::vector<float> values;
    std::vector<float> actions;
  };
  [[nodiscard]] Answer evaluate(std::span<const std::uint8_t> rows) const;

 private:
  // Turned over, so that a row of it is what one input adds to every output: that is a loop which
  // any compiler makes fast, and the many inputs that are 0 cost nothing.
  struct Matrix {
    std::size_t rows = 0;
    std::size_t columns = 0;
    std::vector<float> bias;
    std::vector<float> weights;  // [columns, rows]
    void multiply(const std::vector<float>& in, std::size_t count, std::vector<float>& out) const;
  };
  struct Norm {
    std::vector<float> gain, shift;
    void apply(const std::vector<float>& in, std::size_t count, std::vector<float>& out) const;
  };
  struct Block {
    Norm norm;
    Matrix line;
  };
  class File;

  std::string family_;
  std::uint64_t layout_ = 0;
  std::vector<std::uint64_t> rules_;
  std::vector<float> scale_;
  Matrix into_;
  std::vector<Block> blocks_;
  Norm norm_;
  Matrix out_;
};

// Suits exchanged: the same decision, which a net sees with other eyes. Planes of 52 pieces, or of 53
// with the joker, are by suit.
struct Exchange {
  std::array<int, 4> suits{0, 1, 2, 3};

  // One of 24, the first leaves all as it is.
  static Exchange number(int which);
  [[nodiscard]] int place(int piece) const {
    return 13 * suits[static_cast<std::size_t>(piece / 13)] + piece % 13;
  }
  void apply(std::span<const Part> layout, std::span<const std::uint8_t> from,
             std::span<std::uint8_t> to) const;
  [[nodiscard]] int choice(std::span<const int> suited, int choice) const;
};

}  // namespace rummel
