public import Galley

public import struct Parts.Badge

/// In a file that imports one name of a module, this name goes first.
public enum Decided {
  /// The library's.
  @MainActor public static var badge: Badge { Badge(number: 3) }
}
