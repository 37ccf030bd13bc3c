import GalleyLayout
import GalleySnapshots

extension NodeFacts {
  /// What an element is, and what is known of its text.
  init(_ element: ElementFacts, text: TextFacts?) {
    self.init()
    isEnabled = !element.traits.contains(.isNotEnabled)
    isInteractive = element.traits.isInteractive
    suppressions = element.exemptions.map { LintSuppression(lint: $0.lint, reason: $0.reason) }
    self.text = element.traits.contains(.isImage) ? nil : text
    self.text?.allowsTruncation = element.allowsTruncation
  }
}
