import Galley
import GalleySceneSnapshots
import GalleySnapshots
import GalleySystem
import Synchronization

/// What a run of snapshots gets its pictures from.
protocol PictureSource: Sendable {
  /// A hash of everything but files that decides what pictures look like; nil when that is not known.
  var digest: UInt64? { get }
  /// The same of this machine alone.
  var ownDigest: UInt64? { get }
  var preparation: PicturePreparation { get }
  /// What is to be said of the pictures that were made.
  var notes: [String] { get }
}

extension DocumentPictures: PictureSource {
  var notes: [String] { [] }
}

/// The pictures of previews, made by the program into which they are linked and drawn here.
final class PreviewPictures: PictureSource {
  private let hosts: PreviewHosts
  private let renderer: Renderer
  private let card: Result<NamedDigest, RenderFailure>
  private let known = Mutex<[String: [String]]>([:])

  private let previews: [String: ListedPreview]
  private let places: SwiftPlaces

  /// - Parameters:
  ///   - previews: The previews that will be asked for.
  ///   - sources: The sources that they were built from.
  init(
    _ hosts: PreviewHosts, of previews: [ListedPreview], in sources: [String], renderer: Renderer
  ) {
    (self.hosts, self.renderer) = (hosts, renderer)
    self.previews = Dictionary(previews.map { ($0.name, $0) }) { first, _ in first }
    places = SwiftPlaces(sources)
    card = Result { () throws(RenderFailure) in try renderer.rendererFingerprint() }
  }

  /// Nobody knows what a program depends on.
  var digest: UInt64? { nil }
  var ownDigest: UInt64? { nil }

  /// What was approximated or left out, by preview.
  var notes: [String] {
    known.withLock { known in known.sorted { $0.key < $1.key } }
      .map { "\($0.key): \($0.value.joined(separator: "; "))" }
  }

  var preparation: PicturePreparation {
    { [self] request throws(RenderFailure) in
      let asked = PreviewRequest(.prepare(request.caseName), settings: request.variant.settings)
      let reply: PreviewReply
      do throws(FileError) { reply = try hosts.reply(to: asked) } catch {
        throw RenderFailure(error.description)
      }
      let place = SceneLocation(file: request.path, line: 1, column: 1)
      switch reply {
      case .prepared(let bytes):
        guard var portable = try? PortablePicture(bytes) else {
          throw RenderFailure("it was built with another version of Galley", at: place)
        }
        if !portable.remarks.isEmpty {
          known.withLock { $0[request.caseName] = portable.remarks }
        }
        let preview = previews[request.caseName]
        places.locate(
          &portable.scene, file: request.path, line: preview?.line, type: preview?.type ?? "")
        return try renderer.snapshot(
          of: portable, fingerprint: try card.get(), dependencies: [request.path])
      case .failed(let reason): throw RenderFailure(reason, at: place)
      default: throw RenderFailure("it was built with another version of Galley", at: place)
      }
    }
  }
}
