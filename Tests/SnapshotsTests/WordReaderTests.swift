import Testing

@testable import GalleySnapshots

@Suite struct WordReaderTests {
  @Test(
    "numbers are digits that fit, and nothing else",
    arguments: [
      ("0", 16, 0), ("1f", 16, 31), ("ffffffffffffffff", 16, UInt64.max),
      ("000000000000000000001", 16, 1),
      ("10000000000000000", 16, nil), ("F", 16, nil), ("1g", 16, nil), ("", 16, nil),
      ("-1", 10, nil),
      ("9999999999999999999", 10, 9_999_999_999_999_999_999),
      ("18446744073709551615", 10, UInt64.max),
      ("18446744073709551616", 10, nil), ("1a", 10, nil),
    ] as [(String, UInt64, UInt64?)])
  func number(digits: String, radix: UInt64, value: UInt64?) {
    #expect(WordReader.number(ArraySlice(digits.utf8), radix: radix) == value)
  }
}
