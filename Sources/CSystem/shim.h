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

/// A file without a name, closed in programs that are started; -1 if the system has no such files.
static inline int galley_memory_file(void) {
#if defined(__linux__) && defined(SYS_memfd_create)
  return (int)syscall(SYS_memfd_create, "galley", 1 /* MFD_CLOEXEC */);
#else
  return -1;
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

#if defined(__linux__)
extern int inotify_init1(int flags);
extern int inotify_add_watch(int descriptor, const char *path, unsigned int mask);

/// A descriptor from which changes of watched folders are read; it never blocks, and no program
/// that is started inherits it. -1 with an error.
static inline int galley_watch_open(void) {
  return inotify_init1(04000 /* IN_NONBLOCK */ | 02000000 /* IN_CLOEXEC */);
}

/// Watches the entries of a folder: written and closed, made, moved, removed. The number of the
/// watch, the same again for the same folder, or -1 with an error.
static inline int galley_watch_folder(int descriptor, const char *path) {
  const unsigned int changes = 0x8 /* IN_CLOSE_WRITE */ | 0x40 /* IN_MOVED_FROM */ |
                               0x80 /* IN_MOVED_TO */ | 0x100 /* IN_CREATE */ | 0x200 /* IN_DELETE */;
  return inotify_add_watch(descriptor, path, changes | 0x01000000 /* IN_ONLYDIR */);
}
#endif

#if defined(__GLIBC__)
extern int malloc_trim(unsigned long pad);
extern int mallopt(int option, int value);
#endif

/// Gives memory that was freed back to the system where the allocator can be asked to.
static inline void galley_give_back_memory(void) {
#if defined(__GLIBC__)
  malloc_trim(0);
#endif
}

/// Lets the allocator keep what is freed, and take blocks of up to 16 MB from what it kept.
static inline void galley_keep_memory(void) {
#if defined(__GLIBC__)
  mallopt(-3 /* M_MMAP_THRESHOLD */, 16 << 20);
  mallopt(-1 /* M_TRIM_THRESHOLD */, 64 << 20);
#endif
}

#endif
