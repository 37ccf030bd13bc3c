/// A point of a flattened outline, in steps of 1/256 pixel.
struct Vertex: Hashable, Sendable {
  var x: Int
  var y: Int
  /// Whether the point lies inside a curve, where a stroke turns without a corner.
  var isSmooth = false

  func isSamePlace(as other: Vertex) -> Bool { x == other.x && y == other.y }
}

/// Straight lines from vertex to vertex: all that Cairo is ever given. Vertices are exact in its
/// fixed-point format, so that what it makes of them is whole-number arithmetic alone.
struct Polylines: Hashable, Sendable {
  /// A run of vertices.
  struct Contour: Hashable, Sendable {
    var vertices: Range<Int>
    /// True if a line leads back from the last vertex to the first.
    var isClosed: Bool
  }

  /// The directions of the curves that end and begin at a vertex, as displacements.
  struct Tangents: Hashable, Sendable {
    var leaving: Vertex?
    var arriving: Vertex?
  }

  private(set) var vertices: [Vertex] = []
  private(set) var contours: [Contour] = []
  /// The directions of curves at their ends by the indices of vertices: chords lie beside them.
  private(set) var tangents: [Int: Tangents] = [:]
  private var first = 0

  /// Adds a vertex to the contour that is being made.
  mutating func add(_ vertex: Vertex) { vertices.append(vertex) }

  /// Notes how a curve leaves or reaches the vertex that was added last.
  mutating func setTangent(leaving: Vertex? = nil, arriving: Vertex? = nil) {
    var tangents = self.tangents[vertices.count - 1] ?? Tangents()
    if let leaving { tangents.leaving = leaving }
    if let arriving { tangents.arriving = arriving }
    self.tangents[vertices.count - 1] = tangents
  }

  /// Ends the contour that is being made; nothing happens when it has no vertices.
  mutating func endContour(isClosed: Bool) {
    guard first < vertices.count else { return }
    contours.append(Contour(vertices: first..<vertices.count, isClosed: isClosed))
    first = vertices.count
  }

  /// The last vertex of the contour that is being made.
  var last: Vertex? { first < vertices.count ? vertices.last : nil }

  mutating func reserve(_ count: Int) { vertices.reserveCapacity(count) }
}
