// The system calls that Swift cannot see, because they are variadic or behind feature macros. They
// are declared here rather than included, so that this module does not take over the types of the
// system's headers.
#ifndef CGALLEY_SYSTEM_SHIM_H
#define CGALLEY_SYSTEM_SHIM_H

#if defined(__linux__)
#include <features.h>
#include <sys/syscall.h>
extern long syscall(long number, ...);
#elif defined(__APPLE__)
extern int renamex_np(const char *one, const char *other, unsigned int flags);
extern int pthread_main_np(void);
#endif

/// Whether the caller runs on the thread that the process began with.
static inline int galley_is_main_thread(void) {
#if defined(__linux__)
  return syscall(SYS_gettid) == syscall(SYS_getpid);
#elif defined(__APPLE__)
  return pthread_main_np();
#else
  return 0;
#endif
}

/// Gives two existing files each other's names in one step; not 0 where that cannot be done.
static inline int galley_exchange(const char *one, const char *other) {
#if defined(__linux__) && defined(SYS_renameat2)
  const int currentFolder = -100 /* AT_FDCWD */;
  const unsigned int exchange = 2 /* RENAME_EXCHANGE */;
  return (int)syscall(SYS_renameat2, currentFolder, one, currentFolder, other, exchange);
#elif defined(__APPLE__)
  return renamex_np(one, other, 2 /* RENAME_SWAP */);
#else
  return -1;
#endif
}

#if defined(__GLIBC__)
extern int malloc_trim(unsigned long pad);
#endif

/// Gives memory that was freed back to the system where the allocator can be asked to.
static inline void galley_give_back_memory(void) {
#if defined(__GLIBC__)
  malloc_trim(0);
#endif
}

#endif
