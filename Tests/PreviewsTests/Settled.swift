import GalleyComponents
import GalleyDesign
import GalleyGeometry
import GalleyLayout
import GalleyPainting
import GalleyPreviews
import GalleyStair
import GalleySwiftUI

/// A view on a canvas after its rounds.
struct Settled {
  let layout: LayoutResult
  let session: Session

  @MainActor
  init(
    _ view: some View, width: Double? = nil, height: Double? = nil,
    resources: PreviewResources = PreviewResources(), system: SystemVersion = .ios18,
    scale: Double? = nil, safeArea: EdgeInsets = .zero, locale: String = "en"
  ) throws {
    let renderer = try Renderer()
    var canvas = SceneCanvas(width: width, height: height)
    canvas.backgroundColor = nil
    canvas.system = system
    canvas.safeArea = safeArea
    canvas.locale = locale
    if let scale { canvas.grid = PixelGrid(scale: scale) }
    let (scene, session) = try PreviewDrawing.settled(
      AnyView(view), on: canvas, resources, renderer)
    self.session = session
    layout = try renderer.layout(scene).layout
  }

  /// Width and height of the view with an identifier.
  func size(of id: String) -> [Double]? {
    layout.frame(ofID: id).map { [$0.width, $0.height] }
  }

  /// The widths of all filled shapes, in the order of painting.
  var filledWidths: [Double] {
    layout.painted().commands.compactMap {
      if case .fill(let shape, _) = $0 { shape.bounds.width } else { nil }
    }
  }

  /// Left, top, width and height of all lines together, to hundredths.
  var strokedBounds: [Double] {
    let lines = layout.painted().commands.compactMap { command -> Rect? in
      guard case .stroke(let shape, let style, _) = command else { return nil }
      return shape.bounds.inset(by: -style.width / 2)
    }
    guard let left = lines.map(\.minX).min(), let top = lines.map(\.minY).min(),
      let right = lines.map(\.maxX).max(), let bottom = lines.map(\.maxY).max()
    else { return [] }
    return [left, top, right - left, bottom - top].map { ($0 * 100).rounded() / 100 }
  }

  /// The miter limit of each line and the start of its pattern, in the order of painting.
  var strokes: [[Double]] {
    layout.painted().commands.compactMap {
      if case .stroke(_, let style, _) = $0 { [style.miterLimit, style.dashPhase] } else { nil }
    }
  }

  /// Left and top of the view with an identifier.
  func place(of id: String) -> [Double]? { layout.frame(ofID: id).map { [$0.minX, $0.minY] } }
}

extension Settled {
  /// The number of lines of text.
  var lineCount: Int {
    layout.painted().commands.count { if case .glyphs = $0 { true } else { false } }
  }

  /// The left edges of all glyphs within their lines, in the order of painting.
  var glyphPlaces: [Double] {
    layout.painted().commands.flatMap { command -> [Double] in
      guard case .glyphs(let run, _, _) = command else { return [] }
      return run.glyphs.map(\.position.x)
    }
  }

  /// The blue, green, red and alpha of the middle of a view on a screen of 393 by 852 points.
  @MainActor
  static func color(of id: String, in view: some View) throws -> [UInt8] {
    let renderer = try Renderer()
    let (scene, _) = try PreviewDrawing.settled(
      AnyView(view), on: SceneCanvas(width: 393, height: 852), PreviewResources(), renderer)
    guard let frame = try renderer.layout(scene).layout.frame(ofID: id) else { return [] }
    let picture = try renderer.render(scene)
    let scale = Double(picture.width) / 393
    let pixel = Int(frame.midY * scale) * picture.width + Int(frame.midX * scale)
    return Array(picture.pixels[(4 * pixel)..<(4 * pixel + 4)])
  }

  /// Width and height of what a view draws in dark colours on white, in points.
  @MainActor
  static func ink(of view: some View) throws -> [Double] {
    let renderer = try Renderer()
    var canvas = SceneCanvas(width: 100, height: 100)
    canvas.grid = PixelGrid(scale: 4)
    let (scene, _) = try PreviewDrawing.settled(
      AnyView(view.frame(width: 100, height: 100).background(Color.white)), on: canvas,
      PreviewResources(), renderer)
    let picture = try renderer.render(scene)
    var (columns, rows) = (Set<Int>(), Set<Int>())
    for y in 0..<picture.height {
      for x in 0..<picture.width where picture.pixels[4 * (y * picture.width + x)] < 128 {
        columns.insert(x)
        rows.insert(y)
      }
    }
    return [columns, rows].map { sides in
      guard let first = sides.min(), let last = sides.max() else { return 0 }
      return Double(last + 1 - first) / 4
    }
  }

  /// The frames as text.
  var dump: String { layout.dump() }
}

extension Screen {
  /// The frames as text.
  var dump: String { frames.layout.dump() }

  /// Shows the screen dark, in another language.
  func darken(in locale: String) throws(ScreenError) {
    try configure(appearance: .dark, locale: locale)
  }
}
