// swift-format-ignore-file
// Written by `galley swift --corpus`; a test compares it with what would be written today.

import GalleyStair

/// W3W-29, W3W-30: cards with controls inside; a card fills its width and draws its surface.
struct TableCardView: View {
  var body: some View {
    VStack(spacing: 16) {
      Card {
        Text("Harbour walk").font(.headline).fontWeight(.semibold)
        Text("Forty minutes along the quay, with a view of the lock.")
          .font(.subheadline)
          .foregroundColor(SystemColor.secondaryLabel.color)
        HStack(spacing: 8) {
          Button("Start", kind: .filled)
          Button("Later", systemImage: "clock", kind: .tinted)
        }
      }
      Card(alignment: .center, spacing: 12) {
        HStack(spacing: 0) {
          Text("Notify me")
          Spacer()
          Switch().with { $0.isOn = true }
        }
        TextField("Email", state: .normal).with { $0.leadingIconName = "envelope" }
      }
    }
    .padding(20)
  }
}

extension TableCardView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 320
    settings.scale = 1
    return Scene(TableCardView(), canvas: SceneCanvas(settings))
  }
}

/// W3W-28, W3W-30, STY-16: a table with header and footer; cells with image, detail, value and marks; highlighted, selected, disabled.
struct TableCellsView: View {
  var body: some View {
    Table(header: "Places", footer: "Three words for every three metres.") {
      Cell(
        "filled.count.soap",
        detail: "Bayswater, London",
        systemImage: "mappin.circle.fill",
        accessory: .disclosure
      )
      Cell("index.home.raft", detail: "Highlighted", value: "4 km", state: .highlighted)
      Cell("daring.lion.race", detail: "Selected", accessory: .checkmark, state: .selected)
      Cell("Not to be had", detail: "Disabled", value: "—", accessory: .detail, state: .disabled)
    }
    .with { $0.separatorInset = 16 }
  }
}

extension TableCellsView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 320
    settings.scale = 1
    return Scene(TableCellsView(), canvas: SceneCanvas(settings))
  }
}

/// W3W-29: items of 72 in rows, 2 from one another and from the edges; of the row height around.
struct TableCollectionView: View {
  var body: some View {
    VStack(spacing: 8) {
      CollectionView {
        Rectangle()
          .modifiers {
            $0.foregroundColor = SystemColor.systemBlue.color
            $0.cornerRadius = CornerRadii(4)
          }
        Rectangle()
          .modifiers {
            $0.foregroundColor = SystemColor.systemTeal.color
            $0.cornerRadius = CornerRadii(4)
          }
        Rectangle()
          .modifiers {
            $0.foregroundColor = SystemColor.systemGreen.color
            $0.cornerRadius = CornerRadii(4)
          }
        Rectangle()
          .modifiers {
            $0.foregroundColor = SystemColor.systemOrange.color
            $0.cornerRadius = CornerRadii(4)
          }
        Text("Five")
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .background(SystemColor.systemGray5.color)
      }
      .modifiers { $0.height = 150 }
      CollectionView(itemSize: 44) {
        Rectangle()
          .modifiers {
            $0.foregroundColor = SystemColor.systemPink.color
            $0.cornerRadius = CornerRadii(4)
          }
        Rectangle()
          .modifiers {
            $0.foregroundColor = SystemColor.systemIndigo.color
            $0.cornerRadius = CornerRadii(4)
          }
      }
      .modifiers { $0.height = 48 }
    }
  }
}

extension TableCollectionView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 2
    return Scene(TableCollectionView(), canvas: SceneCanvas(settings))
  }
}

/// W3W-28, DNA-36: a table without rows says so; one whose rows are still to come turns an indicator; a state view shows its third child.
struct TableEmptyView: View {
  var body: some View {
    VStack(spacing: 8) {
      Table(header: "Trips") {
      }
      .with { $0.emptyMessage = "No trips yet" }
      Table(header: "Stations", rowHeight: 40) {
      }
      .with { $0.isLoading = true }
      StateView(.empty) {
        Text("content")
        Text("loading")
        Text("Nothing here").padding(12)
        Text("failed")
      }
    }
  }
}

extension TableEmptyView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 2
    return Scene(TableEmptyView(), canvas: SceneCanvas(settings))
  }
}

/// W3W-29: a table of several sources: rows of 64 in sections with headers, none for a source without rows; a footer.
struct TableSectionsView: View {
  var body: some View {
    Table {
      Section("Recent") {
        Cell("filled.count.soap", detail: "Bayswater, London", accessory: .disclosure)
        Cell("index.home.raft", detail: "Bayswater, London")
      }
      Section("Favourites") {
      }
      Section("Nearby", footer: "Within two kilometres.") {
        SuggestionCell("daring.lion.race", place: "Hyde Park, London", distance: "1 km")
      }
    }
    .with { $0.separatorInset = 16 }
    .modifiers { $0.backgroundColor = SystemColor.systemBackground.color }
  }
}

extension TableSectionsView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 320
    return Scene(TableSectionsView(), canvas: SceneCanvas(settings))
  }
}

/// W3W-22, W3W-23, W3W-27, W3W-29: a sheet at the bottom by its height, with a handle of 40 by 6, eight points down, and a button that closes it.
struct TableSheetView: View {
  var body: some View {
    Positions {
      Rectangle()
        .modifiers {
          $0.foregroundColor = Color(RGBAColor(hex: 0xDBEFFA))
          $0.cornerRadius = CornerRadii(12)
        }
        .position(.top(height: 120))
        .id("map")
      Positions {
        Rectangle()
          .modifiers {
            $0.foregroundColor = SystemColor.tertiaryLabel.color
            $0.cornerRadius = CornerRadii(2)
          }
          .position(.absolute(Rect(x: 175, y: 8, width: 40, height: 6)))
        Image(systemName: "xmark")
          .modifiers {
            $0.foregroundColor = SystemColor.secondaryLabel.color
            $0.backgroundColor = .clear
          }
          .position(.absolute(Rect(x: 358, y: 16, width: 16, height: 16)))
        VStack(spacing: 0) {
          Table {
            Cell("filled.count.soap", detail: "Bayswater, London", accessory: .disclosure)
              .modifiers { $0.backgroundColor = .clear }
            Cell("daring.lion.race", detail: "Hyde Park, London", accessory: .disclosure)
              .modifiers { $0.backgroundColor = .clear }
          }
          Spacer()
        }
        .position(.absolute(Rect(x: 0, y: 40, width: 390, height: 200)))
      }
      .modifiers {
        $0.backgroundColor = SystemColor.secondarySystemGroupedBackground.color
        $0.cornerRadius = CornerRadii(topLeft: 16, topRight: 16, bottomRight: 0, bottomLeft: 0)
      }
      .position(.bottom(height: 240))
      .id("sheet")
    }
    .background(SystemColor.systemGroupedBackground.color)
  }
}

extension TableSheetView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 390
    settings.height = 400
    settings.scale = 2
    return Scene(TableSheetView(), canvas: SceneCanvas(settings), theme: .what3words)
  }
}

extension ParityScenes {
  static func addTable(to scenes: inout ParityScenes) {
    scenes.add("table/card") { _ in TableCardView.scene() }
    scenes.add("table/cells") { _ in TableCellsView.scene() }
    scenes.add("table/collection") { _ in TableCollectionView.scene() }
    scenes.add("table/empty") { _ in TableEmptyView.scene() }
    scenes.add("table/sections") { _ in TableSectionsView.scene() }
    scenes.add("table/sheet") { _ in TableSheetView.scene() }
  }
}
