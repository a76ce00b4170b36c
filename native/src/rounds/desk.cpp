#include "rummel/rounds/desk.hpp"

#include <algorithm>

namespace rummel {
namespace {

std::uint64_t hash_of(const std::vector<std::uint8_t>& bytes) {
  std::uint64_t hash = 0xcbf29ce484222325ULL;
  for (const std::uint8_t byte : bytes) hash = (hash ^ byte) * 0x100000001b3ULL;
  return hash ^ hash >> 32;
}

}  // namespace

// All that an answer depends on.
void Desk::write(const Question& question) {
  bytes_.clear();
  const auto put = [&](auto number) { bytes_.push_back(static_cast<std::uint8_t>(number)); };
  const auto put_long = [&](std::int64_t number) {
    for (int shift = 0; shift < 32; shift += 8) put(number >> shift & 255);
  };
  const Laws& laws = question.laws;
  put(int{laws.runs} | int{laws.sets} << 1 | int{laws.mixed_runs} << 2 | int{laws.declared} << 3 |
      int{laws.joker_laid} << 4 | int{question.opened} << 5 | int{question.rebuild} << 6 |
      int{question.out_opens} << 7);
  put(laws.ace);
  put(laws.longest_run);
  put(laws.jokers);
  put(laws.table_joker);
  put(laws.joker_tile);
  put(laws.court + 1);
  put(laws.ace_low);
  put(laws.ace_high);
  put(laws.ace_set);
  put(laws.ace_hand);
  put(laws.joker_hand);
  put(question.minimum);
  put(question.opening);
  put_long(question.most);
  put(question.keep);
  put_long(question.work);
  put_long(question.tidy_work);
  put(question.objectives.size());
  for (const Objective one : question.objectives) put(one);
  put(question.rack.size());
  bytes_.insert(bytes_.end(), question.rack.begin(), question.rack.end());
  for (const auto& meld : question.table) {
    put(meld.size());
    bytes_.insert(bytes_.end(), meld.begin(), meld.end());
  }
}

const Answer& Desk::arrange(const Question& question) {
  ++counts_.asked;
  write(question);
  if (kept_.empty()) kept_.resize(kKept);
  Kept& kept = kept_[hash_of(bytes_) % kKept];
  if (kept.question == bytes_) {
    ++counts_.known;
    return kept.answer;
  }
  kept.answer = arranger_.arrange(question);
  kept.question = bytes_;
  return kept.answer;
}

}  // namespace rummel
