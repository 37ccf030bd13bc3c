import GalleyPlatform

/// Cases of a run that were not looked at, since nothing has changed of what they were made from, as
/// the reports of an earlier run tell of them: its texts are taken over as they are.
package struct KeptCases: Hashable, Sendable {
  /// A part of the run, in the order of its cases.
  package enum Piece: Hashable, Sendable {
    /// Kept cases, by their numbers among the kept ones.
    case kept(Range<Int>)
    /// Results of the report.
    case told(Range<Int>)
  }

  /// The whole run.
  package var pieces: [Piece] = []
  /// The number of results of all kept cases, which passed.
  package var count = 0
  /// Their lines in `results.json`.
  package var results: KeptText
  /// Their suites in `junit.xml`, with the time of the run that they are part of.
  package var suites = KeptText()
  /// Their lines in the index of the page.
  package var entries = KeptText()

  /// Finds the kept cases in the reports of a run of all cases.
  ///
  /// - Parameters:
  ///   - cases: All cases of that run, in order: the number of results, and whether they are kept.
  ///   - plain: True if a case had no more to tell than that it passed; others are not kept.
  ///   - texts: The reports.
  /// - Returns: Nil when a report does not have the form that it should have.
  package init?(_ cases: [(results: Int, isKept: Bool)], plain: [Bool], in texts: Texts) {
    guard
      let lines = KeptText(texts.results, below: "\"results\":[\n", partsOf: cases.map(\.results))
    else { return nil }
    let kept = cases.indices.filter { cases[$0].isKept }
    results = lines.parts(kept)
    if let text = texts.suites {
      guard let found = KeptText(suitesOf: text, count: cases.count) else { return nil }
      suites = found.parts(kept)
    }
    if let text = texts.entries {
      let found = KeptText(text, below: "\"cases\":[\n", partsOf: cases.map { _ in 1 })
      guard let found else { return nil }
      // The page has those that explain more in front.
      let front = plain.count { !$0 }
      var ranks: [Int] = []
      var rank = front
      for (found, isPlain) in zip(cases, plain) where isPlain {
        if found.isKept { ranks.append(rank) }
        rank += 1
      }
      entries = found.parts(ranks)
    }
    count = kept.reduce(0) { $0 + cases[$1].results }
  }

  /// Finds the order of all cases.
  ///
  /// - Parameters:
  ///   - isTold: Which cases are not kept, in order.
  ///   - report: What was found in those.
  ///   - names: Their names.
  /// - Returns: False when the report tells of others.
  package mutating func place(
    _ isTold: [Bool], _ report: SnapshotReport, _ names: [String]
  ) -> Bool {
    pieces = []
    var (kept, told, number) = (0, 0, 0)
    for isTold in isTold {
      guard isTold else {
        if case .kept(let range)? = pieces.last {
          pieces[pieces.count - 1] = .kept(range.lowerBound..<(kept + 1))
        } else {
          pieces.append(.kept(kept..<(kept + 1)))
        }
        kept += 1
        continue
      }
      let start = told
      while told < report.results.count, report.results[told].caseName == names[number] {
        told += 1
      }
      if told == start { return false }
      pieces.append(.told(start..<told))
      number += 1
    }
    return told == report.results.count
  }

  /// The reports that cases are kept from; nil for those that nobody asked for.
  package struct Texts: Sendable {
    /// `results.json`.
    package var results: [UInt8]
    /// `junit.xml`.
    package var suites: [UInt8]?
    /// The index of the page.
    package var entries: [UInt8]?

    /// Makes texts.
    package init(results: [UInt8], suites: [UInt8]?, entries: [UInt8]?) {
      (self.results, self.suites, self.entries) = (results, suites, entries)
    }
  }
}

/// A text with the places of its parts, one for each kept case.
package struct KeptText: Hashable, Sendable {
  private let bytes: [UInt8]
  private var places: [Range<Int>] = []

  /// Nothing.
  init() { bytes = [] }

  /// A list with one line for each element, which begins behind a mark.
  ///
  /// - Parameter counts: The number of lines of each part; nil is returned when there are others.
  init?(_ bytes: [UInt8], below mark: StaticString, partsOf counts: [Int]) {
    self.bytes = bytes
    guard var start = Self.end(of: mark, in: bytes, from: 0) else { return nil }
    places.reserveCapacity(counts.count)
    for count in counts {
      guard count > 0 else { return nil }
      var end = start
      for line in 0..<count {
        if line > 0 { end += 1 }
        guard let next = bytes[end...].firstIndex(of: 0x0A) else { return nil }
        end = next
      }
      // All but the last line of a list end with a comma.
      places.append(start..<(bytes[end - 1] == UInt8(ascii: ",") ? end - 1 : end))
      start = end + 1
    }
    guard start < bytes.count, bytes[start] == UInt8(ascii: "]") else { return nil }
  }

  /// The suites of a report.
  init?(suitesOf bytes: [UInt8], count: Int) {
    self.bytes = bytes
    places.reserveCapacity(count)
    let (head, tail): (StaticString, StaticString) = ("  <testsuite ", "  </testsuite>\n")
    guard
      var start = bytes.firstIndex(of: 0x0A).flatMap({ bytes[($0 + 1)...].firstIndex(of: 0x0A) })
    else { return nil }
    start += 1
    for _ in 0..<count {
      guard Self.begins(with: head, bytes, at: start) else { return nil }
      var end = start
      repeat {
        guard let next = bytes[end...].firstIndex(of: 0x0A) else { return nil }
        end = next + 1
      } while !Self.begins(with: tail, bytes, at: end)
      end += tail.utf8CodeUnitCount
      places.append(start..<end)
      start = end
    }
    guard Self.begins(with: "</testsuites>", bytes, at: start) else { return nil }
  }

  /// Some of the parts.
  func parts(_ wanted: [Int]) -> KeptText {
    var text = self
    text.places = wanted.map { places[$0] }
    return text
  }

  /// The text of parts that stand one behind the other.
  func text(_ parts: Range<Int>) -> ArraySlice<UInt8> {
    guard let last = parts.last, last < places.count else { return [] }
    return bytes[places[parts.lowerBound].lowerBound..<places[last].upperBound]
  }

  private static func begins(with mark: StaticString, _ bytes: [UInt8], at place: Int) -> Bool {
    let count = mark.utf8CodeUnitCount
    guard place + count <= bytes.count else { return false }
    return bytes.withUnsafeBufferPointer {
      memcmp($0.baseAddress! + place, mark.utf8Start, count) == 0
    }
  }

  /// Where the first line that holds a mark goes on behind it.
  private static func end(of mark: StaticString, in bytes: [UInt8], from start: Int) -> Int? {
    var end = start
    // The mark ends a line, so that only ends of lines need a look.
    while let next = bytes[end...].firstIndex(of: 0x0A) {
      let place = next + 1 - mark.utf8CodeUnitCount
      if place >= 0, begins(with: mark, bytes, at: place) { return next + 1 }
      end = next + 1
    }
    return nil
  }
}
