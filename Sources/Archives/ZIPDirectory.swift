/// The directory at the end of an archive.
struct ZIPDirectory {
  private let reader: ZIPReader

  init(_ bytes: [UInt8]) { reader = ZIPReader(bytes) }

  /// The files that the directory lists.
  func entries() throws(ZIPError) -> [ZIPEntry] {
    var (offset, count) = try place()
    guard count <= ZIPArchive.maximumCount else {
      throw ZIPError("the archive has more than \(ZIPArchive.maximumCount) files")
    }
    var entries: [ZIPEntry] = []
    var names: Set<String> = []
    for _ in 0..<count {
      guard let entry = try readEntry(at: &offset) else { continue }
      guard names.insert(entry.name).inserted else {
        throw ZIPError("'\(entry.name)' is in the archive twice")
      }
      entries.append(entry)
    }
    return entries
  }

  /// Where the directory begins and how many entries it has: the record at the very end, before a
  /// comment of up to 65,535 bytes, or the ZIP64 record that a locator before it names.
  private func place() throws(ZIPError) -> (offset: Int, count: Int) {
    var end = reader.count - 22
    let last = max(0, end - 0xFFFF)
    while end >= last, try reader.word(at: end) != 0x0605_4B50 { end -= 1 }
    guard end >= last else { throw ZIPError("this is no ZIP archive") }
    if end >= 20, try reader.word(at: end - 20) == 0x0706_4B50 {
      let record = try reader.long(at: end - 12)
      guard try reader.word(at: record) == 0x0606_4B50 else {
        throw ZIPError("the archive is cut short or damaged")
      }
      return (try reader.long(at: record + 48), try reader.long(at: record + 32))
    }
    return (Int(try reader.word(at: end + 16)), Int(try reader.half(at: end + 10)))
  }

  /// Reads an entry and goes on behind it; nil for a folder.
  private func readEntry(at offset: inout Int) throws(ZIPError) -> ZIPEntry? {
    let start = offset
    guard try reader.word(at: start) == 0x0201_4B50 else {
      throw ZIPError("the archive is cut short or damaged")
    }
    let nameLength = Int(try reader.half(at: start + 28))
    let extraLength = Int(try reader.half(at: start + 30))
    offset = start + 46 + nameLength + extraLength + Int(try reader.half(at: start + 32))
    let name = try reader.text(at: start + 46, count: nameLength)
    if name.hasSuffix("/") { return nil }
    guard ZIPEntry.isSafe(name) else { throw ZIPError("'\(name)' leads out of the folder") }
    let method = ZIPEntry.Method(rawValue: try reader.half(at: start + 10))
    guard try reader.half(at: start + 8) & 1 == 0, let method else {
      throw ZIPError("'\(name)' is encrypted, or packed in a way that is not supported")
    }
    // The upper half holds the mode of Unix; 0xA is the type of links.
    guard try reader.word(at: start + 38) >> 28 != 0xA else {
      throw ZIPError("'\(name)' is a link")
    }
    var entry = ZIPEntry(
      name: name, size: Int(try reader.word(at: start + 24)),
      packedSize: Int(try reader.word(at: start + 20)),
      headerOffset: Int(try reader.word(at: start + 42)), method: method,
      checksum: try reader.word(at: start + 16))
    try readLongSizes(start + 46 + nameLength, extraLength, into: &entry)
    // Deflate packs at most 1032 bytes into one.
    guard entry.packedSize <= reader.count, entry.size / 1040 <= entry.packedSize else {
      throw ZIPError("the size of '\(name)' cannot be true")
    }
    return entry
  }

  /// Sizes and place of ZIP64, each only where the short one is full.
  private func readLongSizes(
    _ start: Int, _ length: Int, into entry: inout ZIPEntry
  ) throws(ZIPError) {
    var field = start
    while field + 4 <= start + length {
      let end = field + 4 + Int(try reader.half(at: field + 2))
      guard try reader.half(at: field) == 1 else {
        field = end
        continue
      }
      var next = field + 4
      for path in [\ZIPEntry.size, \.packedSize, \.headerOffset]
      where entry[keyPath: path] == 0xFFFF_FFFF && next + 8 <= end {
        entry[keyPath: path] = try reader.long(at: next)
        next += 8
      }
      return
    }
  }
}
