package import GalleySystem

/// The folders that an editor or an agent may have read.
package struct Roots: Sendable {
  /// Those given on the command line of the server.
  private let named: [String]

  /// Makes roots.
  ///
  /// - Parameter named: The folders that are readable; without any, the working folder and those that
  ///   the other side shows.
  package init(named: [String]) { self.named = named }

  /// The readable folders, given those that the client shares.
  package func folders(shown: [String]) -> ReadableFolders {
    ReadableFolders(named.isEmpty ? ["."] + shown : named)
  }
}
