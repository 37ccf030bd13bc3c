import Foundation
import GalleySwiftUI
import Testing

@testable import GalleyPreviews

/// The speech of screens of public apps, compared with their reference pictures and accessibility trees.
@MainActor
@Suite struct SpokenCardTests {
  /// The speech of an element: the phrase, then hints, actions, details, names and silent traits.
  private func line(_ element: ScreenElement) -> String {
    let details = element.customContent.map { "\($0.label): \($0.value)" }
    let silent = element.silent.map(\.capitalized)
    // The legend joins hints as sentences.
    let hints = element.hints.map { $0.hasSuffix(".") || element.hints.count == 1 ? $0 : $0 + "." }
    let parts =
      [hints.joined(separator: " ")]
      + [element.actions, details, element.inputLabels, silent].map { $0.joined(separator: ", ") }
    return ([element.phrase] + parts.filter { !$0.isEmpty }).joined(separator: " / ")
  }

  /// The legend as it is by the rules of ours.
  private func expected(_ card: SpokenCard) -> [String] {
    var said = card.said
    if card.rules.contains(.actionsInOrder) {
      said = said.map { line in
        guard let range = line.range(of: " / ") else { return line }
        let actions = line[range.upperBound...].components(separatedBy: ", ").reversed()
        return line[..<range.upperBound] + actions.joined(separator: ", ")
      }
    }
    if card.rules.contains(.stepperIsOne) { said = [] }
    if card.rules.contains(.silentIsPassedOver) { said.removeAll { $0.isEmpty } }
    return said
  }

  @Test func atLeastTwentyScreensAreCompared() {
    let sources = SpokenCards.all.map(\.source)
    #expect(Set(sources).count == sources.count && sources.count >= 20)
    let projects = Set(
      sources.filter { $0.split(separator: "/").count > 2 }.map { $0.split(separator: "/")[1] })
    #expect(projects.count >= 5, "besides that of the legends")
    for rule in SpokenRule.allCases {
      #expect(!rule.source.isEmpty)
      #expect(SpokenCards.all.contains { $0.rules.contains(rule) }, "\(rule) explains nothing")
    }
  }

  /// Writes the table of `.ci/spoken.md` if `.ci/spoken` names a file for it.
  @Test func everyDifferenceNamesItsRule() throws {
    var lines = ["| screen | elements | compared |", "|---|---|---|"]
    for card in SpokenCards.all {
      let rules = SpokenRule.allCases.filter(card.rules.contains).map(\.rawValue)
      let same =
        rules.isEmpty ? "the same words" : "the same but for \(rules.joined(separator: ", "))"
      lines.append("| \(card.source) | \(card.said.count) | \(same) |")
    }
    lines += ["", "| rule | source |", "|---|---|"]
    lines += SpokenRule.allCases.map { "| \($0.rawValue) | \($0.source) |" }
    #expect(lines.count == SpokenCards.all.count + SpokenRule.allCases.count + 5)
    guard let path = ProcessInfo.processInfo.environment["GALLEY_SPOKEN_TABLE"] else { return }
    try (lines.joined(separator: "\n") + "\n").write(
      toFile: path, atomically: true, encoding: .utf8)
  }

  @Test func screensAreSpokenAsTheReferencePicturesSay() throws {
    for card in SpokenCards.all {
      let screen = try Screen(card.view)
      var ours = screen.elements.map(line)
      var theirs = expected(card)
      if card.rules.contains(.pickerIsListed) {
        ours.removeAll { $0.hasPrefix("Segments") }
      }
      if card.rules.contains(.stepperIsOne) {
        #expect(screen.elements.map(\.role) == [.stepper], "\(card.source)")
        continue
      }
      if card.rules.contains(.silentIsPassedOver) { ours.removeAll { $0.isEmpty } }
      if card.rules.contains(.writtenCapitals) {
        (ours, theirs) = (ours.map { $0.lowercased() }, theirs.map { $0.lowercased() })
      }
      if card.rules.contains(.rolesAlone) {
        ours = ours.map { line in
          let said = line.range(of: " / ").map { String(line[..<$0.lowerBound]) } ?? line
          return said.replacing("Back Button", with: "Button")
        }
      }
      if !card.rules.isDisjoint(with: [.headersInPlace, .subviewOrder]) {
        (ours, theirs) = (ours.sorted(), theirs.sorted())
      }
      #expect(ours == theirs, "\(card.source)")
    }
  }
}
