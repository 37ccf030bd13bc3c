// swift-format-ignore-file
// Written by `galley swift --corpus`; a test compares it with what would be written today.

import GalleyStair

/// W3W-20, W3W-21, W3W-31: one card under the theme dusk; text without a size is the body's.
struct ThemeCardDuskView: View {
  var body: some View {
    VStack(spacing: 0) {
      VStack(alignment: .leading, spacing: 10) {
        Text("Harbour walk").with { $0.font = .title1 }
        Text("Forty minutes along the quay, with a view of the lock.")
          .with { $0.font = .subheadline }
        HStack(spacing: 0) {
          Text("Start").font(.headline).fontWeight(.semibold)
        }
        .modifiers {
          $0.padding = EdgeInsets(8)
          $0.foregroundColor = .white
          $0.backgroundColor = Color(light: RGBAColor(hex: 0x5C374C), dark: RGBAColor(hex: 0x624BFF))
          $0.cornerRadius = CornerRadii(4)
        }
      }
      .modifiers {
        $0.padding = EdgeInsets(24)
        $0.foregroundColor = Color(light: RGBAColor(hex: 0x2F363F), dark: RGBAColor(hex: 0xF0EFFF))
        $0.backgroundColor = Color(light: RGBAColor(hex: 0xFFFFFF), dark: RGBAColor(hex: 0x151E28))
        $0.borderColor = Color(RGBAColor(hex: 0xBDC3CB))
        $0.borderWidth = 2
        $0.cornerRadius = CornerRadii(0)
      }
    }
    .padding(16)
  }
}

extension ThemeCardDuskView {
  /// The picture of the document.
  ///
  /// - Parameter theme: The document's own, which is read from its file:
  ///   `try DesignFile.theme(path).theme`, or with what the document itself says
  ///   `try DocumentLoader().load(path).document?.theme`.
  static func scene(theme: Theme) -> Scene {
    var settings = SceneSettings()
    settings.width = 260
    settings.scale = 2
    return Scene(ThemeCardDuskView(), canvas: SceneCanvas(settings), theme: theme)
  }
}

/// W3W-20, W3W-21, W3W-31: one card under the theme harbour; text without a size is the body's.
struct ThemeCardHarbourView: View {
  var body: some View {
    VStack(spacing: 0) {
      VStack(alignment: .leading, spacing: 10) {
        Text("Harbour walk").font(.title1)
        Text("Forty minutes along the quay, with a view of the lock.").font(.subheadline)
        HStack(spacing: 0) {
          Text("Start").font(.headline).fontWeight(.semibold)
        }
        .modifiers {
          $0.padding = EdgeInsets(vertical: 8, horizontal: 16)
          $0.foregroundColor = Color(light: RGBAColor(hex: 0xFFFFFF), dark: RGBAColor(hex: 0x0A3049))
          $0.backgroundColor = Color(light: RGBAColor(hex: 0xC8401F), dark: RGBAColor(hex: 0xFF8C61))
          $0.borderColor = Color(light: RGBAColor(hex: 0xDBEFFA), dark: RGBAColor(hex: 0x0F3A55))
          $0.cornerRadius = CornerRadii(.infinity)
        }
      }
      .modifiers {
        $0.padding = EdgeInsets(12)
        $0.foregroundColor = Color(light: RGBAColor(hex: 0x0A3049), dark: RGBAColor(hex: 0xE6F3FA), darkIncreasedContrast: RGBAColor(hex: 0xFFFFFF))
        $0.backgroundColor = Color(light: RGBAColor(hex: 0xDBEFFA), dark: RGBAColor(hex: 0x0F3A55))
        $0.borderColor = Color(light: RGBAColor(hex: 0xC8401F), dark: RGBAColor(hex: 0xFF8C61))
        $0.borderWidth = 1
        $0.cornerRadius = CornerRadii(16)
        $0.shadow = [ShadowStyle(color: Color(RGBAColor(hex: 0x000000, alpha: 0.2)), radius: 4, y: 2)]
      }
    }
    .padding(16)
  }
}

extension ThemeCardHarbourView {
  /// The picture of the document.
  ///
  /// - Parameter theme: The document's own, which is read from its file:
  ///   `try DesignFile.theme(path).theme`, or with what the document itself says
  ///   `try DocumentLoader().load(path).document?.theme`.
  static func scene(theme: Theme) -> Scene {
    var settings = SceneSettings()
    settings.width = 260
    settings.scale = 2
    return Scene(ThemeCardHarbourView(), canvas: SceneCanvas(settings), theme: theme)
  }
}

/// W3W-20, W3W-21, W3W-31: one card under the theme paper; text without a size is the body's.
struct ThemeCardPaperView: View {
  var body: some View {
    VStack(spacing: 0) {
      VStack(alignment: .leading, spacing: 10) {
        Text("Harbour walk").font(.title1)
        Text("Forty minutes along the quay, with a view of the lock.").font(.subheadline)
        HStack(spacing: 0) {
          Text("Start").font(.headline).fontWeight(.semibold)
        }
        .modifiers {
          $0.padding = EdgeInsets(8)
          $0.foregroundColor = Color(light: RGBAColor(hex: 0x3B3224), dark: RGBAColor(hex: 0xEADFC8))
          $0.backgroundColor = .clear
          $0.borderColor = Color(light: RGBAColor(hex: 0x3B3224), dark: RGBAColor(hex: 0xEADFC8))
          $0.borderWidth = 1
          $0.cornerRadius = CornerRadii(8)
        }
      }
      .modifiers {
        $0.padding = EdgeInsets(16)
        $0.foregroundColor = Color(light: RGBAColor(hex: 0x3B3224), dark: RGBAColor(hex: 0xEADFC8))
        $0.backgroundColor = Color(light: RGBAColor(hex: 0xF3EAD6), dark: RGBAColor(hex: 0x2C261C))
        $0.borderColor = Color(light: RGBAColor(hex: 0xC9B891), dark: RGBAColor(hex: 0x5E5138))
        $0.borderWidth = 0.5
        $0.cornerRadius = CornerRadii(8)
      }
    }
    .padding(16)
  }
}

extension ThemeCardPaperView {
  /// The picture of the document.
  ///
  /// - Parameter theme: The document's own, which is read from its file:
  ///   `try DesignFile.theme(path).theme`, or with what the document itself says
  ///   `try DocumentLoader().load(path).document?.theme`.
  static func scene(theme: Theme) -> Scene {
    var settings = SceneSettings()
    settings.width = 260
    settings.scale = 2
    return Scene(ThemeCardPaperView(), canvas: SceneCanvas(settings), theme: theme)
  }
}

/// W3W-20, W3W-21, W3W-31: one card under the theme what3words; text without a size is the body's.
struct ThemeCardWhat3wordsView: View {
  var body: some View {
    VStack(spacing: 0) {
      VStack(alignment: .leading, spacing: 10) {
        Text("Harbour walk")
          .with { $0.font = .title1 }
          .modifiers {
            $0.padding = EdgeInsets(0)
            $0.foregroundColor = .label
          }
        Text("Forty minutes along the quay, with a view of the lock.")
          .with { $0.font = .subheadline }
          .modifiers {
            $0.padding = EdgeInsets(0)
            $0.foregroundColor = .label
          }
        HStack(spacing: 0) {
          Text("Start")
            .font(.headline)
            .fontWeight(.semibold)
            .modifiers {
              $0.padding = EdgeInsets(0)
              $0.foregroundColor = .label
              $0.backgroundColor = .clear
            }
        }
        .modifiers {
          $0.padding = EdgeInsets(12)
          $0.foregroundColor = .label
          $0.backgroundColor = SystemColor.systemBlue.color
          $0.borderColor = SystemColor.systemGray.color
          $0.cornerRadius = CornerRadii(14)
        }
      }
      .modifiers {
        $0.padding = EdgeInsets(12)
        $0.foregroundColor = .label
        $0.backgroundColor = SystemColor.systemBackground.color
        $0.borderColor = SystemColor.systemGray.color
      }
    }
    .padding(16)
  }
}

extension ThemeCardWhat3wordsView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 260
    settings.scale = 2
    return Scene(ThemeCardWhat3wordsView(), canvas: SceneCanvas(settings), theme: .what3words)
  }
}

/// W3W-3: a colour with a form for increased contrast.
struct ThemeContrastView: View {
  var body: some View {
    HStack(spacing: 8) {
      Text("ink")
        .foregroundColor(Color(light: RGBAColor(hex: 0x0A3049), dark: RGBAColor(hex: 0xE6F3FA), darkIncreasedContrast: RGBAColor(hex: 0xFFFFFF)))
      Rectangle()
        .foregroundColor(Color(light: RGBAColor(hex: 0xC8401F), dark: RGBAColor(hex: 0xFF8C61), lightIncreasedContrast: RGBAColor(hex: 0x7A1F08), darkIncreasedContrast: RGBAColor(hex: 0xFFD2BF)))
        .frame(width: 24, height: 24)
    }
    .padding(8)
  }
}

extension ThemeContrastView {
  /// The picture of the document.
  ///
  /// - Parameter theme: The document's own, which is read from its file:
  ///   `try DesignFile.theme(path).theme`, or with what the document itself says
  ///   `try DocumentLoader().load(path).document?.theme`.
  static func scene(theme: Theme) -> Scene {
    var settings = SceneSettings()
    settings.scale = 1
    return Scene(ThemeContrastView(), canvas: SceneCanvas(settings), theme: theme)
  }
}

/// DNA-8: DNAKit's images at their natural sizes, in the foreground colour.
struct ThemeDnaImagesView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(spacing: 8) {
        Image(systemName: "dna.priceUp")
          .foregroundColor(Color(light: RGBAColor(hex: 0x5C374C), dark: RGBAColor(hex: 0x151E28)))
          .border(SystemColor.systemGray4.color, width: 1)
          .frame(width: 12, height: 10)
        Image(systemName: "dna.priceDown")
          .foregroundColor(Color(light: RGBAColor(hex: 0x5C374C), dark: RGBAColor(hex: 0x151E28)))
          .border(SystemColor.systemGray4.color, width: 1)
          .frame(width: 12, height: 10)
        Image(systemName: "dna.chevronUp")
          .foregroundColor(Color(light: RGBAColor(hex: 0x5C374C), dark: RGBAColor(hex: 0x151E28)))
          .border(SystemColor.systemGray4.color, width: 1)
          .frame(width: 12, height: 8)
        Image(systemName: "dna.chevronDown")
          .foregroundColor(Color(light: RGBAColor(hex: 0x5C374C), dark: RGBAColor(hex: 0x151E28)))
          .border(SystemColor.systemGray4.color, width: 1)
          .frame(width: 12, height: 8)
        Image(systemName: "dna.chevronLeft")
          .foregroundColor(Color(light: RGBAColor(hex: 0x5C374C), dark: RGBAColor(hex: 0x151E28)))
          .border(SystemColor.systemGray4.color, width: 1)
          .frame(width: 8, height: 12)
        Image(systemName: "dna.chevronRight")
          .foregroundColor(Color(light: RGBAColor(hex: 0x5C374C), dark: RGBAColor(hex: 0x151E28)))
          .border(SystemColor.systemGray4.color, width: 1)
          .frame(width: 8, height: 12)
        Image(systemName: "dna.close")
          .foregroundColor(Color(light: RGBAColor(hex: 0x5C374C), dark: RGBAColor(hex: 0x151E28)))
          .border(SystemColor.systemGray4.color, width: 1)
          .frame(width: 12, height: 12)
      }
      HStack(spacing: 8) {
        Image(systemName: "dna.info")
          .foregroundColor(Color(light: RGBAColor(hex: 0x5C374C), dark: RGBAColor(hex: 0x151E28)))
          .border(SystemColor.systemGray4.color, width: 1)
          .frame(width: 20, height: 20)
        Image(systemName: "dna.details")
          .foregroundColor(Color(light: RGBAColor(hex: 0x5C374C), dark: RGBAColor(hex: 0x151E28)))
          .border(SystemColor.systemGray4.color, width: 1)
          .frame(width: 20, height: 20)
        Image(systemName: "dna.tick")
          .foregroundColor(Color(light: RGBAColor(hex: 0x5C374C), dark: RGBAColor(hex: 0x151E28)))
          .border(SystemColor.systemGray4.color, width: 1)
          .frame(width: 20, height: 20)
        Image(systemName: "dna.checkBox")
          .foregroundColor(Color(light: RGBAColor(hex: 0x5C374C), dark: RGBAColor(hex: 0x151E28)))
          .border(SystemColor.systemGray4.color, width: 1)
          .frame(width: 20, height: 20)
        Image(systemName: "dna.radio")
          .foregroundColor(Color(light: RGBAColor(hex: 0x5C374C), dark: RGBAColor(hex: 0x151E28)))
          .border(SystemColor.systemGray4.color, width: 1)
          .frame(width: 15, height: 15)
        Image(systemName: "dna.search")
          .foregroundColor(Color(light: RGBAColor(hex: 0x5C374C), dark: RGBAColor(hex: 0x151E28)))
          .border(SystemColor.systemGray4.color, width: 1)
          .frame(width: 16, height: 16)
        Image(systemName: "dna.showLess")
          .foregroundColor(Color(light: RGBAColor(hex: 0x5C374C), dark: RGBAColor(hex: 0x151E28)))
          .border(SystemColor.systemGray4.color, width: 1)
          .frame(width: 20, height: 12)
      }
      HStack(spacing: 8) {
        Image(systemName: "dna.showMore")
          .foregroundColor(Color(light: RGBAColor(hex: 0x5C374C), dark: RGBAColor(hex: 0x151E28)))
          .border(SystemColor.systemGray4.color, width: 1)
          .frame(width: 20, height: 12)
        Image(systemName: "dna.notification")
          .foregroundColor(Color(light: RGBAColor(hex: 0x5C374C), dark: RGBAColor(hex: 0x151E28)))
          .border(SystemColor.systemGray4.color, width: 1)
          .frame(width: 14, height: 17)
        Image(systemName: "dna.download")
          .foregroundColor(Color(light: RGBAColor(hex: 0x5C374C), dark: RGBAColor(hex: 0x151E28)))
          .border(SystemColor.systemGray4.color, width: 1)
          .frame(width: 24, height: 24)
        Image(systemName: "dna.edit")
          .foregroundColor(Color(light: RGBAColor(hex: 0x5C374C), dark: RGBAColor(hex: 0x151E28)))
          .border(SystemColor.systemGray4.color, width: 1)
          .frame(width: 24, height: 24)
        Image(systemName: "dna.arrowRight")
          .foregroundColor(Color(light: RGBAColor(hex: 0x5C374C), dark: RGBAColor(hex: 0x151E28)))
          .border(SystemColor.systemGray4.color, width: 1)
          .frame(width: 18, height: 18)
        Image(systemName: "dna.emptyStateLoader")
          .foregroundColor(Color(light: RGBAColor(hex: 0x5C374C), dark: RGBAColor(hex: 0x151E28)))
          .border(SystemColor.systemGray4.color, width: 1)
          .frame(width: 78, height: 30)
      }
    }
    .padding(8)
  }
}

extension ThemeDnaImagesView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.scale = 2
    return Scene(ThemeDnaImagesView(), canvas: SceneCanvas(settings))
  }
}

/// STY-11, STY-12: sizes that grow with the reader's, one with a maximum, one fixed; bold text by its own name.
struct ThemeDynamicTypeView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("grows")
        .font(size: 15)
        .with {
          $0.fontName = "Inter"
          $0.fontScaling = .style(.body)
        }
      Text("capped")
        .font(size: 15)
        .with {
          $0.fontName = "Inter"
          $0.fontScaling = .style(.body)
          $0.maximumFontSize = 18
        }
      Text("fixed")
        .font(size: 15)
        .with {
          $0.fontName = "Inter"
          $0.fontScaling = FontStyle.Scaling.none
        }
      Text("bold")
        .font(size: 15)
        .with {
          $0.fontName = "Inter"
          $0.fontScaling = FontStyle.Scaling.none
          $0.boldFontName = "blackSystemFont"
        }
    }
    .padding(8)
  }
}

extension ThemeDynamicTypeView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.scale = 1
    return Scene(ThemeDynamicTypeView(), canvas: SceneCanvas(settings))
  }
}

/// STY-20, DUI-13: a hairline is one pixel at every scale, in light and dark.
struct ThemeHairlineView: View {
  var body: some View {
    VStack(spacing: 5) {
      Divider()
      Divider().with { $0.color = Color(RGBAColor(hex: 0xE11F26)) }
      HStack(spacing: 4) {
        Divider()
        Divider()
      }
      .frame(height: 10)
    }
    .padding(4)
  }
}

extension ThemeHairlineView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 24
    return Scene(ThemeHairlineView(), canvas: SceneCanvas(settings))
  }
}

/// W3W-2, W3W-6, DNA-5: a theme's own colours and the roles of one scheme with their contrast figures, as galley gallery tokens draws them.
struct ThemePaletteView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      VStack(alignment: .leading, spacing: 10) {
        Text("Own colours").font(.headline).fontWeight(.semibold)
        VStack(alignment: .leading, spacing: 14) {
          HStack(alignment: .top, spacing: 12) {
            VStack(alignment: .leading, spacing: 2) {
              ZStack {
                Rectangle()
                  .modifiers {
                    $0.foregroundColor = Color(RGBAColor(hex: 0xC8401F))
                    $0.cornerRadius = CornerRadii(8)
                  }
                  .frame(width: 112, height: 48)
                Text("Aa 4.99").font(.footnote).fontWeight(.semibold).foregroundColor(.white)
              }
              .modifiers {
                $0.borderColor = SystemColor.opaqueSeparator.color
                $0.borderWidth = 1
                $0.cornerRadius = CornerRadii(8)
              }
              Text("buoy")
                .font(.caption1)
                .fontWeight(.medium)
                .lineLimit(1)
                .minimumScaleFactor(0.6)
                .frame(width: 112, alignment: .leading)
              Text("#C8401F")
                .font(.caption2)
                .lineLimit(1)
                .minimumScaleFactor(0.6)
                .frame(width: 112, alignment: .leading)
              Text("4.69 AA")
                .font(.caption2)
                .lineLimit(1)
                .minimumScaleFactor(0.6)
                .frame(width: 112, alignment: .leading)
            }
            VStack(alignment: .leading, spacing: 2) {
              ZStack {
                Rectangle()
                  .modifiers {
                    $0.foregroundColor = Color(RGBAColor(hex: 0x0A3049))
                    $0.cornerRadius = CornerRadii(8)
                  }
                  .frame(width: 112, height: 48)
                Text("Aa 13.71").font(.footnote).fontWeight(.semibold).foregroundColor(.white)
              }
              .modifiers {
                $0.borderColor = SystemColor.opaqueSeparator.color
                $0.borderWidth = 1
                $0.cornerRadius = CornerRadii(8)
              }
              Text("deep")
                .font(.caption1)
                .fontWeight(.medium)
                .lineLimit(1)
                .minimumScaleFactor(0.6)
                .frame(width: 112, alignment: .leading)
              Text("#0A3049")
                .font(.caption2)
                .lineLimit(1)
                .minimumScaleFactor(0.6)
                .frame(width: 112, alignment: .leading)
              Text("12.88 AAA")
                .font(.caption2)
                .lineLimit(1)
                .minimumScaleFactor(0.6)
                .frame(width: 112, alignment: .leading)
            }
            VStack(alignment: .leading, spacing: 2) {
              ZStack {
                Rectangle()
                  .modifiers {
                    $0.foregroundColor = Color(RGBAColor(hex: 0xF2F9FC))
                    $0.cornerRadius = CornerRadii(8)
                  }
                  .frame(width: 112, height: 48)
                Text("Aa 19.73").font(.footnote).fontWeight(.semibold).foregroundColor(.black)
              }
              .modifiers {
                $0.borderColor = SystemColor.opaqueSeparator.color
                $0.borderWidth = 1
                $0.cornerRadius = CornerRadii(8)
              }
              Text("foam")
                .font(.caption1)
                .fontWeight(.medium)
                .lineLimit(1)
                .minimumScaleFactor(0.6)
                .frame(width: 112, alignment: .leading)
              Text("#F2F9FC")
                .font(.caption2)
                .lineLimit(1)
                .minimumScaleFactor(0.6)
                .frame(width: 112, alignment: .leading)
              Text("1 –")
                .font(.caption2)
                .lineLimit(1)
                .minimumScaleFactor(0.6)
                .frame(width: 112, alignment: .leading)
            }
            VStack(alignment: .leading, spacing: 2) {
              ZStack {
                Rectangle()
                  .modifiers {
                    $0.foregroundColor = Color(RGBAColor(hex: 0x0A3049))
                    $0.cornerRadius = CornerRadii(8)
                  }
                  .frame(width: 112, height: 48)
                Text("Aa 13.71").font(.footnote).fontWeight(.semibold).foregroundColor(.white)
              }
              .modifiers {
                $0.borderColor = SystemColor.opaqueSeparator.color
                $0.borderWidth = 1
                $0.cornerRadius = CornerRadii(8)
              }
              Text("ink")
                .font(.caption1)
                .fontWeight(.medium)
                .lineLimit(1)
                .minimumScaleFactor(0.6)
                .frame(width: 112, alignment: .leading)
              Text("#0A3049")
                .font(.caption2)
                .lineLimit(1)
                .minimumScaleFactor(0.6)
                .frame(width: 112, alignment: .leading)
              Text("12.88 AAA")
                .font(.caption2)
                .lineLimit(1)
                .minimumScaleFactor(0.6)
                .frame(width: 112, alignment: .leading)
            }
            VStack(alignment: .leading, spacing: 2) {
              ZStack {
                Rectangle()
                  .modifiers {
                    $0.foregroundColor = Color(RGBAColor(hex: 0xDBEFFA))
                    $0.cornerRadius = CornerRadii(8)
                  }
                  .frame(width: 112, height: 48)
                Text("Aa 17.74").font(.footnote).fontWeight(.semibold).foregroundColor(.black)
              }
              .modifiers {
                $0.borderColor = SystemColor.opaqueSeparator.color
                $0.borderWidth = 1
                $0.cornerRadius = CornerRadii(8)
              }
              Text("spray")
                .font(.caption1)
                .fontWeight(.medium)
                .lineLimit(1)
                .minimumScaleFactor(0.6)
                .frame(width: 112, alignment: .leading)
              Text("#DBEFFA")
                .font(.caption2)
                .lineLimit(1)
                .minimumScaleFactor(0.6)
                .frame(width: 112, alignment: .leading)
              Text("1.11 –")
                .font(.caption2)
                .lineLimit(1)
                .minimumScaleFactor(0.6)
                .frame(width: 112, alignment: .leading)
            }
          }
        }
      }
      VStack(alignment: .leading, spacing: 10) {
        Text("Scheme cards").font(.headline).fontWeight(.semibold)
        VStack(alignment: .leading, spacing: 14) {
          HStack(alignment: .top, spacing: 12) {
            VStack(alignment: .leading, spacing: 2) {
              ZStack {
                Rectangle()
                  .modifiers {
                    $0.foregroundColor = Color(RGBAColor(hex: 0x0A3049))
                    $0.cornerRadius = CornerRadii(8)
                  }
                  .frame(width: 112, height: 48)
                Text("Aa 13.71").font(.footnote).fontWeight(.semibold).foregroundColor(.white)
              }
              .modifiers {
                $0.borderColor = SystemColor.opaqueSeparator.color
                $0.borderWidth = 1
                $0.cornerRadius = CornerRadii(8)
              }
              Text("foreground")
                .font(.caption1)
                .fontWeight(.medium)
                .lineLimit(1)
                .minimumScaleFactor(0.6)
                .frame(width: 112, alignment: .leading)
              Text("#0A3049")
                .font(.caption2)
                .lineLimit(1)
                .minimumScaleFactor(0.6)
                .frame(width: 112, alignment: .leading)
              Text("11.58 AAA")
                .font(.caption2)
                .lineLimit(1)
                .minimumScaleFactor(0.6)
                .frame(width: 112, alignment: .leading)
            }
            VStack(alignment: .leading, spacing: 2) {
              ZStack {
                Rectangle()
                  .modifiers {
                    $0.foregroundColor = Color(RGBAColor(hex: 0xDBEFFA))
                    $0.cornerRadius = CornerRadii(8)
                  }
                  .frame(width: 112, height: 48)
                Text("Aa 17.74").font(.footnote).fontWeight(.semibold).foregroundColor(.black)
              }
              .modifiers {
                $0.borderColor = SystemColor.opaqueSeparator.color
                $0.borderWidth = 1
                $0.cornerRadius = CornerRadii(8)
              }
              Text("background")
                .font(.caption1)
                .fontWeight(.medium)
                .lineLimit(1)
                .minimumScaleFactor(0.6)
                .frame(width: 112, alignment: .leading)
              Text("#DBEFFA")
                .font(.caption2)
                .lineLimit(1)
                .minimumScaleFactor(0.6)
                .frame(width: 112, alignment: .leading)
              Text("1.11 –")
                .font(.caption2)
                .lineLimit(1)
                .minimumScaleFactor(0.6)
                .frame(width: 112, alignment: .leading)
            }
            VStack(alignment: .leading, spacing: 2) {
              ZStack {
                Rectangle()
                  .modifiers {
                    $0.foregroundColor = Color(RGBAColor(hex: 0xC8401F))
                    $0.cornerRadius = CornerRadii(8)
                  }
                  .frame(width: 112, height: 48)
                Text("Aa 4.99").font(.footnote).fontWeight(.semibold).foregroundColor(.white)
              }
              .modifiers {
                $0.borderColor = SystemColor.opaqueSeparator.color
                $0.borderWidth = 1
                $0.cornerRadius = CornerRadii(8)
              }
              Text("border")
                .font(.caption1)
                .fontWeight(.medium)
                .lineLimit(1)
                .minimumScaleFactor(0.6)
                .frame(width: 112, alignment: .leading)
              Text("#C8401F")
                .font(.caption2)
                .lineLimit(1)
                .minimumScaleFactor(0.6)
                .frame(width: 112, alignment: .leading)
              Text("4.21 large")
                .font(.caption2)
                .lineLimit(1)
                .minimumScaleFactor(0.6)
                .frame(width: 112, alignment: .leading)
            }
          }
        }
      }
    }
    .padding(24)
  }
}

extension ThemePaletteView {
  /// The picture of the document.
  ///
  /// - Parameter theme: The document's own, which is read from its file:
  ///   `try DesignFile.theme(path).theme`, or with what the document itself says
  ///   `try DocumentLoader().load(path).document?.theme`.
  static func scene(theme: Theme) -> Scene {
    var settings = SceneSettings()
    settings.scale = 1
    return Scene(ThemePaletteView(), canvas: SceneCanvas(settings), theme: theme)
  }
}

/// DNA-10, DNA-11, DNA-13: simple Markdown and HTML in text, over the text's own font and colour.
struct ThemeRichTextView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text()
        .font(.callout)
        .with {
          $0.markdown = MarkedText(markdown: "**Bold**, *italic*, ~~struck~~, `code` and a [link](https://example.org)\n\n- one\n- two")
        }
      Text()
        .with {
          $0.html = MarkedText(html: "H<b>2</b>O at <font color=\"#C8401F\">100&deg;</font><br><u>underlined</u> <mark>marked</mark>")
        }
        .foregroundColor(Color(RGBAColor(hex: 0x005379)))
    }
    .padding(10)
  }
}

extension ThemeRichTextView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 220
    settings.scale = 1
    return Scene(ThemeRichTextView(), canvas: SceneCanvas(settings))
  }
}

/// STY-1, STY-2, STY-3, STY-8, STY-9, STY-13, STY-14, STY-16: a chain of three styles and two substyles.
struct ThemeStyleChainView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text("text: ink, 15 points")
        .font(size: 15)
        .with { $0.fontName = "systemFont" }
        .foregroundColor(Color(light: RGBAColor(hex: 0x2F363F), dark: RGBAColor(hex: 0xE6E9ED)))
      Text("lead: medium, 20 points, on two lines with space between them")
        .font(size: 20)
        .lineSpacing(4)
        .with { $0.fontName = "mediumSystemFont" }
        .foregroundColor(Color(light: RGBAColor(hex: 0x2F363F), dark: RGBAColor(hex: 0xE6E9ED)))
      Text("title: capitals")
        .font(size: 26)
        .lineSpacing(4)
        .with {
          $0.fontName = "boldSystemFont"
          $0.lines.uppercase = true
        }
        .foregroundColor(Color(light: RGBAColor(hex: 0x2F363F), dark: RGBAColor(hex: 0xE6E9ED)))
      Text("lead and loud")
        .font(size: 20)
        .lineSpacing(4)
        .with { $0.fontName = "mediumSystemFont" }
        .modifiers {
          $0.padding = EdgeInsets(8)
          $0.foregroundColor = Color(light: RGBAColor(hex: 0xC8401F), dark: RGBAColor(hex: 0xFF8C61))
          $0.backgroundColor = Color(light: RGBAColor(hex: 0xF2F4F5), dark: RGBAColor(hex: 0x31383D))
          $0.cornerRadius = CornerRadii(8)
        }
      Text("lead and crossed")
        .font(size: 20)
        .lineSpacing(4)
        .with {
          $0.fontName = "mediumSystemFont"
          $0.lines.underline = DecorationValue(LineDecoration(pattern: .dash))
          $0.lines.strikethrough = DecorationValue(LineDecoration(.double), color: Color(light: RGBAColor(hex: 0xC8401F), dark: RGBAColor(hex: 0xFF8C61)))
        }
        .foregroundColor(Color(light: RGBAColor(hex: 0x2F363F), dark: RGBAColor(hex: 0xE6E9ED)))
    }
    .padding(12)
    .cornerRadius(8)
    .border(Color(light: RGBAColor(hex: 0x2F363F), dark: RGBAColor(hex: 0xE6E9ED)), width: 1)
  }
}

extension ThemeStyleChainView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(ThemeStyleChainView(), canvas: SceneCanvas(settings))
  }
}

/// PLT-1, W3W-14: the type scale at three text sizes.
struct ThemeTypeScaleView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("largeTitle").font(.largeTitle)
      Text("title1").font(.title1)
      Text("title2").font(.title2)
      Text("title3").font(.title3)
      Text("headline").with { $0.font = .headline }
      Text("body").font(.body)
      Text("callout").font(.callout)
      Text("subheadline").font(.subheadline)
      Text("footnote").font(.footnote)
      Text("caption1").font(.caption1)
      Text("caption2").font(.caption2)
    }
    .padding(12)
  }
}

extension ThemeTypeScaleView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.scale = 1
    return Scene(ThemeTypeScaleView(), canvas: SceneCanvas(settings))
  }
}

/// DNA-1, DNA-2: the blog typography; the second line shows the space between lines.
struct ThemeTypographyBlogView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("h1.blog: the quick brown fox jumps over the dog")
        .fontWeight(.semibold)
        .font(size: 28)
        .lineSpacing(0)
        .tracking(-0.6)
        .with {
          $0.fontName = "systemFont"
          $0.fontStyle = .upright
        }
        .foregroundColor(Color(RGBAColor(hex: 0x2F363F)))
      Text("h2.blog: the quick brown fox jumps over the dog")
        .fontWeight(.semibold)
        .font(size: 24)
        .lineSpacing(6)
        .tracking(-0.51)
        .with {
          $0.fontName = "systemFont"
          $0.fontStyle = .upright
        }
        .foregroundColor(Color(RGBAColor(hex: 0x2F363F)))
      Text("h3.blog: the quick brown fox jumps over the dog")
        .fontWeight(.semibold)
        .font(size: 20)
        .lineSpacing(0)
        .tracking(-0.22)
        .with {
          $0.fontName = "systemFont"
          $0.fontStyle = .upright
        }
        .foregroundColor(Color(RGBAColor(hex: 0x2F363F)))
      Text("body.numHighlight: the quick brown fox jumps over the dog")
        .fontWeight(.regular)
        .font(size: 14)
        .lineSpacing(2.8000000000000007)
        .tracking(0)
        .with {
          $0.fontName = "systemFont"
          $0.fontStyle = .upright
        }
        .foregroundColor(Color(RGBAColor(hex: 0x525B62)))
    }
    .padding(12)
    .background(.white)
  }
}

extension ThemeTypographyBlogView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 260
    settings.scale = 1
    return Scene(ThemeTypographyBlogView(), canvas: SceneCanvas(settings))
  }
}

/// DNA-1, DNA-2: the product typography; the second line shows the space between lines.
struct ThemeTypographyProductView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("h1: the quick brown fox jumps over the dog")
        .fontWeight(.medium)
        .font(size: 21)
        .lineSpacing(0)
        .tracking(-0.12)
        .with {
          $0.fontName = "systemFont"
          $0.fontStyle = .upright
        }
        .foregroundColor(Color(RGBAColor(hex: 0x2F363F)))
      Text("h2: the quick brown fox jumps over the dog")
        .fontWeight(.medium)
        .font(size: 18)
        .lineSpacing(7.199999999999999)
        .tracking(-0.24)
        .with {
          $0.fontName = "systemFont"
          $0.fontStyle = .upright
        }
        .foregroundColor(Color(RGBAColor(hex: 0x2F363F)))
      Text("h3: the quick brown fox jumps over the dog")
        .fontWeight(.medium)
        .font(size: 16)
        .lineSpacing(8)
        .tracking(0)
        .with {
          $0.fontName = "systemFont"
          $0.fontStyle = .upright
        }
        .foregroundColor(Color(RGBAColor(hex: 0x2F363F)))
      Text("body.large: the quick brown fox jumps over the dog")
        .fontWeight(.regular)
        .font(size: 16)
        .lineSpacing(8)
        .tracking(0)
        .with {
          $0.fontName = "systemFont"
          $0.fontStyle = .upright
        }
        .foregroundColor(Color(RGBAColor(hex: 0x525B62)))
      Text("body: the quick brown fox jumps over the dog")
        .fontWeight(.regular)
        .font(size: 15)
        .lineSpacing(7.5)
        .tracking(0)
        .with {
          $0.fontName = "systemFont"
          $0.fontStyle = .upright
        }
        .foregroundColor(Color(RGBAColor(hex: 0x525B62)))
      Text("body.small: the quick brown fox jumps over the dog")
        .fontWeight(.regular)
        .font(size: 14)
        .lineSpacing(7)
        .tracking(0)
        .with {
          $0.fontName = "systemFont"
          $0.fontStyle = .upright
        }
        .foregroundColor(Color(RGBAColor(hex: 0x525B62)))
      Text("caption: the quick brown fox jumps over the dog")
        .fontWeight(.regular)
        .font(size: 12)
        .lineSpacing(2.3999999999999986)
        .tracking(0)
        .with {
          $0.fontName = "systemFont"
          $0.fontStyle = .upright
        }
        .foregroundColor(Color(RGBAColor(hex: 0x525B62)))
    }
    .padding(12)
    .background(.white)
  }
}

extension ThemeTypographyProductView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 260
    settings.scale = 1
    return Scene(ThemeTypographyProductView(), canvas: SceneCanvas(settings))
  }
}

extension ParityScenes {
  static func addTheme(to scenes: inout ParityScenes) {
    scenes.add("theme/card-dusk") { ThemeCardDuskView.scene(theme: $0.theme) }
    scenes.add("theme/card-harbour") { ThemeCardHarbourView.scene(theme: $0.theme) }
    scenes.add("theme/card-paper") { ThemeCardPaperView.scene(theme: $0.theme) }
    scenes.add("theme/card-what3words") { _ in ThemeCardWhat3wordsView.scene() }
    scenes.add("theme/contrast") { ThemeContrastView.scene(theme: $0.theme) }
    scenes.add("theme/dna-images") { _ in ThemeDnaImagesView.scene() }
    scenes.add("theme/dynamic-type") { _ in ThemeDynamicTypeView.scene() }
    scenes.add("theme/hairline") { _ in ThemeHairlineView.scene() }
    scenes.add("theme/palette") { ThemePaletteView.scene(theme: $0.theme) }
    scenes.add("theme/rich-text") { _ in ThemeRichTextView.scene() }
    scenes.add("theme/style-chain") { _ in ThemeStyleChainView.scene() }
    scenes.add("theme/type-scale") { _ in ThemeTypeScaleView.scene() }
    scenes.add("theme/typography-blog") { _ in ThemeTypographyBlogView.scene() }
    scenes.add("theme/typography-product") { _ in ThemeTypographyProductView.scene() }
  }
}
