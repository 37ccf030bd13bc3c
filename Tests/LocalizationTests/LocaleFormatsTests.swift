import Foundation
import Testing

@testable import GalleyLocalization

@Suite("Formats of locales")
struct LocaleFormatsTests {
  @Test("Numbers, per cents and dates of every language are ICU's")
  func samples() throws {
    let file = try #require(Bundle.module.url(forResource: "Samples/formats", withExtension: "tsv"))
    let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .map { $0.split(separator: "\t").map(String.init) }
    #expect(rows.count == LocaleFormats.languages.count * 15)
    var differences: [String] = []
    for row in rows {
      let formats = LocaleFormats(row[0])
      let text: String
      switch row[1].split(separator: " ").map(String.init) {
      case ["number"]: text = formats.text(of: try #require(DecimalNumber(row[2])))
      case ["percent"]:
        var number = try #require(DecimalNumber(row[2]))
        number.shift(by: 2)
        text = formats.percentage(of: number)
      case let words:
        let style = try #require(LocaleFormats.DateStyle(rawValue: words[1]))
        text = formats.text(of: try #require(CalendarDate(row[2])), style)
      }
      if text != row[3] { differences.append("\(row.joined(separator: " ")): \(text)") }
    }
    #expect(differences == [])
  }

  @Test("A tag without formats of its own has those of its language, else of English")
  func fallback() throws {
    let number = try #require(DecimalNumber("1234.5"))
    #expect(LocaleFormats("de-LU").text(of: number) == LocaleFormats("de").text(of: number))
    #expect(LocaleFormats("tlh").text(of: number) == "1,234.5")
    #expect(LocaleFormats("zh-Hant-TW").text(of: number) == "1,234.5")
  }

  @Test(
    "Decimals are rounded half to even",
    arguments: [
      ("0.125", 2...2, "0.12"), ("0.135", 2...2, "0.14"), ("0.1251", 2...2, "0.13"),
      ("9.995", 2...2, "10.00"), ("999.5", 0...0, "1,000"), ("2", 0...2, "2"),
      ("1.5e3", 0...0, "1,500"), ("12e-4", 0...4, "0.0012"), ("-0.001", 0...2, "0"),
    ])
  func rounding(_ text: String, _ digits: ClosedRange<Int>, _ expected: String) throws {
    let number = try #require(DecimalNumber(text)).rounded(toFraction: digits)
    #expect(LocaleFormats("en").text(of: number) == expected)
  }

  @Test("Texts that are not numbers or days are refused")
  func refusals() {
    for text in ["", "-", "01", "1.", ".5", "1,5", "0x1", "1e", "1e9999", "٣", " 1"] {
      #expect(DecimalNumber(text) == nil, "\(text)")
    }
    for text in ["2026-02-29", "2026-13-01", "26-01-01", "2026-1-1", "2026-01-01x", "today"] {
      #expect(CalendarDate(text) == nil, "\(text)")
    }
    #expect(CalendarDate("2028-02-29T09:41:00Z")?.weekday == 2)
  }
}
