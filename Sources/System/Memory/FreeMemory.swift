internal import CGalleySystem
import GalleyPlatform

/// Memory that was freed but still counts as the process's.
package enum FreeMemory {
  /// Gives it back to the system, after work that needed much more than what follows: allocators
  /// keep it for later in pieces that the large arrays of a layout do not fit into.
  package static func giveBack() { galley_give_back_memory() }
}
