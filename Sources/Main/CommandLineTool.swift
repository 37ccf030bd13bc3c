import ArgumentParser

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
      var command = try GalleyCommand.parseAsRoot()
      try command.run()
      exit(ExitStatus.success.rawValue)
    } catch let status as ExitStatus {
      exit(status.rawValue)
    } catch {
      exit(report(error).rawValue)
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
