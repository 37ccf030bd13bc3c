import ArgumentParser
import GalleyParsing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Runs the command line and ends the process with its exit status.
public enum CommandLineTool {
  /// Parses the process's arguments and runs what they name.
  public static func run() -> Never {
    signal(SIGPIPE, SIG_IGN)
    do {
      var command = try parse(
        OptionalValues.expanded(Array(CommandLine.arguments.dropFirst())))
      try run(&command)
      exit(ExitStatus.success.rawValue)
    } catch let status as ExitStatus {
      exit(status.rawValue)
    } catch let code as ExitCode {
      // The numbers of another tool, as `diff` gives them.
      exit(code.rawValue)
    } catch {
      exit(report(error).rawValue)
    }
  }

  /// The command that the arguments name.
  ///
  /// A subcommand is parsed on its own first: making the whole tree of commands costs as much as
  /// rendering a small picture. Whatever does not parse that way, help among it, is parsed again
  /// from the root, which words its messages for the whole command line.
  private static func parse(_ arguments: [String]) throws -> any ParsableCommand {
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

  /// Refuses a word that is no command, with the nearest one.
  private static func requireCommand(_ word: String) throws {
    let known = GalleyCommand.configuration.subcommands.flatMap { command in
      [command.configuration.commandName ?? ""] + command.configuration.aliases
    }
    guard !known.contains(word), word != "help" else { return }
    let meant = SpellingSuggestion.nearest(word, in: known)
    throw ValidationError(
      "there is no command '\(word)'" + (meant.map { "; did you mean '\($0)'?" } ?? ""))
  }

  /// Runs a command. What it finds wrong with its own arguments points at its own help.
  private static func run(_ command: inout any ParsableCommand) throws {
    do { try command.run() } catch let error as ValidationError {
      let name = type(of: command).configuration.commandName ?? ""
      Output.error.line("Error: \(error.message)")
      Output.error.line("  See 'galley \(name) --help' for more information.")
      throw ExitStatus.badInput
    }
  }

  /// Prints what an error has to say: help goes to standard output and is no failure, everything
  /// else goes to standard error.
  private static func report(_ error: any Error) -> ExitStatus {
    let message = GalleyCommand.fullMessage(for: error)
    if GalleyCommand.exitCode(for: error).isSuccess {
      Output.standard.line(message)
      return .success
    }
    Output.error.line(message)
    let status = ExitStatus(of: error)
    return status == .internalError && GalleyCommand.exitCode(for: error) == .validationFailure
      ? .badInput : status
  }
}
