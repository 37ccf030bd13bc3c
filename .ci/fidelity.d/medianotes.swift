// repository: rbllfr/MediaNotes
// commit: 7b55b83823095d6475a16706351460bb3cdf5c3d
// sources: MediaNotes/Models
// add: MediaNotes/Views/Theme.swift MediaNotes/Views/MediaRowView.swift MediaNotes/Views/NoteRowView.swift MediaNotes/Services/TimeProvider.swift MediaNotesTests/Mocks/FixedTimeProvider.swift
// use: judged
// run: --scale 3 --text-size large --system ios26
// pictures: MediaNotesTests/Snapshots/__Snapshots__/*/{name}.1.png
import SwiftUI

/// Replaces the container of the application, of which these views need the time.
struct DependencyContainer {
  let timeProvider: any TimeProvider
}

@MainActor final class DependencyProvider {
  static let shared = DependencyProvider()
  let dependencies = DependencyContainer(timeProvider: FixedTimeProvider(now: recorded))
}

private let recorded = Date(timeIntervalSince1970: 1_700_064_000)

@MainActor private func tested(_ view: some View, _ width: CGFloat = 375) -> some View {
  view.padding().frame(width: width).background(Theme.background)._renderedAsLayer()
}

/// The tests give each row the size that it has in no space, which is that of the recorded picture.
@MainActor private func row(_ view: some View, pixels: CGFloat) -> some View {
  view.padding().frame(width: 375).background(Theme.background).frame(height: pixels / 3)._renderedAsLayer()
}

@MainActor private func media(_ title: String, _ kind: MediaKind, _ subtitle: String) -> some View {
  row(MediaRowView(mediaItem: MediaItem(title: title, kind: kind, subtitle: subtitle)), pixels: 462)
}

@MainActor private func note(
  _ text: String, _ title: String, _ kind: MediaKind, quote: String? = nil, pixels: CGFloat
) -> some View {
  let item = MediaItem(title: title, kind: kind)
  let note = Note(text: text, mediaItem: item, quote: quote, createdAt: recorded.addingTimeInterval(-365 * 24 * 3600))
  return row(NoteRowView(note: note), pixels: pixels)
}

@MainActor private func colorSwatch(_ name: String, color: Color) -> some View {
  HStack {
    RoundedRectangle(cornerRadius: 4)
      .fill(color)
      .frame(width: 40, height: 40)
    Text(name)
      .font(Theme.bodyFont(size: 14))
      .foregroundStyle(Theme.textPrimary)
    Spacer()
  }
}

#Preview("testMediaRowView_Movie", traits: .sizeThatFitsLayout) {
  media("Inception", .movie, "Christopher Nolan")
}
#Preview("testNoteRowView_Basic", traits: .sizeThatFitsLayout) {
  note("This is a great show with excellent character development.", "Breaking Bad", .tvSeries, pixels: 410)
}
#Preview("testColorPalette_Dark", traits: .sizeThatFitsLayout) {
  tested(
    VStack(spacing: Theme.spacingMD) {
      colorSwatch("Background", color: Theme.background)
      colorSwatch("Secondary BG", color: Theme.secondaryBackground)
      colorSwatch("Card BG", color: Theme.cardBackground)
      colorSwatch("Text Primary", color: Theme.textPrimary)
      colorSwatch("Text Secondary", color: Theme.textSecondary)
      colorSwatch("Accent", color: Theme.accent)
    }, 300)
}
#Preview("testMediaRowView_TVSeries", traits: .sizeThatFitsLayout) {
  media("Breaking Bad", .tvSeries, "Vince Gilligan")
}
#Preview("testNoteRowView_WithQuote", traits: .sizeThatFitsLayout) {
  note(
    "Walter White's transformation is perfectly captured in this scene.", "Breaking Bad", .tvSeries,
    quote: "I am the one who knocks.", pixels: 536)
}
#Preview("testMediaKindColors", traits: .sizeThatFitsLayout) {
  tested(
    VStack(spacing: Theme.spacingSM) {
      ForEach(MediaKind.allCases) { kind in
        HStack {
          Image(systemName: kind.iconName)
            .foregroundStyle(Theme.color(for: kind))
          Text(kind.displayName)
            .foregroundStyle(Theme.textPrimary)
          Spacer()
        }
        .padding(Theme.spacingSM)
        .background(Theme.cardBackground)
      }
    }, 300)
}
#Preview("testMediaRowView_Book", traits: .sizeThatFitsLayout) {
  media("The Great Gatsby", .book, "F. Scott Fitzgerald")
}
#Preview("testNoteRowView_LongText", traits: .sizeThatFitsLayout) {
  note(
    "The symbolism in this chapter is extraordinary. Fitzgerald uses the green light as a metaphor for Gatsby's dreams and hopes. The way he describes the valley of ashes creates such a vivid contrast between wealth and poverty. This really shows the dark side of the American Dream.",
    "The Great Gatsby", .book, pixels: 827)
}
