// repository: adobe/aepsdk-concierge-ios
// commit: 374334608682640cde8e3b92c991828c0cb101d3
// sources: AEPBrandConcierge/Sources/Theme AEPBrandConcierge/Sources/Views/Chat/Feedback
// add: AEPBrandConcierge/Sources/Views/PermissionDialogView.swift AEPBrandConcierge/Sources/Views/Shared/CheckboxRow.swift AEPBrandConcierge/Sources/Views/Shared/Concierge*.swift AEPBrandConcierge/Sources/Views/Shared/BrandIcon.swift AEPBrandConcierge/Sources/Views/Shared/RoundedCornerShape.swift AEPBrandConcierge/Sources/Views/Chat/Messages/Source*.swift AEPBrandConcierge/Sources/Models/Network/Source.swift AEPBrandConcierge/Sources/Models/Chat/ProductCardData.swift AEPBrandConcierge/Sources/Models/Chat/Citation*.swift AEPBrandConcierge/Sources/Views/Chat/Messages/CitationRenderer.swift AEPBrandConcierge/Sources/Models/Feedback/*.swift AEPBrandConcierge/Sources/Extensions/Color+Extensions.swift AEPBrandConcierge/Sources/Extensions/TestEnvironment.swift AEPBrandConcierge/Sources/Services/ConciergeLinkHandler.swift AEPBrandConcierge/Sources/Core/ConciergeConstants.swift
// modules: AEPCore AEPServices
// use: fitted
// tests: AEPBrandConcierge/Tests/UnitTests/SnapshotTests
// calls: swift-snapshot-testing
// without: CitationsSnapshotTests.swift ComposerSnapshotTests.swift GlobalTypographySnapshotTests.swift MessageBubbleSnapshotTests.swift PromptSuggestionChipSnapshotTests.swift SourcesProbeSnapshotTests.swift
// run: --scale 3 --system ios26
// pictures: AEPBrandConcierge/Tests/UnitTests/SnapshotTests/__Snapshots__/{name}.png
import SwiftUI

/// Replaces the type of a package that is not there.
enum Log {
  static func trace(label: String, _ message: String) {}
  static func debug(label: String, _ message: String) {}
  static func warning(label: String, _ message: String) {}
  static func error(label: String, _ message: String) {}
}
