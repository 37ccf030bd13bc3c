// Stands in the place of the C library's clock, random numbers and connections, for all of the process:
// a program's own definitions come before those of shared libraries.

#define _GNU_SOURCE
#include "frozen.h"

#include <unistd.h>

#ifdef __linux__

#include <dlfcn.h>
#include <errno.h>
#include <signal.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>

#include "held.h"

static bool is_frozen;
static int asked;
static uint64_t state;
static time_t moment;
/// Nanoseconds since then, which only steps let pass.
static int64_t passed;

void galley_freeze(time_t stands) {
  is_frozen = true;
  moment = stands;
  passed = 0;
  asked = 0;
  state = 1;
}

void galley_pass(int64_t nanoseconds) { passed += nanoseconds; }

int galley_asked(void) {
  int result = asked;
  asked = 0;
  return result;
}

pid_t galley_fork(void) { return fork(); }

void galley_limit(unsigned computing, unsigned taking) {
  // Threads of libraries keep signals back.
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGXCPU);
  sigaddset(&signals, SIGALRM);
  sigprocmask(SIG_UNBLOCK, &signals, NULL);
  struct rlimit limit = {computing, computing + 1};
  setrlimit(RLIMIT_CPU, &limit);
  struct rlimit memory = {(rlim_t)4 << 30, (rlim_t)4 << 30};
  setrlimit(RLIMIT_DATA, &memory);
  alarm(taking);
}

void galley_end(pid_t process) {
  kill(-process, SIGKILL);
  // In a cell without namespaces a program may send no signal but to a thread.
  if (kill(process, SIGKILL) != 0) syscall(SYS_tgkill, process, process, SIGKILL);
}

/// The uptime at which the clocks of a thread are frozen while its jobs are held.
enum { uptime = 1000000 };

static bool is_monotonic(clockid_t clock) {
  return clock == CLOCK_MONOTONIC || clock == CLOCK_MONOTONIC_RAW || clock == CLOCK_MONOTONIC_COARSE
      || clock == CLOCK_BOOTTIME;
}

int clock_gettime(clockid_t clock, struct timespec *value) {
  if (is_monotonic(clock) && galley_holds()) {
    value->tv_sec = uptime + passed / 1000000000;
    value->tv_nsec = passed % 1000000000;
    return 0;
  }
  if (!is_frozen || (clock != CLOCK_REALTIME && clock != CLOCK_REALTIME_COARSE))
    return (int)syscall(SYS_clock_gettime, clock, value);
  asked |= galley_asked_time;
  value->tv_sec = moment + passed / 1000000000;
  value->tv_nsec = passed % 1000000000;
  return 0;
}

int gettimeofday(struct timeval *restrict value, void *restrict zone) {
  struct timespec now;
  int result = clock_gettime(CLOCK_REALTIME, &now);
  value->tv_sec = now.tv_sec;
  value->tv_usec = now.tv_nsec / 1000;
  return result;
}

time_t time(time_t *place) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (place) *place = now.tv_sec;
  return now.tv_sec;
}

/// SplitMix64.
static uint64_t next(void) {
  uint64_t word = state += 0x9E3779B97F4A7C15;
  word = (word ^ (word >> 30)) * 0xBF58476D1CE4E5B9;
  word = (word ^ (word >> 27)) * 0x94D049BB133111EB;
  return word ^ (word >> 31);
}

static void fill(void *place, size_t count) {
  asked |= galley_asked_random;
  unsigned char *bytes = place;
  while (count > 0) {
    uint64_t word = next();
    size_t part = count < sizeof word ? count : sizeof word;
    memcpy(bytes, &word, part);
    bytes += part;
    count -= part;
  }
}

ssize_t getrandom(void *place, size_t count, unsigned flags) {
  if (!is_frozen) return syscall(SYS_getrandom, place, count, flags);
  fill(place, count);
  return (ssize_t)count;
}

int getentropy(void *place, size_t count) {
  if (is_frozen) {
    fill(place, count);
    return 0;
  }
  return syscall(SYS_getrandom, place, count, 0) == (long)count ? 0 : -1;
}

void arc4random_buf(void *place, size_t count) {
  if (is_frozen) return fill(place, count);
  unsigned char *bytes = place;
  while (count > 0) {
    long part = syscall(SYS_getrandom, bytes, count, 0);
    if (part < 0) continue;
    bytes += part;
    count -= (size_t)part;
  }
}

uint32_t arc4random(void) {
  uint32_t word;
  arc4random_buf(&word, sizeof word);
  return word;
}

/// Swift's own random numbers come from the kernel.
long syscall(long number, ...) {
  va_list list;
  va_start(list, number);
  long words[6];
  for (int index = 0; index < 6; index += 1) words[index] = va_arg(list, long);
  va_end(list);
  if (number == SYS_getrandom && is_frozen) {
    fill((void *)words[0], (size_t)words[1]);
    return words[1];
  }
  static long (*known)(long, ...);
  long (*next)(long, ...) = known;
  if (!next) known = next = (long (*)(long, ...))dlsym(RTLD_NEXT, "syscall");
  return next(number, words[0], words[1], words[2], words[3], words[4], words[5]);
}

/// A cell refuses sockets altogether; here it is only noticed that somebody wanted one.
int socket(int domain, int type, int protocol) {
  if (is_frozen && (domain == AF_INET || domain == AF_INET6)) {
    asked |= galley_asked_network;
    errno = ENETUNREACH;
    return -1;
  }
  return (int)syscall(SYS_socket, domain, type, protocol);
}

int connect(int descriptor, const struct sockaddr *address, socklen_t length) {
  if (is_frozen && (address->sa_family == AF_INET || address->sa_family == AF_INET6)) {
    asked |= galley_asked_network;
    errno = ENETUNREACH;
    return -1;
  }
  return (int)syscall(SYS_connect, descriptor, address, length);
}

#else

void galley_freeze(time_t stands) { (void)stands; }
void galley_pass(int64_t nanoseconds) { (void)nanoseconds; }
int galley_asked(void) { return 0; }
pid_t galley_fork(void) { return -1; }
void galley_limit(unsigned computing, unsigned taking) {
  (void)computing;
  (void)taking;
}
void galley_end(pid_t process) { (void)process; }
#endif
