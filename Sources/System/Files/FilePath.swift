import GalleyPlatform

/// A path, taken apart by its bytes.
///
/// The system separates names by the byte `/` and compares them byte by byte. Swift's strings do
/// neither: they count characters, take composed and decomposed letters for equal, and join a
/// separator to a combining mark behind it. Nothing here asks the file system.
package struct FilePath: Hashable, Sendable, CustomStringConvertible {
  /// The path as it was given.
  package let string: String

  /// A path; `""` is the working folder.
  package init(_ string: String) { self.string = string }

  /// The path as it was given.
  package var description: String { string }

  /// Returns true if the bytes are the same.
  package static func == (one: FilePath, other: FilePath) -> Bool {
    one.string.utf8.elementsEqual(other.string.utf8)
  }

  /// Adds the bytes.
  package func hash(into hasher: inout Hasher) {
    for byte in string.utf8 { hasher.combine(byte) }
  }

  /// True if it begins at the root.
  package var isAbsolute: Bool { string.utf8.first == Self.separator }

  /// The names between separators, empty ones left out: `["a", "b"]` of `/a//b/`.
  package var components: [Substring] {
    string.utf8.split(separator: Self.separator).map { Substring($0) }
  }

  /// The name at the end, `c.png` of `a/b/c.png`; empty for the root and the working folder.
  package var lastComponent: String {
    let whole = withoutTrailingSeparators[...]
    return String(
      whole[(Self.lastSeparator(in: whole).map(whole.utf8.index(after:)) ?? whole.startIndex)...])
  }

  /// What the last component lies in: `a/b` of `a/b/c.png`, `/` of `/a`, `/` of `/`, empty for a single name.
  package var folder: FilePath {
    let whole = withoutTrailingSeparators[...]
    guard let slash = Self.lastSeparator(in: whole) else { return FilePath("") }
    return FilePath(String(whole[..<slash])).orRoot(isAbsolute)
  }

  /// What a file of this path means by the name of another: the file beside it.
  package func beside(_ name: String) -> FilePath { folder.appending(name) }

  /// The path below this one: an absolute path stays as it is.
  package func appending(_ path: String) -> FilePath {
    let path = FilePath(path)
    if path.isAbsolute || string.isEmpty { return path }
    return FilePath(string.utf8.last == Self.separator ? string + path.string : "\(string)/\(path)")
  }

  /// The rest of the path behind a folder that it begins with; nil when it lies elsewhere.
  ///
  /// Spelling counts: `./a/b` does not begin with `a`.
  package func relative(to folder: FilePath) -> String? {
    let start = folder.withoutTrailingSeparators.utf8
    guard string.utf8.starts(with: start) else { return nil }
    let rest = string.utf8.dropFirst(start.count)
    guard rest.first == Self.separator || start.last == Self.separator else { return nil }
    return String(Substring(rest.drop { $0 == Self.separator }))
  }

  private static let separator = UInt8(ascii: "/")

  private static func lastSeparator(in text: Substring) -> String.Index? {
    text.utf8.lastIndex(of: separator)
  }

  /// `a/b` of `a/b//`; the root stays.
  package var withoutTrailingSeparators: String {
    var whole = string.utf8[...]
    while whole.count > 1, whole.last == Self.separator { whole.removeLast() }
    return String(Substring(whole))
  }

  private func orRoot(_ isAbsolute: Bool) -> FilePath {
    isAbsolute && string.utf8.allSatisfy { $0 == Self.separator } ? FilePath("/") : self
  }
}
