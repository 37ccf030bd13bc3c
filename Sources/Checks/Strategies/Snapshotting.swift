import Galley
import GalleySnapshots

/// How a value becomes something that is kept in a reference and compared with it, in
/// swift-snapshot-testing's words.
///
/// ```swift
/// extension Snapshotting where Value == Invoice, Format == String {
///   static var receipt: Snapshotting { Snapshotting<String, String>.lines.pullback(\.receiptText) }
/// }
/// ```
public struct Snapshotting<Value, Format> {
  /// The ending of the reference's name; nil is none.
  public var pathExtension: String?
  /// How the forms are kept and compared.
  public var diffing: Diffing<Format>
  /// What a picture may differ in.
  var tolerance: PictureTolerance?
  /// Makes the scene of a value, whose picture goes through the corpus's own comparison, with causes
  /// and proof; nil for everything that is no picture of a scene.
  let scene: ((Value) -> Scene)?
  private let make: (Value, Renderer) throws -> Async<Format>

  init(
    pathExtension: String?, diffing: Diffing<Format>, tolerance: PictureTolerance? = nil,
    scene: ((Value) -> Scene)? = nil, make: @escaping (Value, Renderer) throws -> Async<Format>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    self.tolerance = tolerance
    self.scene = scene
    self.make = make
  }

  /// Makes a strategy of a function that gives the form later.
  ///
  /// - Parameters:
  ///   - pathExtension: The ending of the reference's name; nil is none.
  ///   - diffing: How forms are kept and compared.
  ///   - asyncSnapshot: Makes the form of a value.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing) { value, _ in asyncSnapshot(value) }
  }

  /// Makes a strategy of a function.
  ///
  /// - Parameters:
  ///   - pathExtension: The ending of the reference's name; nil is none.
  ///   - diffing: How forms are kept and compared.
  ///   - snapshot: Makes the form of a value.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    snapshot: @escaping (_ value: Value) throws -> Format
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing) { value, _ in
      Async(value: try snapshot(value))
    }
  }

  /// The form of a value.
  func form(of value: Value, _ renderer: Renderer) throws -> Async<Format> {
    try make(value, renderer)
  }

  /// Compares something else, from which this strategy's value can be made.
  public func pullback<Other>(
    _ transform: @escaping (_ other: Other) -> Value
  ) -> Snapshotting<Other, Format> {
    Snapshotting<Other, Format>(
      pathExtension: pathExtension, diffing: diffing, tolerance: tolerance,
      scene: scene.map { scene in { scene(transform($0)) } },
      make: { try make(transform($0), $1) })
  }

  /// Compares something else, from which this strategy's value can be made in a while. A picture of
  /// it is compared by its pixels, without causes.
  public func asyncPullback<Other>(
    _ transform: @escaping (_ other: Other) -> Async<Value>
  ) -> Snapshotting<Other, Format> {
    Snapshotting<Other, Format>(pathExtension: pathExtension, diffing: diffing) { other, renderer in
      let value = try transform(other).wait(timeout: SnapshotScope.longestWait)
      return try make(value, renderer)
    }
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
