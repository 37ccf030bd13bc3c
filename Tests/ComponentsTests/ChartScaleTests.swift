import GalleyLocalization
import Testing

@testable import GalleyComponents

@Suite struct ChartScaleTests {
  @Test(
    "a scale ends for any values",
    arguments: [
      (1e308, -1e308), (-1e308, 1e308), (1e308, 1e308), (1e300, 1e300), (0, .leastNonzeroMagnitude),
      (Double.nan, 1), (-.infinity, .infinity), (1e15, 1e15 + 1),
    ])
  func anyValues(low: Double, high: Double) {
    for fixed in [false, true] {
      let scale = ValueScale(low, high, isFixed: (fixed, fixed))
      #expect(scale.minimum.isFinite && scale.maximum.isFinite && scale.minimum < scale.maximum)
      #expect(scale.ticks.count < 101 && scale.share(of: scale.maximum) == 1)
    }
    let times = TimeScale(low, high)
    #expect(times.minimum.isFinite && times.maximum.isFinite && times.minimum < times.maximum)
    #expect(times.ticks.count < 101 && times.share(of: times.maximum) == 1)
  }

  private func labels(_ scale: ValueScale, _ locale: String = "en") -> String {
    let words = ChartWords(locale: locale)
    return scale.ticks.map { scale.text(of: $0, words) }.joined(separator: " ")
  }

  @Test(
    "the numbers of an axis have as few decimals as tell them apart, and all the same number",
    arguments: [
      (0, 4e6, "0 1M 2M 3M 4M"), (0, 1.2e6, "0 0.5M 1.0M 1.5M"), (0, 12_000, "0 5K 10K 15K"),
      (0, 6_000, "0 2,000 4,000 6,000"), (12_000, 12_010, "12,000 12,005 12,010"),
      (0, 4e9, "0 1B 2B 3B 4B"), (0, 6e12, "0 2T 4T 6T"), (-6e12, 0, "-6T -4T -2T 0"),
      (0, 0.2, "0.00 0.05 0.10 0.15 0.20"), (0, 0.4, "0.0 0.1 0.2 0.3 0.4"),
      (0, 2, "0.0 0.5 1.0 1.5 2.0"), (0, 0.04, "0.00 0.01 0.02 0.03 0.04"),
    ])
  func labels(low: Double, high: Double, expected: String) {
    #expect(labels(ValueScale(low, high)) == expected)
  }

  @Test("numbers have the signs, groups and digits of the language")
  func languages() {
    #expect(labels(ValueScale(0, 0.2), "de") == "0,00 0,05 0,10 0,15 0,20")
    #expect(labels(ValueScale(0, 6000), "de") == "0 2.000 4.000 6.000")
    #expect(labels(ValueScale(0, 4), "fa") == "۰ ۱ ۲ ۳ ۴")
    #expect(ChartWords(locale: "de").shortest(1234.5678) == "1.234,568")
  }

  @Test("the sign of a number stays to the left of its digits in texts from right to left")
  func signs() {
    let words = ChartWords(locale: "en", isMirrored: true)
    #expect(words.shortest(-50) == "\u{2066}-50\u{2069}" && words.shortest(50) == "50")
    #expect(words.number(-0.001, decimals: 0) == "0")
  }

  private func moment(_ text: String) throws -> Double {
    try #require(CalendarMoment(text)).secondsSince1970
  }

  @Test(
    "a scale of time has ticks at the beginnings of units by its span",
    arguments: [
      ("2025-01-01", "2025-12-31", "Jan Apr Jul Oct"),
      ("2024-10-01", "2025-06-01", "Oct 2025 Apr"),
      ("2025-01-10", "2025-06-20", "Feb Mar Apr May Jun"),
      ("2024-01-15", "2025-12-15", "Jul 2025 Jul"),
      ("2010-05-01", "2025-05-01", "2015 2020 2025"),
      ("2021-01", "2025-01", "2021 2022 2023 2024 2025"),
      ("1900-01-01", "2000-01-01", "1900 1920 1940 1960 1980 2000"),
      ("2025-03-01", "2025-03-29", "Mar 3 Mar 10 Mar 17 Mar 24"),
      ("2025-03-01", "2025-03-05", "Mar 1 Mar 2 Mar 3 Mar 4 Mar 5"),
      (
        "2025-03-01T06:00", "2025-03-02T06:00",
        "6\u{202F}AM 12\u{202F}PM 6\u{202F}PM Mar 2 6\u{202F}AM"
      ),
      (
        "2025-03-01T09:00", "2025-03-01T10:00",
        "9\u{202F}AM 9:15\u{202F}AM 9:30\u{202F}AM 9:45\u{202F}AM 10\u{202F}AM"
      ),
      (
        "2025-03-01T09:00:00", "2025-03-01T09:00:20Z",
        "9:00:00 AM 9:00:05 AM 9:00:10 AM 9:00:15 AM 9:00:20 AM"
      ),
      ("2025-03-01", "2025-03-01", "Mar 1"),
    ])
  func times(from: String, to: String, expected: String) throws {
    let scale = TimeScale(try moment(from), try moment(to))
    let words = ChartWords()
    let labels = scale.ticks.map { scale.text(of: $0, words) }.joined(separator: " ")
    #expect(labels.replacing("\u{202F}", with: " ") == expected.replacing("\u{202F}", with: " "))
  }

  @Test("moments have the words of the language")
  func words() throws {
    func labels(_ locale: String, _ from: String, _ to: String) throws -> [String] {
      let scale = TimeScale(try moment(from), try moment(to))
      return scale.ticks.map { scale.text(of: $0, ChartWords(locale: locale)) }
    }
    #expect(try labels("de", "2025-01-01", "2025-12-31") == ["Jan", "Apr", "Jul", "Okt"])
    #expect(try labels("de", "2025-03-01", "2025-03-02T12:00").last == "12:00")
    #expect(try labels("ja", "2025-03-01", "2025-03-29").first == "3月3日")
    #expect(try labels("fr", "2025-03-01", "2025-03-29").first == "3 mars")
  }

  @Test("no ticks lie closer than the data, so that bars of years have no months")
  func dataSteps() throws {
    let year = 365.0 * 86_400
    let scale = TimeScale(
      try moment("2020-01-01"), try moment("2022-01-01"), maximumTicks: 13, least: year)
    #expect(scale.ticks.count == 3)
  }

  @Test("ticks are at the units, the numbers or as many as they are asked for")
  func askedTicks() throws {
    func labels(_ ticks: ChartTicks, _ from: String, _ to: String) throws -> String {
      let scale = TimeScale(try moment(from), try moment(to), ticks: ticks)
      return scale.ticks.map { scale.text(of: $0, ChartWords()) }.joined(separator: " ")
    }
    let days = try ["2025-02-01", "2025-05-01", "2026-02-01"].map {
      ChartPosition.number(try moment($0))
    }
    #expect(try labels(.every(2, .month), "2025-01-01", "2025-07-31") == "Jan Mar May Jul")
    #expect(try labels(.every(2, .week), "2025-03-01", "2025-04-01") == "Mar 3 Mar 17 Mar 31")
    #expect(try labels(.every(1, .quarter), "2025-01-01", "2025-12-31") == "Jan Apr Jul Oct")
    #expect(try labels(.positions(days), "2025-01-01", "2025-12-31") == "Feb May")
    #expect(try labels(.count(13), "2025-01-01", "2025-06-30") == "Jan Feb Mar Apr May Jun")
    let many = TimeScale(
      try moment("2025-01-01"), try moment("2025-12-31"), ticks: .every(1, .day))
    #expect(many.lacksTicks && many.ticks.count < 13)

    func numbers(_ ticks: ChartTicks, _ high: Double = 80) -> [Double] {
      ValueScale(0, high, ticks: ticks).ticks
    }
    #expect(numbers(.positions([.number(40), .number(10), .number(300)])) == [10, 40])
    #expect(numbers(.step(25)) == [0, 25, 50, 75, 100] && numbers(.count(9)).count == 9)
    #expect(numbers(.step(1e-9)) == [0, 20, 40, 60, 80])
    #expect(self.labels(ValueScale(0, 1, ticks: .step(0.25))) == "0.00 0.25 0.50 0.75 1.00")
    #expect(self.labels(ValueScale(0, 3, ticks: .positions([.number(2.5)]))) == "2.5")
  }

  @Test("the ticks of bars are the bars' own moments, so that a month's last day has its name")
  func monthEnds() throws {
    func labels(_ days: [String], _ ticks: ChartTicks? = nil) throws -> [String] {
      var options = PlaceScale.Options()
      (options.hasBars, options.isTime, options.ticks) = (true, true, ticks)
      let scale = PlaceScale(try days.map { .number(try moment($0)) }, options)
      return scale.labels(ChartWords()).map(\.text)
    }
    #expect(try labels(["2025-01-31", "2025-02-28", "2025-03-31"]) == ["Jan", "Feb", "Mar"])
    #expect(try labels(["2025-01-15", "2025-02-15"]) == ["Jan", "Feb"])
    #expect(try labels(["2023-12-31", "2024-12-31"]) == ["2023", "2024"])
    let ends = ["2025-01-31", "2025-02-28", "2025-03-31", "2025-04-30", "2025-05-31"]
    #expect(try labels(ends, .every(1, .month)) == ["Jan", "Feb", "Mar", "Apr", "May"])
    #expect(try labels(ends, .every(2, .month)) == ["Jan", "Mar", "May"])
    #expect(try labels(ends, .every(1, .quarter)) == ["Jan", "Apr"])
    // Two bars in one month: the ticks are the beginnings of units.
    #expect(try labels(["2025-01-05", "2025-01-31", "2025-04-01"]).contains("Feb"))
  }

  @Test("names have as many labels as are asked for, or those that are named")
  func nameTicks() {
    func labels(_ ticks: ChartTicks) -> [String] {
      var options = PlaceScale.Options()
      options.ticks = ticks
      let names = ["a", "b", "c", "d", "e"].map { ChartPosition.category($0) }
      return PlaceScale(names, options).labels(ChartWords()).map(\.text)
    }
    #expect(labels(.count(2)) == ["a", "d"] && labels(.count(9)).count == 5)
    #expect(labels(.positions([.category("e"), .category("b")])) == ["b", "e"])
  }

  @Test("values have the unit of their axis, and the notation that is asked for")
  func notations() {
    let words = ChartWords()
    let scale = LinearScale.numbers(ValueScale(0, 40_000))
    #expect(scale.value(38_500, words, .automatic) == "38.5K")
    #expect(scale.value(38_500, words, .full) == "38,500")
    #expect(scale.text(of: 20_000, words, .full) == "20,000")
    let near = LinearScale.numbers(ValueScale(12_000, 12_010))
    #expect(near.value(12_003, words, .automatic) == "12,003")
    #expect(near.value(12_003, words, .compact) == "12K")
    let shares = LinearScale.numbers(ValueScale(0, 1, ticks: .step(0.25)))
    #expect(shares.text(of: 0.25, words, .percent) == "25%")
    #expect(shares.value(0.125, ChartWords(locale: "de"), .percent) == "12,5\u{A0}%")
    #expect(ChartDateFormat.weekday.text(of: 0, LocaleFormats("de")) == "Do.")
    #expect(ChartDateFormat.medium.text(of: 0, words.formats) == "Jan 1, 1970")
  }

  @Test("numbers across a chart have round ends unless they are given or only counted")
  func places() {
    func scale(_ values: [Double], _ change: (inout PlaceScale.Options) -> Void) -> [Double] {
      var options = PlaceScale.Options()
      options.isMeasured = true
      change(&options)
      let line = PlaceScale(values.map { .number($0) }, options).line
      return line.map { [$0.minimum, $0.maximum] } ?? []
    }
    #expect(scale([4.1, 8.2]) { _ in } == [4, 9])
    #expect(scale([4.1, 8.2]) { $0.isMeasured = false } == [4.1, 8.2])
    #expect(scale([4.1, 8.2]) { $0.minimum = 0 } == [0, 10])
    #expect(scale([4.1, 8.2]) { ($0.minimum, $0.maximum) = (3.5, 8.5) } == [3.5, 8.5])
    #expect(scale([1, 2]) { $0.hasBars = true } == [], "bars have categories")
    let years = PlaceScale([.number(2010), .number(2025)]).labels(ChartWords()).map(\.text)
    #expect(years == ["2010", "2015", "2020", "2025"])
  }
}
