/// An immutable rectangle of premultiplied pixels in memory of its own.
///
/// It is filled once, by the closure given to the initialiser, before anybody else sees it.
final class PixelBlock: @unchecked Sendable {
  let width: Int
  let height: Int
  let isOpaque: Bool
  private let memory: UnsafeMutablePointer<UInt32>

  init(width: Int, height: Int, fill: (UnsafeMutablePointer<UInt32>) -> Void) {
    self.width = width
    self.height = height
    let count = max(1, width * height)
    memory = .allocate(capacity: count)
    memory.initialize(repeating: 0, count: count)
    fill(memory)
    var least: UInt32 = .max
    for index in 0..<width * height { least &= memory[index] | 0x00FF_FFFF }
    isOpaque = least == .max
  }

  deinit { memory.deallocate() }

  /// The number of bytes held.
  var byteCount: Int { 4 * width * height }

  @inline(__always)
  func pointer(x: Int, y: Int) -> UnsafePointer<UInt32> {
    UnsafePointer(memory + (y &* width &+ x))
  }
}
