internal import GalleyDocuments
package import GalleySystem

/// A folder of documents as the sources of a test target: a file of views for each folder, with a
/// function that adds its scenes to a table, and one that makes the whole table.
///
/// A test target compiles them and compares each scene with its document.
package struct SwiftCorpus {
  private let root: String
  /// The documents by folder, without the corpus's own: `box` to `border`, `padding`.
  private var folders: [(name: String, documents: [String])] = []

  /// Looks for documents. Left out are suites, and what begins with a dot or an underscore.
  package init(_ root: String) throws(FileError) {
    self.root = root
    try visit("")
  }

  private mutating func visit(_ folder: String) throws(FileError) {
    var documents: [String] = []
    for name in try Directory.names(in: path(folder)).sorted()
    where !name.hasPrefix(".") && !name.hasPrefix("_") {
      let inner = folder.isEmpty ? name : "\(folder)/\(name)"
      if Directory.exists(path(inner)) {
        try visit(inner)
      } else if name.hasSuffix(".json"), name != "suite.json", !name.hasSuffix(".suite.json") {
        documents.append(String(name.dropLast(5)))
      }
    }
    if !documents.isEmpty { folders.append((folder, documents)) }
  }

  private func path(_ name: String) -> String {
    name.isEmpty ? root : FilePath(root).appending(name).string
  }

  /// The corpus's own name, as part of Swift's.
  private var title: String {
    FilePath(root).lastComponent.split { !$0.isLetter && !$0.isNumber }.map(\.capitalized).joined()
  }

  /// The names of all documents: `box/border`.
  package var names: [String] {
    folders.flatMap { folder in
      folder.documents.map { folder.name.isEmpty ? $0 : "\(folder.name)/\($0)" }
    }
  }

  /// The file of a document.
  package func path(ofDocument name: String) -> String { path(name + ".json") }

  /// The sources with their file names.
  ///
  /// - Parameter source: Reads a document at a path and writes it under a name.
  package func files<Failure>(
    _ source: (_ path: String, _ name: String) throws(Failure) -> SwiftSource
  ) throws(Failure) -> [(name: String, text: String)] {
    var files: [(name: String, text: String)] = []
    var table: [String] = []
    for folder in folders {
      let words = folder.name.split { !$0.isLetter && !$0.isNumber }
      let title = words.isEmpty ? self.title : words.map(\.capitalized).joined()
      table.append("    add\(title)(to: &scenes)")
      files.append(("\(title).swift", try text(of: folder, called: title, source)))
    }
    files.append(
      (
        "All\(title).swift",
        Self.header + """
          extension ParityScenes {
            public static func all\(title)() -> ParityScenes {
              var scenes = ParityScenes()
          \(table.joined(separator: "\n"))
              return scenes
            }
          }

          """
      ))
    return files
  }

  private static let header = """
    // swift-format-ignore-file
    // Written by `galley swift --corpus`; a test compares it with what would be written today.

    import Galley


    """

  private func text<Failure>(
    of folder: (name: String, documents: [String]), called title: String,
    _ source: (_ path: String, _ name: String) throws(Failure) -> SwiftSource
  ) throws(Failure) -> String {
    var views: [String] = []
    var rows: [String] = []
    for document in folder.documents {
      let name = folder.name.isEmpty ? document : "\(folder.name)/\(document)"
      let source = try source(path(name + ".json"), name)
      views.append(source.declarations)
      var arguments: [String] = []
      if source.needsTheme { arguments.append("theme: $0.theme") }
      if source.needsImages { arguments.append("images: $0.images") }
      let isPlain = arguments.isEmpty
      rows.append(
        "    scenes.add(\(name.swiftExpression)) { \(isPlain ? "_ in " : "")"
          + "\(source.viewName).scene(\(arguments.joined(separator: ", "))) }")
    }
    return Self.header + views.joined(separator: "\n") + """

      extension ParityScenes {
        static func add\(title)(to scenes: inout ParityScenes) {
      \(rows.joined(separator: "\n"))
        }
      }

      """
  }
}

extension Substring {
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
