/// A file in an archive, as its directory describes it.
public struct ZIPEntry: Hashable, Sendable {
  /// The path below the folder that it is unpacked to: relative, with `/`, never above it.
  public var name: String
  /// The number of bytes when unpacked.
  public var size: Int
  /// The number of bytes in the archive.
  var packedSize: Int
  /// Where its own header stands in the archive.
  var headerOffset: Int
  var method: Method
  var checksum: UInt32

  /// How the bytes are packed.
  enum Method: UInt16, Sendable {
    case stored = 0
    case deflate = 8
  }

  /// Whether a name leads to a file below the folder it is unpacked to on every system: no way up,
  /// no root, no drive, no backslash, no control character.
  static func isSafe(_ name: String) -> Bool {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    let isPlain = name.unicodeScalars.allSatisfy { scalar in
      scalar.value >= 0x20 && scalar != "\\" && scalar != ":" && scalar.value != 0x7F
    }
    return isPlain && name.utf8.count <= 4096
      && parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
  }
}
