import GalleyDocuments
import GalleySceneSnapshots
import GalleyStair
import GalleySystem
import GalleyText

extension SourceOptions {
  /// Makes what draws documents for snapshot tests, with the fonts, assets, theme, style sheet and strings of the
  /// options.
  ///
  /// The files that the options name are read here, and recorded while they are: together with the fonts they are
  /// the files that all pictures share. The files that a document names are read later, with the loader's own access
  /// to files, and recorded for each picture by `DocumentPictures`.
  ///
  /// - Parameter folders: The folders in which documents may read files, besides the assets; nil for all folders.
  func pictures(in folders: ReadableFolders? = nil) throws -> DocumentPictures {
    let optionFiles = NotedFiles()
    let renderer = try renderer()
    var loader = try loader(optionFiles)
    if let folders {
      loader.files = ConfinedFiles(to: folders.adding(loader.assets.places))
    }
    return DocumentPictures(
      renderer: renderer, loader: loader, isStrict: strict,
      inputs: [theme, stylesheet].compactMap(\.self) + strings,
      // `-` is standard input. A later run cannot find out whether its content is the same, so results that depend
      // on it are not reused.
      settings: files.contains("-") ? nil : cacheKey(reading: optionFiles),
      sharedFiles: optionFiles.digests.map(\.path) + fontFiles(of: renderer),
      earlier: CommittedFiles().find, fonts: suiteFonts())
  }

  /// Makes what finds the suites that apply to a document: the `suite.json` files in its folder and those above.
  ///
  /// - Parameter more: Paths of fonts that the renderer has besides those of the options.
  func suites(over renderer: Renderer, and more: [String] = []) -> GoverningSuites {
    GoverningSuites(suiteFonts(and: more), base: renderer, isStrict: strict)
  }

  /// Makes the renderers for suites that name fonts: these fonts are added to those of the options.
  func suiteFonts(and more: [String] = []) -> SuiteFonts {
    let (given, limits) = (fontFolders + more, budget.limits)
    return SuiteFonts(
      renderer: { paths throws(FontError) in
        try Renderer(fontPaths: given + paths, limits: limits)
      },
      earlier: { CommittedFonts(paths: given + $0).find })
  }

  /// The font files that `--fonts` added to those of the package, and the lists of faces that its folders may have. A
  /// list is included even if it does not exist, since it would change which files are read.
  private func fontFiles(of renderer: Renderer) -> [String] {
    let paths = fontFolders.map { FilePath($0) }
    let added = Set(renderer.typesetter.fonts.faces.map(\.file)).filter { file in
      paths.contains { $0.string == file || FilePath(file).relative(to: $0) != nil }
    }
    return added.sorted() + paths.map { $0.appending(FontFiles.listName).string }
  }

  /// A key by which results of earlier runs are found: all options that affect pictures, and the hashes of the files
  /// that these options name. `DocumentPictures` adds the fonts and the program to it.
  private func cacheKey(reading optionFiles: NotedFiles) -> String {
    ([theme ?? "", assets ?? "", stylesheet ?? "", "\(mode) \(strict) \(budget.limits)"] + strings
      + optionFiles.digests.map { "\($0.path) \($0.digest)" }).joined(separator: "\n")
  }
}
