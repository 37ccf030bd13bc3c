internal import CGalleyMinizip

/// A file in an archive, as its directory describes it.
package struct ZIPEntry: Sendable {
  /// The path below the folder that it is unpacked to: relative, with `/`, never above it.
  package let name: String
  /// The number of bytes when unpacked.
  package let size: Int
  /// The position of its entry in the directory.
  let place: unz64_file_pos

  /// Whether a name leads to a file below the folder it is unpacked to on every system: no way up,
  /// no root, no drive, no backslash, no control character.
  static func isSafe(_ name: String) -> Bool {
    let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let isPlain = name.unicodeScalars.allSatisfy { scalar in
      scalar.value >= 0x20 && scalar != "\\" && scalar != ":" && scalar.value != 0x7F
    }
    return isPlain && name.utf8.count <= longestName
      && parts.allSatisfy {
        !$0.isEmpty && !$0.elementsEqual(".".utf8) && !$0.elementsEqual("..".utf8)
      }
  }

  /// The longest name that is accepted, in bytes of UTF-8.
  static let longestName = 4096
}
