// Confines a program by the kernel alone: namespaces, Landlock, a filter of system calls, limits, and a
// supervisor that ends every descendant. Nothing needs a daemon, a setuid program or a container.
//
//   galley ── fork ── supervisor ── fork ── (first process of the namespace ── fork ──) program
//
// The supervisor holds the reading end of the lifeline. It ends the program when the lifeline closes,
// however galley ended, and when the time is over. Descendants die with the process namespace; where there is
// none, the supervisor is their reaper and kills until it has no children.

#define _GNU_SOURCE
#include "cell.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#ifdef __linux__

#include <linux/audit.h>
#include <linux/capability.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <sys/ioctl.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/syscall.h>

// Numbers that headers of older systems lack; they are the same on all architectures of Linux.
enum {
  call_open_tree = 428,
  call_move_mount = 429,
  call_fsopen = 430,
  call_fsmount = 432,
  call_pidfd_send_signal = 424,
  call_io_uring_setup = 425,
  call_io_uring_enter = 426,
  call_io_uring_register = 427,
  call_clone3 = 435,
  call_close_range = 436,
  call_pidfd_getfd = 438,
  call_mount_setattr = 442,
  call_landlock_create_ruleset = 444,
  call_landlock_add_rule = 445,
  call_landlock_restrict_self = 446,
  call_fchmodat2 = 452,
};

// MARK: Landlock

struct landlock_ruleset {
  uint64_t handled_files, handled_network, scoped;
};

struct landlock_path {
  uint64_t allowed;
  int32_t folder;
} __attribute__((packed));

enum {
  file_execute = 1 << 0,
  file_write = 1 << 1,
  file_read = 1 << 2,
  file_list = 1 << 3,
  file_truncate = 1 << 14,
  file_device_control = 1 << 15,
};

static long landlock_version(void) {
  return syscall(call_landlock_create_ruleset, NULL, 0, 1u);
}

/// Every right to files that a version knows.
static uint64_t all_rights(long version) {
  int count = version >= 5 ? 16 : version >= 3 ? 15 : version >= 2 ? 14 : 13;
  return ((uint64_t)1 << count) - 1;
}

static bool allow(int rules, const char *path, uint64_t rights) {
  int folder = open(path, O_PATH | O_CLOEXEC);
  if (folder < 0) return errno == ENOENT || errno == EACCES || errno == ENOTDIR;
  struct stat status;
  if (fstat(folder, &status) == 0 && !S_ISDIR(status.st_mode))
    rights &= file_execute | file_write | file_read | file_truncate | file_device_control;
  struct landlock_path rule = {rights, folder};
  bool isAllowed = syscall(call_landlock_add_rule, rules, 1, &rule, 0) == 0;
  close(folder);
  return isAllowed;
}

/// Layers of Landlock that hold afterwards.
static unsigned restrict_files(const galley_cell *cell) {
  long version = landlock_version();
  if (version < 1) return 0;
  uint64_t all = all_rights(version);
  struct landlock_ruleset set = {all, version >= 4 ? 3 : 0, version >= 6 ? 3 : 0};
  size_t size = version >= 6 ? 24 : version >= 4 ? 16 : 8;
  int rules = (int)syscall(call_landlock_create_ruleset, &set, size, 0);
  if (rules < 0) return 0;
  bool isWhole = true;
  for (const char *const *path = cell->readable; *path; path += 1)
    isWhole &= allow(rules, *path, file_execute | file_read | file_list);
  for (const char *const *path = cell->writable; *path; path += 1) isWhole &= allow(rules, *path, all);
  static const char *const devices[] = {"/dev/null", "/dev/zero", "/dev/random", "/dev/urandom", NULL};
  for (const char *const *path = devices; *path; path += 1)
    isWhole &= allow(rules, *path, (file_read | file_write | file_truncate | file_device_control) & all);
  isWhole = isWhole && syscall(call_landlock_restrict_self, rules, 0) == 0;
  close(rules);
  if (!isWhole) return 0;
  return galley_cell_files | (version >= 4 ? galley_cell_tcp : 0) | (version >= 6 ? galley_cell_scope : 0);
}

// MARK: System calls

#if defined(__x86_64__)
#define architecture AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define architecture AUDIT_ARCH_AARCH64
#endif

#ifdef architecture

/// System calls that no compiler and no view needs; they fail with EPERM.
static const int refused[] = {
  SYS_socket, SYS_connect, SYS_bind, SYS_listen, SYS_accept, SYS_accept4,
  call_io_uring_setup, call_io_uring_enter, call_io_uring_register,
  SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev, SYS_kcmp, call_pidfd_getfd,
  SYS_mount, SYS_umount2, SYS_pivot_root, SYS_chroot, SYS_unshare, SYS_setns,
  call_open_tree, call_move_mount, call_fsopen, call_fsmount, call_mount_setattr,
  SYS_keyctl, SYS_add_key, SYS_request_key, SYS_bpf, SYS_perf_event_open, SYS_userfaultfd,
  SYS_open_by_handle_at, SYS_quotactl, SYS_kexec_load, SYS_init_module, SYS_finit_module,
  SYS_delete_module, SYS_reboot, SYS_swapon, SYS_swapoff, SYS_acct, SYS_settimeofday,
  SYS_clock_settime, SYS_clock_adjtime, SYS_adjtimex, SYS_sethostname, SYS_setdomainname,
  SYS_shmget, SYS_shmat, SYS_msgget, SYS_semget, SYS_mq_open,
#ifdef SYS_iopl
  SYS_iopl, SYS_ioperm,
#endif
};

/// System calls that change a file without writing it, which Landlock does not mediate. They do nothing and
/// return 0.
static const int passed_over[] = {
  SYS_fchmod, SYS_fchmodat, call_fchmodat2, SYS_fchown, SYS_fchownat, SYS_utimensat,
  SYS_setxattr, SYS_lsetxattr, SYS_fsetxattr, SYS_removexattr, SYS_lremovexattr, SYS_fremovexattr,
#ifdef SYS_chmod
  SYS_chmod, SYS_chown, SYS_lchown, SYS_utime, SYS_utimes, SYS_futimesat,
#endif
};

/// Ways to send a signal to another process.
static const int signals[] = {
  SYS_kill, SYS_tkill, SYS_rt_sigqueueinfo, SYS_rt_tgsigqueueinfo, call_pidfd_send_signal,
};

enum { most_instructions = 512 };

typedef struct {
  struct sock_filter code[most_instructions];
  unsigned short length;
} Filter;

static void add(Filter *filter, struct sock_filter instruction) {
  if (filter->length < most_instructions) filter->code[filter->length++] = instruction;
}

static void load(Filter *filter, size_t offset) {
  add(filter, (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, (uint32_t)offset));
}

static void answer(Filter *filter, uint32_t verdict) {
  add(filter, (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, verdict));
}

/// A verdict for a call, whatever its arguments.
static void judge(Filter *filter, int call, uint32_t verdict) {
  add(filter, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)call, 0, 1));
  answer(filter, verdict);
}

/// A verdict for a call with an argument; the accumulator holds the call's number again afterwards.
static void judge_argument(
    Filter *filter, int call, int argument, uint16_t comparison, uint32_t value, uint32_t verdict) {
  add(filter, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)call, 0, 4));
  load(filter, offsetof(struct seccomp_data, args) + (size_t)argument * 8);
  add(filter, (struct sock_filter)BPF_JUMP(BPF_JMP | comparison | BPF_K, value, 0, 1));
  answer(filter, verdict);
  load(filter, offsetof(struct seccomp_data, nr));
}

/// - Parameters:
///   - isReadOnly: Whether file systems outside of the cell cannot be changed anyway.
///   - isScoped: Whether signals stay inside anyway.
///   - guarded: Processes that signals must not reach.
static bool filter_calls(bool isReadOnly, bool isScoped, const pid_t guarded[2]) {
  Filter filter = {.length = 0};
  const uint32_t no = SECCOMP_RET_ERRNO | EPERM;
  load(&filter, offsetof(struct seccomp_data, arch));
  add(&filter, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, architecture, 1, 0));
  answer(&filter, SECCOMP_RET_KILL_PROCESS);
  load(&filter, offsetof(struct seccomp_data, nr));
#ifdef __x86_64__
  // Calls of the x32 interface have numbers of their own.
  add(&filter, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1));
  answer(&filter, SECCOMP_RET_KILL_PROCESS);
#endif
  for (size_t i = 0; i < sizeof refused / sizeof *refused; i += 1) judge(&filter, refused[i], no);
  // The C library then falls back to `clone`, whose flags the filter can read.
  judge(&filter, call_clone3, SECCOMP_RET_ERRNO | ENOSYS);
  const uint32_t spaces = CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNET | CLONE_NEWNS | CLONE_NEWIPC | CLONE_NEWUTS
    | CLONE_NEWCGROUP;
  judge_argument(&filter, SYS_clone, 0, BPF_JSET, spaces, no);
  judge_argument(&filter, SYS_ioctl, 1, BPF_JEQ, TIOCSTI, no);
  judge_argument(&filter, SYS_ioctl, 1, BPF_JEQ, TIOCLINUX, no);
  if (!isReadOnly)
    for (size_t i = 0; i < sizeof passed_over / sizeof *passed_over; i += 1)
      judge(&filter, passed_over[i], SECCOMP_RET_ERRNO | 0);
  if (!isScoped) {
    for (size_t i = 0; i < sizeof signals / sizeof *signals; i += 1) judge(&filter, signals[i], no);
    for (size_t i = 0; i < 2; i += 1)
      judge_argument(&filter, SYS_tgkill, 0, BPF_JEQ, (uint32_t)guarded[i], no);
  }
  answer(&filter, SECCOMP_RET_ALLOW);
  struct sock_fprog program = {filter.length, filter.code};
  return filter.length < most_instructions && prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0;
}

#else

static bool filter_calls(bool isReadOnly, bool isScoped, const pid_t guarded[2]) {
  return isReadOnly && isScoped && guarded == NULL;
}

#endif

// MARK: Namespaces

static bool write_text(const char *path, const char *text) {
  int file = open(path, O_WRONLY | O_CLOEXEC);
  if (file < 0) return false;
  size_t length = strlen(text);
  bool isWritten = write(file, text, length) == (ssize_t)length;
  close(file);
  return isWritten;
}

/// Writes a number in decimal digits and returns the end of the text; `snprintf` is not async-signal-safe.
static char *decimal(char *text, unsigned number) {
  if (number >= 10) text = decimal(text, number / 10);
  *text++ = (char)('0' + number % 10);
  *text = 0;
  return text;
}

/// A map of one user or group to itself: `"1000 1000 1"`.
static void identity(char *text, unsigned number) {
  text = decimal(text, number);
  *text++ = ' ';
  text = decimal(text, number);
  memcpy(text, " 1", 3);
}

struct mount_attributes {
  uint64_t set, clear, propagation, user_namespace;
};

/// Everything becomes read-only but the folders of the cell.
static bool protect_file_systems(const galley_cell *cell) {
  if (mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) != 0) return false;
  for (const char *const *path = cell->writable; *path; path += 1)
    if (mount(*path, *path, NULL, MS_BIND | MS_REC, NULL) != 0) return false;
  struct mount_attributes readOnly = {1 /* MOUNT_ATTR_RDONLY */, 0, 0, 0};
  struct mount_attributes writable = {0, 1, 0, 0};
  const unsigned recursive = 0x8000;
  if (syscall(call_mount_setattr, AT_FDCWD, "/", recursive, &readOnly, sizeof readOnly) != 0) return false;
  for (const char *const *path = cell->writable; *path; path += 1)
    if (syscall(call_mount_setattr, AT_FDCWD, *path, recursive, &writable, sizeof writable) != 0) return false;
  return true;
}

static bool enter_namespaces(const galley_cell *cell) {
  char user[32], group[32];
  identity(user, getuid());
  identity(group, getgid());
  int spaces = CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNET | CLONE_NEWNS | CLONE_NEWIPC | CLONE_NEWUTS;
  if (unshare(spaces) != 0) return false;
  write_text("/proc/self/setgroups", "deny");
  return write_text("/proc/self/uid_map", user) && write_text("/proc/self/gid_map", group)
    && protect_file_systems(cell);
}

// MARK: The program

static void drop_capabilities(void) {
  for (int capability = 0; capability < 64; capability += 1) prctl(PR_CAPBSET_DROP, capability);
  prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0);
  struct __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
  struct __user_cap_data_struct none[2] = {{0, 0, 0}, {0, 0, 0}};
  syscall(SYS_capset, &header, none);
}

static void bound(int resource, unsigned long long limit) {
  struct rlimit known;
  if (getrlimit((__rlimit_resource_t)resource, &known) != 0) return;
  if (limit > known.rlim_max) limit = known.rlim_max;
  struct rlimit value = {limit, limit};
  setrlimit((__rlimit_resource_t)resource, &value);
}

/// Descriptors above a number are closed when the program begins.
static void close_above(int last) {
  const unsigned closesAtStart = 4;
  if (syscall(call_close_range, last + 1, ~0u, closesAtStart) == 0) return;
  for (int descriptor = last + 1; descriptor < 4096; descriptor += 1) fcntl(descriptor, F_SETFD, FD_CLOEXEC);
}

/// Gives the program its descriptors; the listed ones are above its own numbers.
static void place_descriptors(const int *descriptors) {
  int last = 2;
  bool isNamed[3] = {false, false, false};
  for (const int *pair = descriptors; *pair >= 0; pair += 2) {
    dup2(pair[0], pair[1]);
    if (pair[1] > last) last = pair[1];
    if (pair[1] < 3) isNamed[pair[1]] = true;
  }
  int nothing = open("/dev/null", O_RDWR);
  for (int number = 0; number < 3; number += 1)
    if (!isNamed[number] && nothing >= 0) dup2(nothing, number);
  close_above(last);
}

typedef struct {
  uint32_t layers;
  int32_t error;
} Report;

static void report(int pipe, unsigned layers, int error) {
  Report words = {layers, error};
  while (write(pipe, &words, sizeof words) < 0 && errno == EINTR) {}
}

static _Noreturn void become(
    const galley_cell *cell, unsigned layers, int reports, const pid_t guarded[2], bool isProbe) {
  signal(SIGCHLD, SIG_DFL);
  signal(SIGTERM, SIG_DFL);
  signal(SIGPIPE, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  bool isConfined = cell->layers != 0;
  if (!isProbe) place_descriptors(cell->descriptors);
  if (cell->layers & galley_cell_bounds) {
    bound(RLIMIT_CORE, 0);
    bound(RLIMIT_DATA, cell->memory);
    bound(RLIMIT_FSIZE, cell->file_size);
    bound(RLIMIT_NOFILE, 4096);
    bound(RLIMIT_MEMLOCK, 64 << 10);
    // Outside of a namespace all processes of the user count.
    bound(RLIMIT_NPROC, layers & galley_cell_namespaces ? cell->processes : cell->processes + 4096u);
    layers |= galley_cell_bounds;
  }
  if (isConfined) {
    drop_capabilities();
    prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  }
  if (cell->layers & galley_cell_files) layers |= restrict_files(cell) & cell->layers;
  bool isScoped = layers & (galley_cell_namespaces | galley_cell_scope);
  if (cell->layers & galley_cell_calls && filter_calls(layers & galley_cell_namespaces, isScoped, guarded))
    layers |= galley_cell_calls;
  report(reports, layers, 0);
  if (isProbe) _exit(0);
  execve(cell->arguments[0], cell->arguments, cell->environment);
  report(reports, layers, errno);
  _exit(127);
}

// MARK: Processes

static int status_of(int status) {
  return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}

/// The first process of a namespace: when it ends, the kernel ends all others in it.
static _Noreturn void lead(
    const galley_cell *cell, unsigned layers, int reports, const pid_t guarded[2], bool isProbe) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  // Containers forbid it; the old one shows other processes then, and Landlock keeps them closed.
  mount("proc", "/proc", "proc", MS_NOSUID | MS_NODEV | MS_NOEXEC, NULL);
  // The kernel exempts root from limits on processes, but not a namespace from its own greatest number.
  char most[12];
  decimal(most, cell->processes < 300 ? 600 : cell->processes * 2);
  write_text("/proc/sys/kernel/pid_max", most);
  pid_t program = fork();
  if (program == 0) become(cell, layers, reports, guarded, isProbe);
  close(reports);
  if (program < 0) _exit(126);
  for (;;) {
    int status;
    pid_t ended = waitpid(-1, &status, 0);
    if (ended == program) _exit(status_of(status));
    if (ended < 0 && errno != EINTR) _exit(126);
  }
}

static int wake_end = -1;
static volatile sig_atomic_t is_told_to_end;

static void wake(int signal) {
  int error = errno;
  if (signal == SIGTERM) is_told_to_end = 1;
  char byte = 0;
  if (write(wake_end, &byte, 1) < 0) {}
  errno = error;
}

/// Kills every descendant. Where there is no process namespace, orphans become our children, and so all
/// of them are found; each round kills what is there, and the limit on processes ends it.
static void end_descendants(pid_t first) {
  kill(first, SIGKILL);
  for (int round = 0; round < 100000; round += 1) {
    char path[] = "/proc/thread-self/children";
    char text[4096];
    int file = open(path, O_RDONLY | O_CLOEXEC);
    ssize_t count = file < 0 ? 0 : read(file, text, sizeof text - 1);
    if (file >= 0) close(file);
    pid_t process = 0;
    for (ssize_t i = 0; i < count; i += 1) {
      if (text[i] >= '0' && text[i] <= '9') {
        process = process * 10 + (text[i] - '0');
      } else if (process > 0) {
        kill(process, SIGKILL);
        process = 0;
      }
    }
    int status;
    pid_t ended;
    while ((ended = waitpid(-1, &status, WNOHANG)) > 0) {}
    if (ended < 0 && errno == ECHILD) return;
    if (count <= 0 && ended == 0 && round > 20) kill(first, SIGKILL);
    usleep(round < 50 ? 200 : 2000);
  }
}

static long long now(void) {
  struct timespec time;
  syscall(SYS_clock_gettime, CLOCK_MONOTONIC, &time);
  return (long long)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

static void keep_only(const int *kept, int count) {
  for (int descriptor = 0; descriptor < 4096; descriptor += 1) {
    bool isKept = false;
    for (int i = 0; i < count; i += 1) isKept |= kept[i] == descriptor;
    if (!isKept) close(descriptor);
  }
}

static _Noreturn void supervise(
    const galley_cell *cell, int lifeline, int reports, pid_t galley, bool isProbe) {
  setsid();
  int wakes[2];
  if (pipe2(wakes, O_CLOEXEC | O_NONBLOCK) != 0) _exit(126);
  wake_end = wakes[1];
  struct sigaction action = {.sa_handler = wake};
  sigaction(SIGCHLD, &action, NULL);
  sigaction(SIGTERM, &action, NULL);
  signal(SIGINT, SIG_IGN);
  signal(SIGHUP, SIG_IGN);
  signal(SIGPIPE, SIG_IGN);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  if (cell->layers & galley_cell_bounds) prctl(PR_SET_CHILD_SUBREAPER, 1);
  unsigned layers = 0;
  const pid_t guarded[2] = {galley, getpid()};
  // A child tries it, since what fails half-way cannot be taken back.
  if (cell->layers & galley_cell_namespaces) {
    pid_t trial = fork();
    if (trial == 0) _exit(enter_namespaces(cell) ? 0 : 1);
    int status = 1;
    while (waitpid(trial, &status, 0) < 0 && errno == EINTR) {}
    if (status == 0 && enter_namespaces(cell)) layers |= galley_cell_namespaces;
  }
  pid_t first = fork();
  if (first == 0) {
    close(lifeline);
    if (layers & galley_cell_namespaces) lead(cell, layers, reports, guarded, isProbe);
    become(cell, layers, reports, guarded, isProbe);
  }
  if (first < 0) {
    report(reports, layers, errno);
    _exit(126);
  }
  const int kept[] = {lifeline, wakes[0], wakes[1]};
  keep_only(kept, 3);
  long long end = cell->seconds ? now() + (long long)cell->seconds * 1000 : 0;
  for (;;) {
    struct pollfd events[2] = {{lifeline, POLLIN, 0}, {wakes[0], POLLIN, 0}};
    long long rest = end ? end - now() : -1;
    if (end && rest <= 0) {
      end_descendants(first);
      _exit(124);
    }
    poll(events, 2, rest > 3600000 ? 3600000 : (int)rest);
    char bytes[64];
    while (read(wakes[0], bytes, sizeof bytes) > 0) {}
    if (is_told_to_end || events[0].revents) {
      end_descendants(first);
      _exit(128 + SIGTERM);
    }
    int status;
    pid_t ended;
    while ((ended = waitpid(-1, &status, WNOHANG)) > 0)
      if (ended == first) {
        end_descendants(first);
        _exit(status_of(status));
      }
  }
}

static int start(const galley_cell *cell, galley_confined *result, bool isProbe) {
  int lifeline[2], reports[2];
  if (pipe2(lifeline, O_CLOEXEC) != 0) return errno;
  if (pipe2(reports, O_CLOEXEC) != 0) {
    int error = errno;
    close(lifeline[0]);
    close(lifeline[1]);
    return error;
  }
  pid_t galley = getpid();
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pid_t supervisor = fork();
  if (supervisor == 0) {
    close(lifeline[1]);
    close(reports[0]);
    // The numbers of the program's own descriptors must be free.
    int high = fcntl(lifeline[0], F_DUPFD_CLOEXEC, 100), told = fcntl(reports[1], F_DUPFD_CLOEXEC, 100);
    if (high < 0 || told < 0) _exit(126);
    // A second end that nobody closes would keep the reports open for as long as the program runs.
    close(lifeline[0]);
    close(reports[1]);
    supervise(cell, high, told, galley, isProbe);
  }
  int error = supervisor < 0 ? errno : 0;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  close(lifeline[0]);
  close(reports[1]);
  // The first report has the layers; a second one has the error of `execve`.
  Report words = {0, 0}, last = {0, error};
  bool isStarted = false;
  while (!error) {
    ssize_t count = read(reports[0], &words, sizeof words);
    if (count < 0 && errno == EINTR) continue;
    if (count != sizeof words) break;
    isStarted = true;
    last = words;
  }
  close(reports[0]);
  if (!error) error = isStarted ? last.error : EAGAIN;
  if (error) {
    close(lifeline[1]);
    if (supervisor > 0) while (waitpid(supervisor, NULL, 0) < 0 && errno == EINTR) {}
    return error;
  }
  *result = (galley_confined){supervisor, lifeline[1], last.layers};
  return 0;
}

int galley_cell_start(const galley_cell *cell, galley_confined *result) { return start(cell, result, false); }

unsigned galley_cell_probe(void) {
  const char *const none[] = {NULL};
  const int descriptors[] = {-1};
  galley_cell cell = {NULL, NULL, descriptors, none, none, 1ull << 32, 1ull << 32, 256, 10, galley_cell_all};
  galley_confined result;
  if (start(&cell, &result, true) != 0) return 0;
  close(result.lifeline);
  while (waitpid(result.supervisor, NULL, 0) < 0 && errno == EINTR) {}
  return result.layers;
}

#else

int galley_cell_start(const galley_cell *cell, galley_confined *result) {
  (void)cell;
  (void)result;
  return ENOSYS;
}

unsigned galley_cell_probe(void) { return 0; }

#endif
