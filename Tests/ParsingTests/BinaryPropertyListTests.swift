import Testing

@testable import GalleyParsing

@Suite("Binary property lists")
struct BinaryPropertyListTests {
  private static func findings(_ builder: BinaryListBuilder) -> [String] {
    let source = SourceText(name: "t", bytes: builder.bytes)
    return PropertyListParser.parse(source).diagnostics.map { $0.headline(in: source) }
  }

  private static func json(_ builder: BinaryListBuilder) -> String? {
    let (value, findings) = PropertyListParser.parse(SourceText(name: "t", bytes: builder.bytes))
    return findings.isEmpty ? value.map { JSONWriter.text(of: $0, style: .compact) } : nil
  }

  @Test(
    "STY-1 Every kind of object has its value",
    arguments: [
      ([0x00], "null"), ([0x08], "false"), ([0x09], "true"), ([0x10, 0xFF], "255"),
      ([0x11, 0x01, 0x00], "256"), ([0x12, 0, 1, 0, 0], "65536"),
      ([0x13, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFE], "-2"),
      ([0x22, 0x3F, 0xC0, 0, 0], "1.5"), ([0x23, 0x3F, 0xF8, 0, 0, 0, 0, 0, 0], "1.5"),
      ([0x33, 0x41, 0xC7, 0x58, 0x77, 0x66, 0x80, 0, 0], "\"2025-10-28T12:30:05Z\""),
      ([0x33, 0, 0, 0, 0, 0, 0, 0, 0], "\"2001-01-01T00:00:00Z\""),
      ([0x45, 0x68, 0x65, 0x6C, 0x6C, 0x6F], "\"aGVsbG8=\""), ([0x52, 0x68, 0x69], "\"hi\""),
      ([0x61, 0x00, 0xE9], "\"é\""), ([0x62, 0xD8, 0x3D, 0xDE, 0x00], "\"😀\""),
      ([0x72, 0xC3, 0xA9], "\"é\""), ([0xA0], "[]"), ([0xD0], "{}"),
      ([0x5F, 0x10, 0x10] + Array("sixteen letters!".utf8), "\"sixteen letters!\""),
    ] as [([UInt8], String)])
  func kinds(_ object: [UInt8], _ expected: String) {
    #expect(Self.json(BinaryListBuilder(objects: [object])) == expected)
  }

  @Test("STY-1 Containers refer to their objects")
  func containers() {
    let builder = BinaryListBuilder(objects: [
      [0xD2, 1, 2, 3, 2], [0x51, 0x61], [0x51, 0x62], [0xA2, 1, 1],
    ])
    #expect(Self.json(builder) == #"{"a":["a","a"],"b":"b"}"#)
  }

  private static func damaged(_ change: (inout BinaryListBuilder) -> Void) -> BinaryListBuilder {
    var builder = BinaryListBuilder(objects: [[0xA1, 1], [0x51, 0x61]])
    change(&builder)
    return builder
  }

  @Test(
    "STY-25 Bad offsets, counts and references are located by byte",
    arguments: [
      (
        damaged { $0.offsets = [1: 200] },
        "t: byte 13: error: object 1 begins at 200, outside of the objects"
      ),
      (
        damaged { $0.offsets = [1: 3] },
        "t: byte 13: error: object 1 begins at 3, outside of the objects"
      ),
      (damaged { $0.objects[0] = [0xA1, 0] }, "t: byte 9: error: object 0 contains itself"),
      (
        damaged { $0.objects[0] = [0xA1, 9] },
        "t: byte 9: error: a reference to object 9, of 2 objects"
      ),
      (damaged { $0.top = 2 }, "t: byte 30: error: the top object 2 is none of the 2 objects"),
      (damaged { $0.count = 99 }, "t: byte 22: error: the offset table has no room for 99 objects"),
      (
        damaged { $0.count = -1 },
        "t: byte 22: error: the offset table has no room for 18446744073709551615 objects"
      ),
      (
        damaged { $0.tableOffset = 4000 },
        "t: byte 38: error: the offset table begins at 4000, outside of the file"
      ),
      (
        damaged { $0.objects[1] = [0x5E, 0x61] },
        "t: byte 10: error: the object does not fit the file"
      ),
      (
        damaged { $0.objects[1] = [0x5F, 0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF] },
        "t: byte 10: error: an object of 9223372036854775807 entries does not fit the file"
      ),
      (
        damaged { $0.objects[1] = [0x5F, 0x51] },
        "t: byte 10: error: the count of an object is missing"
      ),
      (
        damaged { $0.objects[1] = [0x17, 0x00] },
        "t: byte 10: error: the number lies outside of the file"
      ),
      (
        damaged { $0.objects[1] = [0x23, 0x7F, 0xF0, 0, 0, 0, 0, 0, 0] },
        "t: byte 10: error: a number must be finite"
      ),
      (
        damaged { $0.objects[1] = [0x51, 0xE9] },
        "t: byte 10: error: the text is not valid in its encoding"
      ),
      (
        damaged { $0.objects[1] = [0x61, 0xD8, 0x00] },
        "t: byte 10: error: the text is not valid in its encoding"
      ),
      (
        damaged { $0.objects[1] = [0x80, 0x01] },
        "t: byte 10: error: references of keyed archives are not read"
      ),
      (damaged { $0.objects[1] = [0xF0] }, "t: byte 10: error: unknown kind of object 0xF0"),
      (damaged { $0.objects[0] = [0xD1, 0, 1] }, "t: byte 9: error: object 0 contains itself"),
      (
        damaged { $0.objects = [[0xD1, 1, 1], [0x10, 1]] },
        "t: byte 11: error: a key must be text, found the number 1"
      ),
    ])
  func damage(_ builder: BinaryListBuilder, _ expected: String) {
    #expect(Self.findings(builder) == [expected])
  }

  @Test(
    "STY-25 Sizes of zero or more than eight bytes are refused",
    arguments: [(0, 1), (1, 0), (9, 1), (1, 255)])
  func sizes(_ offsetSize: Int, _ referenceSize: Int) {
    var bytes = BinaryListBuilder(objects: [[0x09]]).bytes
    bytes[bytes.count - 26] = UInt8(offsetSize)
    bytes[bytes.count - 25] = UInt8(referenceSize)
    let (value, findings) = PropertyListParser.parse(SourceText(name: "t", bytes: bytes))
    #expect(value == nil)
    #expect(findings.count == 1)
  }

  @Test("STY-1 A small list cannot stand for millions of values")
  func expansion() {
    // Forty arrays of two references each to the next: 2⁴⁰ values.
    let levels = (0..<40).map { [0xA2, UInt8($0 + 1), UInt8($0 + 1)] }
    let findings = Self.findings(BinaryListBuilder(objects: levels + [[0x09]]))
    #expect(findings.count == 1)
    #expect(findings.first?.hasSuffix("the list expands to too many values") == true)
  }

  @Test("STY-1 Nesting is limited in binary lists")
  func nesting() {
    var builder = BinaryListBuilder(
      objects: (0..<600).map { index in
        [0xA1, UInt8((index + 1) >> 8), UInt8((index + 1) & 0xFF)]
      } + [[0x09]])
    builder.offsetSize = 2
    builder.referenceSize = 2
    let findings = Self.findings(builder)
    #expect(findings.count == 1)
    #expect(findings.first?.hasSuffix("nesting is deeper than 512 levels") == true)
  }
}

extension BinaryListBuilder: CustomTestStringConvertible {
  var testDescription: String { "\(objects.map { $0.prefix(4) })" }
}
