// repository: nikhilc523/Journal
// commit: 30a1b769d050e6def5ed43b3327ff5b533e1e206
// sources: Sediment/Sources/DesignSystem/Components
// add: Sediment/Sources/DesignSystem/DesignSystem.swift Sediment/Sources/Features/Timeline/TimelineContent.swift
// use: fitted
// helpers: Drawn.swift
// run: --scale 3 --text-size large --system ios26
// pictures: SedimentSnapshotTests/__Snapshots__/{name}-light.png
import SwiftUI

/// Replaces those of the application, whose times need its database.
public struct EntryRowModel: Identifiable, Equatable, Sendable {
  public let id: UUID
  let preview: String
  let mood: DS.Mood?
  let timestamp: String
  let mediaCount: Int
  let todoCount: Int
}
public enum TimelineScope: String, CaseIterable, Identifiable, Sendable {
  case all = "All"
  case today = "Today"
  case week = "Week"
  case month = "Month"
  public var id: String { rawValue }
  var title: String { rawValue }
}
extension View {
  func heroMatched(id: UUID, in namespace: Namespace.ID?) -> some View { self }
}

@MainActor private func drawn(_ view: some View, _ size: DynamicTypeSize = .large) -> some View {
  EmptyProposal { view.frame(width: 360).dynamicTypeSize(size).background(GradientCanvas()) }._renderedAsLayer()
}

@MainActor private func padded(_ view: some View) -> some View { drawn(view.padding(DS.Spacing.screenInset)) }

@MainActor private func list(_ count: Int, _ height: CGFloat = 640) -> some View {
  TimelineList(entries: Array(EntryRowModel.samples.prefix(count))).frame(height: height)
}

#Preview("ComponentSnapshotTests/attachmentChips.AttachmentChip", traits: .sizeThatFitsLayout) {
  padded(
    HStack(spacing: DS.Spacing.sm) {
      AttachmentChip(.photo, title: "3")
      AttachmentChip(.audio, title: "0:42")
      AttachmentChip(.file, title: "report.pdf")
    })
}
#Preview("ComponentSnapshotTests/card.Card", traits: .sizeThatFitsLayout) {
  padded(
    VStack(spacing: DS.Spacing.cardGap) {
      Card { Text("A frosted card").font(DS.Typography.headline).foregroundStyle(DS.Colors.ink) }
      Card(fill: DS.Mood.sage.wash) {
        Text("Mood-washed card").font(DS.Typography.headline).foregroundStyle(DS.Colors.ink)
      }
    })
}
#Preview("ComponentSnapshotTests/checkbox.Checkbox", traits: .sizeThatFitsLayout) {
  padded(
    HStack(spacing: DS.Spacing.xl) {
      Checkbox(isOn: .constant(false))
      Checkbox(isOn: .constant(true))
    })
}
#Preview("ComponentSnapshotTests/moodFaces.MoodFace", traits: .sizeThatFitsLayout) {
  padded(HStack(spacing: DS.Spacing.sm) { ForEach(DS.Mood.allCases) { MoodFace($0, size: 44) } })
}
#Preview("ComponentSnapshotTests/pill.Pill", traits: .sizeThatFitsLayout) {
  padded(
    HStack(spacing: DS.Spacing.sm) {
      Pill("Today", isActive: true) {}
      Pill("Tue", isActive: false) {}
    })
}
#Preview("ComponentSnapshotTests/sectionLabel.SectionLabel", traits: .sizeThatFitsLayout) {
  padded(SectionLabel("Main menu"))
}
#Preview("TimelineSnapshotTests/emptyState.Timeline-empty", traits: .sizeThatFitsLayout) { drawn(list(0)) }
#Preview("TimelineSnapshotTests/fewEntries.Timeline-few", traits: .sizeThatFitsLayout) { drawn(list(2)) }
#Preview("TimelineSnapshotTests/manyEntries.Timeline-many", traits: .sizeThatFitsLayout) { drawn(list(6)) }
#Preview("TimelineSnapshotTests/manyEntriesExtraLarge.Timeline-many-AX5", traits: .sizeThatFitsLayout) {
  drawn(list(3, 900), .accessibility5)
}
