import GalleyComponents
import GalleySceneSnapshots

extension SourceOptions {
  /// A source of pictures of documents, with the user's fonts, assets and theme.
  func pictures() throws -> DocumentPictures {
    DocumentPictures(
      renderer: try renderer(), mode: lenient ? .lenient : .strict, assets: try assetMap(),
      theme: theme)
  }
}
