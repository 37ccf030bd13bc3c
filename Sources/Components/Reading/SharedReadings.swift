internal import GalleyParsing
internal import GalleySystem

/// What has been read before, found again by the bytes it was written with. Rows of a list differ
/// in their texts but rarely in their looks, so most of a long document is read only once and kept
/// only once.
struct SharedReadings: Sendable {
  /// The bytes that decide a reading: the component's type and its `values` and `properties`.
  struct Key {
    var entry: Int
    var values: SourceRange
    var properties: SourceRange
    /// The style keys that stand beside `properties`, with their values.
    var styling: [String]

    init(
      entry: Int, values: SourceRange, properties: SourceRange, styling: [SyntaxMember] = []
    ) {
      self.init(
        entry: entry, values: values, properties: properties,
        styling: styling.map { $0.key + ":" + ($0.value.text ?? "\($0.value.kind)") })
    }

    init(entry: Int, values: SourceRange, properties: SourceRange, styling: [String]) {
      self.entry = entry
      self.values = values
      self.properties = properties
      self.styling = styling
    }

    /// The key of the look alone, which does not depend on `values`.
    var ofLook: Key {
      Key(entry: entry, values: SourceRange(0, 0), properties: properties, styling: styling)
    }
  }

  private var readings: [UInt64: (key: Key, reading: ComponentReading)] = [:]
  private var looks: [UInt64: (key: Key, reading: LookReading)] = [:]
  private var contents: [UInt64: (key: Key, content: ReadContent)] = [:]
  /// Of more readings than this all are dropped, so that what differs throughout costs no memory.
  private static let capacity = 4096

  func reading(for key: Key, in bytes: [UInt8]) -> ComponentReading? {
    guard let entry = readings[Self.hash(key, bytes)], Self.same(entry.key, key, bytes) else {
      return nil
    }
    return entry.reading
  }

  mutating func keep(_ reading: ComponentReading, for key: Key, in bytes: [UInt8]) {
    if readings.count >= Self.capacity { readings.removeAll(keepingCapacity: true) }
    readings[Self.hash(key, bytes)] = (key, reading)
  }

  func look(for key: Key, in bytes: [UInt8]) -> LookReading? {
    let key = key.ofLook
    guard let entry = looks[Self.hash(key, bytes)], Self.same(entry.key, key, bytes) else {
      return nil
    }
    return entry.reading
  }

  mutating func keep(_ look: LookReading, for key: Key, in bytes: [UInt8]) {
    let key = key.ofLook
    if looks.count >= Self.capacity { looks.removeAll(keepingCapacity: true) }
    looks[Self.hash(key, bytes)] = (key, look)
  }

  /// A component with the properties of `key` and none of its values.
  func content(for key: Key, in bytes: [UInt8]) -> ReadContent? {
    let key = key.ofLook
    guard let entry = contents[Self.hash(key, bytes)], Self.same(entry.key, key, bytes) else {
      return nil
    }
    return entry.content
  }

  mutating func keep(_ content: ReadContent, for key: Key, in bytes: [UInt8]) {
    let key = key.ofLook
    if contents.count >= Self.capacity { contents.removeAll(keepingCapacity: true) }
    contents[Self.hash(key, bytes)] = (key, content)
  }

  private static func same(_ a: Key, _ b: Key, _ bytes: [UInt8]) -> Bool {
    a.entry == b.entry && a.styling == b.styling
      && bytes[a.values.start..<a.values.end] == bytes[b.values.start..<b.values.end]
      && bytes[a.properties.start..<a.properties.end]
        == bytes[b.properties.start..<b.properties.end]
  }

  /// Equality is checked on the bytes, so a collision only costs a second reading.
  private static func hash(_ key: Key, _ bytes: [UInt8]) -> UInt64 {
    var hash = ContentHash(seed: UInt64(truncatingIfNeeded: key.entry))
    for text in key.styling { hash.add(text) }
    bytes.withUnsafeBytes { buffer in
      for range in [key.values, key.properties] {
        hash.add(UnsafeRawBufferPointer(rebasing: buffer[range.start..<range.end]))
      }
    }
    return hash.value
  }
}
