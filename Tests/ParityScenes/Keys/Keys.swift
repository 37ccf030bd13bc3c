// swift-format-ignore-file
// Written by `galley swift --corpus`; a test compares it with what would be written today.

import GalleyStair

/// Every key of ActionSheet.
struct ActionSheetView: View {
  var body: some View {
    VStack(spacing: 8) {
      ActionSheet(
        "Words",
        message: "More",
        buttons: [ControlItem("Words", subtitle: "More", systemImage: "star", badge: "3", role: .destructive, isSelected: true, isDisabled: true), ControlItem("Two"), ControlItem("Cancel", role: .cancel)]
      )
    }
    .padding(8)
  }
}

extension ActionSheetView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(ActionSheetView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of ActiveInput.
struct ActiveInputView: View {
  var body: some View {
    VStack(spacing: 8) {
      ActiveInput("Words", text: "Words", isActive: true)
        .with {
          $0.placeholder = "Words"
          $0.activeColor = Color(light: RGBAColor(hex: 0x102030), dark: RGBAColor(hex: 0xA0B0C0, alpha: 0.5019607843137255))
          $0.labelColor = Color(light: RGBAColor(hex: 0x102030), dark: RGBAColor(hex: 0xA0B0C0, alpha: 0.5019607843137255))
          $0.inputColor = Color(light: RGBAColor(hex: 0x102030), dark: RGBAColor(hex: 0xA0B0C0, alpha: 0.5019607843137255))
          $0.indicatorWidth = 7
          $0.forcedLabelWidth = 7
          $0.traits.keyboard = .email
          $0.traits.contentType = .username
          $0.traits.autocapitalization = .never
          $0.traits.autocorrection = false
          $0.traits.returnKey = .next
          $0.text.font = .caption2
          $0.text.fontWeight = .black
          $0.text.fontName = "Inter"
          $0.text.fontSize = 17
          $0.text.fontStyle = .italic
          $0.text.fontDesign = .monospaced
          $0.text.fontScaling = .style(.body)
          $0.text.maximumFontSize = 22
          $0.text.fontFeatures = [FontFeature("tnum", 1), FontFeature("ss01", 1), FontFeature("cv11", 2)]
          $0.text.fontVariations = [FontAxisValue("wght", 620)]
          $0.text.fontSynthesis = false
          $0.text.fontPalette = .dark
          $0.text.boldFontName = "Inter"
          $0.text.lines.lineLimit = 2
          $0.text.lines.minimumLines = 2
          $0.text.lines.textAlignment = .natural
          $0.text.lines.lineBreakMode = .truncateTail
          $0.text.lines.lineSpacing = 7
          $0.text.lines.lineHeightMultiple = 7
          $0.text.lines.lineHeightPlacement = .above
          $0.text.lines.letterSpacing = 7
          $0.text.lines.minimumScaleFactor = 0.5
          $0.text.lines.underline = DecorationValue(LineDecoration(.double), color: Color(RGBAColor(hex: 0xFF0000)))
          $0.text.lines.underlineSkipsInk = false
          $0.text.lines.language = "de-AT"
          $0.text.lines.lineBreakStrictness = .loose
          $0.text.lines.wordBreak = .keepAll
          $0.text.lines.textWrap = .pretty
          $0.text.lines.firstLineIndent = 9
          $0.text.lines.indent = 4
          $0.text.lines.tailIndent = 3
          $0.text.lines.paragraphSpacing = 6
          $0.text.lines.tabStops = [12, 40]
          $0.text.lines.strikethrough = DecorationValue(LineDecoration(pattern: .dash))
          $0.text.lines.highlightColor = Color(light: RGBAColor(hex: 0x102030), dark: RGBAColor(hex: 0xA0B0C0, alpha: 0.5019607843137255))
          $0.text.lines.uppercase = true
        }
    }
    .padding(8)
  }
}

extension ActiveInputView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(ActiveInputView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of ActivityIndicator.
struct ActivityIndicatorView: View {
  var body: some View {
    VStack(spacing: 8) {
      ActivityIndicator(size: 30)
        .with {
          $0.phase = 0.4
          $0.isAnimating = false
        }
    }
    .padding(8)
  }
}

extension ActivityIndicatorView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(ActivityIndicatorView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of Alert.
struct AlertView: View {
  var body: some View {
    VStack(spacing: 8) {
      Alert(
        "Words",
        message: "More",
        buttons: [ControlItem("Words", subtitle: "More", systemImage: "star", badge: "3", role: .destructive, isSelected: true, isDisabled: true), ControlItem("Two")]
      )
      .with { $0.fieldPlaceholder = "Name" }
    }
    .padding(8)
  }
}

extension AlertView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(AlertView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of AngularGradient.
struct AngularGradientView: View {
  var body: some View {
    VStack(spacing: 8) {
      AngularGradient(gradient: Gradient(stops: [Gradient.Stop(color: Color(RGBAColor(hex: 0xFF0000)), location: 0), Gradient.Stop(color: Color(RGBAColor(hex: 0x00FF00)), location: 0.25), Gradient.Stop(color: Color(RGBAColor(hex: 0x0000FF, alpha: 0.5019607843137255)), location: 1)]), center: .leading, startAngle: .degrees(20), endAngle: .degrees(200))
    }
    .padding(8)
  }
}

extension AngularGradientView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(AngularGradientView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of Arc.
struct ArcView: View {
  var body: some View {
    VStack(spacing: 8) {
      Arc()
        .with {
          $0.startAngle = .degrees(20)
          $0.endAngle = .degrees(200)
          $0.isSlice = true
          $0.options.gradient = AnyShapeStyle(LinearGradient(gradient: Gradient(colors: [Color(RGBAColor(hex: 0xFF0000)), Color(RGBAColor(hex: 0x0000FF))]), startPoint: .leading, endPoint: .trailing))
          $0.options.fill = AnyShapeStyle(RadialGradient(gradient: Gradient(colors: [Color(RGBAColor(hex: 0xFF0000)), Color(RGBAColor(hex: 0x0000FF))]), center: .center, startRadius: 2, endRadius: 12))
          $0.options.stroke = ShapeStroke(AnyShapeStyle(Color(RGBAColor(hex: 0x336699))), StrokeStyle(width: 3, cap: .round, join: .bevel, dashes: [4, 2], miterLimit: 3, dashPhase: 1.5), .center)
          $0.options.trim = TrimRange(from: 0.1, to: 0.8)
        }
    }
    .padding(8)
  }
}

extension ArcView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(ArcView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of AvatarGroup.
struct AvatarGroupView: View {
  var body: some View {
    VStack(spacing: 8) {
      AvatarGroup(overlap: 7, extraCount: 3) {
        Avatar("A B")
        Avatar("C D")
      }
      .with {
        $0.ringColor = Color(light: RGBAColor(hex: 0x102030), dark: RGBAColor(hex: 0xA0B0C0, alpha: 0.5019607843137255))
      }
      AvatarGroup(extraCount: 3) {
        Avatar("A B")
        Avatar("C D")
      }
      .with { $0.spacing = -7 }
    }
    .padding(8)
  }
}

extension AvatarGroupView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(AvatarGroupView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of Avatar.
struct AvatarView: View {
  var images: any ImageSource

  var body: some View {
    VStack(spacing: 8) {
      Avatar("Ada Lovelace", systemImage: "star", size: 30)
        .with {
          $0.initials = "X"
          $0.color = Color(light: RGBAColor(hex: 0x102030), dark: RGBAColor(hex: 0xA0B0C0, alpha: 0.5019607843137255))
          $0.statusColor = Color(RGBAColor(hex: 0x00FF00))
        }
      Avatar().with { $0.image = Image("dot", from: images) }
      Avatar()
        .with {
          $0.image = Image(url: "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==", from: images)
        }
    }
    .padding(8)
  }
}

extension AvatarView {
  /// The picture of the document.
  ///
  /// - Parameter images: Those beside the document: `ResourceLoader(document: path)`.
  static func scene(images: any ImageSource) -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(AvatarView(images: images), canvas: SceneCanvas(settings))
  }
}

/// Every key of Background.
struct BackgroundView: View {
  var body: some View {
    VStack(spacing: 8) {
      BackgroundLayers(alignment: .bottomTrailing) {
        Text("One")
        Text("Two")
      }
    }
    .padding(8)
  }
}

extension BackgroundView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(BackgroundView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of Badge.
struct BadgeView: View {
  var body: some View {
    VStack(spacing: 8) {
      Badge("3")
    }
    .padding(8)
  }
}

extension BadgeView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(BadgeView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of Banner.
struct BannerView: View {
  var body: some View {
    VStack(spacing: 8) {
      Banner("Words", message: "More", kind: .warning)
        .with {
          $0.systemImage = "star"
          $0.actionTitle = "Do"
          $0.isClosable = true
        }
    }
    .padding(8)
  }
}

extension BannerView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(BannerView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of Bubble.
struct BubbleView: View {
  var body: some View {
    VStack(spacing: 8) {
      Bubble("Words", isOutgoing: true)
        .with {
          $0.caption = "More"
          $0.hasTail = false
          $0.attachment = AnyView(
            Circle().frame(width: 12, height: 12)
          )
          $0.color = Color(light: RGBAColor(hex: 0x102030), dark: RGBAColor(hex: 0xA0B0C0, alpha: 0.5019607843137255))
          $0.maximumShare = 0.5
        }
    }
    .padding(8)
  }
}

extension BubbleView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(BubbleView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of Button.
struct ButtonView: View {
  var body: some View {
    VStack(spacing: 8) {
      Button("Words", systemImage: "star.fill", kind: .info, size: .large, state: .normal)
        .with {
          $0.stateTitles[.highlighted] = "Words"
          $0.stateTitles[.selected] = "Words"
          $0.stateTitles[.disabled] = "Words"
          $0.stateImages[.highlighted] = "heart"
          $0.stateImages[.selected] = "heart"
          $0.stateImages[.disabled] = "heart"
          $0.imagePlacement = .bottom
          $0.imagePadding = 7
          $0.imageHeight = 7
          $0.tintsImage = true
          $0.imagePlace = ItemPlace(2)
          $0.titlePlace = ItemPlace(2)
          $0.fillsWidth = false
          $0.title.font = .caption2
          $0.title.fontWeight = .black
          $0.title.fontName = "Inter"
          $0.title.fontSize = 17
          $0.title.fontStyle = .italic
          $0.title.fontDesign = .monospaced
          $0.title.fontScaling = .style(.body)
          $0.title.maximumFontSize = 22
          $0.title.fontFeatures = [FontFeature("tnum", 1), FontFeature("ss01", 1), FontFeature("cv11", 2)]
          $0.title.fontVariations = [FontAxisValue("wght", 620)]
          $0.title.fontSynthesis = false
          $0.title.fontPalette = .dark
          $0.title.boldFontName = "Inter"
          $0.title.lines.lineLimit = 2
          $0.title.lines.minimumLines = 2
          $0.title.lines.textAlignment = .natural
          $0.title.lines.lineBreakMode = .truncateTail
          $0.title.lines.lineSpacing = 7
          $0.title.lines.lineHeightMultiple = 7
          $0.title.lines.lineHeightPlacement = .above
          $0.title.lines.letterSpacing = 7
          $0.title.lines.minimumScaleFactor = 0.5
          $0.title.lines.underline = DecorationValue(LineDecoration(.double), color: Color(RGBAColor(hex: 0xFF0000)))
          $0.title.lines.underlineSkipsInk = false
          $0.title.lines.language = "de-AT"
          $0.title.lines.lineBreakStrictness = .loose
          $0.title.lines.wordBreak = .keepAll
          $0.title.lines.textWrap = .pretty
          $0.title.lines.firstLineIndent = 9
          $0.title.lines.indent = 4
          $0.title.lines.tailIndent = 3
          $0.title.lines.paragraphSpacing = 6
          $0.title.lines.tabStops = [12, 40]
          $0.title.lines.strikethrough = DecorationValue(LineDecoration(pattern: .dash))
          $0.title.lines.highlightColor = Color(light: RGBAColor(hex: 0x102030), dark: RGBAColor(hex: 0xA0B0C0, alpha: 0.5019607843137255))
          $0.title.lines.uppercase = true
        }
    }
    .padding(8)
  }
}

extension ButtonView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(ButtonView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of the canvas.
struct CanvasAllView: View {
  var body: some View {
    Text("Line\n\"quoted\" \\(x)\tשלום é \u{200F}👩‍🚀").position(x: 60, y: 30)
  }
}

extension CanvasAllView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 200
    settings.height = 80
    settings.scale = 3
    settings.appearance = .dark
    settings.backgroundColor = SystemColor.systemGray6.color
    settings.locale = "he"
    settings.direction = .leftToRight
    settings.textSize = .extraLarge
    settings.boldText = true
    settings.safeArea = EdgeInsets(8)
    return Scene(CanvasAllView(), canvas: SceneCanvas(settings), theme: .dnaKit)
  }
}

/// A device.
struct CanvasDeviceView: View {
  var body: some View {
    Button("Go")
  }
}

extension CanvasDeviceView {
  /// The picture of the document. The document is drawn in the dark as well: `settings.appearance = .dark`.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.scale = 1
    settings.appearance = .light
    settings.device = Device.named("iphone-se-landscape")
    return Scene(CanvasDeviceView(), canvas: SceneCanvas(settings), theme: .what3words)
  }
}

/// Every key of CapsuleCell.
struct CapsuleCellView: View {
  var body: some View {
    VStack(spacing: 8) {
      CapsuleCell("Words", isSelected: true)
    }
    .padding(8)
  }
}

extension CapsuleCellView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(CapsuleCellView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of Capsule.
struct CapsuleView: View {
  var body: some View {
    VStack(spacing: 8) {
      Capsule()
        .with {
          $0.options.gradient = AnyShapeStyle(LinearGradient(gradient: Gradient(colors: [Color(RGBAColor(hex: 0xFF0000)), Color(RGBAColor(hex: 0x0000FF))]), startPoint: .leading, endPoint: .trailing))
          $0.options.fill = AnyShapeStyle(RadialGradient(gradient: Gradient(colors: [Color(RGBAColor(hex: 0xFF0000)), Color(RGBAColor(hex: 0x0000FF))]), center: .center, startRadius: 2, endRadius: 12))
          $0.options.stroke = ShapeStroke(AnyShapeStyle(Color(RGBAColor(hex: 0x336699))), StrokeStyle(width: 3, cap: .round, join: .bevel, dashes: [4, 2]), .center)
          $0.options.trim = TrimRange(from: 0.1, to: 0.8)
        }
    }
    .padding(8)
  }
}

extension CapsuleView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(CapsuleView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of Card.
struct CardView: View {
  var body: some View {
    VStack(spacing: 8) {
      Card(alignment: .trailing, spacing: 6, fillsWidth: false) {
        Text("One")
        Text("Two")
      }
    }
    .padding(8)
  }
}

extension CardView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(CardView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of Cell.
struct CellView: View {
  var body: some View {
    VStack(spacing: 8) {
      Cell(
        "Words",
        detail: "Words",
        value: "12",
        systemImage: "star.fill",
        accessory: .detail,
        state: .normal
      )
      .with {
        $0.imageSize = 7
        $0.tileColor = Color(light: RGBAColor(hex: 0x102030), dark: RGBAColor(hex: 0xA0B0C0, alpha: 0.5019607843137255))
        $0.trailing = AnyView(
          Circle().frame(width: 12, height: 12)
        )
        $0.secondaryColor = Color(light: RGBAColor(hex: 0x102030), dark: RGBAColor(hex: 0xA0B0C0, alpha: 0.5019607843137255))
        $0.tintColor = Color(light: RGBAColor(hex: 0x102030), dark: RGBAColor(hex: 0xA0B0C0, alpha: 0.5019607843137255))
        $0.minimumHeight = 7
        $0.title.font = .caption2
        $0.title.fontWeight = .black
        $0.title.fontName = "Inter"
        $0.title.fontSize = 17
        $0.title.fontStyle = .italic
        $0.title.fontDesign = .monospaced
        $0.title.fontScaling = .style(.body)
        $0.title.maximumFontSize = 22
        $0.title.fontFeatures = [FontFeature("tnum", 1), FontFeature("ss01", 1), FontFeature("cv11", 2)]
        $0.title.fontVariations = [FontAxisValue("wght", 620)]
        $0.title.fontSynthesis = false
        $0.title.fontPalette = .dark
        $0.title.boldFontName = "Inter"
        $0.title.lines.lineLimit = 2
        $0.title.lines.minimumLines = 2
        $0.title.lines.textAlignment = .natural
        $0.title.lines.lineBreakMode = .truncateTail
        $0.title.lines.lineSpacing = 7
        $0.title.lines.lineHeightMultiple = 7
        $0.title.lines.lineHeightPlacement = .above
        $0.title.lines.letterSpacing = 7
        $0.title.lines.minimumScaleFactor = 0.5
        $0.title.lines.underline = DecorationValue(LineDecoration(.double), color: Color(RGBAColor(hex: 0xFF0000)))
        $0.title.lines.underlineSkipsInk = false
        $0.title.lines.language = "de-AT"
        $0.title.lines.lineBreakStrictness = .loose
        $0.title.lines.wordBreak = .keepAll
        $0.title.lines.textWrap = .pretty
        $0.title.lines.firstLineIndent = 9
        $0.title.lines.indent = 4
        $0.title.lines.tailIndent = 3
        $0.title.lines.paragraphSpacing = 6
        $0.title.lines.tabStops = [12, 40]
        $0.title.lines.strikethrough = DecorationValue(LineDecoration(pattern: .dash))
        $0.title.lines.highlightColor = Color(light: RGBAColor(hex: 0x102030), dark: RGBAColor(hex: 0xA0B0C0, alpha: 0.5019607843137255))
        $0.title.lines.uppercase = true
      }
      Cell(
        "Words",
        detail: "Words",
        value: "12",
        systemImage: "star.fill",
        accessory: .detail,
        state: .normal
      )
      .with {
        $0.imageSize = 7
        $0.tileColor = Color(light: RGBAColor(hex: 0x102030), dark: RGBAColor(hex: 0xA0B0C0, alpha: 0.5019607843137255))
        $0.leading = AnyView(
          Circle().frame(width: 12, height: 12)
        )
        $0.leadingWidth = 40
        $0.trailing = AnyView(
          Circle().frame(width: 12, height: 12)
        )
        $0.secondaryColor = Color(light: RGBAColor(hex: 0x102030), dark: RGBAColor(hex: 0xA0B0C0, alpha: 0.5019607843137255))
        $0.tintColor = Color(light: RGBAColor(hex: 0x102030), dark: RGBAColor(hex: 0xA0B0C0, alpha: 0.5019607843137255))
        $0.minimumHeight = 7
        $0.title.font = .caption2
        $0.title.fontWeight = .black
        $0.title.fontName = "Inter"
        $0.title.fontSize = 17
        $0.title.fontStyle = .italic
        $0.title.fontDesign = .monospaced
        $0.title.fontScaling = .style(.body)
        $0.title.maximumFontSize = 22
        $0.title.boldFontName = "Inter"
        $0.title.lines.lineLimit = 2
        $0.title.lines.minimumLines = 2
        $0.title.lines.textAlignment = .natural
        $0.title.lines.lineBreakMode = .truncateTail
        $0.title.lines.lineSpacing = 7
        $0.title.lines.lineHeightMultiple = 7
        $0.title.lines.letterSpacing = 7
        $0.title.lines.minimumScaleFactor = 0.5
        $0.title.lines.underline = DecorationValue(LineDecoration(.double), color: Color(RGBAColor(hex: 0xFF0000)))
        $0.title.lines.strikethrough = DecorationValue(LineDecoration(pattern: .dash))
        $0.title.lines.highlightColor = Color(light: RGBAColor(hex: 0x102030), dark: RGBAColor(hex: 0xA0B0C0, alpha: 0.5019607843137255))
        $0.title.lines.uppercase = true
      }
    }
    .padding(8)
  }
}

extension CellView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(CellView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of Chart.
struct ChartView: View {
  var body: some View {
    VStack(spacing: 8) {
      Chart(marks: [ChartMark(.bar, name: "A", x: [.category("One"), .category("Two")], y: [1, 2], yStart: [0.5, -0.5], color: Color(light: RGBAColor(hex: 0x102030), dark: RGBAColor(hex: 0xA0B0C0, alpha: 0.5019607843137255))), ChartMark(.rectangle, name: "R", x: [.category("One")], xEnd: [.category("Two")], y: [1.5], yStart: [0.5]), ChartMark(.line, name: "B", x: [.category("One"), .category("Two")], y: [2, 1.5], interpolation: .monotone, lineWidth: 1.5, dash: [4, 2], opacity: 0.5, symbol: .diamond, symbolSize: 10), ChartMark(.line, x: [.category("One"), .category("Two"), .category("Three")], y: [nil, 1, 2])])
        .with {
          $0.valuePrefix = "€"
          $0.valueSuffix = "k"
          $0.xAxisLabel = "Week"
          $0.yAxisLabel = "Sold"
          $0.colors = [Color(RGBAColor(hex: 0xFF0000)), Color(RGBAColor(hex: 0x00FF00))]
          $0.showsAxes = true
          $0.showsXAxis = true
          $0.showsYAxis = true
          $0.showsValues = true
          $0.barCornerRadius = 5
          $0.showsLegend = true
          $0.isGrouped = true
          $0.isHorizontal = true
          $0.minimumValue = -1
          $0.maximumValue = 9
          $0.xScale = .category
          $0.innerRadius = 0.5
        }
        .modifiers { $0.height = 150 }
      Chart(marks: [ChartMark(.line, x: [.number(1.5), .number(2.5)], y: [1, 2]), ChartMark(.rule, y: [1.5], dash: [3, 2], label: "Goal")])
        .with {
          $0.minimumX = .number(1)
          $0.maximumX = .number(3)
          $0.xTicks = .positions([.number(1), .number(2.5)])
          $0.valueTicks = .step(0.5)
          $0.valueFormat = .percent
          $0.valueEdge = .leading
        }
        .modifiers { $0.height = 80 }
      Chart(marks: [ChartMark(.line, x: [.category("2025-01-31"), .category("2025-06-30")], y: [1, 2])])
        .with {
          $0.xTicks = .every(2, .month)
          $0.valueTicks = .count(3)
          $0.xFormat = .medium
        }
        .modifiers { $0.height = 80 }
    }
    .padding(8)
  }
}

extension ChartView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(ChartView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of Checkbox.
struct CheckboxView: View {
  var body: some View {
    VStack(spacing: 8) {
      Checkbox("Words", isOn: true)
        .with {
          $0.isMixed = true
          $0.state = .error
        }
    }
    .padding(8)
  }
}

extension CheckboxView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(CheckboxView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of Chip.
struct ChipView: View {
  var body: some View {
    VStack(spacing: 8) {
      Chip("Words", systemImage: "star", isSelected: true)
        .with {
          $0.isRemovable = true
          $0.state = .focused
        }
    }
    .padding(8)
  }
}

extension ChipView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(ChipView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of Circle.
struct CircleView: View {
  var body: some View {
    VStack(spacing: 8) {
      Circle()
        .with {
          $0.options.gradient = AnyShapeStyle(LinearGradient(gradient: Gradient(colors: [Color(RGBAColor(hex: 0xFF0000)), Color(RGBAColor(hex: 0x0000FF))]), startPoint: .leading, endPoint: .trailing))
          $0.options.fill = AnyShapeStyle(RadialGradient(gradient: Gradient(colors: [Color(RGBAColor(hex: 0xFF0000)), Color(RGBAColor(hex: 0x0000FF))]), center: .center, startRadius: 2, endRadius: 12))
          $0.options.stroke = ShapeStroke(AnyShapeStyle(Color(RGBAColor(hex: 0x336699))), StrokeStyle(width: 3, cap: .round, join: .bevel, dashes: [4, 2]), .center)
          $0.options.trim = TrimRange(from: 0.1, to: 0.8)
        }
    }
    .padding(8)
  }
}

extension CircleView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(CircleView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of CollectionView.
struct CollectionViewView: View {
  var body: some View {
    VStack(spacing: 8) {
      CollectionView(itemSize: 40, spacing: 4, inset: 6) {
        Rectangle()
        Circle()
      }
    }
    .padding(8)
  }
}

extension CollectionViewView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(CollectionViewView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of ColorPicker.
struct ColorPickerView: View {
  var body: some View {
    VStack(spacing: 8) {
      ColorPicker(
        "Words",
        selection: Color(light: RGBAColor(hex: 0x102030), dark: RGBAColor(hex: 0xA0B0C0, alpha: 0.5019607843137255))
      )
      .with { $0.state = .focused }
    }
    .padding(8)
  }
}

extension ColorPickerView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(ColorPickerView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of Color.
struct ColorView: View {
  var body: some View {
    VStack(spacing: 8) {
      ColorFill().with { $0.color = Color(RGBAColor(hex: 0x336699)) }
    }
    .padding(8)
  }
}

extension ColorView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(ColorView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of ContentUnavailableView.
struct ContentUnavailableViewView: View {
  var body: some View {
    VStack(spacing: 8) {
      ContentUnavailableView(
        "No results",
        systemImage: "magnifyingglass",
        description: "Try again."
      ) {
        Text("Again")
      }
      .modifiers { $0.height = 200 }
    }
    .padding(8)
  }
}

extension ContentUnavailableViewView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(ContentUnavailableViewView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of ControlGroup.
struct ControlGroupView: View {
  var body: some View {
    VStack(spacing: 8) {
      ControlGroup(state: .highlighted) {
        Button("One")
        Button("Two")
      }
    }
    .padding(8)
  }
}

extension ControlGroupView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(ControlGroupView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of DatePicker.
struct DatePickerView: View {
  var body: some View {
    VStack(spacing: 8) {
      DatePicker("Words", date: CalendarDay(2026, 11, 22))
        .datePickerStyle(.graphical)
        .with {
          $0.time = "9:41"
          $0.dateText = "22.11."
          $0.today = CalendarDay(2026, 11, 18)
          $0.monthNames = ["Jan", "Feb", "Mär", "Apr", "Mai", "Jun", "Jul", "Aug", "Sep", "Okt", "Nov", "Dez"]
          $0.weekdayNames = ["SO", "MO", "DI", "MI", "DO", "FR", "SA"]
          $0.firstWeekday = 1
          $0.state = .focused
        }
    }
    .padding(8)
  }
}

extension DatePickerView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(DatePickerView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of DisclosureGroup.
struct DisclosureGroupView: View {
  var body: some View {
    VStack(spacing: 8) {
      DisclosureGroup("Title", isExpanded: true) {
        Text("One")
        Text("Two")
      }
    }
    .padding(8)
  }
}

extension DisclosureGroupView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(DisclosureGroupView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of Divider.
struct DividerView: View {
  var body: some View {
    VStack(spacing: 8) {
      Divider()
        .with {
          $0.color = Color(RGBAColor(hex: 0x336699))
          $0.thickness = 7
        }
    }
    .padding(8)
  }
}

extension DividerView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(DividerView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of Drawing.
struct DrawingView: View {
  var body: some View {
    VStack(spacing: 8) {
      Drawing(.mapCircle + .slashes, size: 30)
        .with {
          $0.tintColor = Color(light: RGBAColor(hex: 0x102030), dark: RGBAColor(hex: 0xA0B0C0, alpha: 0.5019607843137255))
          $0.secondaryColor = Color(light: RGBAColor(hex: 0x102030), dark: RGBAColor(hex: 0xA0B0C0, alpha: 0.5019607843137255))
          $0.fillColor = Color(light: RGBAColor(hex: 0x102030), dark: RGBAColor(hex: 0xA0B0C0, alpha: 0.5019607843137255))
        }
    }
    .padding(8)
  }
}

extension DrawingView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(DrawingView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of Ellipse.
struct EllipseView: View {
  var body: some View {
    VStack(spacing: 8) {
      Ellipse()
        .with {
          $0.options.gradient = AnyShapeStyle(LinearGradient(gradient: Gradient(colors: [Color(RGBAColor(hex: 0xFF0000)), Color(RGBAColor(hex: 0x0000FF))]), startPoint: .leading, endPoint: .trailing))
          $0.options.fill = AnyShapeStyle(RadialGradient(gradient: Gradient(colors: [Color(RGBAColor(hex: 0xFF0000)), Color(RGBAColor(hex: 0x0000FF))]), center: .center, startRadius: 2, endRadius: 12))
          $0.options.stroke = ShapeStroke(AnyShapeStyle(Color(RGBAColor(hex: 0x336699))), StrokeStyle(width: 3, cap: .round, join: .bevel, dashes: [4, 2]), .center)
          $0.options.trim = TrimRange(from: 0.1, to: 0.8)
        }
    }
    .padding(8)
  }
}

extension EllipseView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(EllipseView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of EllipticalGradient.
struct EllipticalGradientView: View {
  var body: some View {
    VStack(spacing: 8) {
      EllipticalGradient(gradient: Gradient(stops: [Gradient.Stop(color: Color(RGBAColor(hex: 0xFF0000)), location: 0), Gradient.Stop(color: Color(RGBAColor(hex: 0x00FF00)), location: 0.25), Gradient.Stop(color: Color(RGBAColor(hex: 0x0000FF, alpha: 0.5019607843137255)), location: 1)]), center: .leading, startRadiusFraction: 2, endRadiusFraction: 20)
    }
    .padding(8)
  }
}

extension EllipticalGradientView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(EllipticalGradientView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of ErrorLine.
struct ErrorLineView: View {
  var body: some View {
    VStack(spacing: 8) {
      ErrorLine("Wrong", height: 24)
    }
    .padding(8)
  }
}

extension ErrorLineView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(ErrorLineView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of Flex, and what it reads of its children.
struct FlexView: View {
  var body: some View {
    VStack(spacing: 8) {
      Flex(.vertical, wrap: .wrap, spacing: 6, lineSpacing: 7) {
        Rectangle()
          .foregroundColor(SystemColor.systemTeal.color)
          .frame(minWidth: 40)
          .frame(height: 20)
        Rectangle()
          .foregroundColor(SystemColor.systemTeal.color)
          .frame(minWidth: 30)
          .frame(height: 20)
          .flexOrder(-1)
        Rectangle()
          .foregroundColor(SystemColor.systemTeal.color)
          .frame(minWidth: 30)
          .frame(height: 20)
          .flexAlignment(.start)
      }
      .with {
        $0.layout.isReversed = true
        $0.layout.justification = .spaceBetween
        $0.layout.alignment = .end
        $0.layout.lineAlignment = .center
        $0.layout.fillsHeight = true
      }
      .frame(height: 120)
      Flex {
        Rectangle()
          .foregroundColor(SystemColor.systemTeal.color)
          .frame(minWidth: 20)
          .frame(height: 20)
          .flex(grow: 1, basis: 40)
        Rectangle()
          .foregroundColor(SystemColor.systemTeal.color)
          .frame(minWidth: 20)
          .frame(height: 20)
          .flex(shrink: 2)
        Rectangle()
          .foregroundColor(SystemColor.systemTeal.color)
          .frame(minWidth: 20)
          .frame(height: 30)
          .flex(grow: 0.5)
      }
    }
    .padding(8)
  }
}

extension FlexView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(FlexView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of Flow.
struct FlowView: View {
  var body: some View {
    VStack(spacing: 8) {
      Flow(spacing: 6, lineSpacing: 7, alignment: .bottomTrailing) {
        Text("One")
        Text("Two")
      }
    }
    .padding(8)
  }
}

extension FlowView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(FlowView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of FormRow.
struct FormRowView: View {
  var body: some View {
    VStack(spacing: 8) {
      FormRow(
        .fraction,
        gap: 7,
        margins: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4),
        alignment: .fill
      ) {
        Text("One")
        Text("Two")
      }
    }
    .padding(8)
  }
}

extension FormRowView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(FormRowView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of Form.
struct FormView: View {
  var body: some View {
    VStack(spacing: 8) {
      Form(gap: 7, margins: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) {
        Text("One")
        Text("Two")
      }
    }
    .padding(8)
  }
}

extension FormView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(FormView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of Gauge.
struct GaugeView: View {
  var body: some View {
    VStack(spacing: 8) {
      Gauge("Words", value: 3)
        .gaugeStyle(.accessoryCircular)
        .with {
          $0.currentValueLabel = "Words"
          $0.minimumValueLabel = "1"
          $0.maximumValueLabel = "9"
          $0.minimumValue = 1
          $0.maximumValue = 9
        }
    }
    .padding(8)
  }
}

extension GaugeView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(GaugeView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of GridRow.
struct GridRowView: View {
  var body: some View {
    VStack(spacing: 8) {
      Grid(trackSpacing: 7, columnAlignments: [.trailing]) {
        GridRow(alignment: .bottom) {
          Text("One")
          Text("Two").font(.title2)
        }
        GridRow {
          Text("Over both of them").gridCellColumns(2)
        }
        .padding(3)
        .background(Color(RGBAColor(hex: 0x336699)))
        Text("Alone")
      }
    }
    .padding(8)
  }
}

extension GridRowView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(GridRowView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of Grid.
struct GridView: View {
  var body: some View {
    VStack(spacing: 8) {
      Grid(
        [.fixed(40), .flexible(), .flexible(minimum: 20, maximum: 60), .adaptive(minimum: 30), .content],
        axis: .vertical,
        trackSpacing: 7,
        lineSpacing: 7,
        lineLength: 30,
        alignment: .bottomTrailing,
        columnAlignments: [.trailing, .leading]
      ) {
        Text("One")
        Text("Two")
      }
    }
    .padding(8)
  }
}

extension GridView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(GridView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of GroupBox.
struct GroupBoxView: View {
  var body: some View {
    VStack(spacing: 8) {
      GroupBox("Title") {
        Text("One")
        Text("Two")
      }
    }
    .padding(8)
  }
}

extension GroupBoxView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(GroupBoxView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of HStack.
struct HStackView: View {
  var body: some View {
    VStack(spacing: 8) {
      HStack(alignment: .lastTextBaseline, spacing: 6) {
        Text("One")
        Text("Two")
      }
    }
    .padding(8)
  }
}

extension HStackView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(HStackView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of HintView.
struct HintViewView: View {
  var body: some View {
    VStack(spacing: 8) {
      HintView("Title", hint: "Hint", height: 87)
    }
    .padding(8)
  }
}

extension HintViewView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(HintViewView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of HomeIndicator.
struct HomeIndicatorView: View {
  var body: some View {
    VStack(spacing: 8) {
      HomeIndicator()
    }
    .padding(8)
  }
}

extension HomeIndicatorView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(HomeIndicatorView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of IconButton.
struct IconButtonView: View {
  var body: some View {
    VStack(spacing: 8) {
      IconButton("star", size: 40, state: .highlighted)
    }
    .padding(8)
  }
}

extension IconButtonView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(IconButtonView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of ImageView.
struct ImageViewView: View {
  var images: any ImageSource

  var body: some View {
    VStack(spacing: 8) {
      ImageView(systemImage: "star", show: .error)
        .with { $0.image.contentMode = .fill }
        .modifiers { $0.height = 40 }
      ImageView().with { $0.image = Image("dot", from: images) }.modifiers { $0.height = 40 }
      ImageView()
        .with {
          $0.image = Image(url: "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==", from: images)
        }
        .modifiers { $0.height = 40 }
    }
    .padding(8)
  }
}

extension ImageViewView {
  /// The picture of the document.
  ///
  /// - Parameter images: Those beside the document: `ResourceLoader(document: path)`.
  static func scene(images: any ImageSource) -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(ImageViewView(images: images), canvas: SceneCanvas(settings))
  }
}

/// Every key of Image.
struct ImagePictureView: View {
  var body: some View {
    VStack(spacing: 8) {
      Image(systemName: "star.fill")
        .with {
          $0.contentMode = .original
          $0.font = .title2
          $0.fontSize = 20
          $0.fontWeight = .bold
          $0.imageScale = .large
          $0.symbolRenderingMode = .palette
          $0.symbolColors = [SystemColor.systemRed.color, SystemColor.systemGreen.color]
          $0.template = true
        }
    }
    .padding(8)
  }
}

extension ImagePictureView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(ImagePictureView(), canvas: SceneCanvas(settings))
  }
}

/// Images of buttons and rows.
struct ImagesView: View {
  var images: any ImageSource

  var body: some View {
    VStack(spacing: 0) {
      Image("dot", from: images)
      Button("Go").with { $0.image = Image("dot", from: images) }
      Button("Go", state: .highlighted)
        .with {
          $0.image = Image("dot", from: images)
          $0.stateImages[.highlighted] = "dot"
        }
      Button("Go", systemImage: "heart", state: .highlighted)
        .with { $0.stateImages[.highlighted] = "heart" }
      Button("Go", state: .highlighted)
        .with {
          $0.image = Image("dot", from: images)
          $0.stateImages[.highlighted] = "dot"
        }
      Cell("Row").with { $0.image = Image("dot", from: images) }
      Image(
        url: "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
        from: images
      )
      Button("Go").with { $0.image = Image(url: "https://example.org/x/dot.png", from: images) }
      Cell("Row").with { $0.image = Image(url: "https://example.org/x/dot.png", from: images) }
    }
  }
}

extension ImagesView {
  /// The picture of the document.
  ///
  /// - Parameter images: Those beside the document: `ResourceLoader(document: path)`.
  static func scene(images: any ImageSource) -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(ImagesView(images: images), canvas: SceneCanvas(settings))
  }
}

/// Every key of InfoLabel.
struct InfoLabelView: View {
  var body: some View {
    VStack(spacing: 8) {
      InfoLabel()
        .with {
          $0.text.text = "Words"
          $0.info = "Words"
          $0.tooltip = .trailing
          $0.text.font = .caption2
          $0.text.fontWeight = .black
          $0.text.fontName = "Inter"
          $0.text.fontSize = 17
          $0.text.fontStyle = .italic
          $0.text.fontDesign = .monospaced
          $0.text.fontScaling = .style(.body)
          $0.text.maximumFontSize = 22
          $0.text.fontFeatures = [FontFeature("tnum", 1), FontFeature("ss01", 1), FontFeature("cv11", 2)]
          $0.text.fontVariations = [FontAxisValue("wght", 620)]
          $0.text.fontSynthesis = false
          $0.text.fontPalette = .dark
          $0.text.boldFontName = "Inter"
          $0.text.lines.lineLimit = 2
          $0.text.lines.minimumLines = 2
          $0.text.lines.textAlignment = .natural
          $0.text.lines.lineBreakMode = .truncateTail
          $0.text.lines.lineSpacing = 7
          $0.text.lines.lineHeightMultiple = 7
          $0.text.lines.lineHeightPlacement = .above
          $0.text.lines.letterSpacing = 7
          $0.text.lines.minimumScaleFactor = 0.5
          $0.text.lines.underline = DecorationValue(LineDecoration(.double), color: Color(RGBAColor(hex: 0xFF0000)))
          $0.text.lines.underlineSkipsInk = false
          $0.text.lines.language = "de-AT"
          $0.text.lines.lineBreakStrictness = .loose
          $0.text.lines.wordBreak = .keepAll
          $0.text.lines.textWrap = .pretty
          $0.text.lines.firstLineIndent = 9
          $0.text.lines.indent = 4
          $0.text.lines.tailIndent = 3
          $0.text.lines.paragraphSpacing = 6
          $0.text.lines.tabStops = [12, 40]
          $0.text.lines.strikethrough = DecorationValue(LineDecoration(pattern: .dash))
          $0.text.lines.highlightColor = Color(light: RGBAColor(hex: 0x102030), dark: RGBAColor(hex: 0xA0B0C0, alpha: 0.5019607843137255))
          $0.text.lines.uppercase = true
        }
    }
    .padding(8)
  }
}

extension InfoLabelView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(InfoLabelView(), canvas: SceneCanvas(settings))
  }
}

/// The properties of inner views that containers read.
struct ItemsView: View {
  var body: some View {
    VStack(spacing: 8) {
      LinearStack(.horizontal, distribution: .fill) {
        Text("A").hugging(200).compressionResistance(300).customSpacing(after: 12)
        Text("B").flex(grow: 2, shrink: 0.5)
        Text("C").hidden().collapsed()
        Text("D")
      }
      FormRow {
        Text("A").size(2)
        Text("B")
        Text("C").frame(maxWidth: .infinity, alignment: .trailing).size(1)
      }
      Grid([.flexible(), .flexible()]) {
        Text("A")
          .gridCellColumns(2)
          .gridCellRows(2)
          .gridCellAnchor(UnitPoint(x: 0.25, y: 1))
          .gridCellUnsizedAxes([.horizontal, .vertical])
          .zIndex(2)
        Text("B")
        Text("C")
        Text()
        Text("E")
      }
    }
    .padding(8)
  }
}

extension ItemsView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(ItemsView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of Label.
struct LabelView: View {
  var body: some View {
    VStack(spacing: 8) {
      Label("Words", systemImage: "star")
        .with {
          $0.iconSize = 15
          $0.title.font = .caption2
          $0.title.fontWeight = .black
          $0.title.fontName = "Inter"
          $0.title.fontSize = 17
          $0.title.fontStyle = .italic
          $0.title.fontDesign = .monospaced
          $0.title.fontScaling = .style(.body)
          $0.title.maximumFontSize = 22
          $0.title.fontFeatures = [FontFeature("tnum", 1), FontFeature("ss01", 1), FontFeature("cv11", 2)]
          $0.title.fontVariations = [FontAxisValue("wght", 620)]
          $0.title.fontSynthesis = false
          $0.title.fontPalette = .dark
          $0.title.boldFontName = "Inter"
          $0.title.lines.lineLimit = 2
          $0.title.lines.minimumLines = 2
          $0.title.lines.textAlignment = .natural
          $0.title.lines.lineBreakMode = .truncateTail
          $0.title.lines.lineSpacing = 7
          $0.title.lines.lineHeightMultiple = 7
          $0.title.lines.lineHeightPlacement = .above
          $0.title.lines.letterSpacing = 7
          $0.title.lines.minimumScaleFactor = 0.5
          $0.title.lines.underline = DecorationValue(LineDecoration(.double), color: Color(RGBAColor(hex: 0xFF0000)))
          $0.title.lines.underlineSkipsInk = false
          $0.title.lines.language = "de-AT"
          $0.title.lines.lineBreakStrictness = .loose
          $0.title.lines.wordBreak = .keepAll
          $0.title.lines.textWrap = .pretty
          $0.title.lines.firstLineIndent = 9
          $0.title.lines.indent = 4
          $0.title.lines.tailIndent = 3
          $0.title.lines.paragraphSpacing = 6
          $0.title.lines.tabStops = [12, 40]
          $0.title.lines.strikethrough = DecorationValue(LineDecoration(pattern: .dash))
          $0.title.lines.highlightColor = Color(light: RGBAColor(hex: 0x102030), dark: RGBAColor(hex: 0xA0B0C0, alpha: 0.5019607843137255))
          $0.title.lines.uppercase = true
        }
    }
    .padding(8)
  }
}

extension LabelView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(LabelView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of LazyHStack.
struct LazyHStackView: View {
  var body: some View {
    VStack(spacing: 8) {
      LazyHStack(alignment: .lastTextBaseline, spacing: 6) {
        Text("One")
        Text("Two")
      }
    }
    .padding(8)
  }
}

extension LazyHStackView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(LazyHStackView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of LazyVStack.
struct LazyVStackView: View {
  var body: some View {
    VStack(spacing: 8) {
      LazyVStack(alignment: .trailing, spacing: 6) {
        Text("One")
        Text("Two")
      }
    }
    .padding(8)
  }
}

extension LazyVStackView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(LazyVStackView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of LinearGradient.
struct LinearGradientView: View {
  var body: some View {
    VStack(spacing: 8) {
      LinearGradient(gradient: Gradient(stops: [Gradient.Stop(color: Color(RGBAColor(hex: 0xFF0000)), location: 0), Gradient.Stop(color: Color(RGBAColor(hex: 0x00FF00)), location: 0.25), Gradient.Stop(color: Color(RGBAColor(hex: 0x0000FF, alpha: 0.5019607843137255)), location: 1)]), startPoint: .topLeading, endPoint: UnitPoint(x: 0.8, y: 0.9))
    }
    .padding(8)
  }
}

extension LinearGradientView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(LinearGradientView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of Linear.
struct LinearView: View {
  var body: some View {
    VStack(spacing: 8) {
      LinearStack(
        .vertical,
        distribution: .flexUniformly,
        alignment: .lastBaseline,
        spacing: 6,
        margins: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      ) {
        Text("One")
        Text("Two")
      }
    }
    .padding(8)
  }
}

extension LinearView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(LinearView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of Link.
struct LinkView: View {
  var body: some View {
    VStack(spacing: 8) {
      Link("Words", url: "https://example.org")
        .with {
          $0.text.font = .caption2
          $0.text.fontWeight = .black
          $0.text.fontName = "Inter"
          $0.text.fontSize = 17
          $0.text.fontStyle = .italic
          $0.text.fontDesign = .monospaced
          $0.text.fontScaling = .style(.body)
          $0.text.maximumFontSize = 22
          $0.text.fontFeatures = [FontFeature("tnum", 1), FontFeature("ss01", 1), FontFeature("cv11", 2)]
          $0.text.fontVariations = [FontAxisValue("wght", 620)]
          $0.text.fontSynthesis = false
          $0.text.fontPalette = .dark
          $0.text.boldFontName = "Inter"
          $0.text.lines.lineLimit = 2
          $0.text.lines.minimumLines = 2
          $0.text.lines.textAlignment = .natural
          $0.text.lines.lineBreakMode = .truncateTail
          $0.text.lines.lineSpacing = 7
          $0.text.lines.lineHeightMultiple = 7
          $0.text.lines.lineHeightPlacement = .above
          $0.text.lines.letterSpacing = 7
          $0.text.lines.minimumScaleFactor = 0.5
          $0.text.lines.underline = DecorationValue(LineDecoration(.double), color: Color(RGBAColor(hex: 0xFF0000)))
          $0.text.lines.underlineSkipsInk = false
          $0.text.lines.language = "de-AT"
          $0.text.lines.lineBreakStrictness = .loose
          $0.text.lines.wordBreak = .keepAll
          $0.text.lines.textWrap = .pretty
          $0.text.lines.firstLineIndent = 9
          $0.text.lines.indent = 4
          $0.text.lines.tailIndent = 3
          $0.text.lines.paragraphSpacing = 6
          $0.text.lines.tabStops = [12, 40]
          $0.text.lines.strikethrough = DecorationValue(LineDecoration(pattern: .dash))
          $0.text.lines.highlightColor = Color(light: RGBAColor(hex: 0x102030), dark: RGBAColor(hex: 0xA0B0C0, alpha: 0.5019607843137255))
          $0.text.lines.uppercase = true
        }
    }
    .padding(8)
  }
}

extension LinkView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(LinkView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of List.
struct ListView: View {
  var body: some View {
    VStack(spacing: 8) {
      List {
        Text("One")
        Text("Two")
      }
      .with {
        $0.rowInsets = EdgeInsets(5)
        $0.minimumRowHeight = 7
        $0.rowSpacing = 7
        $0.separators = false
        $0.separatorColor = SystemColor.systemRed.color
        $0.separatorInset = 7
        $0.contentOffset = 4
      }
      List {
        Text("One")
        Text("Two")
      }
      .listStyle(.insetGrouped)
      .with {
        $0.separators = false
        $0.contentOffset = 3
      }
      .frame(height: 120)
    }
    .padding(8)
  }
}

extension ListView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(ListView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of Menu.
struct MenuView: View {
  var body: some View {
    VStack(spacing: 8) {
      Menu(
        "Words",
        items: [ControlItem("Words", subtitle: "More", systemImage: "star", badge: "3", role: .destructive, isSelected: true, isDisabled: true), ControlItem("Two"), ControlItem("", role: .divider), ControlItem("Three")]
      )
    }
    .padding(8)
  }
}

extension MenuView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(MenuView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of NavigationBar.
struct NavigationBarView: View {
  var body: some View {
    VStack(spacing: 8) {
      NavigationBar("Words", backTitle: "Back", displayMode: .large)
        .with {
          $0.leadingItems = [ControlItem("One")]
          $0.trailingItems = [ControlItem("Words", subtitle: "More", systemImage: "star", badge: "3", role: .destructive, isSelected: true, isDisabled: true)]
          $0.hasBackground = true
          $0.titleView = AnyView(
            Circle().frame(width: 12, height: 12)
          )
          $0.accessory = AnyView(
            Circle().frame(width: 12, height: 12)
          )
        }
    }
    .padding(8)
  }
}

extension NavigationBarView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(NavigationBarView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of NumericLabel.
struct NumericLabelView: View {
  var body: some View {
    VStack(spacing: 8) {
      NumericLabel()
        .with {
          $0.value = -1.5
          $0.unit = "Words"
          $0.numberType = .change
          $0.signed = true
          $0.colored = true
          $0.significantDigits = true
          $0.text.font = .caption2
          $0.text.fontWeight = .black
          $0.text.fontName = "Inter"
          $0.text.fontSize = 17
          $0.text.fontStyle = .italic
          $0.text.fontDesign = .monospaced
          $0.text.fontScaling = .style(.body)
          $0.text.maximumFontSize = 22
          $0.text.fontFeatures = [FontFeature("tnum", 1), FontFeature("ss01", 1), FontFeature("cv11", 2)]
          $0.text.fontVariations = [FontAxisValue("wght", 620)]
          $0.text.fontSynthesis = false
          $0.text.fontPalette = .dark
          $0.text.boldFontName = "Inter"
          $0.text.lines.lineLimit = 2
          $0.text.lines.minimumLines = 2
          $0.text.lines.textAlignment = .natural
          $0.text.lines.lineBreakMode = .truncateTail
          $0.text.lines.lineSpacing = 7
          $0.text.lines.lineHeightMultiple = 7
          $0.text.lines.lineHeightPlacement = .above
          $0.text.lines.letterSpacing = 7
          $0.text.lines.minimumScaleFactor = 0.5
          $0.text.lines.underline = DecorationValue(LineDecoration(.double), color: Color(RGBAColor(hex: 0xFF0000)))
          $0.text.lines.underlineSkipsInk = false
          $0.text.lines.language = "de-AT"
          $0.text.lines.lineBreakStrictness = .loose
          $0.text.lines.wordBreak = .keepAll
          $0.text.lines.textWrap = .pretty
          $0.text.lines.firstLineIndent = 9
          $0.text.lines.indent = 4
          $0.text.lines.tailIndent = 3
          $0.text.lines.paragraphSpacing = 6
          $0.text.lines.tabStops = [12, 40]
          $0.text.lines.strikethrough = DecorationValue(LineDecoration(pattern: .dash))
          $0.text.lines.highlightColor = Color(light: RGBAColor(hex: 0x102030), dark: RGBAColor(hex: 0xA0B0C0, alpha: 0.5019607843137255))
          $0.text.lines.uppercase = true
        }
    }
    .padding(8)
  }
}

extension NumericLabelView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(NumericLabelView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of Overlay.
struct OverlayView: View {
  var body: some View {
    VStack(spacing: 8) {
      OverlayLayers(alignment: .bottomTrailing) {
        Text("One")
        Text("Two")
      }
    }
    .padding(8)
  }
}

extension OverlayView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(OverlayView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of PageControl.
struct PageControlView: View {
  var body: some View {
    VStack(spacing: 8) {
      PageControl(numberOfPages: 4, currentPage: 2)
        .with {
          $0.currentPageColor = Color(light: RGBAColor(hex: 0x102030), dark: RGBAColor(hex: 0xA0B0C0, alpha: 0.5019607843137255))
          $0.pageColor = Color(light: RGBAColor(hex: 0x102030), dark: RGBAColor(hex: 0xA0B0C0, alpha: 0.5019607843137255))
        }
    }
    .padding(8)
  }
}

extension PageControlView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(PageControlView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of Path.
struct PathView: View {
  var body: some View {
    VStack(spacing: 8) {
      PathShape()
        .with {
          $0.data = "M 2 2 L 20 4 C 10 20 4 14 2 2 Z"
          $0.viewBox = [0, 0, 24, 24]
          $0.options.gradient = AnyShapeStyle(LinearGradient(gradient: Gradient(colors: [Color(RGBAColor(hex: 0xFF0000)), Color(RGBAColor(hex: 0x0000FF))]), startPoint: .leading, endPoint: .trailing))
          $0.options.fill = AnyShapeStyle(RadialGradient(gradient: Gradient(colors: [Color(RGBAColor(hex: 0xFF0000)), Color(RGBAColor(hex: 0x0000FF))]), center: .center, startRadius: 2, endRadius: 12))
          $0.options.stroke = ShapeStroke(AnyShapeStyle(Color(RGBAColor(hex: 0x336699))), StrokeStyle(width: 3, cap: .round, join: .bevel, dashes: [4, 2]), .center)
          $0.options.trim = TrimRange(from: 0.1, to: 0.8)
        }
    }
    .padding(8)
  }
}

extension PathView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(PathView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of Picker.
struct PickerView: View {
  var body: some View {
    VStack(spacing: 8) {
      Picker("Words", options: ["One", "Two"], selection: 1)
        .pickerStyle(.segmented)
        .with { $0.state = .disabled }
    }
    .padding(8)
  }
}

extension PickerView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(PickerView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of Polygon.
struct PolygonView: View {
  var body: some View {
    VStack(spacing: 8) {
      Polygon()
        .with {
          $0.sides = 2
          $0.options.gradient = AnyShapeStyle(LinearGradient(gradient: Gradient(colors: [Color(RGBAColor(hex: 0xFF0000)), Color(RGBAColor(hex: 0x0000FF))]), startPoint: .leading, endPoint: .trailing))
          $0.options.fill = AnyShapeStyle(RadialGradient(gradient: Gradient(colors: [Color(RGBAColor(hex: 0xFF0000)), Color(RGBAColor(hex: 0x0000FF))]), center: .center, startRadius: 2, endRadius: 12))
          $0.options.stroke = ShapeStroke(AnyShapeStyle(Color(RGBAColor(hex: 0x336699))), StrokeStyle(width: 3, cap: .round, join: .bevel, dashes: [4, 2]), .center)
          $0.options.trim = TrimRange(from: 0.1, to: 0.8)
        }
    }
    .padding(8)
  }
}

extension PolygonView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(PolygonView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of Popover.
struct PopoverView: View {
  var body: some View {
    VStack(spacing: 8) {
      Popover(arrow: .leading) {
        Text("One")
      }
      .with {
        $0.surfaceColor = Color(light: RGBAColor(hex: 0x102030), dark: RGBAColor(hex: 0xA0B0C0, alpha: 0.5019607843137255))
      }
    }
    .padding(8)
  }
}

extension PopoverView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(PopoverView(), canvas: SceneCanvas(settings))
  }
}

/// Every named position.
struct PositionsAllView: View {
  var body: some View {
    Positions {
      Rectangle()
        .foregroundColor(SystemColor.systemGray.color)
        .position(.absolute(Rect(x: 80, y: 60, width: 60, height: 40)))
        .id("map")
      Rectangle()
        .foregroundColor(SystemColor.systemBlue.color)
        .opacity(0.5)
        .position(.absolute(Rect(x: 10, y: 4, width: 60, height: 30)))
      Rectangle()
        .foregroundColor(SystemColor.systemBlue.color)
        .opacity(0.5)
        .position(.top(height: 12, insetBy: 4))
      Rectangle()
        .foregroundColor(SystemColor.systemBlue.color)
        .opacity(0.5)
        .position(.place(below: "map", margin: 4, height: 12))
      Rectangle()
        .foregroundColor(SystemColor.systemBlue.color)
        .opacity(0.5)
        .position(.place(above: "map", width: 20, height: 6))
      Rectangle()
        .foregroundColor(SystemColor.systemBlue.color)
        .opacity(0.5)
        .position(.place(leadingOf: "map", width: 10))
      Rectangle()
        .foregroundColor(SystemColor.systemBlue.color)
        .opacity(0.5)
        .position(.place(trailingOf: "map", width: 14).offset(x: 3))
      Rectangle()
        .foregroundColor(SystemColor.systemBlue.color)
        .opacity(0.5)
        .position(.place(leftOf: "map", width: 8))
      Rectangle()
        .foregroundColor(SystemColor.systemBlue.color)
        .opacity(0.5)
        .position(.place(rightOf: "map", width: 9))
      Rectangle()
        .foregroundColor(SystemColor.systemBlue.color)
        .opacity(0.5)
        .position(.center(Size(width: 30, height: 20)))
      Rectangle()
        .foregroundColor(SystemColor.systemBlue.color)
        .opacity(0.5)
        .position(.center(inset: EdgeInsets(60)))
      Rectangle()
        .foregroundColor(SystemColor.systemBlue.color)
        .opacity(0.5)
        .position(.inset(by: EdgeInsets(70)))
      Rectangle()
        .foregroundColor(SystemColor.systemBlue.color)
        .opacity(0.5)
        .position(.sideColumnLeading(width: 12, insetBy: EdgeInsets(3), isEven: true))
      Rectangle()
        .foregroundColor(SystemColor.systemBlue.color)
        .opacity(0.5)
        .position(.sideColumnLeft(width: 7, insetBy: EdgeInsets(2)))
      Rectangle()
        .foregroundColor(SystemColor.systemBlue.color)
        .opacity(0.5)
        .position(.insideLeading(insetBy: EdgeInsets(80)))
      Rectangle()
        .foregroundColor(SystemColor.systemBlue.color)
        .opacity(0.5)
        .position(.bottom(insetBy: EdgeInsets(5), height: 10))
      Rectangle()
        .foregroundColor(SystemColor.systemBlue.color)
        .opacity(0.5)
        .position(.expand().clamped(maxWidth: 20, minHeight: 3, maxHeight: 15).clampedToSafeArea())
      Rectangle()
        .foregroundColor(SystemColor.systemBlue.color)
        .opacity(0.5)
        .position(.firstThatFits([.place(below: "map", height: 9), .inset(by: EdgeInsets(30))]).aspectRatio(2))
      Rectangle()
        .foregroundColor(SystemColor.systemBlue.color)
        .opacity(0.5)
        .position(.inset(by: EdgeInsets(10)).clamped(minWidth: 10).sizeToFit())
    }
  }
}

extension PositionsAllView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.height = 200
    settings.scale = 1
    settings.safeArea = EdgeInsets(top: 10, leading: 0, bottom: 6, trailing: 0)
    return Scene(PositionsAllView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of Positions.
struct PositionsView: View {
  var body: some View {
    VStack(spacing: 8) {
      Positions {
        Text("One")
        Text("Two")
      }
    }
    .padding(8)
  }
}

extension PositionsView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(PositionsView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of ProgressView.
struct ProgressViewView: View {
  var body: some View {
    VStack(spacing: 8) {
      ProgressView("Words", value: 3, total: 4)
        .progressViewStyle(.circular)
        .with { $0.currentValueLabel = "Words" }
    }
    .padding(8)
  }
}

extension ProgressViewView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(ProgressViewView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of RadialGradient.
struct RadialGradientView: View {
  var body: some View {
    VStack(spacing: 8) {
      RadialGradient(gradient: Gradient(stops: [Gradient.Stop(color: Color(RGBAColor(hex: 0xFF0000)), location: 0), Gradient.Stop(color: Color(RGBAColor(hex: 0x00FF00)), location: 0.25), Gradient.Stop(color: Color(RGBAColor(hex: 0x0000FF, alpha: 0.5019607843137255)), location: 1)]), center: .leading, startRadius: 2, endRadius: 20)
    }
    .padding(8)
  }
}

extension RadialGradientView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(RadialGradientView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of RadioButton.
struct RadioButtonView: View {
  var body: some View {
    VStack(spacing: 8) {
      RadioButton("Words", isOn: true).with { $0.state = .focused }
    }
    .padding(8)
  }
}

extension RadioButtonView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(RadioButtonView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of Rectangle.
struct RectangleView: View {
  var body: some View {
    VStack(spacing: 8) {
      Rectangle()
        .with {
          $0.options.gradient = AnyShapeStyle(LinearGradient(gradient: Gradient(colors: [Color(RGBAColor(hex: 0xFF0000)), Color(RGBAColor(hex: 0x0000FF))]), startPoint: .leading, endPoint: .trailing))
          $0.options.fill = AnyShapeStyle(RadialGradient(gradient: Gradient(colors: [Color(RGBAColor(hex: 0xFF0000)), Color(RGBAColor(hex: 0x0000FF))]), center: .center, startRadius: 2, endRadius: 12))
          $0.options.stroke = ShapeStroke(AnyShapeStyle(Color(RGBAColor(hex: 0x336699))), StrokeStyle(width: 3, cap: .round, join: .bevel, dashes: [4, 2]), .center)
          $0.options.trim = TrimRange(from: 0.1, to: 0.8)
        }
    }
    .padding(8)
  }
}

extension RectangleView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(RectangleView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of Ring.
struct RingView: View {
  var body: some View {
    VStack(spacing: 8) {
      Ring(value: 0.4, lineWidth: 7)
        .with {
          $0.fill = AnyShapeStyle(Color(RGBAColor(hex: 0xFF0000)))
          $0.trackColor = Color(light: RGBAColor(hex: 0x102030), dark: RGBAColor(hex: 0xA0B0C0, alpha: 0.5019607843137255))
        }
    }
    .padding(8)
  }
}

extension RingView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(RingView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of RoundedRectangle.
struct RoundedRectangleView: View {
  var body: some View {
    VStack(spacing: 8) {
      RoundedRectangle()
        .with {
          $0.style = .continuous
          $0.options.gradient = AnyShapeStyle(LinearGradient(gradient: Gradient(colors: [Color(RGBAColor(hex: 0xFF0000)), Color(RGBAColor(hex: 0x0000FF))]), startPoint: .leading, endPoint: .trailing))
          $0.options.fill = AnyShapeStyle(RadialGradient(gradient: Gradient(colors: [Color(RGBAColor(hex: 0xFF0000)), Color(RGBAColor(hex: 0x0000FF))]), center: .center, startRadius: 2, endRadius: 12))
          $0.options.stroke = ShapeStroke(AnyShapeStyle(Color(RGBAColor(hex: 0x336699))), StrokeStyle(width: 3, cap: .round, join: .bevel, dashes: [4, 2]), .center)
          $0.options.trim = TrimRange(from: 0.1, to: 0.8)
        }
    }
    .padding(8)
  }
}

extension RoundedRectangleView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(RoundedRectangleView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of SafeAreaInset.
struct SafeAreaInsetView: View {
  var body: some View {
    VStack(spacing: 8) {
      SafeAreaInset(.trailing, alignment: .bottomTrailing, spacing: 6) {
        Text("One")
        Text("Two")
      }
    }
    .padding(8)
  }
}

extension SafeAreaInsetView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(SafeAreaInsetView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of ScrollView.
struct ScrollViewView: View {
  var body: some View {
    VStack(spacing: 8) {
      ScrollView([.horizontal, .vertical], showsIndicators: false) {
        Text("One")
        Text("Two")
      }
      .with {
        $0.spacing = 6
        $0.contentOffset = Point(x: 0, y: 4)
        $0.anchor = .bottom
        $0.alignmentAnchor = UnitPoint(x: 0.5, y: 0.25)
      }
    }
    .padding(8)
  }
}

extension ScrollViewView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(ScrollViewView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of SearchField.
struct SearchFieldView: View {
  var body: some View {
    VStack(spacing: 8) {
      SearchField("More", text: "Words")
        .with {
          $0.cancelTitle = "Cancel"
          $0.state = .focused
        }
    }
    .padding(8)
  }
}

extension SearchFieldView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(SearchFieldView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of Section.
struct SectionView: View {
  var body: some View {
    VStack(spacing: 8) {
      Section("Words", footer: "More") {
        Text("One")
        Text("Two")
      }
      .with {
        $0.separatorInset = 7
        $0.separators = true
      }
    }
    .padding(8)
  }
}

extension SectionView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(SectionView(), canvas: SceneCanvas(settings))
  }
}

/// Each shared key alone.
struct SharedAloneView: View {
  var body: some View {
    VStack(spacing: 8) {
      Text("width").frame(width: 7)
      Text("height").frame(height: 7)
      Text("alignment")
      Text("padding").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      Text("foregroundColor")
        .foregroundColor(Color(light: RGBAColor(hex: 0x102030), dark: RGBAColor(hex: 0xA0B0C0, alpha: 0.5019607843137255)))
      Text("backgroundColor")
        .background(Color(light: RGBAColor(hex: 0x102030), dark: RGBAColor(hex: 0xA0B0C0, alpha: 0.5019607843137255)))
      Text("backgroundGradient")
        .background(AnyShapeStyle(LinearGradient(gradient: Gradient(stops: [Gradient.Stop(color: Color(RGBAColor(hex: 0xFF0000)), location: 0), Gradient.Stop(color: Color(RGBAColor(hex: 0x00FF00)), location: 0.2), Gradient.Stop(color: Color(RGBAColor(hex: 0x0000FF)), location: 1)]), startPoint: .leading, endPoint: .trailing)))
      Text("backgroundBlur").modifiers { $0.backgroundBlur = .thin }
      Text("backgroundIgnoresSafeArea")
        .modifiers {
          $0.backgroundColor = SystemColor.systemRed.color
          $0.backgroundIgnoresSafeArea = .top
        }
      Text("borderColor")
        .modifiers {
          $0.borderColor = Color(light: RGBAColor(hex: 0x102030), dark: RGBAColor(hex: 0xA0B0C0, alpha: 0.5019607843137255))
        }
      Text("borderWidth").modifiers { $0.borderWidth = 2 }
      Text("cornerRadius")
        .modifiers {
          $0.cornerRadius = CornerRadii(topLeft: 4, topRight: 0, bottomRight: 8, bottomLeft: 0)
        }
      Text("clipped").clipped()
      Text("shadow")
        .shadow(ShadowStyle(color: Color(RGBAColor(hex: 0x000000, alpha: 0.5019607843137255)), radius: 1.5, x: 1, y: 2, spread: 1))
      Text("opacity").opacity(0.5)
      Text("hidden").hidden().collapsed()
      Text("clipShape")
        .modifiers { $0.clipShape = AnyShape(Star().with { $0.points = 6; $0.innerRatio = 0.5 }) }
      Text("mask")
        .modifiers {
          $0.mask = AnyView(
            HStack(spacing: 0) {
              Circle()
              Text("Mask")
            }
          )
        }
      Text("brightness").modifiers { $0.brightness = 0.2 }
      Text("contrast").modifiers { $0.contrast = 1.5 }
      Text("saturation").modifiers { $0.saturation = 0.5 }
      Text("grayscale").modifiers { $0.grayscale = 0.7 }
      Text("hueRotation").modifiers { $0.hueRotation = .degrees(40) }
      Text("colorInvert").modifiers { $0.colorInvert = true }
      Text("colorMultiply").modifiers { $0.colorMultiply = Color(RGBAColor(hex: 0x88AACC)) }
      Text("blur").modifiers { $0.blur = 2 }
      Text("blendMode").modifiers { $0.blendMode = .multiply }
      Text("compositingGroup").modifiers { $0.compositingGroup = true }
      Text("scaleEffect").modifiers { $0.scaleEffect = .scale(x: 1.2, y: 0.8, anchor: .topLeading) }
      Text("rotationEffect")
        .modifiers { $0.rotationEffect = .rotation(.degrees(20), anchor: .bottom) }
      Text("skewEffect").modifiers { $0.skewEffect = .skew(x: .degrees(10), y: .degrees(5)) }
      Text("transformEffect")
        .modifiers {
          $0.transformEffect = .affine(Transform(a: 1, b: 0.1, c: 0, d: 1, tx: 3, ty: 2))
        }
      Text("minWidth").frame(minWidth: 7)
      Text("idealWidth").frame(idealWidth: 7)
      Text("maxWidth").frame(maxWidth: 7)
      Text("minHeight").frame(minHeight: 7)
      Text("idealHeight").frame(idealHeight: 7)
      Text("maxHeight").frame(maxHeight: 7)
      Text("aspectRatio").aspectRatio(1.5, contentMode: .fill)
      Text("fixedSize").fixedSize(horizontal: true, vertical: false)
      Text("relativeWidth").relativeSize(width: 0.5)
      Text("relativeHeight").relativeSize(height: 0.5)
      Text("constraints").constraints(DimensionConstraint(.width, .atMost, 80))
      Text("alignmentGuides")
        .alignmentGuide(VerticalAlignment.firstTextBaseline) { _ in 3 }
        .alignmentGuide(HorizontalAlignment.leading) { _ in 12 }
      Text("offset").offset(x: 3, y: -2)
      Text("layoutPriority").layoutPriority(7)
      Text("layoutDirection").layoutDirection(.rightToLeft)
      Text("ignoresSafeArea").ignoresSafeArea([.top, .leading])
      Text("weight").size(7)
      Text("hugging").hugging(7)
      Text("compression").compressionResistance(7)
      Text("grow").flex(grow: 7)
      Text("shrink").flex(shrink: 7)
      Text("spacingAfter").customSpacing(after: 7)
      Text("columnSpan").gridCellColumns(2)
      Text("rowSpan").gridCellRows(2)
      Text("cellAnchor").gridCellAnchor(.bottomTrailing)
      Text("unsizedAxes").gridCellUnsizedAxes(.vertical)
      Text("traits").modifiers { $0.traits = [.isButton, .isSelected] }
      Text("lintIgnore")
        .modifiers { $0.lintIgnore = LintExemptions([(.tapTarget, "part of a \"sentence\"")]) }
    }
    .padding(8)
  }
}

extension SharedAloneView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(SharedAloneView(), canvas: SceneCanvas(settings))
  }
}

/// Shared keys together.
struct SharedButtonView: View {
  var body: some View {
    VStack(spacing: 8) {
      Button("Press", kind: .filled)
        .modifiers {
          $0.padding = EdgeInsets(4)
          $0.backgroundColor = SystemColor.systemTeal.color
          $0.shadow = [ShadowStyle(.inner, color: Color(RGBAColor(hex: 0x000000, alpha: 0.33)), radius: 1.5, x: 1, y: 2), ShadowStyle(color: Color(RGBAColor(hex: 0x000000, alpha: 0.33)), radius: 2, y: 1)]
          $0.opacity = 0.5
          $0.clipShape = AnyShape(Circle())
          $0.mask = AnyView(
            Circle()
          )
          $0.contrast = 0.8
          $0.blur = 1
          $0.rotationEffect = .rotation(.degrees(10))
        }
      Button("Press", kind: .filled)
        .modifiers {
          $0.padding = EdgeInsets(3)
          $0.shadow = [ShadowStyle(color: Color(RGBAColor(hex: 0x000000, alpha: 0.33)), radius: 3, x: 1), ShadowStyle(color: Color(RGBAColor(hex: 0xFF0000)), radius: 2, y: 2)]
        }
      Button("Press", kind: .filled)
        .modifiers {
          $0.shadow = [ShadowStyle(.inner, color: Color(RGBAColor(hex: 0x000000, alpha: 0.33)), radius: 2)]
        }
      Button("Press", kind: .filled)
        .modifiers {
          $0.borderColor = SystemColor.systemRed.color
          $0.borderWidth = 2
        }
      Button("Press", kind: .filled)
        .modifiers {
          $0.padding = EdgeInsets(vertical: 4, horizontal: 8)
          $0.backgroundColor = SystemColor.systemTeal.color
          $0.borderColor = SystemColor.systemRed.color
          $0.borderWidth = 2
          $0.cornerRadius = CornerRadii(6)
          $0.clipped = true
          $0.shadow = [ShadowStyle(color: Color(RGBAColor(hex: 0x000000, alpha: 0.5019607843137255)), radius: 1.5, y: 1)]
          $0.opacity = 0.5
        }
      Button("Press", kind: .filled)
        .modifiers {
          $0.backgroundColor = SystemColor.systemTeal.color
          $0.cornerRadius = CornerRadii(.infinity)
        }
      Button("Press", kind: .filled)
        .modifiers {
          $0.height = 30
          $0.alignment = .trailing
          $0.backgroundColor = SystemColor.systemGray5.color
          $0.minWidth = 60
          $0.maxWidth = .infinity
        }
      Button("Press", kind: .filled)
        .modifiers {
          $0.width = 90
          $0.height = 40
          $0.alignment = .bottomTrailing
          $0.padding = EdgeInsets(6)
          $0.foregroundColor = SystemColor.systemRed.color
          $0.backgroundColor = SystemColor.systemGray5.color
        }
      Button("Press", kind: .filled)
        .modifiers {
          $0.padding = EdgeInsets(3)
          $0.backgroundColor = SystemColor.systemTeal.color
          $0.backgroundGradient = AnyShapeStyle(RadialGradient(gradient: Gradient(colors: [Color(RGBAColor(hex: 0xFF0000)), Color(RGBAColor(hex: 0x0000FF))]), center: .center, startRadius: 0))
        }
      Button("Press", kind: .filled)
        .modifiers { $0.padding = EdgeInsets(5) }
        .hidden()
        .customSpacing(after: 20)
        .collapsed()
      Button("Press", kind: .filled)
        .modifiers {
          $0.width = 80
          $0.height = 40
          $0.alignment = .leading
          $0.aspectRatio = AspectRatio(2, .fit)
          $0.fixedSize = [.horizontal, .vertical]
          $0.relativeWidth = 0.5
        }
        .offset(x: 2, y: 3)
        .layoutPriority(2)
      Button("Press", kind: .filled)
        .modifiers {
          $0.alignment = .leading
          $0.padding = EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 0)
          $0.maxWidth = .infinity
        }
        .layoutDirection(.rightToLeft)
    }
    .padding(8)
  }
}

extension SharedButtonView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(SharedButtonView(), canvas: SceneCanvas(settings))
  }
}

/// Shared keys together.
struct SharedHStackView: View {
  var body: some View {
    VStack(spacing: 8) {
      HStack(spacing: 0) {
        Text("One")
        Text("Two")
      }
      .modifiers {
        $0.padding = EdgeInsets(4)
        $0.backgroundColor = SystemColor.systemTeal.color
        $0.shadow = [ShadowStyle(.inner, color: Color(RGBAColor(hex: 0x000000, alpha: 0.33)), radius: 1.5, x: 1, y: 2), ShadowStyle(color: Color(RGBAColor(hex: 0x000000, alpha: 0.33)), radius: 2, y: 1)]
        $0.opacity = 0.5
        $0.clipShape = AnyShape(Circle())
        $0.mask = AnyView(
          Circle()
        )
        $0.contrast = 0.8
        $0.blur = 1
        $0.rotationEffect = .rotation(.degrees(10))
      }
      HStack(spacing: 0) {
        Text("One")
        Text("Two")
      }
      .padding(3)
      .shadow(ShadowStyle(color: Color(RGBAColor(hex: 0x000000, alpha: 0.33)), radius: 3, x: 1), ShadowStyle(color: Color(RGBAColor(hex: 0xFF0000)), radius: 2, y: 2))
      HStack(spacing: 0) {
        Text("One")
        Text("Two")
      }
      .shadow(ShadowStyle(.inner, color: Color(RGBAColor(hex: 0x000000, alpha: 0.33)), radius: 2))
      HStack(spacing: 0) {
        Text("One")
        Text("Two")
      }
      .border(SystemColor.systemRed.color, width: 2)
      HStack(spacing: 0) {
        Text("One")
        Text("Two")
      }
      .padding(EdgeInsets(vertical: 4, horizontal: 8))
      .background(SystemColor.systemTeal.color)
      .cornerRadius(6)
      .border(SystemColor.systemRed.color, width: 2)
      .shadow(color: Color(RGBAColor(hex: 0x000000, alpha: 0.5019607843137255)), radius: 1.5, y: 1)
      .opacity(0.5)
      HStack(spacing: 0) {
        Text("One")
        Text("Two")
      }
      .modifiers {
        $0.backgroundColor = SystemColor.systemTeal.color
        $0.cornerRadius = CornerRadii(.infinity)
      }
      HStack(spacing: 0) {
        Text("One")
        Text("Two")
      }
      .frame(minWidth: 60, maxWidth: .infinity, alignment: .trailing)
      .background(SystemColor.systemGray5.color)
      .frame(height: 30, alignment: .trailing)
      HStack(alignment: .bottom, spacing: 0) {
        Text("One")
        Text("Two")
      }
      .foregroundColor(SystemColor.systemRed.color)
      .padding(6)
      .background(SystemColor.systemGray5.color)
      .frame(width: 90, height: 40, alignment: .bottomTrailing)
      HStack(spacing: 0) {
        Text("One")
        Text("Two")
      }
      .modifiers {
        $0.padding = EdgeInsets(3)
        $0.backgroundColor = SystemColor.systemTeal.color
        $0.backgroundGradient = AnyShapeStyle(RadialGradient(gradient: Gradient(colors: [Color(RGBAColor(hex: 0xFF0000)), Color(RGBAColor(hex: 0x0000FF))]), center: .center, startRadius: 0))
      }
      HStack(spacing: 0) {
        Text("One")
        Text("Two")
      }
      .padding(5)
      .hidden()
      .customSpacing(after: 20)
      .collapsed()
      HStack(spacing: 0) {
        Text("One")
        Text("Two")
      }
      .aspectRatio(2, contentMode: .fit)
      .fixedSize()
      .frame(width: 80, height: 40, alignment: .leading)
      .relativeSize(width: 0.5)
      .offset(x: 2, y: 3)
      .layoutPriority(2)
      HStack(spacing: 0) {
        Text("One")
        Text("Two")
      }
      .padding(.leading, 20)
      .frame(maxWidth: .infinity, alignment: .leading)
      .layoutDirection(.rightToLeft)
    }
    .padding(8)
  }
}

extension SharedHStackView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(SharedHStackView(), canvas: SceneCanvas(settings))
  }
}

/// Shared keys together.
struct SharedImageView: View {
  var body: some View {
    VStack(spacing: 8) {
      Image(systemName: "star")
        .modifiers {
          $0.padding = EdgeInsets(4)
          $0.backgroundColor = SystemColor.systemTeal.color
          $0.shadow = [ShadowStyle(.inner, color: Color(RGBAColor(hex: 0x000000, alpha: 0.33)), radius: 1.5, x: 1, y: 2), ShadowStyle(color: Color(RGBAColor(hex: 0x000000, alpha: 0.33)), radius: 2, y: 1)]
          $0.opacity = 0.5
          $0.clipShape = AnyShape(Circle())
          $0.mask = AnyView(
            Circle()
          )
          $0.contrast = 0.8
          $0.blur = 1
          $0.rotationEffect = .rotation(.degrees(10))
        }
      Image(systemName: "star")
        .padding(3)
        .shadow(ShadowStyle(color: Color(RGBAColor(hex: 0x000000, alpha: 0.33)), radius: 3, x: 1), ShadowStyle(color: Color(RGBAColor(hex: 0xFF0000)), radius: 2, y: 2))
      Image(systemName: "star")
        .shadow(ShadowStyle(.inner, color: Color(RGBAColor(hex: 0x000000, alpha: 0.33)), radius: 2))
      Image(systemName: "star").border(SystemColor.systemRed.color, width: 2)
      Image(systemName: "star")
        .modifiers {
          $0.padding = EdgeInsets(vertical: 4, horizontal: 8)
          $0.backgroundColor = SystemColor.systemTeal.color
          $0.borderColor = SystemColor.systemRed.color
          $0.borderWidth = 2
          $0.cornerRadius = CornerRadii(6)
          $0.clipped = true
          $0.shadow = [ShadowStyle(color: Color(RGBAColor(hex: 0x000000, alpha: 0.5019607843137255)), radius: 1.5, y: 1)]
          $0.opacity = 0.5
        }
      Image(systemName: "star")
        .modifiers {
          $0.backgroundColor = SystemColor.systemTeal.color
          $0.cornerRadius = CornerRadii(.infinity)
        }
      Image(systemName: "star")
        .frame(minWidth: 60, maxWidth: .infinity, alignment: .trailing)
        .background(SystemColor.systemGray5.color)
        .frame(height: 30, alignment: .trailing)
      Image(systemName: "star")
        .foregroundColor(SystemColor.systemRed.color)
        .padding(6)
        .background(SystemColor.systemGray5.color)
        .frame(width: 90, height: 40, alignment: .bottomTrailing)
      Image(systemName: "star")
        .modifiers {
          $0.padding = EdgeInsets(3)
          $0.backgroundColor = SystemColor.systemTeal.color
          $0.backgroundGradient = AnyShapeStyle(RadialGradient(gradient: Gradient(colors: [Color(RGBAColor(hex: 0xFF0000)), Color(RGBAColor(hex: 0x0000FF))]), center: .center, startRadius: 0))
        }
      Image(systemName: "star").padding(5).hidden().customSpacing(after: 20).collapsed()
      Image(systemName: "star")
        .aspectRatio(2, contentMode: .fit)
        .fixedSize()
        .frame(width: 80, height: 40, alignment: .leading)
        .relativeSize(width: 0.5)
        .offset(x: 2, y: 3)
        .layoutPriority(2)
      Image(systemName: "star")
        .padding(.leading, 20)
        .frame(maxWidth: .infinity, alignment: .leading)
        .layoutDirection(.rightToLeft)
    }
    .padding(8)
  }
}

extension SharedImageView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(SharedImageView(), canvas: SceneCanvas(settings))
  }
}

/// Shared keys together.
struct SharedRectangleView: View {
  var body: some View {
    VStack(spacing: 8) {
      Rectangle()
        .modifiers {
          $0.padding = EdgeInsets(4)
          $0.backgroundColor = SystemColor.systemTeal.color
          $0.shadow = [ShadowStyle(.inner, color: Color(RGBAColor(hex: 0x000000, alpha: 0.33)), radius: 1.5, x: 1, y: 2), ShadowStyle(color: Color(RGBAColor(hex: 0x000000, alpha: 0.33)), radius: 2, y: 1)]
          $0.opacity = 0.5
          $0.clipShape = AnyShape(Circle())
          $0.mask = AnyView(
            Circle()
          )
          $0.contrast = 0.8
          $0.blur = 1
          $0.rotationEffect = .rotation(.degrees(10))
        }
        .frame(height: 20)
      Rectangle()
        .padding(3)
        .shadow(ShadowStyle(color: Color(RGBAColor(hex: 0x000000, alpha: 0.33)), radius: 3, x: 1), ShadowStyle(color: Color(RGBAColor(hex: 0xFF0000)), radius: 2, y: 2))
        .frame(height: 20)
      Rectangle()
        .shadow(ShadowStyle(.inner, color: Color(RGBAColor(hex: 0x000000, alpha: 0.33)), radius: 2))
        .frame(height: 20)
      Rectangle().border(SystemColor.systemRed.color, width: 2).frame(height: 20)
      Rectangle()
        .modifiers {
          $0.padding = EdgeInsets(vertical: 4, horizontal: 8)
          $0.backgroundColor = SystemColor.systemTeal.color
          $0.borderColor = SystemColor.systemRed.color
          $0.borderWidth = 2
          $0.cornerRadius = CornerRadii(6)
          $0.clipped = true
          $0.shadow = [ShadowStyle(color: Color(RGBAColor(hex: 0x000000, alpha: 0.5019607843137255)), radius: 1.5, y: 1)]
          $0.opacity = 0.5
        }
        .frame(height: 20)
      Rectangle()
        .modifiers {
          $0.backgroundColor = SystemColor.systemTeal.color
          $0.cornerRadius = CornerRadii(.infinity)
        }
        .frame(height: 20)
      Rectangle()
        .frame(minWidth: 60, maxWidth: .infinity, alignment: .trailing)
        .background(SystemColor.systemGray5.color)
        .frame(height: 30, alignment: .trailing)
      Rectangle()
        .foregroundColor(SystemColor.systemRed.color)
        .padding(6)
        .background(SystemColor.systemGray5.color)
        .frame(width: 90, height: 40, alignment: .bottomTrailing)
      Rectangle()
        .modifiers {
          $0.padding = EdgeInsets(3)
          $0.backgroundColor = SystemColor.systemTeal.color
          $0.backgroundGradient = AnyShapeStyle(RadialGradient(gradient: Gradient(colors: [Color(RGBAColor(hex: 0xFF0000)), Color(RGBAColor(hex: 0x0000FF))]), center: .center, startRadius: 0))
        }
        .frame(height: 20)
      Rectangle().padding(5).hidden().frame(height: 20).customSpacing(after: 20).collapsed()
      Rectangle()
        .aspectRatio(2, contentMode: .fit)
        .fixedSize()
        .frame(width: 80, height: 40, alignment: .leading)
        .relativeSize(width: 0.5)
        .offset(x: 2, y: 3)
        .layoutPriority(2)
      Rectangle()
        .padding(.leading, 20)
        .frame(maxWidth: .infinity, alignment: .leading)
        .frame(height: 20, alignment: .leading)
        .layoutDirection(.rightToLeft)
    }
    .padding(8)
  }
}

extension SharedRectangleView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(SharedRectangleView(), canvas: SceneCanvas(settings))
  }
}

/// Shared keys together.
struct SharedTextFieldView: View {
  var body: some View {
    VStack(spacing: 8) {
      TextField("Name")
        .modifiers {
          $0.padding = EdgeInsets(4)
          $0.backgroundColor = SystemColor.systemTeal.color
          $0.shadow = [ShadowStyle(.inner, color: Color(RGBAColor(hex: 0x000000, alpha: 0.33)), radius: 1.5, x: 1, y: 2), ShadowStyle(color: Color(RGBAColor(hex: 0x000000, alpha: 0.33)), radius: 2, y: 1)]
          $0.opacity = 0.5
          $0.clipShape = AnyShape(Circle())
          $0.mask = AnyView(
            Circle()
          )
          $0.contrast = 0.8
          $0.blur = 1
          $0.rotationEffect = .rotation(.degrees(10))
        }
      TextField("Name")
        .modifiers {
          $0.padding = EdgeInsets(3)
          $0.shadow = [ShadowStyle(color: Color(RGBAColor(hex: 0x000000, alpha: 0.33)), radius: 3, x: 1), ShadowStyle(color: Color(RGBAColor(hex: 0xFF0000)), radius: 2, y: 2)]
        }
      TextField("Name")
        .modifiers {
          $0.shadow = [ShadowStyle(.inner, color: Color(RGBAColor(hex: 0x000000, alpha: 0.33)), radius: 2)]
        }
      TextField("Name")
        .modifiers {
          $0.borderColor = SystemColor.systemRed.color
          $0.borderWidth = 2
        }
      TextField("Name")
        .modifiers {
          $0.padding = EdgeInsets(vertical: 4, horizontal: 8)
          $0.backgroundColor = SystemColor.systemTeal.color
          $0.borderColor = SystemColor.systemRed.color
          $0.borderWidth = 2
          $0.cornerRadius = CornerRadii(6)
          $0.clipped = true
          $0.shadow = [ShadowStyle(color: Color(RGBAColor(hex: 0x000000, alpha: 0.5019607843137255)), radius: 1.5, y: 1)]
          $0.opacity = 0.5
        }
      TextField("Name")
        .modifiers {
          $0.backgroundColor = SystemColor.systemTeal.color
          $0.cornerRadius = CornerRadii(.infinity)
        }
      TextField("Name")
        .modifiers {
          $0.height = 30
          $0.alignment = .trailing
          $0.backgroundColor = SystemColor.systemGray5.color
          $0.minWidth = 60
          $0.maxWidth = .infinity
        }
      TextField("Name")
        .modifiers {
          $0.width = 90
          $0.height = 40
          $0.alignment = .bottomTrailing
          $0.padding = EdgeInsets(6)
          $0.foregroundColor = SystemColor.systemRed.color
          $0.backgroundColor = SystemColor.systemGray5.color
        }
      TextField("Name")
        .modifiers {
          $0.padding = EdgeInsets(3)
          $0.backgroundColor = SystemColor.systemTeal.color
          $0.backgroundGradient = AnyShapeStyle(RadialGradient(gradient: Gradient(colors: [Color(RGBAColor(hex: 0xFF0000)), Color(RGBAColor(hex: 0x0000FF))]), center: .center, startRadius: 0))
        }
      TextField("Name")
        .modifiers { $0.padding = EdgeInsets(5) }
        .hidden()
        .customSpacing(after: 20)
        .collapsed()
      TextField("Name")
        .modifiers {
          $0.width = 80
          $0.height = 40
          $0.alignment = .leading
          $0.aspectRatio = AspectRatio(2, .fit)
          $0.fixedSize = [.horizontal, .vertical]
          $0.relativeWidth = 0.5
        }
        .offset(x: 2, y: 3)
        .layoutPriority(2)
      TextField("Name")
        .modifiers {
          $0.alignment = .leading
          $0.padding = EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 0)
          $0.maxWidth = .infinity
        }
        .layoutDirection(.rightToLeft)
    }
    .padding(8)
  }
}

extension SharedTextFieldView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(SharedTextFieldView(), canvas: SceneCanvas(settings))
  }
}

/// Shared keys together.
struct SharedTextView: View {
  var body: some View {
    VStack(spacing: 8) {
      Text("Words")
        .modifiers {
          $0.padding = EdgeInsets(4)
          $0.backgroundColor = SystemColor.systemTeal.color
          $0.shadow = [ShadowStyle(.inner, color: Color(RGBAColor(hex: 0x000000, alpha: 0.33)), radius: 1.5, x: 1, y: 2), ShadowStyle(color: Color(RGBAColor(hex: 0x000000, alpha: 0.33)), radius: 2, y: 1)]
          $0.opacity = 0.5
          $0.clipShape = AnyShape(Circle())
          $0.mask = AnyView(
            Circle()
          )
          $0.contrast = 0.8
          $0.blur = 1
          $0.rotationEffect = .rotation(.degrees(10))
        }
      Text("Words")
        .padding(3)
        .shadow(ShadowStyle(color: Color(RGBAColor(hex: 0x000000, alpha: 0.33)), radius: 3, x: 1), ShadowStyle(color: Color(RGBAColor(hex: 0xFF0000)), radius: 2, y: 2))
      Text("Words")
        .shadow(ShadowStyle(.inner, color: Color(RGBAColor(hex: 0x000000, alpha: 0.33)), radius: 2))
      Text("Words").border(SystemColor.systemRed.color, width: 2)
      Text("Words")
        .modifiers {
          $0.padding = EdgeInsets(vertical: 4, horizontal: 8)
          $0.backgroundColor = SystemColor.systemTeal.color
          $0.borderColor = SystemColor.systemRed.color
          $0.borderWidth = 2
          $0.cornerRadius = CornerRadii(6)
          $0.clipped = true
          $0.shadow = [ShadowStyle(color: Color(RGBAColor(hex: 0x000000, alpha: 0.5019607843137255)), radius: 1.5, y: 1)]
          $0.opacity = 0.5
        }
      Text("Words")
        .modifiers {
          $0.backgroundColor = SystemColor.systemTeal.color
          $0.cornerRadius = CornerRadii(.infinity)
        }
      Text("Words")
        .frame(minWidth: 60, maxWidth: .infinity, alignment: .trailing)
        .background(SystemColor.systemGray5.color)
        .frame(height: 30, alignment: .trailing)
      Text("Words")
        .modifiers {
          $0.tint = Color(light: RGBAColor(hex: 0x102030), dark: RGBAColor(hex: 0xA0B0C0, alpha: 0.5019607843137255))
          $0.redacted = true
        }
        .foregroundColor(SystemColor.systemRed.color)
        .padding(6)
        .background(SystemColor.systemGray5.color)
        .frame(width: 90, height: 40, alignment: .bottomTrailing)
      Text("Words")
        .modifiers {
          $0.padding = EdgeInsets(3)
          $0.backgroundColor = SystemColor.systemTeal.color
          $0.backgroundGradient = AnyShapeStyle(RadialGradient(gradient: Gradient(colors: [Color(RGBAColor(hex: 0xFF0000)), Color(RGBAColor(hex: 0x0000FF))]), center: .center, startRadius: 0))
        }
      Text("Words").padding(5).hidden().customSpacing(after: 20).collapsed()
      Text("Words")
        .aspectRatio(2, contentMode: .fit)
        .fixedSize()
        .frame(width: 80, height: 40, alignment: .leading)
        .relativeSize(width: 0.5)
        .offset(x: 2, y: 3)
        .layoutPriority(2)
      Text("Words")
        .padding(.leading, 20)
        .frame(maxWidth: .infinity, alignment: .leading)
        .layoutDirection(.rightToLeft)
    }
    .padding(8)
  }
}

extension SharedTextView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(SharedTextView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of Sheet.
struct SheetView: View {
  var body: some View {
    VStack(spacing: 8) {
      Sheet(
        detents: [.height(72), .medium, .fraction(0.3), .large],
        selection: 2,
        dimsBackground: false
      ) {
        Text("One")
      }
      .with {
        $0.showsHandle = false
        $0.surfaceColor = Color(light: RGBAColor(hex: 0x102030), dark: RGBAColor(hex: 0xA0B0C0, alpha: 0.5019607843137255))
      }
      .frame(height: 200)
    }
    .padding(8)
  }
}

extension SheetView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(SheetView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of Slider.
struct SliderView: View {
  var body: some View {
    VStack(spacing: 8) {
      Slider(value: 3)
        .with {
          $0.minimumIconName = "star"
          $0.maximumIconName = "star"
          $0.minimumValue = 1
          $0.maximumValue = 9
          $0.state = .focused
          $0.thumbColor = Color(light: RGBAColor(hex: 0x102030), dark: RGBAColor(hex: 0xA0B0C0, alpha: 0.5019607843137255))
        }
    }
    .padding(8)
  }
}

extension SliderView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(SliderView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of Spacer.
struct SpacerView: View {
  var body: some View {
    VStack(spacing: 8) {
      Spacer(minLength: 7)
    }
    .padding(8)
  }
}

extension SpacerView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(SpacerView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of Star.
struct StarView: View {
  var body: some View {
    VStack(spacing: 8) {
      Star()
        .with {
          $0.points = 2
          $0.innerRatio = 0.4
          $0.options.gradient = AnyShapeStyle(LinearGradient(gradient: Gradient(colors: [Color(RGBAColor(hex: 0xFF0000)), Color(RGBAColor(hex: 0x0000FF))]), startPoint: .leading, endPoint: .trailing))
          $0.options.fill = AnyShapeStyle(RadialGradient(gradient: Gradient(colors: [Color(RGBAColor(hex: 0xFF0000)), Color(RGBAColor(hex: 0x0000FF))]), center: .center, startRadius: 2, endRadius: 12))
          $0.options.stroke = ShapeStroke(AnyShapeStyle(Color(RGBAColor(hex: 0x336699))), StrokeStyle(width: 3, cap: .round, join: .bevel, dashes: [4, 2]), .center)
          $0.options.trim = TrimRange(from: 0.1, to: 0.8)
        }
    }
    .padding(8)
  }
}

extension StarView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(StarView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of StateView.
struct StateViewView: View {
  var body: some View {
    VStack(spacing: 8) {
      StateView(.error) {
        Text("One")
        Text("Two")
      }
    }
    .padding(8)
  }
}

extension StateViewView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(StateViewView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of StatusBar.
struct StatusBarView: View {
  var body: some View {
    VStack(spacing: 8) {
      StatusBar(time: "10:09")
        .with {
          $0.batteryLevel = 0.4
          $0.signalBars = 2
          $0.hasWiFi = false
        }
    }
    .padding(8)
  }
}

extension StatusBarView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(StatusBarView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of Stepper.
struct StepperView: View {
  var body: some View {
    VStack(spacing: 8) {
      Stepper("Words")
        .with {
          $0.state = .highlighted
          $0.canDecrement = false
          $0.canIncrement = false
        }
    }
    .padding(8)
  }
}

extension StepperView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(StepperView(), canvas: SceneCanvas(settings))
  }
}

/// Names of a sheet and of a theme, and what they say without a key.
struct StyledPictureView: View {
  var body: some View {
    VStack(spacing: 7) {
      Text("style")
        .modifiers {
          $0.padding = EdgeInsets(12)
          $0.foregroundColor = Color(RGBAColor(hex: 0xC1502E))
          $0.backgroundColor = SystemColor.systemBackground.color
          $0.borderColor = SystemColor.systemGray.color
        }
      Text("both")
        .modifiers {
          $0.padding = EdgeInsets(12)
          $0.foregroundColor = Color(RGBAColor(hex: 0xC1502E))
          $0.backgroundColor = SystemColor.systemBackground.color
          $0.borderColor = Color(RGBAColor(hex: 0x1B2A41))
          $0.borderWidth = 2
        }
      Text("scheme")
        .modifiers {
          $0.padding = EdgeInsets(12)
          $0.foregroundColor = .label
          $0.backgroundColor = SystemColor.systemBlue.color
          $0.borderColor = SystemColor.systemGray.color
          $0.cornerRadius = CornerRadii(14)
        }
      Text("h2")
        .fontWeight(.medium)
        .font(size: 18)
        .lineSpacing(7.199999999999999)
        .tracking(-0.24)
        .with {
          $0.fontName = "systemFont"
          $0.fontStyle = .upright
        }
        .modifiers {
          $0.padding = EdgeInsets(12)
          $0.foregroundColor = Color(RGBAColor(hex: 0x2F363F))
          $0.backgroundColor = SystemColor.systemBackground.color
          $0.borderColor = SystemColor.systemGray.color
        }
      Text("plain").fontWeight(.bold)
      Button("Go", kind: .primaryRegular)
        .with {
          $0.tintsImage = true
          $0.title.fontWeight = .regular
          $0.title.fontName = "systemFont"
          $0.title.fontSize = 14
          $0.title.fontStyle = .upright
          $0.title.lines.lineSpacing = 7
          $0.title.lines.letterSpacing = 0
        }
        .modifiers {
          $0.padding = EdgeInsets(12)
          $0.foregroundColor = Color(RGBAColor(hex: 0x525B62))
          $0.backgroundColor = SystemColor.systemBlue.color
          $0.borderColor = SystemColor.systemGray.color
          $0.borderWidth = 0.5
          $0.cornerRadius = CornerRadii(14)
        }
      Cell("Cell")
      Switch().with { $0.isOn = true }
      TextField("Name")
        .with {
          $0.input.tintColor = SystemColor.systemGray.color
          $0.input.messageColor = SystemColor.systemRed.color
          $0.input.styledPlaceholder = TextStyling()
          $0.input.styledPlaceholder?.foreground = Color(RGBAColor(hex: 0xC1502E))
          $0.input.styledPlaceholder?.font = FontStyle()
          $0.input.styledPlaceholder?.font?.name = "Inter"
          $0.input.styledPlaceholder?.font?.size = 11
          $0.input.styledPlaceholder?.kern = 2
          $0.input.styledPlaceholder?.underline = TextStyling.Line(.single, pattern: .dash, byWord: false)
        }
        .modifiers {
          $0.padding = EdgeInsets(2)
          $0.foregroundColor = .label
          $0.backgroundColor = SystemColor.systemBackground.color
          $0.borderColor = SystemColor.systemGray.color
          $0.borderWidth = 1
          $0.cornerRadius = CornerRadii(8)
        }
    }
  }
}

extension StyledPictureView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(StyledPictureView(), canvas: SceneCanvas(settings), theme: .what3words)
  }
}

/// Every key of SuggestionCell.
struct SuggestionCellView: View {
  var body: some View {
    VStack(spacing: 8) {
      SuggestionCell(
        "one.two.three",
        place: "Near",
        distance: "3 km",
        height: 54,
        state: .selected
      )
    }
    .padding(8)
  }
}

extension SuggestionCellView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(SuggestionCellView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of Switch.
struct SwitchView: View {
  var body: some View {
    VStack(spacing: 8) {
      Switch()
        .with {
          $0.isOn = true
          $0.state = .normal
          $0.onColor = Color(light: RGBAColor(hex: 0x102030), dark: RGBAColor(hex: 0xA0B0C0, alpha: 0.5019607843137255))
          $0.offColor = Color(light: RGBAColor(hex: 0x102030), dark: RGBAColor(hex: 0xA0B0C0, alpha: 0.5019607843137255))
          $0.thumbColor = Color(light: RGBAColor(hex: 0x102030), dark: RGBAColor(hex: 0xA0B0C0, alpha: 0.5019607843137255))
        }
    }
    .padding(8)
  }
}

extension SwitchView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(SwitchView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of TabBar.
struct TabBarView: View {
  var body: some View {
    VStack(spacing: 8) {
      TabBar(
        [ControlItem("Words", subtitle: "More", systemImage: "star", badge: "3", role: .destructive, isSelected: true, isDisabled: true), ControlItem("Two")],
        selection: 1
      )
    }
    .padding(8)
  }
}

extension TabBarView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(TabBarView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of Table.
struct TableView: View {
  var body: some View {
    VStack(spacing: 8) {
      Table(header: "Words", footer: "Words", rowHeight: 7) {
        Text("One")
        Text("Two")
      }
      .with {
        $0.emptyMessage = "Words"
        $0.isLoading = true
        $0.separators = false
        $0.separatorColor = SystemColor.systemRed.color
        $0.separatorInset = 7
        $0.contentSized = false
        $0.contentOffset = 4
      }
    }
    .padding(8)
  }
}

extension TableView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(TableView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of Tag.
struct TagView: View {
  var body: some View {
    VStack(spacing: 8) {
      Tag(
        "Words",
        color: Color(light: RGBAColor(hex: 0x102030), dark: RGBAColor(hex: 0xA0B0C0, alpha: 0.5019607843137255))
      )
      .with { $0.isFilled = true }
    }
    .padding(8)
  }
}

extension TagView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(TagView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of TextButton.
struct TextButtonView: View {
  var body: some View {
    VStack(spacing: 8) {
      TextButton()
        .with {
          $0.text.text = "Words"
          $0.kind = .dashedUnderline
          $0.text.font = .caption2
          $0.text.fontWeight = .black
          $0.text.fontName = "Inter"
          $0.text.fontSize = 17
          $0.text.fontStyle = .italic
          $0.text.fontDesign = .monospaced
          $0.text.fontScaling = .style(.body)
          $0.text.maximumFontSize = 22
          $0.text.fontFeatures = [FontFeature("tnum", 1), FontFeature("ss01", 1), FontFeature("cv11", 2)]
          $0.text.fontVariations = [FontAxisValue("wght", 620)]
          $0.text.fontSynthesis = false
          $0.text.fontPalette = .dark
          $0.text.boldFontName = "Inter"
          $0.text.lines.lineLimit = 2
          $0.text.lines.minimumLines = 2
          $0.text.lines.textAlignment = .natural
          $0.text.lines.lineBreakMode = .truncateTail
          $0.text.lines.lineSpacing = 7
          $0.text.lines.lineHeightMultiple = 7
          $0.text.lines.lineHeightPlacement = .above
          $0.text.lines.letterSpacing = 7
          $0.text.lines.minimumScaleFactor = 0.5
          $0.text.lines.underline = DecorationValue(LineDecoration(.double), color: Color(RGBAColor(hex: 0xFF0000)))
          $0.text.lines.underlineSkipsInk = false
          $0.text.lines.language = "de-AT"
          $0.text.lines.lineBreakStrictness = .loose
          $0.text.lines.wordBreak = .keepAll
          $0.text.lines.textWrap = .pretty
          $0.text.lines.firstLineIndent = 9
          $0.text.lines.indent = 4
          $0.text.lines.tailIndent = 3
          $0.text.lines.paragraphSpacing = 6
          $0.text.lines.tabStops = [12, 40]
          $0.text.lines.strikethrough = DecorationValue(LineDecoration(pattern: .dash))
          $0.text.lines.highlightColor = Color(light: RGBAColor(hex: 0x102030), dark: RGBAColor(hex: 0xA0B0C0, alpha: 0.5019607843137255))
          $0.text.lines.uppercase = true
        }
    }
    .padding(8)
  }
}

extension TextButtonView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(TextButtonView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of TextField.
struct TextFieldView: View {
  var body: some View {
    VStack(spacing: 8) {
      TextField("Words", text: "Words", state: .focused)
        .with {
          $0.input.message = "Words"
          $0.input.ownRules = [.nonEmpty, .lessThan(3), .greaterThan(1)]
          $0.input.tintColor = Color(light: RGBAColor(hex: 0x102030), dark: RGBAColor(hex: 0xA0B0C0, alpha: 0.5019607843137255))
          $0.input.placeholderColor = Color(light: RGBAColor(hex: 0x102030), dark: RGBAColor(hex: 0xA0B0C0, alpha: 0.5019607843137255))
          $0.input.messageColor = Color(light: RGBAColor(hex: 0x102030), dark: RGBAColor(hex: 0xA0B0C0, alpha: 0.5019607843137255))
          $0.input.uppercasePlaceholder = true
          $0.input.traits.keyboard = .email
          $0.input.traits.contentType = .username
          $0.input.traits.autocapitalization = .never
          $0.input.traits.autocorrection = false
          $0.input.traits.returnKey = .next
          $0.leadingIconName = "person"
          $0.trailingIconName = "lock"
          $0.clearButton = .always
          $0.isSecure = true
          $0.input.text.font = .caption2
          $0.input.text.fontWeight = .black
          $0.input.text.fontName = "Inter"
          $0.input.text.fontSize = 17
          $0.input.text.fontStyle = .italic
          $0.input.text.fontDesign = .monospaced
          $0.input.text.fontScaling = .style(.body)
          $0.input.text.maximumFontSize = 22
          $0.input.text.fontFeatures = [FontFeature("tnum", 1), FontFeature("ss01", 1), FontFeature("cv11", 2)]
          $0.input.text.fontVariations = [FontAxisValue("wght", 620)]
          $0.input.text.fontSynthesis = false
          $0.input.text.fontPalette = .dark
          $0.input.text.boldFontName = "Inter"
          $0.input.text.lines.lineLimit = 2
          $0.input.text.lines.minimumLines = 2
          $0.input.text.lines.textAlignment = .natural
          $0.input.text.lines.lineBreakMode = .truncateTail
          $0.input.text.lines.lineSpacing = 7
          $0.input.text.lines.lineHeightMultiple = 7
          $0.input.text.lines.lineHeightPlacement = .above
          $0.input.text.lines.letterSpacing = 7
          $0.input.text.lines.minimumScaleFactor = 0.5
          $0.input.text.lines.underline = DecorationValue(LineDecoration(.double), color: Color(RGBAColor(hex: 0xFF0000)))
          $0.input.text.lines.underlineSkipsInk = false
          $0.input.text.lines.language = "de-AT"
          $0.input.text.lines.lineBreakStrictness = .loose
          $0.input.text.lines.wordBreak = .keepAll
          $0.input.text.lines.textWrap = .pretty
          $0.input.text.lines.firstLineIndent = 9
          $0.input.text.lines.indent = 4
          $0.input.text.lines.tailIndent = 3
          $0.input.text.lines.paragraphSpacing = 6
          $0.input.text.lines.tabStops = [12, 40]
          $0.input.text.lines.strikethrough = DecorationValue(LineDecoration(pattern: .dash))
          $0.input.text.lines.highlightColor = Color(light: RGBAColor(hex: 0x102030), dark: RGBAColor(hex: 0xA0B0C0, alpha: 0.5019607843137255))
          $0.input.text.lines.uppercase = true
        }
    }
    .padding(8)
  }
}

extension TextFieldView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(TextFieldView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of TextView.
struct TextViewView: View {
  var body: some View {
    VStack(spacing: 8) {
      TextView("Words", text: "Words", state: .error)
        .with {
          $0.input.message = "Words"
          $0.input.ownRules = [.nonEmpty, .lessThan(3), .greaterThan(1)]
          $0.input.tintColor = Color(light: RGBAColor(hex: 0x102030), dark: RGBAColor(hex: 0xA0B0C0, alpha: 0.5019607843137255))
          $0.input.placeholderColor = Color(light: RGBAColor(hex: 0x102030), dark: RGBAColor(hex: 0xA0B0C0, alpha: 0.5019607843137255))
          $0.input.messageColor = Color(light: RGBAColor(hex: 0x102030), dark: RGBAColor(hex: 0xA0B0C0, alpha: 0.5019607843137255))
          $0.input.uppercasePlaceholder = true
          $0.input.traits.keyboard = .email
          $0.input.traits.contentType = .username
          $0.input.traits.autocapitalization = .never
          $0.input.traits.autocorrection = false
          $0.input.traits.returnKey = .next
          $0.minimumLines = 2
          $0.input.text.font = .caption2
          $0.input.text.fontWeight = .black
          $0.input.text.fontName = "Inter"
          $0.input.text.fontSize = 17
          $0.input.text.fontStyle = .italic
          $0.input.text.fontDesign = .monospaced
          $0.input.text.fontScaling = .style(.body)
          $0.input.text.maximumFontSize = 22
          $0.input.text.fontFeatures = [FontFeature("tnum", 1), FontFeature("ss01", 1), FontFeature("cv11", 2)]
          $0.input.text.fontVariations = [FontAxisValue("wght", 620)]
          $0.input.text.fontSynthesis = false
          $0.input.text.fontPalette = .dark
          $0.input.text.boldFontName = "Inter"
          $0.input.text.lines.lineLimit = 2
          $0.input.text.lines.textAlignment = .natural
          $0.input.text.lines.lineBreakMode = .truncateTail
          $0.input.text.lines.lineSpacing = 7
          $0.input.text.lines.lineHeightMultiple = 7
          $0.input.text.lines.lineHeightPlacement = .above
          $0.input.text.lines.letterSpacing = 7
          $0.input.text.lines.minimumScaleFactor = 0.5
          $0.input.text.lines.underline = DecorationValue(LineDecoration(.double), color: Color(RGBAColor(hex: 0xFF0000)))
          $0.input.text.lines.underlineSkipsInk = false
          $0.input.text.lines.language = "de-AT"
          $0.input.text.lines.lineBreakStrictness = .loose
          $0.input.text.lines.wordBreak = .keepAll
          $0.input.text.lines.textWrap = .pretty
          $0.input.text.lines.firstLineIndent = 9
          $0.input.text.lines.indent = 4
          $0.input.text.lines.tailIndent = 3
          $0.input.text.lines.paragraphSpacing = 6
          $0.input.text.lines.tabStops = [12, 40]
          $0.input.text.lines.strikethrough = DecorationValue(LineDecoration(pattern: .dash))
          $0.input.text.lines.highlightColor = Color(light: RGBAColor(hex: 0x102030), dark: RGBAColor(hex: 0xA0B0C0, alpha: 0.5019607843137255))
          $0.input.text.lines.uppercase = true
        }
    }
    .padding(8)
  }
}

extension TextViewView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(TextViewView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of Text.
struct TextPictureView: View {
  var images: any ImageSource

  var body: some View {
    VStack(spacing: 8) {
      Text("Words")
        .font(.caption2)
        .fontWeight(.black)
        .font(size: 17)
        .lineLimit(2)
        .multilineTextAlignment(.natural)
        .truncationMode(.truncateTail)
        .lineSpacing(7)
        .tracking(7)
        .minimumScaleFactor(0.5)
        .with {
          $0.markdown = MarkedText(markdown: "**Bold** and *thin*")
          $0.html = MarkedText(html: "<b>Bold</b> words")
          $0.runs = [StyledRun("Plain, "), StyledRun("all ") { $0.font = .headline; $0.fontWeight = .light; $0.fontName = "Inter"; $0.fontSize = 15; $0.bold = true; $0.italic = true; $0.fontFeatures = [FontFeature("onum", 1)]; $0.foregroundColor = Color(RGBAColor(hex: 0x00AA00)); $0.highlightColor = Color(RGBAColor(hex: 0xFFEE00)); $0.letterSpacing = 2; $0.baselineOffset = 3; $0.underline = DecorationValue(LineDecoration()); $0.strikethrough = DecorationValue(LineDecoration(pattern: .dot)); $0.link = "https://example.org"; $0.language = "tr"; $0.uppercase = true }, StyledRun("") { $0.image = Image(systemName: "star"); $0.width = 12; $0.height = 9 }, StyledRun("") { $0.image = Image("dot", from: images); $0.height = 8 }]
          $0.fontName = "Inter"
          $0.fontStyle = .italic
          $0.fontDesign = .monospaced
          $0.fontScaling = .style(.body)
          $0.maximumFontSize = 22
          $0.fontFeatures = [FontFeature("tnum", 1), FontFeature("ss01", 1), FontFeature("cv11", 2)]
          $0.fontVariations = [FontAxisValue("wght", 620)]
          $0.fontSynthesis = false
          $0.fontPalette = .dark
          $0.boldFontName = "Inter"
          $0.lines.minimumLines = 2
          $0.lines.lineHeightMultiple = 7
          $0.lines.lineHeightPlacement = .above
          $0.lines.underline = DecorationValue(LineDecoration(.double), color: Color(RGBAColor(hex: 0xFF0000)))
          $0.lines.underlineSkipsInk = false
          $0.lines.language = "de-AT"
          $0.lines.lineBreakStrictness = .loose
          $0.lines.wordBreak = .keepAll
          $0.lines.textWrap = .pretty
          $0.lines.firstLineIndent = 9
          $0.lines.indent = 4
          $0.lines.tailIndent = 3
          $0.lines.paragraphSpacing = 6
          $0.lines.tabStops = [12, 40]
          $0.lines.strikethrough = DecorationValue(LineDecoration(pattern: .dash))
          $0.lines.highlightColor = Color(light: RGBAColor(hex: 0x102030), dark: RGBAColor(hex: 0xA0B0C0, alpha: 0.5019607843137255))
          $0.lines.uppercase = true
        }
    }
    .padding(8)
  }
}

extension TextPictureView {
  /// The picture of the document.
  ///
  /// - Parameter images: Those beside the document: `ResourceLoader(document: path)`.
  static func scene(images: any ImageSource) -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(TextPictureView(images: images), canvas: SceneCanvas(settings))
  }
}

/// A theme of its own, which says less than the components.
struct ThemeOwnView: View {
  var body: some View {
    VStack(spacing: 6) {
      Text("Label")
      Text("Headline").with { $0.font = .headline }
      Button("Go").modifiers { $0.width = 90 }
      Button("Body", size: .large).with { $0.title.font = .title1 }
      Tooltip("Tip")
        .with {
          $0.text.fontName = "Inter"
          $0.text.fontSize = 20
        }
        .modifiers {
          $0.foregroundColor = .white
          $0.backgroundColor = Color(light: RGBAColor(hex: 0x5C374C), dark: RGBAColor(hex: 0x3A3A3C))
        }
      Link("Link")
      TextField(text: "Field")
      Table(header: "Head") {
        Text("Row")
      }
      Table(header: "Head") {
        Text("Row")
      }
      .with {
        $0.headerColors = ColorPair()
        $0.headerColors?.foreground = Color(RGBAColor(hex: 0xC1502E))
        $0.headerColors?.background = Color(RGBAColor(hex: 0x1B2A41))
      }
      .modifiers { $0.backgroundColor = Color(RGBAColor(hex: 0xF7F3EA)) }
      TextField("Name")
        .with {
          $0.input.tintColor = Color(RGBAColor(hex: 0xC1502E))
          $0.input.messageColor = SystemColor.systemRed.color
          $0.input.styledPlaceholder = TextStyling()
          $0.input.styledPlaceholder?.foreground = Color(RGBAColor(hex: 0xC1502E))
          $0.input.styledPlaceholder?.font = FontStyle()
          $0.input.styledPlaceholder?.font?.name = "Inter"
          $0.input.styledPlaceholder?.font?.size = 11
          $0.input.styledPlaceholder?.kern = 2
        }
        .modifiers {
          $0.padding = EdgeInsets(vertical: 8, horizontal: 12)
          $0.foregroundColor = .label
          $0.backgroundColor = Color(RGBAColor(hex: 0xF7F3EA))
          $0.borderColor = SystemColor.systemGray4.color
          $0.borderWidth = 1
          $0.cornerRadius = CornerRadii(8)
        }
    }
  }
}

extension ThemeOwnView {
  /// The picture of the document.
  ///
  /// - Parameter theme: The document's own, which is read from its file:
  ///   `try DesignFile.theme(path).theme`, or with what the document itself says
  ///   `try DocumentLoader().load(path).document?.theme`.
  static func scene(theme: Theme) -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(ThemeOwnView(), canvas: SceneCanvas(settings), theme: theme)
  }
}

/// Every key of Toast.
struct ToastView: View {
  var body: some View {
    VStack(spacing: 8) {
      Toast("Words", systemImage: "star", actionTitle: "Do")
    }
    .padding(8)
  }
}

extension ToastView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(ToastView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of Toggle.
struct ToggleView: View {
  var body: some View {
    VStack(spacing: 8) {
      Toggle("Words", systemImage: "star", isOn: true)
        .toggleStyle(.button)
        .with { $0.state = .disabled }
    }
    .padding(8)
  }
}

extension ToggleView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(ToggleView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of Toolbar.
struct ToolbarView: View {
  var body: some View {
    VStack(spacing: 8) {
      Toolbar([ControlItem("Words", subtitle: "More", systemImage: "star", badge: "3", role: .destructive, isSelected: true, isDisabled: true), ControlItem("Two")])
    }
    .padding(8)
  }
}

extension ToolbarView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(ToolbarView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of Tooltip.
struct TooltipView: View {
  var body: some View {
    VStack(spacing: 8) {
      Tooltip("Words")
        .with {
          $0.arrow = .trailing
          $0.text.font = .caption2
          $0.text.fontWeight = .black
          $0.text.fontName = "Inter"
          $0.text.fontSize = 17
          $0.text.fontStyle = .italic
          $0.text.fontDesign = .monospaced
          $0.text.fontScaling = .style(.body)
          $0.text.maximumFontSize = 22
          $0.text.fontFeatures = [FontFeature("tnum", 1), FontFeature("ss01", 1), FontFeature("cv11", 2)]
          $0.text.fontVariations = [FontAxisValue("wght", 620)]
          $0.text.fontSynthesis = false
          $0.text.fontPalette = .dark
          $0.text.boldFontName = "Inter"
          $0.text.lines.lineLimit = 2
          $0.text.lines.minimumLines = 2
          $0.text.lines.textAlignment = .natural
          $0.text.lines.lineBreakMode = .truncateTail
          $0.text.lines.lineSpacing = 7
          $0.text.lines.lineHeightMultiple = 7
          $0.text.lines.lineHeightPlacement = .above
          $0.text.lines.letterSpacing = 7
          $0.text.lines.minimumScaleFactor = 0.5
          $0.text.lines.underline = DecorationValue(LineDecoration(.double), color: Color(RGBAColor(hex: 0xFF0000)))
          $0.text.lines.underlineSkipsInk = false
          $0.text.lines.language = "de-AT"
          $0.text.lines.lineBreakStrictness = .loose
          $0.text.lines.wordBreak = .keepAll
          $0.text.lines.textWrap = .pretty
          $0.text.lines.firstLineIndent = 9
          $0.text.lines.indent = 4
          $0.text.lines.tailIndent = 3
          $0.text.lines.paragraphSpacing = 6
          $0.text.lines.tabStops = [12, 40]
          $0.text.lines.strikethrough = DecorationValue(LineDecoration(pattern: .dash))
          $0.text.lines.highlightColor = Color(light: RGBAColor(hex: 0x102030), dark: RGBAColor(hex: 0xA0B0C0, alpha: 0.5019607843137255))
          $0.text.lines.uppercase = true
        }
    }
    .padding(8)
  }
}

extension TooltipView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(TooltipView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of VStack.
struct VStackView: View {
  var body: some View {
    VStack(spacing: 8) {
      VStack(alignment: .trailing, spacing: 6) {
        Text("One")
        Text("Two")
      }
    }
    .padding(8)
  }
}

extension VStackView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(VStackView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of ViewThatFits.
struct ViewThatFitsView: View {
  var body: some View {
    VStack(spacing: 8) {
      ViewThatFits(in: .horizontal) {
        Text("What is much too long for a line of this width").lineLimit(1)
        Text("Short")
      }
    }
    .padding(8)
  }
}

extension ViewThatFitsView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(ViewThatFitsView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of WordsView.
struct WordsViewView: View {
  var body: some View {
    VStack(spacing: 8) {
      WordsView("one.two.three").with { $0.tintColor = SystemColor.systemBlue.color }
    }
    .padding(8)
  }
}

extension WordsViewView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(WordsViewView(), canvas: SceneCanvas(settings))
  }
}

/// Every key of ZStack.
struct ZStackView: View {
  var body: some View {
    VStack(spacing: 8) {
      ZStack(alignment: .bottomTrailing) {
        Text("One")
        Text("Two")
      }
    }
    .padding(8)
  }
}

extension ZStackView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(ZStackView(), canvas: SceneCanvas(settings))
  }
}

extension ParityScenes {
  static func addKeys(to scenes: inout ParityScenes) {
    scenes.add("action-sheet") { _ in ActionSheetView.scene() }
    scenes.add("active-input") { _ in ActiveInputView.scene() }
    scenes.add("activity-indicator") { _ in ActivityIndicatorView.scene() }
    scenes.add("alert") { _ in AlertView.scene() }
    scenes.add("angular-gradient") { _ in AngularGradientView.scene() }
    scenes.add("arc") { _ in ArcView.scene() }
    scenes.add("avatar-group") { _ in AvatarGroupView.scene() }
    scenes.add("avatar") { AvatarView.scene(images: $0.images) }
    scenes.add("background") { _ in BackgroundView.scene() }
    scenes.add("badge") { _ in BadgeView.scene() }
    scenes.add("banner") { _ in BannerView.scene() }
    scenes.add("bubble") { _ in BubbleView.scene() }
    scenes.add("button") { _ in ButtonView.scene() }
    scenes.add("canvas-all") { _ in CanvasAllView.scene() }
    scenes.add("canvas-device") { _ in CanvasDeviceView.scene() }
    scenes.add("capsule-cell") { _ in CapsuleCellView.scene() }
    scenes.add("capsule") { _ in CapsuleView.scene() }
    scenes.add("card") { _ in CardView.scene() }
    scenes.add("cell") { _ in CellView.scene() }
    scenes.add("chart") { _ in ChartView.scene() }
    scenes.add("checkbox") { _ in CheckboxView.scene() }
    scenes.add("chip") { _ in ChipView.scene() }
    scenes.add("circle") { _ in CircleView.scene() }
    scenes.add("collection-view") { _ in CollectionViewView.scene() }
    scenes.add("color-picker") { _ in ColorPickerView.scene() }
    scenes.add("color") { _ in ColorView.scene() }
    scenes.add("content-unavailable-view") { _ in ContentUnavailableViewView.scene() }
    scenes.add("control-group") { _ in ControlGroupView.scene() }
    scenes.add("date-picker") { _ in DatePickerView.scene() }
    scenes.add("disclosure-group") { _ in DisclosureGroupView.scene() }
    scenes.add("divider") { _ in DividerView.scene() }
    scenes.add("drawing") { _ in DrawingView.scene() }
    scenes.add("ellipse") { _ in EllipseView.scene() }
    scenes.add("elliptical-gradient") { _ in EllipticalGradientView.scene() }
    scenes.add("error-line") { _ in ErrorLineView.scene() }
    scenes.add("flex") { _ in FlexView.scene() }
    scenes.add("flow") { _ in FlowView.scene() }
    scenes.add("form-row") { _ in FormRowView.scene() }
    scenes.add("form") { _ in FormView.scene() }
    scenes.add("gauge") { _ in GaugeView.scene() }
    scenes.add("grid-row") { _ in GridRowView.scene() }
    scenes.add("grid") { _ in GridView.scene() }
    scenes.add("group-box") { _ in GroupBoxView.scene() }
    scenes.add("h-stack") { _ in HStackView.scene() }
    scenes.add("hint-view") { _ in HintViewView.scene() }
    scenes.add("home-indicator") { _ in HomeIndicatorView.scene() }
    scenes.add("icon-button") { _ in IconButtonView.scene() }
    scenes.add("image-view") { ImageViewView.scene(images: $0.images) }
    scenes.add("image") { _ in ImagePictureView.scene() }
    scenes.add("images") { ImagesView.scene(images: $0.images) }
    scenes.add("info-label") { _ in InfoLabelView.scene() }
    scenes.add("items") { _ in ItemsView.scene() }
    scenes.add("label") { _ in LabelView.scene() }
    scenes.add("lazy-h-stack") { _ in LazyHStackView.scene() }
    scenes.add("lazy-v-stack") { _ in LazyVStackView.scene() }
    scenes.add("linear-gradient") { _ in LinearGradientView.scene() }
    scenes.add("linear") { _ in LinearView.scene() }
    scenes.add("link") { _ in LinkView.scene() }
    scenes.add("list") { _ in ListView.scene() }
    scenes.add("menu") { _ in MenuView.scene() }
    scenes.add("navigation-bar") { _ in NavigationBarView.scene() }
    scenes.add("numeric-label") { _ in NumericLabelView.scene() }
    scenes.add("overlay") { _ in OverlayView.scene() }
    scenes.add("page-control") { _ in PageControlView.scene() }
    scenes.add("path") { _ in PathView.scene() }
    scenes.add("picker") { _ in PickerView.scene() }
    scenes.add("polygon") { _ in PolygonView.scene() }
    scenes.add("popover") { _ in PopoverView.scene() }
    scenes.add("positions-all") { _ in PositionsAllView.scene() }
    scenes.add("positions") { _ in PositionsView.scene() }
    scenes.add("progress-view") { _ in ProgressViewView.scene() }
    scenes.add("radial-gradient") { _ in RadialGradientView.scene() }
    scenes.add("radio-button") { _ in RadioButtonView.scene() }
    scenes.add("rectangle") { _ in RectangleView.scene() }
    scenes.add("ring") { _ in RingView.scene() }
    scenes.add("rounded-rectangle") { _ in RoundedRectangleView.scene() }
    scenes.add("safe-area-inset") { _ in SafeAreaInsetView.scene() }
    scenes.add("scroll-view") { _ in ScrollViewView.scene() }
    scenes.add("search-field") { _ in SearchFieldView.scene() }
    scenes.add("section") { _ in SectionView.scene() }
    scenes.add("shared-alone") { _ in SharedAloneView.scene() }
    scenes.add("shared-button") { _ in SharedButtonView.scene() }
    scenes.add("shared-h-stack") { _ in SharedHStackView.scene() }
    scenes.add("shared-image") { _ in SharedImageView.scene() }
    scenes.add("shared-rectangle") { _ in SharedRectangleView.scene() }
    scenes.add("shared-text-field") { _ in SharedTextFieldView.scene() }
    scenes.add("shared-text") { _ in SharedTextView.scene() }
    scenes.add("sheet") { _ in SheetView.scene() }
    scenes.add("slider") { _ in SliderView.scene() }
    scenes.add("spacer") { _ in SpacerView.scene() }
    scenes.add("star") { _ in StarView.scene() }
    scenes.add("state-view") { _ in StateViewView.scene() }
    scenes.add("status-bar") { _ in StatusBarView.scene() }
    scenes.add("stepper") { _ in StepperView.scene() }
    scenes.add("styled") { _ in StyledPictureView.scene() }
    scenes.add("suggestion-cell") { _ in SuggestionCellView.scene() }
    scenes.add("switch") { _ in SwitchView.scene() }
    scenes.add("tab-bar") { _ in TabBarView.scene() }
    scenes.add("table") { _ in TableView.scene() }
    scenes.add("tag") { _ in TagView.scene() }
    scenes.add("text-button") { _ in TextButtonView.scene() }
    scenes.add("text-field") { _ in TextFieldView.scene() }
    scenes.add("text-view") { _ in TextViewView.scene() }
    scenes.add("text") { TextPictureView.scene(images: $0.images) }
    scenes.add("theme-own") { ThemeOwnView.scene(theme: $0.theme) }
    scenes.add("toast") { _ in ToastView.scene() }
    scenes.add("toggle") { _ in ToggleView.scene() }
    scenes.add("toolbar") { _ in ToolbarView.scene() }
    scenes.add("tooltip") { _ in TooltipView.scene() }
    scenes.add("v-stack") { _ in VStackView.scene() }
    scenes.add("view-that-fits") { _ in ViewThatFitsView.scene() }
    scenes.add("words-view") { _ in WordsViewView.scene() }
    scenes.add("z-stack") { _ in ZStackView.scene() }
  }
}
