import ArgumentParser

/// The options of a command that draws for a program.
struct StreamOptions: ParsableArguments {
  @Flag(
    help: """
      Read jobs from standard input, a JSON object a line, and answer each on standard output, in order: a \
      line of JSON with the "length" of the bytes that follow it.
      """)
  var stream = false

  @Option(
    name: .customLong("root"),
    help: """
      A folder below which jobs of --stream may read and write, in place of the working folder; may be \
      given several times.
      """)
  var folders: [String] = []

  func validate() throws {
    guard stream || folders.isEmpty else { throw ValidationError("--root needs --stream") }
  }

  /// The folders that jobs may name files in.
  var roots: [String] { folders.isEmpty ? ["."] : folders }

  /// The options of a command line without any.
  static var none: Self {
    var options = Self()
    (options.stream, options.folders) = (false, [])
    return options
  }
}
