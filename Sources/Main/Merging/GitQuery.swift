import GalleySystem

/// Queries of git about the repository of the working folder.
enum GitQuery {
  /// The words of a command; an environment variable, where it is given, goes before it.
  private static func words(_ arguments: [String], _ variable: String?) -> [String] {
    (variable.map { ["env", $0] } ?? []) + ["git"] + arguments
  }

  /// The output of a command that must succeed, without the line feed at its end; nil otherwise.
  static func text(_ arguments: [String], with variable: String? = nil) -> String? {
    guard let bytes = CommandOutput.of(words(arguments, variable)) else { return nil }
    return String(decoding: bytes.last == 0x0A ? bytes.dropLast() : bytes[...], as: UTF8.self)
  }

  /// The output of a command between zero bytes, and its exit status.
  static func fields(
    _ arguments: [String], with variable: String? = nil
  ) -> (fields: [String], status: Int32)? {
    guard let running = CommandOutput.Running(words(arguments, variable)) else { return nil }
    let (bytes, status) = running.finished()
    let fields = bytes.split(separator: 0, omittingEmptySubsequences: false)
    return (
      fields.map { String(decoding: $0, as: UTF8.self) }, status & 0x7F == 0 ? status >> 8 : 255
    )
  }

  /// The name of the object that an expression means; nil without any.
  static func object(_ expression: String) -> String? {
    text(["rev-parse", "--verify", "--quiet", "--end-of-options", expression])
  }

  /// The name of the content of a file in a commit.
  static func content(of path: String, in commit: String) -> String? {
    object("\(commit):\(path)")
  }

  /// The name that the content of a file has.
  static func name(ofFile path: String) -> String? {
    text(["hash-object", "--no-filters", "--", path])
  }

  /// The path of something in git's own folder, from the root of the file system.
  static func ownPath(_ name: String) -> String? {
    text(["rev-parse", "--path-format=absolute", "--git-path", name])
  }
}
