import GalleySceneSnapshots
import GalleySnapshots
import GalleyStair
import GalleySystem

/// The cases that previews and the steps beside their sources are, with their pictures.
struct PreviewCases {
  let pictures: PreviewPictures
  private let cases: [(name: String, path: String)]
  private let steps: PreviewSteps

  /// - Parameter path: The sources of the previews.
  init(_ built: BuiltPreviews, of path: String, renderer: Renderer) throws(FileError) {
    steps = try PreviewSteps(beside: built.listed)
    cases =
      built.listed.map { ($0.name, $0.file ?? path) }
      + steps.pictures.map { ($0.name, $0.preview.file ?? path) }
    pictures = PreviewPictures(built, steps, renderer: renderer)
  }

  /// The folder of references where none is named.
  static func folder(of path: String) -> String {
    let folder = Directory.exists(path) ? path : FilePath(path).folder.string
    return FilePath(folder).appending("__Previews__").string
  }

  /// The cases with their references, and what is wrong in the steps.
  func corpus(in root: String) throws(FileError) -> Corpus {
    var corpus = try Corpus(root: root, cases: cases)
    for (diagnostic, source) in steps.findings {
      corpus.add(Corpus.Finding(diagnostic: diagnostic, source: source))
    }
    return corpus
  }
}
