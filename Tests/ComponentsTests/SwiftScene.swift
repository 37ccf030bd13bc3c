import GalleyComponents
import GalleyDesign
import GalleyFonts
import GalleyGeometry
import GalleyLayout
import GalleyPainting
import GalleyText

/// Views written in Swift, laid out and painted without a document.
struct SwiftScene {
  let result: LayoutResult
  let list: DisplayList

  init(
    _ root: some View, width: Double? = nil, height: Double? = nil, theme: Theme = .plain,
    appearance: Appearance = .light, textSize: TextSize = .large
  ) throws {
    let context = try Self.environment(theme: theme, appearance: appearance, textSize: textSize)
    let tree = LayoutTree(root, context)
    result = tree.layout(ProposedSize(width: width, height: height))
    list = result.painted()
  }

  /// Inter and the icons at one pixel a point.
  static func environment(
    theme: Theme = .plain, appearance: Appearance = .light, textSize: TextSize = .large
  ) throws -> EnvironmentValues {
    let fonts = try FontRegistry(paths: [
      GalleyFonts.directory + "/Inter/Inter-roman.var.ttf"
    ])
    return EnvironmentValues(
      appearance: appearance, grid: PixelGrid(scale: 1), textSize: textSize, theme: theme,
      typesetter: Typesetter(fonts: fonts))
  }

  /// The colours that shapes are filled with, in order.
  var fills: [RGBAColor] {
    list.commands.compactMap { command in
      if case .fill(_, .solid(let color)) = command { return color }
      return nil
    }
  }

  /// The colours of borders, in order.
  var borders: [RGBAColor] {
    list.commands.compactMap { command in
      if case .border(_, _, _, let color) = command { return color }
      return nil
    }
  }

  /// The glyphs, in order.
  var runs: [GlyphRun] {
    list.commands.compactMap { command in
      if case .glyphs(let run, _, _) = command { return run }
      return nil
    }
  }

  /// The colours of glyphs, in order.
  var inks: [RGBAColor] {
    list.commands.compactMap { command in
      if case .glyphs(_, _, let color) = command { return color }
      return nil
    }
  }

  var size: Size { result.size }
}

extension GlyphRun {
  /// The size that the text requested: letters of the system's font are smaller, to take the space of the
  /// platform's.
  var askedSize: Double { (size / 0.967 * 1000).rounded() / 1000 }
}
