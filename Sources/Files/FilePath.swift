/// A path, taken apart by its bytes.
///
/// The system separates names by the byte `/` and compares them byte by byte. Swift's strings do
/// neither: they count characters, take composed and decomposed letters for equal, and join a
/// separator to a combining mark behind it. Nothing here asks the file system.
public struct FilePath: Hashable, Sendable, CustomStringConvertible {
  /// The path as it was given.
  public let string: String

  /// A path; `""` is the working folder.
  public init(_ string: String) { self.string = string }

  /// The path as it was given.
  public var description: String { string }

  /// Whether the bytes are the same.
  public static func == (one: FilePath, other: FilePath) -> Bool {
    one.string.utf8.elementsEqual(other.string.utf8)
  }

  /// Adds the bytes.
  public func hash(into hasher: inout Hasher) {
    for byte in string.utf8 { hasher.combine(byte) }
  }

  /// Whether it begins at the root.
  public var isAbsolute: Bool { string.utf8.first == Self.separator }

  /// The names between separators, empty ones left out: `["a", "b"]` of `/a//b/`.
  public var components: [Substring] {
    string.utf8.split(separator: Self.separator).map { Substring($0) }
  }

  /// The name at the end, `c.png` of `a/b/c.png`; empty for the root and the working folder.
  public var lastComponent: String {
    let whole = withoutTrailingSeparators
    return String(
      whole[(Self.lastSeparator(in: whole).map(whole.utf8.index(after:)) ?? whole.startIndex)...])
  }

  /// What the last component lies in: `a/b` of `a/b/c.png`, `/` of `/a`, `/` of `/`, empty for a single name.
  public var folder: FilePath {
    let whole = withoutTrailingSeparators
    guard let slash = Self.lastSeparator(in: whole) else { return FilePath("") }
    return FilePath(String(whole[..<slash])).orRoot(isAbsolute)
  }

  /// The path below this one: an absolute path stays as it is.
  public func appending(_ path: String) -> FilePath {
    let path = FilePath(path)
    if path.isAbsolute || string.isEmpty { return path }
    return FilePath(string.utf8.last == Self.separator ? string + path.string : "\(string)/\(path)")
  }

  /// The rest of the path behind a folder that it begins with; nil when it lies elsewhere.
  ///
  /// Spelling counts: `./a/b` does not begin with `a`.
  public func relative(to folder: FilePath) -> String? {
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

  private var withoutTrailingSeparators: Substring {
    var whole = string[...]
    while whole.utf8.count > 1, whole.utf8.last == Self.separator {
      whole = Substring(whole.utf8.dropLast())
    }
    return whole
  }

  private func orRoot(_ isAbsolute: Bool) -> FilePath {
    isAbsolute && string.utf8.allSatisfy { $0 == Self.separator } ? FilePath("/") : self
  }
}
