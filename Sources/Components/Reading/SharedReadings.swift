internal import GalleyParsing
internal import GalleySystem

/// What has been read before, found again by the bytes it was written with. Rows of a list differ
/// in their texts but rarely in their looks, so most of a long document is read only once and kept
/// only once.
struct SharedReadings: Sendable {
  /// The key of a reading: the component's type, the one around it, and the bytes of its `values` and
  /// `properties`.
  struct Key {
    var entry: Int
    var parent: Int?
    var values: SourceRange
    var properties: SourceRange
    /// The style keys that stand beside `properties`, with their values.
    var styling: [String]

    init(
      entry: Int, parent: Int?, values: SourceRange, properties: SourceRange,
      styling: [SyntaxMember] = []
    ) {
      self.entry = entry
      self.parent = parent
      self.values = values
      self.properties = properties
      self.styling = styling.map { $0.key + ":" + ($0.value.text ?? "\($0.value.kind)") }
    }

    /// The key of the look alone, which depends neither on `values` nor on what is around.
    var ofLook: Key {
      var key = self
      key.values = SourceRange(0, 0)
      key.parent = nil
      return key
    }
  }

  /// Components as they are.
  var readings = Memory<ComponentReading>()
  /// What they look like, by ``Key/ofLook``.
  var looks = Memory<LookReading>()
  /// Components with their properties and none of their values, by ``Key/ofLook``.
  var contents = Memory<ReadContent>()

  /// The keys that the last components had.
  private var keys: [SetKeys] = []

  /// The keys in memory that is shared with one of the last components that has the same.
  mutating func keeping(_ set: SetKeys) -> SetKeys {
    if let known = keys.first(where: set.isAlike) { return known }
    if keys.count == 8 { keys.removeFirst() }
    keys.append(set)
    return set
  }

  /// Readings of one kind.
  struct Memory<Reading: Sendable>: Sendable {
    private var entries: [UInt64: (key: Key, reading: Reading)] = [:]
    /// Of more readings than this all are dropped, so that what differs throughout costs no memory.
    private static var capacity: Int { 4096 }

    func reading(for key: Key, in bytes: [UInt8]) -> Reading? {
      guard let entry = entries[key.hash(bytes)], entry.key.isSame(as: key, bytes) else {
        return nil
      }
      return entry.reading
    }

    mutating func keep(_ reading: Reading, for key: Key, in bytes: [UInt8]) {
      if entries.count >= Self.capacity { entries.removeAll(keepingCapacity: true) }
      entries[key.hash(bytes)] = (key, reading)
    }
  }
}

extension SharedReadings.Key {
  fileprivate func isSame(as other: Self, _ bytes: [UInt8]) -> Bool {
    entry == other.entry && parent == other.parent && styling == other.styling
      && bytes[values.start..<values.end] == bytes[other.values.start..<other.values.end]
      && bytes[properties.start..<properties.end]
        == bytes[other.properties.start..<other.properties.end]
  }

  /// Equality is checked on the bytes, so a collision only costs a second reading.
  fileprivate func hash(_ bytes: [UInt8]) -> UInt64 {
    var hash = ContentHash(seed: UInt64(truncatingIfNeeded: entry + (parent ?? -1) << 16))
    for text in styling { hash.add(text) }
    bytes.withUnsafeBytes { buffer in
      for range in [values, properties] {
        hash.add(UnsafeRawBufferPointer(rebasing: buffer[range.start..<range.end]))
      }
    }
    return hash.value
  }
}
