import Synchronization
import Testing

@testable import GalleyImaging

/// Bytes that any thread may add to.
private final class ByteSink: Sendable {
  let bytes = Mutex<[UInt8]>([])
}

private struct Refusal: Error, Equatable {}

/// A page with a value for every pixel that depends on its place.
private func row(_ y: Int, width: Int) -> [UInt32] {
  (0..<width).map { 0xFF00_0000 | UInt32(truncatingIfNeeded: ($0 / 7) &* (y / 5) &* 2_654_435_761) }
}

private func encoded(threads: Int, height: Int, mode: PNGEncoder.Mode = .fast) throws -> [UInt8] {
  var encoder = PNGEncoder(mode: mode, scale: 2, threads: threads)
  encoder.stripeBytes = 4096
  let sink = ByteSink()
  try encoder.encode(
    width: 60, height: height, format: .bgraPremultiplied, isOpaque: true,
    draw: { rows, memory in
      for (index, y) in rows.enumerated() {
        row(y, width: 60).withUnsafeBytes {
          UnsafeMutableRawBufferPointer(rebasing: memory[(index * 240)...]).copyMemory(from: $0)
        }
      }
    }, sink: { part in sink.bytes.withLock { $0 += part } })
  return sink.bytes.withLock { $0 }
}

@Test("a picture drawn in stripes has the same bytes on any number of threads", arguments: [2, 5])
func sameOnAnyThreads(threads: Int) throws {
  #expect(try encoded(threads: threads, height: 333) == encoded(threads: 1, height: 333))
}

@Test(
  "a picture drawn in stripes decodes to what was drawn", arguments: [PNGEncoder.Mode.fast, .small])
func decodesToDrawing(mode: PNGEncoder.Mode) throws {
  let bitmap = try PNGDecoder.decode(encoded(threads: 3, height: 200, mode: mode))
  var expected: [UInt8] = []
  for word in (0..<200).flatMap({ row($0, width: 60) }) {
    expected += [16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) } + [255]
  }
  #expect(bitmap.pixels == expected)
}

@Test("a failure while drawing or writing ends the file with that failure")
func failures() {
  var encoder = PNGEncoder(threads: 2)
  encoder.stripeBytes = 1024
  #expect(throws: PNGDrawingError<Refusal, Never>.self) {
    try encoder.encode(
      width: 60, height: 500, format: .bgraPremultiplied, isOpaque: true,
      draw: { rows, _ throws(Refusal) in if rows.lowerBound > 100 { throw Refusal() } },
      sink: { _ throws(Never) in })
  }
  #expect(throws: PNGDrawingError<Never, Refusal>.self) {
    try encoder.encode(
      width: 60, height: 500, format: .bgraPremultiplied, isOpaque: true,
      draw: { _, memory throws(Never) in memory.initializeMemory(as: UInt8.self, repeating: 255) },
      sink: { _ throws(Refusal) in throw Refusal() })
  }
}
