import GalleySwiftUI

/// The views of frames that the simulator of iOS 26 recorded for lists, forms, navigation and labels. Texts are
/// boxes of their recorded size.
extension TruthViews {
  static var containers: Views {
    labels.merging(lists) { first, _ in first }.merging(screens) { first, _ in first }
  }

  private static func line(_ id: String, _ width: CGFloat) -> some View { box(id, width, 24.5) }

  private static func symbol(_ name: String, _ id: String) -> some View {
    Image(systemName: name).id(id)
  }

  private static var labels: Views {
    [
      "ios/label/basic#boxes": view {
        VStack(alignment: .leading, spacing: 12) {
          Label {
            line("title", 40.5)
          } icon: {
            box("icon", 22.5, 16)
          }.id("label")
          Label {
            box("titleT", 116.5, 41.5)
          } icon: {
            box("iconT", 35.5, 34)
          }
          .font(.title).id("labelTitle")
          Label {
            line("0", 40.5)
          } icon: {
            box("1", 22.5, 16)
          }
          .labelStyle(.iconOnly).id("iconOnly")
          Label {
            line("2", 40.5)
          } icon: {
            box("3", 22.5, 16)
          }
          .labelStyle(.titleOnly).id("titleOnly")
        }.id("stack")
      },
      "ios/label/symbols": view {
        VStack(alignment: .leading, spacing: 12) {
          symbol("wifi", "icon")
          symbol("gear", "iconT").font(.title)
        }
      },
      "ios/symbol/basic": view {
        VStack(alignment: .leading, spacing: 12) {
          HStack(spacing: 12) {
            symbol("star", "star")
            symbol("gear", "gear")
            symbol("wifi", "wifi")
            symbol("chevron.right", "chevron")
          }
          HStack(spacing: 12) {
            symbol("star", "starTitle").font(.title)
            symbol("star", "starLarge").font(.largeTitle)
            symbol("star", "starFootnote").font(.footnote)
            symbol("star", "starLargeScale").imageScale(.large)
            symbol("star", "starBold").font(.body.weight(.bold))
          }
          symbol("star", "baselineStar")
        }
      },
      "ios/label/list": view {
        List {
          Label {
            line("0", 40.5)
          } icon: {
            symbol("wifi", "icon1")
          }
          Label {
            line("1", 74)
          } icon: {
            symbol("gear", "icon2")
          }
          NavigationLink(destination: Text("Pushed")) {
            Label {
              line("2", 63)
            } icon: {
              symbol("star", "icon3")
            }
          }
        }
      },
    ]
  }

  private static var lists: Views {
    [
      "ios/label/list#boxes": view {
        List {
          labelled("1", 40.5).id("row1")
          labelled("2", 74).id("row2")
          NavigationLink(destination: Text("Pushed")) { labelled("3", 63) }.id("row3")
        }
      },
      "ios/list/basic#boxes": view {
        List {
          line("row1", 44.5)
          line("row2", 57)
          Section("Fruit") {
            line("row3", 52)
            HStack {
              line("detailLabel", 44)
              Spacer()
              line("detailValue", 42)
            }.id("detailRow")
          }
        }.id("list")
      },
      "ios/list/plain#boxes": view {
        List {
          line("row1", 44.5)
          line("row2", 57)
          Section("Fruit") { line("row3", 52) }
        }
        .listStyle(.plain).id("list")
      },
      "ios/list/footer#boxes": view {
        List {
          Section {
            line("row1", 44.5)
          } header: {
            line("header", 37)
          } footer: {
            box("footer", 45, 21)
          }
          Section {
            line("row2", 52)
          } footer: {
            box("footer2", 35, 21)
          }
        }.id("list")
      },
      "ios/list/footer-header#boxes": view {
        List {
          Section {
            line("row1", 44.5)
          } footer: {
            box("footer", 45, 21)
          }
          Section {
            line("row2", 52)
          } header: {
            line("header", 37)
          }
        }.id("list")
      },
      "ios/list/spacing#boxes": view {
        List {
          Section {
            line("a1", 44.5)
            line("a2", 57)
          } header: {
            line("first", 36)
          }
          Section {
            line("b1", 52)
            line("b2", 48.5)
          } header: {
            line("second", 60)
          }
        }
        .listRowSpacing(12).listSectionSpacing(30).id("list")
      },
      "ios/list/selection#boxes": view {
        List(selection: .constant(Int?.none)) {
          line("first", 33.5).tag(1)
          line("second", 58).tag(2)
          line("third", 39.5).tag(3)
        }.id("list")
      },
    ]
  }

  private static func labelled(_ number: String, _ width: CGFloat) -> some View {
    Label {
      line("title\(number)", width)
    } icon: {
      Color.red.frame(width: 24, height: 24)
    }
  }

  private static var screens: Views {
    [
      "ios/form/basic#boxes": view {
        Form {
          Section {
            TextField("Name", text: .constant("Ada")).id("name")
            Toggle(isOn: .constant(true)) { line("0", 96) }.id("toggle")
          } header: {
            line("1", 65)
          }
          Section {
            Picker("Flavour", selection: .constant("Vanilla")) {
              Text("Vanilla").tag("Vanilla")
              Text("Chocolate").tag("Chocolate")
            }.id("picker")
            Stepper(value: .constant(3)) { line("2", 84) }.id("stepper")
            Slider(value: .constant(0.5)) { Text("Volume") }.id("slider")
            Button {
            } label: {
              line("3", 37)
            }.id("button")
          } header: {
            line("4", 94.5)
          }
        }.id("form")
      },
      "ios/datepicker/compact": view {
        Form {
          let date = Date(timeIntervalSince1970: 1_742_036_940)
          DatePicker("Date", selection: .constant(date), displayedComponents: .date).id("date")
          DatePicker("When", selection: .constant(date)).id("dateTime")
          DatePicker("Time", selection: .constant(date), displayedComponents: .hourAndMinute)
            .id("time")
          DatePicker("Off", selection: .constant(date), displayedComponents: .date)
            .disabled(true).id("disabled")
        }.id("form")
      },
      "ios/nav/basic#boxes": view {
        NavigationStack {
          List {
            NavigationLink {
              Text("Pushed")
            } label: {
              line("0", 44)
            }.id("link")
            line("row", 32.5)
          }
          .navigationTitle("Settings").id("list")
        }.id("nav")
      },
      "ios/nav/inline#boxes": view {
        NavigationStack {
          List { line("row", 32.5) }
            .navigationTitle("Settings").navigationBarTitleDisplayMode(.inline).id("list")
        }.id("nav")
      },
      "ios/nav/sizing#boxes": view {
        VStack(spacing: 8) {
          NavigationStack { line("small", 41.5) }.id("navText")
          line("below", 32.5)
        }.id("stack")
      },
      "ios/tabs/basic#boxes": view {
        TabView(selection: .constant(0)) {
          line("home", 108.5).tabItem { Label("Home", systemImage: "house") }.tag(0)
          Text("Search content").tabItem { Label("Search", systemImage: "magnifyingglass") }.tag(1)
          Text("Settings content").tabItem { Label("Settings", systemImage: "gear") }.tag(2)
        }.id("tabs")
      },
    ]
  }
}
