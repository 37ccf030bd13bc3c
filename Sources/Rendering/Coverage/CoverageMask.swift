/// An immutable block of eight-bit coverage in memory of its own.
///
/// It is filled once, by the closure given to the initialiser, before anybody else sees it.
final class CoverageMask: @unchecked Sendable {
  let width: Int
  let height: Int
  /// The distance between rows: the width rounded up to a multiple of four, as Cairo wants it.
  let stride: Int
  /// For a mask that is stretched, the pixels on each side that are not; the one row or column
  /// after them is repeated.
  let caps: Caps
  private let memory: UnsafeMutablePointer<UInt8>

  /// The unstretched parts of a mask on its four sides.
  struct Caps: Hashable, Sendable {
    var left = 0
    var top = 0
    var right = 0
    var bottom = 0
    /// True if the column between `left` and `right` is repeated.
    var stretchesAcross = false
    /// True if the row between `top` and `bottom` is repeated.
    var stretchesDown = false
  }

  init(
    width: Int, height: Int, caps: Caps = Caps(),
    fill: (UnsafeMutablePointer<UInt8>, _ stride: Int) throws(RenderingError) -> Void
  ) throws(RenderingError) {
    self.width = width
    self.height = height
    self.caps = caps
    stride = (width + 3) & ~3
    memory = .allocate(capacity: max(4, stride * height))
    memory.initialize(repeating: 0, count: max(4, stride * height))
    try fill(memory, stride)
  }

  deinit { memory.deallocate() }

  /// The number of bytes held.
  var byteCount: Int { stride * height }

  @inline(__always)
  func row(_ y: Int) -> UnsafePointer<UInt8> { UnsafePointer(memory + y &* stride) }
}
