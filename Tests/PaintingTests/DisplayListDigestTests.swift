import GalleyDesign
import GalleyFonts
import GalleyGeometry
import GalleyImaging
import GalleyPainting
import GalleyText
import Testing

/// A command and everything that may be changed about it.
private struct Mutations: Sendable {
  var name: String
  var original: DisplayCommand
  var mutated: [DisplayCommand]
}

private let rect = Rect(x: 1, y: 2, width: 3, height: 4)
private let rects = [
  Rect(x: 9, y: 2, width: 3, height: 4), Rect(x: 1, y: 9, width: 3, height: 4),
  Rect(x: 1, y: 2, width: 9, height: 4), Rect(x: 1, y: 2, width: 3, height: 9),
]
private let radii = CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4)
private let otherRadii = [
  CornerRadii(topLeft: 9, topRight: 2, bottomRight: 3, bottomLeft: 4),
  CornerRadii(topLeft: 1, topRight: 9, bottomRight: 3, bottomLeft: 4),
  CornerRadii(topLeft: 1, topRight: 2, bottomRight: 9, bottomLeft: 4),
  CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 9),
]
private let color = RGBAColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
private let colors = [
  RGBAColor(red: 0.9, green: 0.2, blue: 0.3, alpha: 0.4),
  RGBAColor(red: 0.1, green: 0.9, blue: 0.3, alpha: 0.4),
  RGBAColor(red: 0.1, green: 0.2, blue: 0.9, alpha: 0.4),
  RGBAColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.9),
]
private let path = Path(elements: [
  .move(to: Point(x: 1, y: 2)), .line(to: Point(x: 3, y: 4)),
  .quad(to: Point(x: 5, y: 6), control: Point(x: 7, y: 8)),
  .cubic(
    to: Point(x: 9, y: 10), control1: Point(x: 11, y: 12), control2: Point(x: 13, y: 14)), .close,
])
private var paths: [Path] {
  var result = path.elements.indices.map { index in
    Path(elements: path.elements.enumerated().filter { $0.offset != index }.map(\.element))
  }
  func replacing(_ index: Int, _ element: Path.Element) -> Path {
    var changed = path
    changed.elements[index] = element
    return changed
  }
  result += [
    replacing(0, .line(to: Point(x: 1, y: 2))), replacing(1, .line(to: Point(x: 3, y: 5))),
    replacing(2, .quad(to: Point(x: 5, y: 6), control: Point(x: 7, y: 9))),
    replacing(2, .quad(to: Point(x: 5, y: 7), control: Point(x: 7, y: 8))),
    replacing(
      3,
      .cubic(
        to: Point(x: 9, y: 10), control1: Point(x: 11, y: 12), control2: Point(x: 13, y: 15))),
    replacing(
      3,
      .cubic(
        to: Point(x: 9, y: 10), control1: Point(x: 11, y: 13), control2: Point(x: 13, y: 14))),
  ]
  return result
}
private let shapes: [DisplayShape] =
  rects.map { .rectangle($0) } + rects.map { .roundedRectangle($0, radii) }
  + otherRadii.map { .roundedRectangle(rect, $0) } + rects.map { .ellipse($0) }
  + [.roundedRectangle(rect, radii), .ellipse(rect)] + ([path] + paths).map { .path($0) }
private let stops = [
  GradientStop(location: 0.25, color: color), GradientStop(location: 0.75, color: .white),
]
private let paints: [Paint] =
  colors.map { .solid($0) }
  + [
    .linearGradient(start: .zero, end: Point(x: 1, y: 1), stops: stops),
    .linearGradient(start: Point(x: 0, y: 1), end: Point(x: 1, y: 1), stops: stops),
    .linearGradient(start: .zero, end: Point(x: 1, y: 2), stops: stops),
    .linearGradient(start: .zero, end: Point(x: 1, y: 1), stops: [stops[0]]),
    .linearGradient(
      start: .zero, end: Point(x: 1, y: 1),
      stops: [stops[0], GradientStop(location: 0.8, color: .white)]),
    .radialGradient(center: .zero, radius: 1, stops: stops),
    .radialGradient(center: .zero, radius: 2, stops: stops),
    .radialGradient(center: Point(x: 1, y: 0), radius: 1, stops: stops),
    .radialGradient(center: .zero, radius: 1, stops: stops.reversed()),
    .ellipticalGradient(center: .zero, radii: Size(width: 1, height: 1), stops: stops),
    .ellipticalGradient(center: .zero, radii: Size(width: 1, height: 2), stops: stops),
    .angularGradient(center: .zero, start: .zero, end: .degrees(90), stops: stops),
    .angularGradient(center: .zero, start: .zero, end: .degrees(91), stops: stops),
    .angularGradient(center: .zero, start: .degrees(1), end: .degrees(90), stops: stops),
  ]
private let stroke = StrokeStyle(width: 1, cap: .butt, join: .miter, dashes: [1, 2])
private let strokes = [
  StrokeStyle(width: 2, cap: .butt, join: .miter, dashes: [1, 2]),
  StrokeStyle(width: 1, cap: .round, join: .miter, dashes: [1, 2]),
  StrokeStyle(width: 1, cap: .butt, join: .bevel, dashes: [1, 2]),
  StrokeStyle(width: 1, cap: .butt, join: .miter, dashes: [2, 1]),
  StrokeStyle(width: 1, cap: .butt, join: .miter, dashes: [1]),
]
private let shadow = BoxShadow(color: color, x: 1, y: 2, blur: 3, spread: 4)
private let shadowMutations =
  [
    BoxShadow(color: color, x: 9, y: 2, blur: 3, spread: 4),
    BoxShadow(color: color, x: 1, y: 9, blur: 3, spread: 4),
    BoxShadow(color: color, x: 1, y: 2, blur: 9, spread: 4),
    BoxShadow(color: color, x: 1, y: 2, blur: 3, spread: 9),
  ] + colors.map { BoxShadow(color: $0, x: 1, y: 2, blur: 3, spread: 4) }

private func image(_ bytes: [UInt8], width: Int = 2, scale: Double = 1) -> ImageResource {
  ImageResource(
    name: "image",
    bitmap: Bitmap(
      width: width, height: bytes.count / 4 / width, format: .rgbaStraight, pixels: bytes),
    scale: scale)
}
private let pixels: [UInt8] = Array(1...16)
private var changedPixels: [UInt8] {
  var changed = pixels
  changed[13] = 99
  return changed
}

private let cases: [Mutations] = [
  Mutations(
    name: "transform",
    original: .transform(Transform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)),
    mutated: [
      Transform(a: 9, b: 2, c: 3, d: 4, tx: 5, ty: 6),
      Transform(a: 1, b: 9, c: 3, d: 4, tx: 5, ty: 6),
      Transform(a: 1, b: 2, c: 9, d: 4, tx: 5, ty: 6),
      Transform(a: 1, b: 2, c: 3, d: 9, tx: 5, ty: 6),
      Transform(a: 1, b: 2, c: 3, d: 4, tx: 9, ty: 6),
      Transform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 9),
    ].map { .transform($0) }),
  Mutations(
    name: "scopes", original: .save,
    mutated: [.restore, .endLayer, .beginLayer(opacity: 0.5), .beginLayer(opacity: 0.6)]),
  Mutations(
    name: "layer", original: .beginLayer(layer()),
    mutated: [
      layer { $0.opacity = 0.5 }, layer { $0.blendMode = .multiply },
      layer { $0.blendMode = .screen }, layer { $0.colors = .invert },
      layer { $0.colors = .brightness(0.1) }, layer { $0.blur = 1 },
      layer { $0.shadows = [LayerShadow(color: color, blur: 1)] },
      layer { $0.shadows = [LayerShadow(.inner, color: color, blur: 1)] },
      layer { $0.shadows = [LayerShadow(color: .white, blur: 1)] },
      layer { $0.shadows = [LayerShadow(color: color, x: 2, blur: 1)] },
      layer { $0.shadows = [LayerShadow(color: color, y: 2, blur: 1)] },
      layer { $0.shadows = [LayerShadow(color: color, blur: 2)] },
      layer {
        $0.shadows = [LayerShadow(color: color, blur: 1), LayerShadow(color: color, blur: 1)]
      },
    ].map { .beginLayer($0) }),
  Mutations(name: "clip", original: .clip(.rectangle(rect)), mutated: shapes.map { .clip($0) }),
  Mutations(
    name: "fill", original: .fill(.rectangle(rect), .solid(color)),
    mutated: shapes.map { .fill($0, .solid(color)) }
      + paints.map { .fill(.rectangle(rect), $0) }),
  Mutations(
    name: "stroke", original: .stroke(.rectangle(rect), stroke, .solid(color)),
    mutated: shapes.map { .stroke($0, stroke, .solid(color)) }
      + strokes.map { .stroke(.rectangle(rect), $0, .solid(color)) }
      + paints.map { .stroke(.rectangle(rect), stroke, $0) }),
  Mutations(
    name: "border", original: .border(rect, radii, width: 1, color),
    mutated: rects.map { .border($0, radii, width: 1, color) }
      + otherRadii.map { .border(rect, $0, width: 1, color) }
      + colors.map { .border(rect, radii, width: 1, $0) }
      + [.border(rect, radii, width: 2, color)]),
  Mutations(
    name: "shadow", original: .shadow(.rectangle(rect), shadow),
    mutated: shapes.map { .shadow($0, shadow) }
      + shadowMutations.map { .shadow(.rectangle(rect), $0) }),
  Mutations(
    name: "image", original: .image(image(pixels), in: rect, tint: nil),
    mutated: [
      .image(image(changedPixels), in: rect, tint: nil),
      .image(image(pixels, width: 1), in: rect, tint: nil),
      .image(image(pixels, scale: 2), in: rect, tint: nil),
      .image(image(pixels), in: rect, tint: color),
      .image(image(pixels), in: rect, tint: .clear),
    ] + rects.map { .image(image(pixels), in: $0, tint: nil) }),
]

@Suite("Digest of a display list") struct DisplayListDigestTests {
  private func digest(_ commands: [DisplayCommand]) -> DisplayListDigest {
    var painter = Painter()
    for command in commands { painter.append(command) }
    return painter.list.digest
  }

  @Test("Any change of a field changes it", arguments: cases)
  fileprivate func everyFieldCounts(_ mutations: Mutations) {
    let digests = ([mutations.original] + mutations.mutated).map { digest([$0]) }
    #expect(Set(digests).count == digests.count, "\(mutations.name)")
  }

  @Test("Any change of a glyph run changes it") func everyFieldOfARunCounts() throws {
    let registry = try FontRegistry(paths: [GalleyFonts.directory + "/Inter"])
    let tag: UInt32 = 0x7767_6874
    let font = FontInstance(
      face: registry.faces[0], variations: [FontVariation(tag: tag, value: 700)], slant: 0.1)
    let glyph = GlyphRun.Glyph(id: 5, cluster: 0, position: Point(x: 1, y: 2))
    let run = GlyphRun(font: font, size: 12, glyphs: [glyph, glyph])
    var runs = [run]
    func add(_ change: (inout GlyphRun) -> Void) {
      var changed = run
      change(&changed)
      runs.append(changed)
    }
    add { $0.size = 13 }
    add { $0.font.slant = 0 }
    add { $0.font.face = registry.faces[1] }
    add { $0.font.variations = [] }
    add { $0.font.variations[0].value = 600 }
    add { $0.font.variations[0].tag += 1 }
    add { $0.glyphs[1].id = 6 }
    add { $0.glyphs[1].position.x = 3 }
    add { $0.glyphs[1].position.y = 3 }
    add { $0.glyphs.removeLast() }
    var digests = runs.map { digest([.glyphs($0, at: .zero, .black)]) }
    digests.append(digest([.glyphs(run, at: Point(x: 1, y: 0), .black)]))
    digests.append(digest([.glyphs(run, at: Point(x: 0, y: 1), .black)]))
    digests += colors.map { digest([.glyphs(run, at: .zero, $0)]) }
    #expect(Set(digests).count == digests.count)
  }

  @Test("Order and number of commands count") func orderCounts() {
    let fill = DisplayCommand.fill(.rectangle(rect), .solid(color))
    let other = DisplayCommand.fill(.ellipse(rect), .solid(color))
    let lists: [[DisplayCommand]] = [[], [fill], [fill, fill], [fill, other], [other, fill]]
    #expect(Set(lists.map(digest)).count == lists.count)
  }

  @Test("What never reaches a pixel does not count") func ownersDoNotCount() {
    var first = Painter()
    first.fill(.rectangle(rect), with: .solid(color))
    var second = Painter()
    second.owner = 7
    second.fill(.rectangle(rect), with: .solid(color))
    #expect(first.list.digest == second.list.digest)
  }

  @Test("It is the same in every process") func isStable() {
    let digest = digest(cases.map(\.original))
    #expect(digest.description == "9cf991239c2a11e8ff854d79a48eb4b6")
  }
}

private func layer(_ change: (inout Compositing) -> Void = { _ in }) -> Compositing {
  var compositing = Compositing()
  change(&compositing)
  return compositing
}
