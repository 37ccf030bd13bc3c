import Foundation
import Testing

@testable import GalleyLocalization

@Suite("Plural rules")
struct PluralRulesTests {
  struct Sample: CustomTestStringConvertible {
    var languages: [String]
    var category: String
    var numbers: [String]
    var testDescription: String { "\(languages[0]) \(category)" }
  }

  static let samples: [Sample] = {
    guard let file = Bundle.module.url(forResource: "Samples/plurals", withExtension: "tsv"),
      let text = try? String(contentsOf: file, encoding: .utf8)
    else { return [] }
    return text.split(separator: "\n").map { line in
      let columns = line.split(separator: "\t").map(String.init)
      return Sample(
        languages: columns[0].split(separator: " ").map(String.init), category: columns[1],
        numbers: columns[2].split(separator: " ").map(String.init))
    }
  }()

  @Test("CLDR's samples have the categories that CLDR gives them", arguments: samples)
  func sample(_ sample: Sample) {
    for language in sample.languages {
      let rules = PluralRules(language)
      for number in sample.numbers {
        #expect(rules.category(of: number).rawValue == sample.category, "\(language) \(number)")
      }
    }
  }

  @Test("All samples are there")
  func count() {
    #expect(Self.samples.count == 129)
    #expect(Set(Self.samples.flatMap(\.languages)).count > 200)
  }

  @Test(
    "A region goes before its language, and what CLDR does not know has one form",
    arguments: [
      ("pt-PT", "0", PluralCategory.other), ("pt-BR", "0", .one), ("de-AT", "1", .one),
      ("xx", "1", .other), ("", "1", .other), ("ru", "-21", .one), ("de", "many", .other),
    ])
  func regions(tag: String, number: String, category: PluralCategory) {
    #expect(PluralRules(tag).category(of: number) == category)
  }
}
