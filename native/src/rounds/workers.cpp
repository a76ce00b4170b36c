#include "rummel/rounds/workers.hpp"

#include <algorithm>

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

// To fall asleep and be woken takes as long as a short job. So whoever waits first looks again a few
// times, and lets others run in between.
constexpr int kLooks = 100;

template <class Ready>
void look_for(const Ready& ready) {
  for (int looks = 0; looks < kLooks && !ready(); ++looks) std::this_thread::yield();
}

// The parts of a job are taken in pieces, so that little is left to wait for in the end.
constexpr std::size_t kPieces = 8;

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

void Workers::take_part(Team& team, const Work& work, unsigned number) {
  const std::size_t threads = team.parts.size();
  try {
    for (std::size_t i = 0; i < threads; ++i) {
      Part& part = team.parts[(number + i) % threads];
      for (;;) {
        const std::size_t from = part.next.fetch_add(team.piece);
        if (from >= part.end) break;
        work(number, from, std::min(from + team.piece, part.end));
      }
    }
  } catch (...) {
    team.failures[number] = std::current_exception();
  }
}

void Workers::wait_for_jobs(Team& team, unsigned number) {
  std::uint64_t seen = 0;
  for (;;) {
    look_for([&] { return team.job != seen; });
    const Work* work = nullptr;
    {
      std::unique_lock held(team.lock);
      team.begin.wait(held, [&] { return team.ends || team.job != seen; });
      if (team.ends) return;
      seen = team.job;
      work = team.work;
      if (work == nullptr) continue;  // the others were faster
      ++team.busy;
    }
    take_part(team, *work, number);
    const std::lock_guard held(team.lock);
    if (--team.busy == 0) team.done.notify_one();
  }
}

void Workers::start() {
  if (team_) (void)team_.release();  // left behind by a fork
  team_ = std::make_unique<Team>(threads_);
  process_ = this_process();
  Team& team = *team_;
  try {
    for (unsigned number = 1; number < threads_; ++number) {
      team.others.emplace_back([&team, number] { wait_for_jobs(team, number); });
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
    team.piece = std::max<std::size_t>(1, count / (kPieces * threads_));
    for (std::size_t i = 0; i < threads_; ++i) {
      team.parts[i].next = count * i / threads_;
      team.parts[i].end = count * (i + 1) / threads_;
    }
    for (std::exception_ptr& failure : team.failures) failure = nullptr;
    ++team.job;
  }
  team.begin.notify_all();
  take_part(team, work, 0);
  {
    // Those that are not awake yet need not come.
    const std::lock_guard held(team.lock);
    team.work = nullptr;
  }
  look_for([&] { return team.busy == 0; });
  std::unique_lock held(team.lock);
  team.done.wait(held, [&] { return team.busy == 0; });
  for (const std::exception_ptr& failure : team.failures) {
    if (failure) std::rethrow_exception(failure);
  }
}

}  // namespace rummel
