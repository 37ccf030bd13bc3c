import GalleyDocuments
import GalleySceneSnapshots
import GalleyStair
import GalleySystem
import GalleyText

extension SourceOptions {
  /// A source of pictures of documents, with the user's fonts, assets, theme and style sheet.
  ///
  /// - Parameter folders: The folders that documents may read; nil for everything that they name.
  func pictures(in folders: ReadableFolders? = nil) throws -> DocumentPictures {
    let files = NotedFiles()
    let renderer = try renderer()
    var loader = try loader(files)
    if let folders {
      loader.files = ConfinedFiles(to: folders.adding(loader.assets.places))
    }
    return DocumentPictures(
      renderer: renderer, loader: loader, isStrict: strict,
      inputs: [theme, stylesheet].compactMap(\.self) + strings,
      // Nobody can know that standard input has the same content as before.
      settings: self.files.contains("-") ? nil : settings(readFrom: files),
      sharedFiles: files.digests.map(\.path) + fontFiles(of: renderer),
      earlier: CommittedFiles().find, fonts: suiteFonts())
  }

  /// The suites above documents.
  ///
  /// - Parameter more: The fonts of the renderer besides those of the options.
  func suites(over renderer: Renderer, and more: [String] = []) -> GoverningSuites {
    GoverningSuites(suiteFonts(and: more), base: renderer, isStrict: strict)
  }

  /// The fonts that suites name, besides the user's.
  func suiteFonts(and more: [String] = []) -> SuiteFonts {
    let (own, limits) = (fontFolders + more, budget.limits)
    return SuiteFonts(
      renderer: { paths throws(FontError) in
        try Renderer(fontPaths: own + paths, limits: limits)
      },
      earlier: { CommittedFonts(paths: own + $0).find })
  }

  /// The files of the user's fonts, and the lists that folders of them may have.
  private func fontFiles(of renderer: Renderer) -> [String] {
    if fontFolders.isEmpty { return [] }
    let faces = Set(renderer.typesetter.fonts.faces.map(\.file))
    let own = faces.filter { file in fontFolders.contains { file.hasPrefix($0) } }
    return own.sorted() + fontFolders.map { FilePath($0).appending(FontFiles.listName).string }
  }

  /// Everything but the documents that decides what they look like, fonts and program aside.
  private func settings(readFrom files: NotedFiles) -> String {
    ([theme ?? "", assets ?? "", stylesheet ?? "", "\(mode) \(strict) \(budget.limits)"] + strings
      + files.digests.map { "\($0.path) \($0.digest)" }).joined(separator: "\n")
  }
}
