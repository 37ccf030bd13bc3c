/// The compression of GIF: codes of up to twelve bits, lowest bit first, for strings of
/// indices (GIF89a, appendix F).
enum GIFCodes {
  /// Unpacks at most `count` indices; fewer come back where the codes end early or lead nowhere.
  static func unpack(_ packed: some Sequence<UInt8>, rootBits: Int, count: Int) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(count)
    let clear = 1 << rootBits
    // Each entry is a stretch of what was already unpacked: the string before it and one index more.
    var entries: [Range<Int>] = []
    var previous: Int?
    var width = rootBits + 1
    var (bits, held) = (0, 0)
    for byte in packed {
      bits |= Int(byte) << held
      held += 8
      while held >= width, output.count < count {
        let code = bits & (1 << width - 1)
        bits >>= width
        held -= width
        if code == clear {
          (previous, width) = (nil, rootBits + 1)
          entries.removeAll(keepingCapacity: true)
          continue
        }
        let start = output.count
        if let previous, clear + 2 + entries.count < 4_096 { entries.append(previous..<start + 1) }
        if code < clear {
          output.append(UInt8(code))
        } else if code > clear + 1, code - clear - 2 < entries.count {
          // The last index of the newest string is the first one that is written here.
          for index in entries[code - clear - 2] { output.append(output[index]) }
        } else {
          return output
        }
        if clear + 2 + entries.count == 1 << width, width < 12 { width += 1 }
        previous = start
      }
    }
    return output
  }
}
