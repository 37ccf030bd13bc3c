import GalleySystem

/// A file that a command writes by name on request.
enum OutputFile {
  /// Writes a file in one step; the folders above it are made.
  ///
  /// - Parameter inputs: The files the command reads.
  /// - Throws: `ValidationError` when it is one of the inputs.
  static func write(_ bytes: [UInt8], to path: String, inputs: [String] = []) throws {
    try OutputTarget.requireNoInput(path, inputs)
    try Directory.create(FilePath(path).folder.string)
    try File.write(bytes, to: path)
  }
}
