#include "rummel/rounds/workers.hpp"

#if __has_include(<unistd.h>)
#include <unistd.h>
#endif

namespace rummel {
namespace {

// A process that forks leaves its threads behind.
long this_process() {
#if __has_include(<unistd.h>)
  return static_cast<long>(getpid());
#else
  return 1;
#endif
}

}  // namespace

Workers::~Workers() {
  if (!team_) return;
  if (process_ != this_process()) {
    // Nobody is there to be joined, and the locks are as the fork found them.
    (void)team_.release();
    return;
  }
  {
    const std::lock_guard held(team_->lock);
    team_->ends = true;
  }
  team_->begin.notify_all();
  for (std::thread& other : team_->others) other.join();
}

void Workers::part(Team& team, unsigned number, unsigned threads) {
  try {
    (*team.work)(number, team.count * number / threads, team.count * (number + 1) / threads);
  } catch (...) {
    team.failures[number] = std::current_exception();
  }
}

void Workers::wait_for_jobs(Team& team, unsigned number, unsigned threads) {
  std::uint64_t seen = 0;
  for (;;) {
    {
      std::unique_lock held(team.lock);
      team.begin.wait(held, [&] { return team.ends || team.job != seen; });
      if (team.ends) return;
      seen = team.job;
    }
    part(team, number, threads);
    const std::lock_guard held(team.lock);
    if (--team.busy == 0) team.done.notify_one();
  }
}

void Workers::start() {
  if (team_) (void)team_.release();  // left behind by a fork
  team_ = std::make_unique<Team>();
  process_ = this_process();
  Team& team = *team_;
  team.failures.resize(threads_);
  try {
    for (unsigned number = 1; number < threads_; ++number) {
      team.others.emplace_back([&team, number, threads = threads_] {
        wait_for_jobs(team, number, threads);
      });
    }
  } catch (...) {
    // The system has no more of them: those that run are of no use without the others.
    {
      const std::lock_guard held(team.lock);
      team.ends = true;
    }
    team.begin.notify_all();
    for (std::thread& other : team.others) other.join();
    team_.reset();
    throw;
  }
}

void Workers::run(std::size_t count, const Work& work) {
  if (threads_ <= 1 || count < 2 * std::size_t{threads_}) return work(0, 0, count);
  if (!team_ || process_ != this_process()) start();
  Team& team = *team_;
  {
    const std::lock_guard held(team.lock);
    team.work = &work;
    team.count = count;
    team.busy = threads_ - 1;
    for (std::exception_ptr& failure : team.failures) failure = nullptr;
    ++team.job;
  }
  team.begin.notify_all();
  part(team, 0, threads_);
  std::unique_lock held(team.lock);
  team.done.wait(held, [&] { return team.busy == 0; });
  for (const std::exception_ptr& failure : team.failures) {
    if (failure) std::rethrow_exception(failure);
  }
}

}  // namespace rummel
