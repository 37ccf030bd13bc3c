import ArgumentParser

/// Runs the command line and ends the process with its exit code.
public enum CommandLineTool {
  /// Parses the process's arguments and runs what they name.
  public static func run() {
    GalleyCommand.main()
  }
}
