import ArgumentParser
import GalleySystem

/// A file that a project begins with. Nothing that is there is written over.
struct StartingFile {
  var path: String
  var text: String

  /// Writes the file with the folders above it.
  ///
  /// - Throws: `ValidationError` when there is one.
  func write() throws {
    guard !File.exists(path) else { throw ValidationError("'\(path)' exists already") }
    try OutputFile.write(Array(text.utf8), to: path)
  }

  /// Writes the file unless there is one; whether it was written.
  func writeIfAbsent() throws -> Bool {
    guard !File.exists(path) else { return false }
    try write()
    return true
  }

  /// Appends the lines that the file does not have; whether there were any.
  func addMissingLines() throws -> Bool {
    guard File.exists(path) else { return try writeIfAbsent() }
    let old = String(decoding: try File.read(path), as: UTF8.self)
    let known = Set(old.split(whereSeparator: \.isNewline).map(String.init))
    let missing = text.split(separator: "\n").filter { !known.contains(String($0)) }
    guard !missing.isEmpty else { return false }
    let start = old.isEmpty || old.hasSuffix("\n") ? old : old + "\n"
    try File.write(Array((start + missing.joined(separator: "\n") + "\n").utf8), to: path)
    return true
  }
}
