// repository: vergevsky/BBTB
// commit: 5fd399c585d3848083f3ca4c057f676194690e3d
// sources: BBTB/Packages/Localization/Sources
// add: BBTB/Packages/DesignSystem/Sources/DesignSystem/ButtonStyles.swift BBTB/Packages/DesignSystem/Sources/DesignSystem/D*.swift BBTB/Packages/DesignSystem/Sources/DesignSystem/Spinner.swift BBTB/Packages/AppFeatures/Sources/MainScreenFeature/ConnectionButton.swift BBTB/Packages/AppFeatures/Sources/MainScreenFeature/ConnectionState.swift
// modules: Localization DesignSystem
// use: fitted
// helpers: Drawn.swift
// run: --scale 3 --text-size large --system ios18 --locale ru
// pictures: BBTB/Packages/*/Tests/**/__Snapshots__/{name}.1.png
import SwiftUI

@MainActor private func button(_ state: ConnectionState, side: CGFloat = 320) -> some View {
  ConnectionButton(state: state, action: {}).frame(width: side, height: side).background(DS.Color.canvas)
    .environment(\.colorScheme, .dark)._renderedAsLayer()
}

#Preview("ConnectionButtonSnapshotTests/test_connectionButton_idle_dark", traits: .sizeThatFitsLayout) { button(.idle) }
#Preview("ConnectionButtonSnapshotTests/test_connectionButton_connected_dark", traits: .sizeThatFitsLayout) {
  button(.connected(since: Date(timeIntervalSince1970: 0)))
}
#Preview("ConnectionButtonSnapshotTests/test_connectionButton_error_dark", traits: .sizeThatFitsLayout) {
  button(.error(message: "Тестовая ошибка"))
}
#Preview("ConnectionButtonSnapshotTests/test_connectionButton_idle_regular", traits: .sizeThatFitsLayout) {
  ConnectionButton(state: .idle, action: {}).environment(\.horizontalSizeClass, .regular).frame(width: 360, height: 360)
    .background(DS.Color.canvas).environment(\.colorScheme, .dark)._renderedAsLayer()
}
#Preview("ButtonStyleSnapshotTests/testSecondaryButton_default_dark", traits: .sizeThatFitsLayout) {
  Button("Отмена", action: {}).buttonStyle(SecondaryButtonStyle()).frame(width: 300, height: 56)
    .background(DS.Color.canvas)._renderedAsLayer()
}
#Preview("ServerListSnapshotTests/test_serverListSheet_corners_dark", traits: .sizeThatFitsLayout) {
  VStack(spacing: 0) {
    Color.clear.frame(height: 8)
    Rectangle().fill(DS.Color.surface).frame(height: 112)
  }
  .background(DS.Color.surface)
  .clipShape(
    UnevenRoundedRectangle(
      topLeadingRadius: DS.Radius.sheet, bottomLeadingRadius: 0, bottomTrailingRadius: 0,
      topTrailingRadius: DS.Radius.sheet, style: .continuous)
  )
  .frame(width: 375, height: 120)
  .background(DS.Color.canvas)
  .environment(\.colorScheme, .dark)._renderedAsLayer()
}
