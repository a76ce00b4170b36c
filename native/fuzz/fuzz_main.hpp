// Runs a fuzz target without libFuzzer: on files of bytes, or on random ones.
#pragma once

#ifndef RUMMEL_LIBFUZZER
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <random>
#include <string>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

// `flag N` says how much is wanted; `done` is asked after each run of up to `most` random bytes.
template <class Done>
int fuzz(int count, char** words, const std::string& flag, std::size_t most, Done done) {
  long wanted = 20000;
  bool files = false;
  for (int i = 1; i < count; ++i) {
    if (words[i] == flag && i + 1 < count) {
      wanted = std::strtol(words[++i], nullptr, 10);
      continue;
    }
    std::ifstream file(words[i], std::ios::binary);
    if (!file) {
      std::fprintf(stderr, "%s can't be read\n", words[i]);
      return 1;
    }
    const std::vector<char> text{std::istreambuf_iterator<char>(file), {}};
    LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(text.data()), text.size());
    files = true;
  }
  if (files) return 0;
  std::mt19937 chance(20260101);
  std::vector<std::uint8_t> data;
  long runs = 0;
  for (; done(runs) < wanted; ++runs) {
    data.resize(chance() % most);
    for (auto& one : data) one = static_cast<std::uint8_t>(chance());
    LLVMFuzzerTestOneInput(data.data(), data.size());
  }
  std::printf("%ld runs, %ld of %ld by %s\n", runs, done(runs), wanted, flag.c_str());
  return 0;
}
#endif
