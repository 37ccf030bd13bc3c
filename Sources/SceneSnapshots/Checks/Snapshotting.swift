public import Galley
public import GalleyComponents
public import GalleySnapshots

/// How a value becomes something that can be compared, in swift-snapshot-testing's words.
public struct Snapshotting<Value>: Sendable {
  /// The ending of the reference's name.
  let pathExtension: String
  /// Makes the scene of a value; nil for the strategies that compare text.
  let scene: (@Sendable (Value) -> Scene)?
  /// Makes the text of a value.
  let text: (@Sendable (Value, Renderer) throws -> String)?
  /// What a picture may differ in.
  let tolerance: PictureTolerance?

  /// Compares something else that can be made from another kind of value.
  public func pullback<Other>(
    _ transform: @escaping @Sendable (Other) -> Value
  ) -> Snapshotting<Other> {
    var newScene: (@Sendable (Other) -> Scene)?
    if let scene { newScene = { scene(transform($0)) } }
    var newText: (@Sendable (Other, Renderer) throws -> String)?
    if let text { newText = { try text(transform($0), $1) } }
    return Snapshotting<Other>(
      pathExtension: pathExtension, scene: newScene, text: newText, tolerance: tolerance)
  }
}

extension Snapshotting where Value == Scene {
  /// The pixels of a scene.
  public static var image: Snapshotting { image() }

  /// The pixels of a scene.
  ///
  /// - Parameter tolerance: What a picture may differ in, with the reason; exact without.
  public static func image(tolerance: PictureTolerance? = nil) -> Snapshotting {
    Snapshotting(pathExtension: "png", scene: { $0 }, text: nil, tolerance: tolerance)
  }

  /// The frames and properties of a scene.
  public static var layout: Snapshotting {
    Snapshotting(
      pathExtension: "layout.txt", scene: nil,
      text: { scene, renderer in FrameDump.text(SceneDescription(renderer.prepare(scene))) },
      tolerance: nil)
  }
}

extension Snapshotting where Value == any View {
  /// The pixels of a component on a canvas that hugs it.
  public static var image: Snapshotting { image() }

  /// The pixels of a component.
  ///
  /// - Parameters:
  ///   - canvas: The picture around it; hugs the component when nil.
  ///   - tolerance: What a picture may differ in, with the reason; exact without.
  public static func image(
    on canvas: SceneCanvas? = nil, tolerance: PictureTolerance? = nil
  ) -> Snapshotting {
    Snapshotting<Scene>.image(tolerance: tolerance).pullback { component in
      Scene(component, canvas: canvas ?? SceneCanvas())
    }
  }

  /// The frames and properties of a component.
  public static func layout(on canvas: SceneCanvas? = nil) -> Snapshotting {
    Snapshotting<Scene>.layout.pullback { component in
      Scene(component, canvas: canvas ?? SceneCanvas())
    }
  }
}

extension Snapshotting where Value == String {
  /// Text, line by line.
  public static var lines: Snapshotting {
    Snapshotting(pathExtension: "txt", scene: nil, text: { text, _ in text }, tolerance: nil)
  }
}
