internal import GalleyUnicode
internal import Synchronization

/// The hyphenation patterns of a folder, one file for each language, of which each is read when a text first needs it.
final class HyphenationFolder: Sendable {
  private let folder: String
  private let known = Mutex<[String: HyphenationPatterns?]>([:])

  init(folder: String) { self.folder = folder }

  /// Returns the patterns of a language, by the tag or by its language alone; nil without any.
  private func patterns(for tag: String) -> HyphenationPatterns? {
    let tag = tag.asciiLowercased.replacing("_", with: "-")
    let language = String(tag.prefix { $0 != "-" })
    for name in [tag, language] where isFileName(name) {
      let patterns = known.withLock { known in
        if let patterns = known[name] { return patterns }
        let read = read(name)
        known[name] = .some(read)
        return read
      }
      if let patterns { return patterns }
    }
    return nil
  }

  /// Tags come from documents and must not name files outside of the folder.
  private func isFileName(_ name: String) -> Bool {
    (2...16).contains(name.utf8.count)
      && name.utf8.allSatisfy { (0x61...0x7A).contains($0) || $0 == 0x2D }
  }

  private func read(_ name: String) -> HyphenationPatterns? {
    guard let data = try? FontData(path: "\(folder)/\(name).txt") else { return nil }
    return data.withUnsafeBytes {
      HyphenationPatterns(parsing: String(decoding: $0, as: UTF8.self))
    }
  }

  /// Returns the offsets in UTF-8 at which words in a part of a text may have a hyphen, in rising order.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8.
  ///   - range: The part, by offsets of whole characters.
  ///   - locale: The language of what names none.
  func places(
    in text: AttributedText, _ bytes: UnsafeBufferPointer<UInt8>, range: Range<Int>, locale: String
  ) -> [Int] {
    var places: [Int] = []
    var start = 0
    for run in text.runs where start < range.upperBound {
      let part = range.clamped(to: start..<max(start, run.end))
      let language = run.attributes.language ?? locale
      if !part.isEmpty { places += self.places(in: bytes, range: part, language: language) }
      start = run.end
    }
    return places
  }

  /// Returns those of a stretch in one language; a language without a name has no patterns.
  private func places(
    in bytes: UnsafeBufferPointer<UInt8>, range: Range<Int>, language: String
  ) -> [Int] {
    guard !language.isEmpty, let patterns = patterns(for: language) else { return [] }
    var places: [Int] = []
    var letters: [Unicode.Scalar] = []
    var offsets: [Int] = []
    func close() {
      places += patterns.places(in: letters).map { offsets[$0] }
      (letters, offsets) = ([], [])
    }
    var offset = range.lowerBound
    while offset < range.upperBound {
      let (value, length) = bytes.scalar(at: offset)
      if let scalar = Unicode.Scalar(value), scalar.properties.isAlphabetic {
        letters.append(scalar)
        offsets.append(offset)
      } else if !letters.isEmpty {
        close()
      }
      offset += length
    }
    close()
    return places
  }
}
