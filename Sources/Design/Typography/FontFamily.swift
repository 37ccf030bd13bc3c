/// A family with a family to fall back on, and faces with names of their own for some weights.
public struct FontFamily: Hashable, Sendable {
  /// The family asked for first.
  public var name: String
  /// The families asked for next, in order.
  public var fallbacks: [String]
  /// The names of single faces by weight, asked for before the family.
  public var faces: [FontWeight: String]

  /// Makes a family.
  public init(_ name: String, fallbacks: [String] = [], faces: [FontWeight: String] = [:]) {
    self.name = name
    self.fallbacks = fallbacks
    self.faces = faces
  }

  /// What to ask for, best first: the face of the weight, the family, the fallbacks. Weight and
  /// slant are asked of every one of them.
  public func candidates(for font: FontDescriptor) -> [FontDescriptor] {
    ((faces[font.weight].map { [$0] } ?? []) + [name] + fallbacks).map {
      var candidate = font
      candidate.family = $0
      return candidate
    }
  }

  /// The first candidate whose name is registered; nil as family, which is the registry's default,
  /// when none is.
  public func descriptor(
    for font: FontDescriptor, isRegistered: (String) -> Bool
  ) -> FontDescriptor {
    if let found = candidates(for: font).first(where: { isRegistered($0.family ?? "") }) {
      return found
    }
    var bare = font
    bare.family = nil
    return bare
  }
}
