package import GalleyDesign
public import GalleyGeometry
package import GalleyPainting
public import GalleyParsing
internal import GalleySystem
package import GalleyText

/// An SVG or PDF image: shapes that are drawn at whatever size and scale they are wanted.
///
/// Of SVG 2 it takes paths and basic shapes, groups, nested images, `switch`, `use` and `symbol`,
/// transforms, `viewBox` with `preserveAspectRatio`, fills and strokes with colours, gradients and
/// patterns, markers, opacity, blend modes, clips, masks, most steps of filters, horizontal text and pictures
/// in `data:` addresses, from attributes, `style` and rules of `<style>`. The other filters, pictures of other
/// files, animations and scripts are left out, each with a warning. A mistake in an attribute is a warning
/// as well, and the attribute counts as not written.
///
/// Of PDF (ISO 32000-1) it takes the first page: outlines, clips, lines, colours of all spaces without
/// their profiles, gradients along lines and between circles, forms, transparency groups, blend modes,
/// masks, layers and pictures (plain, deflated, JPEG). Text, patterns of tiles, meshes,
/// annotations and other packings of pictures are left out, each with a warning. Encrypted files are
/// not read.
///
/// Nothing outside of the file is ever looked at.
public struct VectorImage: Sendable {
  /// The name by which it was requested, for dumps and messages.
  public let name: String
  /// The natural size: SVG's pixels are points.
  public let size: Size
  /// The parts that are left out or odd; those of SVG have a line and column.
  public let warnings: [String]
  let root: VectorNode
  let digest: UInt64
  /// The text of an SVG image in which there are letters, which take fonts.
  fileprivate(set) var lettered: SourceText?
  /// The families of its texts, each a list of names between commas, in the order of the alphabet.
  package private(set) var families: [String] = []
  /// The characters of its texts that no font has, by their scripts.
  package private(set) var missing: [(script: String, first: MissingCharacter, count: Int)] = []
  /// The sheet of which it is the regular drawing, where it is a custom symbol.
  package private(set) var symbol: SymbolTemplate?

  /// Reads an image; linear in what it draws. Its texts are drawn when ``set(by:)`` has set them.
  ///
  /// - Returns: The image, or the first mistake with its line and column.
  public static func read(_ source: SourceText) -> Result<VectorImage, VectorImageError> {
    read(source, typesetter: nil)
  }

  /// The image with its texts in the fonts that there are.
  package func set(by typesetter: Typesetter) -> VectorImage {
    guard let lettered, case .success(var image) = Self.read(lettered, typesetter: typesetter)
    else { return self }
    image.families = families
    return image
  }

  private static func read(
    _ source: SourceText, typesetter: Typesetter?
  ) -> Result<VectorImage, VectorImageError> {
    let diagnostics = DiagnosticCollector()
    var reader = SVGReader(source.bytes, diagnostics, typesetter: typesetter)
    let image = reader?.read()
    func placed(_ finding: Diagnostic) -> String {
      guard let range = finding.range else { return finding.message }
      let place = source.location(of: range.start)
      return "line \(place.line), column \(place.column): \(finding.message)"
    }
    let findings = diagnostics.sortedSummary
    guard let image, !diagnostics.hasErrors else {
      let first = findings.first { $0.severity == .error }
      return .failure(VectorImageError(description: first.map(placed) ?? "there is no image"))
    }
    var hash = StableHash()
    source.bytes.withUnsafeBytes { hash.add($0) }
    var result = VectorImage(
      name: source.name, size: image.size, warnings: findings.map(placed), root: image.root,
      digest: hash.finish().high)
    if let reader {
      result.lettered = reader.hasText ? source : nil
      result.missing = reader.missing
      result.families = reader.families.sorted()
    }
    return .success(result)
  }

  /// Reads the first page of a PDF file.
  ///
  /// - Returns: The image, or the first mistake with its distance from the start of
  ///   the file, or of the content where that is wrong.
  public static func readPDF(
    _ bytes: [UInt8], name: String
  ) -> Result<VectorImage, VectorImageError> {
    do throws(PDFError) {
      let image = try PDFReader.read(bytes)
      var hash = StableHash()
      bytes.withUnsafeBytes { hash.add($0) }
      return .success(
        VectorImage(
          name: name, size: image.size, warnings: image.warnings, root: image.root,
          digest: hash.finish().high))
    } catch {
      return .failure(VectorImageError(description: error.description))
    }
  }

  /// Reads the sheet of a custom symbol, whose drawings have the colour of their surroundings.
  package static func readSymbol(
    _ source: SourceText
  ) -> Result<VectorImage, VectorImageError> {
    SymbolTemplate.read(source).map { template in
      var image = template.drawing(.regular, .medium).image
      image.symbol = template
      return image
    }
  }

  /// Draws the whole image into a rectangle, out of proportion if that is.
  ///
  /// - Parameters:
  ///   - rect: Where, in points.
  ///   - current: What `currentColor` means.
  ///   - tint: A colour for which the image is a mask, or nil for its own colours.
  ///   - painter: Takes the commands.
  package func draw(
    in rect: Rect, current: RGBAColor, tint: RGBAColor? = nil, with painter: inout Painter
  ) {
    guard size.width > 0, size.height > 0, !rect.isEmpty else { return }
    let place = Transform.scale(x: rect.width / size.width, y: rect.height / size.height)
      .followed(by: .translation(x: rect.minX, y: rect.minY))
    painter.append(.beginLayer(Compositing(opacity: tint?.alpha ?? 1)))
    painter.append(.save)
    painter.append(.clip(.rectangle(rect)))
    painter.append(.transform(place))
    let drawing = VectorDrawing(current: current)
    drawing.draw(root, with: &painter)
    painter.append(.restore)
    if let tint {
      painter.append(.beginLayer(Compositing(blendMode: .sourceAtop)))
      painter.fill(.rectangle(rect), with: .solid(RGBAColor(tint, alpha: 1)))
      painter.append(.endLayer)
    }
    painter.append(.endLayer)
  }
}

extension VectorImage: Hashable {
  /// Whether both come from the same text.
  public static func == (left: VectorImage, right: VectorImage) -> Bool {
    left.digest == right.digest
  }
  /// Takes the digest of the text.
  public func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}

/// Why a vector image cannot be read.
public struct VectorImageError: Error, Hashable, CustomStringConvertible {
  /// The first mistake, with its place.
  public let description: String
}

extension RGBAColor {
  init(_ color: RGBAColor, alpha: Double) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
  }
}
