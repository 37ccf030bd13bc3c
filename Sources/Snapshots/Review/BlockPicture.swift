import GalleyImaging
import GalleyPlatform
import GalleySystem
import Synchronization

/// A picture as lines of block elements.
struct BlockPicture: Sendable {
  private let bitmap: Bitmap
  private let colors: BlockCells.Colors
  /// The size in cells across and half cells down.
  private let (columns, halves): (Int, Int)

  init(_ bitmap: Bitmap, factor: Double, _ colors: BlockCells.Colors) {
    (self.bitmap, self.colors) = (bitmap, colors)
    columns = max(1, Int(saturating: (Double(bitmap.width) * factor).rounded(.down)))
    halves = max(1, Int(saturating: (Double(bitmap.height) * factor).rounded(.down)))
  }

  /// The lines, each with its end.
  ///
  /// - Parameter memory: Lines of which no pixel changed since it was last used are taken from there.
  func lines(_ memory: BlockMemory?) -> [String] {
    let before = memory?.lines(for: self)
    let rows = (halves + 1) / 2
    let threads = rows * columns < 400 ? 1 : Workers.processorCount
    let lines = Workers.map(rows, threads: threads, scratch: Scratch(self)) { scratch, row in
      if let before, hasSamePixels(row, as: before.picture) { return before.lines[row] }
      return line(row, &scratch)
    }
    memory?.keep(self, lines)
    return lines
  }

  // MARK: A line

  /// The scratch memory of making lines.
  private struct Scratch {
    var cells: BlockCells
    var shades: [SIMD3<Float>]
    var sums: [SIMD3<Int>]
    /// The first of the pixels that each part stands for, and the end of the last.
    var edges: [Range<Int>]

    init(_ picture: BlockPicture) {
      let width = BlockCells.parts * picture.columns
      cells = BlockCells(picture.colors)
      shades = Array(repeating: .zero, count: BlockCells.parts * width)
      sums = Array(repeating: .zero, count: width)
      edges = (0..<width).map { BlockPicture.source($0, picture.bitmap.width, width) }
    }
  }

  private func line(_ row: Int, _ scratch: inout Scratch) -> String {
    let parts = BlockCells.parts
    let width = parts * columns
    shade(row, &scratch)
    var text = ""
    var last: BlockCells.Cell?
    for x in 0..<columns {
      let cell = scratch.cells.cell(scratch.shades, from: parts * x, stride: width)
      if last?.front != cell.front || last?.back != cell.back { text += colors.codes(cell) }
      text.append(BlockElement.all[cell.element].character)
      last = cell
    }
    return text + "\u{1B}[0m\n"
  }

  /// Makes each part of a line of cells the mean of the pixels that it stands for.
  private func shade(_ row: Int, _ scratch: inout Scratch) {
    let parts = BlockCells.parts
    let width = parts * columns
    let height = parts / 2 * halves
    for part in 0..<parts {
      let line = parts * row + part
      guard line < height else {
        // Below an odd last row there is paper.
        for x in 0..<width { scratch.shades[part * width + x] = SIMD3(repeating: 255) }
        continue
      }
      let rows = Self.source(line, bitmap.height, height)
      for x in 0..<width { scratch.sums[x] = .zero }
      for row in rows { add(row, to: &scratch.sums, scratch.edges) }
      for x in 0..<width {
        let sum = scratch.sums[x]
        scratch.shades[part * width + x] =
          SIMD3(Float(sum.x), Float(sum.y), Float(sum.z))
          / Float(rows.count * scratch.edges[x].count)
      }
    }
  }

  /// Adds the colours of a row of pixels on white.
  private func add(_ row: Int, to sums: inout [SIMD3<Int>], _ edges: [Range<Int>]) {
    bitmap.pixels.withUnsafeBytes { bytes in
      let start = row * bitmap.width
      let isSwapped = bitmap.format == .bgraPremultiplied
      for x in edges.indices {
        var (low, green, high) = (0, 0, 0)
        for column in edges[x] {
          let word = bytes.loadUnaligned(fromByteOffset: 4 * (start + column), as: UInt32.self)
          let color =
            word >= 0xFF00_0000 ? word : bitmap.format.onWhite(UInt32(littleEndian: word))
          low += Int(color & 0xFF)
          green += Int(color >> 8 & 0xFF)
          high += Int(color >> 16 & 0xFF)
        }
        sums[x] &+= isSwapped ? SIMD3(high, green, low) : SIMD3(low, green, high)
      }
    }
  }

  /// The pixels that one pixel of a smaller picture stands for.
  private static func source(_ place: Int, _ size: Int, _ smaller: Int) -> Range<Int> {
    let start = place * size / smaller
    return start..<max(start + 1, (place + 1) * size / smaller)
  }

  // MARK: What was there before

  /// Whether another picture is cut into the same cells.
  fileprivate func isCut(like other: BlockPicture) -> Bool {
    bitmap.width == other.bitmap.width && bitmap.height == other.bitmap.height
      && bitmap.format == other.bitmap.format && colors == other.colors
      && columns == other.columns && halves == other.halves
  }

  /// Whether a line of cells stands for the same pixels as in a picture that is cut like it.
  private func hasSamePixels(_ row: Int, as other: BlockPicture) -> Bool {
    let height = BlockCells.parts / 2 * halves
    let last = min(height, BlockCells.parts * (row + 1)) - 1
    let first = Self.source(BlockCells.parts * row, bitmap.height, height).lowerBound
    let end = Self.source(last, bitmap.height, height).upperBound
    return bitmap.pixels.withUnsafeBytes { one in
      other.bitmap.pixels.withUnsafeBytes { two in
        let (offset, count) = (4 * first * bitmap.width, 4 * (end - first) * bitmap.width)
        guard let one = one.baseAddress, let two = two.baseAddress else { return false }
        return memcmp(one + offset, two + offset, count) == 0
      }
    }
  }
}

/// The lines of a picture that is shown again and again, from one time to the next.
package final class BlockMemory: Sendable {
  private let last = Mutex<(picture: BlockPicture, lines: [String])?>(nil)

  /// Remembers nothing.
  package init() {}

  /// What was shown last, if a picture is cut like it.
  fileprivate func lines(for picture: BlockPicture) -> (picture: BlockPicture, lines: [String])? {
    last.withLock { $0 }.flatMap { $0.picture.isCut(like: picture) ? $0 : nil }
  }

  fileprivate func keep(_ picture: BlockPicture, _ lines: [String]) {
    last.withLock { $0 = (picture, lines) }
  }
}
