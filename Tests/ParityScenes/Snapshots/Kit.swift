// swift-format-ignore-file
// Written by `galley swift --corpus`; a test compares it with what would be written today.

import GalleyStair

/// Alerts with answers side by side and below one another, an action sheet, a menu.
struct KitAlertsView: View {
  var body: some View {
    VStack(spacing: 20) {
      Alert(
        "Delete the draft?",
        message: "It cannot be brought back.",
        buttons: [ControlItem("Cancel", role: .cancel), ControlItem("Delete", role: .destructive)]
      )
      Alert(
        "Name",
        message: "A name for the list.",
        buttons: [ControlItem("Save as a template"), ControlItem("Save"), ControlItem("Cancel", role: .cancel)]
      )
      .with { $0.fieldPlaceholder = "Groceries" }
      ActionSheet(
        "Photo",
        message: "It is sent to everybody.",
        buttons: [ControlItem("Take a photo"), ControlItem("Choose a photo"), ControlItem("Remove", role: .destructive), ControlItem("Cancel", role: .cancel)]
      )
      Menu(items: [ControlItem("Name", isSelected: true), ControlItem("Date", subtitle: "Newest first"), ControlItem("", role: .divider), ControlItem("Delete", systemImage: "trash", role: .destructive), ControlItem("Share", isDisabled: true)])
    }
    .padding(16)
    .background(Color(light: RGBAColor(hex: 0xB9C4CF), dark: RGBAColor(hex: 0x30363C)))
  }
}

extension KitAlertsView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 393
    return Scene(KitAlertsView(), canvas: SceneCanvas(settings))
  }
}

/// Avatars with initials, an icon and a state, groups, badges, tags and chips.
struct KitAvatarsView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack(spacing: 16) {
        Avatar("Ada Lovelace")
        Avatar("Grace Hopper").with { $0.statusColor = SystemColor.systemGreen.color }
        Avatar(systemImage: "person.fill").with { $0.color = SystemColor.systemGray.color }
        Avatar("Alan Turing", size: 56)
        Avatar(size: 28)
          .with {
            $0.initials = "+9"
            $0.color = SystemColor.systemIndigo.color
          }
      }
      AvatarGroup(extraCount: 4) {
        Avatar("Ada Lovelace")
        Avatar("Grace Hopper")
        Avatar("Alan Turing")
      }
      HStack(spacing: 16) {
        Tag("New")
        Tag("Paid", color: SystemColor.systemGreen.color)
        Tag("Late", color: SystemColor.systemRed.color).with { $0.isFilled = true }
      }
      Flow(spacing: 8, lineSpacing: 8) {
        Chip("All", isSelected: true)
        Chip("Unread")
        Chip("Near me", systemImage: "star.fill")
        Chip("Amsterdam").with { $0.isRemovable = true }
        Chip("Pressed").with { $0.state = .highlighted }
        Chip("Off").with { $0.state = .disabled }
        Chip("Focus").with { $0.state = .focused }
      }
    }
    .padding(16)
    .background(SystemColor.systemBackground.color)
  }
}

extension KitAvatarsView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 360
    return Scene(KitAvatarsView(), canvas: SceneCanvas(settings))
  }
}

/// Navigation bars, large and inline, tab bars, tool bars, the status bar and the home indicator.
struct KitBarsView: View {
  var body: some View {
    VStack(spacing: 12) {
      StatusBar()
      NavigationBar("Inbox", displayMode: .large)
        .with {
          $0.leadingItems = [ControlItem("", systemImage: "plus")]
          $0.trailingItems = [ControlItem("Edit")]
        }
      NavigationBar("Details", backTitle: "Inbox")
        .with {
          $0.trailingItems = [ControlItem("Done", isSelected: true)]
          $0.hasBackground = true
        }
      NavigationBar("Search", displayMode: .large)
        .with {
          $0.trailingItems = [ControlItem("Edit", isDisabled: true)]
          $0.accessory = AnyView(
            SearchField()
          )
        }
      Toolbar([ControlItem("", systemImage: "trash"), ControlItem("Select"), ControlItem("Delete", role: .destructive)])
      TabBar(
        [ControlItem("Home", systemImage: "house.fill"), ControlItem("Chats", systemImage: "bubble.left.fill", badge: "3"), ControlItem("Profile", systemImage: "person.fill", badge: "")],
        selection: 1
      )
      HStack(spacing: 16) {
        Badge("3")
        Badge("128")
        Badge()
        Badge("New").modifiers { $0.backgroundColor = SystemColor.systemBlue.color }
      }
      .frame(height: 30)
      HomeIndicator()
    }
    .background(SystemColor.systemGroupedBackground.color)
  }
}

extension KitBarsView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 393
    return Scene(KitBarsView(), canvas: SceneCanvas(settings))
  }
}

/// Round buttons and the source systems' cells, in their states.
struct KitCellsView: View {
  var body: some View {
    VStack(spacing: 12) {
      HStack(spacing: 12) {
        IconButton()
        IconButton("star.fill", size: 60)
        IconButton(state: .highlighted)
        IconButton(state: .disabled)
        IconButton(size: 30, state: .focused)
      }
      SuggestionCell("index.home.raft", place: "Bayswater, London", distance: "3 km")
      SuggestionCell("///filled.count.soap", place: "Nowhere", state: .selected)
      HStack(spacing: 16) {
        CapsuleCell("One")
        CapsuleCell("Two", isSelected: true)
      }
    }
    .padding(16)
    .background(SystemColor.systemBackground.color)
  }
}

extension KitCellsView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 360
    return Scene(KitCellsView(), canvas: SceneCanvas(settings))
  }
}

/// Bars that lie: one series, stacks with a rule, side by side with a negative value.
struct KitChartsLyingView: View {
  var body: some View {
    VStack(spacing: 20) {
      Chart(marks: [ChartMark(.bar, x: [.category("Hammer"), .category("Saw"), .category("Screwdriver"), .category("Nail")], y: [3, 5, 2, 8])])
        .with { $0.isHorizontal = true }
        .modifiers { $0.height = 160 }
      Chart(marks: [ChartMark(.bar, name: "North", x: [.category("Jan"), .category("Feb"), .category("Mar")], y: [30, 50, 20]), ChartMark(.bar, name: "South", x: [.category("Jan"), .category("Feb"), .category("Mar")], y: [20, 10, 45]), ChartMark(.rule, y: [60], color: SystemColor.systemRed.color)])
        .with {
          $0.valueSuffix = " k"
          $0.isHorizontal = true
        }
        .modifiers { $0.height = 160 }
      Chart(marks: [ChartMark(.bar, name: "North", x: [.category("One"), .category("Two")], y: [4, -2]), ChartMark(.bar, name: "South", x: [.category("One"), .category("Two")], y: [3, 5])])
        .with {
          $0.isGrouped = true
          $0.isHorizontal = true
        }
        .modifiers { $0.height = 160 }
    }
    .padding(16)
    .background(SystemColor.systemBackground.color)
  }
}

extension KitChartsLyingView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 360
    return Scene(KitChartsLyingView(), canvas: SceneCanvas(settings))
  }
}

/// Rectangles in charts: a target range from edge to edge, days over a line, ranges of days, numbers between numbers, lying.
struct KitChartsRectanglesView: View {
  var body: some View {
    VStack(spacing: 18) {
      Chart(marks: [ChartMark(.rectangle, name: "Target", y: [8], yStart: [6], color: SystemColor.systemGreen.color, opacity: 0.3), ChartMark(.rectangle, name: "Weekend", x: [.category("Sat")], xEnd: [.category("Sun")], y: [], color: SystemColor.systemGray.color, opacity: 0.2), ChartMark(.line, name: "Sleep", x: [.category("Mon"), .category("Tue"), .category("Wed"), .category("Thu"), .category("Fri"), .category("Sat"), .category("Sun")], y: [6.5, 7, 5.5, 7.5, 6, 9, 8.5], symbol: .circle)])
        .modifiers { $0.height = 130 }
      Chart(marks: [ChartMark(.rectangle, name: "Low to high", x: [.category("Mon"), .category("Tue"), .category("Wed"), .category("Thu")], y: [18, 21, nil, 16], yStart: [9, 11, 8, 7], color: SystemColor.systemOrange.color, opacity: 0.8), ChartMark(.rectangle, name: "Mean", x: [.category("Mon"), .category("Tue"), .category("Wed"), .category("Thu")], y: [14, 16, 12, 11], color: SystemColor.systemRed.color, symbolSize: 4)])
        .modifiers { $0.height = 110 }
      Chart(marks: [ChartMark(.rectangle, x: [.number(0), .number(4), .number(7)], xEnd: [.number(3), .number(6), .number(10)], y: [4, 7, 3], yStart: [1, 2, 0], color: SystemColor.systemPurple.color, opacity: 0.5)])
        .modifiers { $0.height = 100 }
      Chart(marks: [ChartMark(.rectangle, x: [.category("Mon"), .category("Tue")], y: [8, 6], yStart: [2, 3], color: SystemColor.systemTeal.color), ChartMark(.rectangle, y: [5], yStart: [4], color: SystemColor.systemPink.color, opacity: 0.3)])
        .with { $0.isHorizontal = true }
        .modifiers { $0.height = 100 }
    }
    .padding(12)
  }
}

extension KitChartsRectanglesView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 320
    settings.scale = 2
    settings.backgroundColor = SystemColor.systemBackground.color
    return Scene(KitChartsRectanglesView(), canvas: SceneCanvas(settings))
  }
}

/// Numbers in slices, also where words are read from right to left.
struct KitChartsSlicesView: View {
  var body: some View {
    HStack(spacing: 16) {
      Chart(marks: [ChartMark(.sector, x: [.category("Walk"), .category("Bus"), .category("Bike")], y: [7, 2, 1])])
        .with {
          $0.valueSuffix = " km"
          $0.showsValues = true
        }
        .modifiers { $0.height = 150 }
      Chart(marks: [ChartMark(.sector, x: [.category("Walk"), .category("Bus"), .category("Bike")], y: [7, 2, 1])])
        .with {
          $0.showsValues = true
          $0.innerRadius = 0.5
        }
        .modifiers { $0.height = 150 }
        .layoutDirection(.rightToLeft)
    }
    .padding(16)
    .background(SystemColor.systemBackground.color)
  }
}

extension KitChartsSlicesView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 340
    return Scene(KitChartsSlicesView(), canvas: SceneCanvas(settings))
  }
}

/// Gaps, values beside bars and lines, words for axes, one axis, ranges, rules, dashes, symbols.
struct KitChartsValuesView: View {
  var body: some View {
    VStack(spacing: 20) {
      Chart(marks: [ChartMark(.bar, x: [.category("Jan"), .category("Feb"), .category("Mar"), .category("Apr"), .category("May")], y: [3, nil, 2, 8, -6])])
        .with {
          $0.xAxisLabel = "Month"
          $0.yAxisLabel = "Orders in thousands"
          $0.showsValues = true
        }
        .modifiers { $0.height = 150 }
      Chart(marks: [ChartMark(.bar, name: "North", x: [.category("Jan"), .category("Feb"), .category("Mar")], y: [30.1, 50, 20]), ChartMark(.bar, name: "South", x: [.category("Jan"), .category("Feb"), .category("Mar")], y: [20.2, 10, -40])])
        .with {
          $0.valueSuffix = "%"
          $0.showsValues = true
        }
        .modifiers { $0.height = 160 }
      Chart(marks: [ChartMark(.bar, name: "North", x: [.category("Jan"), .category("Feb"), .category("Mar"), .category("Apr"), .category("May")], y: [3, 5, 2, 8, 6]), ChartMark(.bar, name: "South", x: [.category("Jan"), .category("Feb"), .category("Mar"), .category("Apr"), .category("May")], y: [2, 1, 4, 3, 3])])
        .with {
          $0.showsValues = true
          $0.barCornerRadius = 0
          $0.isGrouped = true
        }
        .modifiers { $0.height = 160 }
      Chart(marks: [ChartMark(.line, x: [.category("a"), .category("b"), .category("c"), .category("d"), .category("e"), .category("f"), .category("g"), .category("h")], y: [3, 4, nil, 5, nil, 4, 7, 6], symbol: .diamond), ChartMark(.rule, y: [5], color: SystemColor.systemRed.color, dash: [4, 3]), ChartMark(.rule, x: [.category("c")], y: [], color: SystemColor.systemGray.color, dash: [2, 2])])
        .with {
          $0.showsYAxis = false
          $0.showsValues = true
        }
        .modifiers { $0.height = 150 }
      Chart(marks: [ChartMark(.area, x: [.number(1), .number(2), .number(3), .number(4), .number(5), .number(6)], y: [3, 5, 4, nil, 6, 5], yStart: [1, 2, 1, 3, 2, 1], interpolation: .monotone), ChartMark(.line, x: [.number(1), .number(2), .number(3), .number(4), .number(5), .number(6)], y: [2, 3, 2.5, 4, 4, 3], interpolation: .stepCenter, lineWidth: 1, opacity: 0.5)])
        .with { $0.showsXAxis = false }
        .modifiers { $0.height = 150 }
      Chart(marks: [ChartMark(.bar, x: [.category("Hammer"), .category("Saw"), .category("Screwdriver")], y: [3, 5, -2])])
        .with {
          $0.xAxisLabel = "Sold"
          $0.yAxisLabel = "Tool"
          $0.showsValues = true
          $0.isHorizontal = true
        }
        .modifiers { $0.height = 150 }
      Chart(marks: [ChartMark(.bar, x: [.category("Plan"), .category("Build"), .category("Test")], y: [4, 7, 9], yStart: [0, 3, 6])])
        .with { $0.isHorizontal = true }
        .modifiers { $0.height = 120 }
      Chart(marks: [ChartMark(.point, y: [1, nil, nil], symbol: .circle), ChartMark(.point, y: [nil, 2, nil], symbol: .square, symbolSize: 12), ChartMark(.point, y: [nil, nil, 3], symbol: .triangle, symbolSize: 12), ChartMark(.point, y: [3, nil, 1], symbol: .pentagon, symbolSize: 12), ChartMark(.point, y: [2, nil, 2], symbol: .plus, symbolSize: 12), ChartMark(.point, y: [nil, 3, nil], symbol: .cross, symbolSize: 12), ChartMark(.point, y: [nil, 1, nil], symbol: .asterisk, symbolSize: 12)])
        .modifiers { $0.height = 60 }
    }
    .padding(16)
    .background(SystemColor.systemBackground.color)
  }
}

extension KitChartsValuesView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 360
    return Scene(KitChartsValuesView(), canvas: SceneCanvas(settings))
  }
}

/// Bars stacked and side by side, lines, areas, dots, a rule, slices, a sparkline.
struct KitChartsView: View {
  var body: some View {
    VStack(spacing: 20) {
      Chart(marks: [ChartMark(.bar, x: [.category("Jan"), .category("Feb"), .category("Mar"), .category("Apr"), .category("May")], y: [3, 5, 2, 8, 6])])
        .modifiers { $0.height = 140 }
      Chart(marks: [ChartMark(.bar, name: "North", x: [.category("Jan"), .category("Feb"), .category("Mar"), .category("Apr"), .category("May")], y: [30, 50, 20, 80, 60]), ChartMark(.bar, name: "South", x: [.category("Jan"), .category("Feb"), .category("Mar"), .category("Apr"), .category("May")], y: [20, 10, 40, -20, 30])])
        .modifiers { $0.height = 160 }
      Chart(marks: [ChartMark(.bar, name: "North", x: [.category("Jan"), .category("Feb"), .category("Mar"), .category("Apr"), .category("May")], y: [3, 5, 2, 8, 6]), ChartMark(.bar, name: "South", x: [.category("Jan"), .category("Feb"), .category("Mar"), .category("Apr"), .category("May")], y: [2, 1, 4, 3, 3])])
        .with { $0.isGrouped = true }
        .modifiers { $0.height = 160 }
      Chart(marks: [ChartMark(.area, x: [.number(0), .number(1), .number(2), .number(3), .number(5)], y: [1, 4, 2, 6, 5], interpolation: .monotone), ChartMark(.line, x: [.number(0), .number(1), .number(2), .number(3), .number(5)], y: [1, 4, 2, 6, 5], interpolation: .monotone), ChartMark(.point, x: [.number(0), .number(1), .number(2), .number(3), .number(5)], y: [1, 4, 2, 6, 5]), ChartMark(.rule, y: [3], color: SystemColor.systemRed.color)])
        .modifiers { $0.height = 140 }
      Chart(marks: [ChartMark(.line, name: "2025", x: [.category("Jan"), .category("Feb"), .category("Mar"), .category("Apr"), .category("May")], y: [12000, 18000, 15000, 24000, 31000]), ChartMark(.line, name: "2026", x: [.category("Jan"), .category("Feb"), .category("Mar"), .category("Apr"), .category("May")], y: [14000, 16000, 21000, 22000, 36000], interpolation: .stepEnd)])
        .modifiers { $0.height = 160 }
      HStack(spacing: 16) {
        Chart(marks: [ChartMark(.sector, x: [.category("A"), .category("B"), .category("C")], y: [5, 3, 2])])
          .modifiers { $0.height = 130 }
        Chart(marks: [ChartMark(.sector, x: [.category("A"), .category("B"), .category("C")], y: [5, 3, 2])])
          .with {
            $0.colors = [SystemColor.systemIndigo.color, SystemColor.systemTeal.color, SystemColor.systemOrange.color]
            $0.innerRadius = 0.6
          }
          .modifiers { $0.height = 130 }
      }
      Chart(marks: [ChartMark(.line, y: [3, 4, 2, 5, 6, 4, 7])])
        .with { $0.showsAxes = false }
        .modifiers {
          $0.width = 120
          $0.height = 32
        }
    }
    .padding(16)
    .background(SystemColor.systemBackground.color)
  }
}

extension KitChartsView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 360
    return Scene(KitChartsView(), canvas: SceneCanvas(settings))
  }
}

/// Check boxes, round marks and toggles in each form and state.
struct KitChoicesView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack(spacing: 12) {
        Checkbox("Normal", isOn: true).with { $0.state = .normal }
        Checkbox().with { $0.state = .normal }
        Checkbox()
          .with {
            $0.isMixed = true
            $0.state = .normal
          }
        RadioButton("Radio", isOn: true).with { $0.state = .normal }
        RadioButton().with { $0.state = .normal }
      }
      HStack(spacing: 12) {
        Checkbox("Highlighted", isOn: true).with { $0.state = .highlighted }
        Checkbox().with { $0.state = .highlighted }
        Checkbox()
          .with {
            $0.isMixed = true
            $0.state = .highlighted
          }
        RadioButton("Radio", isOn: true).with { $0.state = .highlighted }
        RadioButton().with { $0.state = .highlighted }
      }
      HStack(spacing: 12) {
        Checkbox("Disabled", isOn: true).with { $0.state = .disabled }
        Checkbox().with { $0.state = .disabled }
        Checkbox()
          .with {
            $0.isMixed = true
            $0.state = .disabled
          }
        RadioButton("Radio", isOn: true).with { $0.state = .disabled }
        RadioButton().with { $0.state = .disabled }
      }
      HStack(spacing: 12) {
        Checkbox("Focused", isOn: true).with { $0.state = .focused }
        Checkbox().with { $0.state = .focused }
        Checkbox()
          .with {
            $0.isMixed = true
            $0.state = .focused
          }
        RadioButton("Radio", isOn: true).with { $0.state = .focused }
        RadioButton().with { $0.state = .focused }
      }
      HStack(spacing: 12) {
        Checkbox("Error", isOn: true).with { $0.state = .error }
        Checkbox().with { $0.state = .error }
        Checkbox()
          .with {
            $0.isMixed = true
            $0.state = .error
          }
        RadioButton("Radio", isOn: true).with { $0.state = .error }
        RadioButton().with { $0.state = .error }
      }
      Toggle("Airplane Mode", isOn: true)
      Toggle("Wi-Fi", systemImage: "wifi", isOn: true)
        .modifiers { $0.tint = SystemColor.systemPurple.color }
      Toggle("Off and disabled").with { $0.state = .disabled }
      HStack(spacing: 16) {
        Toggle("Bold", isOn: true).toggleStyle(.button)
        Toggle("Italic").toggleStyle(.button)
        Toggle("Checked", isOn: true).toggleStyle(.checkbox)
      }
    }
    .padding(16)
    .background(SystemColor.systemBackground.color)
  }
}

extension KitChoicesView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 360
    return Scene(KitChoicesView(), canvas: SceneCanvas(settings))
  }
}

/// A day as words, as a calendar and as wheels; a colour; labels; what has not come yet.
struct KitDatesView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      DatePicker("Leaves", date: CalendarDay(2026, 11, 22)).with { $0.time = "9:41" }
      DatePicker(date: CalendarDay(2026, 11, 22))
        .with {
          $0.dateText = "22. 11. 2026"
          $0.today = CalendarDay(2026, 11, 18)
          $0.state = .disabled
        }
      DatePicker(date: CalendarDay(2026, 11, 22))
        .datePickerStyle(.graphical)
        .with { $0.today = CalendarDay(2026, 11, 18) }
      DatePicker(date: CalendarDay(2028, 2, 29)).datePickerStyle(.wheel)
      ColorPicker("Colour", selection: SystemColor.systemTeal.color)
      Label("Favourites", systemImage: "star.fill")
      HStack(spacing: 12) {
        Avatar("Ada Lovelace")
        VStack(alignment: .leading, spacing: 4) {
          Text("Ada Lovelace")
          Text("A line that has not come yet, and another one").font(.footnote)
        }
      }
      .modifiers { $0.redacted = true }
    }
    .padding(16)
    .background(SystemColor.systemBackground.color)
  }
}

extension KitDatesView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 360
    return Scene(KitDatesView(), canvas: SceneCanvas(settings))
  }
}

/// Groups under a title, open and closed; what stands in the place of content.
struct KitGroupsView: View {
  var body: some View {
    VStack(spacing: 16) {
      GroupBox("Delivery") {
        Text("Monday, between nine and twelve")
        Button("Change", kind: .plain)
      }
      DisclosureGroup("Details", isExpanded: true) {
        Text("One bag, blue")
        Text("Two bottles")
      }
      DisclosureGroup("Closed") {
        Text("Hidden")
      }
      ContentUnavailableView(
        "No results",
        systemImage: "magnifyingglass",
        description: "Check the spelling or try a new search."
      ) {
        Button("Search again", kind: .tinted)
      }
      .modifiers { $0.height = 280 }
    }
    .padding(16)
  }
}

extension KitGroupsView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 300
    settings.scale = 2
    return Scene(KitGroupsView(), canvas: SceneCanvas(settings))
  }
}

/// W3W-30: hints and errors in proportion to a height.
struct KitHintsView: View {
  var body: some View {
    VStack(spacing: 10) {
      HintView("Next steps", hint: "Search for a place")
      HintView("Next steps", hint: "Search for a place", height: 87)
      ErrorLine("No such place")
      ErrorLine("No such place", height: 28)
    }
    .padding(10)
  }
}

extension KitHintsView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 2
    return Scene(KitHintsView(), canvas: SceneCanvas(settings))
  }
}

/// W3W-30, DNA-36: pictures that are not there yet, not at all, or there; lines of three words, known and not.
struct KitImagesView: View {
  var body: some View {
    VStack(spacing: 12) {
      HStack(spacing: 12) {
        ImageView().modifiers { $0.height = 72 }
        ImageView(show: .empty).modifiers { $0.height = 72 }
        ImageView(show: .error).modifiers { $0.height = 72 }
        ImageView(systemImage: "photo.fill")
          .modifiers {
            $0.height = 72
            $0.foregroundColor = SystemColor.systemTeal.color
          }
      }
      ImageView(show: .loading)
        .modifiers {
          $0.height = 48
          $0.cornerRadius = CornerRadii(12)
          $0.clipped = true
        }
      WordsView("filled.count.soap")
      WordsView("///index.home.raft")
        .with { $0.tintColor = SystemColor.systemBlue.color }
        .modifiers {
          $0.backgroundColor = SystemColor.secondarySystemBackground.color
          $0.cornerRadius = CornerRadii(8)
        }
      WordsView()
    }
    .padding(16)
    .background(SystemColor.systemBackground.color)
  }
}

extension KitImagesView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 360
    return Scene(KitImagesView(), canvas: SceneCanvas(settings))
  }
}

/// A list in the style grouped: header, footer, separators after what stands before the text.
struct KitListGroupedView: View {
  var body: some View {
    List {
      Section("Connections", footer: "What is near is found by itself.") {
        Cell("Wi-Fi", value: "Harbour", systemImage: "wifi", accessory: .disclosure)
          .with { $0.tileColor = SystemColor.systemBlue.color }
        Cell("Bluetooth", systemImage: "bell.fill")
          .with {
            $0.tileColor = SystemColor.systemRed.color
            $0.trailing = AnyView(
              Switch().with { $0.isOn = true }
            )
          }
        Cell("Two lines", detail: "Under the title", accessory: .checkmark)
        Toggle("Airplane Mode", isOn: true)
        Picker("Language", options: ["English"])
      }
      Section {
        Cell("Sign Out").modifiers { $0.foregroundColor = SystemColor.systemRed.color }
        Text("Any component")
      }
    }
    .listStyle(.grouped)
    .frame(height: 420)
  }
}

extension KitListGroupedView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 393
    return Scene(KitListGroupedView(), canvas: SceneCanvas(settings))
  }
}

/// A list in the style insetGrouped: header, footer, separators after what stands before the text.
struct KitListInsetGroupedView: View {
  var body: some View {
    List {
      Section("Connections", footer: "What is near is found by itself.") {
        Cell("Wi-Fi", value: "Harbour", systemImage: "wifi", accessory: .disclosure)
          .with { $0.tileColor = SystemColor.systemBlue.color }
        Cell("Bluetooth", systemImage: "bell.fill")
          .with {
            $0.tileColor = SystemColor.systemRed.color
            $0.trailing = AnyView(
              Switch().with { $0.isOn = true }
            )
          }
        Cell("Two lines", detail: "Under the title", accessory: .checkmark)
        Toggle("Airplane Mode", isOn: true)
        Picker("Language", options: ["English"])
      }
      Section {
        Cell("Sign Out").modifiers { $0.foregroundColor = SystemColor.systemRed.color }
        Text("Any component")
      }
    }
    .listStyle(.insetGrouped)
    .frame(height: 420)
  }
}

extension KitListInsetGroupedView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 393
    return Scene(KitListInsetGroupedView(), canvas: SceneCanvas(settings))
  }
}

/// A list in the style plain: header, footer, separators after what stands before the text.
struct KitListPlainView: View {
  var body: some View {
    List {
      Section("Connections", footer: "What is near is found by itself.") {
        Cell("Wi-Fi", value: "Harbour", systemImage: "wifi", accessory: .disclosure)
          .with { $0.tileColor = SystemColor.systemBlue.color }
        Cell("Bluetooth", systemImage: "bell.fill")
          .with {
            $0.tileColor = SystemColor.systemRed.color
            $0.trailing = AnyView(
              Switch().with { $0.isOn = true }
            )
          }
        Cell("Two lines", detail: "Under the title", accessory: .checkmark)
        Toggle("Airplane Mode", isOn: true)
        Picker("Language", options: ["English"])
      }
      Section {
        Cell("Sign Out").modifiers { $0.foregroundColor = SystemColor.systemRed.color }
        Text("Any component")
      }
    }
    .listStyle(.plain)
    .frame(height: 420)
  }
}

extension KitListPlainView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 393
    return Scene(KitListPlainView(), canvas: SceneCanvas(settings))
  }
}

/// A list in the style sidebar: header, footer, separators after what stands before the text.
struct KitListSidebarView: View {
  var body: some View {
    List {
      Section("Connections", footer: "What is near is found by itself.") {
        Cell("Wi-Fi", value: "Harbour", systemImage: "wifi", accessory: .disclosure)
          .with { $0.tileColor = SystemColor.systemBlue.color }
        Cell("Bluetooth", systemImage: "bell.fill")
          .with {
            $0.tileColor = SystemColor.systemRed.color
            $0.trailing = AnyView(
              Switch().with { $0.isOn = true }
            )
          }
        Cell("Two lines", detail: "Under the title", accessory: .checkmark)
        Toggle("Airplane Mode", isOn: true)
        Picker("Language", options: ["English"])
      }
      Section {
        Cell("Sign Out").modifiers { $0.foregroundColor = SystemColor.systemRed.color }
        Text("Any component")
      }
    }
    .listStyle(.sidebar)
    .frame(height: 420)
  }
}

extension KitListSidebarView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 393
    return Scene(KitListSidebarView(), canvas: SceneCanvas(settings))
  }
}

/// Banners of each kind, toasts, bubbles in a thread.
struct KitMessagesView: View {
  var body: some View {
    VStack(spacing: 12) {
      Banner("Hint", message: "What it is about, on one line or on several.", kind: .hint)
      Banner("Success", message: "What it is about, on one line or on several.", kind: .success)
      Banner("Warning", message: "What it is about, on one line or on several.", kind: .warning)
      Banner("Error", message: "What it is about, on one line or on several.", kind: .error)
      Banner("New version", message: "Restart to install it.")
        .with {
          $0.actionTitle = "Restart now"
          $0.isClosable = true
        }
      Toast("Message sent")
      Toast("Deleted", systemImage: "trash", actionTitle: "Undo")
      VStack(spacing: 4) {
        Bubble("Are you there?").with { $0.hasTail = false }
        Bubble("The ferry leaves from the other quay today, a little earlier than it says.")
        Bubble("On my way", isOutgoing: true).with { $0.hasTail = false }
        Bubble("👍", isOutgoing: true).with { $0.caption = "Read 9:41" }
      }
    }
    .padding(16)
    .background(SystemColor.systemBackground.color)
  }
}

extension KitMessagesView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 360
    return Scene(KitMessagesView(), canvas: SceneCanvas(settings))
  }
}

/// Pickers: segments, a menu, rows, a wheel, round marks.
struct KitPickersView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Picker(options: ["Day", "Week", "Month", "Year"], selection: 1).pickerStyle(.segmented)
      Picker(options: ["One", "Two", "Three"]).pickerStyle(.segmented).with { $0.state = .disabled }
      Picker(options: ["One", "Two"]).pickerStyle(.segmented).with { $0.state = .focused }
      Picker("Language", options: ["English", "Deutsch"], selection: 1)
      Picker(options: ["Small", "Large"])
      Picker("Repeat", options: ["Never", "Daily", "Weekly"], selection: 2).pickerStyle(.inline)
      Picker("Shipping", options: ["Standard", "Express"]).pickerStyle(.radioGroup)
      Picker(
        options: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
        selection: 2
      )
      .pickerStyle(.wheel)
    }
    .padding(16)
    .background(SystemColor.systemBackground.color)
  }
}

extension KitPickersView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 360
    return Scene(KitPickersView(), canvas: SceneCanvas(settings))
  }
}

/// Progress as a bar, a ring and a wheel, gauges and rings; the tint is inherited.
struct KitProgressView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      ProgressView(value: 0.3)
      ProgressView("Uploading", value: 3, total: 4).with { $0.currentValueLabel = "3 of 4" }
      HStack(spacing: 16) {
        ProgressView()
        ProgressView("Loading")
        ProgressView(value: 0.7).progressViewStyle(.circular)
      }
      Gauge("Speed", value: 60)
        .with {
          $0.currentValueLabel = "60 km/h"
          $0.minimumValueLabel = "0"
          $0.maximumValueLabel = "120"
          $0.maximumValue = 120
        }
      HStack(spacing: 16) {
        Gauge(value: 72)
          .gaugeStyle(.accessoryCircular)
          .with {
            $0.currentValueLabel = "72"
            $0.minimumValueLabel = "50"
            $0.maximumValueLabel = "90"
            $0.minimumValue = 50
            $0.maximumValue = 90
          }
          .modifiers { $0.tint = SystemColor.systemOrange.color }
        Gauge("AQI", value: 0.42)
          .gaugeStyle(.accessoryCircular)
          .with { $0.currentValueLabel = "42" }
        Gauge(value: 0.8)
          .gaugeStyle(.accessoryCircularCapacity)
          .with { $0.currentValueLabel = "80%" }
          .modifiers { $0.tint = SystemColor.systemGreen.color }
        ZStack {
          Ring(value: 0.8, lineWidth: 8).modifiers { $0.tint = SystemColor.systemRed.color }
          Ring(value: 0.5, lineWidth: 8)
            .modifiers {
              $0.padding = EdgeInsets(9)
              $0.tint = SystemColor.systemGreen.color
            }
          Ring(value: 1, lineWidth: 8).modifiers { $0.padding = EdgeInsets(18) }
        }
        .frame(width: 64, height: 64)
      }
    }
    .padding(16)
    .background(SystemColor.systemBackground.color)
  }
}

extension KitProgressView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 360
    return Scene(KitProgressView(), canvas: SceneCanvas(settings))
  }
}

/// Search fields: empty, typed into, focused with a way out, disabled.
struct KitSearchView: View {
  var body: some View {
    VStack(spacing: 16) {
      SearchField()
      SearchField(text: "harbour")
      SearchField(text: "har")
        .with {
          $0.cancelTitle = "Cancel"
          $0.state = .focused
        }
      SearchField().with { $0.state = .focused }
      SearchField("Cities").with { $0.state = .disabled }
    }
    .padding(16)
    .background(SystemColor.systemBackground.color)
  }
}

extension KitSearchView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 360
    return Scene(KitSearchView(), canvas: SceneCanvas(settings))
  }
}

/// Sheets at their heights, with and without a handle, popovers with arrows.
struct KitSheetsView: View {
  var body: some View {
    VStack(spacing: 16) {
      HStack(spacing: 12) {
        Sheet(detents: [.medium, .large]) {
          Text("Medium")
        }
        .frame(height: 220)
        Sheet {
          Text("Large")
        }
        .frame(height: 220)
        Sheet(detents: [.height(72), .medium], dimsBackground: false) {
          Text("72 points")
        }
        .frame(height: 220)
      }
      HStack(spacing: 24) {
        Popover {
          Text("Below").padding(12)
        }
        Popover(arrow: .bottom) {
          Text("Above").padding(12)
        }
        Popover(arrow: .leading) {
          Text("Beside").padding(12)
        }
      }
    }
    .padding(16)
    .background(SystemColor.systemGroupedBackground.color)
  }
}

extension KitSheetsView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 393
    return Scene(KitSheetsView(), canvas: SceneCanvas(settings))
  }
}

/// Sliders and steppers in each state, page controls.
struct KitSlidersView: View {
  var body: some View {
    VStack(spacing: 16) {
      Slider()
      Slider(value: 0.4)
      Slider(value: 1)
      Slider(value: 30)
        .with {
          $0.maximumValue = 100
          $0.state = .highlighted
        }
      Slider(value: 30)
        .with {
          $0.maximumValue = 100
          $0.state = .disabled
        }
      Slider(value: 30)
        .with {
          $0.maximumValue = 100
          $0.state = .focused
        }
      Slider(value: 30)
        .with {
          $0.maximumValue = 100
          $0.state = .error
        }
      Slider(value: 0.6)
        .with {
          $0.minimumIconName = "speaker.fill"
          $0.maximumIconName = "speaker.wave.3.fill"
        }
      Stepper("Guests")
      Stepper("None yet").with { $0.canDecrement = false }
      HStack(spacing: 12) {
        Stepper().with { $0.state = .highlighted }
        Stepper().with { $0.state = .disabled }
        Stepper().with { $0.state = .focused }
      }
      PageControl(numberOfPages: 5, currentPage: 1)
      PageControl(numberOfPages: 3).with { $0.currentPageColor = SystemColor.systemBlue.color }
    }
    .padding(16)
    .background(SystemColor.systemBackground.color)
  }
}

extension KitSlidersView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 360
    return Scene(KitSlidersView(), canvas: SceneCanvas(settings))
  }
}

extension ParityScenes {
  static func addKit(to scenes: inout ParityScenes) {
    scenes.add("kit/alerts") { _ in KitAlertsView.scene() }
    scenes.add("kit/avatars") { _ in KitAvatarsView.scene() }
    scenes.add("kit/bars") { _ in KitBarsView.scene() }
    scenes.add("kit/cells") { _ in KitCellsView.scene() }
    scenes.add("kit/charts-lying") { _ in KitChartsLyingView.scene() }
    scenes.add("kit/charts-rectangles") { _ in KitChartsRectanglesView.scene() }
    scenes.add("kit/charts-slices") { _ in KitChartsSlicesView.scene() }
    scenes.add("kit/charts-values") { _ in KitChartsValuesView.scene() }
    scenes.add("kit/charts") { _ in KitChartsView.scene() }
    scenes.add("kit/choices") { _ in KitChoicesView.scene() }
    scenes.add("kit/dates") { _ in KitDatesView.scene() }
    scenes.add("kit/groups") { _ in KitGroupsView.scene() }
    scenes.add("kit/hints") { _ in KitHintsView.scene() }
    scenes.add("kit/images") { _ in KitImagesView.scene() }
    scenes.add("kit/list-grouped") { _ in KitListGroupedView.scene() }
    scenes.add("kit/list-inset-grouped") { _ in KitListInsetGroupedView.scene() }
    scenes.add("kit/list-plain") { _ in KitListPlainView.scene() }
    scenes.add("kit/list-sidebar") { _ in KitListSidebarView.scene() }
    scenes.add("kit/messages") { _ in KitMessagesView.scene() }
    scenes.add("kit/pickers") { _ in KitPickersView.scene() }
    scenes.add("kit/progress") { _ in KitProgressView.scene() }
    scenes.add("kit/search") { _ in KitSearchView.scene() }
    scenes.add("kit/sheets") { _ in KitSheetsView.scene() }
    scenes.add("kit/sliders") { _ in KitSlidersView.scene() }
  }
}
