import GalleySwiftUI

extension SpokenCards {
  /// The controls of the platform.
  static var controls: [SpokenCard] {
    [
      SpokenCard(
        "DefaultControlsTests/testSegmentedControl",
        Picker("Segments", selection: .constant("Segment B")) {
          ForEach(["Segment A", "Segment B", "Segment C"], id: \.self) { Text($0) }
        }
        .pickerStyle(.segmented),
        [
          "Segment A. Button. 1 of 3.", "Selected: Segment B. Button. 2 of 3.",
          "Segment C. Button. 3 of 3.",
        ], [.pickerIsListed]),
      SpokenCard(
        "DefaultControlsTests/testSlider", Slider(value: .constant(75), in: 0...100),
        ["75%. Adjustable. / " + adjust]),
      SpokenCard(
        "DefaultControlsTests/testStepper", Stepper("", value: .constant(0), in: -1...1),
        ["Decrement. Button.", "Increment. Button."], [.stepperIsOne]),
      SpokenCard(
        "DefaultControlsTests/testStepperAtMin", Stepper("", value: .constant(0), in: 0...1),
        ["Decrement. Dimmed. Button.", "Increment. Button."], [.stepperIsOne]),
      SpokenCard(
        "DefaultControlsTests/testPageControl",
        TabView(selection: .constant(1)) {
          ForEach(0..<3, id: \.self) { _ in Color.white }
        }
        .tabViewStyle(.page), ["page 2 of 3. Adjustable. / " + adjust]),
      SpokenCard(
        "SnapshotTestingTests/testSwiftUITextEntry",
        VStack {
          TextField("SwiftUI Text Field", text: .constant(""))
          TextField("SwiftUI Text Field", text: .constant("Value in Text Field"))
          SecureField("Password", text: .constant(""))
          SecureField("Password", text: .constant("secret123"))
        },
        [
          "SwiftUI Text Field. Text Field. / Double tap to edit.",
          "Value in Text Field. Text Field. / Double tap to edit.",
          "Password. Secure Text Field. / Double tap to edit.",
          "•••••••••. Secure Text Field. / Double tap to edit.",
        ]),
      SpokenCard(
        "testSwitchControls",
        VStack {
          Toggle("Label", isOn: .constant(true))
          Toggle("Label", isOn: .constant(false))
          Toggle("", isOn: .constant(true)).labelsHidden().disabled(true)
          Toggle("Label", isOn: .constant(true)).accessibilityHint("Hint")
        },
        [
          "Label. Switch Button. On. / " + toggle, "Label. Switch Button. Off. / " + toggle,
          "Dimmed. Switch Button. On.", "Label. Switch Button. On. / Hint. " + toggle,
        ]),
      SpokenCard(
        "testTabBars",
        TabView(selection: .constant(1)) {
          ForEach(0..<4, id: \.self) { index in
            Color.white.tabItem { Text("Item \(["A", "B", "C", "D"][index])") }.tag(index)
          }
        },
        [
          "Item A. Tab. 1 of 4.", "Selected: Item B. Tab. 2 of 4.", "Item C. Tab. 3 of 4.",
          "Item D. Tab. 4 of 4.",
        ]),
      SpokenCard(
        "testButtonTraits",
        VStack(spacing: 20) {
          Text("01")
          Text("02").accessibilityAddTraits(.isButton)
          Text("03").accessibilityAddTraits(.isLink)
          Text("04").accessibilityAddTraits(.isHeader)
          Text("05").accessibilityAddTraits(.isSearchField)
          Text("06").accessibilityAddTraits(.isImage)
          Text("07").accessibilityAddTraits(.isSelected)
          Button("20") {}.accessibilityAddTraits(.isHeader)
          Button("23") {}.accessibilityAddTraits(.isSelected)
          Button("24") {}.disabled(true)
        },
        [
          "01", "02. Button.", "03. Link.", "04. Heading.", "05. Search Field.", "06. Image.",
          "Selected: 07", "20. Button. Heading.", "Selected: 23. Button.", "24. Dimmed. Button.",
        ]),
    ]
  }
}
