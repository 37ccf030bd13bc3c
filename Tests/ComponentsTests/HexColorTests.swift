import GalleyComponents
import GalleyDesign
import Testing

@Suite struct HexColorTests {
  @Test(
    "DUI-16: digits decide, blanks and # do not count",
    arguments: [
      ("80", "#808080"), ("8040", "#80808040"), ("ff0000", "#FF0000"), ("FF000080", "#FF000080"),
      (" #34c759\t", "#34C759"), ("1", "#111111"), ("12345", "#123455"), ("1234567", "#12345677"),
      ("0a0b0c0d0e", "#0A0B0C0D"), ("", "#FFFFFF"), ("zz", "#FFFFFF"), ("beige", "#BEBEBE"),
      ("fff", "#FFFFFF"), ("f00", "#FF0000"), ("#1af", "#11AAFF"),
    ])
  func colors(text: String, expected: String) {
    #expect(HexColor(text).color.hexText == expected)
  }

  @Test(
    "only one to eight digits are a colour without doubt",
    arguments: [("80", true), ("beige", false), ("", false), ("123456789", false), ("#fff", true)])
  func doubt(text: String, isHexadecimal: Bool) {
    #expect(HexColor(text).isHexadecimal == isHexadecimal)
  }
}
