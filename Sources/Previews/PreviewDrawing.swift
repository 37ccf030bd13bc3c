import CGalleyConformances
package import Foundation
package import GalleyComponents
import GalleyDesign
import GalleyDocuments
package import GalleyGeometry
import GalleyLayout
import GalleySceneSnapshots
import GalleySnapshots
package import GalleyStair
package import GalleySwiftUI
import GalleySystem

/// Makes pictures of previews.
package struct PreviewDrawing {
  let folders: PreviewFolders
  let renderer: Renderer
  /// True where previews are those of a Mac, whose windows fit their content.
  var isMac = false

  /// The picture of a preview for another process.
  @MainActor
  func portable(_ preview: FoundPreview, _ request: PreviewRequest) throws -> PortablePicture {
    let (frames, remarks) = try frames(preview, request)
    let prepared = renderer.prepare(frames)
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
    if ending == "json" { return try document(preview, request) }
    if let film = request.film { return try self.film(preview, request, film) }
    let (frames, remarks) = try frames(preview, request)
    let options = DrawingOptions(
      threads: 1, overlay: request.overlay.flatMap(LayoutOverlay.init(rawValue:)))
    let size = frames.pixelSize
    let bytes: [UInt8]
    if let format = PageFormat(rawValue: ending) {
      bytes = try renderer.page(frames, as: format, options: options).bytes
    } else {
      bytes = try renderer.png(frames, options: options)
    }
    return .written(width: size.width, height: size.height, remarks: remarks, bytes: bytes)
  }

  /// The document that draws the picture of a preview: the view with the canvas of the preview.
  @MainActor
  private func document(_ preview: FoundPreview, _ request: PreviewRequest) throws -> PreviewReply {
    let variant = Variant(name: "", settings: request.settings)
    let (offered, device) = try settings(preview, variant, height: request.height)
    let settled = try settled(preview, offered, device, variant)
    var scene = settled.scene
    let content = settled.session.resources.reading(scene.canvas.locale) {
      AnyView(WindowContent(preview.view()))
    }
    scene.root = SessionView(settled.session, content)
    let size = settled.frames.pixelSize
    let scale = scene.canvas.grid.scale
    var canvas = GalleyDocuments.Canvas(scene.canvas)
    let isOpen = scene.canvas.width == nil
    if offered.device != nil {
      (canvas.width, canvas.height, canvas.safeArea, canvas.scale) = (nil, nil, nil, nil)
      canvas.device = offered.device
    } else if isOpen {
      canvas.width = Double(size.width) / scale
      canvas.height = Double(size.height) / scale
    }
    // The scale is that of the preview's device, which is implicit.
    if scale == device.scale { canvas.scale = nil }
    let text = try renderer.document(of: scene, on: canvas, isOpen: isOpen)
    return .written(
      width: size.width, height: size.height, remarks: settled.session.remarks,
      bytes: Array(text.utf8))
  }

  /// The film of what follows the steps of a request.
  @MainActor
  private func film(
    _ preview: FoundPreview, _ request: PreviewRequest, _ film: ScreenFilm
  ) throws -> PreviewReply {
    _ = galley_asked()
    let screen = try screen(preview, request)
    let size = screen.frames.pixelSize
    let bytes = try screen.film(film.seconds, framesPerSecond: film.framesPerSecond)
    return .written(
      width: size.width, height: size.height, remarks: screen.remarks + Self.askedFor,
      bytes: bytes)
  }

  /// The picture and the elements of a preview after the steps of a request.
  @MainActor
  func look(_ preview: FoundPreview, _ request: PreviewRequest) throws -> PreviewScreen {
    _ = galley_asked()
    let screen = try screen(preview, request)
    let elements = screen.elements
    let shown = elements.indices.map { index in
      let element = elements[index]
      return ShownElement(
        line: element.description, frame: element.frame, roleName: element.roleName,
        value: element.value, options: element.options, isFocused: element.isFocused,
        query: StepQuery(naming: index, of: elements).jsonText)
    }
    return PreviewScreen(
      png: try screen.png(), elements: shown,
      remarks: screen.spokenFindings + screen.orderFindings + screen.remarks + Self.askedFor)
  }

  /// The screen of a preview after the steps of a request. A preview that fits its content has the screen
  /// of its device.
  @MainActor
  private func screen(_ preview: FoundPreview, _ request: PreviewRequest) throws -> Screen {
    let steps = try request.script?.steps()
    let variant = Variant(name: "", settings: request.settings)
    var (settings, device) = try settings(preview, variant, height: request.height)
    if settings.device == nil, settings.width == nil { settings.device = device }
    settings.keyboard = request.script?.hasKeyboard
    let canvas = SceneCanvas(settings)
    let resources = resources(variant, scale: canvas.grid.scale)
    let view = resources.reading(canvas.locale) { AnyView(WindowContent(preview.view())) }
    let screen = try Screen(view, settings, resources, renderer)
    if let steps { try screen.play(steps, until: request.script?.snapshot) }
    return screen
  }

  private func resources(_ variant: Variant, scale: Double) -> PreviewResources {
    var resources = folders.resources(scale: scale)
    if let pseudo = variant[.locale].flatMap(PseudoLocale.init(rawValue:)) {
      resources.translation = { pseudo.translated($0) }
    }
    return resources
  }

  /// The frames of a preview whose state has settled, after the steps of the request, and remarks about it.
  @MainActor
  private func frames(
    _ preview: FoundPreview, _ request: PreviewRequest
  ) throws -> (frames: SceneLayout, remarks: [String]) {
    _ = galley_asked()
    if request.script != nil {
      let screen = try screen(preview, request)
      return (screen.picture, screen.remarks + Self.askedFor)
    }
    let variant = Variant(name: "", settings: request.settings)
    let (offered, device) = try settings(preview, variant, height: request.height)
    let settled = try settled(preview, offered, device, variant)
    return (settled.frames, settled.session.remarks + Self.askedFor)
  }

  /// A preview whose state has settled.
  @MainActor
  private func settled(
    _ preview: FoundPreview, _ offered: SceneSettings, _ device: Device, _ variant: Variant
  ) throws -> Settled {
    let (canvas, screen) = (SceneCanvas(offered), device.size)
    let resources = resources(variant, scale: canvas.grid.scale)
    func settled(in fitted: OfferedScreen) throws -> Settled {
      let view = resources.reading(canvas.locale) { WindowContent(preview.view()) }
      let content =
        canvas.width == nil
        ? AnyView(fitted { ZStack { view } })
        : AnyView(view.frame(maxWidth: .infinity, maxHeight: .infinity))
      return try Self.settledView(content, on: canvas, resources, renderer)
    }
    guard isWindow(preview, variant) else { return try settled(in: OfferedScreen(size: screen)) }
    let window = try settled(in: OfferedScreen(windowOn: Self.macScreen))
    // A reader of geometry beside content of a fixed size takes the rest of the screen.
    let narrow = window.session.axesOfReaders(atMost: Double(OfferedScreen.none))
    guard !narrow.isEmpty else { return window }
    return try settled(in: OfferedScreen(windowOn: Self.macScreen, filling: narrow))
  }

  private typealias Settled = (scene: GalleyStair.Scene, frames: SceneLayout, session: Session)

  /// The requested values that a picture may not depend on.
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
  ) throws -> (scene: GalleyStair.Scene, session: Session) {
    let view = try settledView(content, on: canvas, resources, renderer)
    return (view.scene, view.session)
  }

  /// The same with the frames that it settled on.
  @MainActor
  private static func settledView(
    _ content: AnyView, on canvas: SceneCanvas, _ resources: PreviewResources, _ renderer: Renderer
  ) throws -> Settled {
    let standard = Device.iPhone15.size
    let screen = Size(
      width: canvas.width ?? standard.width, height: canvas.height ?? standard.height)
    let session = Session(canvas: screen, resources: resources)
    var scene = GalleyStair.Scene(SessionView(session, content), canvas: canvas)
    var frames = try settle(session, scene, renderer)
    if let scheme = session.preferredScheme {
      let preferred: Appearance = scheme == .dark ? .dark : .light
      if preferred != canvas.appearance {
        scene.canvas.appearance = preferred
        frames = try settle(session, scene, renderer)
      }
    }
    return (scene, frames, session)
  }

  /// A scene whose session has settled.
  @MainActor
  static func settledScene(
    _ session: Session, _ scene: GalleyStair.Scene, _ renderer: Renderer
  ) throws -> GalleyStair.Scene {
    _ = try settle(session, scene, renderer)
    return scene
  }

  /// The last frames of a view that changes its state when it is laid out.
  @MainActor
  static func settle(
    _ session: Session, _ scene: GalleyStair.Scene, _ renderer: Renderer
  ) throws -> SceneLayout {
    var frames: SceneLayout?
    try session.settle {
      let made = try renderer.layout(scene)
      frames = made
      return made.layout
    }
    return try frames ?? renderer.layout(scene)
  }

  /// The screen of a MacBook Air in points, which no window exceeds.
  private static let macScreen = Size(width: 1440, height: 900)
  /// The scale of the screens of Macs.
  private static let macScale = 2.0

  /// Returns true if a preview is drawn as a window of a Mac, because nothing names a device or a size.
  private func isWindow(_ preview: FoundPreview, _ variant: Variant) -> Bool {
    guard isMac, preview.device == nil, !preview.isLandscape,
      let settings = try? SceneSettings(variant)
    else { return false }
    guard case .device = preview.layout ?? .device else { return false }
    return settings.device == nil && settings.width == nil
  }

  /// The settings of a preview, and the device that it is meant for.
  private func settings(
    _ preview: FoundPreview, _ variant: Variant, height: Double?
  ) throws -> (settings: SceneSettings, device: Device) {
    var settings = try SceneSettings(variant)
    settings.height = height
    var device = preview.device.map(Self.device) ?? settings.device ?? .iPhone15
    settings.device = nil
    if preview.isLandscape { device = device.landscape }
    switch preview.layout ?? .device {
    case .device where isWindow(preview, variant): settings.scale = settings.scale ?? Self.macScale
    case .device: settings.device = device
    case .sizeThatFits: settings.scale = settings.scale ?? device.scale
    case .fixed(let width, let height):
      settings.width = settings.width ?? Double(width)
      settings.height = settings.height ?? Double(height)
      settings.scale = settings.scale ?? device.scale
    }
    return (settings, device)
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
  /// True where the content has the size that it would like to have, as far as the screen has room.
  private let isWindow: Bool
  /// The axes along which a window is as large as the screen.
  private let filled: GalleySwiftUI.Axis.Set

  package init(size: Size) { (self.size, isWindow, filled) = (size, false, []) }

  package init(windowOn screen: Size, filling axes: GalleySwiftUI.Axis.Set = []) {
    (size, isWindow, filled) = (screen, true, axes)
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> CGSize {
    guard let content = subviews.first else { return .zero }
    return content.sizeThatFits(offered(to: content))
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    guard let content = subviews.first else { return }
    content.place(at: bounds.origin, proposal: offered(to: content))
  }

  private func offered(to content: LayoutSubview) -> ProposedViewSize {
    guard isWindow else { return ProposedViewSize(size) }
    let ideal = content.sizeThatFits(.unspecified)
    return ProposedViewSize(
      width: length(ideal.width, at: size.width, along: .horizontal),
      height: length(ideal.height, at: size.height, along: .vertical))
  }

  /// The ideal length of colours, shapes and readers of geometry, which have no size of their own; lists have none at all.
  static let none: CGFloat = 10

  /// Content without a length of its own takes that of the screen.
  private func length(
    _ ideal: CGFloat, at most: Double, along axis: GalleySwiftUI.Axis.Set
  ) -> CGFloat {
    let isOpen = filled.contains(axis) || ideal <= Self.none
    return isOpen ? CGFloat(most) : min(ideal, CGFloat(most))
  }
}
