/// A string with attributes for each part of it. Offsets count UTF-8 bytes.
///
/// The runs cover the string without gaps, in order, and neighbours differ; an empty string has
/// one empty run, so that it still has a font.
public struct AttributedText: Hashable, Sendable {
  /// The text.
  public private(set) var string: String
  /// The parts.
  public private(set) var runs: [Run]

  /// A stretch of text with one set of attributes.
  public struct Run: Hashable, Sendable {
    /// The UTF-8 offset at which the run ends; it begins where the one before ends.
    public var end: Int
    /// The attributes of the text.
    public var attributes: TextAttributes

    /// Makes a run.
    public init(end: Int, attributes: TextAttributes) {
      self.end = end
      self.attributes = attributes
    }
  }

  /// Makes a text of one run.
  public init(_ string: String = "", attributes: TextAttributes = TextAttributes()) {
    self.string = string
    self.string.makeContiguousUTF8()
    runs = [Run(end: self.string.utf8.count, attributes: attributes)]
  }

  /// Makes a text of one inline image.
  public init(_ image: InlineImage, attributes: TextAttributes = TextAttributes()) {
    var attributes = attributes
    attributes.image = image
    self.init(InlineImage.character, attributes: attributes)
  }

  /// The number of UTF-8 bytes.
  public var count: Int { runs[runs.count - 1].end }

  /// True if the text is empty.
  public var isEmpty: Bool { count == 0 }

  /// The attributes at an offset; at the end those of the last run.
  public func attributes(at offset: Int) -> TextAttributes {
    runs[min(runIndex(at: offset), runs.count - 1)].attributes
  }

  /// Adds text at the end.
  public mutating func append(_ other: AttributedText) {
    if other.isEmpty { return }
    let start = count
    if isEmpty { runs.removeAll() }
    string += other.string
    for run in other.runs { add(Run(end: start + run.end, attributes: run.attributes)) }
  }

  /// Lays attributes over a range; what they leave nil stays as it is.
  public mutating func merge(_ attributes: TextAttributes, in range: Range<Int>? = nil) {
    transform(in: range) { attributes.merging(over: $0) }
  }

  /// Fills what the text leaves nil.
  public mutating func fill(from base: TextAttributes) {
    transform(in: nil) { $0.merging(over: base) }
  }

  /// Replaces the attributes of a range by a function of them. The range is clamped to the text
  /// and widened to whole characters of the encoding.
  public mutating func transform(
    in range: Range<Int>? = nil, _ change: (TextAttributes) -> TextAttributes
  ) {
    let range = aligned((range ?? 0..<count).clamped(to: 0..<count))
    let old = runs
    runs.removeAll(keepingCapacity: true)
    var start = 0
    for run in old {
      let low = min(max(range.lowerBound, start), run.end)
      let high = min(max(range.upperBound, low), run.end)
      if low > start { add(Run(end: low, attributes: run.attributes)) }
      if high > low || run.end == 0 { add(Run(end: high, attributes: change(run.attributes))) }
      if run.end > high { add(Run(end: run.end, attributes: run.attributes)) }
      start = run.end
    }
  }

  /// The part of the text in a range, clamped to the text and widened to whole characters.
  public func slice(_ range: Range<Int>) -> AttributedText {
    let range = aligned(range.clamped(to: 0..<count))
    var result = AttributedText("", attributes: attributes(at: range.lowerBound))
    guard !range.isEmpty else { return result }
    let utf8 = string.utf8
    let from = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    let to = utf8.index(utf8.startIndex, offsetBy: range.upperBound)
    result.string = String(string[from..<to])
    result.runs.removeAll()
    for run in runs[runIndex(at: range.lowerBound)...] {
      let end = min(run.end, range.upperBound)
      result.add(Run(end: end - range.lowerBound, attributes: run.attributes))
      if run.end >= range.upperBound { break }
    }
    return result
  }

  private mutating func add(_ run: Run) {
    if let last = runs.last, last.attributes == run.attributes {
      runs[runs.count - 1].end = run.end
    } else {
      runs.append(run)
    }
  }

  /// The first run that ends after an offset, or the number of runs.
  private func runIndex(at offset: Int) -> Int {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].end <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func aligned(_ range: Range<Int>) -> Range<Int> {
    var range = range
    var string = string
    string.withUTF8 { bytes in
      func isInside(_ offset: Int) -> Bool { offset < bytes.count && bytes[offset] & 0xC0 == 0x80 }
      var low = range.lowerBound
      var high = range.upperBound
      while isInside(low) { low -= 1 }
      while isInside(high) { high += 1 }
      range = low..<high
    }
    return range
  }
}

extension AttributedText: ExpressibleByStringLiteral {
  /// Makes plain text.
  public init(stringLiteral value: String) { self.init(value) }
}

extension AttributedText {
  /// Both texts in order.
  public static func + (left: AttributedText, right: AttributedText) -> AttributedText {
    var result = left
    result.append(right)
    return result
  }
}
