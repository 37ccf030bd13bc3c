#ifndef GALLEY_FROZEN_H
#define GALLEY_FROZEN_H

#include <stdint.h>
#include <sys/types.h>

/// The services that a picture would depend on although they are not among its inputs.
enum {
  galley_asked_time = 1,
  galley_asked_random = 2,
  galley_asked_network = 4,
};

/// Freezes the clock at a moment, in seconds since 1970, makes random numbers the same each time and leaves
/// the network unanswered from here on, in this process and its children.
void galley_freeze(time_t moment);

/// Moves the frozen clock.
void galley_pass(int64_t nanoseconds);

/// Returns the services that were used since the last call.
int galley_asked(void);

/// `fork`, which Swift does not import everywhere; -1 where a process cannot be copied safely.
pid_t galley_fork(void);

/// Ends the process with a signal when it has computed for so many seconds, SIGXCPU, or when so many have
/// passed, SIGALRM. It gets no more than 4 GiB of memory, which endless recursion would take from all others.
void galley_limit(unsigned computing, unsigned taking);

/// Ends a process, and the group that it leads, with SIGKILL.
void galley_end(pid_t process);

#endif
