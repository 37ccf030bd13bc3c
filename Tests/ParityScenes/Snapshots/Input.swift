// swift-format-ignore-file
// Written by `galley swift --corpus`; a test compares it with what would be written today.

import GalleyStair

/// GUI-7, GUI-8, GUI-9, GUI-10, GUI-11, GUI-12, GUI-20: GenericUI's inputs, 36 points high, in a form of shares: inactive, active, with a forced label width, without a label.
struct InputActiveInputsView: View {
  var body: some View {
    Form {
      Text("Person").font(.headline).fontWeight(.semibold)
      FormRow {
        ActiveInput("First", text: "Ada", isActive: false)
        ActiveInput("Last", text: "Lovelace", isActive: true)
      }
      FormRow {
        ActiveInput("Age", text: "36", isActive: false).with { $0.forcedLabelWidth = 60 }
        Spacer().size(2)
      }
      FormRow {
        ActiveInput("City", text: "London", isActive: false)
          .with { $0.forcedLabelWidth = 60 }
          .size(2)
        ActiveInput("", text: "no label", isActive: false)
      }
    }
    .background(Color(light: RGBAColor(hex: 0xAAAAAA), dark: RGBAColor(hex: 0x48484A)))
    .frame(width: 398)
  }
}

extension InputActiveInputsView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.scale = 2
    return Scene(InputActiveInputsView(), canvas: SceneCanvas(settings))
  }
}

/// DNA-31, DNA-34, DNA-35: DNAKit's theme on fields and a view for text: normal, disabled, error, focused.
struct InputDnakitView: View {
  var body: some View {
    VStack(spacing: 12) {
      TextField(text: "Normal", state: .normal)
      TextField(text: "Disabled", state: .disabled)
      TextField(text: "x", state: .error).with { $0.input.message = "Enter fewer characters" }
      TextField(text: "Focused", state: .focused)
      TextView("Tell us more")
      TextView(text: "Several lines of text that break where the view ends.", state: .focused)
    }
    .padding(16)
  }
}

extension InputDnakitView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 260
    settings.scale = 2
    return Scene(InputDnakitView(), canvas: SceneCanvas(settings), theme: .dnaKit)
  }
}

/// DNA-28, DNA-29, DNA-30, DNA-31, DNA-32, W3W-30: fields: placeholder, text, focused, error with the first broken rule's message, disabled, secure; icons and the clear button.
struct InputFieldsView: View {
  var body: some View {
    VStack(spacing: 12) {
      TextField("Email", state: .normal).with { $0.leadingIconName = "envelope" }
      TextField(text: "ada@example.org", state: .normal).with { $0.clearButton = .always }
      TextField(text: "Ada", state: .focused)
      TextField("Focused", state: .focused)
      TextField(text: "ada@", state: .focused)
        .with { $0.input.ownRules = [.nonEmpty, .email, .lessThan(3)] }
      TextField(text: "0123", state: .error)
        .with {
          $0.input.message = "Ten digits, please"
          $0.trailingIconName = "exclamationmark.circle"
        }
      TextField(text: "Nobody", state: .disabled)
      TextField(text: "secret", state: .normal).with { $0.isSecure = true }
    }
    .padding(16)
  }
}

extension InputFieldsView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 280
    settings.scale = 1
    return Scene(InputFieldsView(), canvas: SceneCanvas(settings))
  }
}

/// DNA-38: a molecule: label, search field and button.
struct InputSearchFormView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Find a place").font(.headline).fontWeight(.semibold)
      HStack(spacing: 8) {
        TextField("Street, town, postcode", state: .normal)
          .with { $0.leadingIconName = "magnifyingglass" }
        Button("Search", kind: .filled)
      }
    }
    .padding(16)
  }
}

extension InputSearchFormView {
  /// The picture of the document.
  static func scene() -> Scene {
    var settings = SceneSettings()
    settings.width = 360
    settings.scale = 2
    return Scene(InputSearchFormView(), canvas: SceneCanvas(settings))
  }
}

extension ParityScenes {
  static func addInput(to scenes: inout ParityScenes) {
    scenes.add("input/active-inputs") { _ in InputActiveInputsView.scene() }
    scenes.add("input/dnakit") { _ in InputDnakitView.scene() }
    scenes.add("input/fields") { _ in InputFieldsView.scene() }
    scenes.add("input/search-form") { _ in InputSearchFormView.scene() }
  }
}
