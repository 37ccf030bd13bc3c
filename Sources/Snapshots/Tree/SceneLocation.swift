/// The place at which a node was written: a file with a one-based line and column.
public struct SceneLocation: Hashable, Sendable {
  /// The file as the user knows it.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The column in characters, from 1.
  public var column: Int

  /// Makes a location.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}
