// swift-format-ignore-file
// Written by `galley swift --corpus`; a test compares it with what would be written today.

import GalleyStair

/// Buttons of the platform in every state.
struct StatesButtonsView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(spacing: 12) {
        Button("Go", systemImage: "star", kind: .plain, state: .normal)
        Button("Go", systemImage: "star", kind: .filled, state: .normal)
        Button("Go", systemImage: "star", kind: .tinted, state: .normal)
        Button("Go", systemImage: "star", kind: .gray, state: .normal)
        IconButton(size: 32, state: .normal)
      }
      HStack(spacing: 12) {
        Button("Go", systemImage: "star", kind: .plain, state: .hovered)
        Button("Go", systemImage: "star", kind: .filled, state: .hovered)
        Button("Go", systemImage: "star", kind: .tinted, state: .hovered)
        Button("Go", systemImage: "star", kind: .gray, state: .hovered)
        IconButton(size: 32, state: .hovered)
      }
      HStack(spacing: 12) {
        Button("Go", systemImage: "star", kind: .plain, state: .highlighted)
        Button("Go", systemImage: "star", kind: .filled, state: .highlighted)
        Button("Go", systemImage: "star", kind: .tinted, state: .highlighted)
        Button("Go", systemImage: "star", kind: .gray, state: .highlighted)
        IconButton(size: 32, state: .highlighted)
      }
      HStack(spacing: 12) {
        Button("Go", systemImage: "star", kind: .plain, state: .selected)
        Button("Go", systemImage: "star", kind: .filled, state: .selected)
        Button("Go", systemImage: "star", kind: .tinted, state: .selected)
        Button("Go", systemImage: "star", kind: .gray, state: .selected)
        IconButton(size: 32, state: .selected)
      }
      HStack(spacing: 12) {
        Button("Go", systemImage: "star", kind: .plain, state: .focused)
        Button("Go", systemImage: "star", kind: .filled, state: .focused)
        Button("Go", systemImage: "star", kind: .tinted, state: .focused)
        Button("Go", systemImage: "star", kind: .gray, state: .focused)
        IconButton(size: 32, state: .focused)
      }
      HStack(spacing: 12) {
        Button("Go", systemImage: "star", kind: .plain, state: .disabled)
        Button("Go", systemImage: "star", kind: .filled, state: .disabled)
        Button("Go", systemImage: "star", kind: .tinted, state: .disabled)
        Button("Go", systemImage: "star", kind: .gray, state: .disabled)
        IconButton(size: 32, state: .disabled)
      }
      HStack(spacing: 12) {
        Button("Go", systemImage: "star", kind: .plain, state: .loading)
        Button("Go", systemImage: "star", kind: .filled, state: .loading)
        Button("Go", systemImage: "star", kind: .tinted, state: .loading)
        Button("Go", systemImage: "star", kind: .gray, state: .loading)
        IconButton(size: 32, state: .loading)
      }
      HStack(spacing: 12) {
        Button("Go", systemImage: "star", kind: .plain, state: .error)
        Button("Go", systemImage: "star", kind: .filled, state: .error)
        Button("Go", systemImage: "star", kind: .tinted, state: .error)
        Button("Go", systemImage: "star", kind: .gray, state: .error)
        IconButton(size: 32, state: .error)
      }
    }
    .padding(12)
  }
}

extension StatesButtonsView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 460
    settings.backgroundColor = SystemColor.systemBackground.color
    return Scene(StatesButtonsView(), canvas: SceneCanvas(settings))
  }
}

/// Switches and check boxes, in every state.
struct StatesChoicesView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(spacing: 12) {
        Checkbox("Box", isOn: true).with { $0.state = .normal }
        Checkbox().with { $0.state = .normal }
        RadioButton("One", isOn: true).with { $0.state = .normal }
        RadioButton().with { $0.state = .normal }
        Switch()
          .with {
            $0.isOn = true
            $0.state = .normal
          }
        Switch().with { $0.state = .normal }
        Toggle("Bold", isOn: true).toggleStyle(.button).with { $0.state = .normal }
      }
      HStack(spacing: 12) {
        Checkbox("Box", isOn: true).with { $0.state = .hovered }
        Checkbox().with { $0.state = .hovered }
        RadioButton("One", isOn: true).with { $0.state = .hovered }
        RadioButton().with { $0.state = .hovered }
        Switch()
          .with {
            $0.isOn = true
            $0.state = .hovered
          }
        Switch().with { $0.state = .hovered }
        Toggle("Bold", isOn: true).toggleStyle(.button).with { $0.state = .hovered }
      }
      HStack(spacing: 12) {
        Checkbox("Box", isOn: true).with { $0.state = .highlighted }
        Checkbox().with { $0.state = .highlighted }
        RadioButton("One", isOn: true).with { $0.state = .highlighted }
        RadioButton().with { $0.state = .highlighted }
        Switch()
          .with {
            $0.isOn = true
            $0.state = .highlighted
          }
        Switch().with { $0.state = .highlighted }
        Toggle("Bold", isOn: true).toggleStyle(.button).with { $0.state = .highlighted }
      }
      HStack(spacing: 12) {
        Checkbox("Box", isOn: true).with { $0.state = .selected }
        Checkbox().with { $0.state = .selected }
        RadioButton("One", isOn: true).with { $0.state = .selected }
        RadioButton().with { $0.state = .selected }
        Switch()
          .with {
            $0.isOn = true
            $0.state = .selected
          }
        Switch().with { $0.state = .selected }
        Toggle("Bold", isOn: true).toggleStyle(.button).with { $0.state = .selected }
      }
      HStack(spacing: 12) {
        Checkbox("Box", isOn: true).with { $0.state = .focused }
        Checkbox().with { $0.state = .focused }
        RadioButton("One", isOn: true).with { $0.state = .focused }
        RadioButton().with { $0.state = .focused }
        Switch()
          .with {
            $0.isOn = true
            $0.state = .focused
          }
        Switch().with { $0.state = .focused }
        Toggle("Bold", isOn: true).toggleStyle(.button).with { $0.state = .focused }
      }
      HStack(spacing: 12) {
        Checkbox("Box", isOn: true).with { $0.state = .disabled }
        Checkbox().with { $0.state = .disabled }
        RadioButton("One", isOn: true).with { $0.state = .disabled }
        RadioButton().with { $0.state = .disabled }
        Switch()
          .with {
            $0.isOn = true
            $0.state = .disabled
          }
        Switch().with { $0.state = .disabled }
        Toggle("Bold", isOn: true).toggleStyle(.button).with { $0.state = .disabled }
      }
      HStack(spacing: 12) {
        Checkbox("Box", isOn: true).with { $0.state = .loading }
        Checkbox().with { $0.state = .loading }
        RadioButton("One", isOn: true).with { $0.state = .loading }
        RadioButton().with { $0.state = .loading }
        Switch()
          .with {
            $0.isOn = true
            $0.state = .loading
          }
        Switch().with { $0.state = .loading }
        Toggle("Bold", isOn: true).toggleStyle(.button).with { $0.state = .loading }
      }
      HStack(spacing: 12) {
        Checkbox("Box", isOn: true).with { $0.state = .error }
        Checkbox().with { $0.state = .error }
        RadioButton("One", isOn: true).with { $0.state = .error }
        RadioButton().with { $0.state = .error }
        Switch()
          .with {
            $0.isOn = true
            $0.state = .error
          }
        Switch().with { $0.state = .error }
        Toggle("Bold", isOn: true).toggleStyle(.button).with { $0.state = .error }
      }
    }
    .padding(12)
  }
}

extension StatesChoicesView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 470
    settings.backgroundColor = SystemColor.systemBackground.color
    return Scene(StatesChoicesView(), canvas: SceneCanvas(settings))
  }
}

/// Text inputs, in every state.
struct StatesFieldsView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(spacing: 12) {
        TextField("Name", text: "", state: .normal)
        TextView(text: "Words", state: .normal)
        SearchField(text: "Word").with { $0.state = .normal }
      }
      HStack(spacing: 12) {
        TextField("Name", text: "Word", state: .hovered)
        TextView(text: "Words", state: .hovered)
        SearchField(text: "Word").with { $0.state = .hovered }
      }
      HStack(spacing: 12) {
        TextField("Name", text: "Word", state: .highlighted)
        TextView(text: "Words", state: .highlighted)
        SearchField(text: "Word").with { $0.state = .highlighted }
      }
      HStack(spacing: 12) {
        TextField("Name", text: "Word", state: .selected)
        TextView(text: "Words", state: .selected)
        SearchField(text: "Word").with { $0.state = .selected }
      }
      HStack(spacing: 12) {
        TextField("Name", text: "Word", state: .focused)
        TextView(text: "Words", state: .focused)
        SearchField(text: "Word").with { $0.state = .focused }
      }
      HStack(spacing: 12) {
        TextField("Name", text: "Word", state: .disabled)
        TextView(text: "Words", state: .disabled)
        SearchField(text: "Word").with { $0.state = .disabled }
      }
      HStack(spacing: 12) {
        TextField("Name", text: "Word", state: .loading)
        TextView(text: "Words", state: .loading)
        SearchField(text: "Word").with { $0.state = .loading }
      }
      HStack(spacing: 12) {
        TextField("Name", text: "Word", state: .error)
        TextView(text: "Words", state: .error)
        SearchField(text: "Word").with { $0.state = .error }
      }
    }
    .padding(12)
  }
}

extension StatesFieldsView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 480
    settings.backgroundColor = SystemColor.systemBackground.color
    return Scene(StatesFieldsView(), canvas: SceneCanvas(settings))
  }
}

/// Groups of controls: one in each state among others, all in a state, signs, toggles, given widths.
struct StatesGroupsView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(spacing: 12) {
        ControlGroup {
          Button("Cut")
          Button("Copy", state: .normal)
          Button("Paste")
        }
        ControlGroup(state: .normal) {
          Button("Cut")
          Button("Copy")
          Button("Paste")
        }
      }
      HStack(spacing: 12) {
        ControlGroup {
          Button("Cut")
          Button("Copy", state: .hovered)
          Button("Paste")
        }
        ControlGroup(state: .hovered) {
          Button("Cut")
          Button("Copy")
          Button("Paste")
        }
      }
      HStack(spacing: 12) {
        ControlGroup {
          Button("Cut")
          Button("Copy", state: .highlighted)
          Button("Paste")
        }
        ControlGroup(state: .highlighted) {
          Button("Cut")
          Button("Copy")
          Button("Paste")
        }
      }
      HStack(spacing: 12) {
        ControlGroup {
          Button("Cut")
          Button("Copy", state: .selected)
          Button("Paste")
        }
        ControlGroup(state: .selected) {
          Button("Cut")
          Button("Copy")
          Button("Paste")
        }
      }
      HStack(spacing: 12) {
        ControlGroup {
          Button("Cut")
          Button("Copy", state: .disabled)
          Button("Paste")
        }
        ControlGroup(state: .disabled) {
          Button("Cut")
          Button("Copy")
          Button("Paste")
        }
      }
      HStack(spacing: 12) {
        ControlGroup {
          Button("Cut")
          Button("Copy", state: .focused)
          Button("Paste")
        }
        ControlGroup(state: .focused) {
          Button("Cut")
          Button("Copy")
          Button("Paste")
        }
      }
      HStack(spacing: 12) {
        ControlGroup {
          Button("Cut")
          Button("Copy", state: .loading)
          Button("Paste")
        }
        ControlGroup(state: .loading) {
          Button("Cut")
          Button("Copy")
          Button("Paste")
        }
      }
      HStack(spacing: 12) {
        ControlGroup {
          Button("Cut")
          Button("Copy", state: .error)
          Button("Paste")
        }
        ControlGroup(state: .error) {
          Button("Cut")
          Button("Copy")
          Button("Paste")
        }
      }
      HStack(spacing: 12) {
        ControlGroup {
          Button(systemImage: "bold")
          Button(systemImage: "italic", state: .selected)
          Button(systemImage: "underline")
        }
        ControlGroup {
          Button("Undo", systemImage: "arrow.uturn.backward")
          Button("Redo", systemImage: "arrow.uturn.forward", state: .disabled)
        }
      }
      ControlGroup {
        Button("One")
        Button("Two", state: .selected)
        Button("A longer one")
      }
      .modifiers { $0.width = 446 }
      HStack(spacing: 12) {
        ControlGroup {
          Toggle("Grid", isOn: true).toggleStyle(.button)
          Toggle("Snap").toggleStyle(.button)
        }
        ControlGroup {
          Button("Small")
          Button("A title that leaves no room for itself")
          Button("Short")
        }
        .modifiers { $0.maxWidth = 280 }
      }
    }
    .padding(12)
  }
}

extension StatesGroupsView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 470
    settings.backgroundColor = SystemColor.systemBackground.color
    return Scene(StatesGroupsView(), canvas: SceneCanvas(settings))
  }
}

/// Pickers in every state.
struct StatesPickersView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(spacing: 12) {
        Picker(options: ["Day", "Week"], selection: 1)
          .pickerStyle(.segmented)
          .with { $0.state = .normal }
        Picker(options: ["Day", "Week"], selection: 1)
          .pickerStyle(.menu)
          .with { $0.state = .normal }
        Picker(options: ["Day", "Week"], selection: 1)
          .pickerStyle(.radioGroup)
          .with { $0.state = .normal }
        Picker(options: ["Day", "Week"], selection: 1)
          .pickerStyle(.inline)
          .with { $0.state = .normal }
      }
      HStack(spacing: 12) {
        Picker(options: ["Day", "Week"], selection: 1)
          .pickerStyle(.segmented)
          .with { $0.state = .hovered }
        Picker(options: ["Day", "Week"], selection: 1)
          .pickerStyle(.menu)
          .with { $0.state = .hovered }
        Picker(options: ["Day", "Week"], selection: 1)
          .pickerStyle(.radioGroup)
          .with { $0.state = .hovered }
        Picker(options: ["Day", "Week"], selection: 1)
          .pickerStyle(.inline)
          .with { $0.state = .hovered }
      }
      HStack(spacing: 12) {
        Picker(options: ["Day", "Week"], selection: 1)
          .pickerStyle(.segmented)
          .with { $0.state = .highlighted }
        Picker(options: ["Day", "Week"], selection: 1)
          .pickerStyle(.menu)
          .with { $0.state = .highlighted }
        Picker(options: ["Day", "Week"], selection: 1)
          .pickerStyle(.radioGroup)
          .with { $0.state = .highlighted }
        Picker(options: ["Day", "Week"], selection: 1)
          .pickerStyle(.inline)
          .with { $0.state = .highlighted }
      }
      HStack(spacing: 12) {
        Picker(options: ["Day", "Week"], selection: 1)
          .pickerStyle(.segmented)
          .with { $0.state = .selected }
        Picker(options: ["Day", "Week"], selection: 1)
          .pickerStyle(.menu)
          .with { $0.state = .selected }
        Picker(options: ["Day", "Week"], selection: 1)
          .pickerStyle(.radioGroup)
          .with { $0.state = .selected }
        Picker(options: ["Day", "Week"], selection: 1)
          .pickerStyle(.inline)
          .with { $0.state = .selected }
      }
      HStack(spacing: 12) {
        Picker(options: ["Day", "Week"], selection: 1)
          .pickerStyle(.segmented)
          .with { $0.state = .focused }
        Picker(options: ["Day", "Week"], selection: 1)
          .pickerStyle(.menu)
          .with { $0.state = .focused }
        Picker(options: ["Day", "Week"], selection: 1)
          .pickerStyle(.radioGroup)
          .with { $0.state = .focused }
        Picker(options: ["Day", "Week"], selection: 1)
          .pickerStyle(.inline)
          .with { $0.state = .focused }
      }
      HStack(spacing: 12) {
        Picker(options: ["Day", "Week"], selection: 1)
          .pickerStyle(.segmented)
          .with { $0.state = .disabled }
        Picker(options: ["Day", "Week"], selection: 1)
          .pickerStyle(.menu)
          .with { $0.state = .disabled }
        Picker(options: ["Day", "Week"], selection: 1)
          .pickerStyle(.radioGroup)
          .with { $0.state = .disabled }
        Picker(options: ["Day", "Week"], selection: 1)
          .pickerStyle(.inline)
          .with { $0.state = .disabled }
      }
      HStack(spacing: 12) {
        Picker(options: ["Day", "Week"], selection: 1)
          .pickerStyle(.segmented)
          .with { $0.state = .loading }
        Picker(options: ["Day", "Week"], selection: 1)
          .pickerStyle(.menu)
          .with { $0.state = .loading }
        Picker(options: ["Day", "Week"], selection: 1)
          .pickerStyle(.radioGroup)
          .with { $0.state = .loading }
        Picker(options: ["Day", "Week"], selection: 1)
          .pickerStyle(.inline)
          .with { $0.state = .loading }
      }
      HStack(spacing: 12) {
        Picker(options: ["Day", "Week"], selection: 1)
          .pickerStyle(.segmented)
          .with { $0.state = .error }
        Picker(options: ["Day", "Week"], selection: 1).pickerStyle(.menu).with { $0.state = .error }
        Picker(options: ["Day", "Week"], selection: 1)
          .pickerStyle(.radioGroup)
          .with { $0.state = .error }
        Picker(options: ["Day", "Week"], selection: 1)
          .pickerStyle(.inline)
          .with { $0.state = .error }
      }
    }
    .padding(12)
  }
}

extension StatesPickersView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 560
    settings.backgroundColor = SystemColor.systemBackground.color
    return Scene(StatesPickersView(), canvas: SceneCanvas(settings))
  }
}

/// Rows and chips in every state.
struct StatesRowsView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(spacing: 12) {
        Cell(
          "Title",
          detail: "Detail",
          systemImage: "star",
          accessory: .disclosure,
          state: .normal
        )
        SuggestionCell("filled.count.soap", place: "London", state: .normal)
        Chip("Chip").with { $0.state = .normal }
        Chip("Chip", isSelected: true).with { $0.state = .normal }
      }
      HStack(spacing: 12) {
        Cell(
          "Title",
          detail: "Detail",
          systemImage: "star",
          accessory: .disclosure,
          state: .hovered
        )
        SuggestionCell("filled.count.soap", place: "London", state: .hovered)
        Chip("Chip").with { $0.state = .hovered }
        Chip("Chip", isSelected: true).with { $0.state = .hovered }
      }
      HStack(spacing: 12) {
        Cell(
          "Title",
          detail: "Detail",
          systemImage: "star",
          accessory: .disclosure,
          state: .highlighted
        )
        SuggestionCell("filled.count.soap", place: "London", state: .highlighted)
        Chip("Chip").with { $0.state = .highlighted }
        Chip("Chip", isSelected: true).with { $0.state = .highlighted }
      }
      HStack(spacing: 12) {
        Cell(
          "Title",
          detail: "Detail",
          systemImage: "star",
          accessory: .disclosure,
          state: .selected
        )
        SuggestionCell("filled.count.soap", place: "London", state: .selected)
        Chip("Chip").with { $0.state = .selected }
        Chip("Chip", isSelected: true).with { $0.state = .selected }
      }
      HStack(spacing: 12) {
        Cell(
          "Title",
          detail: "Detail",
          systemImage: "star",
          accessory: .disclosure,
          state: .focused
        )
        SuggestionCell("filled.count.soap", place: "London", state: .focused)
        Chip("Chip").with { $0.state = .focused }
        Chip("Chip", isSelected: true).with { $0.state = .focused }
      }
      HStack(spacing: 12) {
        Cell(
          "Title",
          detail: "Detail",
          systemImage: "star",
          accessory: .disclosure,
          state: .disabled
        )
        SuggestionCell("filled.count.soap", place: "London", state: .disabled)
        Chip("Chip").with { $0.state = .disabled }
        Chip("Chip", isSelected: true).with { $0.state = .disabled }
      }
      HStack(spacing: 12) {
        Cell(
          "Title",
          detail: "Detail",
          systemImage: "star",
          accessory: .disclosure,
          state: .loading
        )
        SuggestionCell("filled.count.soap", place: "London", state: .loading)
        Chip("Chip").with { $0.state = .loading }
        Chip("Chip", isSelected: true).with { $0.state = .loading }
      }
      HStack(spacing: 12) {
        Cell(
          "Title",
          detail: "Detail",
          systemImage: "star",
          accessory: .disclosure,
          state: .error
        )
        SuggestionCell("filled.count.soap", place: "London", state: .error)
        Chip("Chip").with { $0.state = .error }
        Chip("Chip", isSelected: true).with { $0.state = .error }
      }
    }
    .padding(12)
  }
}

extension StatesRowsView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 760
    settings.backgroundColor = SystemColor.systemBackground.color
    return Scene(StatesRowsView(), canvas: SceneCanvas(settings))
  }
}

/// Views with a value, in every state.
struct StatesValuesView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(spacing: 12) {
        Stepper("Two").with { $0.state = .normal }
        Slider(value: 0.4).with { $0.state = .normal }
        ColorPicker("Ink", selection: SystemColor.systemRed.color).with { $0.state = .normal }
        DatePicker(date: CalendarDay(2024, 6, 1)).with { $0.state = .normal }
      }
      HStack(spacing: 12) {
        Stepper("Two").with { $0.state = .hovered }
        Slider(value: 0.4).with { $0.state = .hovered }
        ColorPicker("Ink", selection: SystemColor.systemRed.color).with { $0.state = .hovered }
        DatePicker(date: CalendarDay(2024, 6, 1)).with { $0.state = .hovered }
      }
      HStack(spacing: 12) {
        Stepper("Two").with { $0.state = .highlighted }
        Slider(value: 0.4).with { $0.state = .highlighted }
        ColorPicker("Ink", selection: SystemColor.systemRed.color).with { $0.state = .highlighted }
        DatePicker(date: CalendarDay(2024, 6, 1)).with { $0.state = .highlighted }
      }
      HStack(spacing: 12) {
        Stepper("Two").with { $0.state = .selected }
        Slider(value: 0.4).with { $0.state = .selected }
        ColorPicker("Ink", selection: SystemColor.systemRed.color).with { $0.state = .selected }
        DatePicker(date: CalendarDay(2024, 6, 1)).with { $0.state = .selected }
      }
      HStack(spacing: 12) {
        Stepper("Two").with { $0.state = .focused }
        Slider(value: 0.4).with { $0.state = .focused }
        ColorPicker("Ink", selection: SystemColor.systemRed.color).with { $0.state = .focused }
        DatePicker(date: CalendarDay(2024, 6, 1)).with { $0.state = .focused }
      }
      HStack(spacing: 12) {
        Stepper("Two").with { $0.state = .disabled }
        Slider(value: 0.4).with { $0.state = .disabled }
        ColorPicker("Ink", selection: SystemColor.systemRed.color).with { $0.state = .disabled }
        DatePicker(date: CalendarDay(2024, 6, 1)).with { $0.state = .disabled }
      }
      HStack(spacing: 12) {
        Stepper("Two").with { $0.state = .loading }
        Slider(value: 0.4).with { $0.state = .loading }
        ColorPicker("Ink", selection: SystemColor.systemRed.color).with { $0.state = .loading }
        DatePicker(date: CalendarDay(2024, 6, 1)).with { $0.state = .loading }
      }
      HStack(spacing: 12) {
        Stepper("Two").with { $0.state = .error }
        Slider(value: 0.4).with { $0.state = .error }
        ColorPicker("Ink", selection: SystemColor.systemRed.color).with { $0.state = .error }
        DatePicker(date: CalendarDay(2024, 6, 1)).with { $0.state = .error }
      }
    }
    .padding(12)
  }
}

extension StatesValuesView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 640
    settings.backgroundColor = SystemColor.systemBackground.color
    return Scene(StatesValuesView(), canvas: SceneCanvas(settings))
  }
}

extension ParityScenes {
  static func addStates(to scenes: inout ParityScenes) {
    scenes.add("states/buttons") { _ in StatesButtonsView.scene() }
    scenes.add("states/choices") { _ in StatesChoicesView.scene() }
    scenes.add("states/fields") { _ in StatesFieldsView.scene() }
    scenes.add("states/groups") { _ in StatesGroupsView.scene() }
    scenes.add("states/pickers") { _ in StatesPickersView.scene() }
    scenes.add("states/rows") { _ in StatesRowsView.scene() }
    scenes.add("states/values") { _ in StatesValuesView.scene() }
  }
}
