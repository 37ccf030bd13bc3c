/// PDF files as written by hand: objects in their order, and the table of their positions.
struct PDFFixture {
  /// Objects by their numbers from 1: 1 is the catalogue, 2 the list of pages, 3 the page.
  var objects: [[UInt8]]
  /// Entries of the trailer besides the usual ones.
  var trailer = ""

  /// A page of 20 × 20 with a content and resources.
  init(_ content: String, resources: String = "", page: String = "", others: [String] = []) {
    self.init(
      contents: Array(content.utf8), resources: resources, page: page,
      others: others.map { Array($0.utf8) })
  }

  init(
    contents: [UInt8], about: String = "", resources: String = "", page: String = "",
    others: [[UInt8]] = []
  ) {
    objects =
      [
        "<< /Type /Catalog /Pages 2 0 R >>",
        "<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 20 20] >>",
        "<< /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << \(resources) >> \(page) >>",
      ].map { Array($0.utf8) }
      + [Self.stream(contents, about)] + others
  }

  /// Returns a stream with the entries of its dictionary besides its length.
  static func stream(_ bytes: [UInt8], _ about: String = "") -> [UInt8] {
    Array("<< /Length \(bytes.count) \(about) >>\nstream\n".utf8) + bytes
      + Array("\nendstream".utf8)
  }

  static func stream(_ text: String, _ about: String = "") -> String {
    String(decoding: stream(Array(text.utf8), about), as: UTF8.self)
  }

  private func body() -> (bytes: [UInt8], places: [Int]) {
    var bytes = Array("%PDF-1.7\n%\u{E9}\u{E9}\n".utf8)
    var places: [Int] = []
    for (index, object) in objects.enumerated() {
      places.append(bytes.count)
      bytes += Array("\(index + 1) 0 obj\n".utf8) + object + Array("\nendobj\n".utf8)
    }
    return (bytes, places)
  }

  /// The file with a table of text.
  var bytes: [UInt8] {
    let (bytes, places) = body()
    let start = bytes.count
    var table = "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for place in places {
      let digits = String(place)
      table += String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n"
    }
    table += "trailer\n<< /Size \(objects.count + 1) /Root 1 0 R \(trailer) >>\n"
    return bytes + Array((table + "startxref\n\(start)\n%%EOF\n").utf8)
  }

  /// The file with its dictionaries in a stream, and a table that is a stream.
  var compact: [UInt8] {
    let isStream = objects.map { $0.reversed().starts(with: Array("endstream".utf8).reversed()) }
    var bytes = Array("%PDF-1.7\n".utf8)
    var rows: [[Int]] = [[0, 0, 255]]
    var list = ""
    var inner: [UInt8] = []
    let container = objects.count + 1
    for (index, object) in objects.enumerated() {
      if isStream[index] {
        rows.append([1, bytes.count, 0])
        bytes += Array("\(index + 1) 0 obj\n".utf8) + object + Array("\nendobj\n".utf8)
      } else {
        rows.append([2, container, list.split(separator: " ").count / 2])
        list += "\(index + 1) \(inner.count) "
        inner += object + [0x0A]
      }
    }
    rows.append([1, bytes.count, 0])
    let count = list.split(separator: " ").count / 2
    let packed = Self.stream(
      Array(list.utf8) + inner, "/Type /ObjStm /N \(count) /First \(list.utf8.count)")
    bytes += Array("\(container) 0 obj\n".utf8) + packed + Array("\nendobj\n".utf8)
    let start = bytes.count
    rows.append([1, start, 0])
    // PNG's filter "up" over columns of 1, 2 and 1 bytes.
    var above = [UInt8](repeating: 0, count: 4)
    var table: [UInt8] = []
    for row in rows {
      let cells = [row[0], row[1] >> 8, row[1] & 255, row[2]].map { UInt8($0) }
      table.append(2)
      table += zip(cells, above).map { $0 &- $1 }
      above = cells
    }
    let about =
      "/Type /XRef /W [1 2 1] /Size \(rows.count) /Root 1 0 R /Filter /FlateDecode "
      + "/DecodeParms << /Predictor 12 /Columns 4 >>"
    bytes += Array("\(container + 1) 0 obj\n".utf8) + Self.stream(Self.deflated(table), about)
    return bytes + Array("\nendobj\nstartxref\n\(start)\n%%EOF\n".utf8)
  }

  /// A zlib stream that stores its bytes as they are, without a checksum.
  static func deflated(_ bytes: [UInt8]) -> [UInt8] {
    let (low, high) = (UInt8(bytes.count & 255), UInt8(bytes.count >> 8))
    return [0x78, 0x01, 1, low, high, ~low, ~high] + bytes
  }
}
