internal import GalleyDesign
internal import GalleyGeometry
internal import GalleyLayout
internal import GalleyPainting

/// A round bar that is filled up to a share from the leading end.
struct ShareBar: Sendable {
  /// From 0 to 1.
  var share: Double
  var color: Color
  var track = Color.system(.primaryFill)
  /// In points.
  var thickness = 4.0
}

extension ShareBar: PrimitiveView {
  func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues) {
    ZStack(alignment: .leading) {
      Capsule().fill(track)
      Capsule().fill(color).relativeSize(width: share)
    }
    .frame(height: thickness).appendNode(to: &tree, environment)
  }
}

/// A ring that is filled clockwise from a direction on.
struct ShareRing: Sendable {
  /// From 0 to 1.
  var share: Double
  var color: AnyShapeStyle
  var track: Color
  /// In points.
  var lineWidth: Double
  /// The start of the ring, clockwise from the top.
  var start = Angle.zero
  /// The filled part of the circle.
  var extent = Angle.degrees(360)
}

extension ShareRing: PrimitiveView {
  func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues) {
    let isClosed = extent.degrees >= 360
    let style = StrokeStyle(width: lineWidth, cap: .round)
    let end = share * extent.degrees
    ZStack {
      if isClosed {
        Circle().strokeBorder(track, lineWidth: lineWidth)
      } else {
        arc(to: extent.degrees).stroke(track, style: style).padding(lineWidth / 2)
      }
      if share >= 1, isClosed {
        Circle().strokeBorder(color, lineWidth: lineWidth)
      } else if share > 0 {
        arc(to: end).stroke(color, style: style).padding(lineWidth / 2)
      }
    }
    .appendNode(to: &tree, environment)
  }
}

extension ShareRing {
  /// The part up to so many degrees after the start.
  private func arc(to degrees: Double) -> Arc {
    Arc(
      startAngle: .degrees(start.degrees - 90), endAngle: .degrees(start.degrees - 90 + degrees))
  }
}

/// A value's share of a range, from 0 to 1.
func share(of value: Double, from minimum: Double, to maximum: Double) -> Double {
  guard maximum > minimum, value.isFinite else { return 0 }
  return min(max((value - minimum) / (maximum - minimum), 0), 1)
}
