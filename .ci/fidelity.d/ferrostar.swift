// repository: stadiamaps/ferrostar
// commit: 918a186909535c648d88f2a6a8beb5e650f98ec7
// sources: apple/Sources/FerrostarSwiftUI apple/Sources/UniFFI apple/Tests/TestSupport
// use: judged
// calls: assertView in apple/Tests/FerrostarSwiftUITests/Views
// run: --scale 3
// pictures: apple/Tests/FerrostarSwiftUITests/Views/__Snapshots__/{name}.png
import SwiftUI

@MainActor private func assertView(
  colorScheme: ColorScheme = .light,
  navigationFormatterCollection: (any FormatterCollection)? = nil,
  @ViewBuilder content: () -> some View
) -> some View {
  content()
    .environment(\.colorScheme, colorScheme)
    .environment(\.navigationUITheme, DefaultNavigationUITheme())
    .frame(width: 430, height: 932)
    .background(Color(red: 130 / 255, green: 203 / 255, blue: 114 / 255))
}
