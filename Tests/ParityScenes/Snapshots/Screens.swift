// swift-format-ignore-file
// Written by `galley swift --corpus`; a test compares it with what would be written today.

import GalleyStair

/// A thread of messages with bubbles, a tail at the last of several, and a field to answer.
struct ScreensChatView: View {
  var body: some View {
    VStack(spacing: 0) {
      NavigationBar("Grace", backTitle: "Chats")
        .with {
          $0.trailingItems = [ControlItem("", systemImage: "phone.fill")]
          $0.hasBackground = true
          $0.titleView = AnyView(
            HStack(spacing: 8) {
              Avatar("Grace Hopper", size: 30).with { $0.statusColor = SystemColor.systemGreen.color }
              Text("Grace").fontWeight(.semibold)
            }
          )
        }
      ScrollView {
        VStack(spacing: 4) {
          Text("Today 9:38")
            .font(.caption1)
            .foregroundColor(SystemColor.secondaryLabel.color)
            .padding(.bottom, 6)
          Bubble("Is the compiler done?").with { $0.hasTail = false }
          Bubble("I would like to show it on Friday.")
          Bubble("Nearly. One bug is left.", isOutgoing: true).with { $0.hasTail = false }
          Bubble("It was a moth.", isOutgoing: true).with { $0.caption = "Read 9:40" }
          Bubble("Send me a picture of it, please, before anybody cleans the machine.")
        }
        .padding(EdgeInsets(top: 0, leading: 12, bottom: 8, trailing: 12))
      }
      .with { $0.anchor = .bottom }
      HStack(spacing: 10) {
        Image(systemName: "plus")
          .foregroundColor(SystemColor.systemBlue.color)
          .frame(width: 26, height: 26)
        TextField("Message")
          .with {
            $0.input.traits.keyboard = .standard
            $0.input.traits.returnKey = .send
          }
          .modifiers { $0.cornerRadius = CornerRadii(18) }
        Image(systemName: "arrow.up.circle.fill")
          .foregroundColor(SystemColor.systemBlue.color)
          .frame(width: 30, height: 30)
      }
      .padding(EdgeInsets(top: 0, leading: 12, bottom: 8, trailing: 12))
    }
  }
}

extension ScreensChatView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.scale = 1
    settings.device = Device.named("iphone-15")
    return Scene(ScreensChatView(), canvas: SceneCanvas(settings))
  }
}

/// A basket: what is bought, how it is sent, a table of prices, a note and the way to pay.
struct ScreensCheckoutView: View {
  var body: some View {
    VStack(spacing: 0) {
      NavigationBar("Checkout", backTitle: "Basket").with { $0.hasBackground = true }
      List {
        Section("Two things") {
          Cell("Lamp, brass", detail: "Small", value: "€ 49.00")
            .with {
              $0.leading = AnyView(
                RoundedRectangle()
                  .modifiers {
                    $0.foregroundColor = Color(light: RGBAColor(hex: 0xFFCC00, alpha: 0.7), dark: RGBAColor(hex: 0xFFD60A, alpha: 0.7), lightIncreasedContrast: RGBAColor(hex: 0xB25000, alpha: 0.7), darkIncreasedContrast: RGBAColor(hex: 0xFFD426, alpha: 0.7))
                    $0.cornerRadius = CornerRadii(8)
                  }
                  .frame(width: 48, height: 48)
              )
              $0.leadingWidth = 48
            }
          Cell("Chair, oak", detail: "Two pieces", value: "€ 258.00")
            .with {
              $0.leading = AnyView(
                RoundedRectangle()
                  .modifiers {
                    $0.foregroundColor = Color(RGBAColor(hex: 0x7A690F))
                    $0.cornerRadius = CornerRadii(8)
                  }
                  .frame(width: 48, height: 48)
              )
              $0.leadingWidth = 48
            }
        }
        Section("Delivery") {
          Picker(options: ["Standard, free", "Express, € 9.00"], selection: 1)
            .pickerStyle(.radioGroup)
            .modifiers { $0.padding = EdgeInsets(vertical: 8, horizontal: 0) }
          Stepper("Gift boxes: 1")
        }
        Section {
          VStack(spacing: 10) {
            HStack(spacing: 0) {
              Text("Goods")
              Spacer()
              Text("€ 307.00")
            }
            HStack(spacing: 0) {
              Text("Express")
              Spacer()
              Text("€ 9.00")
            }
            HStack(spacing: 0) {
              Text("Spring sale").foregroundColor(SystemColor.systemGreen.color)
              Spacer()
              Text("− € 30.70").foregroundColor(SystemColor.systemGreen.color)
            }
            Divider()
            HStack(spacing: 0) {
              Text("Total").fontWeight(.bold)
              Spacer()
              Text("€ 285.30").fontWeight(.bold)
            }
          }
          .padding(.vertical, 8)
        }
      }
      .listStyle(.insetGrouped)
      VStack(spacing: 12) {
        Banner(
          "Arrives on Thursday",
          message: "If you order in the next two hours.",
          kind: .success
        )
        Button("Pay € 285.30", kind: .filled, size: .custom(50)).with { $0.fillsWidth = true }
      }
      .padding(16)
    }
  }
}

extension ScreensCheckoutView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.scale = 1
    settings.device = Device.named("iphone-15")
    return Scene(ScreensCheckoutView(), canvas: SceneCanvas(settings))
  }
}

/// A dashboard: segments, rings, a bar chart with a legend, a ring chart and sparklines.
struct ScreensDashboardView: View {
  var body: some View {
    VStack(spacing: 0) {
      NavigationBar("Activity", displayMode: .large)
      ScrollView {
        VStack(spacing: 12) {
          Picker(options: ["Day", "Week", "Month"], selection: 1).pickerStyle(.segmented)
          HStack(spacing: 0) {
            VStack(alignment: .leading, spacing: 10) {
              HStack(spacing: 16) {
                ZStack {
                  Ring(value: 0.82, lineWidth: 11)
                    .modifiers { $0.tint = SystemColor.systemRed.color }
                  Ring(value: 0.6, lineWidth: 11)
                    .modifiers {
                      $0.padding = EdgeInsets(13)
                      $0.tint = SystemColor.systemGreen.color
                    }
                  Ring(value: 0.35, lineWidth: 11)
                    .modifiers {
                      $0.padding = EdgeInsets(26)
                      $0.tint = SystemColor.systemTeal.color
                    }
                }
                .frame(width: 92, height: 92)
                VStack(alignment: .leading, spacing: 4) {
                  Text("Move 82%")
                    .fontWeight(.semibold)
                    .foregroundColor(SystemColor.systemRed.color)
                  Text("Train 60%")
                    .fontWeight(.semibold)
                    .foregroundColor(SystemColor.systemGreen.color)
                  Text("Stand 35%")
                    .fontWeight(.semibold)
                    .foregroundColor(SystemColor.systemTeal.color)
                }
              }
            }
            .modifiers {
              $0.alignment = .topLeading
              $0.padding = EdgeInsets(16)
              $0.backgroundColor = SystemColor.secondarySystemGroupedBackground.color
              $0.cornerRadius = CornerRadii(14)
              $0.maxWidth = .infinity
            }
          }
          VStack(alignment: .leading, spacing: 10) {
            Text("Steps").font(.headline).fontWeight(.semibold)
            Chart(marks: [ChartMark(.bar, name: "Walk", x: [.category("Mo"), .category("Tu"), .category("We"), .category("Th"), .category("Fr"), .category("Sa"), .category("Su")], y: [4200, 6100, 5200, 7400, 6900, 9100, 3000]), ChartMark(.bar, name: "Run", x: [.category("Mo"), .category("Tu"), .category("We"), .category("Th"), .category("Fr"), .category("Sa"), .category("Su")], y: [1200, 0, 3100, 0, 2600, 4000, 0])])
              .modifiers { $0.height = 170 }
          }
          .modifiers {
            $0.alignment = .topLeading
            $0.padding = EdgeInsets(16)
            $0.backgroundColor = SystemColor.secondarySystemGroupedBackground.color
            $0.cornerRadius = CornerRadii(14)
            $0.maxWidth = .infinity
          }
          HStack(spacing: 12) {
            VStack(alignment: .leading, spacing: 10) {
              Text("Time").font(.headline).fontWeight(.semibold)
              Chart(marks: [ChartMark(.sector, name: "Sleep", y: [8]), ChartMark(.sector, name: "Work", y: [7]), ChartMark(.sector, name: "Rest", y: [9])])
                .with {
                  $0.showsLegend = false
                  $0.innerRadius = 0.62
                }
                .modifiers { $0.height = 120 }
            }
            .modifiers {
              $0.alignment = .topLeading
              $0.padding = EdgeInsets(16)
              $0.backgroundColor = SystemColor.secondarySystemGroupedBackground.color
              $0.cornerRadius = CornerRadii(14)
              $0.maxWidth = .infinity
              $0.maxHeight = .infinity
            }
            VStack(alignment: .leading, spacing: 10) {
              Text("Heart").font(.headline).fontWeight(.semibold)
              Chart(marks: [ChartMark(.line, y: [62, 64, 61, 70, 96, 88, 72, 66, 63], interpolation: .monotone)])
                .with {
                  $0.showsAxes = false
                  $0.minimumValue = 50
                }
                .modifiers {
                  $0.height = 60
                  $0.tint = SystemColor.systemPink.color
                }
              Text("63 a minute").font(.footnote).foregroundColor(SystemColor.secondaryLabel.color)
              ProgressView(value: 0.63).modifiers { $0.tint = SystemColor.systemPink.color }
            }
            .modifiers {
              $0.alignment = .topLeading
              $0.padding = EdgeInsets(16)
              $0.backgroundColor = SystemColor.secondarySystemGroupedBackground.color
              $0.cornerRadius = CornerRadii(14)
              $0.maxWidth = .infinity
              $0.maxHeight = .infinity
            }
          }
          .fixedSize(horizontal: false, vertical: true)
          Spacer()
        }
        .padding(.horizontal, 16)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension ScreensDashboardView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.scale = 1
    settings.backgroundColor = SystemColor.systemGroupedBackground.color
    settings.device = Device.named("iphone-15")
    return Scene(ScreensDashboardView(), canvas: SceneCanvas(settings))
  }
}

/// A page to sign in: fields with their states, a check box, buttons, a link.
struct ScreensLoginView: View {
  var body: some View {
    VStack(spacing: 0) {
      ScrollView {
        VStack(spacing: 6) {
          Avatar(systemImage: "lock.fill", size: 72)
            .with { $0.color = SystemColor.systemIndigo.color }
          Text("Welcome back").font(.title1).fontWeight(.bold).padding(.top, 12)
          Text("Sign in to go on where you left off.")
            .multilineTextAlignment(.center)
            .foregroundColor(SystemColor.secondaryLabel.color)
          VStack(spacing: 14) {
            TextField("Mail", text: "ada@example.org", state: .focused)
              .with {
                $0.input.traits.keyboard = .email
                $0.input.traits.contentType = .username
              }
            TextField("Password", text: "12345", state: .error)
              .with {
                $0.input.message = "At least eight characters"
                $0.input.traits.contentType = .password
                $0.isSecure = true
              }
            ViewThatFits(in: .horizontal) {
              HStack(spacing: 0) {
                Checkbox("Stay signed in", isOn: true)
                Spacer()
                Text("Forgotten?").lineLimit(1).foregroundColor(SystemColor.systemBlue.color)
              }
              VStack(alignment: .leading, spacing: 14) {
                Checkbox("Stay signed in", isOn: true)
                Text("Forgotten?").lineLimit(1).foregroundColor(SystemColor.systemBlue.color)
              }
              .frame(maxWidth: .infinity, alignment: .leading)
            }
            Button("Sign in", kind: .filled, size: .custom(50)).with { $0.fillsWidth = true }
            Button("Use a passkey", systemImage: "key.fill", kind: .gray, size: .custom(50))
              .with { $0.fillsWidth = true }
          }
          .padding(.top, 20)
        }
        .padding(.horizontal, 24)
      }
      .with { $0.alignmentAnchor = .center }
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 6) {
          Text("New here?").foregroundColor(SystemColor.secondaryLabel.color)
          Text("Make an account")
            .fontWeight(.semibold)
            .foregroundColor(SystemColor.systemBlue.color)
        }
        VStack(spacing: 6) {
          Text("New here?").foregroundColor(SystemColor.secondaryLabel.color)
          Text("Make an account")
            .fontWeight(.semibold)
            .foregroundColor(SystemColor.systemBlue.color)
        }
      }
      .padding(EdgeInsets(top: 0, leading: 24, bottom: 12, trailing: 24))
    }
  }
}

extension ScreensLoginView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.scale = 1
    settings.device = Device.named("iphone-15")
    return Scene(ScreensLoginView(), canvas: SceneCanvas(settings))
  }
}

/// A settings list: profile, switches, values, sections with headers and footers.
struct ScreensSettingsView: View {
  var body: some View {
    VStack(spacing: 0) {
      NavigationBar("Settings", displayMode: .large)
        .with {
          $0.accessory = AnyView(
            SearchField()
          )
        }
      List {
        Section {
          Cell("Ada Lovelace", detail: "Account, cloud and purchases", accessory: .disclosure)
            .with {
              $0.leading = AnyView(
                Avatar("Ada Lovelace", size: 56)
              )
              $0.leadingWidth = 56
            }
        }
        Section("Network", footer: "Known networks are joined by themselves.") {
          Cell("Flight mode", systemImage: "airplane")
            .with {
              $0.tileColor = SystemColor.systemOrange.color
              $0.trailing = AnyView(
                Switch()
              )
            }
          Cell("Wi-Fi", value: "Harbour", systemImage: "wifi", accessory: .disclosure)
            .with { $0.tileColor = SystemColor.systemBlue.color }
          Cell("Notifications", systemImage: "bell.fill")
            .with {
              $0.tileColor = SystemColor.systemRed.color
              $0.trailing = AnyView(
                Badge("3")
              )
            }
        }
        Section("Display") {
          Toggle("Bold text", isOn: true)
          Picker("Appearance", options: ["Automatic", "Light", "Dark"])
          Slider(value: 0.6)
            .with {
              $0.minimumIconName = "sun.min.fill"
              $0.maximumIconName = "sun.max.fill"
            }
        }
        Section {
          Cell("Sign out").modifiers { $0.foregroundColor = SystemColor.systemRed.color }
        }
      }
      .listStyle(.insetGrouped)
      TabBar(
        [ControlItem("Home", systemImage: "house.fill"), ControlItem("Messages", systemImage: "bubble.left.fill", badge: "2"), ControlItem("Settings", systemImage: "gearshape.fill")],
        selection: 2
      )
    }
  }
}

extension ScreensSettingsView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.scale = 1
    settings.backgroundColor = SystemColor.systemGroupedBackground.color
    settings.device = Device.named("iphone-15")
    return Scene(ScreensSettingsView(), canvas: SceneCanvas(settings))
  }
}

/// A weather card on a gradient: the hour, the days with their ranges, shadows of signs.
struct ScreensWeatherView: View {
  var body: some View {
    ZStack {
      LinearGradient(gradient: Gradient(colors: [Color(light: RGBAColor(hex: 0x3A7BD5), dark: RGBAColor(hex: 0x0B2545)), Color(light: RGBAColor(hex: 0x7FB2F0), dark: RGBAColor(hex: 0x27496D))]), startPoint: .top, endPoint: .bottom)
        .ignoresSafeArea()
      VStack(spacing: 20) {
        VStack(spacing: 2) {
          Text("Amsterdam").font(.title1)
          Text("18°").fontWeight(.thin).font(size: 84)
          Text("Mostly sunny").font(.title3)
          Text("H 21°  L 12°")
        }
        .padding(.top, 24)
        VStack(alignment: .leading, spacing: 10) {
          Text("NEXT HOURS")
            .font(.caption1)
            .fontWeight(.semibold)
            .foregroundColor(Color(RGBAColor(hex: 0xFFFFFF, alpha: 0.6901960784313725)))
          Chart(marks: [ChartMark(.area, x: [.number(9), .number(12), .number(15), .number(18), .number(21)], y: [14, 17, 21, 18, 13], interpolation: .monotone), ChartMark(.line, x: [.number(9), .number(12), .number(15), .number(18), .number(21)], y: [14, 17, 21, 18, 13], interpolation: .monotone)])
            .with {
              $0.valueSuffix = "°"
              $0.colors = [.white]
              $0.showsAxes = false
              $0.showsLegend = false
            }
            .modifiers { $0.height = 110 }
        }
        .modifiers {
          $0.padding = EdgeInsets(16)
          $0.backgroundColor = Color(RGBAColor(hex: 0xFFFFFF, alpha: 0.14901960784313725))
          $0.cornerRadius = CornerRadii(16)
        }
        VStack(alignment: .leading, spacing: 10) {
          Text("FIVE DAYS")
            .font(.caption1)
            .fontWeight(.semibold)
            .foregroundColor(Color(RGBAColor(hex: 0xFFFFFF, alpha: 0.6901960784313725)))
          HStack(spacing: 10) {
            Text("Today")
              .lineLimit(1)
              .minimumScaleFactor(0.5)
              .frame(minWidth: 64, alignment: .leading)
              .layoutPriority(1)
            Image(systemName: "sun.max.fill")
              .with { $0.contentMode = .original }
              .foregroundColor(SystemColor.systemYellow.color)
              .frame(minWidth: 30)
            Text("12°")
              .foregroundColor(Color(RGBAColor(hex: 0xFFFFFF, alpha: 0.6901960784313725)))
              .frame(minWidth: 40)
              .fixedSize(horizontal: true, vertical: false)
            Gauge(value: 0.6)
              .modifiers {
                $0.tint = SystemColor.systemYellow.color
                $0.minWidth = 32
              }
            Text("21°").frame(minWidth: 40).fixedSize(horizontal: true, vertical: false)
          }
          Divider().with { $0.color = Color(RGBAColor(hex: 0xFFFFFF, alpha: 0.25098039215686274)) }
          HStack(spacing: 10) {
            Text("Tue")
              .lineLimit(1)
              .minimumScaleFactor(0.5)
              .frame(minWidth: 64, alignment: .leading)
              .layoutPriority(1)
            Image(systemName: "cloud.fill")
              .with { $0.contentMode = .original }
              .foregroundColor(.white)
              .frame(minWidth: 30)
            Text("11°")
              .foregroundColor(Color(RGBAColor(hex: 0xFFFFFF, alpha: 0.6901960784313725)))
              .frame(minWidth: 40)
              .fixedSize(horizontal: true, vertical: false)
            Gauge(value: 0.6)
              .modifiers {
                $0.tint = .white
                $0.minWidth = 32
              }
            Text("17°").frame(minWidth: 40).fixedSize(horizontal: true, vertical: false)
          }
          Divider().with { $0.color = Color(RGBAColor(hex: 0xFFFFFF, alpha: 0.25098039215686274)) }
          HStack(spacing: 10) {
            Text("Wed")
              .lineLimit(1)
              .minimumScaleFactor(0.5)
              .frame(minWidth: 64, alignment: .leading)
              .layoutPriority(1)
            Image(systemName: "cloud.bolt.fill")
              .with { $0.contentMode = .original }
              .foregroundColor(Color(RGBAColor(hex: 0x9FD3FF)))
              .frame(minWidth: 30)
            Text("9°")
              .foregroundColor(Color(RGBAColor(hex: 0xFFFFFF, alpha: 0.6901960784313725)))
              .frame(minWidth: 40)
              .fixedSize(horizontal: true, vertical: false)
            Gauge(value: 0.6)
              .modifiers {
                $0.tint = Color(RGBAColor(hex: 0x9FD3FF))
                $0.minWidth = 32
              }
            Text("14°").frame(minWidth: 40).fixedSize(horizontal: true, vertical: false)
          }
        }
        .modifiers {
          $0.padding = EdgeInsets(16)
          $0.backgroundColor = Color(RGBAColor(hex: 0xFFFFFF, alpha: 0.14901960784313725))
          $0.cornerRadius = CornerRadii(16)
        }
        Spacer()
      }
      .foregroundColor(.white)
      .padding(.horizontal, 16)
    }
  }
}

extension ScreensWeatherView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.scale = 1
    settings.device = Device.named("iphone-15")
    return Scene(ScreensWeatherView(), canvas: SceneCanvas(settings))
  }
}

extension ParityScenes {
  static func addScreens(to scenes: inout ParityScenes) {
    scenes.add("screens/chat") { _ in ScreensChatView.scene() }
    scenes.add("screens/checkout") { _ in ScreensCheckoutView.scene() }
    scenes.add("screens/dashboard") { _ in ScreensDashboardView.scene() }
    scenes.add("screens/login") { _ in ScreensLoginView.scene() }
    scenes.add("screens/settings") { _ in ScreensSettingsView.scene() }
    scenes.add("screens/weather") { _ in ScreensWeatherView.scene() }
  }
}
