internal import GalleyGeometry
import GalleyPainting

/// Elements in the place of pixels: instead of blending a colour, drawing writes the number of
/// the element wherever it would have changed anything.
enum OwnerMarks {
  /// Stands in layers for pixels that nothing has painted, and where a mask has uncovered them.
  static let none: UInt32 = .max - 1

  /// Writes an element where a span covers anything, and where `source` is not transparent.
  static func mark(
    _ target: UnsafeMutablePointer<UInt32>, _ span: CoverageSpan, _ owner: UInt32,
    source: UnsafePointer<UInt32>?
  ) {
    guard let bytes = span.bytes else {
      guard span.value > 0 else { return }
      for index in 0..<span.count where source.map({ $0[index] >> 24 > 0 }) ?? true {
        target[index] = owner
      }
      return
    }
    for index in 0..<span.count
    where bytes[index] > 0 && source.map({ $0[index] >> 24 > 0 }) ?? true {
      target[index] = owner
    }
  }

  /// Copies the contents of a layer wherever a span covers anything. A mask removes the owners outside of it,
  /// as far as this layer goes; a mode that only takes away or draws beneath paints nothing.
  static func compose(
    _ target: UnsafeMutablePointer<UInt32>, _ layer: UnsafePointer<UInt32>, _ span: CoverageSpan,
    _ mode: BlendMode
  ) {
    for index in 0..<span.count where span.bytes.map({ $0[index] }) ?? span.value > 0 {
      let isPainted = layer[index] != none
      switch mode {
      case .destinationIn: if !isPainted { target[index] = none }
      case .destinationOut: break
      case .destinationOver, .sourceAtop:
        if isPainted, (target[index] == none) == (mode == .destinationOver) {
          target[index] = layer[index]
        }
      default: if isPainted { target[index] = layer[index] }
      }
    }
  }
}

extension BandPlayer {
  /// The element that painted each pixel of some rows last.
  func owners(
    _ plan: RenderPlan, rows: Range<Int>, _ budget: PictureBudget
  ) throws(RenderingError) -> [Int32] {
    isMarking = true
    defer { isMarking = false }
    let width = plan.canvas.width
    let count = width * rows.count
    let rect = PixelRect(x: 0, y: rows.lowerBound, width: width, height: rows.count)
    var failure: RenderingError?
    let owners = [Int32](unsafeUninitializedCapacity: count) { owners, used in
      guard let base = owners.baseAddress else { return }
      do throws(RenderingError) {
        try base.withMemoryRebound(to: UInt32.self, capacity: count) {
          memory throws(RenderingError) in
          try play(
            plan, into: PixelBuffer(base: memory, stride: width, rect: rect), background: .max,
            budget)
        }
        // `none` is -2, and a missing owner is -1; numbers of elements stay.
        for index in 0..<count { base[index] |= base[index] &>> 31 & 1 }
        used = count
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return owners
  }
}
