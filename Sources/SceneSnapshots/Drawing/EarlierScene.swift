import GalleyGeometry
import GalleySnapshots
import GalleyStair

/// The origin of a scene, so that the inputs of an earlier one can be stored and laid out again.
struct SceneOrigin: Sendable {
  /// Everything the scene was read from, as bytes.
  var bytes: @Sendable () throws(RenderFailure) -> [UInt8]
  /// Reads such bytes of an earlier scene as they would be read today.
  var read: @Sendable ([UInt8]) throws(RenderFailure) -> EarlierScene
  /// A renderer that has faces which are no longer there; nil if they are not kept.
  var renderer: @Sendable ([NamedDigest]) -> Renderer? = { _ in nil }
}

/// The scene of an earlier picture, read today.
struct EarlierScene {
  var scene: Scene
  /// Values beside the document that are others today, such as those of a theme.
  var changes: [PropertyChange]
}
