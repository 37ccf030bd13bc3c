import GalleyGeometry
import GalleyPainting

/// A display list made ready for a canvas: every drawing command with its device bounds,
/// transform and clip, and an index that finds those of a band. Transforms, clips, saves and
/// restores are resolved; no command needs the ones before it.
struct RenderPlan: Sendable {
  /// The kind of an operation.
  enum Kind: UInt8, Sendable {
    case fill
    case stroke
    case border
    case shadow
    case glyphs
    case image
    case beginLayer
    case endLayer
  }

  /// One step of drawing; 32 bytes.
  struct Operation: Sendable {
    var kind: Kind
    /// The index of the display command.
    var command: Int32
    /// The index of the transform from the command's space to pixels.
    var transform: Int32
    /// The index of the clip; it holds the pixels that may be touched.
    var clip: Int32
    /// The pixels that are touched at most, clip included.
    var bounds: PixelRect
  }

  /// A clip and the one it narrows.
  struct Clip: Sendable {
    /// The clip that this one narrows, or -1.
    var parent: Int32
    /// The pixels that any of the shapes up to the first one leave.
    var rect: PixelRect
    /// The command whose shape masks, or -1 when `rect` says it all.
    var command: Int32
    /// The index of the shape's transform.
    var transform: Int32
    /// Pixels that the shape covers whole.
    var solid: (PixelRect, PixelRect)
  }

  var list: DisplayList
  var canvas: PixelRect
  var operations: [Operation] = []
  var transforms: [Transform] = []
  var clips: [Clip] = []
  var index = BandIndex()

  /// The element that a command was recorded for, or -1.
  func owner(of command: Int32) -> Int32 {
    Int(command) < list.owners.count ? list.owners[Int(command)] : -1
  }
}
