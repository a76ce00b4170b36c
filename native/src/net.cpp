#include "rummel/net.hpp"

#include <algorithm>
#include <bit>
#include <cmath>

namespace rummel {
namespace {

constexpr std::string_view kMagic = "rummel-n";
constexpr std::size_t kName = 16;
constexpr float kTiny = 1e-5F;  // in a LayerNorm

// Sizes beyond these are no net of ours; below them nothing can overflow.
constexpr std::uint32_t kMostWidth = 4096;
constexpr std::uint32_t kMostHidden = 4096;
constexpr std::uint32_t kMostBlocks = 32;
constexpr std::uint32_t kMostActions = 8192;
constexpr std::uint32_t kMostRules = 1024;

}  // namespace

std::uint64_t fnv(std::span<const std::uint8_t> bytes) {
  std::uint64_t hash = 0xcbf29ce484222325ULL;
  for (const std::uint8_t byte : bytes) hash = (hash ^ byte) * 0x100000001b3ULL;
  return hash;
}

std::uint64_t hash_of(std::span<const Part> layout) {
  std::string text;
  for (const Part& part : layout) text += part.name + ":" + std::to_string(part.length) + "\n";
  return fnv({reinterpret_cast<const std::uint8_t*>(text.data()), text.size()});
}

std::uint64_t hash_of(const Numbers& rules) {
  std::vector<std::string> lines;
  for (const auto& [name, values] : rules) {
    std::string& line = lines.emplace_back(name + "=");
    for (const int value : values) line += std::to_string(value) + ",";
    line += "\n";
  }
  std::sort(lines.begin(), lines.end());
  std::string text;
  for (const std::string& line : lines) text += line;
  return fnv({reinterpret_cast<const std::uint8_t*>(text.data()), text.size()});
}

bool Net::knows(std::uint64_t rules) const {
  return std::find(rules_.begin(), rules_.end(), rules) != rules_.end();
}

// What is left to read of a file.
class Net::File {
 public:
  explicit File(std::span<const std::uint8_t> bytes) : rest_(bytes) {}

  std::span<const std::uint8_t> take(std::size_t size) {
    if (rest_.size() < size) throw BadNet("the file of weights ends too early");
    const auto taken = rest_.first(size);
    rest_ = rest_.subspan(size);
    return taken;
  }
  template <class T>
  T number() {
    T value = 0;
    const auto bytes = take(sizeof(T));
    for (std::size_t i = 0; i < sizeof(T); ++i) value |= static_cast<T>(T{bytes[i]} << (8 * i));
    return value;
  }
  std::uint32_t size(const char* what, std::uint32_t most) {
    const auto value = number<std::uint32_t>();
    if (value < 1 || value > most) {
      throw BadNet(std::string("the file of weights has ") + what + " " + std::to_string(value) +
                   ", not 1 to " + std::to_string(most));
    }
    return value;
  }
  std::vector<float> floats(std::size_t count) {
    const auto bytes = take(4 * count);
    std::vector<float> all(count);
    for (std::size_t i = 0; i < count; ++i) {
      std::uint32_t bits = 0;
      for (std::size_t j = 0; j < 4; ++j) bits |= std::uint32_t{bytes[4 * i + j]} << (8 * j);
      all[i] = std::bit_cast<float>(bits);
      if (!std::isfinite(all[i])) throw BadNet("the file of weights has one that is no number");
    }
    return all;
  }
  Matrix matrix(std::size_t rows, std::size_t columns) {
    Matrix out{rows, columns, floats(rows), {}};
    const std::vector<float> scale = floats(rows);
    const auto bytes = take(rows * columns);
    out.weights.resize(rows * columns);
    for (std::size_t row = 0; row < rows; ++row) {
      for (std::size_t column = 0; column < columns; ++column) {
        const auto weight = static_cast<std::int8_t>(bytes[row * columns + column]);
        out.weights[column * rows + row] = scale[row] * static_cast<float>(weight);
      }
    }
    return out;
  }
  Norm norm(std::size_t size) {
    Norm out;
    out.gain = floats(size);
    out.shift = floats(size);
    return out;
  }
  [[nodiscard]] std::span<const std::uint8_t> rest() const { return rest_; }

 private:
  std::span<const std::uint8_t> rest_;
};

Net Net::read(std::span<const std::uint8_t> bytes) {
  File file(bytes);
  const auto magic = file.take(kMagic.size());
  if (!std::equal(magic.begin(), magic.end(), kMagic.begin())) {
    throw BadNet("this is no file of weights");
  }
  if (const auto version = file.number<std::uint32_t>(); version != kVersion) {
    throw BadNet("the file of weights has version " + std::to_string(version) +
                 ", and this program reads version " + std::to_string(kVersion));
  }
  Net net;
  const auto name = file.take(kName);
  net.family_.assign(name.begin(), std::find(name.begin(), name.end(), 0));
  net.layout_ = file.number<std::uint64_t>();
  const std::size_t width = file.size("bytes to read", kMostWidth);
  const std::size_t hidden = file.size("a hidden size", kMostHidden);
  const std::size_t blocks = file.size("blocks", kMostBlocks);
  const std::size_t actions = file.size("actions", kMostActions);
  const std::size_t rules = file.size("rules", kMostRules);
  const auto sum = file.number<std::uint64_t>();
  const auto matrix = [](std::size_t rows, std::size_t columns) { return rows * (columns + 8); };
  const std::size_t size = 8 * rules + 4 * width + matrix(hidden, width) +
                           blocks * (8 * hidden + matrix(hidden, hidden)) + 8 * hidden +
                           matrix(actions + 1, hidden);
  if (file.rest().size() != size) {
    throw BadNet("the file of weights has " + std::to_string(file.rest().size()) +
                 " bytes of them, not " + std::to_string(size));
  }
  if (fnv(file.rest()) != sum) throw BadNet("the file of weights is damaged");
  for (std::size_t i = 0; i < rules; ++i) net.rules_.push_back(file.number<std::uint64_t>());
  net.scale_ = file.floats(width);
  net.into_ = file.matrix(hidden, width);
  for (std::size_t i = 0; i < blocks; ++i) {
    Norm norm = file.norm(hidden);
    net.blocks_.push_back({std::move(norm), file.matrix(hidden, hidden)});
  }
  net.norm_ = file.norm(hidden);
  net.out_ = file.matrix(actions + 1, hidden);
  return net;
}

void Net::Matrix::multiply(const std::vector<float>& in, std::size_t count,
                           std::vector<float>& out) const {
  out.resize(count * rows);
  for (std::size_t i = 0; i < count; ++i) {
    std::copy(bias.begin(), bias.end(), out.begin() + static_cast<std::ptrdiff_t>(i * rows));
  }
  for (std::size_t column = 0; column < columns; ++column) {
    const float* const weight = weights.data() + column * rows;
    for (std::size_t i = 0; i < count; ++i) {
      const float by = in[i * columns + column];
      if (by == 0.0F) continue;
      float* const sum = out.data() + i * rows;
      for (std::size_t row = 0; row < rows; ++row) sum[row] += by * weight[row];
    }
  }
}

void Net::Norm::apply(const std::vector<float>& in, std::size_t count,
                      std::vector<float>& out) const {
  const std::size_t size = gain.size();
  out.resize(in.size());
  for (std::size_t i = 0; i < count; ++i) {
    const float* const from = in.data() + i * size;
    float* const to = out.data() + i * size;
    double sum = 0;
    double squares = 0;
    for (std::size_t j = 0; j < size; ++j) sum += static_cast<double>(from[j]);
    const auto mean = static_cast<float>(sum / static_cast<double>(size));
    for (std::size_t j = 0; j < size; ++j) {
      const double apart = static_cast<double>(from[j] - mean);
      squares += apart * apart;
    }
    const auto variance = static_cast<float>(squares / static_cast<double>(size));
    const float by = 1.0F / std::sqrt(variance + kTiny);
    for (std::size_t j = 0; j < size; ++j) to[j] = (from[j] - mean) * by * gain[j] + shift[j];
  }
}

Net::Answer Net::evaluate(std::span<const std::uint8_t> rows) const {
  if (rows.size() % width() != 0) {
    throw BadNet("the net reads rows of " + std::to_string(width()) + " bytes");
  }
  const std::size_t count = rows.size() / width();
  std::vector<float> in(rows.size());
  for (std::size_t i = 0; i < in.size(); ++i) {
    in[i] = static_cast<float>(rows[i]) * scale_[i % width()];
  }
  std::vector<float> x, y, more;
  into_.multiply(in, count, x);
  for (float& one : x) one = std::max(one, 0.0F);
  for (const Block& block : blocks_) {
    block.norm.apply(x, count, y);
    block.line.multiply(y, count, more);
    for (std::size_t i = 0; i < x.size(); ++i) x[i] += std::max(more[i], 0.0F);
  }
  norm_.apply(x, count, y);
  out_.multiply(y, count, more);
  Answer answer;
  for (std::size_t i = 0; i < count; ++i) {
    const auto row = more.begin() + static_cast<std::ptrdiff_t>(i * out_.rows);
    answer.values.push_back(*row);
    answer.actions.insert(answer.actions.end(), row + 1,
                          row + static_cast<std::ptrdiff_t>(out_.rows));
  }
  return answer;
}

Exchange Exchange::number(int which) {
  Exchange out;
  for (int i = 0; i < which; ++i) std::next_permutation(out.suits.begin(), out.suits.end());
  return out;
}

void Exchange::apply(std::span<const Part> layout, std::span<const std::uint8_t> from,
                     std::span<std::uint8_t> to) const {
  std::copy(from.begin(), from.end(), to.begin());
  std::size_t at = 0;
  for (const Part& part : layout) {
    for (int piece = 0; piece < 52 && (part.length == 52 || part.length == 53); ++piece) {
      to[at + static_cast<std::size_t>(place(piece))] = from[at + static_cast<std::size_t>(piece)];
    }
    at += static_cast<std::size_t>(part.length);
  }
}

int Exchange::choice(std::span<const int> suited, int choice) const {
  for (const int start : suited) {
    if (choice >= start && choice < start + 52) return start + place(choice - start);
  }
  return choice;
}

}  // namespace rummel
