// swift-format-ignore-file
// Written by `galley swift --corpus`; a test compares it with what would be written today.

import GalleyStair

/// A board of cards in columns: tags, avatars, shares, and a place to drop a card.
struct DesignsBoardView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack(spacing: 0) {
        Text("Spring release").font(.title1).fontWeight(.bold)
        Spacer()
        AvatarGroup(extraCount: 3) {
          Avatar("Ada L")
          Avatar("Kim Oh")
          Avatar("Raj P")
        }
        .with { $0.ringColor = SystemColor.systemGroupedBackground.color }
      }
      HStack(alignment: .top, spacing: 14) {
        VStack(spacing: 10) {
          HStack(spacing: 6) {
            Circle()
              .with { $0.options.fill = AnyShapeStyle(SystemColor.systemGray.color) }
              .frame(width: 8, height: 8)
            Text("To do").font(.subheadline).fontWeight(.semibold)
            Text("2").font(.subheadline).foregroundColor(SystemColor.secondaryLabel.color)
            Spacer()
            Image(systemName: "plus")
              .foregroundColor(SystemColor.secondaryLabel.color)
              .frame(width: 14, height: 14)
          }
          VStack(alignment: .leading, spacing: 8) {
            Tag("Research", color: SystemColor.systemPurple.color)
            Text("Ask five people how they pay").font(.subheadline).fontWeight(.medium)
            HStack(spacing: 10) {
              Label("3", systemImage: "paperclip").with { $0.title.font = .caption1 }
              Label("12 Mar", systemImage: "calendar").with { $0.title.font = .caption1 }
              Spacer()
              Avatar("Kim Oh", size: 24)
            }
            .foregroundColor(SystemColor.secondaryLabel.color)
          }
          .modifiers {
            $0.alignment = .leading
            $0.padding = EdgeInsets(12)
            $0.backgroundColor = SystemColor.tertiarySystemGroupedBackground.color
            $0.cornerRadius = CornerRadii(10)
            $0.shadow = [ShadowStyle(color: Color(RGBAColor(hex: 0x000000, alpha: 0.12156862745098039)), radius: 1.5, y: 1)]
            $0.maxWidth = .infinity
          }
          VStack(alignment: .leading, spacing: 8) {
            Text("Empty states").font(.subheadline).fontWeight(.medium)
            ProgressView(value: 0.25)
          }
          .modifiers {
            $0.alignment = .leading
            $0.padding = EdgeInsets(12)
            $0.backgroundColor = SystemColor.tertiarySystemGroupedBackground.color
            $0.cornerRadius = CornerRadii(10)
            $0.shadow = [ShadowStyle(color: Color(RGBAColor(hex: 0x000000, alpha: 0.12156862745098039)), radius: 1.5, y: 1)]
            $0.maxWidth = .infinity
          }
        }
        .modifiers {
          $0.padding = EdgeInsets(12)
          $0.backgroundColor = SystemColor.secondarySystemGroupedBackground.color
          $0.cornerRadius = CornerRadii(12)
          $0.maxWidth = .infinity
        }
        VStack(spacing: 10) {
          HStack(spacing: 6) {
            Circle()
              .with { $0.options.fill = AnyShapeStyle(SystemColor.systemBlue.color) }
              .frame(width: 8, height: 8)
            Text("In progress").font(.subheadline).fontWeight(.semibold)
            Spacer()
            Image(systemName: "plus")
              .foregroundColor(SystemColor.secondaryLabel.color)
              .frame(width: 14, height: 14)
          }
          VStack(alignment: .leading, spacing: 8) {
            HStack(spacing: 6) {
              Tag("Design", color: SystemColor.systemOrange.color)
              Tag("Blocked", color: SystemColor.systemRed.color).with { $0.isFilled = true }
            }
            Text("Checkout in two steps instead of five").font(.subheadline).fontWeight(.medium)
            HStack(spacing: 8) {
              ProgressView(value: 0.7).modifiers { $0.tint = SystemColor.systemOrange.color }
              Text("7/10").font(.caption1).foregroundColor(SystemColor.secondaryLabel.color)
              AvatarGroup {
                Avatar("Ada L", size: 24)
                Avatar("Raj P", size: 24)
              }
              .with { $0.ringColor = SystemColor.tertiarySystemGroupedBackground.color }
            }
          }
          .modifiers {
            $0.alignment = .leading
            $0.padding = EdgeInsets(12)
            $0.backgroundColor = SystemColor.tertiarySystemGroupedBackground.color
            $0.cornerRadius = CornerRadii(10)
            $0.shadow = [ShadowStyle(color: Color(RGBAColor(hex: 0x000000, alpha: 0.12156862745098039)), radius: 1.5, y: 1)]
            $0.maxWidth = .infinity
          }
        }
        .modifiers {
          $0.padding = EdgeInsets(12)
          $0.backgroundColor = SystemColor.secondarySystemGroupedBackground.color
          $0.cornerRadius = CornerRadii(12)
          $0.maxWidth = .infinity
        }
        VStack(spacing: 10) {
          HStack(spacing: 6) {
            Circle()
              .with { $0.options.fill = AnyShapeStyle(SystemColor.systemGreen.color) }
              .frame(width: 8, height: 8)
            Text("Done").font(.subheadline).fontWeight(.semibold)
            Spacer()
          }
          VStack(alignment: .leading, spacing: 8) {
            Text("Choose a name")
              .font(.subheadline)
              .with { $0.lines.strikethrough = DecorationValue(LineDecoration()) }
              .foregroundColor(SystemColor.secondaryLabel.color)
          }
          .modifiers {
            $0.alignment = .leading
            $0.padding = EdgeInsets(12)
            $0.backgroundColor = SystemColor.tertiarySystemGroupedBackground.color
            $0.cornerRadius = CornerRadii(10)
            $0.opacity = 0.7
            $0.maxWidth = .infinity
          }
          ZStack {
            RoundedRectangle()
              .with {
                $0.options.stroke = ShapeStroke(AnyShapeStyle(SystemColor.systemGray3.color), StrokeStyle(width: 1.5, dashes: [5, 4]), .inside)
              }
              .modifiers { $0.cornerRadius = CornerRadii(10) }
            Text("Drop here").font(.footnote).foregroundColor(SystemColor.secondaryLabel.color)
          }
          .frame(maxWidth: .infinity)
          .frame(height: 56)
        }
        .modifiers {
          $0.padding = EdgeInsets(12)
          $0.backgroundColor = SystemColor.secondarySystemGroupedBackground.color
          $0.cornerRadius = CornerRadii(12)
          $0.maxWidth = .infinity
        }
      }
    }
    .padding(20)
  }
}

extension DesignsBoardView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 720
    settings.scale = 1
    settings.backgroundColor = SystemColor.systemGroupedBackground.color
    return Scene(DesignsBoardView(), canvas: SceneCanvas(settings))
  }
}

/// A month with dots under its days, today in a disc, and what the day brings.
struct DesignsMonthView: View {
  var body: some View {
    VStack(spacing: 14) {
      HStack(spacing: 20) {
        Text("November").font(.largeTitle).fontWeight(.bold)
        Spacer()
        Image(systemName: "magnifyingglass")
          .foregroundColor(SystemColor.systemRed.color)
          .frame(width: 22, height: 22)
        Image(systemName: "plus")
          .foregroundColor(SystemColor.systemRed.color)
          .frame(width: 22, height: 22)
      }
      Grid(
        [.flexible(), .flexible(), .flexible(), .flexible(), .flexible(), .flexible(), .flexible()],
        trackSpacing: 0,
        lineSpacing: 6
      ) {
        Text("SUN")
          .font(.caption2)
          .fontWeight(.semibold)
          .foregroundColor(SystemColor.secondaryLabel.color)
          .frame(maxWidth: .infinity)
        Text("MON")
          .font(.caption2)
          .fontWeight(.semibold)
          .foregroundColor(SystemColor.secondaryLabel.color)
          .frame(maxWidth: .infinity)
        Text("TUE")
          .font(.caption2)
          .fontWeight(.semibold)
          .foregroundColor(SystemColor.secondaryLabel.color)
          .frame(maxWidth: .infinity)
        Text("WED")
          .font(.caption2)
          .fontWeight(.semibold)
          .foregroundColor(SystemColor.secondaryLabel.color)
          .frame(maxWidth: .infinity)
        Text("THU")
          .font(.caption2)
          .fontWeight(.semibold)
          .foregroundColor(SystemColor.secondaryLabel.color)
          .frame(maxWidth: .infinity)
        Text("FRI")
          .font(.caption2)
          .fontWeight(.semibold)
          .foregroundColor(SystemColor.secondaryLabel.color)
          .frame(maxWidth: .infinity)
        Text("SAT")
          .font(.caption2)
          .fontWeight(.semibold)
          .foregroundColor(SystemColor.secondaryLabel.color)
          .frame(maxWidth: .infinity)
        VStack(spacing: 0) {
          Text(" ").font(.callout)
        }
        .frame(minHeight: 44)
        VStack(spacing: 0) {
          Text(" ").font(.callout)
        }
        .frame(minHeight: 44)
        VStack(spacing: 0) {
          Text(" ").font(.callout)
        }
        .frame(minHeight: 44)
        VStack(spacing: 0) {
          Text(" ").font(.callout)
        }
        .frame(minHeight: 44)
        VStack(spacing: 0) {
          Text(" ").font(.callout)
        }
        .frame(minHeight: 44)
        VStack(spacing: 0) {
          Text(" ").font(.callout)
        }
        .frame(minHeight: 44)
        VStack(spacing: 2) {
          ZStack {
            Circle()
              .with { $0.options.fill = AnyShapeStyle(Color.clear) }
              .frame(width: 32, height: 32)
            Text("1")
              .font(.callout)
              .fontWeight(.regular)
              .with { $0.fontFeatures = [FontFeature("tnum", 1)] }
              .foregroundColor(SystemColor.secondaryLabel.color)
          }
          HStack(spacing: 3) {
          }
          .frame(minHeight: 5)
        }
        .frame(maxWidth: .infinity)
        VStack(spacing: 2) {
          ZStack {
            Circle()
              .with { $0.options.fill = AnyShapeStyle(Color.clear) }
              .frame(width: 32, height: 32)
            Text("2")
              .font(.callout)
              .fontWeight(.regular)
              .with { $0.fontFeatures = [FontFeature("tnum", 1)] }
              .foregroundColor(SystemColor.secondaryLabel.color)
          }
          HStack(spacing: 3) {
          }
          .frame(minHeight: 5)
        }
        .frame(maxWidth: .infinity)
        VStack(spacing: 2) {
          ZStack {
            Circle()
              .with { $0.options.fill = AnyShapeStyle(Color.clear) }
              .frame(width: 32, height: 32)
            Text("3")
              .font(.callout)
              .fontWeight(.regular)
              .with { $0.fontFeatures = [FontFeature("tnum", 1)] }
          }
          HStack(spacing: 3) {
            Circle()
              .with { $0.options.fill = AnyShapeStyle(SystemColor.systemBlue.color) }
              .frame(width: 5, height: 5)
          }
          .frame(minHeight: 5)
        }
        .frame(maxWidth: .infinity)
        VStack(spacing: 2) {
          ZStack {
            Circle()
              .with { $0.options.fill = AnyShapeStyle(Color.clear) }
              .frame(width: 32, height: 32)
            Text("4")
              .font(.callout)
              .fontWeight(.regular)
              .with { $0.fontFeatures = [FontFeature("tnum", 1)] }
          }
          HStack(spacing: 3) {
          }
          .frame(minHeight: 5)
        }
        .frame(maxWidth: .infinity)
        VStack(spacing: 2) {
          ZStack {
            Circle()
              .with { $0.options.fill = AnyShapeStyle(Color.clear) }
              .frame(width: 32, height: 32)
            Text("5")
              .font(.callout)
              .fontWeight(.regular)
              .with { $0.fontFeatures = [FontFeature("tnum", 1)] }
          }
          HStack(spacing: 3) {
          }
          .frame(minHeight: 5)
        }
        .frame(maxWidth: .infinity)
        VStack(spacing: 2) {
          ZStack {
            Circle()
              .with { $0.options.fill = AnyShapeStyle(Color.clear) }
              .frame(width: 32, height: 32)
            Text("6")
              .font(.callout)
              .fontWeight(.regular)
              .with { $0.fontFeatures = [FontFeature("tnum", 1)] }
          }
          HStack(spacing: 3) {
          }
          .frame(minHeight: 5)
        }
        .frame(maxWidth: .infinity)
        VStack(spacing: 2) {
          ZStack {
            Circle()
              .with { $0.options.fill = AnyShapeStyle(Color.clear) }
              .frame(width: 32, height: 32)
            Text("7")
              .font(.callout)
              .fontWeight(.regular)
              .with { $0.fontFeatures = [FontFeature("tnum", 1)] }
          }
          HStack(spacing: 3) {
          }
          .frame(minHeight: 5)
        }
        .frame(maxWidth: .infinity)
        VStack(spacing: 2) {
          ZStack {
            Circle()
              .with { $0.options.fill = AnyShapeStyle(Color.clear) }
              .frame(width: 32, height: 32)
            Text("8")
              .font(.callout)
              .fontWeight(.regular)
              .with { $0.fontFeatures = [FontFeature("tnum", 1)] }
              .foregroundColor(SystemColor.secondaryLabel.color)
          }
          HStack(spacing: 3) {
          }
          .frame(minHeight: 5)
        }
        .frame(maxWidth: .infinity)
        VStack(spacing: 2) {
          ZStack {
            Circle()
              .with { $0.options.fill = AnyShapeStyle(Color.clear) }
              .frame(width: 32, height: 32)
            Text("9")
              .font(.callout)
              .fontWeight(.regular)
              .with { $0.fontFeatures = [FontFeature("tnum", 1)] }
              .foregroundColor(SystemColor.secondaryLabel.color)
          }
          HStack(spacing: 3) {
            Circle()
              .with { $0.options.fill = AnyShapeStyle(SystemColor.systemOrange.color) }
              .frame(width: 5, height: 5)
          }
          .frame(minHeight: 5)
        }
        .frame(maxWidth: .infinity)
        VStack(spacing: 2) {
          ZStack {
            Circle()
              .with { $0.options.fill = AnyShapeStyle(Color.clear) }
              .frame(width: 32, height: 32)
            Text("10")
              .font(.callout)
              .fontWeight(.regular)
              .with { $0.fontFeatures = [FontFeature("tnum", 1)] }
          }
          HStack(spacing: 3) {
          }
          .frame(minHeight: 5)
        }
        .frame(maxWidth: .infinity)
        VStack(spacing: 2) {
          ZStack {
            Circle()
              .with { $0.options.fill = AnyShapeStyle(Color.clear) }
              .frame(width: 32, height: 32)
            Text("11")
              .font(.callout)
              .fontWeight(.regular)
              .with { $0.fontFeatures = [FontFeature("tnum", 1)] }
          }
          HStack(spacing: 3) {
          }
          .frame(minHeight: 5)
        }
        .frame(maxWidth: .infinity)
        VStack(spacing: 2) {
          ZStack {
            Circle()
              .with { $0.options.fill = AnyShapeStyle(SystemColor.systemRed.color) }
              .frame(width: 32, height: 32)
            Text("12")
              .font(.callout)
              .fontWeight(.semibold)
              .with { $0.fontFeatures = [FontFeature("tnum", 1)] }
              .foregroundColor(.white)
          }
          HStack(spacing: 3) {
            Circle()
              .with { $0.options.fill = AnyShapeStyle(SystemColor.systemBlue.color) }
              .frame(width: 5, height: 5)
            Circle()
              .with { $0.options.fill = AnyShapeStyle(SystemColor.systemGreen.color) }
              .frame(width: 5, height: 5)
          }
          .frame(minHeight: 5)
        }
        .frame(maxWidth: .infinity)
        VStack(spacing: 2) {
          ZStack {
            Circle()
              .with { $0.options.fill = AnyShapeStyle(Color.clear) }
              .frame(width: 32, height: 32)
            Text("13")
              .font(.callout)
              .fontWeight(.regular)
              .with { $0.fontFeatures = [FontFeature("tnum", 1)] }
          }
          HStack(spacing: 3) {
          }
          .frame(minHeight: 5)
        }
        .frame(maxWidth: .infinity)
        VStack(spacing: 2) {
          ZStack {
            Circle()
              .with { $0.options.fill = AnyShapeStyle(Color.clear) }
              .frame(width: 32, height: 32)
            Text("14")
              .font(.callout)
              .fontWeight(.regular)
              .with { $0.fontFeatures = [FontFeature("tnum", 1)] }
          }
          HStack(spacing: 3) {
          }
          .frame(minHeight: 5)
        }
        .frame(maxWidth: .infinity)
        VStack(spacing: 2) {
          ZStack {
            Circle()
              .with { $0.options.fill = AnyShapeStyle(Color.clear) }
              .frame(width: 32, height: 32)
            Text("15")
              .font(.callout)
              .fontWeight(.regular)
              .with { $0.fontFeatures = [FontFeature("tnum", 1)] }
              .foregroundColor(SystemColor.secondaryLabel.color)
          }
          HStack(spacing: 3) {
          }
          .frame(minHeight: 5)
        }
        .frame(maxWidth: .infinity)
        VStack(spacing: 2) {
          ZStack {
            Circle()
              .with { $0.options.fill = AnyShapeStyle(Color.clear) }
              .frame(width: 32, height: 32)
            Text("16")
              .font(.callout)
              .fontWeight(.regular)
              .with { $0.fontFeatures = [FontFeature("tnum", 1)] }
              .foregroundColor(SystemColor.secondaryLabel.color)
          }
          HStack(spacing: 3) {
          }
          .frame(minHeight: 5)
        }
        .frame(maxWidth: .infinity)
        VStack(spacing: 2) {
          ZStack {
            Circle()
              .with { $0.options.fill = AnyShapeStyle(Color.clear) }
              .frame(width: 32, height: 32)
            Text("17")
              .font(.callout)
              .fontWeight(.regular)
              .with { $0.fontFeatures = [FontFeature("tnum", 1)] }
          }
          HStack(spacing: 3) {
            Circle()
              .with { $0.options.fill = AnyShapeStyle(SystemColor.systemRed.color) }
              .frame(width: 5, height: 5)
          }
          .frame(minHeight: 5)
        }
        .frame(maxWidth: .infinity)
        VStack(spacing: 2) {
          ZStack {
            Circle()
              .with { $0.options.fill = AnyShapeStyle(Color.clear) }
              .frame(width: 32, height: 32)
            Text("18")
              .font(.callout)
              .fontWeight(.regular)
              .with { $0.fontFeatures = [FontFeature("tnum", 1)] }
          }
          HStack(spacing: 3) {
          }
          .frame(minHeight: 5)
        }
        .frame(maxWidth: .infinity)
        VStack(spacing: 2) {
          ZStack {
            Circle()
              .with { $0.options.fill = AnyShapeStyle(Color.clear) }
              .frame(width: 32, height: 32)
            Text("19")
              .font(.callout)
              .fontWeight(.regular)
              .with { $0.fontFeatures = [FontFeature("tnum", 1)] }
          }
          HStack(spacing: 3) {
          }
          .frame(minHeight: 5)
        }
        .frame(maxWidth: .infinity)
        VStack(spacing: 2) {
          ZStack {
            Circle()
              .with { $0.options.fill = AnyShapeStyle(Color.clear) }
              .frame(width: 32, height: 32)
            Text("20")
              .font(.callout)
              .fontWeight(.regular)
              .with { $0.fontFeatures = [FontFeature("tnum", 1)] }
          }
          HStack(spacing: 3) {
          }
          .frame(minHeight: 5)
        }
        .frame(maxWidth: .infinity)
        VStack(spacing: 2) {
          ZStack {
            Circle()
              .with { $0.options.fill = AnyShapeStyle(Color.clear) }
              .frame(width: 32, height: 32)
            Text("21")
              .font(.callout)
              .fontWeight(.regular)
              .with { $0.fontFeatures = [FontFeature("tnum", 1)] }
          }
          HStack(spacing: 3) {
          }
          .frame(minHeight: 5)
        }
        .frame(maxWidth: .infinity)
        VStack(spacing: 2) {
          ZStack {
            Circle()
              .with { $0.options.fill = AnyShapeStyle(Color.clear) }
              .frame(width: 32, height: 32)
            Text("22")
              .font(.callout)
              .fontWeight(.regular)
              .with { $0.fontFeatures = [FontFeature("tnum", 1)] }
              .foregroundColor(SystemColor.secondaryLabel.color)
          }
          HStack(spacing: 3) {
          }
          .frame(minHeight: 5)
        }
        .frame(maxWidth: .infinity)
        VStack(spacing: 2) {
          ZStack {
            Circle()
              .with { $0.options.fill = AnyShapeStyle(Color.clear) }
              .frame(width: 32, height: 32)
            Text("23")
              .font(.callout)
              .fontWeight(.regular)
              .with { $0.fontFeatures = [FontFeature("tnum", 1)] }
              .foregroundColor(SystemColor.secondaryLabel.color)
          }
          HStack(spacing: 3) {
          }
          .frame(minHeight: 5)
        }
        .frame(maxWidth: .infinity)
        VStack(spacing: 2) {
          ZStack {
            Circle()
              .with { $0.options.fill = AnyShapeStyle(Color.clear) }
              .frame(width: 32, height: 32)
            Text("24")
              .font(.callout)
              .fontWeight(.regular)
              .with { $0.fontFeatures = [FontFeature("tnum", 1)] }
          }
          HStack(spacing: 3) {
            Circle()
              .with { $0.options.fill = AnyShapeStyle(SystemColor.systemPurple.color) }
              .frame(width: 5, height: 5)
            Circle()
              .with { $0.options.fill = AnyShapeStyle(SystemColor.systemBlue.color) }
              .frame(width: 5, height: 5)
            Circle()
              .with { $0.options.fill = AnyShapeStyle(SystemColor.systemGreen.color) }
              .frame(width: 5, height: 5)
          }
          .frame(minHeight: 5)
        }
        .frame(maxWidth: .infinity)
        VStack(spacing: 2) {
          ZStack {
            Circle()
              .with { $0.options.fill = AnyShapeStyle(Color.clear) }
              .frame(width: 32, height: 32)
            Text("25")
              .font(.callout)
              .fontWeight(.regular)
              .with { $0.fontFeatures = [FontFeature("tnum", 1)] }
          }
          HStack(spacing: 3) {
          }
          .frame(minHeight: 5)
        }
        .frame(maxWidth: .infinity)
        VStack(spacing: 2) {
          ZStack {
            Circle()
              .with { $0.options.fill = AnyShapeStyle(Color.clear) }
              .frame(width: 32, height: 32)
            Text("26")
              .font(.callout)
              .fontWeight(.regular)
              .with { $0.fontFeatures = [FontFeature("tnum", 1)] }
          }
          HStack(spacing: 3) {
          }
          .frame(minHeight: 5)
        }
        .frame(maxWidth: .infinity)
        VStack(spacing: 2) {
          ZStack {
            Circle()
              .with { $0.options.fill = AnyShapeStyle(Color.clear) }
              .frame(width: 32, height: 32)
            Text("27")
              .font(.callout)
              .fontWeight(.regular)
              .with { $0.fontFeatures = [FontFeature("tnum", 1)] }
          }
          HStack(spacing: 3) {
          }
          .frame(minHeight: 5)
        }
        .frame(maxWidth: .infinity)
        VStack(spacing: 2) {
          ZStack {
            Circle()
              .with { $0.options.fill = AnyShapeStyle(Color.clear) }
              .frame(width: 32, height: 32)
            Text("28")
              .font(.callout)
              .fontWeight(.regular)
              .with { $0.fontFeatures = [FontFeature("tnum", 1)] }
          }
          HStack(spacing: 3) {
          }
          .frame(minHeight: 5)
        }
        .frame(maxWidth: .infinity)
        VStack(spacing: 2) {
          ZStack {
            Circle()
              .with { $0.options.fill = AnyShapeStyle(Color.clear) }
              .frame(width: 32, height: 32)
            Text("29")
              .font(.callout)
              .fontWeight(.regular)
              .with { $0.fontFeatures = [FontFeature("tnum", 1)] }
              .foregroundColor(SystemColor.secondaryLabel.color)
          }
          HStack(spacing: 3) {
          }
          .frame(minHeight: 5)
        }
        .frame(maxWidth: .infinity)
        VStack(spacing: 2) {
          ZStack {
            Circle()
              .with { $0.options.fill = AnyShapeStyle(Color.clear) }
              .frame(width: 32, height: 32)
            Text("30")
              .font(.callout)
              .fontWeight(.regular)
              .with { $0.fontFeatures = [FontFeature("tnum", 1)] }
              .foregroundColor(SystemColor.secondaryLabel.color)
          }
          HStack(spacing: 3) {
          }
          .frame(minHeight: 5)
        }
        .frame(maxWidth: .infinity)
        VStack(spacing: 0) {
          Text(" ").font(.callout)
        }
        .frame(minHeight: 44)
        VStack(spacing: 0) {
          Text(" ").font(.callout)
        }
        .frame(minHeight: 44)
        VStack(spacing: 0) {
          Text(" ").font(.callout)
        }
        .frame(minHeight: 44)
        VStack(spacing: 0) {
          Text(" ").font(.callout)
        }
        .frame(minHeight: 44)
        VStack(spacing: 0) {
          Text(" ").font(.callout)
        }
        .frame(minHeight: 44)
        VStack(spacing: 0) {
          Text(" ").font(.callout)
        }
        .frame(minHeight: 44)
      }
      Divider()
      VStack(spacing: 0) {
        HStack(spacing: 12) {
          Capsule()
            .with { $0.options.fill = AnyShapeStyle(SystemColor.systemBlue.color) }
            .frame(width: 4, height: 36)
          VStack(alignment: .leading, spacing: 1) {
            Text("Design review").font(.body).fontWeight(.medium)
            Text("Room 4").font(.footnote).foregroundColor(SystemColor.secondaryLabel.color)
          }
          Spacer()
          Text("09:30")
            .font(.footnote)
            .with { $0.fontFeatures = [FontFeature("tnum", 1)] }
            .foregroundColor(SystemColor.secondaryLabel.color)
        }
        .padding(.vertical, 8)
        HStack(spacing: 12) {
          Capsule()
            .with { $0.options.fill = AnyShapeStyle(SystemColor.systemGreen.color) }
            .frame(width: 4, height: 36)
          VStack(alignment: .leading, spacing: 1) {
            Text("Lunch with Noor").font(.body).fontWeight(.medium)
            Text("Café Polar").font(.footnote).foregroundColor(SystemColor.secondaryLabel.color)
          }
          Spacer()
          Text("12:00")
            .font(.footnote)
            .with { $0.fontFeatures = [FontFeature("tnum", 1)] }
            .foregroundColor(SystemColor.secondaryLabel.color)
        }
        .padding(.vertical, 8)
      }
      Spacer()
    }
    .padding(EdgeInsets(vertical: 12, horizontal: 16))
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension DesignsMonthView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.scale = 1
    settings.backgroundColor = SystemColor.systemBackground.color
    settings.device = Device.named("iphone-15")
    return Scene(DesignsMonthView(), canvas: SceneCanvas(settings))
  }
}

/// A boarding pass: notches cut out of the card, a dashed line between them, and a route.
struct DesignsPassView: View {
  var body: some View {
    VStack(spacing: 0) {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          Label("Northwind Air", systemImage: "airplane").with { $0.title.font = .headline }
          Spacer()
          Text("NW 482")
            .with {
              $0.font = .headline
              $0.fontFeatures = [FontFeature("tnum", 1)]
            }
        }
        .foregroundColor(.white)
        .padding(EdgeInsets(vertical: 14, horizontal: 20))
        .background(SystemColor.systemIndigo.color)
        VStack(spacing: 18) {
          HStack(spacing: 12) {
            VStack(alignment: .leading, spacing: 0) {
              Text("OSL").fontWeight(.bold).font(size: 40)
              Text("Oslo · 07:25").font(.footnote).foregroundColor(SystemColor.secondaryLabel.color)
            }
            PathShape()
              .with {
                $0.data = "M0 20 Q60 -16 120 20"
                $0.options.stroke = ShapeStroke(AnyShapeStyle(SystemColor.systemIndigo.color), StrokeStyle(width: 1.5, cap: .round, dashes: [3, 4]), .inside)
              }
              .frame(height: 24)
            VStack(alignment: .trailing, spacing: 0) {
              Text("LIS").fontWeight(.bold).font(size: 40)
              Text("Lisbon · 10:50")
                .font(.footnote)
                .foregroundColor(SystemColor.secondaryLabel.color)
            }
          }
          Grid([.flexible(), .flexible(), .flexible()], lineSpacing: 14) {
            VStack(alignment: .leading, spacing: 2) {
              Text("PASSENGER").font(.caption2).foregroundColor(SystemColor.secondaryLabel.color)
              Text("I. Sørensen").font(.subheadline).fontWeight(.semibold)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            VStack(alignment: .leading, spacing: 2) {
              Text("DATE").font(.caption2).foregroundColor(SystemColor.secondaryLabel.color)
              Text("12 Mar 2026").font(.subheadline).fontWeight(.semibold)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            VStack(alignment: .leading, spacing: 2) {
              Text("SEAT").font(.caption2).foregroundColor(SystemColor.secondaryLabel.color)
              Text("14A").font(.subheadline).fontWeight(.semibold)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            VStack(alignment: .leading, spacing: 2) {
              Text("GATE").font(.caption2).foregroundColor(SystemColor.secondaryLabel.color)
              Text("B22").font(.subheadline).fontWeight(.semibold)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            VStack(alignment: .leading, spacing: 2) {
              Text("BOARDING").font(.caption2).foregroundColor(SystemColor.secondaryLabel.color)
              Text("06:50").font(.subheadline).fontWeight(.semibold)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            VStack(alignment: .leading, spacing: 2) {
              Text("GROUP").font(.caption2).foregroundColor(SystemColor.secondaryLabel.color)
              Text("2").font(.subheadline).fontWeight(.semibold)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
          }
        }
        .padding(20)
        PathShape()
          .with {
            $0.data = "M0 0 L310 0"
            $0.options.stroke = ShapeStroke(AnyShapeStyle(SystemColor.separator.color), StrokeStyle(width: 1, dashes: [6, 5]), .inside)
          }
          .padding(.horizontal, 20)
          .frame(height: 1)
        HStack(spacing: 2) {
          Rectangle().frame(width: 4, height: 56)
          Rectangle().frame(width: 2, height: 56)
          Rectangle().frame(width: 6, height: 56)
          Rectangle().frame(width: 2, height: 56)
          Rectangle().frame(width: 3, height: 56)
          Rectangle().frame(width: 5, height: 56)
          Rectangle().frame(width: 2, height: 56)
          Rectangle().frame(width: 8, height: 56)
          Rectangle().frame(width: 2, height: 56)
          Rectangle().frame(width: 4, height: 56)
        }
        .padding(24)
        .frame(maxWidth: .infinity)
      }
      .modifiers {
        $0.backgroundColor = SystemColor.secondarySystemGroupedBackground.color
        $0.cornerRadius = CornerRadii(16)
        $0.clipped = true
        $0.shadow = [ShadowStyle(color: Color(RGBAColor(hex: 0x000000, alpha: 0.14901960784313725)), radius: 10, y: 6)]
        $0.mask = AnyView(
          ZStack {
            Rectangle()
            Circle()
              .modifiers { $0.blendMode = .destinationOut }
              .frame(width: 28, height: 28)
              .position(x: 0, y: 252)
            Circle()
              .modifiers { $0.blendMode = .destinationOut }
              .frame(width: 28, height: 28)
              .position(x: 350, y: 252)
          }
        )
      }
    }
    .padding(20)
  }
}

extension DesignsPassView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 390
    settings.scale = 1
    settings.backgroundColor = SystemColor.systemGroupedBackground.color
    return Scene(DesignsPassView(), canvas: SceneCanvas(settings))
  }
}

/// A music player: art with a gradient, a slider for the time, and the buttons.
struct DesignsPlayerView: View {
  var body: some View {
    VStack(spacing: 24) {
      HStack(spacing: 0) {
        IconButton("chevron.down")
        Spacer()
        VStack(spacing: 2) {
          Text("PLAYING FROM ALBUM")
            .font(.caption2)
            .fontWeight(.semibold)
            .tracking(0.8)
            .foregroundColor(SystemColor.secondaryLabel.color)
          Text("Tides and Lanterns").font(.footnote).fontWeight(.semibold)
        }
        Spacer()
        IconButton("ellipsis")
      }
      ZStack {
        Circle()
          .with { $0.options.fill = AnyShapeStyle(Color(RGBAColor(hex: 0xFFD36E))) }
          .shadow(color: Color(RGBAColor(hex: 0xFFD36E, alpha: 0.6)), radius: 24)
          .frame(width: 160, height: 160)
        PathShape()
          .with {
            $0.data = "M0 60 C60 20 120 100 180 60 S300 20 360 60 L360 140 L0 140 Z"
            $0.options.fill = AnyShapeStyle(Color(RGBAColor(hex: 0xFFFFFF, alpha: 0.30196078431372547)))
          }
          .frame(width: 340, height: 140)
          .offset(x: 0, y: 90)
      }
      .frame(maxWidth: .infinity, minHeight: 300)
      .background(AnyShapeStyle(LinearGradient(gradient: Gradient(colors: [Color(RGBAColor(hex: 0x2B1055)), Color(RGBAColor(hex: 0x7597DE))]), startPoint: .topLeading, endPoint: .bottomTrailing)))
      .cornerRadius(20)
      .shadow(color: Color(RGBAColor(hex: 0x2B1055, alpha: 0.4)), radius: 16, y: 16)
      HStack(spacing: 12) {
        VStack(alignment: .leading, spacing: 4) {
          Text("Harbour Lights After the Rain").font(.title2).fontWeight(.bold).lineLimit(1)
          Text("Mira Okonkwo").font(.body).foregroundColor(SystemColor.secondaryLabel.color)
        }
        Spacer(minLength: 0)
        Image(systemName: "heart.fill")
          .foregroundColor(SystemColor.systemPink.color)
          .frame(width: 24, height: 24)
      }
      VStack(spacing: 4) {
        Slider(value: 0.38).modifiers { $0.tint = .label }
        HStack(spacing: 0) {
          Text("1:24")
            .font(.caption1)
            .with { $0.fontFeatures = [FontFeature("tnum", 1)] }
            .foregroundColor(SystemColor.secondaryLabel.color)
          Spacer()
          Text("-2:17")
            .font(.caption1)
            .with { $0.fontFeatures = [FontFeature("tnum", 1)] }
            .foregroundColor(SystemColor.secondaryLabel.color)
        }
      }
      HStack(spacing: 0) {
        Image(systemName: "shuffle")
          .foregroundColor(SystemColor.systemBlue.color)
          .frame(width: 22, height: 22)
        Spacer()
        Image(systemName: "backward.fill").frame(width: 34, height: 34)
        Spacer()
        ZStack {
          Circle()
            .with { $0.options.fill = AnyShapeStyle(Color.label) }
            .frame(width: 72, height: 72)
          Image(systemName: "pause.fill")
            .foregroundColor(SystemColor.systemBackground.color)
            .frame(width: 30, height: 30)
        }
        Spacer()
        Image(systemName: "forward.fill").frame(width: 34, height: 34)
        Spacer()
        Image(systemName: "repeat")
          .foregroundColor(SystemColor.secondaryLabel.color)
          .frame(width: 22, height: 22)
      }
      Spacer()
      HStack(spacing: 10) {
        Image(systemName: "speaker.fill")
          .foregroundColor(SystemColor.secondaryLabel.color)
          .frame(width: 16, height: 16)
        ProgressView(value: 0.6).modifiers { $0.tint = SystemColor.secondaryLabel.color }
        Image(systemName: "speaker.wave.3.fill")
          .foregroundColor(SystemColor.secondaryLabel.color)
          .frame(width: 20, height: 20)
      }
    }
    .padding(EdgeInsets(vertical: 12, horizontal: 28))
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension DesignsPlayerView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.scale = 1
    settings.backgroundColor = SystemColor.systemBackground.color
    settings.device = Device.named("iphone-15")
    return Scene(DesignsPlayerView(), canvas: SceneCanvas(settings))
  }
}

/// An order on its way: a map drawn with paths, the steps, and the courier.
struct DesignsTrackingView: View {
  var body: some View {
    VStack(spacing: 16) {
      ZStack {
        PathShape()
          .with {
            $0.data = "M0 120 C80 90 120 160 200 120 S320 60 360 90"
            $0.options.stroke = ShapeStroke(AnyShapeStyle(Color(RGBAColor(hex: 0xBFD9EA))), StrokeStyle(width: 10, cap: .round), .inside)
          }
        PathShape()
          .with {
            $0.data = "M20 20 L120 80 L180 60 L300 140"
            $0.options.stroke = ShapeStroke(AnyShapeStyle(SystemColor.systemBlue.color), StrokeStyle(width: 4, cap: .round, join: .round), .inside)
          }
          .padding(20)
        Image(systemName: "mappin.circle.fill")
          .foregroundColor(SystemColor.systemRed.color)
          .frame(width: 32, height: 32)
          .offset(x: 110, y: 40)
      }
      .background(Color(RGBAColor(hex: 0xE8EDE4)))
      .cornerRadius(14)
      .frame(height: 180)
      .layoutDirection(.leftToRight)
      VStack(alignment: .leading, spacing: 12) {
        HStack(spacing: 0) {
          VStack(alignment: .leading, spacing: 2) {
            Text("Arriving at 14:20").font(.title3).fontWeight(.bold)
            Text("Order #48213 · 3 items")
              .font(.footnote)
              .foregroundColor(SystemColor.secondaryLabel.color)
          }
          Spacer()
          Tag("On time", color: SystemColor.systemGreen.color)
        }
        HStack(spacing: 0) {
          Image(systemName: "checkmark.circle.fill")
            .foregroundColor(SystemColor.systemGreen.color)
            .frame(width: 22, height: 22)
          Rectangle()
            .with { $0.options.fill = AnyShapeStyle(SystemColor.systemGreen.color) }
            .frame(height: 3)
          Image(systemName: "checkmark.circle.fill")
            .foregroundColor(SystemColor.systemGreen.color)
            .frame(width: 22, height: 22)
          Rectangle()
            .with { $0.options.fill = AnyShapeStyle(SystemColor.systemGreen.color) }
            .frame(height: 3)
          Image(systemName: "bicycle.circle.fill")
            .foregroundColor(SystemColor.systemBlue.color)
            .frame(width: 28, height: 28)
          Rectangle()
            .with { $0.options.fill = AnyShapeStyle(SystemColor.systemGray4.color) }
            .frame(height: 3)
          Image(systemName: "house.circle")
            .foregroundColor(SystemColor.systemGray2.color)
            .frame(width: 22, height: 22)
        }
        HStack(spacing: 0) {
          Text("Ordered").font(.caption2).foregroundColor(SystemColor.secondaryLabel.color)
          Spacer()
          Text("Packed").font(.caption2).foregroundColor(SystemColor.secondaryLabel.color)
          Spacer()
          Text("On its way").font(.caption2).fontWeight(.semibold)
          Spacer()
          Text("Home").font(.caption2).foregroundColor(SystemColor.secondaryLabel.color)
        }
        Divider()
        HStack(spacing: 12) {
          Avatar("Teo Varga")
          VStack(alignment: .leading, spacing: 1) {
            Text("Teo Varga").with { $0.font = .headline }
            Text("Your courier, 4.9 of 5")
              .font(.footnote)
              .foregroundColor(SystemColor.secondaryLabel.color)
          }
          Spacer()
          IconButton("message.fill", size: 40)
          IconButton("phone.fill", size: 40)
        }
      }
      .modifiers {
        $0.padding = EdgeInsets(16)
        $0.backgroundColor = SystemColor.secondarySystemGroupedBackground.color
        $0.cornerRadius = CornerRadii(14)
      }
      Button(
        "Change the delivery",
        systemImage: "arrow.triangle.2.circlepath",
        kind: .tinted,
        size: .large
      )
      .with { $0.fillsWidth = true }
    }
    .padding(16)
  }
}

extension DesignsTrackingView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 390
    settings.scale = 1
    settings.backgroundColor = SystemColor.systemGroupedBackground.color
    return Scene(DesignsTrackingView(), canvas: SceneCanvas(settings))
  }
}

extension ParityScenes {
  static func addDesigns(to scenes: inout ParityScenes) {
    scenes.add("designs/board") { _ in DesignsBoardView.scene() }
    scenes.add("designs/month") { _ in DesignsMonthView.scene() }
    scenes.add("designs/pass") { _ in DesignsPassView.scene() }
    scenes.add("designs/player") { _ in DesignsPlayerView.scene() }
    scenes.add("designs/tracking") { _ in DesignsTrackingView.scene() }
  }
}
