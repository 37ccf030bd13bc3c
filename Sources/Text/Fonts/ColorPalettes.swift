internal import GalleyDesign

/// The table `CPAL` of a face: its palettes of the same number of colours.
struct ColorPalettes {
  private let table: UnsafeRawBufferPointer
  private let entries: Int
  private let count: Int
  private let records: Int
  private let recordCount: Int
  private let types: Int?

  init?(_ table: UnsafeRawBufferPointer) {
    guard let version = table.bigEndian16(at: 0), let entries = table.bigEndian16(at: 2),
      let count = table.bigEndian16(at: 4), count > 0, let recordCount = table.bigEndian16(at: 6),
      let records = table.bigEndian32(at: 8)
    else { return nil }
    self.table = table
    (self.entries, self.count) = (Int(entries), Int(count))
    (self.records, self.recordCount) = (Int(records), Int(recordCount))
    let types = version > 0 ? table.bigEndian32(at: 12 + 2 * Int(count)).map(Int.init) : nil
    self.types = types == 0 ? nil : types
  }

  /// Returns the number of the requested palette: the first if it does not exist, as in CSS.
  func index(of palette: FontPalette) -> Int {
    switch palette {
    case .normal: 0
    case .light: first(withFlag: 1)
    case .dark: first(withFlag: 2)
    case .numbered(let number): (0..<count).contains(number) ? number : 0
    }
  }

  private func first(withFlag flag: UInt32) -> Int {
    guard let types else { return 0 }
    return (0..<count).first {
      table.bigEndian32(at: types + 4 * $0).map { $0 & flag != 0 } ?? false
    }
      ?? 0
  }

  /// A colour of a palette; one that does not exist is clear.
  func color(_ entry: Int, of palette: Int) -> RGBAColor {
    guard entry < entries, let first = table.bigEndian16(at: 12 + 2 * palette),
      Int(first) + entry < recordCount
    else { return .clear }
    let place = records + 4 * (Int(first) + entry)
    guard place >= 0, place + 4 <= table.count else { return .clear }
    func share(_ index: Int) -> Double { Double(table[place + index]) / 255 }
    return RGBAColor(red: share(2), green: share(1), blue: share(0), alpha: share(3))
  }
}
