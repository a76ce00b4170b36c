// What a page asks the kernel for: a request in, an answer out, both as JSON.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "json.hpp"
#include "rummel/arrange.hpp"
#include "rummel/net.hpp"
#include "rummel/rounds/any_round.hpp"

namespace rummel {

// `do` says what is wanted; web/src/kernel/kernel.ts has the types of all requests and answers.
// What can't be done is answered with `refused` and why, rules that are not played here with
// `not_native` and the option; nothing is thrown.
class Requests {
 public:
  std::string answer(std::string_view request);
  // Takes in the file of a net; the answer has its number, for requests that ask it.
  std::string take_net(std::span<const std::uint8_t> file);

 private:
  // A round, and where its chance comes from.
  struct Slot {
    std::unique_ptr<AnyRound> round;
    Chance chance = Chance::seeded(0);
    bool begun = false;  // dealt, or set to fields
  };

  void arrange(const json::Object& ask, json::Writer& out);
  static void deadwood(const std::string& what, const json::Object& ask, json::Writer& out);
  static void read_melds(const json::Object& ask, json::Writer& out);
  void open(const json::Object& ask, json::Writer& out);
  void of_round(const std::string& what, const json::Object& ask, json::Writer& out);
  Slot& slot(const json::Object& ask);
  const Net& net(const json::Object& ask);

  Arranger arranger_;
  std::vector<std::unique_ptr<const Net>> nets_;
  std::map<int, Slot> slots_;
  int last_ = 0;  // the number of the round that was opened last
};

}  // namespace rummel
