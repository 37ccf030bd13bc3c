/// Rule L2 of UAX #9: from the highest level to the lowest odd one, turn round every stretch of
/// that level or higher.
enum VisualOrder {
  static func reorder<Piece>(_ pieces: inout [Piece], level: (Piece) -> UInt8) {
    var highest: UInt8 = 0
    var lowestOdd: UInt8 = .max
    for piece in pieces {
      let level = level(piece)
      highest = max(highest, level)
      if level & 1 == 1 { lowestOdd = min(lowestOdd, level) }
    }
    guard lowestOdd <= highest else { return }
    for current in (lowestOdd...highest).reversed() {
      var start = 0
      while start < pieces.count {
        guard level(pieces[start]) >= current else {
          start += 1
          continue
        }
        var end = start + 1
        while end < pieces.count, level(pieces[end]) >= current { end += 1 }
        pieces[start..<end].reverse()
        start = end
      }
    }
  }
}
