import GalleyGeometry
import GalleyPainting
import GalleyParsing
import GalleySystem

extension SVGReader {
  /// Returns the markers of a shape: the contents of `marker` elements, drawn at its first vertex, at its last one and
  /// at those between.
  mutating func markers(
    of path: Path, _ shape: VectorShape, _ element: MarkupElement, _ place: Place
  ) -> [VectorNode] {
    let style = place.style
    guard style.markerStart != nil || style.markerMid != nil || style.markerEnd != nil,
      ["path", "line", "polyline", "polygon"].contains(element.name)
    else { return [] }
    let arcs = element.name == "path" ? Path.reading(svg: element["d"] ?? "").arcs : []
    let vertices = PathVertex.all(of: path, without: arcs)
    let context = SVGContext(
      fill: paint(style.fill, 1, of: path, element, place),
      stroke: paint(style.stroke, 1, of: path, element, place))
    var result: [VectorNode] = []
    for (index, vertex) in vertices.enumerated() where !diagnostics.hasErrors {
      let (isFirst, isLast) = (index == 0, index == vertices.count - 1)
      if isFirst, let id = style.markerStart {
        result += marker(id, at: vertex, isStart: true, shape, context, element, place)
      }
      if !isFirst, !isLast, let id = style.markerMid {
        result += marker(id, at: vertex, isStart: false, shape, context, element, place)
      }
      if isLast, let id = style.markerEnd {
        result += marker(id, at: vertex, isStart: false, shape, context, element, place)
      }
    }
    return result
  }

  /// Returns the marker with an id at a vertex; empty if it is not drawn.
  ///
  /// The place of the content passes through four spaces: the view box of the marker, its box of `markerWidth` and
  /// `markerHeight`, that box with the reference point at the origin, and the space of the shape.
  private mutating func marker(
    _ id: String, at vertex: PathVertex, isStart: Bool, _ shape: VectorShape,
    _ context: SVGContext, _ element: MarkupElement, _ place: Place
  ) -> [VectorNode] {
    guard let marker = target(id, of: element), marker.name == "marker" else { return [] }
    guard !place.users.contains(id) else {
      warn("the marker \(SyntaxValue.quoted(id)) leads to itself", at: marker)
      return []
    }
    var inner = self.place(around: marker, place)
    guard admits(marker, inner) else { return [] }
    inner.style = style(of: marker, in: inner)
    inner.users.append(id)
    guard inner.style.own.isDisplayed else { return [] }
    let (viewport, style) = (place.viewport, inner.style)
    // SVG 2 defines 3 as the initial value of both.
    let size = Size(
      width: length("markerWidth", marker, of: viewport.width, style) ?? 3,
      height: length("markerHeight", marker, of: viewport.height, style) ?? 3)
    guard size.width > 0, size.height > 0 else { return [] }
    let area = Rect(origin: .zero, size: size)
    var fromViewBox = Transform.identity
    var clip = area
    inner.viewport = size
    if let box = viewBox(marker) {
      fromViewBox = aspect(of: marker).transform(from: box, to: area)
      inner.viewport = box.size
      guard let toViewBox = fromViewBox.inverse else { return [] }
      clip = Path.rectangle(area).applying(toViewBox).boundingRect
    }
    let reference = fromViewBox.apply(
      to: Point(
        x: reference(
          "refX", marker, inner.viewport.width, ["left", "center", "right"], viewport.width,
          style),
        y: reference(
          "refY", marker, inner.viewport.height, ["top", "center", "bottom"], viewport.height,
          style)
      ))
    var toShape = fromViewBox.followed(by: .translation(x: -reference.x, y: -reference.y))
    if marker["markerUnits"] != "userSpaceOnUse" {
      toShape = toShape.followed(by: .scale(x: shape.line.width, y: shape.line.width))
    }
    toShape = toShape.followed(by: .rotation(angle(of: marker, at: vertex, isStart: isStart)))
      .followed(by: .translation(x: vertex.point.x, y: vertex.point.y))
    inner.context = context.inside(toShape)
    var group = VectorGroup(children: nodes(in: marker, inner), transform: toShape)
    guard !group.children.isEmpty else { return [] }
    if style.own.clipsOverflow ?? true { group.clips = [[.rectangle(clip)]] }
    group.opacity = style.own.opacity
    return [.group(group)]
  }

  /// Reads a coordinate of the reference point, the point of the marker that is placed on the vertex.
  ///
  /// - Parameters:
  ///   - side: The side of the marker's box along the axis.
  ///   - words: The keywords for the beginning, the middle and the end of this side.
  ///   - whole: The length of which a percentage is a share.
  private mutating func reference(
    _ name: String, _ marker: MarkupElement, _ side: Double, _ words: [String], _ whole: Double,
    _ style: SVGStyle
  ) -> Double {
    if let text = marker[name], let index = words.firstIndex(of: text) {
      return side * Double(index) / 2
    }
    return length(name, marker, of: whole, style) ?? 0
  }

  /// Returns the angle by which a marker is rotated: the `orient` attribute, which may refer to the direction of the
  /// path at the vertex.
  private mutating func angle(
    of marker: MarkupElement, at vertex: PathVertex, isStart: Bool
  ) -> Angle {
    switch marker["orient"]?.trimmed {
    case nil: return .zero
    case "auto": return vertex.angle
    case "auto-start-reverse":
      return isStart ? Angle(degrees: vertex.angle.degrees + 180) : vertex.angle
    case let text?:
      if let turn = Transform.degrees(text) { return Angle(degrees: turn) }
      mistake("orient", text, at: marker)
      return .zero
    }
  }
}

/// A vertex of a path, with the direction of the path there. Markers are drawn at vertices.
struct PathVertex {
  var point: Point
  var angle: Angle

  private struct Segment {
    var end: Point
    /// The directions of the segment at its start and at its end; zero for a segment without a length.
    var leaving: Point
    var arriving: Point
  }

  /// Returns the vertices of a path (SVG 2, section 11.6.4).
  ///
  /// - Parameter arcElements: The indices of those elements of the path that end inside of an arc. An arc becomes
  ///   several curves when it is read, but only its ends are vertices.
  static func all(of path: Path, without arcElements: Set<Int> = []) -> [PathVertex] {
    subpaths(of: path, arcElements).flatMap(vertices)
  }

  private struct Subpath {
    var start: Point
    var segments: [Segment] = []
    var isClosed = false
  }

  private static func subpaths(of path: Path, _ arcElements: Set<Int>) -> [Subpath] {
    var result: [Subpath] = []
    var current = Point.zero
    func segment(_ end: Point, _ controls: [Point]) -> Segment {
      let points = [current] + controls + [end]
      let leaving = points.first { $0 != points[0] } ?? end
      let arriving = points.last { $0 != end } ?? current
      return Segment(end: end, leaving: leaving - points[0], arriving: end - arriving)
    }
    for (index, element) in path.elements.enumerated() {
      var next: Segment
      switch element {
      case .move(let point):
        result.append(Subpath(start: point))
        current = point
        continue
      case .line(let end): next = segment(end, [])
      case .quad(let end, let control): next = segment(end, [control])
      case .cubic(let end, let first, let second): next = segment(end, [first, second])
      case .close:
        guard let last = result.indices.last else { continue }
        next = segment(result[last].start, [])
        result[last].isClosed = true
      }
      if result.isEmpty || result[result.count - 1].isClosed && element != .close {
        result.append(Subpath(start: current))
      }
      // The element before this one is a part of the same arc: both become one segment.
      if arcElements.contains(index - 1), let last = result[result.count - 1].segments.popLast() {
        next.leaving = last.leaving
      }
      result[result.count - 1].segments.append(next)
      current = next.end
    }
    return result
  }

  private static func vertices(of subpath: Subpath) -> [PathVertex] {
    let segments = subpath.segments
    guard !segments.isEmpty else { return [PathVertex(point: subpath.start, angle: .zero)] }
    // The directions in which the path arrives at each vertex and leaves it. Segments without a length have no
    // direction; they take that of the nearest segment that has one.
    var before: [Point?] = [nil]
    for segment in segments {
      before.append(segment.arriving != .zero ? segment.arriving : before[before.count - 1])
    }
    var behind: [Point?] = [nil]
    for segment in segments.reversed() {
      behind.append(segment.leaving != .zero ? segment.leaving : behind[behind.count - 1])
    }
    behind.reverse()
    return (0...segments.count).map { index in
      let point = index == 0 ? subpath.start : segments[index - 1].end
      // The first and the last vertex of a closed subpath are the same point, where its end meets its start.
      let isSeam = subpath.isClosed && (index == 0 || index == segments.count)
      let arriving = isSeam ? before[segments.count] : before[index]
      let leaving = isSeam ? behind[0] : behind[index]
      return PathVertex(point: point, angle: bisector(arriving, leaving))
    }
  }

  /// Returns the direction halfway between two, on the side on which the angle between them is less than 180 degrees.
  private static func bisector(_ arriving: Point?, _ leaving: Point?) -> Angle {
    guard let one = arriving ?? leaving, let other = leaving ?? arriving else { return .zero }
    func degrees(_ way: Point) -> Double {
      let degrees = Angle.of(x: way.x, y: way.y).degrees
      return degrees < 0 ? degrees + 360 : degrees
    }
    let (from, to) = (degrees(one), degrees(other))
    let middle = (from + to) / 2
    return Angle(degrees: abs(from - to) > 180 ? middle - 180 : middle)
  }
}
