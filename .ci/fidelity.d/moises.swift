// repository: gugapc/MoisesSearch
// commit: b3f14a07d6b195a9073be5ca1d2bdc8fdd8effd0
// sources: MoisesSearch/Domain
// add: MoisesSearch/Data/Network/APIError.swift MoisesSearch/Common/RetryableErrorView.swift MoisesSearch/Features/Album/AlbumView.swift MoisesSearch/Features/Album/AlbumViewModel.swift MoisesSearch/Features/Album/SupportViews/AlbumTrackRowView.swift MoisesSearch/Features/Player/SupportViews/PlayerQueueSidebarView.swift MoisesSearch/Features/SongsHome/SupportViews/SongRowView.swift
// use: fitted
// run: --scale 3 --text-size large --system ios26 --appearance dark
// pictures: MoisesSearchTests/SnapshotTests/Features/{name}.png
import SwiftUI

private let tracks = [
  SongListItem(
    id: "snap-a1", title: "Give Life Back to Music", artist: "Daft Punk", albumTitle: "Random Access Memories",
    collectionId: 555),
  SongListItem(
    id: "snap-a2", title: "Get Lucky", artist: "Daft Punk feat. Pharrell Williams",
    albumTitle: "Random Access Memories", collectionId: 555),
  SongListItem(
    id: "snap-a3", title: "Lose Yourself to Dance", artist: "Daft Punk", albumTitle: "Random Access Memories",
    collectionId: 555),
]

private let queue = [
  SongListItem(
    id: "snap-q1", title: "Instant Crush", artist: "Daft Punk feat. Julian Casablancas",
    albumTitle: "Random Access Memories"),
  SongListItem(
    id: "snap-q2", title: "Get Lucky", artist: "Daft Punk feat. Pharrell Williams",
    albumTitle: "Random Access Memories"),
  SongListItem(id: "snap-q3", title: "Around the World", artist: "Daft Punk", albumTitle: "Homework"),
  SongListItem(
    id: "snap-q4",
    title: "An Unreasonably Long Song Title Used To Exercise Line Limiting In The Queue Row",
    artist: "Collaboration Between Several Artists With An Equally Long Credit Line", albumTitle: "Long Titles"),
]

private struct NoAlbums: AlbumRepository {
  func fetchAlbum(collectionId: Int) async throws -> AlbumDetail { throw CancellationError() }
}

/// Replaces the helper of the tests.
@MainActor private func tested(
  _ view: some View, _ scheme: ColorScheme, _ direction: LayoutDirection = .leftToRight, width: CGFloat? = nil
) -> some View {
  view.dynamicTypeSize(.medium)
    .environment(\.colorScheme, scheme)
    .environment(\.layoutDirection, direction)
    .background(scheme == .dark ? Color.black : Color.white)
    .frame(width: width)
}

@MainActor private func album(_ state: AlbumViewModel.LoadState, _ scheme: ColorScheme) -> some View {
  let model = AlbumViewModel(collectionId: 555, repository: NoAlbums(), onPlayTracks: { _, _ in })
  model.state = state
  return NavigationStack { AlbumView(viewModel: model) }
    .environment(\.colorScheme, scheme)
    .environment(\.horizontalSizeClass, .compact)
    .background(scheme == .dark ? Color.black : Color.white)
    .frame(width: 390, height: 844)._renderedAsLayer()
}

@MainActor private func trackRow(_ scheme: ColorScheme) -> some View {
  tested(
    AlbumTrackRowView(
      track: SongListItem(
        id: "snap-album-row-1", title: "Get Lucky", artist: "Daft Punk feat. Pharrell Williams",
        albumTitle: "Random Access Memories", collectionId: 555), onTap: {}
    )
    .padding(.horizontal, 16).frame(width: 390, alignment: .leading), scheme
  )
  ._renderedAsLayer()
}

@MainActor private func sidebar(_ scheme: ColorScheme, _ direction: LayoutDirection = .leftToRight) -> some View {
  tested(PlayerQueueSidebarView(tracks: queue, currentIndex: 1, onSelectTrack: { _ in }), scheme, direction)
    .frame(width: 320, height: 520)._renderedAsLayer()
}

@MainActor private func songRow(_ scheme: ColorScheme, _ direction: LayoutDirection = .leftToRight) -> some View {
  tested(
    SongRowView(
      item: SongListItem(id: "snap-1", title: "Purple Rain", artist: "Prince"), showsMoreButton: true, onTapRow: {},
      onMore: {}), scheme, direction, width: 390
  )
  ._renderedAsLayer()
}

#Preview("Album/SupportViews/__Snapshots__/AlbumTrackRowViewSnapshotTests/albumTrackRowView_compact_rendersCorrectly-scheme.compact_light", traits: .sizeThatFitsLayout) {
  trackRow(.light)
}
#Preview("Album/SupportViews/__Snapshots__/AlbumTrackRowViewSnapshotTests/albumTrackRowView_compact_rendersCorrectly-scheme.compact_dark", traits: .sizeThatFitsLayout) {
  trackRow(.dark)
}
#Preview("Album/__Snapshots__/AlbumViewSnapshotTests/albumView_whenLoadedCompact_rendersCorrectly-scheme.loaded-compact_dark", traits: .sizeThatFitsLayout) {
  album(
    .loaded(
      AlbumDetail(
        collectionId: 555, title: "Random Access Memories", artist: "Daft Punk", artworkURL: nil, trackCount: 3,
        tracks: tracks)), .dark)
}
#Preview("Album/__Snapshots__/AlbumViewSnapshotTests/albumView_whenFailed_rendersErrorWithRetry-scheme.failed_light", traits: .sizeThatFitsLayout) {
  album(.failed("The internet connection appears to be offline."), .light)
}
#Preview("Player/SupportViews/__Snapshots__/PlayerQueueSidebarViewSnapshotTests/playerQueueSidebar_whenMultipleTracks_rendersCorrectly-size-scheme.queue_light_medium", traits: .sizeThatFitsLayout) {
  sidebar(.light)
}
#Preview("Player/SupportViews/__Snapshots__/PlayerQueueSidebarViewSnapshotTests/playerQueueSidebar_whenLayoutDirectionIsRightToLeft_rendersCorrectly-scheme.rtl_dark", traits: .sizeThatFitsLayout) {
  sidebar(.dark, .rightToLeft)
}
#Preview("SongsHome/SupportViews/__Snapshots__/SongRowViewSnapshotTests/songRowView_whenShowsMoreButton_rendersCorrectly-size-scheme.more_dark_medium", traits: .sizeThatFitsLayout) {
  songRow(.dark)
}
#Preview("SongsHome/SupportViews/__Snapshots__/SongRowViewSnapshotTests/songRowView_whenLayoutDirectionIsRightToLeft_rendersCorrectly-scheme.rtl_light", traits: .sizeThatFitsLayout) {
  songRow(.light, .rightToLeft)
}
