import ArgumentParser
import GalleyFiles

/// A file that a command writes because it was asked to by name.
enum OutputFile {
  /// Writes a file in one step; the folders above it are made.
  ///
  /// - Parameter inputs: The files the command reads.
  /// - Throws: `ValidationError` when it is one of the inputs.
  static func write(_ bytes: [UInt8], to path: String, inputs: [String] = []) throws {
    try requireNoInput(path, among: inputs)
    if let slash = path.lastIndex(of: "/") { try Directory.create(String(path[..<slash])) }
    try File.write(bytes, to: path)
  }

  /// Refuses a place where an input stands, by whatever name or link.
  static func requireNoInput(_ path: String, among inputs: [String]) throws {
    guard let place = FileStamp(of: path),
      let input = inputs.first(where: { FileStamp(of: $0) == place })
    else { return }
    let name = input == path ? "" : ", by another name"
    throw ValidationError("'\(path)' is an input\(name); it is not written over")
  }
}
