import GalleySceneSnapshots
import GalleySnapshots
import GalleyStair
import GalleySystem
import Synchronization

/// The source of the pictures of a run of snapshots.
protocol PictureSource: Sendable {
  /// A hash of everything but files that decides what pictures look like; nil when that is not known.
  var digest: UInt64? { get }
  /// The same of this machine alone.
  var ownDigest: UInt64? { get }
  /// Files that all pictures are made from.
  var sharedFiles: [String] { get }
  /// The hash of the renderer's test card; nil until it is needed.
  var card: UInt64? { get }
  /// Makes ready what belongs to no single picture, with the hash of the card where it is known.
  func makeReady(card: UInt64?)
  var preparation: PicturePreparation { get }
  /// The notes on the pictures that were made.
  var notes: [String] { get }
}

extension DocumentPictures: PictureSource {
  var notes: [String] { [] }
}

/// The pictures of previews, made by the program into which they are linked and drawn here.
final class PreviewPictures: PictureSource {
  private let built: BuiltPreviews
  /// The pictures that steps take, by the names of their cases.
  private let taken: [String: PreviewSteps.Taken]
  private let renderer: Renderer
  private let drawnCard: Result<NamedDigest, RenderFailure>
  private let known = Mutex<[String: [String]]>([:])

  init(_ built: BuiltPreviews, _ steps: PreviewSteps, renderer: Renderer) {
    (self.built, self.renderer) = (built, renderer)
    taken = Dictionary(steps.pictures.map { ($0.name, $0) }) { first, _ in first }
    drawnCard = Result { () throws(RenderFailure) in try renderer.rendererFingerprint() }
  }

  /// The dependencies of a program are unknown.
  var digest: UInt64? { nil }
  var ownDigest: UInt64? { nil }
  var sharedFiles: [String] { [] }
  var card: UInt64? { try? drawnCard.get().digest }
  func makeReady(card: UInt64?) {}

  /// The approximations and omissions, by preview.
  var notes: [String] {
    known.withLock { known in known.sorted { $0.key < $1.key } }
      .map { "\($0.key): \($0.value.joined(separator: "; "))" }
  }

  var preparation: PicturePreparation {
    { [self] request throws(RenderFailure) in
      guard request.theme == nil, request.fonts.isEmpty, request.strings.isEmpty else {
        throw RenderFailure(
          "a suite's \"theme\", \"fonts\" and \"strings\" are those of documents; "
            + "previews take them from the options --fonts and --strings")
      }
      let step = taken[request.caseName]
      let portable = try built.picture(
        of: step?.preview.name ?? request.caseName, request.variant.settings, after: step?.script,
        in: request.path)
      if !portable.remarks.isEmpty {
        known.withLock { $0[request.caseName] = portable.remarks }
      }
      return try renderer.snapshot(
        of: portable, fingerprint: try drawnCard.get(),
        dependencies: [request.path] + (step.map { [$0.path] } ?? []))
    }
  }
}
