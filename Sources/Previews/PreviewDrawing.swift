import Foundation
package import Galley
package import GalleyComponents
import GalleyGeometry
import GalleyLayout
package import GalleySwiftUI
import GalleySystem

/// Draws previews to files.
package struct PreviewDrawing {
  private let arguments: PreviewArguments
  private let folders: PreviewFolders
  private let renderer: Renderer

  init(arguments: PreviewArguments, folders: PreviewFolders) throws {
    self.arguments = arguments
    self.folders = folders
    renderer = try Renderer()
  }

  /// Draws a preview in every appearance; false when one of its pictures failed.
  @MainActor
  func draw(_ preview: NamedPreview) -> Bool {
    var isWhole = true
    for appearance in arguments.appearances {
      let suffix = arguments.appearances.count > 1 ? "-\(appearance.rawValue)" : ""
      let path = "\(arguments.output)/\(preview.name)\(suffix).png"
      do {
        let (scene, session) = try scene(preview.preview, appearance)
        let written = try renderer.write(scene, to: path)
        PreviewHost.say("\(path): \(written.width) × \(written.height)")
        for remark in session.remarks { PreviewHost.say("  \(remark)") }
      } catch {
        PreviewHost.say("error: \(preview.name): \(error)", to: .standardError)
        isWhole = false
      }
    }
    return isWhole
  }

  /// The scene of a preview whose state has settled.
  @MainActor
  private func scene(
    _ preview: FoundPreview, _ appearance: Appearance
  ) throws -> (scene: Galley.Scene, session: Session) {
    let canvas = canvas(preview, appearance)
    let content =
      canvas.width == nil
      ? preview.view : AnyView(preview.view.frame(maxWidth: .infinity, maxHeight: .infinity))
    let resources = folders.resources(scale: canvas.grid.scale)
    return try Self.settled(content, on: canvas, resources, renderer)
  }

  /// The scene of a view whose state has settled, in the scheme that the view prefers.
  @MainActor
  package static func settled(
    _ content: AnyView, on canvas: SceneCanvas, _ resources: PreviewResources, _ renderer: Renderer
  ) throws -> (scene: Galley.Scene, session: Session) {
    let screen = Size(width: canvas.width ?? 393, height: canvas.height ?? 852)
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

  private func canvas(_ preview: FoundPreview, _ appearance: Appearance) -> SceneCanvas {
    var settings = SceneSettings()
    settings.appearance = appearance
    settings.scale = arguments.scale
    settings.textSize = arguments.textSize
    settings.locale = arguments.locale
    var device = preview.device.flatMap(Self.device) ?? arguments.device
    if preview.isLandscape { device = device?.landscape }
    switch preview.layout ?? .device {
    case .device: settings.device = device
    case .sizeThatFits: settings.scale = settings.scale ?? device?.scale
    case .fixed(let width, let height):
      (settings.width, settings.height) = (Double(width), Double(height))
      settings.scale = settings.scale ?? device?.scale
    }
    return SceneCanvas(settings)
  }

  /// The preset for a simulator's name, such as `iPhone 15 Pro Max`; the nearest of its kind.
  private static func device(named name: String) -> Device? {
    let words = name.lowercased().split(separator: " ").joined(separator: "-")
    if let known = Device.named(words) { return known }
    if words.contains("ipad") { return Device.named("ipad-pro-11") }
    if words.contains("se") { return Device.named("iphone-se") }
    if words.contains("max") || words.contains("plus") { return Device.named("iphone-15-pro-max") }
    return Device.named("iphone-15")
  }
}
