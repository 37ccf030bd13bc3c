import Foundation

/// A folder that goes when the value does.
public final class TemporaryFolder: Sendable {
  /// Its path.
  public let path: String

  /// Makes a folder.
  public init() {
    path = NSTemporaryDirectory() + "galley-" + UUID().uuidString
    try? FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a text, with the folders above it.
  public func write(_ text: String, to name: String) throws {
    let place = "\(path)/\(name)"
    try FileManager.default.createDirectory(
      atPath: (place as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: place))
  }

  /// Writes bytes.
  public func write(_ bytes: [UInt8], to name: String) throws {
    try write("", to: name)
    try Data(bytes).write(to: URL(fileURLWithPath: "\(path)/\(name)"))
  }

  /// The bytes of a file, or nil.
  public func bytes(_ name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: "\(path)/\(name)").map(Array.init)
  }

  /// Returns true if there is a file.
  public func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(path)/\(name)")
  }

  /// Every file and folder below, sorted.
  public var files: [String] {
    let found = FileManager.default.enumerator(atPath: path)
    return (found?.compactMap { $0 as? String } ?? []).sorted()
  }
}

/// The same numbers on every machine.
public struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  /// Begins with a seed.
  public init(state: UInt64) { self.state = state }

  /// The next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
