import ArgumentParser
import GalleyLanguageServer

/// The options that bound what editors and agents may have read.
struct RootOptions: ParsableArguments {
  @Option(
    name: .customLong("root"),
    help: """
      A folder that may be read, in place of the working folder and those that the client shows; may \
      be given several times.
      """)
  var folders: [String] = []

  var roots: Roots { Roots(named: folders) }
}
