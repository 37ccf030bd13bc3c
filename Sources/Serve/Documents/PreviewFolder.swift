import GalleyImaging
import GalleyParsing
import GalleySystem

/// The pictures that `galley previews` has written into a folder: previews of Swift sources, which only a
/// program of their own can draw.
struct PreviewFolder: Sendable {
  let path: String
  /// What no path of a document has before its first name.
  static let word = "preview:"

  /// The names of the pictures, in order.
  var names: [String] {
    ((try? Directory.names(in: path)) ?? []).filter { $0.hasSuffix(".png") }.sorted()
      .map { Self.word + $0.dropLast(4) }
  }

  /// The file of a picture by its name; nil for what the folder does not have.
  func png(_ name: String) -> [UInt8]? {
    guard names.contains(name) else { return nil }
    return try? File.read("\(path)/\(name.dropFirst(Self.word.count)).png")
  }

  /// What the page needs of a picture: its size in pixels. There are no nodes to tell.
  static func facts(of png: [UInt8]) -> [(String, SyntaxValue)] {
    guard let bitmap = try? PNGDecoder.decode(png) else {
      return [
        (
          "findings",
          .array([
            .array([.text("error"), .text("the picture cannot be read"), .number(0), .number(0)])
          ])
        )
      ]
    }
    return [
      ("width", .number(Double(bitmap.width))), ("height", .number(Double(bitmap.height))),
      ("scale", .number(1)), ("findings", .array([])), ("nodes", .array([])),
      ("nodeCount", .number(0)), ("source", .text("")), ("colors", .array([])),
    ]
  }
}
