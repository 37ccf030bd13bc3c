import ArgumentParser
import GalleyRendering
import GalleySystem

/// The format of a picture that a command writes.
enum PictureFormat: String, CaseIterable, ExpressibleByArgument, Sendable {
  /// Pixels.
  case png
  /// Shapes.
  case svg, pdf

  static let list = allCases.map(\.rawValue).joined(separator: ", ")

  /// The page that replaces pixels; nil for a PNG.
  var page: PageFormat? { PageFormat(rawValue: rawValue) }

  /// The type of the bytes as HTTP names it.
  var mediaType: String {
    switch self {
    case .png: "image/png"
    case .svg: "image/svg+xml"
    case .pdf: "application/pdf"
    }
  }

  /// The format that a file's name ends in; nil for other endings and for none.
  init?(ending path: String) {
    guard let ending = Self.ending(of: path) else { return nil }
    self.init(rawValue: ending)
  }

  /// The format of a file: the wanted one, else the one that its name ends in. A name without an
  /// ending is that of a PNG.
  ///
  /// - Throws: `ValidationError` for an ending that names no format, and for one that names another.
  init(of path: String, wanted: PictureFormat?) throws {
    let named = PictureFormat(ending: path)
    guard let wanted else {
      guard let named = named ?? (Self.ending(of: path) == nil ? .png : nil) else {
        throw ValidationError(
          "'\(path)' does not end in a format that can be written (\(Self.list)); --format selects one"
        )
      }
      self = named
      return
    }
    guard named ?? wanted == wanted else {
      throw ValidationError(
        "'\(path)' has the ending of another format than the requested \(wanted.rawValue)")
    }
    self = wanted
  }

  private static func ending(of path: String) -> String? {
    let name = FilePath(path).lastComponent
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else {
      return nil
    }
    return name[name.index(after: dot)...].lowercased()
  }
}
