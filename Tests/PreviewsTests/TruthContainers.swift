import GalleySwiftUI

import struct GalleyComponents.SearchField

/// The views of frames that the simulator of iOS 26 recorded for lists, forms, navigation and labels. Texts are
/// boxes of their recorded size.
extension TruthViews {
  static var containers: Views {
    [labels, lists, moreLists, screens, pushed, questions].reduce(into: [:]) {
      $0.merge($1) { first, _ in first }
    }
  }

  /// A view whose rows have the least height of the recording: its lines are 24.5 points high, and 52 grows with them.
  private static func rows(@ViewBuilder _ content: @escaping () -> some View)
    -> @MainActor () -> AnyView
  {
    { AnyView(content().environment(\.defaultMinListRowHeight, 56)) }
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
      "ios/label/list#boxes": rows {
        List {
          labelled("1", 40.5).id("row1")
          labelled("2", 74).id("row2")
          NavigationLink(destination: Text("Pushed")) { labelled("3", 63) }.id("row3")
        }
      },
      "ios/list/basic#boxes": rows {
        List {
          line("row1", 44.5)
          line("row2", 57)
          Section {
            line("row3", 52)
            detailRow
          } header: {
            line("header", 36)
          }
        }.id("list")
      },
      "ios/list/plain#boxes": rows {
        List {
          line("row1", 44.5)
          line("row2", 57)
          Section {
            line("row3", 52)
          } header: {
            line("header", 36)
          }
        }
        .listStyle(.plain).id("list")
      },
      "ios/list/footer#boxes": rows {
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
      "ios/list/footer-header#boxes": rows {
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
      "ios/list/spacing#boxes": rows {
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
      "ios/list/selection#boxes": rows {
        List(selection: .constant(Int?.none)) {
          line("first", 33.5).tag(1)
          line("second", 58).tag(2)
          line("third", 39.5).tag(3)
        }.id("list")
      },
    ]
  }

  private static var detailRow: some View {
    HStack {
      line("detailLabel", 44)
      Spacer()
      line("detailValue", 42)
    }.id("detailRow")
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
      "simulator/navigation/untitled": view {
        NavigationView { box("content", 97.33, 51.33) }
      },
      "simulator/list/pictures": view {
        List {
          HStack(spacing: 16) {
            box("first", 60, 90)
            line("firstText", 100)
          }
          HStack(spacing: 16) {
            box("second", 60, 90)
            line("secondText", 100)
          }
        }
        .listStyle(.plain)
      },
      "simulator/list/fitting": view {
        List {
          box("first", 60, 30.33)
          box("second", 60, 33.33)
          box("third", 60, 40)
          box("fourth", 60, 40)
        }
      },
      "ios/form/basic#boxes": rows {
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
      "ios/datepicker/compact": rows {
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
      "ios/nav/basic#boxes": rows {
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
      "ios/nav/inline#boxes": rows {
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

  private static var moreLists: Views {
    [
      "ios/dark/list#boxes": rows {
        List {
          line("row1", 44.5)
          line("row2", 57)
          Section {
            Toggle(isOn: .constant(true)) { line("0", 61.5) }.id("toggle")
            detailRow
          } header: {
            line("header", 36)
          }
        }.id("list").environment(\.colorScheme, .dark)
      },
      "ios/dark/list-plain#boxes": rows {
        List {
          line("row1", 44.5)
          line("row2", 57)
        }
        .listStyle(.plain).id("list").environment(\.colorScheme, .dark)
      },
      "ios/representable/form#boxes": rows {
        Form {
          Section {
            box("label", 39, 20.5)
            box("switch", 66, 30)
            line("text", 32.5)
          }
          Section {
            box("plain", 256, 30)
            box("field", 256, 34)
          }
        }.id("form")
      },
      "ios/nav/list-scroll#boxes": rows {
        NavigationStack {
          List { ForEach(0..<6, id: \.self) { line("row\($0)", 32.5) } }
            .navigationTitle("Settings").id("list")
        }.id("nav")
      },
      "ios/search/basic#boxes": rows {
        NavigationStack {
          List {
            line("apple", 44.5)
            line("banana", 57)
            line("cherry", 52)
            line("date", 36)
            line("elderberry", 79.5)
          }
          .navigationTitle("Fruit").id("list").searchable(text: .constant(""), prompt: "Find fruit")
        }.id("nav")
      },
    ]
  }

  /// Screens that the recording has pushed are the first ones of their stacks, which have the same bars.
  private static var pushed: Views {
    [
      "ios/nav/push#pushed": rows {
        NavigationStack {
          List { line("pushed", 57.5) }.navigationTitle("Detail").id("detail")
        }.id("nav")
      },
      "ios/nav/push-inline#pushed": rows {
        NavigationStack {
          VStack { line("pushed", 57.5) }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .navigationTitle("Detail").navigationBarTitleDisplayMode(.inline).id("detail")
        }.id("nav")
      },
      "ios/nav/push-noback#pushed": rows {
        NavigationStack {
          VStack { line("pushed", 57.5) }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .navigationBarBackButtonHidden().id("detail")
        }.id("nav")
      },
      "ios/nav/scroll": view {
        NavigationStack {
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<20, id: \.self) {
                Color.red.frame(height: 40).id("row\($0)")
              }
            }.id("content")
          }
          .navigationTitle("Settings").id("scroll")
        }.id("nav")
      },
      "ios/tabs/second#boxes": view {
        TabView(selection: .constant(1)) {
          Text("Home content").tabItem { Label("Home", systemImage: "house") }.tag(0)
          line("search", 116).tabItem { Label("Search", systemImage: "magnifyingglass") }.tag(1)
          Text("Settings content").tabItem { Label("Settings", systemImage: "gear") }.tag(2)
        }.id("tabs")
      },
      "ios/tabs/badges#boxes": view {
        TabView(selection: .constant(0)) {
          line("home", 108.5).tabItem { Label("Home", systemImage: "house") }.tag(0)
          Text("Alerts").tabItem { Label("Alerts", systemImage: "bell") }.tag(1).badge(3)
          Text("Search").tabItem { Label("Search", systemImage: "magnifyingglass") }.tag(2)
          Text("Mail").tabItem { Label("Mail", systemImage: "envelope") }.tag(3).badge("New")
          Text("More").tabItem { Label("More", systemImage: "ellipsis") }.tag(4)
        }.id("tabs")
      },
      "ios/tabs/page": view {
        TabView(selection: .constant(1)) {
          Color.red.frame(width: 120, height: 80).tag(0)
          box("page1", 120, 80).tag(1)
          Color.green.frame(width: 120, height: 80).tag(2)
        }
        .tabViewStyle(.page).id("tabs")
      },
    ]
  }

  private static func answer(
    _ id: String, _ width: CGFloat, role: ButtonRole? = nil
  ) -> some View {
    Button(role: role) {
    } label: {
      box(id, width, 20.5)
    }
  }

  private static var typedField: some View {
    var field = SearchField("Search", text: "Apple")
    field.cancelTitle = "Cancel"
    return HStack(spacing: 0) { field }
  }

  private static var questions: Views {
    [
      "uikit/alert/three#boxes": view {
        Color.white.alert("Save changes?", isPresented: .constant(true)) {
          answer("save", 38)
          answer("discard", 60, role: .destructive)
          answer("cancel", 54, role: .cancel)
        } message: {
          box("message", 260, 18)
        }
      },
      "alert/two#boxes": view {
        Color.white.alert("Sign out?", isPresented: .constant(true)) {
          answer("cancel", 54, role: .cancel)
          answer("confirm", 67)
        } message: {
          box("message", 260, 38)
        }
      },
      "menu/sections": view {
        KitMenu(items: [
          KitItem("New File", systemImage: "doc"), KitItem("New Folder", systemImage: "folder"),
          KitItem(role: .divider),
          KitItem("Rename", systemImage: "rectangle.and.pencil.and.ellipsis"),
          KitItem("Delete", systemImage: "trash", isDisabled: true),
        ]).id("menu")
      },
      "menu/ticks": view {
        KitMenu(items: [
          KitItem("Light Mode", isSelected: true), KitItem("Dark Mode"), KitItem("System Default"),
        ]).id("menu")
      },
      "ios/sheet/medium": view {
        Color.white.sheet(isPresented: .constant(true)) {
          Color.red.id("card").presentationDetents([.medium])
        }
      },
      "uikit/search/basic": view {
        VStack(spacing: 36) {
          SearchField("Search").id("plainField")
          typedField.id("typed")
        }
        .padding(.horizontal, 8)
      },
    ]
  }
}
