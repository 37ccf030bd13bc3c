// repository: HymnalDreamTeam/Hymns-iOS
// commit: 05692cc8dfe752f99c9e653e53e853eb02817774
// sources: Hymns/Assets.xcassets Hymns/en.lproj
// add: Hymns/Common/ChordViews.swift Hymns/Common/SongResultView.swift Hymns/Common/FontViewModifier.swift Hymns/Common/ErrorView.swift Hymns/Browse/ScriptureSongView.swift Hymns/Settings/FeedbackView.swift Hymns/Settings/DonationButtonView.swift Hymns/Settings/RepeatChorusView.swift Hymns/Display/Song?Info/SongInfoView.swift Hymns/Display/Song?Info/SongInfoDialogView.swift Hymns/Display/FontPicker.swift Hymns/Audio?Player/AudioSlider.swift Hymns/Infrastructure/View+Extensions.swift Hymns/Infrastructure/Application+Extensions.swift Hymns/Infrastructure/ContentSizeCategory+Extensions.swift
// use: fitted
// layers: yes
// pixels: 2
// run: --scale 3 --appearance both --system ios18
// pictures: HymnsSnapshotTests/__Snapshots__/18.2/PreviewTests/{name}-iPhone-16-Pro{appearance}.png
// appearances: light= dark=-dark
// run: --scale 3 --appearance both --system ios18 --filter Pairs
// pictures: HymnsSnapshotTests/__Snapshots__/18.2/PreviewTests/{name}-iPhone-16-Pro{appearance}.1.png
import Combine
import SwiftUI

/// Replace types of packages that are not there, and for models that need them.
protocol PrefireProvider: PreviewProvider {}
struct HymnIdentifier: Hashable {}
enum SettingsResult<Value, Failure> { case success(Value) }
struct SettingsToastItem {}
protocol CoffeeDonation {}
struct DonationViewModel {
  init(coffeeDonations: [any CoffeeDonation], resultBinding: Binding<SettingsResult<SettingsToastItem, Error>?>) {}
}
struct DonationView: View {
  let viewModel: DonationViewModel
  var body: some View { EmptyView() }
}
struct MailFeedbackView: View {
  @Binding var result: SettingsResult<SettingsToastItem, Error>?
  var body: some View { EmptyView() }
}
enum MFMailComposeViewController { static func canSendMail() -> Bool { false } }
enum SwiftEventBus { static func post(_ name: String, sender: Any?) {} }
enum DisplayHymnContainerViewModel { static let songSwipableEvent = "" }
enum Route: Hashable { case browseResults(String) }

final class ChordWordViewModel: ObservableObject {
  let fontSize: Float = 15
  let chords: String?
  let word: String
  init(_ word: String, chords: String? = nil) { (self.word, self.chords) = (word, chords) }
}
struct SingleSongResultViewModel {
  let title: String
  let label: String?
}
struct MultiSongResultViewModel {
  let title: String
  let labels: [String]?
}
final class RepeatChorusViewModel: ObservableObject {
  var shouldRepeatChorus: Binding<Bool>
  init(_ value: Bool) { shouldRepeatChorus = .constant(value) }
}
final class FontPickerViewModel: ObservableObject { @Published var fontSize: Float = 18 }
final class AudioPlayerViewModel: ObservableObject {
  @Published var currentTime: Double
  var songDuration: Double? = 100
  init(_ time: Double) { currentTime = time }
  func stopTimer() {}
  func startTimer() {}
  func seek(to time: Double) {}
}
final class SongInfoViewModel: ObservableObject, Hashable {
  struct Kind { let label: String }
  let type: Kind
  let values: [String]
  init(_ label: String, _ values: [String]) { (type, self.values) = (Kind(label: label), values) }
  func createSongInfoItem(_ value: String) -> String { value }
  static func == (left: SongInfoViewModel, right: SongInfoViewModel) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
final class SongInfoDialogViewModel: ObservableObject {
  let songInfo: [SongInfoViewModel]
  init(_ songInfo: [SongInfoViewModel]) { self.songInfo = songInfo }
}

/// The tests propose the width of the device to a component, and take its height.
extension View {
  func component() -> some View { frame(width: 390).fixedSize(horizontal: false, vertical: true) }
}

@MainActor private func chords(_ chords: String?) -> some View {
  ChordWordView(ChordWordViewModel("Drink", chords: chords)).padding().component()
}
#Preview("ChordWordView.Multiple-chords", traits: .sizeThatFitsLayout) { chords("Am G") }
#Preview("ChordWordView.Single-chord", traits: .sizeThatFitsLayout) { chords("Am") }
#Preview("ChordWordView.Empty-chords", traits: .sizeThatFitsLayout) { chords("") }
#Preview("ChordWordView.Nil-chord", traits: .sizeThatFitsLayout) { chords(nil) }

#Preview("SingleSongResultView.test_singleSongResultView", traits: .sizeThatFitsLayout) {
  SingleSongResultView(
    viewModel: SingleSongResultViewModel(title: "O Lord, breathe Thy Spirit on me", label: "Hymn 255")
  ).component()
}
#Preview("MultiSongResultView.test_multiSongResultView", traits: .sizeThatFitsLayout) {
  MultiSongResultView(
    viewModel: MultiSongResultViewModel(
      title: "O Lord, breathe Thy Spirit on me", labels: ["Hymn 255", "Songbase 442"])
  ).component()
}

@MainActor private func scripture() -> some View {
  ScriptureSongView(
    viewModel: ScriptureSongViewModel(
      reference: "1:19", title: "And we have the prophetic word", hymnIdentifier: HymnIdentifier()))
}
#Preview("ScriptureSongView.default", traits: .sizeThatFitsLayout) { scripture().padding().component() }
#Preview("ScriptureSongView.accessibility-size", traits: .sizeThatFitsLayout) {
  scripture().environment(\.sizeCategory, .accessibilityMedium).padding().component()
}

#Preview("FeedbackView_0", traits: .sizeThatFitsLayout) { FeedbackView(result: .constant(nil)).component() }
#Preview("DonationButtonView_0", traits: .sizeThatFitsLayout) {
  DonationButtonView(coffeeDonations: [], resultBinding: .constant(nil)).component()
}
#Preview("RepeatChorusView.repeat-on", traits: .sizeThatFitsLayout) {
  RepeatChorusView(viewModel: RepeatChorusViewModel(true)).component()
}
#Preview("RepeatChorusView.repeat-off", traits: .sizeThatFitsLayout) {
  RepeatChorusView(viewModel: RepeatChorusViewModel(false)).component()
}

#Preview("SongInfoView.test_songInfoView", traits: .sizeThatFitsLayout) {
  SongInfoView(viewModel: SongInfoViewModel("Category", ["Worship of the Father", "The Son's Redemption"])).component()
}
@MainActor private func songInfo(_ category: String, _ subcategory: String, _ authors: [String]) -> some View {
  SongInfoDialogView(
    viewModel: SongInfoDialogViewModel([
      SongInfoViewModel("Category", [category]), SongInfoViewModel("Subcategory", [subcategory]),
      SongInfoViewModel("Author", authors),
    ])
  ).component()
}
#Preview("SongInfoDialogView.regular-values", traits: .sizeThatFitsLayout) {
  songInfo("Worship of the Father", "As the Source of Life", ["Will Jeng", "Titus Ting"])
}
#Preview("SongInfoDialogView.long-values", traits: .sizeThatFitsLayout) {
  songInfo(
    "Worship Worship Worship of of of the the the Father Father Father",
    "As As As the the the Source Source Source of of of Life Life Life",
    ["Will Will Will Jeng Jeng Jeng", "Titus Titus Titus Ting Ting Ting"])
}

#Preview("FontPicker.test_fontPicker", traits: .sizeThatFitsLayout) {
  FontPicker(viewModel: FontPickerViewModel()).component()
}
@MainActor private func slider(_ time: Double) -> some View {
  AudioSlider(viewModel: AudioPlayerViewModel(time)).padding().component()
}
#Preview("AudioSlider.start", traits: .sizeThatFitsLayout) { slider(0) }
#Preview("AudioSlider.middle", traits: .sizeThatFitsLayout) { slider(12) }
#Preview("AudioSlider.end", traits: .sizeThatFitsLayout) { slider(100) }
