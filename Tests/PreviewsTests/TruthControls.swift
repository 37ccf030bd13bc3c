import GalleySwiftUI

/// The views of frames that the simulator of iOS 26 recorded for controls and symbols. Its lines of text are
/// opened for the languages of the recorder, so labels are boxes of their recorded size.
extension TruthViews {
  static var controls: Views {
    buttons.merging(looks) { first, _ in first }.merging(values) { first, _ in first }
  }

  private static func button(
    _ id: String, _ label: String, _ width: CGFloat, role: ButtonRole? = nil
  ) -> some View {
    Button(role: role) {
    } label: {
      box(label, width, 24.5)
    }
  }

  private static var buttons: Views {
    [
      "ios/button/basic#boxes": view {
        VStack(alignment: .leading, spacing: 12) {
          button("plain", "0", 23.5).id("plain")
          button("bordered", "1", 71).buttonStyle(.bordered).id("bordered")
          button("prominent", "2", 78).buttonStyle(.borderedProminent).id("prominent")
          button("borderless", "3", 81.5).buttonStyle(.borderless).id("borderless")
          button("disabled", "4", 66.5).buttonStyle(.bordered).disabled(true).id("disabled")
          button("destructive", "5", 49.5, role: .destructive).id("destructive")
          HStack(alignment: .firstTextBaseline, spacing: 8) {
            button("rowButton", "6", 23.5).id("rowButton")
            box("rowText", 22.5, 24.5)
          }.id("row")
        }.id("stack")
      },
      "ios/menu/basic#boxes": view {
        VStack(alignment: .leading, spacing: 12) {
          menu("0", 60).id("menu")
          menu("1", 36.5).menuStyle(.button).id("buttonStyle")
          menu("2", 55).menuIndicator(.hidden).id("noIndicator")
          menu("3", 24.5).disabled(true).id("disabled")
          HStack(alignment: .firstTextBaseline, spacing: 8) {
            box("rowText", 22.5, 24.5)
            menu("4", 60).id("rowMenu")
          }.id("row")
        }.id("stack")
      },
    ]
  }

  private static func bordered(
    _ id: String, _ label: String, _ width: CGFloat, _ height: CGFloat = 24.5,
    role: ButtonRole? = nil
  ) -> some View {
    Button(role: role) {
    } label: {
      box(label, width, height)
    }
    .buttonStyle(.bordered).id(id)
  }

  private static var looks: Views {
    [
      "ios/button/looks#boxes": view {
        VStack(alignment: .leading, spacing: 12) {
          HStack(spacing: 8) {
            bordered("mini", "0", 28.5, 21).controlSize(.mini)
            bordered("small", "1", 37.5, 21).controlSize(.small)
            bordered("regular", "2", 58)
          }.id("sizesRow")
          bordered("large", "3", 43.5).controlSize(.large)
          bordered("extraLarge", "4", 39).controlSize(.extraLarge)
          button("5", "6", 78).buttonStyle(.borderedProminent).controlSize(.large)
            .id("prominentLarge")
          bordered("destructiveBordered", "7", 49.5, role: .destructive)
          button("8", "9", 49.5, role: .destructive).buttonStyle(.borderedProminent)
            .id("destructiveProminent")
          button("10", "11", 49.5, role: .destructive).buttonStyle(.borderless)
            .id("destructiveBorderless")
          button("12", "13", 78).buttonStyle(.borderedProminent).disabled(true)
            .id("disabledProminent")
          button("14", "15", 36.5).buttonStyle(.plain).disabled(true).id("disabledPlain")
          Button {
          } label: {
            box("16", 28.5, 21)
          }
          .buttonStyle(.borderedProminent).controlSize(.mini).id("prominentMini")
        }.id("stack")
      },
      "ios/dark/controls#boxes": view {
        VStack(alignment: .leading, spacing: 12) {
          HStack(spacing: 12) {
            button("plain", "0", 23.5).id("plain")
            button("1", "2", 71).buttonStyle(.bordered).id("bordered")
            button("3", "4", 78).buttonStyle(.borderedProminent).id("prominent")
          }.id("buttons")
          button("5", "6", 66.5).buttonStyle(.bordered).disabled(true).id("disabledButton")
          toggle("7", 61.5).id("switchOn")
          toggle("8", 61.5, isOn: false).id("switchOff")
          box("emptyField", 320, 26)
          TextField("Placeholder", text: .constant("Hello")).textFieldStyle(.roundedBorder)
            .id("roundedField")
          TextField("Placeholder", text: .constant("Hello")).textFieldStyle(.roundedBorder)
            .disabled(true).id("disabledField")
          Slider(value: .constant(0.5)).id("slider")
          stepper("9").id("stepper")
          box("menuPicker", 84.5, 40.5)
          sizes(2).pickerStyle(.segmented).id("segmented")
        }
        .id("stack").environment(\.colorScheme, .dark)
      },
      "ios/layout/controls#boxes": view {
        VStack {
          toggle("0", 61.5).id("toggle")
          button("1", "2", 71).buttonStyle(.bordered).id("bordered")
          box("field", 320, 26)
          TextField("Placeholder", text: .constant("Hello")).textFieldStyle(.roundedBorder)
            .id("rounded")
          Slider(value: .constant(0.5)).id("slider")
          stepper("3").id("stepper")
          sizes(2).pickerStyle(.segmented).id("segmented")
        }
      },
    ]
  }

  private static func menu(_ label: String, _ width: CGFloat) -> some View {
    Menu {
      Button("Cut") {}
    } label: {
      box(label, width, 24.5)
    }
  }

  private static func toggle(_ id: String, _ width: CGFloat, isOn: Bool = true) -> some View {
    Toggle(isOn: .constant(isOn)) { box(id, width, 24.5) }
  }

  private static func stepper(_ id: String) -> some View {
    Stepper(value: .constant(3)) { box(id, 84, 24.5) }
  }

  /// A row of a table of Markdown.
  private static func row(_ words: [String], _ weight: Font.Weight = .regular) -> some View {
    GridRow {
      ForEach(words.indices, id: \.self) { column in
        Text(words[column]).font(.system(size: 16, weight: weight)).lineSpacing(2)
          .fixedSize(horizontal: false, vertical: true)
          .padding(.horizontal, 12).padding(.vertical, 6)
      }
    }
  }

  private static var commands: some View {
    Grid(horizontalSpacing: 1, verticalSpacing: 1) {
      row(["Command", "Description"], .semibold)
      row(["git status", "List all new or modified files"])
      row(["git diff", "Show file differences that haven't been staged"])
    }
  }

  private static var values: Views {
    [
      "simulator/text/italic": view { Text("%_PREVIEW_% tool tip text").id("text") },
      "simulator/text/wrapped": view {
        VStack(alignment: .leading) {
          Text("1:19").font(.caption)
          Text("And we have the prophetic word").id("title")
        }.padding().dynamicTypeSize(.accessibility1)
      },
      "simulator/grid/wrapped": view {
        commands.fixedSize(horizontal: false, vertical: true).id("grid")
      },
      "simulator/grid/shares": view { commands.id("grid") },
      "simulator/grid/columns": view {
        Grid(horizontalSpacing: 1, verticalSpacing: 1) {
          row(["Default", "Leading", "Center", "Trailing"], .semibold)
          row(Array(repeating: "git status", count: 4))
          row(Array(repeating: "git diff", count: 4))
        }
        .fixedSize(horizontal: false, vertical: true).id("grid")
      },
      "simulator/toggle/pair": view {
        VStack {
          ForEach(["On", "Off"], id: \.self) { word in
            Toggle(isOn: .constant(word == "On")) { Text(word) }.fixedSize().padding()
          }
        }.id("stack")
      },
      "ios/toggle/basic#boxes": view {
        VStack(alignment: .leading, spacing: 12) {
          toggle("0", 61.5).id("on")
          toggle("1", 61.5, isOn: false).id("off")
          toggle("customText", 22.5).id("custom")
          box("baselineRow", 320, 48.5)
          toggle("2", 61.5).labelsHidden().id("hidden")
          toggle("3", 61.5).disabled(true).id("disabled")
        }
      },
      "ios/slider/basic": view {
        VStack(alignment: .leading, spacing: 12) {
          Slider(value: .constant(0.5)).id("half")
          Slider(value: .constant(0)).id("zero")
          Slider(value: .constant(0.5)) { Text("Volume") }.id("labelled")
          Slider(value: .constant(50), in: 0...100, step: 10).id("stepped")
          Slider(value: .constant(0.5)).disabled(true).id("disabled")
          Slider(value: .constant(0.5)).frame(width: 120).id("narrow")
        }.id("stack")
      },
      "ios/stepper/basic#boxes": view {
        VStack(alignment: .leading, spacing: 12) {
          stepper("0").id("labelled")
          stepper("1").labelsHidden().id("hidden")
          stepper("2").disabled(true).id("disabled")
          box("row", 320, 50.5)
        }
      },
      "ios/textfield/basic": view {
        VStack(alignment: .leading, spacing: 12) {
          TextField("Placeholder", text: .constant("Hello")).textFieldStyle(.roundedBorder)
            .id("rounded")
          TextField("Placeholder", text: .constant("")).textFieldStyle(.roundedBorder)
            .id("roundedEmpty")
          SecureField("Password", text: .constant("secret")).textFieldStyle(.roundedBorder)
            .id("secure")
        }
      },
      "simulator/textfield/medium": view {
        TextField("Placeholder", text: .constant("")).textFieldStyle(.roundedBorder).id("rounded")
          .padding(16).dynamicTypeSize(.medium)
      },
      "ios/picker/basic": view {
        VStack(alignment: .leading, spacing: 12) {
          sizes(3).pickerStyle(.segmented).id("segmented")
          sizes(2).pickerStyle(.segmented).frame(width: 160).id("segmentedNarrow")
        }
      },
      "ios/picker/menu": view {
        VStack(alignment: .leading, spacing: 12) {
          fruit(1).id("menu")
          fruit(2).labelsHidden().id("menuHidden")
        }
      },
      "ios/progress/basic#boxes": view {
        VStack(alignment: .leading, spacing: 12) {
          ProgressView(value: 0.4).id("bar")
          ProgressView().progressViewStyle(.linear).id("indeterminate")
          ProgressView(value: 0.4) { box("0", 57, 24.5) }.id("labelled")
          ProgressView(value: 0.4).frame(width: 120).id("narrow")
          HStack(spacing: 12) {
            ProgressView().id("spinner")
            ProgressView(value: 0.4).progressViewStyle(.circular).id("ring")
          }
        }
      },
      "ios/controls/settings#boxes": view {
        VStack(alignment: .leading, spacing: 16) {
          box("title", 133, 49)
          toggle("0", 40.5).id("wifi")
          toggle("1", 74, isOn: false).id("bluetooth")
          VStack(alignment: .leading, spacing: 4) {
            box("volumeLabel", 51, 21)
            Slider(value: .constant(0.6)).id("volume")
          }
          stepper("2").id("quantity")
          sizes(3).pickerStyle(.segmented).id("size")
          TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder).id("name")
          button("save", "3", 37).buttonStyle(.borderedProminent).id("save")
        }
        .padding().id("screen")
      },
      "ios/layout/basics#boxes": view {
        VStack(alignment: .leading, spacing: 0) {
          box("paddedText", 39, 24.5).padding().id("padded")
          HStack {
            box("hOne", 31.5, 24.5)
            box("hTwo", 31.5, 24.5)
            box("hBox", 10, 10)
          }.id("hStack")
          Divider().id("divider")
        }
      },
    ]
  }

  private static func sizes(_ count: Int) -> some View {
    Picker("Size", selection: .constant(2)) {
      ForEach(Array(["Small", "Medium", "Large"].prefix(count).enumerated()), id: \.offset) {
        Text($0.element).tag($0.offset + 1)
      }
    }
  }

  private static func fruit(_ selection: Int) -> some View {
    Picker("Fruit", selection: .constant(selection)) {
      Text("Apple").tag(1)
      Text("Banana").tag(2)
      Text("Cherry").tag(3)
    }
  }
}
