// Put in front of the C library with LD_PRELOAD, this lets one system call of a process fail, so that
// every such failure can be tried in turn.
//
// GALLEY_FAULT=N fails the N-th call, GALLEY_FAULT=N+ that one and all after it. The name of the failed
// call is appended to GALLEY_FAULT_LOG; a process that never comes so far leaves no log. With
// GALLEY_FAULT_MEMORY it is not the system's calls but those with which the codecs ask for memory.
// GALLEY_NAMED_FILES refuses every file without a name, as some file systems do.
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

static atomic_long calls;
static long first = -1;
static int isSticky, isReady, isMemory, isNamed;

// Where the code of the codecs lies: found once, because asking the loader for every caller is slow.
static struct { uintptr_t start, end; } codecs[32];
static int codecCount;

static int note(struct dl_phdr_info *library, size_t size, void *unused) {
  static const char *const names[] = {"libdeflate", "libturbojpeg", "libwebp", "libminizip", "libexpat", "libz."};
  for (int index = 0; index < 6; index++) {
    if (!strstr(library->dlpi_name, names[index])) continue;
    for (int part = 0; part < library->dlpi_phnum && codecCount < 32; part++) {
      const ElfW(Phdr) *header = &library->dlpi_phdr[part];
      if (header->p_type != PT_LOAD || !(header->p_flags & PF_X)) continue;
      codecs[codecCount].start = library->dlpi_addr + header->p_vaddr;
      codecs[codecCount].end = codecs[codecCount].start + header->p_memsz;
      codecCount++;
    }
  }
  return 0;
}

__attribute__((constructor)) static void start(void) {
  const char *number = getenv("GALLEY_FAULT");
  // What the tool starts, such as git, is left alone.
  if (strcmp(program_invocation_short_name, "galley")) return;
  isNamed = getenv("GALLEY_NAMED_FILES") != NULL;
  if (!number) return;
  isMemory = getenv("GALLEY_FAULT_MEMORY") != NULL;
  if (isMemory) dl_iterate_phdr(note, NULL);
  first = atol(number);
  isSticky = number[strlen(number) - 1] == '+';
  isReady = 1;
}

static int counts(const char *name, const char *path) {
  long number = atomic_fetch_add(&calls, 1) + 1;
  if (isSticky ? number < first : number != first) return 0;
  const char *log = getenv("GALLEY_FAULT_LOG");
  long file = log ? syscall(SYS_open, log, O_WRONLY | O_CREAT | O_APPEND, 0666) : -1;
  if (file >= 0) {
    char line[600];
    int length = 0;
    while (*name && length < 50) line[length++] = *name++;
    line[length++] = ' ';
    while (path && *path && length < 590) line[length++] = *path++;
    line[length++] = '\n';
    syscall(SYS_write, file, line, length);
    syscall(SYS_close, file);
  }
  return 1;
}

static int fails(const char *name, const char *path) {
  return isReady && !isMemory && counts(name, path);
}

static int lacksMemory(const char *name, void *caller) {
  if (!isReady || !isMemory) return 0;
  for (int index = 0; index < codecCount; index++)
    if ((uintptr_t)caller - codecs[index].start < codecs[index].end - codecs[index].start)
      return counts(name, NULL);
  return 0;
}

extern void *__libc_malloc(size_t), *__libc_calloc(size_t, size_t), *__libc_realloc(void *, size_t);

void *malloc(size_t size) {
  return lacksMemory("malloc", __builtin_return_address(0)) ? NULL : __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  return lacksMemory("calloc", __builtin_return_address(0)) ? NULL : __libc_calloc(count, size);
}

void *realloc(void *bytes, size_t size) {
  return lacksMemory("realloc", __builtin_return_address(0)) ? NULL : __libc_realloc(bytes, size);
}

static void *real(const char *name) { return dlsym(RTLD_NEXT, name); }

// The standard streams belong to whoever started the process.
#define FAULT(error, ...) \
  do { \
    if (fails(__func__, __VA_ARGS__)) { \
      errno = error; \
      return -1; \
    } \
  } while (0)

#define WRAP(result, name, error, path, parameters, ...) \
  result name parameters { \
    static result(*next) parameters; \
    if (!next) next = real(#name); \
    FAULT(error, path); \
    return next(__VA_ARGS__); \
  }

WRAP(int, rename, EIO, one, (const char *one, const char *other), one, other)
WRAP(int, unlink, EIO, path, (const char *path), path)
WRAP(int, rmdir, EIO, path, (const char *path), path)
WRAP(int, mkdir, ENOSPC, path, (const char *path, mode_t mode), path, mode)
WRAP(int, fsync, EIO, NULL, (int file), file)
WRAP(int, ftruncate, EIO, NULL, (int file, off_t size), file, size)
WRAP(int, fstat, EIO, NULL, (int file, struct stat *status), file, status)
WRAP(int, stat, EIO, path, (const char *path, struct stat *status), path, status)
WRAP(int, lstat, EIO, path, (const char *path, struct stat *status), path, status)
WRAP(int, mkstemps, ENOSPC, path, (char *path, int suffix), path, suffix)
WRAP(int, linkat, ENOSPC, other, (int one, const char *path, int two, const char *other, int flags), one,
     path, two, other, flags)

#define WRAP_OPEN(name) \
  int name(const char *path, int flags, ...) { \
    static int (*next)(const char *, int, ...); \
    if (!next) next = real(#name); \
    va_list list; \
    va_start(list, flags); \
    mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(list, mode_t) : 0; \
    va_end(list); \
    if (isNamed && (flags & O_TMPFILE) == O_TMPFILE) { \
      errno = EOPNOTSUPP; \
      return -1; \
    } \
    FAULT(flags & (O_WRONLY | O_RDWR) ? ENOSPC : EIO, path); \
    return next(path, flags, mode); \
  }
WRAP_OPEN(open)
WRAP_OPEN(open64)

ssize_t read(int file, void *bytes, size_t count) {
  static ssize_t (*next)(int, void *, size_t);
  if (!next) next = real("read");
  if (file > 2) FAULT(EIO, NULL);
  return next(file, bytes, count);
}

ssize_t write(int file, const void *bytes, size_t count) {
  static ssize_t (*next)(int, const void *, size_t);
  if (!next) next = real("write");
  if (file > 2) FAULT(ENOSPC, NULL);
  return next(file, bytes, count);
}

void *mmap(void *place, size_t size, int protection, int flags, int file, off_t offset) {
  static void *(*next)(void *, size_t, int, int, int, off_t);
  if (!next) next = real("mmap");
  if (file >= 0 && fails("mmap", NULL)) {
    errno = ENOMEM;
    return MAP_FAILED;
  }
  return next(place, size, protection, flags, file, offset);
}

DIR *opendir(const char *path) {
  static DIR *(*next)(const char *);
  if (!next) next = real("opendir");
  if (fails("opendir", path)) {
    errno = EIO;
    return NULL;
  }
  return next(path);
}

struct dirent *readdir(DIR *folder) {
  static struct dirent *(*next)(DIR *);
  if (!next) next = real("readdir");
  if (fails("readdir", NULL)) {
    errno = EIO;
    return NULL;
  }
  return next(folder);
}

char *realpath(const char *path, char *result) {
  static char *(*next)(const char *, char *);
  if (!next) next = dlvsym(RTLD_NEXT, "realpath", "GLIBC_2.3");
  if (!next) next = real("realpath");
  if (fails("realpath", path)) {
    errno = EIO;
    return NULL;
  }
  return next(path, result);
}

// The streams of C, which minizip writes with.
FILE *fopen64(const char *path, const char *mode) {
  static FILE *(*next)(const char *, const char *);
  if (!next) next = real("fopen64");
  if (fails("fopen", path)) {
    errno = EIO;
    return NULL;
  }
  return next(path, mode);
}

size_t fwrite(const void *bytes, size_t size, size_t count, FILE *file) {
  static size_t (*next)(const void *, size_t, size_t, FILE *);
  if (!next) next = real("fwrite");
  if (fileno(file) > 2 && fails("fwrite", NULL)) {
    errno = ENOSPC;
    return 0;
  }
  return next(bytes, size, count, file);
}

size_t fread(void *bytes, size_t size, size_t count, FILE *file) {
  static size_t (*next)(void *, size_t, size_t, FILE *);
  if (!next) next = real("fread");
  if (fileno(file) > 2 && fails("fread", NULL)) {
    errno = EIO;
    return 0;
  }
  return next(bytes, size, count, file);
}

int fclose(FILE *file) {
  static int (*next)(FILE *);
  if (!next) next = real("fclose");
  int fault = fileno(file) > 2 && fails("fclose", NULL);
  int status = next(file);
  if (!fault) return status;
  errno = ENOSPC;
  return EOF;
}

// Exchanging two files is the one system call that goes without a function of its own.
long syscall(long number, ...) {
  static long (*next)(long, ...);
  if (!next) next = real("syscall");
  va_list list;
  va_start(list, number);
  long words[6];
  for (int index = 0; index < 6; index++) words[index] = va_arg(list, long);
  va_end(list);
  if (number == SYS_renameat2) FAULT(EINVAL, (const char *)words[3]);
  return next(number, words[0], words[1], words[2], words[3], words[4], words[5]);
}
