// repository: no-problem-dev/swift-design-system
// commit: 36b7e507537fa2f1bdccd9fad7b33b57aef2a47c
// sources: Sources/DesignSystem/Components/Button Sources/DesignSystem/Components/Card Sources/DesignSystem/Components/Chip Sources/DesignSystem/Components/EmptyState Sources/DesignSystem/Components/IconBadge Sources/DesignSystem/Components/LinkCard Sources/DesignSystem/Components/Section Sources/DesignSystem/Components/SegmentedControl Sources/DesignSystem/Components/Snackbar Sources/DesignSystem/Components/StatDisplay Sources/DesignSystem/Components/StatusIndicator Sources/DesignSystem/Components/TextField Sources/DesignSystem/Components/Timeline Sources/DesignSystem/Environment Sources/DesignSystem/Extensions Sources/DesignSystem/Modifiers Sources/DesignSystem/ThemeProvider Sources/DesignSystem/Themes Sources/DesignSystem/Tokens Sources/DesignSystem/Types
// add: Sources/DesignSystem/ViewModifiers/AnimateModifier.swift Sources/DesignSystem/ViewModifiers/ThemeModifier.swift
// use: fitted
// run: --scale 3 --text-size large --system ios26 --locale ja --filter .light
// pictures: Tests/DesignSystemTests/__Snapshots__/{name}.png
// run: --scale 3 --text-size large --system ios26 --locale ja --appearance dark --filter .dark
// pictures: Tests/DesignSystemTests/__Snapshots__/{name}.png
import SwiftUI

/// Replaces the recorder of the tests, whose controller has this size.
@MainActor private func drawn(
  _ mode: ThemeMode, _ width: CGFloat, _ height: CGFloat, @ViewBuilder _ view: () -> some View
) -> some View {
  view().padding().theme(ThemeProvider(initialMode: mode))
    .environment(\.colorScheme, mode == .light ? .light : .dark)
    .frame(width: width, height: height)._renderedAsLayer()
}

@MainActor private struct Saved: View {
  private let state = SnackbarState()
  init() { state.show(message: "保存しました") }
  var body: some View { Snackbar(state: state) }
}

#Preview("Button/primary.light", traits: .sizeThatFitsLayout) {
  drawn(.light, 340, 100) { Button("保存") {}.buttonStyle(.primary) }
}
#Preview("Card/level0.dark", traits: .sizeThatFitsLayout) {
  drawn(.dark, 340, 160) {
    Card(elevation: .level0) {
      VStack(alignment: .leading, spacing: 8) {
        Text("影なしカード").typography(.titleMedium)
        Text("Elevation level0。").typography(.bodyMedium)
      }
    }
  }
}
#Preview("Chip/filled.light", traits: .sizeThatFitsLayout) {
  drawn(.light, 220, 80) { Chip("Active", systemImage: "checkmark.circle.fill").chipStyle(.filled) }
}
#Preview("EmptyState/basic.dark", traits: .sizeThatFitsLayout) {
  drawn(.dark, 340, 280) {
    EmptyState(systemImage: "tray", title: "アイテムがありません", description: "右下の + ボタンから追加できます")
  }
}
#Preview("LinkCard/withTitle.light", traits: .sizeThatFitsLayout) {
  drawn(.light, 360, 140) {
    LinkCard(title: "Swift.org", url: URL(string: "https://www.swift.org/documentation/")!)
  }
}
#Preview("Section/surfaceWithHeaderAndFooter.dark", traits: .sizeThatFitsLayout) {
  drawn(.dark, 360, 220) {
    SectionCard("通知", footer: "変更はすぐに反映されます") {
      SectionRow { Text("メール").typography(.bodyMedium) }
      SectionRowDivider()
      SectionRow { Text("プッシュ").typography(.bodyMedium) }
    }
  }
}
#Preview("SectionRow/labelsAlignAcrossRows.light", traits: .sizeThatFitsLayout) {
  drawn(.light, 360, 280) {
    SectionCard("アカウント") {
      SectionRow { SectionRowLabel("パスワード", systemImage: "lock") }
      SectionRowDivider()
      SectionRow { SectionRowLabel("連携サービス", systemImage: "rectangle.3.group") }
      SectionRowDivider()
      SectionRow { SectionRowLabel("通知", systemImage: "bell.badge.waveform.fill") }
      SectionRowDivider()
      SectionRow { SectionRowLabel("メールアドレス") }
    }
  }
}
#Preview("SegmentedControl/firstSelected.dark", traits: .sizeThatFitsLayout) {
  drawn(.dark, 340, 100) {
    SegmentedControl(selection: .constant("日"), options: ["日", "週", "月"]) { Text($0) }
  }
}
#Preview("Snackbar/message.light", traits: .sizeThatFitsLayout) {
  Saved().theme(ThemeProvider(initialMode: .light)).environment(\.colorScheme, .light)
    .frame(width: 393, height: 160)._renderedAsLayer()
}
#Preview("StatDisplay/allSizes.dark", traits: .sizeThatFitsLayout) {
  drawn(.dark, 340, 300) {
    VStack(alignment: .leading, spacing: 12) {
      StatDisplay(value: "128", unit: "件", size: .small)
      StatDisplay(value: "128", unit: "件", size: .medium)
      StatDisplay(value: "128", unit: "件", size: .large)
      StatDisplay(value: "128", unit: "件", size: .extraLarge)
    }
  }
}
#Preview("TextField/emptyWithPlaceholder.light", traits: .sizeThatFitsLayout) {
  drawn(.light, 360, 140) { DSTextField("メールアドレス", text: .constant(""), placeholder: "you@example.com") }
}
#Preview("Timeline/firstMiddleLast.dark", traits: .sizeThatFitsLayout) {
  drawn(.dark, 340, 260) {
    VStack(spacing: 0) {
      TimelineRow(isFirst: true) {
        Circle().fill(.blue).frame(width: 10, height: 10)
      } content: {
        Text("作成").typography(.bodyMedium)
      }
      TimelineRow {
        Circle().fill(.blue).frame(width: 10, height: 10)
      } content: {
        Text("レビュー").typography(.bodyMedium)
      }
      TimelineRow(isLast: true) {
        Circle().fill(.blue).frame(width: 10, height: 10)
      } content: {
        Text("公開").typography(.bodyMedium)
      }
    }
  }
}
