// repository: BrunoCerberus/Pulse
// commit: 20d521d563fa76de50822c47a20d912f65617419
// sources: Pulse/en.lproj
// add: Pulse/Settings/View/SettingsMutedContentSection*.swift Pulse/Configs/AppLocalization.swift
// modules: EntropyCore
// use: fitted
// run: --scale 3 --device iphone-15 --system ios26 --appearance dark
// pictures: PulseSnapshotTests/Settings/View/__Snapshots__/{name}.1.png
// run: --scale 3 --device iphone-15 --system ios26 --filter LightMode
// pictures: PulseSnapshotTests/Settings/View/__Snapshots__/{name}.1.png
import SwiftUI

@MainActor private func section(_ sources: [String] = [], _ keywords: [String] = []) -> some View {
  SettingsMutedContentSection(
    mutedSources: sources, mutedKeywords: keywords, newMutedSource: .constant(""), newMutedKeyword: .constant(""),
    onAddMutedSource: {}, onRemoveMutedSource: { _ in }, onAddMutedKeyword: {}, onRemoveMutedKeyword: { _ in })
}

#Preview("SettingsViewsSnapshotTests/testSettingsMutedContentSectionEmpty") { section() }
#Preview("SettingsViewsSnapshotTests/testSettingsMutedContentSectionLightMode") { section() }
#Preview("SettingsViewsSnapshotTests/testSettingsMutedContentSectionWithData") {
  section(["TechCrunch", "BuzzFeed", "The Daily Mail"], ["politics", "celebrity gossip", "sports"])
}
#Preview("SettingsViewsSnapshotTests/testSettingsMutedContentSectionWithInput") {
  section(["TechCrunch"], ["politics"])
}
