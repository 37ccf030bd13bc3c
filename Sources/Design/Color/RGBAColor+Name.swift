extension RGBAColor {
  /// A name for people: the nearest colour of the what3words table when the distance in RGB is
  /// under 0.01, else the components in per cent, as in `(12%, 30%, 50%)`. Without opacity `Clear`;
  /// a partial opacity is appended, as in `red 40%`.
  public var debugName: String {
    guard alpha > 0 else { return "Clear" }
    let name = nearestName ?? "(" + [red, green, blue].map(percent).joined(separator: ", ") + ")"
    return alpha < 1 ? "\(name) \(percent(alpha))" : name
  }

  private var nearestName: String? {
    let opaque = CoreColorName.allCases.filter { $0.value.alpha == 1 }
    let distances = opaque.map { (name: $0, distance: squaredDistance(to: $0.value)) }
    let nearest = distances.min { $0.distance < $1.distance }
    return nearest.flatMap { $0.distance < 0.01 * 0.01 ? $0.name.rawValue : nil }
  }

  private func squaredDistance(to other: RGBAColor) -> Double {
    let (red, green, blue) = (red - other.red, green - other.green, blue - other.blue)
    return red * red + green * green + blue * blue
  }

  private func percent(_ share: Double) -> String {
    "\(Int(saturating: (max(0, min(1, share)) * 100).rounded()))%"
  }
}
