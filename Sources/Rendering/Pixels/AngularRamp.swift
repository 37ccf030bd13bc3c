import GalleyGeometry

/// A gradient's colours round the origin of a space.
struct AngularRamp {
  let ramp: GradientRamp
  /// From pixels to the space.
  let inverse: Transform
  /// The start and the extent of the ramp, in degrees; the extent is not zero and at most a full turn.
  let start: Double
  let sweep: Double

  /// Writes the pixels of a part of a row.
  func write(_ target: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    let last = Double(ramp.pixels.count - 1)
    for index in 0..<count {
      let point = inverse.apply(to: Point(x: Double(x &+ index) + 0.5, y: Double(y) + 0.5))
      let degrees = Angle.of(x: point.x, y: point.y).degrees - start
      // The way from the beginning in the ramp's own direction, in 0..<360.
      var way = (sweep < 0 ? -degrees : degrees).truncatingRemainder(dividingBy: 360)
      if way < 0 { way += 360 }
      let length = abs(sweep)
      var place = way / length
      if place > 1 { place = way - length < 360 - way ? 1 : 0 }
      target[index] = ramp.pixels[Int(place * last + 0.5)]
    }
  }
}
