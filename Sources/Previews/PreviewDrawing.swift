import CGalleyConformances
package import Foundation
package import Galley
package import GalleyComponents
import GalleyDesign
import GalleyDocuments
package import GalleyGeometry
import GalleyLayout
import GalleySceneSnapshots
import GalleySnapshots
package import GalleySwiftUI
import GalleySystem
import Synchronization

/// Makes pictures of previews.
package struct PreviewDrawing {
  let folders: PreviewFolders
  let renderer: Renderer

  /// The picture of a preview for another process.
  @MainActor
  func portable(_ preview: FoundPreview, _ request: PreviewRequest) throws -> PortablePicture {
    let (scene, remarks) = try scene(preview, request)
    let prepared = try renderer.prepare(scene)
    return PortablePicture(
      prepared, scene: SceneDescription(prepared), remarks: remarks, by: renderer)
  }

  /// The picture of a preview as the bytes of a file.
  ///
  /// - Parameter ending: The ending of the file's name, which decides the form.
  @MainActor
  func file(
    _ preview: FoundPreview, _ request: PreviewRequest, ending: String
  ) throws -> PreviewReply {
    let (scene, remarks) = try scene(preview, request)
    let options = DrawingOptions(
      threads: 1, overlay: request.overlay.flatMap(LayoutOverlay.init(rawValue:)))
    if let format = PageFormat(path: ".\(ending)") {
      let frames = try renderer.layout(scene)
      let page = try renderer.page(frames, as: format, options: options)
      let pixels = frames.canvas.grid.scale
      return .written(
        width: Int((frames.size.width * pixels).rounded(.up)),
        height: Int((frames.size.height * pixels).rounded(.up)), remarks: remarks,
        bytes: page.bytes)
    }
    let bytes = Mutex<[UInt8]>([])
    let written = try renderer.write(scene, options: options) { part in
      bytes.withLock { $0 += part }
    }
    return .written(
      width: written.width, height: written.height, remarks: remarks,
      bytes: bytes.withLock { $0 })
  }

  /// The scene of a preview whose state has settled, and what is to be remarked of it.
  @MainActor
  private func scene(
    _ preview: FoundPreview, _ request: PreviewRequest
  ) throws -> (scene: Galley.Scene, remarks: [String]) {
    _ = galley_asked()
    let variant = Variant(name: "", settings: request.settings)
    let (canvas, screen) = try canvas(preview, variant, height: request.height)
    let view = WindowContent(preview.view())
    let content =
      canvas.width == nil
      ? AnyView(OfferedScreen(size: screen) { ZStack { view } })
      : AnyView(view.frame(maxWidth: .infinity, maxHeight: .infinity))
    var resources = folders.resources(scale: canvas.grid.scale)
    if let pseudo = variant[.locale].flatMap(PseudoLocale.init(rawValue:)) {
      resources.translation = { pseudo.translated($0) }
    }
    let (scene, session) = try Self.settled(content, on: canvas, resources, renderer)
    return (scene, session.remarks + Self.askedFor)
  }

  /// What was asked for that a picture may not depend on.
  private static var askedFor: [String] {
    let asked = Int(galley_asked())
    let all = [
      (galley_asked_time, Date.frozenRemark),
      (galley_asked_random, "random numbers are the same each time"),
      (galley_asked_network, "there is no network"),
    ]
    return all.filter { asked & Int($0.0) != 0 }.map(\.1)
  }

  /// The scene of a view whose state has settled, in the scheme that the view prefers.
  @MainActor
  package static func settled(
    _ content: AnyView, on canvas: SceneCanvas, _ resources: PreviewResources, _ renderer: Renderer
  ) throws -> (scene: Galley.Scene, session: Session) {
    let standard = Device.iPhone15.size
    let screen = Size(
      width: canvas.width ?? standard.width, height: canvas.height ?? standard.height)
    let session = Session(canvas: screen, resources: resources)
    var scene = Galley.Scene(SessionView(session, content), canvas: canvas)
    try session.settle { try renderer.layout(scene).layout }
    if let scheme = session.preferredScheme {
      let preferred: Appearance = scheme == .dark ? .dark : .light
      if preferred != canvas.appearance {
        scene.canvas.appearance = preferred
        try session.settle { try renderer.layout(scene).layout }
      }
    }
    return (scene, session)
  }

  /// The canvas of a preview, and the size of the screen that it is meant for.
  private func canvas(
    _ preview: FoundPreview, _ variant: Variant, height: Double?
  ) throws -> (canvas: SceneCanvas, screen: Size) {
    var settings = try SceneSettings(variant)
    settings.height = height
    var device = preview.device.map(Self.device) ?? settings.device ?? .iPhone15
    settings.device = nil
    if preview.isLandscape { device = device.landscape }
    switch preview.layout ?? .device {
    case .device: settings.device = device
    case .sizeThatFits: settings.scale = settings.scale ?? device.scale
    case .fixed(let width, let height):
      settings.width = settings.width ?? Double(width)
      settings.height = settings.height ?? Double(height)
      settings.scale = settings.scale ?? device.scale
    }
    return (SceneCanvas(settings), device.size)
  }

  /// The preset for a simulator's name, such as `iPhone 15 Pro Max`; the nearest of its kind.
  private static func device(named name: String) -> Device {
    let words = name.lowercased().split(separator: " ").joined(separator: "-")
    if let known = Device.named(words) { return known }
    var known: Device?
    if words.contains("ipad") {
      known = .iPadPro11
    } else if words.contains("se") {
      known = .named("iphone-se")
    } else if words.contains("max") || words.contains("plus") {
      known = .named("iphone-15-pro-max")
    }
    return known ?? .iPhone15
  }
}

/// Offers its content the screen of a device: a preview that fits its content takes what the content takes
/// of that, as in Xcode.
package struct OfferedScreen: GalleySwiftUI.Layout {
  let size: Size

  package init(size: Size) { self.size = size }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> CGSize {
    subviews.first?.sizeThatFits(ProposedViewSize(size)) ?? .zero
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(size))
  }
}
