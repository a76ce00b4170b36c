// Threads that wait for work.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#ifndef __wasm__
#include <atomic>
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

  // Calls `work(number, from, to)` for pieces of 0..count, on the thread of that number; if threads
  // fail, the failure of the first of them is thrown.
  using Work = std::function<void(unsigned number, std::size_t from, std::size_t to)>;
  void run(std::size_t count, const Work& work);

 private:
  // Every thread has a part of a job, and helps the others when it is done with its own.
  struct alignas(64) Part {
    std::atomic<std::size_t> next = 0;  // nobody has begun this yet
    std::size_t end = 0;
  };
  struct Team {
    explicit Team(unsigned threads) : parts(threads), failures(threads) {}
    std::mutex lock;
    std::condition_variable begin, done;
    // Both change only under the lock.
    std::atomic<std::uint64_t> job = 0;  // the number of the last one that was given out
    std::atomic<unsigned> busy = 0;      // how many others are at it
    bool ends = false;
    const Work* work = nullptr;  // null: nothing is left to begin
    std::size_t piece = 1;
    std::vector<Part> parts;
    std::vector<std::exception_ptr> failures;
    std::vector<std::thread> others;
  };
  static void take_part(Team& team, const Work& work, unsigned number);
  static void wait_for_jobs(Team& team, unsigned number);
  void start();

  unsigned threads_;
  long process_ = 0;  // that has started the threads
  std::unique_ptr<Team> team_;
};

#endif

}  // namespace rummel
