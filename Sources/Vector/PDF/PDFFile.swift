/// The objects of a PDF file, read when they are asked for.
struct PDFFile {
  private enum Entry {
    case at(Int)
    /// In an object stream, at a place in its list.
    case inside(stream: Int, index: Int)
    /// Deleted.
    case free
  }

  /// The objects that share a stream.
  private struct Gathered {
    var bytes: ArraySlice<UInt8>
    /// Their numbers and where they begin.
    var places: [(number: Int, offset: Int)]
  }

  private let bytes: [UInt8]
  private var table: [Int: Entry] = [:]
  private(set) var trailer: [String: PDFValue] = [:]
  private var known: [Int: PDFValue] = [:]
  private var gathered: [Int: Gathered] = [:]
  /// Objects that are being read, which must not need themselves.
  private var opened: Set<Int> = []
  private var unpackedBytes = 0

  /// Reads the table of the objects.
  init(_ bytes: [UInt8]) throws(PDFError) {
    guard bytes.count <= PDFLimits.fileBytes else {
      throw PDFError("a PDF image may have \(PDFLimits.fileBytes) bytes, not \(bytes.count)")
    }
    self.bytes = bytes
    var seen: Set<Int> = []
    var next: Int? = try lastTable()
    while let offset = next {
      guard seen.insert(offset).inserted else {
        throw PDFError(at: offset, "the tables of objects lead in a circle")
      }
      next = try readTable(at: offset, &seen)
    }
    guard trailer["Encrypt"] == nil else { throw PDFError("the file is encrypted") }
  }

  // MARK: Tables

  /// Where the last table stands, as the end of the file says.
  private func lastTable() throws(PDFError) -> Int {
    let word = Array("startxref".utf8)
    var start = bytes.count - word.count
    while start >= 0, !bytes[start...].starts(with: word) { start -= 1 }
    guard start >= 0 else {
      throw PDFError(at: bytes.count, "expected \"startxref\" before the end of the file")
    }
    var scanner = PDFScanner(bytes[...], at: start + word.count)
    let offset = try scanner.integer("the place of the table of objects")
    guard bytes.indices.contains(offset) else {
      throw PDFError(at: start, "the table of objects would stand at byte \(offset)")
    }
    return offset
  }

  /// Reads one table; later ones do not change what is known.
  ///
  /// - Returns: Where the table stands that was in force before.
  private mutating func readTable(at offset: Int, _ seen: inout Set<Int>) throws(PDFError) -> Int? {
    guard bytes.indices.contains(offset) else {
      throw PDFError(at: offset, "expected a table of objects, found the end")
    }
    var scanner = PDFScanner(bytes[...], at: offset)
    guard scanner.take(word: "xref") else { return try readStreamTable(at: offset) }
    while !scanner.take(word: "trailer") {
      let first = try scanner.integer("the number of an object or \"trailer\"")
      let count = try scanner.integer("a count of objects")
      for number in 0..<max(0, count) {
        let place = scanner.index
        let offset = try scanner.integer("the place of an object")
        _ = try scanner.integer("the generation of an object")
        if scanner.take(word: "n") {
          try add(first + number, .at(offset), at: place)
        } else if scanner.take(word: "f") {
          try add(first + number, .free, at: place)
        } else {
          throw PDFError(at: scanner.index, "expected \"n\" or \"f\"")
        }
      }
    }
    let place = scanner.index
    guard case .dictionary(let entries) = try scanner.value() else {
      throw PDFError(at: place, "expected the trailer's dictionary")
    }
    trailer.merge(entries) { first, _ in first }
    if let hybrid = entries["XRefStm"]?.integer, seen.insert(hybrid).inserted {
      _ = try readStreamTable(at: hybrid)
    }
    return entries["Prev"]?.integer
  }

  private mutating func add(_ number: Int, _ entry: Entry, at place: Int) throws(PDFError) {
    guard number >= 0, number < 1 << 30, table.count < PDFLimits.objects else {
      throw PDFError(at: place, "a file may have \(PDFLimits.objects) objects")
    }
    if table[number] == nil { table[number] = entry }
  }

  private mutating func readStreamTable(at offset: Int) throws(PDFError) -> Int? {
    guard bytes.indices.contains(offset), case .stream(let stream) = try object(at: offset, nil)
    else { throw PDFError(at: offset, "expected a table of objects") }
    let widths = (stream.dictionary["W"]?.array ?? []).compactMap(\.integer)
    guard widths.count >= 3, widths.allSatisfy({ 0...8 ~= $0 }) else {
      throw PDFError(at: offset, "expected the widths of the table's columns")
    }
    let data = try self.bytes(of: stream)
    let size = stream.dictionary["Size"]?.integer ?? 0
    let sections = (stream.dictionary["Index"]?.array ?? [.number(0), .number(Double(size))])
      .compactMap(\.integer)
    var rest = data[...]
    func field(_ width: Int) -> Int {
      var value: UInt64 = 0
      for byte in rest.prefix(width) { value = value << 8 | UInt64(byte) }
      rest = rest.dropFirst(width)
      return Int(clamping: value)
    }
    let rowBytes = widths.reduce(0, +)
    guard rowBytes > 0 else { throw PDFError(at: offset, "expected a table with columns") }
    for section in stride(from: 0, to: sections.count - 1, by: 2) {
      for number in 0..<max(0, sections[section + 1]) {
        guard rest.count >= rowBytes else {
          throw PDFError(at: offset, "the table of objects is shorter than it says")
        }
        let kind = widths[0] == 0 ? 1 : field(widths[0])
        let (second, third) = (field(widths[1]), field(widths[2]))
        for width in widths[3...] { _ = field(width) }
        let (key, overflow) = sections[section].addingReportingOverflow(number)
        guard !overflow else { continue }
        switch kind {
        case 0: try add(key, .free, at: offset)
        case 1: try add(key, .at(second), at: offset)
        case 2: try add(key, .inside(stream: second, index: third), at: offset)
        // Of kinds to come: as if there were no such object.
        default: break
        }
      }
    }
    trailer.merge(stream.dictionary) { first, _ in first }
    return stream.dictionary["Prev"]?.integer
  }

  // MARK: Objects

  /// What a value stands for: references followed, `null` for objects that there are not.
  mutating func resolved(_ value: PDFValue?) throws(PDFError) -> PDFValue {
    guard var value else { return .null }
    for _ in 0..<PDFLimits.depth {
      guard case .reference(let number) = value else { return value }
      value = try object(number)
    }
    throw PDFError("references lead to one another")
  }

  /// An entry of a dictionary, references followed.
  mutating func entry(
    _ key: String, of dictionary: [String: PDFValue]
  ) throws(PDFError) -> PDFValue { try resolved(dictionary[key]) }

  /// The numbers of an array, references followed; nil when it is none, or has anything else.
  mutating func numbers(_ value: PDFValue?) throws(PDFError) -> [Double]? {
    guard let array = try resolved(value).array else { return nil }
    var numbers: [Double] = []
    for element in array {
      guard let number = try resolved(element).number else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  private mutating func object(_ number: Int) throws(PDFError) -> PDFValue {
    if let value = known[number] { return value }
    guard let entry = table[number] else { return .null }
    guard opened.insert(number).inserted else {
      throw PDFError("the object \(number) is needed to read itself")
    }
    defer { opened.remove(number) }
    let value: PDFValue
    switch entry {
    case .free: value = .null
    case .at(let offset): value = try object(at: offset, number)
    case .inside(let stream, let index): value = try object(number, in: stream, at: index)
    }
    known[number] = value
    return value
  }

  /// The object that stands at a place, which must have a number where that is known.
  private mutating func object(at offset: Int, _ number: Int?) throws(PDFError) -> PDFValue {
    func expectation() -> String {
      "expected the object\(number.map { " \($0)" } ?? " of a table")"
    }
    guard bytes.indices.contains(offset) else { throw PDFError(at: offset, expectation()) }
    var scanner = PDFScanner(bytes[...], at: offset)
    guard let found = try? scanner.integer("a number"), found == number ?? found,
      (try? scanner.integer("a generation")) != nil, scanner.take(word: "obj")
    else { throw PDFError(at: offset, expectation()) }
    let value = try scanner.value()
    guard case .dictionary(let entries) = value, scanner.take(word: "stream") else { return value }
    _ = scanner.take(0x0D)
    _ = scanner.take(0x0A)
    let start = scanner.index
    return .stream(
      PDFStream(
        dictionary: entries, bytes: try content(entries, from: start), offset: start))
  }

  /// The bytes of a stream, as many as it says, or up to `endstream` where that is not so.
  private mutating func content(
    _ entries: [String: PDFValue], from start: Int
  ) throws(PDFError) -> ArraySlice<UInt8> {
    if let length = try resolved(entries["Length"]).integer, length >= 0,
      length <= bytes.count - start
    {
      var scanner = PDFScanner(bytes[...], at: start + length)
      if scanner.take(word: "endstream") { return bytes[start..<start + length] }
    }
    let word = Array("endstream".utf8)
    var end = start
    while end < bytes.count {
      if bytes[end] == word[0], bytes[end...].starts(with: word) { return bytes[start..<end] }
      end += 1
    }
    throw PDFError(at: start, "expected \"endstream\" behind the bytes of a stream")
  }

  private mutating func object(
    _ number: Int, in stream: Int, at index: Int
  ) throws(PDFError) -> PDFValue {
    let objects = try gathered(in: stream)
    let place =
      objects.places.indices.contains(index) && objects.places[index].number == number
      ? objects.places[index] : objects.places.first { $0.number == number }
    guard let place, place.offset <= objects.bytes.count else {
      throw PDFError("the object \(number) is not in the stream \(stream) that should have it")
    }
    var scanner = PDFScanner(objects.bytes, at: objects.bytes.startIndex + place.offset)
    do {
      return try scanner.value()
    } catch {
      throw PDFError("the object \(number), \(error)")
    }
  }

  private mutating func gathered(in number: Int) throws(PDFError) -> Gathered {
    if let objects = gathered[number] { return objects }
    guard case .at(let offset) = table[number] else {
      throw PDFError("there is no stream \(number), in which objects should stand")
    }
    guard let stream = try object(number).stream,
      let count = try entry("N", of: stream.dictionary).integer,
      let first = try entry("First", of: stream.dictionary).integer, first >= 0,
      0...PDFLimits.objects ~= count
    else { throw PDFError(at: offset, "expected a stream of objects") }
    let data = try bytes(of: stream)[...]
    var scanner = PDFScanner(data)
    var places: [(number: Int, offset: Int)] = []
    do {
      for _ in 0..<count {
        let number = try scanner.integer("the number of an object")
        let (place, overflow) = try scanner.integer("the place of an object")
          .addingReportingOverflow(first)
        guard !overflow, place >= 0 else { continue }
        places.append((number, place))
      }
    } catch {
      throw PDFError(at: offset, "the list of a stream of objects: \(error.message)")
    }
    let objects = Gathered(bytes: data, places: places)
    gathered[number] = objects
    return objects
  }

  // MARK: Streams

  /// The bytes of a stream unpacked; an error where a filter is one of pictures or is unknown.
  mutating func bytes(of stream: PDFStream) throws(PDFError) -> [UInt8] {
    let (bytes, codec) = try unpacked(stream)
    guard codec == nil else {
      throw PDFError(at: stream.offset, "\(codec ?? "") packs no content")
    }
    return bytes
  }

  /// The bytes of a stream, unpacked up to the first filter that is a format of pictures.
  mutating func unpacked(
    _ stream: PDFStream
  ) throws(PDFError) -> (bytes: [UInt8], codec: String?) {
    func list(_ value: PDFValue) -> [PDFValue] {
      if case .null = value { [] } else { value.array ?? [value] }
    }
    let entries = stream.dictionary
    let filters = list(try resolved(entries["Filter"] ?? entries["F"]))
    let settings = list(try resolved(entries["DecodeParms"] ?? entries["DP"]))
    guard filters.count <= 8 else {
      throw PDFError(at: stream.offset, "a stream may be packed eight times")
    }
    var data = Array(stream.bytes)
    for (index, filter) in filters.enumerated() {
      guard let name = try resolved(filter).name else {
        throw PDFError(at: stream.offset, "expected the name of a filter")
      }
      guard let known = PDFFilter(name) else { return (data, name) }
      let setting = index < settings.count ? try resolved(settings[index]).dictionary ?? [:] : [:]
      var plain: [String: Int] = [:]
      for (key, value) in setting { plain[key] = try resolved(value).integer }
      do {
        data = try known.unpack(
          data, plain, limit: PDFLimits.unpackedBytes - unpackedBytes)
      } catch {
        throw PDFError(at: stream.offset, "\(name): \(error.message)")
      }
      unpackedBytes += data.count
    }
    return (data, nil)
  }
}
