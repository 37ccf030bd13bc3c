import ArgumentParser
public import GalleyComponents
import GalleyParsing
import GalleyPlatform
import GalleySystem

/// The `galley` command, for a catalogue of one's own too:
///
/// ```swift
/// import Galley
/// import GalleyMain
///
/// CommandLineTool.main(
///   catalog: ComponentCatalog(ComponentCatalog.standard.entries + [ComponentEntry(Badge())]))
/// ```
///
/// Every verb then knows the components: `render`, `preview`, `inspect`, `lint`, `test`, `schema`
/// and the rest.
public enum CommandLineTool {
  /// The version of the package.
  static let version = "0.1.0"

  /// The components that documents may name while a command runs.
  @TaskLocal static var catalog = ComponentCatalog.standard

  /// Runs what the process's arguments name and ends the process with the exit status.
  ///
  /// - Parameter catalog: The components that documents may name.
  public static func main(catalog: ComponentCatalog = .standard) -> Never {
    // Writing past the end of a pipe or of what the process may write is an error at the file.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    TemporaryFiles.removeAtSignals()
    exit($catalog.withValue(catalog) { status(ofProcess: CommandLine.arguments) })
  }

  /// Runs what the arguments of the process name.
  ///
  /// - Parameter words: The name of the program and its arguments. On Linux Swift reads them from
  ///   `/proc/self/cmdline`, and the list is empty when that is not mounted. The command is then
  ///   unknown, and doing nothing would look like success.
  static func status(ofProcess words: [String]) -> Int32 {
    guard !words.isEmpty else {
      Output.error.say(
        .error, "the arguments cannot be read from /proc/self/cmdline; mount /proc to run galley")
      return ExitStatus.badInput.rawValue
    }
    return status(of: Array(words.dropFirst()))
  }

  private static func status(of arguments: [String]) -> Int32 {
    do {
      var command = try parse(OptionalValues.expanded(arguments))
      try run(&command)
      return ExitStatus.success.rawValue
    } catch let status as ExitStatus {
      return status.rawValue
    } catch let code as ExitCode {
      // The numbers of another tool, as `diff` gives them.
      return code.rawValue
    } catch {
      return report(error).rawValue
    }
  }

  /// The command that the arguments name.
  ///
  /// A subcommand is parsed on its own first: making the whole tree of commands costs as much as
  /// rendering a small picture. Whatever does not parse that way, help among it, is parsed again
  /// from the root, which words its messages for the whole command line.
  private static func parse(_ arguments: [String]) throws -> any ParsableCommand {
    if arguments.first == "render", let command = Render(plain: arguments.dropFirst()) {
      return command
    }
    let named = GalleyCommand.configuration.subcommands.first {
      $0.configuration.commandName == arguments.first
    }
    if let named, let command = try? named.parseAsRoot(Array(arguments.dropFirst())),
      type(of: command) == named
    {
      return command
    }
    if named == nil, let word = arguments.first, !word.hasPrefix("-") { try requireCommand(word) }
    return try GalleyCommand.parseAsRoot(arguments)
  }

  /// Refuses a word that is not a command, with the nearest one.
  private static func requireCommand(_ word: String) throws {
    let known = GalleyCommand.configuration.subcommands.flatMap { command in
      [command.configuration.commandName ?? ""] + command.configuration.aliases
    }
    guard !known.contains(word), word != "help" else { return }
    let meant = SpellingSuggestion.nearest(word, in: known)
    throw ValidationError(
      "there is no command '\(word)'" + (meant.map { "; did you mean '\($0)'?" } ?? ""))
  }

  /// Runs a command. Errors that it finds in its own arguments refer to its own help.
  private static func run(_ command: inout any ParsableCommand) throws {
    do { try command.run() } catch let error as ValidationError {
      let words = words(leadingTo: type(of: command), from: GalleyCommand.self) ?? []
      Output.error.say(.error, error.message)
      Output.error.line(
        "  See '\((["galley"] + words + ["--help"]).joined(separator: " "))' for more information.")
      throw ExitStatus.badInput
    }
  }

  /// Complains about a type that the catalogue does not have.
  static func requireKnown(_ types: [String]) throws {
    let known = catalog.entries.map(\.typeName)
    for type in types where !known.contains(type) {
      let nearest = SpellingSuggestion.nearest(type, in: known).map { "; did you mean '\($0)'?" }
      throw ValidationError("there is no type '\(type)'" + (nearest ?? ""))
    }
  }

  /// The words that name a command behind those of another.
  private static func words(
    leadingTo command: any ParsableCommand.Type, from start: any ParsableCommand.Type
  ) -> [String]? {
    if command == start { return [] }
    return start.configuration.subcommands.lazy.compactMap { inner in
      words(leadingTo: command, from: inner).map { [inner.configuration.commandName ?? ""] + $0 }
    }.first
  }

  /// Prints the message of an error: help is printed on standard output and is not a failure, everything else
  /// on standard error.
  private static func report(_ error: any Error) -> ExitStatus {
    // Other programs end by a signal then, without a word.
    if ResultStream.isReaderGone(error) { return .readerGone }
    let message = GalleyCommand.fullMessage(for: error)
    if GalleyCommand.exitCode(for: error).isSuccess {
      do throws(FileError) { try Output.standard.line(message) } catch {
        if ResultStream.isReaderGone(error) { return .readerGone }
        Output.error.say(.error, "\(error)")
        return .badInput
      }
      return .success
    }
    // Its own word for an error begins with a capital.
    let label = "Error: "
    if message.hasPrefix(label) {
      Output.error.say(.error, String(message.dropFirst(label.count)))
    } else {
      Output.error.line(message)
    }
    let status = ExitStatus(of: error)
    return status == .internalError && GalleyCommand.exitCode(for: error) == .validationFailure
      ? .badInput : status
  }
}
