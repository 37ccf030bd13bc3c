public import Foundation
public import GalleyImaging
import GalleySceneSnapshots
public import GalleySnapshots

/// The way values of a type are stored in a reference and compared, with swift-snapshot-testing's names.
public struct Diffing<Value> {
  /// The content of a reference.
  public var toData: (Value) throws -> Data
  /// The value that a reference holds.
  public var fromData: (Data) throws -> Value
  /// Describes the difference of the second value from the first, the reference, with files to attach; nil if
  /// they do not differ.
  public var diff: (Value, Value) -> (String, [SnapshotAttachment])?

  /// Makes a way to compare from its three functions.
  public init(
    toData: @escaping (Value) throws -> Data, fromData: @escaping (Data) throws -> Value,
    diff: @escaping (Value, Value) -> (String, [SnapshotAttachment])?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }
}

/// A file that goes with a failure.
public struct SnapshotAttachment: Sendable {
  /// The name, with its ending.
  public var name: String
  /// The content.
  public var bytes: [UInt8]

  /// Makes a file.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}

extension Diffing where Value == String {
  /// Text, line by line.
  public static var lines: Diffing {
    Diffing(
      toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
      diff: { old, new in old == new ? nil : (LineDifference.text(old, new), []) })
  }
}

extension Diffing where Value == String {
  /// The speech of a screen, an element a line: each difference is a cause.
  public static var spoken: Diffing {
    Diffing(
      toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
      diff: { old, new in
        guard old != new else { return nil }
        let lists = [old, new].map { $0.split(separator: "\n").map(String.init) }
        let causes = SpokenDifference(lists[0], lists[1]).causes.map { "\($0) (cause)\n" }
        return (causes.joined() + LineDifference.text(old, new), [])
      })
  }
}

extension Diffing where Value == Data {
  /// Bytes.
  public static var data: Diffing {
    Diffing(
      toData: { $0 }, fromData: { $0 },
      diff: { old, new in
        guard old != new else { return nil }
        let same = zip(old, new).prefix { $0 == $1 }.count
        return ("\(old.count) bytes became \(new.count), from byte \(same) on others", [])
      })
  }
}

extension Diffing where Value == Bitmap {
  /// Pixels.
  ///
  /// - Parameter options: The kinds of difference that count and the permitted amount.
  public static func image(_ options: ComparisonOptions = .exact) -> Diffing {
    Diffing(
      toData: { Data(try PNGEncoder(mode: .small).encode($0)) },
      fromData: { try PictureReader.pixels(ofPNG: [UInt8]($0)) },
      diff: { old, new in
        let difference = BitmapComparison.difference(
          expected: old, actual: new, options: options)
        return difference.passes ? nil : (words(for: difference), [])
      })
  }

  private static func words(for difference: BitmapDifference) -> String {
    switch difference {
    case .none: "nothing differs"
    case .size(let size): "\(size.expected) pixels became \(size.actual)"
    case .pixels(let pixels):
      "\(pixels.failingPixels) pixels differ, by up to \(pixels.largestChannelDifference) levels"
    }
  }

  /// Pixels, with swift-snapshot-testing's two precisions, both from 0 to 1.
  public static func image(
    precision: Double = 1, perceptualPrecision: Double = 1
  ) -> Diffing {
    image(.precision(precision, perceptualPrecision: perceptualPrecision))
  }
}
