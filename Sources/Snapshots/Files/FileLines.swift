extension StringProtocol {
  /// The lines of a file, which may end as on Windows: a carriage return and the line feed after it are one
  /// `Character`, so that `split` does not find the line feed. All carriage returns at the end of a line go,
  /// as a file that was converted twice has two, so that what is written of lines is read back. Empty lines
  /// are left out.
  package var fileLines: [Substring] {
    Substring(self).utf8.split(separator: 0x0A).map { line in
      var line = line
      while line.last == 0x0D { line.removeLast() }
      return Substring(line)
    }.filter { !$0.isEmpty }
  }
}
