import GalleyGeometry
import GalleyPainting

/// Gathers nodes in groups by what they are clipped to, so that a clip that many share is one.
struct PDFCanvas {
  /// A clip and the one in force before it.
  private struct Clip {
    var shape: DisplayShape
    var outer: Int
    var depth: Int
    /// Round what this and all around it let through.
    var bounds: Rect
  }

  private struct Open {
    /// The clips of the group, outermost first.
    var clips: [Int]
    var group = VectorGroup()
  }

  /// Clips by their numbers; 0 means without a clip.
  private var clips: [Clip]
  private var open = [Open(clips: [])]

  /// Makes a canvas of which nothing is seen outside of an area.
  init(area: Rect) { clips = [Clip(shape: .rectangle(area), outer: 0, depth: 0, bounds: area)] }

  private(set) var count = 0
  /// Whether anything mixes its colours with those beneath.
  var blends = false

  /// A further clip inside of another one.
  mutating func clip(_ shape: DisplayShape, in outer: Int) throws(PDFError) -> Int {
    let depth = clips[outer].depth + 1
    guard depth <= 1_024 else { throw PDFError("1,024 clips may restrict one another") }
    let bounds = clips[outer].bounds.intersection(shape.bounds) ?? .zero
    if case .rectangle = shape, bounds == clips[outer].bounds { return outer }
    clips.append(Clip(shape: shape, outer: outer, depth: depth, bounds: bounds))
    return clips.count - 1
  }

  /// A rectangle round what a clip lets through.
  func bounds(of clip: Int) -> Rect { clips[clip].bounds }

  mutating func add(_ node: VectorNode, clip: Int) throws(PDFError) {
    var chain: [Int] = []
    var next = clip
    while next != 0 {
      chain.append(next)
      next = clips[next].outer
    }
    chain.reverse()
    var shared = 0
    var kept = 1
    for group in open.dropFirst() {
      guard chain.count >= shared + group.clips.count,
        Array(chain[shared..<shared + group.clips.count]) == group.clips
      else { break }
      shared += group.clips.count
      kept += 1
    }
    close(to: kept)
    if shared < chain.count {
      guard open.count < PDFLimits.depth else { throw PDFError("clips are nested too deeply") }
      var group = Open(clips: Array(chain[shared...]))
      group.group.clips = group.clips.map { [clips[$0].shape] }
      open.append(group)
      count += 1
    }
    open[open.count - 1].group.children.append(node)
    count += 1
  }

  private mutating func close(to kept: Int) {
    while open.count > kept {
      let group = open.removeLast().group
      open[open.count - 1].group.children.append(.group(group))
    }
  }

  /// All that was added.
  consuming func finished() -> VectorGroup {
    close(to: 1)
    return open[0].group
  }
}
