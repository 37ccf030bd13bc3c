/// Why an archive cannot be read.
package struct ZIPError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One sentence without a full stop, with the name of the entry where there is one.
  package var description: String

  init(_ description: String) { self.description = description }
}
