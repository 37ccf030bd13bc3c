import GalleyComponents
import GalleyDesign
import GalleyDocuments
import GalleyFonts
import GalleyGeometry
import GalleyLayout
import GalleyPainting
import GalleyParsing
import GalleyText
import Testing

/// A document laid out and painted, at one pixel a point unless a scale is given.
struct PlacedDocument {
  var result: LayoutResult
  var list: DisplayList

  init(
    _ text: String, width: Double? = nil, height: Double? = nil,
    direction: LayoutDirection = .leftToRight, scale: Double = 1
  ) throws {
    let (document, diagnostics) = read(text)
    let root = try #require(document, "\(diagnostics)").root
    let context = EnvironmentValues(
      direction: direction, grid: PixelGrid(scale: scale),
      typesetter: Typesetter(fonts: try FontRegistry(paths: [GalleyFonts.directory + "/Inter"])))
    result = LayoutTree(root, context).layout(ProposedSize(width: width, height: height))
    list = result.painted()
  }

  func frame(_ id: String) throws -> Rect { try #require(result.frame(ofID: id)) }

  /// What was filled with a colour, in order.
  func filled(_ hexText: String) -> [DisplayShape] {
    list.commands.compactMap {
      if case .fill(let shape, .solid(let color)) = $0, color.hexText == hexText {
        shape
      } else {
        nil
      }
    }
  }
}

extension GlyphRun {
  /// The size that the text asked for: letters of the system's font are smaller, to take the room of
  /// the platform's.
  var askedSize: Double { (size / 0.967 * 1000).rounded() / 1000 }
}
