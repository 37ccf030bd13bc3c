#ifndef GALLEY_FROZEN_H
#define GALLEY_FROZEN_H

#include <sys/types.h>

/// What a picture would depend on that is not among its inputs.
enum {
  galley_asked_time = 1,
  galley_asked_random = 2,
  galley_asked_network = 4,
};

/// From here on the clock stands still at a moment, in seconds since 1970, random numbers are the same each time and no network answers, in
/// this process and its children.
void galley_freeze(time_t moment);

/// What was asked for since the last call.
int galley_asked(void);

/// `fork`, which Swift does not import everywhere; -1 where a process cannot be copied safely.
pid_t galley_fork(void);

/// Ends the process with a signal when it has computed for so many seconds, SIGXCPU, or when so many have
/// passed, SIGALRM. It gets no more than 4 GiB of memory, which endless recursion would take from all others.
void galley_limit(unsigned computing, unsigned taking);

/// Ends a process, and the group that it leads, with SIGKILL.
void galley_end(pid_t process);

#endif
