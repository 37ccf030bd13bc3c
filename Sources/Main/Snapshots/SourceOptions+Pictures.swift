import GalleySceneSnapshots

extension SourceOptions {
  /// A source of pictures of documents, with the user's fonts, assets, theme and style sheet.
  func pictures() throws -> DocumentPictures {
    DocumentPictures(
      renderer: try renderer(), loader: try loader(scale: nil),
      inputs: [theme, stylesheet].compactMap(\.self))
  }
}
