public import GalleySnapshots
package import GalleyStair

/// The way a value becomes a form that is stored in a reference and compared with it, with
/// swift-snapshot-testing's names.
///
/// ```swift
/// extension Snapshotting where Value == Invoice, Format == String {
///   static var receipt: Snapshotting { Snapshotting<String, String>.lines.pullback(\.receiptText) }
/// }
/// ```
public struct Snapshotting<Value, Format> {
  /// The extension of the reference's name; nil for no extension.
  public var pathExtension: String?
  /// The diffing of the values.
  public var diffing: Diffing<Format>
  /// The permitted difference of a picture.
  var tolerance: PictureTolerance?
  /// The masked areas.
  private(set) var masks: [PictureMask] = []
  /// Makes the scene of a value, whose picture or frames are compared as in a corpus, with causes and proof; nil for
  /// every other form.
  let scene: ((Value) -> Scene)?
  /// True if the frames of the scene are compared, not its picture.
  let comparesFrames: Bool
  /// The last action on a value, for messages about failures.
  private(set) var lastStep: ((Value) -> String?)?
  private let make: (Value, Renderer, FormConditions) throws -> Async<Format>

  init(
    pathExtension: String?, diffing: Diffing<Format>, tolerance: PictureTolerance? = nil,
    scene: ((Value) -> Scene)? = nil, comparesFrames: Bool = false,
    make: @escaping (Value, Renderer, FormConditions) throws -> Async<Format>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    self.tolerance = tolerance
    self.scene = scene
    self.comparesFrames = comparesFrames
    self.make = make
  }

  /// Makes a strategy of a function that gives the form later.
  ///
  /// - Parameters:
  ///   - pathExtension: The extension of the reference's name; nil for no extension.
  ///   - diffing: The way forms are stored and compared.
  ///   - asyncSnapshot: Makes the form of a value.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing) { value, _, _ in asyncSnapshot(value)
    }
  }

  /// Makes a strategy of a function.
  ///
  /// - Parameters:
  ///   - pathExtension: The extension of the reference's name; nil for no extension.
  ///   - diffing: The way forms are stored and compared.
  ///   - snapshot: Makes the form of a value.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    snapshot: @escaping (_ value: Value) throws -> Format
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing) { value, _, _ in
      Async(value: try snapshot(value))
    }
  }

  /// The form of a value.
  ///
  /// - Parameter timeout: The longest wait for everything that comes later, in seconds.
  func form(of value: Value, _ renderer: Renderer, timeout: Double) throws -> Format {
    let conditions = FormConditions(masks: masks, patience: Patience(seconds: timeout))
    return try make(value, renderer, conditions).wait(conditions.patience)
  }

  /// The same without looking at parts of pictures and frames of scenes. Other forms, such as bitmaps,
  /// know no parts.
  public func masking(_ masks: PictureMask...) -> Snapshotting {
    var copy = self
    copy.masks += masks
    return copy
  }

  /// Compares something else, from which this strategy's value can be made.
  public func pullback<Other>(
    _ transform: @escaping (_ other: Other) -> Value
  ) -> Snapshotting<Other, Format> {
    var other = Snapshotting<Other, Format>(
      pathExtension: pathExtension, diffing: diffing, tolerance: tolerance,
      scene: scene.map { scene in { scene(transform($0)) } }, comparesFrames: comparesFrames,
      make: { try make(transform($0), $1, $2) })
    other.masks = masks
    other.lastStep = lastStep.map { step in { step(transform($0)) } }
    return other
  }

  /// The same for values to which something is done before they are compared: a failure names the last action.
  package func after(_ step: @escaping (Value) -> String?) -> Snapshotting {
    var copy = self
    copy.lastStep = step
    return copy
  }

  /// The same with something done to the scene of a value before it is laid out.
  package func preparing(_ change: @escaping (Scene) -> Scene) -> Snapshotting {
    guard let scene else { return self }
    var other = Snapshotting(
      pathExtension: pathExtension, diffing: diffing, tolerance: tolerance,
      scene: { change(scene($0)) }, comparesFrames: comparesFrames, make: make)
    (other.masks, other.lastStep) = (masks, lastStep)
    return other
  }

  /// Compares something else, from which this strategy's value can be made in a while. A picture of
  /// it is compared by its pixels, without causes.
  public func asyncPullback<Other>(
    _ transform: @escaping (_ other: Other) -> Async<Value>
  ) -> Snapshotting<Other, Format> {
    var result = Snapshotting<Other, Format>(pathExtension: pathExtension, diffing: diffing) {
      other, renderer, conditions in
      try make(try transform(other).wait(conditions.patience), renderer, conditions)
    }
    result.masks = masks
    return result
  }
}

/// A strategy whose values are compared as they are.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// Makes a strategy for values that are compared as they are.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
  }
}

/// The conditions that a form of a value depends on besides the value.
struct FormConditions {
  /// The parts that are not looked at.
  var masks: [PictureMask]
  /// The time to wait for later values.
  var patience: Patience
}
