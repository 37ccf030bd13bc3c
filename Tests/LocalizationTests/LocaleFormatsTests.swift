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

@Suite("Moments")
struct CalendarMomentTests {
  @Test(
    "Months, days and times of ISO 8601 are seconds since 1970 in UTC",
    arguments: [
      ("1970-01-01", 0.0), ("1970-01-01T00:00Z", 0), ("2025-01", 1_735_689_600),
      ("2025-03-15", 1_741_996_800), ("2025-03-15T12:30", 1_742_041_800),
      ("2025-03-15 12:30:15.25", 1_742_041_815.25), ("2025-03-15T12:30+02:00", 1_742_034_600),
      ("2025-03-15T12:30:00-0130", 1_742_047_200), ("0001-01-01", -62_135_596_800),
      ("1969-12-31T23:59:59,5", -0.5),
    ])
  func moments(text: String, expected: Double) {
    #expect(CalendarMoment(text)?.secondsSince1970 == expected)
  }

  @Test("Other texts are not moments")
  func refusals() {
    for text in [
      "", "2025", "2025-13", "2025-02-30", "24-25", "2025-1-1", "2025-01-01T", "2025-01-01T24:00",
      "2025-01-01T1:00", "2025-01-01T10:60", "2025-01-01T10:00x", "2025-01-01T10:00:00.",
      "2025-01-01T10:00+2", "2025-01-01T10:00Z1", "2025-01-01T10", "+025-01", "Q1 2025",
    ] {
      #expect(CalendarMoment(text) == nil, "\(text)")
    }
  }

  @Test("Days are counted from 1970 and back")
  func days() {
    for days in stride(from: -719_162, through: 2_932_896, by: 1009) {
      #expect(CalendarDate(daysSince1970: days).daysSince1970 == days)
    }
    #expect(CalendarDate("2024-02-29")?.daysSince1970 == 19_782)
  }
}
