// Holds back what the code of a screen enqueues, so that it runs on the screen's thread, in order, when the clock of
// the screen reaches their moment.

#define _GNU_SOURCE
#include "jobs.h"

#ifdef __linux__

#include <dlfcn.h>
#include <stdbool.h>
#include <stddef.h>
#include <time.h>

#include "held.h"

static _Thread_local galley_holder current;

bool galley_holds(void) { return current.take != NULL; }

galley_holder galley_hold_jobs(galley_holder holder) {
  galley_holder old = current;
  current = holder;
  return old;
}

static void take(void (*function)(void *), void *argument, int64_t delay) {
  galley_job job = {function, argument};
  current.take(current.context, job, delay < 0 ? 0 : delay);
}

/// The time from now to a moment of a clock.
static int64_t remaining(clockid_t clock, uint64_t moment) {
  struct timespec now;
  clock_gettime(clock, &now);
  return (int64_t)moment - ((int64_t)now.tv_sec * 1000000000 + now.tv_nsec);
}

/// The time until a moment as dispatch queues encode it: wall clocks by negative numbers, continuous ones by the
/// topmost bit alone.
static int64_t delay_until(uint64_t when) {
  if (when == 0) return 0;
  if (when == UINT64_MAX) return INT64_MAX;
  if (when >> 62 == 3) return remaining(CLOCK_REALTIME, 0 - when);
  if (when >> 63) return remaining(CLOCK_BOOTTIME, when & ~((uint64_t)1 << 63));
  return remaining(CLOCK_MONOTONIC, when);
}

// Blocks

/// The beginning of every block, by the ABI of blocks.
struct block {
  void *isa;
  int flags;
  int reserved;
  void (*invoke)(void *block);
};

/// A copy of a block that lives on; null where blocks cannot be copied.
static void *copied(const void *block) {
  void *(*copy)(const void *) = (void *(*)(const void *))dlsym(RTLD_DEFAULT, "_Block_copy");
  return copy ? copy(block) : NULL;
}

static void run_block(void *block) {
  ((struct block *)block)->invoke(block);
  void (*release)(const void *) = (void (*)(const void *))dlsym(RTLD_DEFAULT, "_Block_release");
  if (release) release(block);
}

// The library's functions. These definitions are weak, as a program that links the library statically has them twice.

#define weak __attribute__((weak))

weak void dispatch_async_f(void *queue, void *argument, void (*function)(void *)) {
  if (current.take) return take(function, argument, 0);
  void (*next)(void *, void *, void (*)(void *)) =
      (void (*)(void *, void *, void (*)(void *)))dlsym(RTLD_NEXT, "dispatch_async_f");
  if (next) next(queue, argument, function);
}

weak void dispatch_after_f(
    uint64_t when, void *queue, void *argument, void (*function)(void *)) {
  if (current.take) return take(function, argument, delay_until(when));
  void (*next)(uint64_t, void *, void *, void (*)(void *)) =
      (void (*)(uint64_t, void *, void *, void (*)(void *)))dlsym(RTLD_NEXT, "dispatch_after_f");
  if (next) next(when, queue, argument, function);
}

weak void dispatch_async(void *queue, const void *block) {
  void *copy = current.take ? copied(block) : NULL;
  if (copy) return take(run_block, copy, 0);
  void (*next)(void *, const void *) =
      (void (*)(void *, const void *))dlsym(RTLD_NEXT, "dispatch_async");
  if (next) next(queue, block);
}

weak void dispatch_after(uint64_t when, void *queue, const void *block) {
  void *copy = current.take ? copied(block) : NULL;
  if (copy) return take(run_block, copy, delay_until(when));
  void (*next)(uint64_t, void *, const void *) =
      (void (*)(uint64_t, void *, const void *))dlsym(RTLD_NEXT, "dispatch_after");
  if (next) next(when, queue, block);
}

#else

galley_holder galley_hold_jobs(galley_holder holder) {
  holder.take = 0;
  return holder;
}

#endif
