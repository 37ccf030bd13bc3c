import CGalleyPage
import GalleyParsing
import GalleySystem

/// A report as a folder that works from a file: a page, and what the run found as scripts that the
/// page loads, because a page from a file may load nothing else. Pictures stay where the run wrote
/// them, beside the folder.
package struct HTMLReport {
  /// A file of the report.
  package struct File: Hashable, Sendable {
    /// The path below the folder of the report.
    package var path: String
    /// The bytes.
    package var bytes: [UInt8]
  }

  /// The number of cases whose details are in one file.
  static let chunkSize = 25
  /// The number of differing pictures that are also supplied as text, and the maximum size of their files in
  /// bytes: a page opened from a file may show a picture but not read it, and the loupe reports colours.
  static let readablePictures = (count: 100, size: 256 << 10)

  /// The files of a report, to be written below `report` in the output folder.
  ///
  /// - Parameters:
  ///   - corpus: The folder of the references, for commands; that of the run when it is known.
  ///   - output: The output folder of the run, for commands and for the way to the references.
  ///   - attachment: The bytes of an attachment by its path below the output folder.
  ///   - isServed: True if a server shows the page; it may then request more than the files beside it, and
  ///     read pictures as they are.
  /// - Complexity: Linear in the number of results.
  package static func files(
    of report: SnapshotReport, corpus: String, output: String, isServed: Bool = false,
    attachment: (String) -> [UInt8]? = { _ in nil }
  ) -> [File] {
    let root = report.root ?? corpus
    var index = HTMLReportIndex(report, corpus: root, output: output)
    index.isServed = isServed
    var files =
      isServed ? [] : pixelFiles(of: index.cases, attachment, numbers: &index.pixelFiles)
    let data = index.json
    files += [
      File(path: "index.html", bytes: Array(document(report, isServed: isServed).utf8)),
      File(path: "page.css", bytes: bytes(galley_page_style())),
      File(path: "page.js", bytes: bytes(galley_page_script())),
      File(path: indexPath, bytes: script("index", [data])),
    ]
    let detailed = index.cases.prefix(index.detailed)
    for (number, start) in stride(from: 0, to: detailed.count, by: chunkSize).enumerated() {
      let chunk = detailed[start..<min(start + chunkSize, detailed.count)]
      let list = "[\(chunk.map(HTMLReportDetail.json).joined(separator: ",\n"))]"
      files.append(
        File(path: "data/\(number).js", bytes: script("detail", ["\(number)", list])))
    }
    return files
  }

  /// The path of the index below the folder of the report.
  package static let indexPath = "data/index.js"

  /// Returns the beginning of the index, which distinguishes one run from another with the same results.
  package static func indexHead(of report: SnapshotReport) -> String {
    "galley.index(" + HTMLReportIndex.head(of: report)
  }

  /// The folder of a gallery's pictures, which are called as results are.
  package static let galleryPictures = "pictures"

  /// The files of a page that shows pictures and compares them with nothing.
  ///
  /// - Parameter folder: The folder of the pictures, beside the page.
  package static func gallery(
    of report: SnapshotReport, picturesIn folder: String = galleryPictures
  ) -> [File] {
    var index = HTMLReportIndex(report, corpus: "", output: "")
    index.galleryPictures = folder
    return [
      File(path: "index.html", bytes: Array(document(report, isServed: false).utf8)),
      File(path: "page.css", bytes: bytes(galley_page_style())),
      File(path: "page.js", bytes: bytes(galley_page_script())),
      File(path: indexPath, bytes: script("index", [index.json])),
    ]
  }

  /// The files of pictures as text, and their numbers by the names of the results.
  private static func pixelFiles(
    of cases: [HTMLReportIndex.Case], _ attachment: (String) -> [UInt8]?,
    numbers: inout [String: Int]
  ) -> [File] {
    var found: [[[UInt8]]] = []
    for result in cases.lazy.flatMap(\.results) where !result.isPassed {
      let roles = ["expected", "actual"]
      let pictures = roles.compactMap { result.attachment($0).flatMap(attachment) }
      guard pictures.count == 2, pictures.allSatisfy({ $0.count <= readablePictures.size }) else {
        continue
      }
      numbers[result.name] = found.count
      found.append(pictures)
      if found.count == readablePictures.count { break }
    }
    let pairs = found
    return Workers.map(pairs.count, threads: Workers.processorCount) { number in
      let texts = pairs[number].map { "\"\(Base64.encoded($0))\"" }.joined(separator: ",")
      return File(
        path: "data/pixels/\(number).js",
        bytes: script("pixels", ["\(number)", "[\(texts)]"]))
    }
  }

  /// A call of the page with JSON as arguments, in ASCII and without anything that could end a
  /// script element.
  private static func script(_ function: String, _ arguments: [String]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(arguments.reduce(32) { $0 + $1.utf8.count })
    bytes += "galley.\(function)(".utf8
    for (index, argument) in arguments.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      appendEscaped(argument, to: &bytes)
    }
    bytes += ");\n".utf8
    return bytes
  }

  /// JSON in ASCII and without anything that could end a script element.
  static func escaped(_ json: String) -> String {
    var bytes: [UInt8] = []
    appendEscaped(json, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends whole stretches of what may stay as it is.
  private static func appendEscaped(_ json: String, to bytes: inout [UInt8]) {
    var json = json
    json.withUTF8 { text in
      var start = 0
      var place = 0
      while place < text.count {
        if place + 8 <= text.count, mayAllStay(text, place) {
          place += 8
          continue
        }
        let byte = text[place]
        if byte < 0x7F, byte != UInt8(ascii: "<") {
          place += 1
          continue
        }
        bytes.append(contentsOf: text[start..<place])
        // A string's bytes are whole characters, whose first byte determines their number.
        let count = byte < 0x80 ? 1 : (~byte).leadingZeroBitCount
        for unit in String(decoding: text[place..<(place + count)], as: UTF8.self).utf16 {
          let digits = String(unit, radix: 16)
          bytes += "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8
        }
        place += count
        start = place
      }
      bytes.append(contentsOf: text[start...])
    }
  }

  /// Returns true if eight bytes are ASCII, and each can be written without an escape.
  @inline(__always)
  private static func mayAllStay(_ text: UnsafeBufferPointer<UInt8>, _ place: Int) -> Bool {
    let word = UnsafeRawBufferPointer(text).loadUnaligned(fromByteOffset: place, as: UInt64.self)
    let ones: UInt64 = 0x0101_0101_0101_0101
    let less = word ^ (ones &* UInt64(UInt8(ascii: "<")))
    // Carries and borrows start in bytes that are refused themselves.
    let refused = word | (word &+ ones) | ((less &- ones) & ~less)
    return refused & 0x8080_8080_8080_8080 == 0
  }

  private static func bytes(_ file: galley_page_file) -> [UInt8] {
    Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
  }

  // MARK: Without JavaScript

  private static func document(_ report: SnapshotReport, isServed: Bool) -> String {
    let text = String(decoding: bytes(galley_page_document()), as: UTF8.self)
    let (top, below) = text.parted(at: "{{policy}}")
    let (head, rest) = below.parted(at: "{{totals}}")
    let (middle, tail) = rest.parted(at: "{{table}}")
    let failures = report.failures
    let totals =
      "\(grouped(failures.count)) of \(counted(report.resultCount, "check")) not passed"
    let start = top + policy + (isServed ? "; connect-src 'self'" : "") + head
    return start + totals + middle + table(failures) + tail
  }

  /// The permissions of the page: it may show and run files beside it, and nothing else.
  private static let policy = """
    default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    base-uri 'none'; form-action 'none'
    """

  /// The first 200 failures with links to their pictures.
  private static func table(_ failures: [PictureResult]) -> String {
    if failures.isEmpty { return "<p>Nothing differs.</p>" }
    var table = "<table>\n"
    for result in failures.prefix(200) {
      let links = result.attachments.map { attachment in
        "<a href=\"../\(PercentEncoding.encoded(attachment.path))\">\(attachment.role.xmlEscaped())</a>"
      }
      table += "<tr><td>\(result.name.xmlEscaped())</td><td>\(result.status.rawValue)</td>"
      table +=
        "<td>\(result.message.xmlEscaped())</td><td>\(links.joined(separator: " "))</td></tr>\n"
    }
    let rest = failures.count - 200
    return table + "</table>\(rest > 0 ? "<p>and \(grouped(rest)) more</p>" : "")"
  }
}

extension String {
  /// Returns the part before the first occurrence of a text, and the part behind it.
  fileprivate func parted(at mark: String) -> (String, String) {
    guard let range = firstRange(of: mark) else { return (self, "") }
    return (String(self[..<range.lowerBound]), String(self[range.upperBound...]))
  }
}
