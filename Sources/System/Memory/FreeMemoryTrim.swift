internal import CGalleySystem

/// Gives memory that was freed but still counts as the process's back to the system, after work that
/// needed much more than what follows: allocators keep it for later in pieces that the large arrays
/// of a layout do not fit into.
package func trimFreeMemory() { galley_give_back_memory() }

/// Keeps freed memory from now on for later requests, in a process that handles one picture after the other:
/// new memory for each costs hundreds of page faults a picture.
package func keepFreeMemory() { galley_keep_memory() }
