// repository: patricio0312rev/anyssh
// commit: e5dacd5e38825adac8c8aa1a0c70ddcedc5daba2
// sources: Packages/AnySSHKit/Sources/AnySSHUI/Components Packages/AnySSHKit/Sources/AnySSHCore/Diagnostics
// modules: AnySSHCore
// add: Packages/AnySSHKit/Sources/AnySSHUI/Remotes/Reachability/ReachabilityDot.swift Packages/AnySSHKit/Sources/AnySSHCore/Reachability/ReachabilityLabels.swift Packages/AnySSHKit/Sources/AnySSHCore/Ports/ClipboardPasteboard.swift Packages/AnySSHKit/Sources/AnySSHUI/Theme/[!T]*.swift Packages/AnySSHKit/Sources/AnySSHUI/Theme/Te*.swift Packages/AnySSHKit/Sources/AnySSHUI/Theme/Theme[!C]*.swift Packages/AnySSHKit/Sources/AnySSHUI/Theme/Theme.swift Packages/AnySSHKit/Sources/AnySSHUI/Theme/ThemeCode.swift Packages/AnySSHKit/Sources/AnySSHUI/Theme/ThemeCode[DP]*.swift Packages/AnySSHKit/Sources/AnySSHCore/Commands/CommandErrorState.swift Packages/AnySSHKit/Sources/AnySSHCore/Ports/UserFacingError.swift Packages/AnySSHKit/Sources/AnySSHCore/Model/Reachability.swift Packages/AnySSHKit/Sources/AnySSHUI/Remotes/UIIdentifierRemote.swift
// use: fitted
// helpers: Drawn.swift
// run: --scale 3 --text-size large --system ios26 --appearance dark
// pictures: Packages/AnySSHKit/Tests/AnySSHUISnapshotTests/__Snapshots__/{name}.png
import SwiftUI

/// Replaces that of the application, which a row to copy names.
public struct SystemClipboardPasteboard: ClipboardPasteboard {
  public init() {}
  public func write(_ text: String) {}
  public func read() -> String? { nil }
}

/// Replaces the helper of the tests.
@MainActor private func component(_ height: CGFloat, @ViewBuilder _ view: () -> some View) -> some View {
  ThemedRoot { view() }.frame(width: 390, height: height)._renderedAsLayer()
}

#Preview("ButtonSnapshotTests/closeButtonHasOneSize.closeButton", traits: .sizeThatFitsLayout) {
  component(120) {
    HStack(spacing: Theme.Space.step4) {
      CloseButton(accessibilityIdentifier: "snapshot.close.a") {}
      CloseButton(accessibilityIdentifier: "snapshot.close.b") {}
    }
  }
}
#Preview("ButtonSnapshotTests/iconButtonSurfaces.iconButton-surfaces", traits: .sizeThatFitsLayout) {
  component(120) {
    HStack(spacing: Theme.Space.step4) {
      IconButton(systemImage: "gearshape", label: "Settings", surface: .inline) {}
      IconButton(systemImage: "plus", label: "Add host", surface: .inline) {}
      IconButton(systemImage: "square.and.arrow.up", label: "Share", surface: .toolbar) {}
    }
  }
}
#Preview("ButtonSnapshotTests/wrapToggleBothStates.wrapToggle", traits: .sizeThatFitsLayout) {
  component(120) {
    HStack(spacing: Theme.Space.step4) {
      WrapToggle(wrapsLines: .constant(true))
      WrapToggle(wrapsLines: .constant(false))
    }
  }
}
#Preview("CatalogSnapshotTests/iconTileMarks.rowIconTile", traits: .sizeThatFitsLayout) {
  component(120) {
    HStack(spacing: Theme.Space.step3) {
      RowIconTile(systemImage: "server.rack", label: "Host")
      RowIconTile(systemImage: "folder", label: "Folder")
      RowIconTile(monogram: "A", label: "Agent")
      RowIconTile(monogram: "tm", label: "tmux")
    }
  }
}
#Preview("CatalogSnapshotTests/listSurfaceWithSelection.catalogList", traits: .sizeThatFitsLayout) {
  component(340) {
    List {
      CatalogRow(title: "build-box", subtitle: "deploy@build.internal", accessibilityIdentifier: "snapshot.list.row1")
        .catalogRowChrome()
      CatalogRow(title: "edge-01", subtitle: "root@10.0.0.7", accessibilityIdentifier: "snapshot.list.row2")
        .catalogRowChrome(selected: true)
      CatalogRow(title: "db-primary", subtitle: "postgres@10.0.0.9", accessibilityIdentifier: "snapshot.list.row3")
        .catalogRowChrome()
    }
    .catalogListSurface()
  }
}
#Preview("CatalogSnapshotTests/navigatingRowEndsOnAChevronWithStatusBesideItsMetadata.catalogRow-status", traits: .sizeThatFitsLayout) {
  component(160) {
    SurfaceCard {
      CatalogRow(
        title: "build-box", subtitle: "deploy@build.internal", subtitleMonospaced: true, detail: "Private key • work",
        detailStatus: StatusDot(reachability: .reachable, remoteID: "snapshot"),
        accessibilityIdentifier: "snapshot.row.status"
      ) {
        RowIconTile(systemImage: "server.rack", label: "Host")
      } trailing: {
        RowChevron()
      } footer: {
        EmptyView()
      }
    }
    .padding(Theme.Space.screenMargin)
  }
}
#Preview("ChromeSnapshotTests/copyableRowIdleAndMonospaced.copyableRow", traits: .sizeThatFitsLayout) {
  component(200) {
    SurfaceCard {
      VStack(spacing: Theme.Space.rowGap) {
        CopyableRow(
          label: "Commit", value: "8f3c1d9a2b4e6f70a1c3d5e7f9012345", monospaced: true,
          accessibilityIdentifier: "snapshot.copy.sha"
        ) { _ in }
        CopyableRow(label: "Author", value: "Ada Lovelace", accessibilityIdentifier: "snapshot.copy.author") { _ in }
      }
    }
    .padding(Theme.Space.screenMargin)
  }
}
#Preview("ChromeSnapshotTests/screenHeaderWithAndWithoutActions.screenHeader", traits: .sizeThatFitsLayout) {
  component(260) {
    VStack(spacing: Theme.Space.step5) {
      ScreenHeader("Hosts") {
        IconButton(systemImage: "gearshape", label: "Settings", surface: .inline) {}
        IconButton(systemImage: "plus", label: "Add host", surface: .inline) {}
      }
      ScreenHeader("Settings")
      Spacer()
    }
  }
}
#Preview("ChromeSnapshotTests/sectionLabelAndSettingsRow.settingsCluster", traits: .sizeThatFitsLayout) {
  component(300) {
    VStack(alignment: .leading, spacing: 0) {
      SectionLabel("General")
      SurfaceCard {
        VStack(spacing: Theme.Space.rowGap) {
          SettingsRow(title: "Gestures", subtitle: "What a swipe sends to the terminal", systemImage: "hand.draw")
          SettingsRow(title: "Snippets", subtitle: "Commands you send often", systemImage: "text.append")
        }
      }
      SectionLabel("About")
      Spacer()
    }
    .padding(Theme.Space.screenMargin)
  }
}
#Preview("ErrorStateSnapshotTests/copyHierarchy.copyOnly", traits: .sizeThatFitsLayout) {
  component(300) {
    ErrorStateView(state: .transport(.keepaliveTimeout))
  }
}
#Preview("StatusToastSnapshotTests/cardWithAction.cardWithAction", traits: .sizeThatFitsLayout) {
  component(180) {
    StatusToastCard(
      toast: StatusToast(
        severity: .error, title: "Connection refused", body: "Nothing is listening on port 22.",
        action: StatusToastAction(title: "Edit Host") {}),
      onDismiss: {}
    )
    .padding(Theme.Space.screenMargin)
  }
}
#Preview("StatusToastSnapshotTests/everySeverity.severities", traits: .sizeThatFitsLayout) {
  component(480) {
    VStack(spacing: Theme.Space.step2) {
      ForEach(StatusToastSeverity.allCases, id: \.self) { severity in
        StatusToastCard(
          toast: StatusToast(
            severity: severity, title: severity.rawValue.capitalized, body: "A short sentence describing the outcome."),
          onDismiss: {})
      }
    }
    .padding(Theme.Space.screenMargin)
  }
}
