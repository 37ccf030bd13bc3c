public import GalleyGeometry
internal import GalleyLayout
internal import GalleyPainting
internal import GalleyParsing

/// A path in SVG's syntax, where it is or scaled from a view box into its room: `Path` in documents.
public struct PathShape: Sendable {
  /// The options that documents set for every shape.
  public var options = ShapeOptions()
  /// The path as it was written.
  public var data = "" {
    didSet { if let read = try? Path(svg: data) { path = read } }
  }
  private var path = Path()
  /// The box for which the path is drawn: x, y, width and height.
  public var viewBox: [Double]?

  /// Makes a shape without an outline.
  public init() {}

  /// Makes a shape of a path that is drawn for a box: it is scaled into the room with its
  /// proportions and centred.
  public init(_ path: Path, viewBox: Rect) {
    self.path = path
    self.viewBox = [viewBox.minX, viewBox.minY, viewBox.width, viewBox.height]
  }

  /// Documents call it so, Swift ``PathShape``.
  public static let typeName = "Path"
  /// The sentence about `"type": "Path"` in the reference, the schema and editors.
  public static let summary = "Any outline, in SVG's path syntax."
}

extension PathShape: BasicShape {
  static var ownSpellings: [String: SwiftSpelling]? { ["path": .property("data")] }

  static var ownProperties: [Property<PathShape>] {
    [
      Property(
        "path", \.data, in: .values, "The outline in SVG's path syntax, in points.", or: ["d"]),
      Property(
        "viewBox", \.viewBox, as: .viewBox, default: "none",
        "The box for which the path is drawn, as x, y, width and height; scaled into the room."),
    ]
  }

  /// Reads the path.
  public mutating func finish(reading reader: inout ComponentReader, at place: ComponentPlace) {
    do throws(PathSyntaxError) {
      path = try Path(svg: data)
    } catch {
      reader.fail("\"path\": \(error)", at: place.range(of: place.has("d") ? "d" : "path"))
    }
  }

  func outline(in rect: Rect, _ direction: LayoutDirection) -> DisplayShape {
    guard let box = viewBox, box[2] > 0, box[3] > 0 else {
      return .path(path.applying(.translation(x: rect.minX, y: rect.minY)))
    }
    let scale = min(rect.width / box[2], rect.height / box[3])
    return .path(
      path.applying(
        Transform.translation(x: -box[0] - box[2] / 2, y: -box[1] - box[3] / 2)
          .followed(by: .scale(x: scale, y: scale))
          .followed(by: .translation(x: rect.midX, y: rect.midY))))
  }
}

extension PropertyForm where Value == [Double] {
  /// Four numbers, as text or as a list; the last two are more than 0.
  fileprivate static var viewBox: PropertyForm {
    let kind = PropertyKind.either([.form("text such as \"0 0 24 24\""), .list(.anyNumber)])
    return PropertyForm(kind) { value, name, reader in
      var numbers: [Double]?
      if case .string(let text) = value.kind {
        numbers = NumberList(text).numbers
      } else if case .array = value.kind {
        numbers = [Double].read(value, as: name, &reader)
      }
      guard let numbers, numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else {
        return reader.mismatch(name, kind, value)
      }
      return numbers
    } describe: { value, name, writer in
      writer.write(name, value.map(\.plainText).joined(separator: " "))
    }
  }
}
