public import Foundation

/// A context of Core Graphics that keeps what is drawn as marks, for a picture of any size.
public final class CGContext {
  /// The context that UIKit's calls draw in.
  @TaskLocal static var current: Unchecked<CGContext>?

  private struct State {
    var transform = CGAffineTransform.identity
    var fill = Color.black
    var stroke = Color.black
    var line = StrokeStyle()
    var opacity = 1.0
    var shadow: DrawnPicture.Shadow?
    var clips: [Path] = []
  }

  private(set) var picture: DrawnPicture
  private var state = State()
  private var saved: [State] = []
  /// The current outline, in the picture's coordinates.
  private var path = Path()

  init(size: CGSize) { picture = DrawnPicture(size: size) }

  // The state

  public var ctm: CGAffineTransform { state.transform }
  public var boundingBoxOfClipPath: CGRect {
    let bounds = CGRect(origin: .zero, size: picture.size)
    let box = state.clips.reduce(bounds) { $0.intersection($1.boundingRect) }
    return Path(box).applying(state.transform.inverted()).boundingRect
  }
  public func saveGState() { saved.append(state) }
  public func restoreGState() { state = saved.popLast() ?? state }
  public func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }
  public func scaleBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(scaleX: x, y: y))
  }
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }
  public func setFillColor(_ color: CGColor) { state.fill = color.color }
  public func setStrokeColor(_ color: CGColor) { state.stroke = color.color }
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  public func setLineWidth(_ width: CGFloat) { state.line.lineWidth = width }
  public func setLineCap(_ cap: CGLineCap) { state.line.lineCap = cap }
  public func setLineJoin(_ join: CGLineJoin) { state.line.lineJoin = join }
  public func setAlpha(_ alpha: CGFloat) { state.opacity = Double(alpha) }
  /// Gives the marks that follow a shadow in a third of black.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(red: 0, green: 0, blue: 0, alpha: 1 / 3))
  }
  /// Gives the marks that follow a shadow, or none without a colour.
  ///
  /// - Parameters:
  ///   - offset: The distance to the right and downwards, in points of the picture, whatever the transform.
  ///   - blur: Twice the standard deviation of the blur, in points.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map {
      DrawnPicture.Shadow(color: $0.color, offset: offset, blur: blur)
    }
  }

  // The outline

  public func beginPath() { path = Path() }
  public func closePath() { path.closeSubpath() }
  public func move(to point: CGPoint) { path.move(to: point.applying(state.transform)) }
  public func addLine(to point: CGPoint) { path.addLine(to: point.applying(state.transform)) }
  public func addRect(_ rect: CGRect) { add(Path(rect)) }
  public func addEllipse(in rect: CGRect) { add(Path(ellipseIn: rect)) }
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // An arc goes on from the current point, which the outline has in the picture's coordinates.
    var arc = Path()
    if let point = path.currentPoint { arc.move(to: point.applying(state.transform.inverted())) }
    arc.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)), clockwise: clockwise)
    add(arc)
  }
  public func addPath(_ path: CGPath) { add(path.path) }

  private func add(_ outline: Path) { path.addPath(outline.applying(state.transform)) }

  private func takePath() -> Path {
    defer { path = Path() }
    return path
  }

  // Marks

  public func fill(_ rect: CGRect) { fill(Path(rect), FillStyle()) }
  public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect), FillStyle()) }
  public func stroke(_ rect: CGRect) { stroke(Path(rect), state.line) }
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var line = state.line
    line.lineWidth = width
    stroke(Path(rect), line)
  }
  public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect), state.line) }
  public func fillPath() { mark(.fill(takePath(), FillStyle()), state.fill) }
  public func strokePath() { mark(.stroke(takePath(), scaled(state.line)), state.stroke) }
  public func clip() { state.clips.append(takePath()) }
  public func clip(to rect: CGRect) { clip(to: Path(rect)) }
  /// Takes away all marks if the rectangle covers the picture; a smaller one has no effect.
  public func clear(_ rect: CGRect) {
    guard placed(rect).contains(CGRect(origin: .zero, size: picture.size)) else { return }
    picture.marks = []
  }
  public func draw(_ image: CGImage, in rect: CGRect) { draw(Image(image.source), in: rect) }
  public func makeImage() -> CGImage? { CGImage(.drawn(picture)) }

  func fill(_ outline: Path, _ style: FillStyle) {
    mark(.fill(outline.applying(state.transform), style), state.fill)
  }
  func stroke(_ outline: Path, _ line: StrokeStyle) {
    mark(.stroke(outline.applying(state.transform), scaled(line)), state.stroke)
  }
  func clip(to outline: Path) { state.clips.append(outline.applying(state.transform)) }
  func draw(_ image: Image, in rect: CGRect) {
    mark(.image(image, placed(rect)), state.fill)
  }

  private func mark(_ ink: DrawnPicture.Ink, _ color: Color) {
    picture.marks.append(
      .init(
        ink: ink, color: color, opacity: state.opacity, shadow: state.shadow, clips: state.clips))
  }

  /// The box of a rectangle in the picture's coordinates.
  private func placed(_ rect: CGRect) -> CGRect {
    Path(rect).applying(state.transform).boundingRect
  }

  /// A line as wide in the picture as the transform makes it.
  private func scaled(_ line: StrokeStyle) -> StrokeStyle {
    let transform = state.transform
    var line = line
    line.lineWidth *= abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    return line
  }
}
