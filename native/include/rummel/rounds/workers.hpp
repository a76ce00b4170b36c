// Threads that wait for work.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#ifndef __wasm__
#include <condition_variable>
#include <exception>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>
#endif

namespace rummel {

#ifdef __wasm__

// A page has one thread for this.
class Workers {
 public:
  explicit Workers(unsigned) {}
  [[nodiscard]] unsigned threads() const { return 1; }

  using Work = std::function<void(unsigned number, std::size_t from, std::size_t to)>;
  void run(std::size_t count, const Work& work) { work(0, 0, count); }
};

#else

// So many threads share the parts of a job; the caller is one of them. They are started with the
// first job that is worth it and wait for the next one: a step of a batch takes less time than a
// thread needs to start.
class Workers {
 public:
  explicit Workers(unsigned threads) : threads_(threads == 0 ? 1 : threads) {}
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;
  ~Workers();

  [[nodiscard]] unsigned threads() const { return threads_; }

  // Calls `work(number, from, to)` for parts of 0..count, each on the thread of that number; the
  // failure of the first part that failed is thrown.
  using Work = std::function<void(unsigned number, std::size_t from, std::size_t to)>;
  void run(std::size_t count, const Work& work);

 private:
  struct Team {
    std::mutex lock;
    std::condition_variable begin, done;
    std::uint64_t job = 0;   // the number of the last one that was given out
    unsigned busy = 0;       // how many have not finished it
    bool ends = false;
    const Work* work = nullptr;
    std::size_t count = 0;
    std::vector<std::exception_ptr> failures;
    std::vector<std::thread> others;
  };
  static void part(Team& team, unsigned number, unsigned threads);
  static void wait_for_jobs(Team& team, unsigned number, unsigned threads);
  void start();

  unsigned threads_;
  long process_ = 0;  // that has started the threads
  std::unique_ptr<Team> team_;
};

#endif

}  // namespace rummel
