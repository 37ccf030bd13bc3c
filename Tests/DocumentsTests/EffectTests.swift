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

/// Effects and shapes: what both ways in record.
@Suite("Effects and shapes")
struct EffectTests {
  private static let red = RGBAColor(hex: 0xFF0000)
  private static let frame = Rect(x: 0, y: 0, width: 40, height: 20)

  private func painted(_ root: some View) throws -> DisplayList {
    let environment = EnvironmentValues(
      grid: PixelGrid(scale: 1), theme: .plain,
      typesetter: Typesetter(fonts: try FontRegistry(paths: [GalleyFonts.directory + "/Inter"])))
    return LayoutTree(root, environment).layout(ProposedSize(width: 40, height: 20)).painted()
  }

  private func painted(_ properties: String, type: String = "Rectangle") throws -> DisplayList {
    try PlacedDocument(
      #"{"type": "\#(type)", "properties": {\#(properties)}}"#, width: 40, height: 20
    ).list
  }

  private func layer(_ list: DisplayList) -> Compositing? {
    list.commands.lazy.compactMap {
      if case .beginLayer(let compositing) = $0 { compositing } else { nil }
    }.first
  }

  private let third = RGBAColor.black.with(alpha: 0.33)

  @Test(
    "A shadow is of what is drawn, for everything but a box that hides it",
    arguments: ["Circle", "Text", "Image", "HStack", "Star", "Rectangle"])
  func content(type: String) throws {
    let list = try painted(#""shadow": "1 2 6", "width": 20"#, type: type)
    #expect(
      layer(list) == Compositing(shadows: [LayerShadow(color: third, x: 1, y: 2, blur: 6)]))
    #expect(!list.commands.contains { if case .shadow = $0 { true } else { false } })
  }

  @Test("An opaque box casts the shadow of its box, a translucent one its own alpha")
  func boxes() throws {
    let shadow = #""shadow": "0 2 6", "cornerRadius": 4"#
    let shape = DisplayShape.roundedRectangle(Self.frame, CornerRadii(4))
    let opaque = try painted(##"\##(shadow), "backgroundColor": "#FF0000""##, type: "Spacer")
    #expect(opaque.commands.first == .shadow(shape, BoxShadow(color: third, y: 2, blur: 6)))
    let glass = try painted(##"\##(shadow), "backgroundColor": "#FF000080""##, type: "Spacer")
    #expect(layer(glass)?.shadows.map(\.kind) == [.drop])
    let cut = try painted(
      ##""shadow": {"y": 2, "radius": 3, "kind": "knockedOut"}, "backgroundColor": "#FF000080""##,
      type: "Spacer")
    #expect(
      cut.commands.prefix(3) == [
        .beginLayer(Compositing()),
        .shadow(.rectangle(Self.frame), BoxShadow(color: third, y: 2, blur: 6)),
        .beginLayer(Compositing(blendMode: .destinationOut)),
      ])
    let letters = try painted(#""shadow": {"radius": 3, "kind": "knockedOut"}"#, type: "Circle")
    #expect(layer(letters)?.shadows == [LayerShadow(.knockedOut, color: third, blur: 6)])
    // A spread is the box's, cut out where the box does not hide it.
    let spread = try painted(
      ##""shadow": {"spread": 3}, "backgroundColor": "#FF000080""##, type: "Spacer")
    #expect(
      spread.commands.prefix(4) == [
        .beginLayer(Compositing()),
        .shadow(.rectangle(Self.frame), BoxShadow(color: third, blur: 0, spread: 3)),
        .beginLayer(Compositing(blendMode: .destinationOut)),
        .fill(.rectangle(Self.frame), .solid(.black)),
      ])
  }

  @Test("Several shadows are of the same content, the first on top; in Swift one over the other")
  func several() throws {
    let both = Rectangle().shadow(
      .drop(radius: 1, y: 1), .inner(color: Color(Self.red), radius: 2))
    #expect(
      layer(try painted(both))?.shadows == [
        LayerShadow(color: third, y: 1, blur: 2), LayerShadow(.inner, color: Self.red, blur: 4),
      ])
    let nested = try painted(Rectangle().shadow(radius: 1).shadow(radius: 2))
    #expect(nested.commands.count { if case .beginLayer = $0 { true } else { false } } == 2)
  }

  @Test("The document applies effects in one order, and colours in one matrix")
  func order() throws {
    let list = try painted(
      #"""
      "blendMode": "multiply", "opacity": 0.5, "shadow": "0 1 2", "blur": 3, "contrast": 2,
      "brightness": 0.25, "rotationEffect": 90, "clipShape": "circle"
      """#)
    let circle = DisplayShape.ellipse(Rect(x: 10, y: 0, width: 20, height: 20))
    #expect(
      list.commands == [
        .save, .transform(Transform.rotation(.degrees(90)).about(Point(x: 20, y: 10))),
        .beginLayer(
          Compositing(
            opacity: 0.5, blendMode: .multiply,
            colors: ColorMatrix.brightness(0.25).followed(by: .contrast(2)), blur: 3,
            shadows: [LayerShadow(color: third, y: 1, blur: 2)])),
        .save, .clip(circle), .fill(.rectangle(Self.frame), .solid(.black)), .restore, .endLayer,
        .restore,
      ])
  }

  @Test("Swift applies effects in the order in which they are written")
  func written() throws {
    let square = Rectangle()
    func kinds(_ view: some View) throws -> [Bool] {
      try painted(view).commands.compactMap {
        if case .beginLayer(let compositing) = $0 { compositing.blur > 0 } else { nil }
      }
    }
    #expect(try kinds(square.blur(radius: 2).opacity(0.5)) == [true])
    #expect(try kinds(square.opacity(0.5).blur(radius: 2)) == [true, false])
    let turned = try painted(square.rotationEffect(.degrees(90)).scaleEffect(2)).commands
    let transforms = turned.compactMap { if case .transform(let t) = $0 { t } else { nil } }
    #expect(transforms.map(\.b) == [0, 1])
    #expect(
      try painted(square.brightness(0.1).grayscale(1)).commands
        != painted(square.grayscale(1).brightness(0.1)).commands)
  }

  @Test(
    "Each effect is the same value in Swift and in a document",
    arguments: [
      (#""saturation": 0.5"#, AnyView(Rectangle().saturation(0.5))),
      (#""grayscale": 0.5"#, AnyView(Rectangle().grayscale(0.5))),
      (#""hueRotation": 30"#, AnyView(Rectangle().hueRotation(.degrees(30)))),
      (#""colorInvert": true"#, AnyView(Rectangle().colorInvert())),
      (##""colorMultiply": "#FF0000""##, AnyView(Rectangle().colorMultiply(Color(red)))),
      (#""compositingGroup": true"#, AnyView(Rectangle().compositingGroup())),
      (#""drawingGroup": true"#, AnyView(Rectangle().drawingGroup())),
      (
        #""scaleEffect": {"x": 2, "anchor": "topLeading"}"#,
        AnyView(Rectangle().scaleEffect(x: 2, anchor: .topLeading))
      ),
      (
        #""skewEffect": {"x": 10, "y": 5}"#,
        AnyView(Rectangle().skewEffect(x: .degrees(10), y: .degrees(5)))
      ),
      (
        #""transformEffect": [1, 2, 3, 4, 5, 6]"#,
        AnyView(Rectangle().transformEffect(Transform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)))
      ),
      (#""mask": {"type": "Circle"}"#, AnyView(Rectangle().mask { Circle() })),
      (#""clipShape": {"type": "Star"}"#, AnyView(Rectangle().clipShape(Star()))),
      (
        ##""stroke": {"width": 4, "style": "#FF0000"}"##,
        AnyView(Rectangle().strokeBorder(Color(red), lineWidth: 4))
      ),
      (
        ##""fill": "#FF0000", "stroke": {"width": 4, "placement": "center"}"##,
        AnyView(Rectangle().fill(Color(red)).stroke(.foreground, lineWidth: 4))
      ),
      (#""trim": 0.5"#, AnyView(Rectangle().trim(to: 0.5))),
      (
        ##""fill": {"type": "angular", "colors": ["#FF0000", "#00FF00"], "startAngle": 90}"##,
        AnyView(
          Rectangle().fill(
            AngularGradient(
              colors: [Color(red), Color(RGBAColor(hex: 0x00FF00))], center: .center,
              angle: .degrees(90))))
      ),
    ] as [(String, AnyView)])
  func parity(properties: String, view: AnyView) throws {
    let (document, swift) = (try painted(properties), try painted(view))
    #expect(document.commands == swift.commands, "\(document.dump)\nis not\n\(swift.dump)")
    #expect(
      document.commands != (try painted(Rectangle())).commands || properties.contains("Group"))
  }

  @Test("A mask takes away what it does not cover, in one group")
  func mask() throws {
    let commands = try painted(Rectangle().mask { Circle() }).commands
    #expect(commands.first == .beginLayer(Compositing()))
    #expect(commands[2] == .beginLayer(Compositing(blendMode: .destinationIn)))
    #expect(commands.suffix(2) == [.endLayer, .endLayer])
  }

  @Test("Components inside properties have places and identifiers of their own")
  func maskIdentifiers() throws {
    let row = #"{"type": "Rectangle", "properties": {"mask": {"type": "Circle", "id": "hole"}}}"#
    let source = SourceText(
      name: "m.json", text: #"{"type": "VStack", "subviews": [\#(row), \#(row)]}"#)
    let (document, findings) = DocumentReader.read(source)
    #expect(document == nil)
    #expect(findings.map(\.message) == [#"the identifier "hole" is taken"#])
  }

  private struct Half: Shape {
    func path(in rect: Rect) -> Path {
      Path.rectangle(Rect(x: rect.minX, y: rect.minY, width: rect.width / 2, height: rect.height))
    }
  }

  @Test("A shape of a user's own is filled, stroked and clipped to, wherever its frame lies")
  func ownShape() throws {
    let half = DisplayShape.path(.rectangle(Rect(x: 10, y: 0, width: 10, height: 20)))
    let list = try painted(Half().fill(Color(Self.red)).frame(width: 20))
    #expect(list.commands == [.fill(half, .solid(Self.red))])
    let clipped = try painted(Rectangle().frame(width: 20).clipShape(Half()))
    #expect(clipped.commands.contains(.clip(half)))
    let plain = try painted(Half().foregroundColor(Color(Self.red)).frame(width: 20))
    #expect(plain.commands == list.commands)
  }

  @Test("A part of an outline is drawn along the line moved inwards")
  func trim() throws {
    let list = try painted(
      #""width": 20, "trim": 0.25, "stroke": {"width": 4, "cap": "round"}"#, type: "Circle")
    let ring = Path.ellipse(in: Rect(x: 12, y: 2, width: 16, height: 16)).trimmed(from: 0, to: 0.25)
    #expect(
      list.commands == [
        .stroke(.path(ring), StrokeStyle(width: 4, cap: .round), .solid(.black))
      ])
  }

  @Test(
    "What cannot be is an error at its place",
    arguments: [
      (#""clipShape": {"type": "Text"}"#, "a Text in \"clipShape\" is no shape"),
      (#""transformEffect": [1, 2]"#, "a list of numbers for a, b, c, d, tx, ty"),
      (#""blendMode": "multipy"#, ""),
      (#""stroke": {"dash": [-1]}"#, "a list of a number from 0"),
      (#""fill": {"image": "none.png"}"#, "no images"),
    ])
  func mistakes(properties: String, message: String) {
    let (document, findings) = DocumentReader.read(
      SourceText(name: "e.json", text: #"{"type": "Rectangle", "properties": {\#(properties)}}"#))
    #expect(document == nil)
    #expect(findings.contains { $0.message.contains(message) }, "\(findings.map(\.message))")
  }

  @Test("Where effects reach is known, for pictures that are made in parts")
  func reach() throws {
    func seen(_ view: some View, at y: Double) throws -> Int {
      let environment = EnvironmentValues(
        grid: PixelGrid(scale: 1), theme: .plain,
        typesetter: Typesetter(fonts: try FontRegistry(paths: [GalleyFonts.directory + "/Inter"])))
      let result = LayoutTree(view, environment).layout(ProposedSize(width: 40, height: 20))
      return result.painted(in: Rect(x: -500, y: y, width: 1000, height: 1)).commands.count
    }
    let square = Rectangle()
    #expect(try seen(square, at: 40) == 0)
    #expect(try seen(square.shadow(radius: 10), at: 45) > 0)
    #expect(try seen(square.shadow(radius: 10), at: 55) == 0)
    #expect(try seen(square.blur(radius: 10), at: 45) > 0)
    #expect(try seen(square.rotationEffect(.degrees(90)), at: 28) > 0)
    #expect(try seen(square.scaleEffect(4), at: 45) > 0)
    #expect(try seen(square.scaleEffect(4, anchor: .top), at: 75) > 0)
  }
}
