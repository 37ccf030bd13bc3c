import GalleyDesign
import GalleyGeometry
import GalleyImaging
import GalleyPainting
import GalleyRendering
import Testing

private let red = RGBAColor(red: 1, green: 0, blue: 0)
private let teal = RGBAColor(hex: 0x0F9D8A)

private func list(_ body: (inout Painter) -> Void) -> DisplayList {
  var painter = Painter()
  body(&painter)
  return painter.list
}

private func render(
  background: RGBAColor = .white, options: RenderingOptions = RenderingOptions(),
  _ body: (inout Painter) -> Void
) throws -> Bitmap {
  try Rasterizer().render(
    list(body), size: Size(width: 32, height: 32), grid: PixelGrid(scale: 1),
    background: background, options: options)
}

extension Painter {
  fileprivate mutating func layer(
    _ compositing: Compositing, _ body: (inout Painter) -> Void
  ) {
    append(.beginLayer(compositing))
    body(&self)
    append(.endLayer)
  }

  fileprivate mutating func box(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: RGBAColor
  ) {
    fill(.rectangle(Rect(x: x, y: y, width: width, height: height)), with: .solid(color))
  }
}

@Suite("Compositing of layers") struct CompositingTests {
  @Test func multiplyingDarkens() throws {
    let bitmap = try render(background: RGBAColor(hex: 0x808080)) {
      $0.layer(Compositing(blendMode: .multiply)) { $0.box(0, 0, 16, 32, RGBAColor(hex: 0xFF8000)) }
      $0.layer(Compositing(opacity: 0.5, blendMode: .multiply)) {
        $0.box(16, 0, 8, 32, RGBAColor(hex: 0x000000))
      }
    }
    #expect(bitmap.pixel(4, 4) == 0xFF80_4000)
    #expect(bitmap.pixel(20, 4) == 0xFF40_4040)
    #expect(bitmap.pixel(28, 4) == 0xFF80_8080)
  }

  /// Opaque colours are mixed according to the specification's formulas, to within a level.
  @Test(arguments: [
    BlendMode.screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
    .difference, .exclusion, .plusLighter, .plusDarker,
  ])
  func separableModes(mode: BlendMode) throws {
    for (source, back) in [(0x20, 0x60), (0x90, 0x30), (0xC0, 0xE0), (0xFF, 0x40), (0, 0xFF)] {
      func color(_ value: Int) -> RGBAColor { RGBAColor(hex: UInt32(value * 0x010101)) }
      let bitmap = try render(background: color(back)) {
        $0.layer(Compositing(blendMode: mode)) { $0.box(0, 0, 32, 32, color(source)) }
      }
      let expected = 255 * Self.formula(mode, Double(source) / 255, Double(back) / 255)
      let actual = Double(bitmap.pixel(3, 3) & 255)
      #expect(abs(actual - expected) <= 1, "\(mode) \(source) \(back)")
    }
  }

  private static func formula(_ mode: BlendMode, _ s: Double, _ b: Double) -> Double {
    func hardLight(_ s: Double, _ b: Double) -> Double {
      s <= 0.5 ? 2 * s * b : 2 * s - 1 + b - (2 * s - 1) * b
    }
    switch mode {
    case .screen: return s + b - s * b
    case .overlay: return hardLight(b, s)
    case .hardLight: return hardLight(s, b)
    case .darken: return min(s, b)
    case .lighten: return max(s, b)
    case .colorDodge: return b == 0 ? 0 : s == 1 ? 1 : min(1, b / (1 - s))
    case .colorBurn: return b == 1 ? 1 : s == 0 ? 0 : 1 - min(1, (1 - b) / s)
    case .difference: return abs(s - b)
    case .exclusion: return s + b - 2 * s * b
    case .plusLighter: return min(1, s + b)
    case .plusDarker: return max(0, s + b - 1)
    default:
      if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
      let curve = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
      return b + (2 * s - 1) * (curve - b)
    }
  }

  @Test func luminosityAndColorExchangeTheirParts() throws {
    func mixed(_ mode: BlendMode) throws -> UInt32 {
      try render(background: RGBAColor(hex: 0x808080)) {
        $0.layer(Compositing(blendMode: mode)) { $0.box(0, 0, 32, 32, RGBAColor(hex: 0x204080)) }
      }.pixel(3, 3)
    }
    // A grey has no hue: the luminosity of the source is all that is left of it.
    let gray = try mixed(.luminosity)
    #expect(gray & 255 == gray >> 8 & 255 && gray & 255 == gray >> 16 & 255)
    #expect(gray & 255 == 0x3D)
    #expect(try mixed(.hue) == 0xFF80_8080)
    let tinted = try mixed(.color)
    let (r, g, b) = (Int(tinted >> 16 & 255), Int(tinted >> 8 & 255), Int(tinted & 255))
    #expect(abs((30 * r + 59 * g + 11 * b) / 100 - 0x80) <= 1 && b - r == 0x60)
  }

  @Test func aMaskKeepsWhatItCovers() throws {
    let bitmap = try render {
      $0.layer(Compositing()) {
        $0.box(0, 0, 24, 24, red)
        $0.layer(Compositing(blendMode: .destinationIn)) {
          $0.box(8, 8, 8, 40, .black)
          $0.box(16, 8, 4, 4, RGBAColor.black.with(alpha: 0.5))
        }
      }
    }
    #expect(bitmap.pixel(4, 4) == 0xFFFF_FFFF)
    #expect(bitmap.pixel(10, 10) == 0xFFFF_0000)
    #expect(bitmap.pixel(10, 28) == 0xFFFF_FFFF)
    #expect(bitmap.pixel(17, 9) == 0xFFFF_7F7F)
  }

  @Test func aMaskThatShowsNothingHidesAll() throws {
    let bitmap = try render {
      $0.layer(Compositing()) {
        $0.box(0, 0, 24, 24, red)
        $0.layer(Compositing(opacity: 0, blendMode: .destinationIn)) { $0.box(0, 0, 32, 32, red) }
      }
    }
    #expect(bitmap.pixel(4, 4) == 0xFFFF_FFFF)
  }

  @Test func porterDuffModes() throws {
    func picture(_ mode: BlendMode) throws -> Bitmap {
      try render(background: .clear) {
        $0.box(0, 0, 16, 32, red)
        $0.layer(Compositing(blendMode: mode)) { $0.box(8, 0, 16, 32, teal) }
      }
    }
    let atop = try picture(.sourceAtop)
    #expect([4, 12, 20].map { atop.pixel($0, 3) } == [0xFFFF_0000, 0xFF0F_9D8A, 0])
    let under = try picture(.destinationOver)
    #expect([4, 12, 20].map { under.pixel($0, 3) } == [0xFFFF_0000, 0xFFFF_0000, 0xFF0F_9D8A])
    let out = try picture(.destinationOut)
    #expect([4, 12, 20].map { out.pixel($0, 3) } == [0xFFFF_0000, 0, 0])
  }

  @Test func colorsAreChangedWithoutTheirOpacity() throws {
    func changed(_ matrix: ColorMatrix, _ color: RGBAColor) throws -> UInt32 {
      try render(background: .clear) {
        $0.layer(Compositing(colors: matrix)) { $0.box(0, 0, 32, 32, color) }
      }.pixel(3, 3)
    }
    #expect(try changed(.invert, RGBAColor(hex: 0x1020F0)) == 0xFFEF_DF0F)
    #expect(try changed(.brightness(0.2), RGBAColor(hex: 0x1020F0)) == 0xFF43_53FF)
    #expect(try changed(.contrast(0), teal) == 0xFF80_8080)
    #expect(try changed(.multiply(RGBAColor(hex: 0xFF0080)), teal) == 0xFF0F_0045)
    #expect(try changed(.saturation(1), teal) == 0xFF0F_9D8A)
    #expect(try changed(.hueRotation(.degrees(360)), teal) == 0xFF0F_9D8A)
    #expect(try changed(.grayscale(1), red) == 0xFF36_3636)
    #expect(try changed(.hueRotation(.degrees(180)), red) == 0xFF00_6D6D)
    // White at a half, inverted, is black at a half.
    #expect(try changed(.invert, .white.with(alpha: 0.5)) == 0x8000_0000)
  }
}

@Suite("Effects that follow content") struct LayerEffectTests {
  @Test func aShadowFollowsWhatIsDrawn() throws {
    let bitmap = try render {
      $0.layer(Compositing(shadows: [LayerShadow(color: teal, x: 3, y: 5, blur: 0)])) {
        $0.box(4, 4, 6, 6, red)
        $0.fill(.ellipse(Rect(x: 16, y: 4, width: 10, height: 10)), with: .solid(red))
      }
    }
    #expect(bitmap.pixel(5, 5) == 0xFFFF_0000)
    #expect(bitmap.pixel(8, 12) == 0xFF0F_9D8A)
    #expect(bitmap.pixel(12, 14) == 0xFF0F_9D8A)
    #expect(bitmap.pixel(13, 12) == 0xFFFF_FFFF)
    #expect(bitmap.pixel(24, 15) == 0xFF0F_9D8A)
    #expect(bitmap.pixel(28, 18) == 0xFFFF_FFFF)
  }

  @Test func severalShadowsLieOverOneAnother() throws {
    let bitmap = try render {
      $0.layer(
        Compositing(shadows: [
          LayerShadow(color: teal, x: 4, blur: 0), LayerShadow(color: .black, x: 8, blur: 0),
        ])
      ) { $0.box(4, 4, 6, 6, red) }
    }
    #expect([6, 12, 16].map { bitmap.pixel($0, 6) } == [0xFFFF_0000, 0xFF0F_9D8A, 0xFF00_0000])
  }

  @Test func aKnockedOutShadowIsNotSeenThroughTheContent() throws {
    func pixel(_ kind: LayerShadow.Kind) throws -> UInt32 {
      try render {
        $0.layer(Compositing(shadows: [LayerShadow(kind, color: .black, blur: 0)])) {
          $0.box(4, 4, 20, 20, RGBAColor.white.with(alpha: 0.2))
        }
      }.pixel(10, 10)
    }
    #expect(try pixel(.drop) != 0xFFFF_FFFF)
    // A fifth of black over white, less a fifth of that, under a fifth of white.
    #expect(try pixel(.drop) == 0xFFD6_D6D6)
    #expect(try pixel(.knockedOut) == 0xFFDE_DEDE)
    let opaque = try render {
      $0.layer(Compositing(shadows: [LayerShadow(.knockedOut, color: .black, x: 4, blur: 0)])) {
        $0.box(4, 4, 8, 8, red)
      }
    }
    #expect([5, 13, 17].map { opaque.pixel($0, 6) } == [0xFFFF_0000, 0xFF00_0000, 0xFFFF_FFFF])
  }

  @Test func anInnerShadowLiesOnTheContent() throws {
    let bitmap = try render {
      $0.layer(Compositing(shadows: [LayerShadow(.inner, color: .black, x: 2, y: 3, blur: 0)])) {
        $0.box(4, 4, 20, 20, red)
      }
    }
    #expect(bitmap.pixel(5, 20) == 0xFF00_0000)
    #expect(bitmap.pixel(6, 20) == 0xFFFF_0000)
    #expect(bitmap.pixel(20, 6) == 0xFF00_0000)
    #expect(bitmap.pixel(20, 7) == 0xFFFF_0000)
    #expect(bitmap.pixel(23, 23) == 0xFFFF_0000)
    #expect(bitmap.pixel(24, 24) == 0xFFFF_FFFF)
  }

  @Test func aBlurSpreadsAndKeepsEvenColors() throws {
    let bitmap = try render {
      $0.layer(Compositing(blur: 2)) { $0.box(8, -40, 16, 112, red) }
    }
    #expect(bitmap.pixel(16, 16) == 0xFFFF_0000)
    #expect(bitmap.pixel(16, 0) == bitmap.pixel(16, 16))
    let edge = Int(bitmap.pixel(8, 16) & 255)
    #expect(edge > 90 && edge < 128)
    #expect(bitmap.pixel(5, 16) != 0xFFFF_FFFF)
    #expect(bitmap.pixel(0, 16) == 0xFFFF_FFFF)
  }

  @Test func whatLiesOutsideCastsItsShadowInside() throws {
    let bitmap = try render {
      $0.layer(Compositing(shadows: [LayerShadow(color: teal, y: 20, blur: 0)])) {
        $0.box(4, -12, 20, 8, red)
      }
    }
    #expect(bitmap.pixel(10, 10) == 0xFF0F_9D8A)
    #expect(bitmap.pixel(10, 17) == 0xFFFF_FFFF)
  }

  @Test func aTurnTakesTheShadowAlong() throws {
    let bitmap = try render {
      $0.append(.transform(Transform.rotation(.degrees(90)).about(Point(x: 16, y: 16))))
      $0.layer(Compositing(shadows: [LayerShadow(color: teal, x: 6, blur: 0)])) {
        $0.box(12, 12, 8, 8, red)
      }
    }
    #expect(bitmap.pixel(16, 16) == 0xFFFF_0000)
    #expect(bitmap.pixel(16, 23) == 0xFF0F_9D8A)
    #expect(bitmap.pixel(23, 16) == 0xFFFF_FFFF)
  }

  @Test func contentKeepsItsOwners() throws {
    var painter = Painter()
    painter.owner = 1
    painter.append(
      .beginLayer(Compositing(shadows: [LayerShadow(color: teal, x: 8, blur: 0)])))
    painter.owner = 2
    painter.box(4, 4, 8, 8, red)
    painter.owner = 1
    painter.append(.endLayer)
    let owners = try Rasterizer().owners(
      of: painter.list, size: Size(width: 32, height: 32), grid: PixelGrid(scale: 1))
    #expect([6, 16, 25].map { owners.owner(x: $0, y: 6) } == [2, 1, -1])
  }

  private static func everything(_ painter: inout Painter) {
    painter.box(0, 10, 32, 8, teal)
    painter.append(.transform(Transform.rotation(.degrees(12)).about(Point(x: 16, y: 16))))
    painter.layer(
      Compositing(
        opacity: 0.8, blendMode: .multiply, colors: .hueRotation(.degrees(40)), blur: 0.7,
        shadows: [
          LayerShadow(color: .black.with(alpha: 0.4), y: 2, blur: 6),
          LayerShadow(.inner, color: .white, x: 1, y: 1, blur: 2),
        ])
    ) {
      $0.fill(.ellipse(Rect(x: 4, y: 4, width: 18, height: 22)), with: .solid(red))
      $0.layer(Compositing(shadows: [LayerShadow(.knockedOut, color: teal, x: 2, y: 2, blur: 3)])) {
        $0.box(10, 12, 14, 9, RGBAColor(hex: 0xFFCC00).with(alpha: 0.5))
      }
    }
  }

  @Test(arguments: [(1, 1), (1, 7), (3, 5), (2, 32)])
  func bandsAndThreadsChangeNoPixel(threads: Int, bandHeight: Int) throws {
    let whole = try render(Self.everything)
    let cut = try render(
      options: RenderingOptions(threads: threads, bandHeight: bandHeight), Self.everything)
    #expect(cut.pixels == whole.pixels)
  }

  @Test func aLayerThatIsNotEndedIsRefused() {
    for command in [
      DisplayCommand.beginLayer(Compositing(blur: 2)),
      .beginLayer(Compositing(blur: .nan)),
      .beginLayer(Compositing(shadows: [LayerShadow(color: .black, x: .infinity, blur: 0)])),
    ] {
      #expect(throws: RenderingError.self) { try render { $0.append(command) } }
    }
  }
}

@Suite("Masks in bands") struct MaskBandTests {
  @Test("a mask that reaches further than what it masks shows nothing there, in whatever bands")
  func reach() throws {
    var painter = Painter()
    painter.append(.beginLayer(Compositing()))
    painter.fill(.rectangle(Rect(x: 4, y: 4, width: 8, height: 8)), with: .solid(.black))
    painter.append(.beginLayer(Compositing(blendMode: .destinationIn)))
    painter.fill(.rectangle(Rect(x: 0, y: 0, width: 40, height: 40)), with: .solid(.black))
    painter.append(.endLayer)
    painter.append(.endLayer)
    func render(_ bandHeight: Int) throws -> Bitmap {
      try Rasterizer().render(
        painter.list, size: Size(width: 40, height: 40), grid: PixelGrid(scale: 1),
        options: RenderingOptions(bandHeight: bandHeight))
    }
    let whole = try render(40)
    #expect(whole.pixel(8, 8) == 0xFF00_0000 && whole.pixel(20, 30) == 0)
    for height in [1, 7, 16] { #expect(try render(height) == whole, "\(height)") }
  }
}
