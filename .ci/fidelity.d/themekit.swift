// repository: isamercan/ThemeKit
// commit: c4128406cbe94cb332833faf6fd382b27a44fc8d
// sources: Sources/ThemeKit Sources/ThemeKitCore
// use: fitted
// helpers: ThemeKit.swift
// tests: Tests/ThemeKitTests/Snapshot
// without: SnapshotSupport.swift AirportPickerSnapshotTests.swift CabinClassSnapshotTests.swift CheckInFlowSnapshotTests.swift FlexibilitySnapshotTests.swift FlightFavoriteSnapshotTests.swift FlightTrackerSnapshotTests.swift LanguageSwitcherSnapshotTests.swift PaymentSnapshotTests.swift SavedCardsListSnapshotTests.swift TransportCrossSellSnapshotTests.swift TravelEditionSnapshotTests.swift TravelSnapshotTests.swift TripSearchCardSnapshotTests.swift ForcedTurkish testButtonPresets testBadgeRow_rightToLeft testTag_withLeadingIcon
// most: 25
// run: --scale 3 --system ios26
// pictures: Tests/ThemeKitTests/Snapshot/__Snapshots__/{name}.png
// run: --scale 3 --system ios26 --appearance dark --filter dark
// pictures: Tests/ThemeKitTests/Snapshot/__Snapshots__/{name}.png
// run: --scale 3 --system ios26 --text-size accessibility5 --filter accessibilityExtra
// pictures: Tests/ThemeKitTests/Snapshot/__Snapshots__/{name}.png
// run: --scale 3 --system ios26 --text-size accessibility5 --filter largeText
// pictures: Tests/ThemeKitTests/Snapshot/__Snapshots__/{name}.png
import SwiftUI
