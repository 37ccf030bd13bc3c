import GalleyRendering
import GalleySceneSnapshots
import GalleySnapshots
import GalleyStair
import GalleySystem

/// Previews as they were built: the program that makes their pictures, and their places in the sources.
struct BuiltPreviews: Sendable {
  /// All of them, with the user's names for their sources.
  let listed: [ListedPreview]
  private let hosts: PreviewHosts
  private let places: SwiftPlaces
  /// Keeps other commands from the folder as long as there may be pictures to draw.
  private let hold: ShadowPackage.Hold?

  /// - Parameters:
  ///   - shadow: A package that was built.
  ///   - hold: The hold on its folder; nil gives other commands the folder while these previews are drawn.
  ///   - limits: The limits of each picture.
  init(
    _ shadow: ShadowPackage, _ hold: ShadowPackage.Hold? = nil, limits: RenderingLimits
  ) throws(FileError) {
    self.hold = hold
    hosts = try shadow.hosts(limits)
    listed = try shadow.located(hosts.list())
    places = SwiftPlaces(try shadow.sourceFiles())
  }

  /// Previews of a program that runs already.
  init(_ hosts: PreviewHosts, sources: [String]) throws(FileError) {
    self.hosts = hosts
    hold = nil
    listed = try hosts.list { _ in }
    places = SwiftPlaces(sources)
  }

  /// The picture of a preview, its nodes with their places in the sources.
  ///
  /// - Parameters:
  ///   - height: The height of the canvas in points, which no variant has.
  ///   - script: The steps that lead to the picture.
  ///   - file: The source of the preview where it is not known.
  func picture(
    of name: String, _ settings: [Variant.Setting], height: Double? = nil,
    after script: StepScript? = nil, in file: String = ""
  ) throws(RenderFailure) -> PortablePicture {
    let preview = listed.first { $0.name == name }
    let source = preview?.file ?? file
    let place = SceneLocation(file: source, line: 1, column: 1)
    var asked = PreviewRequest(.prepare(name), settings: settings)
    asked.height = height
    asked.script = script
    switch hosts.picture(for: asked) {
    case .prepared(let bytes):
      guard var portable = try? PortablePicture(bytes) else { break }
      places.locate(
        &portable.scene, file: source, line: preview?.line, type: preview?.type ?? "")
      return portable
    case .failed(let reason): throw Self.failure(reason, place)
    default: break
    }
    throw Self.failure("the answer is not a picture", place)
  }

  /// The failure of a program that was to draw a preview.
  private static func failure(_ reason: String, _ place: SceneLocation) -> RenderFailure {
    var failure = RenderFailure(reason, at: place)
    failure.isOfInput = false
    return failure
  }

  /// The screen of a preview after steps.
  func screen(
    of name: String, _ settings: [Variant.Setting], height: Double?, after script: StepScript
  ) throws(RenderFailure) -> PreviewScreen {
    var asked = PreviewRequest(.look(name), settings: settings)
    (asked.height, asked.script) = (height, script)
    switch hosts.picture(for: asked) {
    case .screen(let screen): return screen
    case .failed(let reason): throw RenderFailure(reason)
    default: throw RenderFailure("the answer is not a screen")
    }
  }
}
