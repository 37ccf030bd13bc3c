#ifndef GALLEY_JOBS_H
#define GALLEY_JOBS_H

#include <stdint.h>

/// A function with its argument, which runs once.
typedef struct {
  void (*function)(void *argument);
  void *argument;
} galley_job;

/// The receiver of the jobs of a thread.
typedef struct {
  /// Receives a job and its delay in nanoseconds; null where dispatch queues receive them.
  void (*take)(void *context, galley_job job, int64_t delay);
  void *context;
} galley_holder;

/// Hands the jobs that the calling thread enqueues from here on to a receiver, in place of dispatch queues, by which
/// Swift's executors run their jobs as well. Meanwhile monotonic clocks are frozen on the thread, but for
/// `galley_pass`. Returns the receiver before.
galley_holder galley_hold_jobs(galley_holder holder);

#endif
