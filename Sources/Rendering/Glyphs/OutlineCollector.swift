internal import CGalleyFreeType
import GalleyGeometry
import GalleyText

/// Collects the segments of an outline that `FT_Outline_Decompose` reports, with y pointing down.
struct OutlineCollector {
  let unit: Double
  var path = Path()

  init(unit: Double) { self.unit = unit }

  func point(_ vector: UnsafePointer<FT_Vector>?) -> Point {
    guard let vector else { return .zero }
    return Point(x: Double(vector.pointee.x) * unit, y: -Double(vector.pointee.y) * unit)
  }

  static func collector(_ user: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<Self> {
    user!.assumingMemoryBound(to: Self.self)
  }

  static let functions = FT_Outline_Funcs(
    move_to: { to, user in
      let target = OutlineCollector.collector(user)
      if !target.pointee.path.elements.isEmpty { target.pointee.path.close() }
      target.pointee.path.move(to: target.pointee.point(to))
      return 0
    },
    line_to: { to, user in
      let target = OutlineCollector.collector(user)
      target.pointee.path.line(to: target.pointee.point(to))
      return 0
    },
    conic_to: { control, to, user in
      let target = OutlineCollector.collector(user)
      target.pointee.path.quad(
        to: target.pointee.point(to), control: target.pointee.point(control))
      return 0
    },
    cubic_to: { first, second, to, user in
      let target = OutlineCollector.collector(user)
      target.pointee.path.cubic(
        to: target.pointee.point(to), control1: target.pointee.point(first),
        control2: target.pointee.point(second))
      return 0
    }, shift: 0, delta: 0)
}
