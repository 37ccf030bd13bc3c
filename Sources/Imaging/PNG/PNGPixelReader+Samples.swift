import GalleyPlatform
internal import GalleySystem

extension PNGPixelReader {
  /// Rows of any format, in order.
  func readPlain(
    _ rows: UnsafeMutableRawPointer, into base: UnsafeMutableRawPointer
  ) throws(ImageError) {
    let width = file.header.width
    var scratch = ScanlineScratch(file.header, width: width)
    let words = base.assumingMemoryBound(to: UInt32.self)
    let expander = SampleExpander(file)
    for y in 0..<file.header.height {
      let row = UnsafePointer(rows.assumingMemoryBound(to: UInt8.self)) + y * scratch.stride
      guard scratch.take(row) else { throw unknownFilter(row[0], row: y) }
      try expand(expander, scratch, words + y * width, width, row: y)
    }
  }

  /// The seven reduced pictures of Adam7, their pixels dealt out over the whole.
  func readInterlaced(
    _ rows: UnsafeMutableRawPointer, into base: UnsafeMutableRawPointer
  ) throws(ImageError) {
    let width = file.header.width
    let words = base.assumingMemoryBound(to: UInt32.self)
    let line = UnsafeMutablePointer<UInt32>.allocate(capacity: width)
    defer { line.deallocate() }
    let expander = SampleExpander(file)
    var row = UnsafePointer(rows.assumingMemoryBound(to: UInt8.self))
    for pass in file.header.passes {
      var scratch = ScanlineScratch(file.header, width: pass.width)
      for y in 0..<pass.height {
        guard scratch.take(row) else { throw unknownFilter(row[0], row: y) }
        row += scratch.stride
        try expand(expander, scratch, line, pass.width, row: y)
        let out = words + (pass.y + y * pass.stepY) * width + pass.x
        for x in 0..<pass.width { out[x * pass.stepX] = line[x] }
      }
    }
  }

  private func expand(
    _ expander: SampleExpander, _ scratch: borrowing ScanlineScratch,
    _ out: UnsafeMutablePointer<UInt32>, _ width: Int, row: Int
  ) throws(ImageError) {
    let largest = expander.expand(scratch.current, out, width)
    guard file.header.colorType != .palette || largest < file.palette.count else {
      throw error(
        expected: "palette indices below \(file.palette.count) in row \(row)", found: "\(largest)")
    }
  }
}

/// The two rows that the filters of any format look at, as bytes.
struct ScanlineScratch: ~Copyable {
  /// The bytes from one row of the file to the next.
  let stride: Int
  private(set) var current: UnsafeMutablePointer<UInt8>
  private var previous: UnsafeMutablePointer<UInt8>
  private let distance: Int
  private let memory: UnsafeMutablePointer<UInt8>

  /// Starts with a row of zeros above the first one, and zeros to the left of every row.
  init(_ header: PNGHeader, width: Int) {
    let bytes = header.rowBytes(width: width)
    stride = bytes + 1
    distance = header.filterDistance
    memory = .allocate(capacity: 2 * (bytes + 16))
    memory.initialize(repeating: 0, count: 2 * (bytes + 16))
    current = memory + 8
    previous = memory + bytes + 24
  }

  deinit { memory.deallocate() }

  /// Copies a row of the file and reverses its filter; false when the filter is unknown.
  mutating func take(_ row: UnsafePointer<UInt8>) -> Bool {
    swap(&current, &previous)
    let count = stride - 1
    let out = current
    let above = previous
    memcpy(out, row + 1, count)
    switch row[0] {
    case 0: break
    case 1: for index in 0..<count { out[index] &+= out[index - distance] }
    case 2: for index in 0..<count { out[index] &+= above[index] }
    case 3:
      for index in 0..<count {
        let mean = (UInt16(out[index - distance]) + UInt16(above[index])) >> 1
        out[index] &+= UInt8(truncatingIfNeeded: mean)
      }
    case 4:
      for index in 0..<count {
        out[index] &+= paeth(out[index - distance], above[index], above[index - distance])
      }
    default: return false
    }
    return true
  }

  private func paeth(_ left: UInt8, _ up: UInt8, _ corner: UInt8) -> UInt8 {
    let towardsLeft = Int(up) - Int(corner)
    let towardsUp = Int(left) - Int(corner)
    let distanceLeft = abs(towardsLeft)
    let distanceUp = abs(towardsUp)
    let distanceCorner = abs(towardsLeft + towardsUp)
    if distanceLeft <= distanceUp, distanceLeft <= distanceCorner { return left }
    return distanceUp <= distanceCorner ? up : corner
  }
}
