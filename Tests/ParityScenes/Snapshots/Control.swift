// swift-format-ignore-file
// Written by `galley swift --corpus`; a test compares it with what would be written today.

import GalleyStair

/// DNA-14, DNA-15, DNA-16, STY-18: DNAKit's nine kinds of button (rows): normal, highlighted, disabled, error.
struct ControlButtonKindsView: View {
  var body: some View {
    VStack(spacing: 8) {
      HStack(spacing: 10) {
        Button("Save", kind: .primaryRegular, size: .medium, state: .normal)
        Button("Save", kind: .primaryRegular, size: .medium, state: .highlighted)
        Button("Save", kind: .primaryRegular, size: .medium, state: .disabled)
        Button("Save", kind: .primaryRegular, size: .medium, state: .error)
      }
      HStack(spacing: 10) {
        Button("Save", kind: .primaryAccent, size: .medium, state: .normal)
        Button("Save", kind: .primaryAccent, size: .medium, state: .highlighted)
        Button("Save", kind: .primaryAccent, size: .medium, state: .disabled)
        Button("Save", kind: .primaryAccent, size: .medium, state: .error)
      }
      HStack(spacing: 10) {
        Button("Save", kind: .primaryDanger, size: .medium, state: .normal)
        Button("Save", kind: .primaryDanger, size: .medium, state: .highlighted)
        Button("Save", kind: .primaryDanger, size: .medium, state: .disabled)
        Button("Save", kind: .primaryDanger, size: .medium, state: .error)
      }
      HStack(spacing: 10) {
        Button("Save", kind: .secondaryRegular, size: .medium, state: .normal)
        Button("Save", kind: .secondaryRegular, size: .medium, state: .highlighted)
        Button("Save", kind: .secondaryRegular, size: .medium, state: .disabled)
        Button("Save", kind: .secondaryRegular, size: .medium, state: .error)
      }
      HStack(spacing: 10) {
        Button("Save", kind: .secondaryAccent, size: .medium, state: .normal)
        Button("Save", kind: .secondaryAccent, size: .medium, state: .highlighted)
        Button("Save", kind: .secondaryAccent, size: .medium, state: .disabled)
        Button("Save", kind: .secondaryAccent, size: .medium, state: .error)
      }
      HStack(spacing: 10) {
        Button("Save", kind: .secondaryDanger, size: .medium, state: .normal)
        Button("Save", kind: .secondaryDanger, size: .medium, state: .highlighted)
        Button("Save", kind: .secondaryDanger, size: .medium, state: .disabled)
        Button("Save", kind: .secondaryDanger, size: .medium, state: .error)
      }
      HStack(spacing: 10) {
        Button("Save", kind: .link, size: .medium, state: .normal)
        Button("Save", kind: .link, size: .medium, state: .highlighted)
        Button("Save", kind: .link, size: .medium, state: .disabled)
        Button("Save", kind: .link, size: .medium, state: .error)
      }
      HStack(spacing: 10) {
        Button("Save", kind: .disable, size: .medium, state: .normal)
        Button("Save", kind: .disable, size: .medium, state: .highlighted)
        Button("Save", kind: .disable, size: .medium, state: .disabled)
        Button("Save", kind: .disable, size: .medium, state: .error)
      }
      HStack(spacing: 10) {
        Button("Save", kind: .info, size: .medium, state: .normal)
        Button("Save", kind: .info, size: .medium, state: .highlighted)
        Button("Save", kind: .info, size: .medium, state: .disabled)
        Button("Save", kind: .info, size: .medium, state: .error)
      }
    }
    .padding(12)
  }
}

extension ControlButtonKindsView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.scale = 1
    return Scene(ControlButtonKindsView(), canvas: SceneCanvas(settings))
  }
}

/// STY-19: image and title on a grid of three by three; and beside one another on four sides.
struct ControlButtonPlacesView: View {
  var body: some View {
    VStack(spacing: 8) {
      HStack(spacing: 8) {
        Button("Top left", systemImage: "star.fill", kind: .gray)
          .with {
            $0.imagePlace = ItemPlace(8)
            $0.titlePlace = ItemPlace(0)
          }
          .modifiers {
            $0.width = 120
            $0.height = 72
          }
        Button("Bottom", systemImage: "star.fill", kind: .gray)
          .with {
            $0.imagePlace = ItemPlace(1)
            $0.titlePlace = ItemPlace(7)
          }
          .modifiers {
            $0.width = 120
            $0.height = 72
          }
        Button("Middle", systemImage: "star.fill", kind: .gray)
          .with {
            $0.imagePlace = ItemPlace(3)
            $0.titlePlace = ItemPlace(99)
          }
          .modifiers {
            $0.width = 120
            $0.height = 72
          }
      }
      HStack(spacing: 8) {
        Button("Leading", systemImage: "heart.fill", kind: .tinted)
        Button("Trailing", systemImage: "heart.fill", kind: .tinted)
          .with {
            $0.imagePlacement = .trailing
            $0.imagePadding = 16
          }
      }
      HStack(spacing: 8) {
        Button("Top", systemImage: "heart.fill", kind: .tinted).with { $0.imagePlacement = .top }
        Button("Bottom", systemImage: "heart.fill", kind: .tinted)
          .with { $0.imagePlacement = .bottom }
        Button("Full width", kind: .filled).modifiers { $0.width = 140 }
      }
    }
    .padding(12)
  }
}

extension ControlButtonPlacesView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.scale = 2
    return Scene(ControlButtonPlacesView(), canvas: SceneCanvas(settings))
  }
}

/// STY-16, STY-18, W3W-30: the platform's kinds (rows): normal, highlighted, disabled, loading.
struct ControlButtonPlatformView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(spacing: 10) {
        Button("Plain", kind: .plain, state: .normal)
        Button("Plain", kind: .plain, state: .highlighted)
        Button("Plain", kind: .plain, state: .disabled)
        Button("Plain", kind: .plain, state: .loading)
      }
      HStack(spacing: 10) {
        Button("Filled", kind: .filled, state: .normal)
        Button("Filled", kind: .filled, state: .highlighted)
        Button("Filled", kind: .filled, state: .disabled)
        Button("Filled", kind: .filled, state: .loading)
      }
      HStack(spacing: 10) {
        Button("Tinted", kind: .tinted, state: .normal)
        Button("Tinted", kind: .tinted, state: .highlighted)
        Button("Tinted", kind: .tinted, state: .disabled)
        Button("Tinted", kind: .tinted, state: .loading)
      }
      HStack(spacing: 10) {
        Button("Gray", kind: .gray, state: .normal)
        Button("Gray", kind: .gray, state: .highlighted)
        Button("Gray", kind: .gray, state: .disabled)
        Button("Gray", kind: .gray, state: .loading)
      }
    }
    .padding(12)
  }
}

extension ControlButtonPlatformView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.scale = 2
    return Scene(ControlButtonPlatformView(), canvas: SceneCanvas(settings))
  }
}

/// DNA-17, DNA-18, DNA-19: heights of 24, 34, 40, 50 and 30 with their fonts; image before the title as a mask; loading.
struct ControlButtonSizesView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(spacing: 10) {
        Button("Continue", kind: .primaryRegular, size: .small)
        Button("Search", systemImage: "magnifyingglass", kind: .secondaryAccent, size: .small)
        Button("Wait", kind: .primaryAccent, size: .small, state: .loading)
      }
      HStack(spacing: 10) {
        Button("Continue", kind: .primaryRegular, size: .medium)
        Button("Search", systemImage: "magnifyingglass", kind: .secondaryAccent, size: .medium)
        Button("Wait", kind: .primaryAccent, size: .medium, state: .loading)
      }
      HStack(spacing: 10) {
        Button("Continue", kind: .primaryRegular, size: .large)
        Button("Search", systemImage: "magnifyingglass", kind: .secondaryAccent, size: .large)
        Button("Wait", kind: .primaryAccent, size: .large, state: .loading)
      }
      HStack(spacing: 10) {
        Button("Continue", kind: .primaryRegular, size: .extraLarge)
        Button(
          "Search",
          systemImage: "magnifyingglass",
          kind: .secondaryAccent,
          size: .extraLarge
        )
        Button("Wait", kind: .primaryAccent, size: .extraLarge, state: .loading)
      }
      HStack(spacing: 10) {
        Button("Continue", kind: .primaryRegular, size: .custom(30))
        Button(
          "Search",
          systemImage: "magnifyingglass",
          kind: .secondaryAccent,
          size: .custom(30)
        )
        Button("Wait", kind: .primaryAccent, size: .custom(30), state: .loading)
      }
    }
    .padding(12)
  }
}

extension ControlButtonSizesView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.scale = 1
    return Scene(ControlButtonSizesView(), canvas: SceneCanvas(settings))
  }
}

/// STY-18, STY-24: titles and images of states that have their own.
struct ControlButtonStateValuesView: View {
  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 10) {
        Button("Follow", systemImage: "plus", kind: .tinted, state: .normal)
          .with {
            $0.stateTitles[.selected] = "Following"
            $0.stateTitles[.disabled] = "Blocked"
            $0.stateImages[.selected] = "checkmark"
            $0.stateImages[.disabled] = "xmark"
          }
        Button("Follow", systemImage: "checkmark", kind: .tinted, state: .selected)
          .with {
            $0.stateTitles[.selected] = "Following"
            $0.stateTitles[.disabled] = "Blocked"
            $0.stateImages[.selected] = "checkmark"
            $0.stateImages[.disabled] = "xmark"
          }
        Button("Follow", systemImage: "xmark", kind: .tinted, state: .disabled)
          .with {
            $0.stateTitles[.selected] = "Following"
            $0.stateTitles[.disabled] = "Blocked"
            $0.stateImages[.selected] = "checkmark"
            $0.stateImages[.disabled] = "xmark"
          }
      }
    }
    .padding(12)
  }
}

extension ControlButtonStateValuesView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.scale = 2
    return Scene(ControlButtonStateValuesView(), canvas: SceneCanvas(settings))
  }
}

/// W3W-32, W3W-34: drawings in a unit square, in the theme's colours, scaled to the smaller side.
struct ControlDrawingsView: View {
  var body: some View {
    HStack(spacing: 10) {
      Drawing(.check, size: 40)
      Drawing(.x, size: 40)
      Drawing(.backChevron, size: 40)
      Drawing(.slashes, size: 40)
      Drawing(.halo, size: 40)
      Drawing(.ocrCorners, size: 40)
      Drawing(.ocr, size: 40)
      Drawing(.microphone, size: 40)
      Drawing(.mapCircle + .check, size: 40)
    }
    .padding(12)
  }
}

extension ControlDrawingsView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.scale = 2
    return Scene(ControlDrawingsView(), canvas: SceneCanvas(settings))
  }
}

/// DNA-23, DNA-24, DNA-25: percentage, amount, number and change, coloured by their sign, signed or not.
struct ControlNumbersView: View {
  var body: some View {
    Grid([.fixed(110), .fixed(110), .fixed(110)], trackSpacing: 8, lineSpacing: 8) {
      NumericLabel()
        .with {
          $0.value = 12.345
          $0.numberType = .percentage
          $0.signed = true
          $0.colored = true
        }
      NumericLabel()
        .with {
          $0.value = 0
          $0.numberType = .percentage
          $0.signed = true
          $0.colored = true
        }
      NumericLabel()
        .with {
          $0.value = -3.14159
          $0.numberType = .percentage
          $0.signed = true
          $0.colored = true
        }
      NumericLabel()
        .with {
          $0.value = 12.345
          $0.unit = "cr"
          $0.numberType = .amount
          $0.signed = false
          $0.colored = false
        }
      NumericLabel()
        .with {
          $0.value = 0
          $0.unit = "cr"
          $0.numberType = .amount
          $0.signed = false
          $0.colored = false
        }
      NumericLabel()
        .with {
          $0.value = -3.14159
          $0.unit = "cr"
          $0.numberType = .amount
          $0.signed = false
          $0.colored = false
        }
      NumericLabel()
        .with {
          $0.value = 12.345
          $0.numberType = .number
          $0.signed = false
          $0.colored = true
        }
      NumericLabel()
        .with {
          $0.value = 0
          $0.numberType = .number
          $0.signed = false
          $0.colored = true
        }
      NumericLabel()
        .with {
          $0.value = -3.14159
          $0.numberType = .number
          $0.signed = false
          $0.colored = true
        }
      NumericLabel()
        .with {
          $0.value = 12.345
          $0.numberType = .change
          $0.signed = true
          $0.colored = true
        }
      NumericLabel()
        .with {
          $0.value = 0
          $0.numberType = .change
          $0.signed = true
          $0.colored = true
        }
      NumericLabel()
        .with {
          $0.value = -3.14159
          $0.numberType = .change
          $0.signed = true
          $0.colored = true
        }
    }
    .padding(12)
  }
}

extension ControlNumbersView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 380
    settings.scale = 2
    return Scene(ControlNumbersView(), canvas: SceneCanvas(settings))
  }
}

/// STY-6, STY-16, STY-17, STY-18, STY-22: one sheet's styles on buttons in four states, fields, a switch, an indicator and a table.
struct ControlStyledView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 18) {
      HStack(spacing: 10) {
        Button("Send", systemImage: "paperplane.fill", state: .normal)
          .with {
            $0.imagePadding = 12
            $0.tintsImage = true
            $0.title.fontName = "semiboldSystemFont"
            $0.title.fontSize = 13
            $0.title.lines.uppercase = true
          }
          .modifiers {
            $0.padding = EdgeInsets(vertical: 7, horizontal: 12)
            $0.foregroundColor = Color(RGBAColor(hex: 0xF7F3EA))
            $0.backgroundColor = Color(RGBAColor(hex: 0x1B2A41))
            $0.borderColor = Color(RGBAColor(hex: 0x1B2A41))
            $0.borderWidth = 1
            $0.cornerRadius = CornerRadii(10)
          }
        Button("Send", systemImage: "paperplane.fill", state: .highlighted)
          .with {
            $0.imagePadding = 12
            $0.tintsImage = true
            $0.title.fontName = "semiboldSystemFont"
            $0.title.fontSize = 13
            $0.title.lines.uppercase = true
          }
          .modifiers {
            $0.padding = EdgeInsets(vertical: 7, horizontal: 12)
            $0.foregroundColor = Color(RGBAColor(hex: 0xC9C2B2))
            $0.backgroundColor = Color(RGBAColor(hex: 0xC1502E))
            $0.borderColor = Color(RGBAColor(hex: 0xC1502E))
            $0.borderWidth = 1
            $0.cornerRadius = CornerRadii(10)
          }
      }
      HStack(spacing: 10) {
        Button("Send", systemImage: "paperplane.fill", state: .selected)
          .with {
            $0.imagePadding = 12
            $0.tintsImage = true
            $0.title.fontName = "semiboldSystemFont"
            $0.title.fontSize = 13
            $0.title.lines.uppercase = true
          }
          .modifiers {
            $0.padding = EdgeInsets(vertical: 7, horizontal: 12)
            $0.foregroundColor = Color(RGBAColor(hex: 0xF7F3EA))
            $0.backgroundColor = Color(RGBAColor(hex: 0x5B7B3A))
            $0.borderColor = Color(RGBAColor(hex: 0x5B7B3A))
            $0.borderWidth = 1
            $0.cornerRadius = CornerRadii(10)
          }
        Button("Send", systemImage: "paperplane.fill", state: .disabled)
          .with {
            $0.imagePadding = 12
            $0.tintsImage = true
            $0.title.fontName = "semiboldSystemFont"
            $0.title.fontSize = 13
            $0.title.lines.uppercase = true
          }
          .modifiers {
            $0.padding = EdgeInsets(vertical: 7, horizontal: 12)
            $0.foregroundColor = Color(RGBAColor(hex: 0xC9C2B2))
            $0.backgroundColor = Color(RGBAColor(hex: 0xF7F3EA))
            $0.borderColor = Color(RGBAColor(hex: 0xC9C2B2))
            $0.borderWidth = 1
            $0.cornerRadius = CornerRadii(10)
          }
      }
      TextField("Your name")
        .with {
          $0.input.messageColor = SystemColor.systemRed.color
          $0.input.uppercasePlaceholder = true
          $0.input.text.fontName = "systemFont"
          $0.input.text.fontSize = 15
          $0.input.styledPlaceholder = TextStyling()
          $0.input.styledPlaceholder?.foreground = Color(RGBAColor(hex: 0xC1502E))
          $0.input.styledPlaceholder?.font = FontStyle()
          $0.input.styledPlaceholder?.font?.name = "italicSystemFont"
          $0.input.styledPlaceholder?.font?.size = 12
          $0.input.styledPlaceholder?.kern = 1.5
        }
        .modifiers {
          $0.width = 230
          $0.padding = EdgeInsets(vertical: 8, horizontal: 12)
          $0.foregroundColor = Color(RGBAColor(hex: 0x1B2A41))
          $0.backgroundColor = Color(RGBAColor(hex: 0xF7F3EA))
          $0.borderColor = Color(RGBAColor(hex: 0x1B2A41))
          $0.borderWidth = 1
          $0.cornerRadius = CornerRadii(5)
          $0.clipped = true
        }
      TextField(text: "Ada Lovelace")
        .with {
          $0.input.messageColor = SystemColor.systemRed.color
          $0.input.uppercasePlaceholder = true
          $0.input.text.fontName = "systemFont"
          $0.input.text.fontSize = 15
          $0.input.styledPlaceholder = TextStyling()
          $0.input.styledPlaceholder?.foreground = Color(RGBAColor(hex: 0xC1502E))
          $0.input.styledPlaceholder?.font = FontStyle()
          $0.input.styledPlaceholder?.font?.name = "italicSystemFont"
          $0.input.styledPlaceholder?.font?.size = 12
          $0.input.styledPlaceholder?.kern = 1.5
        }
        .modifiers {
          $0.width = 230
          $0.padding = EdgeInsets(vertical: 8, horizontal: 12)
          $0.foregroundColor = Color(RGBAColor(hex: 0x1B2A41))
          $0.backgroundColor = Color(RGBAColor(hex: 0xF7F3EA))
          $0.borderColor = Color(RGBAColor(hex: 0x1B2A41))
          $0.borderWidth = 1
          $0.cornerRadius = CornerRadii(0)
          $0.clipped = true
        }
      HStack(spacing: 12) {
        Switch()
          .with {
            $0.onColor = Color(RGBAColor(hex: 0x5B7B3A))
            $0.offColor = Color(RGBAColor(hex: 0xC9C2B2))
            $0.thumbColor = Color(RGBAColor(hex: 0xF7F3EA))
          }
          .modifiers {
            $0.foregroundColor = Color(RGBAColor(hex: 0xF7F3EA))
            $0.backgroundColor = Color(RGBAColor(hex: 0xC9C2B2))
          }
        Switch()
          .with {
            $0.isOn = true
            $0.onColor = Color(RGBAColor(hex: 0x5B7B3A))
            $0.offColor = Color(RGBAColor(hex: 0xC9C2B2))
            $0.thumbColor = Color(RGBAColor(hex: 0xF7F3EA))
          }
          .modifiers {
            $0.foregroundColor = Color(RGBAColor(hex: 0xF7F3EA))
            $0.backgroundColor = Color(RGBAColor(hex: 0xC9C2B2))
          }
        ActivityIndicator().modifiers { $0.foregroundColor = Color(RGBAColor(hex: 0xC1502E)) }
      }
      Table(rowHeight: 40) {
        Cell("Normal")
          .modifiers {
            $0.foregroundColor = Color(RGBAColor(hex: 0x1B2A41))
            $0.backgroundColor = Color(RGBAColor(hex: 0xF7F3EA))
            $0.borderColor = .clear
            $0.borderWidth = 0
          }
        Cell("Highlighted", state: .highlighted)
          .modifiers {
            $0.foregroundColor = .label
            $0.backgroundColor = Color(RGBAColor(hex: 0xC9C2B2))
            $0.borderColor = .clear
            $0.borderWidth = 0
          }
        Cell("Selected", state: .selected)
          .modifiers {
            $0.foregroundColor = .label
            $0.backgroundColor = Color(RGBAColor(hex: 0x5B7B3A))
            $0.borderColor = .clear
            $0.borderWidth = 0
          }
      }
      .with {
        $0.separators = true
        $0.separatorColor = Color(RGBAColor(hex: 0xC1502E))
      }
      .modifiers {
        $0.width = 230
        $0.backgroundColor = Color(RGBAColor(hex: 0xF7F3EA))
      }
    }
    .padding(16)
  }
}

extension ControlStyledView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 280
    settings.scale = 1
    return Scene(ControlStyledView(), canvas: SceneCanvas(settings))
  }
}

/// STY-16: switches off and on: normal, highlighted, disabled; indicators at four phases.
struct ControlSwitchesView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      HStack(spacing: 10) {
        Switch()
          .with {
            $0.isOn = false
            $0.state = .normal
          }
        Switch()
          .with {
            $0.isOn = true
            $0.state = .normal
          }
        Switch()
          .with {
            $0.isOn = false
            $0.state = .highlighted
          }
        Switch()
          .with {
            $0.isOn = true
            $0.state = .highlighted
          }
        Switch()
          .with {
            $0.isOn = false
            $0.state = .disabled
          }
        Switch()
          .with {
            $0.isOn = true
            $0.state = .disabled
          }
      }
      HStack(spacing: 12) {
        ActivityIndicator(size: 28).with { $0.phase = 0 }
        ActivityIndicator(size: 28).with { $0.phase = 0.25 }
        ActivityIndicator(size: 28).with { $0.phase = 0.5 }
        ActivityIndicator(size: 28).with { $0.phase = 0.75 }
        ActivityIndicator().modifiers { $0.foregroundColor = SystemColor.systemRed.color }
        ActivityIndicator().with { $0.isAnimating = false }
        Text("after")
      }
    }
    .padding(14)
  }
}

extension ControlSwitchesView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.scale = 2
    return Scene(ControlSwitchesView(), canvas: SceneCanvas(settings))
  }
}

/// DNA-21, DNA-27: text buttons link, underlined and dashed; an info label with its tooltip; tooltips on four edges.
struct ControlTextButtonsView: View {
  var body: some View {
    VStack(spacing: 12) {
      HStack(spacing: 12) {
        TextButton()
          .with {
            $0.text.text = "Learn more"
            $0.kind = .link
          }
        TextButton()
          .with {
            $0.text.text = "Terms"
            $0.kind = .underlineText
          }
        TextButton()
          .with {
            $0.text.text = "Details"
            $0.kind = .dashedUnderline
          }
      }
      InfoLabel()
        .with {
          $0.text.text = "Annual return"
          $0.info = "What a year brings in, before taxes and inflation."
          $0.tooltip = .bottom
        }
      Spacer(minLength: 70)
      HStack(spacing: 6) {
        Tooltip("top").with { $0.arrow = .top }
        Tooltip("bottom").with { $0.arrow = .bottom }
        Tooltip("leading").with { $0.arrow = .leading }
        Tooltip("trailing").with { $0.arrow = .trailing }
      }
    }
    .padding(16)
  }
}

extension ControlTextButtonsView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.scale = 2
    return Scene(ControlTextButtonsView(), canvas: SceneCanvas(settings))
  }
}

extension ParityScenes {
  static func addControl(to scenes: inout ParityScenes) {
    scenes.add("control/button-kinds") { _ in ControlButtonKindsView.scene() }
    scenes.add("control/button-places") { _ in ControlButtonPlacesView.scene() }
    scenes.add("control/button-platform") { _ in ControlButtonPlatformView.scene() }
    scenes.add("control/button-sizes") { _ in ControlButtonSizesView.scene() }
    scenes.add("control/button-state-values") { _ in ControlButtonStateValuesView.scene() }
    scenes.add("control/drawings") { _ in ControlDrawingsView.scene() }
    scenes.add("control/numbers") { _ in ControlNumbersView.scene() }
    scenes.add("control/styled") { _ in ControlStyledView.scene() }
    scenes.add("control/switches") { _ in ControlSwitchesView.scene() }
    scenes.add("control/text-buttons") { _ in ControlTextButtonsView.scene() }
  }
}
