import GalleyComponents
import GalleyLayout
import GalleySnapshots

extension NodeFacts {
  /// What an element says about itself, and what is known of its text.
  init(_ typeName: String, _ properties: [ElementProperty], text: TextFacts?) {
    self.init()
    var traits: [AccessibilityTrait] = []
    var allowsTruncation = false
    let isControl = Self.controls.contains(typeName)
    for property in properties {
      if property.name.hasPrefix(Self.traitKey) {
        AccessibilityTrait(rawValue: property.value).map { traits.append($0) }
      } else if property.name.hasPrefix(Self.exemptionKey) {
        let lint = String(property.name.dropFirst(Self.exemptionKey.count))
        suppressions.append(LintSuppression(lint: lint, reason: property.value))
      } else if property.name == "lineLimit" || property.name == "lineBreakMode" {
        allowsTruncation = true
      } else if isControl, property.name == "state", property.value == "disabled" {
        traits.append(.notEnabled)
      }
    }
    isEnabled = !traits.contains(.notEnabled)
    isInteractive =
      isEnabled && (isControl || traits.contains(where: \.isInteractive))
    // Icons are glyphs as well, but nobody reads them letter by letter.
    self.text = Self.pictures.contains(typeName) ? nil : text
    self.text?.allowsTruncation = allowsTruncation
  }

  private static let traitKey = "traits."
  private static let exemptionKey = "lintIgnore."

  /// Whether a property is a remark for lints and decides nothing about the picture.
  static func isRemark(_ property: ElementProperty) -> Bool {
    property.name.hasPrefix(traitKey) || property.name.hasPrefix(exemptionKey)
  }

  private static let pictures: Set<String> = ["Image", "Icon"]

  /// Components that are pressed whatever they say; those of code go by SwiftUI's and UIKit's names.
  private static let controls: Set<String> = [
    "Link", "Button", "TextButton", "Switch", "Toggle", "TextField", "TextView", "ActiveInput",
    "Stepper", "Slider", "Checkbox", "SegmentedControl", "Picker",
  ]
}
