extension StringProtocol {
  /// The lines of a file, which may end as on Windows: a carriage return and the line feed after it are one
  /// `Character`, so that `split` does not find the line feed. Empty lines are left out.
  package var fileLines: [Substring] {
    Substring(self).utf8.split(separator: 0x0A).map { line in
      Substring(line.last == 0x0D ? line.dropLast() : line)
    }.filter { !$0.isEmpty }
  }
}
