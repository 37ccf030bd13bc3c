#ifndef GALLEY_CELL_H
#define GALLEY_CELL_H

#include <sys/types.h>

/// The layers that confine a program; each holds something back by itself.
enum {
  /// A user, process, mount, network and IPC namespace: the program sees no other process, no network, and every
  /// file system but its own folders is read-only.
  galley_cell_namespaces = 1,
  /// Landlock: which files may be read and written; processes outside cannot be traced or looked into.
  galley_cell_files = 2,
  /// Landlock from ABI 4: no TCP.
  galley_cell_tcp = 4,
  /// Landlock from ABI 6: no signal and no abstract socket leaves the cell.
  galley_cell_scope = 8,
  /// A filter of system calls: no sockets, no tracing, no mounting, no keys.
  galley_cell_calls = 16,
  /// Bounds on memory, sizes of files, processes and time, and a supervisor that ends every descendant.
  galley_cell_bounds = 32,
  galley_cell_all = 63,
};

/// A program and what it may do. All lists end with NULL.
typedef struct {
  /// The program by its path, and its arguments.
  char *const *arguments;
  /// The whole environment of the program.
  char *const *environment;
  /// Pairs of descriptors, ours and the program's own number for it, ending with -1. Everything else is closed; what
  /// is not named of 0, 1 and 2 is the null device.
  const int *descriptors;
  /// Files and folders that may be read and executed, with all that is below them.
  const char *const *readable;
  /// Folders that may be written as well.
  const char *const *writable;
  /// The most bytes of data of each process.
  unsigned long long memory;
  /// The most bytes of each file.
  unsigned long long file_size;
  /// The most processes and threads.
  unsigned processes;
  /// The program is ended after so many seconds; 0 for no limit.
  unsigned seconds;
  /// The layers to use; without galley_cell_bounds, galley_cell_files and the rest the program runs freely.
  unsigned layers;
} galley_cell;

/// A program that was started in a cell.
typedef struct {
  /// The supervisor, which ends as the program does: with its status, or 128 and the number of its signal. It
  /// ends with 124 when the time was over.
  pid_t supervisor;
  /// As long as this is open the program lives; closing it ends the program and all its descendants.
  int lifeline;
  /// The layers that hold.
  unsigned layers;
} galley_confined;

/// Starts a program in a cell.
///
/// Safe to call while other threads run: between the fork and the program only functions run that are safe in
/// signal handlers.
///
/// - Returns: 0, or the number of the system's error.
int galley_cell_start(const galley_cell *cell, galley_confined *result);

/// The layers that the kernel allows this process, found by using them in a child.
unsigned galley_cell_probe(void);

#endif
