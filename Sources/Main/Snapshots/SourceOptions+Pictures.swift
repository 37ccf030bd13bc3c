import GalleyDocuments
import GalleySceneSnapshots

extension SourceOptions {
  /// A source of pictures of documents, with the user's fonts, assets, theme and style sheet.
  func pictures() throws -> DocumentPictures {
    let files = NotedFiles()
    return DocumentPictures(
      renderer: try renderer(), loader: try loader(files), isStrict: strict,
      inputs: [theme, stylesheet].compactMap(\.self) + strings,
      // Nobody can tell whether standard input says what it said before.
      settings: self.files.contains("-") ? nil : settings(readFrom: files),
      earlier: CommittedFiles().find, earlierFont: CommittedFonts(paths: fontFolders).find)
  }

  /// Everything but the documents that decides what they look like, fonts and program aside.
  private func settings(readFrom files: NotedFiles) -> String {
    ([theme ?? "", assets ?? "", stylesheet ?? "", "\(mode) \(strict) \(budget.limits)"] + strings
      + files.digests.map { "\($0.path) \($0.digest)" }).joined(separator: "\n")
  }
}
