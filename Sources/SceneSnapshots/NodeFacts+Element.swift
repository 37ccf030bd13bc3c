import GalleyLayout
import GalleySnapshots

extension NodeFacts {
  /// Describes an element and the known facts about its text.
  init(_ element: ElementFacts, text: TextFacts?) {
    self.init()
    isEnabled = !element.traits.contains(.isNotEnabled)
    isInteractive = element.traits.isInteractive
    isPlaceholder = element.isPlaceholder
    suppressions = element.exemptions.map { LintSuppression(lint: $0.lint, reason: $0.reason) }
    self.text = element.traits.contains(.isImage) ? nil : text
    self.text?.allowsTruncation = element.allowsTruncation
  }
}
