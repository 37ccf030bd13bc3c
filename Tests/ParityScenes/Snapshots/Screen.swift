// swift-format-ignore-file
// Written by `galley swift --corpus`; a test compares it with what would be written today.

import GalleyStair

/// DNA-39: DNAKit's buttons: nine kinds in five states, then four heights, 24 apart, 16 from the edges.
struct ScreenDnaButtonsView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      HStack(spacing: 12) {
        Button("Button", kind: .primaryRegular, size: .medium)
        Button("Button", kind: .primaryRegular, size: .medium, state: .highlighted)
        Button("Button", kind: .primaryRegular, size: .medium, state: .disabled)
        Button("Button", kind: .primaryRegular, size: .medium, state: .loading)
        Button("Button", kind: .primaryRegular, size: .medium, state: .error)
      }
      HStack(spacing: 12) {
        Button("Button", kind: .primaryAccent, size: .medium)
        Button("Button", kind: .primaryAccent, size: .medium, state: .highlighted)
        Button("Button", kind: .primaryAccent, size: .medium, state: .disabled)
        Button("Button", kind: .primaryAccent, size: .medium, state: .loading)
        Button("Button", kind: .primaryAccent, size: .medium, state: .error)
      }
      HStack(spacing: 12) {
        Button("Button", kind: .primaryDanger, size: .medium)
        Button("Button", kind: .primaryDanger, size: .medium, state: .highlighted)
        Button("Button", kind: .primaryDanger, size: .medium, state: .disabled)
        Button("Button", kind: .primaryDanger, size: .medium, state: .loading)
        Button("Button", kind: .primaryDanger, size: .medium, state: .error)
      }
      HStack(spacing: 12) {
        Button("Button", kind: .secondaryRegular, size: .medium)
        Button("Button", kind: .secondaryRegular, size: .medium, state: .highlighted)
        Button("Button", kind: .secondaryRegular, size: .medium, state: .disabled)
        Button("Button", kind: .secondaryRegular, size: .medium, state: .loading)
        Button("Button", kind: .secondaryRegular, size: .medium, state: .error)
      }
      HStack(spacing: 12) {
        Button("Button", kind: .secondaryAccent, size: .medium)
        Button("Button", kind: .secondaryAccent, size: .medium, state: .highlighted)
        Button("Button", kind: .secondaryAccent, size: .medium, state: .disabled)
        Button("Button", kind: .secondaryAccent, size: .medium, state: .loading)
        Button("Button", kind: .secondaryAccent, size: .medium, state: .error)
      }
      HStack(spacing: 12) {
        Button("Button", kind: .secondaryDanger, size: .medium)
        Button("Button", kind: .secondaryDanger, size: .medium, state: .highlighted)
        Button("Button", kind: .secondaryDanger, size: .medium, state: .disabled)
        Button("Button", kind: .secondaryDanger, size: .medium, state: .loading)
        Button("Button", kind: .secondaryDanger, size: .medium, state: .error)
      }
      HStack(spacing: 12) {
        Button("Button", kind: .link, size: .medium)
        Button("Button", kind: .link, size: .medium, state: .highlighted)
        Button("Button", kind: .link, size: .medium, state: .disabled)
        Button("Button", kind: .link, size: .medium, state: .loading)
        Button("Button", kind: .link, size: .medium, state: .error)
      }
      HStack(spacing: 12) {
        Button("Button", kind: .disable, size: .medium)
        Button("Button", kind: .disable, size: .medium, state: .highlighted)
        Button("Button", kind: .disable, size: .medium, state: .disabled)
        Button("Button", kind: .disable, size: .medium, state: .loading)
        Button("Button", kind: .disable, size: .medium, state: .error)
      }
      HStack(spacing: 12) {
        Button("Button", kind: .info, size: .medium)
        Button("Button", kind: .info, size: .medium, state: .highlighted)
        Button("Button", kind: .info, size: .medium, state: .disabled)
        Button("Button", kind: .info, size: .medium, state: .loading)
        Button("Button", kind: .info, size: .medium, state: .error)
      }
      HStack(spacing: 12) {
        Button("Button", systemImage: "star", kind: .primaryRegular, size: .small)
        Button("Button", systemImage: "star", kind: .primaryRegular, size: .medium)
        Button("Button", systemImage: "star", kind: .primaryRegular, size: .large)
        Button("Button", systemImage: "star", kind: .primaryRegular, size: .extraLarge)
      }
    }
    .padding(16)
  }
}

extension ScreenDnaButtonsView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.scale = 1
    return Scene(ScreenDnaButtonsView(), canvas: SceneCanvas(settings), theme: .dnaKit)
  }
}

/// DNA-39: DNAKit's example of its colours: a table of fifteen rows of 48 points.
struct ScreenDnaColorsView: View {
  var body: some View {
    Table(rowHeight: 48) {
      HStack(spacing: 12) {
        Rectangle()
          .modifiers {
            $0.foregroundColor = Color(light: RGBAColor(hex: 0x5C374C), dark: RGBAColor(hex: 0x151E28))
            $0.borderColor = Color(RGBAColor(hex: 0xBDC3CB))
            $0.borderWidth = 1
            $0.cornerRadius = CornerRadii(4)
          }
          .frame(width: 32, height: 32)
        Text("appPrimary").font(.subheadline)
        Spacer()
      }
      .padding(EdgeInsets(vertical: 8, horizontal: 16))
      .frame(maxWidth: .infinity)
      HStack(spacing: 12) {
        Rectangle()
          .modifiers {
            $0.foregroundColor = Color(light: RGBAColor(hex: 0xFF8C61), dark: RGBAColor(hex: 0x624BFF))
            $0.borderColor = Color(RGBAColor(hex: 0xBDC3CB))
            $0.borderWidth = 1
            $0.cornerRadius = CornerRadii(4)
          }
          .frame(width: 32, height: 32)
        Text("accentDark").font(.subheadline)
        Spacer()
      }
      .padding(EdgeInsets(vertical: 8, horizontal: 16))
      .frame(maxWidth: .infinity)
      HStack(spacing: 12) {
        Rectangle()
          .modifiers {
            $0.foregroundColor = Color(light: RGBAColor(hex: 0xFAA275), dark: RGBAColor(hex: 0xF0EFFF))
            $0.borderColor = Color(RGBAColor(hex: 0xBDC3CB))
            $0.borderWidth = 1
            $0.cornerRadius = CornerRadii(4)
          }
          .frame(width: 32, height: 32)
        Text("accentLight").font(.subheadline)
        Spacer()
      }
      .padding(EdgeInsets(vertical: 8, horizontal: 16))
      .frame(maxWidth: .infinity)
      HStack(spacing: 12) {
        Rectangle()
          .modifiers {
            $0.foregroundColor = Color(RGBAColor(hex: 0x232D38))
            $0.borderColor = Color(RGBAColor(hex: 0xBDC3CB))
            $0.borderWidth = 1
            $0.cornerRadius = CornerRadii(4)
          }
          .frame(width: 32, height: 32)
        Text("backgroundDark").font(.subheadline)
        Spacer()
      }
      .padding(EdgeInsets(vertical: 8, horizontal: 16))
      .frame(maxWidth: .infinity)
      HStack(spacing: 12) {
        Rectangle()
          .modifiers {
            $0.foregroundColor = Color(RGBAColor(hex: 0xF9FAFC))
            $0.borderColor = Color(RGBAColor(hex: 0xBDC3CB))
            $0.borderWidth = 1
            $0.cornerRadius = CornerRadii(4)
          }
          .frame(width: 32, height: 32)
        Text("backgroundLight").font(.subheadline)
        Spacer()
      }
      .padding(EdgeInsets(vertical: 8, horizontal: 16))
      .frame(maxWidth: .infinity)
      HStack(spacing: 12) {
        Rectangle()
          .modifiers {
            $0.foregroundColor = .white
            $0.borderColor = Color(RGBAColor(hex: 0xBDC3CB))
            $0.borderWidth = 1
            $0.cornerRadius = CornerRadii(4)
          }
          .frame(width: 32, height: 32)
        Text("appWhite").font(.subheadline)
        Spacer()
      }
      .padding(EdgeInsets(vertical: 8, horizontal: 16))
      .frame(maxWidth: .infinity)
      HStack(spacing: 12) {
        Rectangle()
          .modifiers {
            $0.foregroundColor = Color(RGBAColor(hex: 0xBDC3CB))
            $0.borderColor = Color(RGBAColor(hex: 0xBDC3CB))
            $0.borderWidth = 1
            $0.cornerRadius = CornerRadii(4)
          }
          .frame(width: 32, height: 32)
        Text("borderRegular").font(.subheadline)
        Spacer()
      }
      .padding(EdgeInsets(vertical: 8, horizontal: 16))
      .frame(maxWidth: .infinity)
      HStack(spacing: 12) {
        Rectangle()
          .modifiers {
            $0.foregroundColor = Color(RGBAColor(hex: 0xEEEFF1))
            $0.borderColor = Color(RGBAColor(hex: 0xBDC3CB))
            $0.borderWidth = 1
            $0.cornerRadius = CornerRadii(4)
          }
          .frame(width: 32, height: 32)
        Text("borderLight").font(.subheadline)
        Spacer()
      }
      .padding(EdgeInsets(vertical: 8, horizontal: 16))
      .frame(maxWidth: .infinity)
      HStack(spacing: 12) {
        Rectangle()
          .modifiers {
            $0.foregroundColor = Color(RGBAColor(hex: 0x1F7AE0))
            $0.borderColor = Color(RGBAColor(hex: 0xBDC3CB))
            $0.borderWidth = 1
            $0.cornerRadius = CornerRadii(4)
          }
          .frame(width: 32, height: 32)
        Text("link").font(.subheadline)
        Spacer()
      }
      .padding(EdgeInsets(vertical: 8, horizontal: 16))
      .frame(maxWidth: .infinity)
      HStack(spacing: 12) {
        Rectangle()
          .modifiers {
            $0.foregroundColor = Color(RGBAColor(hex: 0x27BC94))
            $0.borderColor = Color(RGBAColor(hex: 0xBDC3CB))
            $0.borderWidth = 1
            $0.cornerRadius = CornerRadii(4)
          }
          .frame(width: 32, height: 32)
        Text("successGreen").font(.subheadline)
        Spacer()
      }
      .padding(EdgeInsets(vertical: 8, horizontal: 16))
      .frame(maxWidth: .infinity)
      HStack(spacing: 12) {
        Rectangle()
          .modifiers {
            $0.foregroundColor = Color(RGBAColor(hex: 0xFF5050))
            $0.borderColor = Color(RGBAColor(hex: 0xBDC3CB))
            $0.borderWidth = 1
            $0.cornerRadius = CornerRadii(4)
          }
          .frame(width: 32, height: 32)
        Text("dangerRed").font(.subheadline)
        Spacer()
      }
      .padding(EdgeInsets(vertical: 8, horizontal: 16))
      .frame(maxWidth: .infinity)
      HStack(spacing: 12) {
        Rectangle()
          .modifiers {
            $0.foregroundColor = Color(RGBAColor(hex: 0xFBE283))
            $0.borderColor = Color(RGBAColor(hex: 0xBDC3CB))
            $0.borderWidth = 1
            $0.cornerRadius = CornerRadii(4)
          }
          .frame(width: 32, height: 32)
        Text("brandWarning").font(.subheadline)
        Spacer()
      }
      .padding(EdgeInsets(vertical: 8, horizontal: 16))
      .frame(maxWidth: .infinity)
      HStack(spacing: 12) {
        Rectangle()
          .modifiers {
            $0.foregroundColor = Color(RGBAColor(hex: 0x2F363F))
            $0.borderColor = Color(RGBAColor(hex: 0xBDC3CB))
            $0.borderWidth = 1
            $0.cornerRadius = CornerRadii(4)
          }
          .frame(width: 32, height: 32)
        Text("fontDark").font(.subheadline)
        Spacer()
      }
      .padding(EdgeInsets(vertical: 8, horizontal: 16))
      .frame(maxWidth: .infinity)
      HStack(spacing: 12) {
        Rectangle()
          .modifiers {
            $0.foregroundColor = Color(RGBAColor(hex: 0x525B62))
            $0.borderColor = Color(RGBAColor(hex: 0xBDC3CB))
            $0.borderWidth = 1
            $0.cornerRadius = CornerRadii(4)
          }
          .frame(width: 32, height: 32)
        Text("fontNormal").font(.subheadline)
        Spacer()
      }
      .padding(EdgeInsets(vertical: 8, horizontal: 16))
      .frame(maxWidth: .infinity)
      HStack(spacing: 12) {
        Rectangle()
          .modifiers {
            $0.foregroundColor = Color(RGBAColor(hex: 0xF1F2F4))
            $0.borderColor = Color(RGBAColor(hex: 0xBDC3CB))
            $0.borderWidth = 1
            $0.cornerRadius = CornerRadii(4)
          }
          .frame(width: 32, height: 32)
        Text("info").font(.subheadline)
        Spacer()
      }
      .padding(EdgeInsets(vertical: 8, horizontal: 16))
      .frame(maxWidth: .infinity)
    }
  }
}

extension ScreenDnaColorsView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 240
    settings.scale = 1
    return Scene(ScreenDnaColorsView(), canvas: SceneCanvas(settings), theme: .dnaKit)
  }
}

/// DNA-39: DNAKit's list of components: cells 8 and 16 from the edges with corners of 5, a border of 1, the shadow of buttons, margins of 16 and icons of 24.
struct ScreenDnaComponentsView: View {
  var body: some View {
    VStack(spacing: 16) {
      HStack(spacing: 16) {
        Image(systemName: "square")
          .foregroundColor(Color(RGBAColor(hex: 0x1F7AE0)))
          .frame(width: 24, height: 24)
        Text("Buttons")
          .fontWeight(.regular)
          .font(size: 15)
          .lineSpacing(7.5)
          .tracking(0)
          .with {
            $0.fontName = "systemFont"
            $0.fontStyle = .upright
          }
          .foregroundColor(Color(RGBAColor(hex: 0x525B62)))
        Spacer()
        Image(systemName: "dna.chevronRight")
          .foregroundColor(Color(RGBAColor(hex: 0x81878C)))
          .frame(width: 8, height: 12)
      }
      .modifiers {
        $0.padding = EdgeInsets(16)
        $0.foregroundColor = Color(RGBAColor(hex: 0x525B62))
        $0.backgroundColor = .white
        $0.borderColor = Color(RGBAColor(hex: 0xEEEFF1))
        $0.borderWidth = 1
        $0.cornerRadius = CornerRadii(5)
        $0.shadow = [ShadowStyle(color: Color(RGBAColor(hex: 0x000000, alpha: 0.06)), radius: 1, y: 1)]
      }
      HStack(spacing: 16) {
        Image(systemName: "text.alignleft")
          .foregroundColor(Color(RGBAColor(hex: 0x1F7AE0)))
          .frame(width: 24, height: 24)
        Text("Labels")
          .fontWeight(.regular)
          .font(size: 15)
          .lineSpacing(7.5)
          .tracking(0)
          .with {
            $0.fontName = "systemFont"
            $0.fontStyle = .upright
          }
          .foregroundColor(Color(RGBAColor(hex: 0x525B62)))
        Spacer()
        Image(systemName: "dna.chevronRight")
          .foregroundColor(Color(RGBAColor(hex: 0x81878C)))
          .frame(width: 8, height: 12)
      }
      .modifiers {
        $0.padding = EdgeInsets(16)
        $0.foregroundColor = Color(RGBAColor(hex: 0x525B62))
        $0.backgroundColor = .white
        $0.borderColor = Color(RGBAColor(hex: 0xEEEFF1))
        $0.borderWidth = 1
        $0.cornerRadius = CornerRadii(5)
        $0.shadow = [ShadowStyle(color: Color(RGBAColor(hex: 0x000000, alpha: 0.06)), radius: 1, y: 1)]
      }
      HStack(spacing: 16) {
        Image(systemName: "pencil")
          .foregroundColor(Color(RGBAColor(hex: 0x1F7AE0)))
          .frame(width: 24, height: 24)
        Text("Text inputs")
          .fontWeight(.regular)
          .font(size: 15)
          .lineSpacing(7.5)
          .tracking(0)
          .with {
            $0.fontName = "systemFont"
            $0.fontStyle = .upright
          }
          .foregroundColor(Color(RGBAColor(hex: 0x525B62)))
        Spacer()
        Image(systemName: "dna.chevronRight")
          .foregroundColor(Color(RGBAColor(hex: 0x81878C)))
          .frame(width: 8, height: 12)
      }
      .modifiers {
        $0.padding = EdgeInsets(16)
        $0.foregroundColor = Color(RGBAColor(hex: 0x525B62))
        $0.backgroundColor = .white
        $0.borderColor = Color(RGBAColor(hex: 0xEEEFF1))
        $0.borderWidth = 1
        $0.cornerRadius = CornerRadii(5)
        $0.shadow = [ShadowStyle(color: Color(RGBAColor(hex: 0x000000, alpha: 0.06)), radius: 1, y: 1)]
      }
      HStack(spacing: 16) {
        Image(systemName: "paintpalette")
          .foregroundColor(Color(RGBAColor(hex: 0x1F7AE0)))
          .frame(width: 24, height: 24)
        Text("Colours")
          .fontWeight(.regular)
          .font(size: 15)
          .lineSpacing(7.5)
          .tracking(0)
          .with {
            $0.fontName = "systemFont"
            $0.fontStyle = .upright
          }
          .foregroundColor(Color(RGBAColor(hex: 0x525B62)))
        Spacer()
        Image(systemName: "dna.chevronRight")
          .foregroundColor(Color(RGBAColor(hex: 0x81878C)))
          .frame(width: 8, height: 12)
      }
      .modifiers {
        $0.padding = EdgeInsets(16)
        $0.foregroundColor = Color(RGBAColor(hex: 0x525B62))
        $0.backgroundColor = .white
        $0.borderColor = Color(RGBAColor(hex: 0xEEEFF1))
        $0.borderWidth = 1
        $0.cornerRadius = CornerRadii(5)
        $0.shadow = [ShadowStyle(color: Color(RGBAColor(hex: 0x000000, alpha: 0.06)), radius: 1, y: 1)]
      }
      HStack(spacing: 16) {
        Image(systemName: "textformat")
          .foregroundColor(Color(RGBAColor(hex: 0x1F7AE0)))
          .frame(width: 24, height: 24)
        Text("Typography")
          .fontWeight(.regular)
          .font(size: 15)
          .lineSpacing(7.5)
          .tracking(0)
          .with {
            $0.fontName = "systemFont"
            $0.fontStyle = .upright
          }
          .foregroundColor(Color(RGBAColor(hex: 0x525B62)))
        Spacer()
        Image(systemName: "dna.chevronRight")
          .foregroundColor(Color(RGBAColor(hex: 0x81878C)))
          .frame(width: 8, height: 12)
      }
      .modifiers {
        $0.padding = EdgeInsets(16)
        $0.foregroundColor = Color(RGBAColor(hex: 0x525B62))
        $0.backgroundColor = .white
        $0.borderColor = Color(RGBAColor(hex: 0xEEEFF1))
        $0.borderWidth = 1
        $0.cornerRadius = CornerRadii(5)
        $0.shadow = [ShadowStyle(color: Color(RGBAColor(hex: 0x000000, alpha: 0.06)), radius: 1, y: 1)]
      }
      HStack(spacing: 16) {
        CapsuleCell("Day", isSelected: false)
          .modifiers {
            $0.width = 120
            $0.height = 42
          }
        CapsuleCell("Year", isSelected: true)
          .modifiers {
            $0.width = 120
            $0.height = 42
          }
      }
    }
    .padding(EdgeInsets(vertical: 8, horizontal: 16))
  }
}

extension ScreenDnaComponentsView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 340
    settings.scale = 1
    return Scene(ScreenDnaComponentsView(), canvas: SceneCanvas(settings), theme: .dnaKit)
  }
}

/// DNA-39: DNAKit's example screens: text inputs in rows of label and field, labels and numbers in a card, capsules of 120 by 42.
struct ScreenDnaConsumerView: View {
  var body: some View {
    VStack(spacing: 16) {
      Card(spacing: 16) {
        Text("Profile")
          .fontWeight(.medium)
          .font(size: 18)
          .lineSpacing(7.199999999999999)
          .tracking(-0.24)
          .with {
            $0.fontName = "systemFont"
            $0.fontStyle = .upright
          }
          .foregroundColor(Color(RGBAColor(hex: 0x2F363F)))
        HStack(spacing: 16) {
          Text("Name")
            .fontWeight(.regular)
            .font(size: 14)
            .lineSpacing(7)
            .tracking(0)
            .with {
              $0.fontName = "systemFont"
              $0.fontStyle = .upright
            }
            .foregroundColor(Color(RGBAColor(hex: 0x525B62)))
            .frame(width: 60, alignment: .leading)
          TextField(text: "Ada Lovelace", state: .normal)
        }
        HStack(spacing: 16) {
          Text("Email")
            .fontWeight(.regular)
            .font(size: 14)
            .lineSpacing(7)
            .tracking(0)
            .with {
              $0.fontName = "systemFont"
              $0.fontStyle = .upright
            }
            .foregroundColor(Color(RGBAColor(hex: 0x525B62)))
            .frame(width: 60, alignment: .leading)
          TextField(text: "ada@", state: .error)
            .with { $0.input.message = "Please enter valid email" }
        }
        HStack(spacing: 16) {
          Text("Phone")
            .fontWeight(.regular)
            .font(size: 14)
            .lineSpacing(7)
            .tracking(0)
            .with {
              $0.fontName = "systemFont"
              $0.fontStyle = .upright
            }
            .foregroundColor(Color(RGBAColor(hex: 0x525B62)))
            .frame(width: 60, alignment: .leading)
          TextField("Phone", state: .disabled)
        }
      }
      Card(spacing: 16) {
        Text("Portfolio")
          .fontWeight(.medium)
          .font(size: 16)
          .lineSpacing(8)
          .tracking(0)
          .with {
            $0.fontName = "systemFont"
            $0.fontStyle = .upright
          }
          .foregroundColor(Color(RGBAColor(hex: 0x2F363F)))
        HStack(spacing: 0) {
          InfoLabel()
            .with {
              $0.text.text = "Returns"
              $0.info = "x"
              $0.text.fontSize = 15
            }
          Spacer()
          NumericLabel()
            .with {
              $0.value = 12.5
              $0.numberType = .change
              $0.signed = true
              $0.colored = true
            }
        }
        HStack(spacing: 0) {
          Text("Invested")
            .fontWeight(.regular)
            .font(size: 15)
            .lineSpacing(7.5)
            .tracking(0)
            .with {
              $0.fontName = "systemFont"
              $0.fontStyle = .upright
            }
            .foregroundColor(Color(RGBAColor(hex: 0x525B62)))
          Spacer()
          NumericLabel()
            .with {
              $0.value = 125000
              $0.unit = "cr"
              $0.numberType = .amount
            }
        }
      }
      HStack(spacing: 16) {
        Text("Day")
          .fontWeight(.medium)
          .font(size: 16)
          .lineSpacing(8)
          .tracking(0)
          .with {
            $0.fontName = "systemFont"
            $0.fontStyle = .upright
          }
          .modifiers {
            $0.alignment = .center
            $0.foregroundColor = .white
            $0.backgroundColor = SystemColor.systemTeal.color
            $0.cornerRadius = CornerRadii(5)
            $0.maxWidth = .infinity
            $0.maxHeight = .infinity
          }
          .frame(width: 120, height: 42, alignment: .center)
        Text("Year")
          .fontWeight(.medium)
          .font(size: 16)
          .lineSpacing(8)
          .tracking(0)
          .with {
            $0.fontName = "systemFont"
            $0.fontStyle = .upright
          }
          .modifiers {
            $0.foregroundColor = .white
            $0.backgroundColor = Color(RGBAColor(hex: 0x1F7AE0))
            $0.cornerRadius = CornerRadii(5)
            $0.maxWidth = .infinity
            $0.maxHeight = .infinity
          }
          .frame(width: 120, height: 42)
      }
      Button("Save", kind: .primaryRegular, size: .large).with { $0.fillsWidth = true }
    }
    .padding(EdgeInsets(vertical: 24, horizontal: 16))
  }
}

extension ScreenDnaConsumerView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 340
    settings.scale = 1
    return Scene(ScreenDnaConsumerView(), canvas: SceneCanvas(settings), theme: .dnaKit)
  }
}

/// DNA-39: DNAKit's text inputs: a column of labels of a fifth of the width, rows 16 apart, then a view for text, 40 below.
struct ScreenDnaInputsView: View {
  var body: some View {
    VStack(spacing: 0) {
      Card(spacing: 40) {
        VStack(spacing: 16) {
          FormRow(.even, gap: 16, alignment: .firstTextBaseline) {
            Text("Normal")
              .fontWeight(.regular)
              .font(size: 14)
              .lineSpacing(7)
              .tracking(0)
              .with {
                $0.fontName = "systemFont"
                $0.fontStyle = .upright
              }
              .foregroundColor(Color(RGBAColor(hex: 0x525B62)))
              .size(1)
            TextField(text: "Ada Lovelace", state: .normal).size(4)
          }
          FormRow(.even, gap: 16, alignment: .firstTextBaseline) {
            Text("Focused")
              .fontWeight(.regular)
              .font(size: 14)
              .lineSpacing(7)
              .tracking(0)
              .with {
                $0.fontName = "systemFont"
                $0.fontStyle = .upright
              }
              .foregroundColor(Color(RGBAColor(hex: 0x525B62)))
              .size(1)
            TextField(text: "Ada", state: .focused).size(4)
          }
          FormRow(.even, gap: 16, alignment: .firstTextBaseline) {
            Text("Error")
              .fontWeight(.regular)
              .font(size: 14)
              .lineSpacing(7)
              .tracking(0)
              .with {
                $0.fontName = "systemFont"
                $0.fontStyle = .upright
              }
              .foregroundColor(Color(RGBAColor(hex: 0x525B62)))
              .size(1)
            TextField(text: "ada@", state: .focused).with { $0.input.ownRules = [.email] }.size(4)
          }
          FormRow(.even, gap: 16, alignment: .firstTextBaseline) {
            Text("Disabled")
              .fontWeight(.regular)
              .font(size: 14)
              .lineSpacing(7)
              .tracking(0)
              .with {
                $0.fontName = "systemFont"
                $0.fontStyle = .upright
              }
              .foregroundColor(Color(RGBAColor(hex: 0x525B62)))
              .size(1)
            TextField(text: "Nobody", state: .disabled).size(4)
          }
          FormRow(.even, gap: 16, alignment: .firstTextBaseline) {
            Text("Empty")
              .fontWeight(.regular)
              .font(size: 14)
              .lineSpacing(7)
              .tracking(0)
              .with {
                $0.fontName = "systemFont"
                $0.fontStyle = .upright
              }
              .foregroundColor(Color(RGBAColor(hex: 0x525B62)))
              .size(1)
            TextField("Name", state: .normal).size(4)
          }
        }
        TextView("What happened")
      }
    }
    .padding(16)
  }
}

extension ScreenDnaInputsView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 414
    settings.scale = 1
    return Scene(ScreenDnaInputsView(), canvas: SceneCanvas(settings), theme: .dnaKit)
  }
}

/// DNA-39: DNAKit's labels: a card with margins of 24 and 8, lines 16 apart, numbers 48 apart.
struct ScreenDnaLabelsView: View {
  var body: some View {
    VStack(spacing: 0) {
      Card(spacing: 16) {
        Text("Portfolio")
          .fontWeight(.medium)
          .font(size: 18)
          .lineSpacing(7.199999999999999)
          .tracking(-0.24)
          .with {
            $0.fontName = "systemFont"
            $0.fontStyle = .upright
          }
          .foregroundColor(Color(RGBAColor(hex: 0x2F363F)))
        Text("Labels take the typography of where they stand.")
          .fontWeight(.regular)
          .font(size: 15)
          .lineSpacing(7.5)
          .tracking(0)
          .with {
            $0.fontName = "systemFont"
            $0.fontStyle = .upright
          }
          .foregroundColor(Color(RGBAColor(hex: 0x525B62)))
        InfoLabel()
          .with {
            $0.text.text = "Returns"
            $0.info = "Since the first purchase."
            $0.text.fontSize = 15
          }
        HStack(spacing: 48) {
          NumericLabel()
            .with {
              $0.value = 12.5
              $0.numberType = .change
              $0.signed = true
              $0.colored = true
            }
          NumericLabel()
            .with {
              $0.value = -3.14159
              $0.numberType = .number
              $0.colored = true
            }
        }
        HStack(spacing: 48) {
          NumericLabel()
            .with {
              $0.value = 125000
              $0.numberType = .amount
            }
          NumericLabel()
            .with {
              $0.value = 12.345
              $0.numberType = .percentage
              $0.signed = true
              $0.colored = true
            }
        }
        TextButton()
          .with { $0.text.text = "See all" }
          .modifiers { $0.foregroundColor = Color(RGBAColor(hex: 0x1F7AE0)) }
        TextButton()
          .with {
            $0.text.text = "Terms"
            $0.kind = .dashedUnderline
          }
          .modifiers { $0.foregroundColor = Color(RGBAColor(hex: 0x525B62)) }
      }
    }
    .padding(EdgeInsets(vertical: 24, horizontal: 8))
  }
}

extension ScreenDnaLabelsView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 340
    settings.scale = 1
    return Scene(ScreenDnaLabelsView(), canvas: SceneCanvas(settings), theme: .dnaKit)
  }
}

/// DNA-39: DNAKit's typography: one line for every style.
struct ScreenDnaTypographyView: View {
  var body: some View {
    VStack(spacing: 0) {
      Card(spacing: 16) {
        Text("h1")
          .fontWeight(.medium)
          .font(size: 21)
          .lineSpacing(0)
          .tracking(-0.12)
          .with {
            $0.fontName = "systemFont"
            $0.fontStyle = .upright
          }
          .foregroundColor(Color(RGBAColor(hex: 0x2F363F)))
        Text("h2")
          .fontWeight(.medium)
          .font(size: 18)
          .lineSpacing(7.199999999999999)
          .tracking(-0.24)
          .with {
            $0.fontName = "systemFont"
            $0.fontStyle = .upright
          }
          .foregroundColor(Color(RGBAColor(hex: 0x2F363F)))
        Text("h3")
          .fontWeight(.medium)
          .font(size: 16)
          .lineSpacing(8)
          .tracking(0)
          .with {
            $0.fontName = "systemFont"
            $0.fontStyle = .upright
          }
          .foregroundColor(Color(RGBAColor(hex: 0x2F363F)))
        Text("body.large")
          .fontWeight(.regular)
          .font(size: 16)
          .lineSpacing(8)
          .tracking(0)
          .with {
            $0.fontName = "systemFont"
            $0.fontStyle = .upright
          }
          .foregroundColor(Color(RGBAColor(hex: 0x525B62)))
        Text("body")
          .fontWeight(.regular)
          .font(size: 15)
          .lineSpacing(7.5)
          .tracking(0)
          .with {
            $0.fontName = "systemFont"
            $0.fontStyle = .upright
          }
          .foregroundColor(Color(RGBAColor(hex: 0x525B62)))
        Text("body.small")
          .fontWeight(.regular)
          .font(size: 14)
          .lineSpacing(7)
          .tracking(0)
          .with {
            $0.fontName = "systemFont"
            $0.fontStyle = .upright
          }
          .foregroundColor(Color(RGBAColor(hex: 0x525B62)))
        Text("body.numHighlight")
          .fontWeight(.regular)
          .font(size: 14)
          .lineSpacing(2.8000000000000007)
          .tracking(0)
          .with {
            $0.fontName = "systemFont"
            $0.fontStyle = .upright
          }
          .foregroundColor(Color(RGBAColor(hex: 0x525B62)))
        Text("caption")
          .fontWeight(.regular)
          .font(size: 12)
          .lineSpacing(2.3999999999999986)
          .tracking(0)
          .with {
            $0.fontName = "systemFont"
            $0.fontStyle = .upright
          }
          .foregroundColor(Color(RGBAColor(hex: 0x525B62)))
        Text("h1.blog")
          .fontWeight(.semibold)
          .font(size: 28)
          .lineSpacing(0)
          .tracking(-0.6)
          .with {
            $0.fontName = "systemFont"
            $0.fontStyle = .upright
          }
          .foregroundColor(Color(RGBAColor(hex: 0x2F363F)))
        Text("h2.blog")
          .fontWeight(.semibold)
          .font(size: 24)
          .lineSpacing(6)
          .tracking(-0.51)
          .with {
            $0.fontName = "systemFont"
            $0.fontStyle = .upright
          }
          .foregroundColor(Color(RGBAColor(hex: 0x2F363F)))
        Text("h3.blog")
          .fontWeight(.semibold)
          .font(size: 20)
          .lineSpacing(0)
          .tracking(-0.22)
          .with {
            $0.fontName = "systemFont"
            $0.fontStyle = .upright
          }
          .foregroundColor(Color(RGBAColor(hex: 0x2F363F)))
      }
    }
    .padding(16)
  }
}

extension ScreenDnaTypographyView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 340
    settings.scale = 1
    return Scene(ScreenDnaTypographyView(), canvas: SceneCanvas(settings), theme: .dnaKit)
  }
}

/// A screen as people write them.
struct ScreenProfileView: View {
  var body: some View {
    VStack(spacing: 16) {
      HStack(spacing: 12) {
        Image(systemName: "person.crop.circle.fill")
          .foregroundColor(SystemColor.systemIndigo.color)
          .frame(width: 56, height: 56)
        VStack(alignment: .leading, spacing: 2) {
          Text("Ada Lovelace").font(.title1).fontWeight(.bold)
          Text("Analyst, London").foregroundColor(SystemColor.secondaryLabel.color)
        }
        Spacer()
      }
      VStack(alignment: .leading, spacing: 4) {
        Text("Email").font(.caption1).foregroundColor(SystemColor.secondaryLabel.color)
        Text("ada@example.org")
          .modifiers {
            $0.alignment = .leading
            $0.padding = EdgeInsets(vertical: 10, horizontal: 12)
            $0.borderColor = SystemColor.systemGray4.color
            $0.borderWidth = 1
            $0.cornerRadius = CornerRadii(8)
            $0.maxWidth = .infinity
          }
      }
      VStack(alignment: .leading, spacing: 4) {
        Text("Telephone").font(.caption1).foregroundColor(SystemColor.secondaryLabel.color)
        Text("+44 20 7946 0958")
          .modifiers {
            $0.alignment = .leading
            $0.padding = EdgeInsets(vertical: 10, horizontal: 12)
            $0.borderColor = SystemColor.systemGray4.color
            $0.borderWidth = 1
            $0.cornerRadius = CornerRadii(8)
            $0.maxWidth = .infinity
          }
      }
      HStack(spacing: 12) {
        Text("Cancel")
          .modifiers {
            $0.padding = EdgeInsets(vertical: 10, horizontal: 16)
            $0.foregroundColor = SystemColor.systemBlue.color
            $0.borderColor = SystemColor.systemBlue.color
            $0.borderWidth = 1
            $0.cornerRadius = CornerRadii(10)
            $0.maxWidth = .infinity
          }
        Text("Save")
          .fontWeight(.semibold)
          .modifiers {
            $0.padding = EdgeInsets(vertical: 10, horizontal: 16)
            $0.foregroundColor = .white
            $0.backgroundColor = SystemColor.systemBlue.color
            $0.cornerRadius = CornerRadii(10)
            $0.maxWidth = .infinity
          }
      }
    }
    .padding(20)
  }
}

extension ScreenProfileView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 390
    settings.scale = 1
    return Scene(ScreenProfileView(), canvas: SceneCanvas(settings))
  }
}

extension ParityScenes {
  static func addScreen(to scenes: inout ParityScenes) {
    scenes.add("screen/dna-buttons") { _ in ScreenDnaButtonsView.scene() }
    scenes.add("screen/dna-colors") { _ in ScreenDnaColorsView.scene() }
    scenes.add("screen/dna-components") { _ in ScreenDnaComponentsView.scene() }
    scenes.add("screen/dna-consumer") { _ in ScreenDnaConsumerView.scene() }
    scenes.add("screen/dna-inputs") { _ in ScreenDnaInputsView.scene() }
    scenes.add("screen/dna-labels") { _ in ScreenDnaLabelsView.scene() }
    scenes.add("screen/dna-typography") { _ in ScreenDnaTypographyView.scene() }
    scenes.add("screen/profile") { _ in ScreenProfileView.scene() }
  }
}
