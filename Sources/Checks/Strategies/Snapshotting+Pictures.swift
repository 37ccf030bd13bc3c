public import GalleyComponents
public import GalleyImaging
import GalleySceneSnapshots
public import GalleySnapshots
public import GalleyStair

extension Snapshotting where Value == Bitmap, Format == Bitmap {
  /// The pixels of a bitmap.
  public static var image: Snapshotting { image() }

  /// The pixels of a bitmap.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that must match, 0 to 1.
  ///   - perceptualPrecision: The similarity that a matching pixel must have, 0 to 1.
  public static func image(
    precision: Double = 1, perceptualPrecision: Double = 1
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision))
  }
}

extension Snapshotting where Format == Bitmap {
  /// Compares the picture of a value.
  ///
  /// - Parameter scene: Makes the scene that is drawn from the value.
  fileprivate static func picture(
    tolerance: PictureTolerance?, _ scene: @escaping (Value) -> Scene
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png", diffing: .image(tolerance?.options ?? .exact), tolerance: tolerance,
      scene: scene, make: { value, renderer, _ in Async(value: try renderer.render(scene(value))) })
  }
}

extension Snapshotting where Format == String {
  /// Compares the frames and properties of a value as lines of text.
  ///
  /// - Parameter scene: Makes the scene that is laid out from the value.
  fileprivate static func frames(_ scene: @escaping (Value) -> Scene) -> Snapshotting {
    Snapshotting(
      pathExtension: "layout.txt", diffing: .lines, scene: scene, comparesFrames: true
    ) { value, renderer, conditions in
      let scene = SceneDescription(try renderer.prepare(scene(value)))
      return Async(value: FrameDump.text(scene.hiding(conditions.masks)))
    }
  }
}

extension Snapshotting where Format == String {
  /// Compares what a screen reader reads of a value, one line for each element.
  ///
  /// - Parameter scene: Makes the scene that is laid out from the value.
  fileprivate static func spoken(_ scene: @escaping (Value) -> Scene) -> Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .spoken, scene: scene) { value, renderer, _ in
      let frames = try renderer.layout(scene(value))
      let isMirrored = frames.canvas.direction == .rightToLeft
      let elements = SpokenLayout(frames.layout, isMirrored: isMirrored).elements
      return Async(value: elements.map { $0.words + "\n" }.joined())
    }
  }
}

extension PictureTolerance {
  /// Makes a tolerance from the two precisions of swift-snapshot-testing; nil if both are 1, which permits no
  /// difference.
  fileprivate init?(_ precision: Double, _ perceptualPrecision: Double) {
    guard precision < 1 || perceptualPrecision < 1 else { return nil }
    self.init(
      .precision(precision, perceptualPrecision: perceptualPrecision),
      reason: "precision \(precision), perceptual precision \(perceptualPrecision) in the call")
  }
}

extension Snapshotting where Value == Scene, Format == Bitmap {
  /// The pixels of a scene.
  public static var image: Snapshotting { image() }

  /// The pixels of a scene.
  ///
  /// - Parameter tolerance: The permitted difference of a picture, with the reason; the comparison is exact
  ///   without it.
  public static func image(tolerance: PictureTolerance? = nil) -> Snapshotting {
    picture(tolerance: tolerance) { $0 }
  }
}

extension Snapshotting where Value == Scene, Format == String {
  /// The frames and properties of a scene.
  public static var layout: Snapshotting { frames { $0 } }
  /// The words of a screen reader for a scene: one line for each element, in reading order.
  public static var accessibility: Snapshotting { spoken { $0 } }
}

extension Snapshotting where Value: View, Format == Bitmap {
  /// The pixels of a view on a canvas that hugs it.
  public static var image: Snapshotting { image() }

  /// The pixels of a view.
  ///
  /// - Parameters:
  ///   - canvas: The picture around it.
  ///   - tolerance: The permitted difference of a picture, with the reason; the comparison is exact without
  ///     it.
  public static func image(
    on canvas: SceneCanvas, tolerance: PictureTolerance? = nil
  ) -> Snapshotting {
    picture(tolerance: tolerance) { Scene($0, canvas: canvas) }
  }

  /// The pixels of a view on a canvas that hugs it, with a permitted difference.
  public static func image(tolerance: PictureTolerance) -> Snapshotting {
    image(on: SceneCanvas(), tolerance: tolerance)
  }

  /// The pixels of a view, in the form of swift-snapshot-testing.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that must match, 0 to 1. A value below 1 becomes a tolerance, and is named in
  ///     the report as its reason. It is not needed for differences between machines: all draw the same pixels.
  ///   - perceptualPrecision: The similarity that a matching pixel must have, 0 to 1.
  ///   - layout: The size that is proposed to the view.
  ///   - traits: The settings of the user and the system.
  public static func image(
    precision: Double = 1, perceptualPrecision: Double = 1,
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: SnapshotTraits = SnapshotTraits()
  ) -> Snapshotting {
    let canvas = layout.canvas(traits)
    return picture(tolerance: PictureTolerance(precision, perceptualPrecision)) {
      Scene($0, canvas: canvas)
    }
  }
}

extension Snapshotting where Value: View, Format == String {
  /// The frames and properties of a view on a canvas that hugs it.
  public static var layout: Snapshotting { layout() }

  /// The frames and properties of a view.
  public static func layout(on canvas: SceneCanvas? = nil) -> Snapshotting {
    frames { Scene($0, canvas: canvas ?? SceneCanvas()) }
  }
}

extension Snapshotting where Value == any View, Format == Bitmap {
  /// The pixels of a view on a canvas that hugs it.
  public static var image: Snapshotting { image() }

  /// The pixels of a view; see the same function for a type of view.
  public static func image(
    on canvas: SceneCanvas? = nil, tolerance: PictureTolerance? = nil
  ) -> Snapshotting {
    picture(tolerance: tolerance) { Scene($0, canvas: canvas ?? SceneCanvas()) }
  }
}
