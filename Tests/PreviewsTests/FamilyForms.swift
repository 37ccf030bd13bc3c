import GalleySwiftUI

/// The forms that SwiftUI and the kit share.
enum Family: String, CaseIterable, Sendable {
  case text, textStyle, textWithSymbol, symbol, symbolBold
  case symbolPalette, symbolTwoStyles, symbolHierarchical, symbolMulticolor
  case rectangle, rounded, uneven, circle, ellipse, capsule
  case switchOn, switchOff, switchDisabled, switchTinted, switchAlone
  case toggleButtonOn, toggleButtonOff, checkboxOn, checkboxOff
  case button, buttonDestructive, buttonDisabled, buttonColored
  case buttonBordered, buttonProminent, buttonTinted, buttonProminentDisabled
  case buttonIcon, buttonSmall, buttonLarge, buttonCapsule
  case group, groupToggle, groupSmall, groupDisabled
  case label, labelTitle, link, linkTinted
  case slider, sliderRange, sliderDisabled, sliderIcons
  case stepper, stepperAtEnd, stepperDisabled
  case bar, barWords, wheel, wheelLarge, wheelWords, ring
  case gauge, gaugeOpen, gaugeRing
  case segments, menu, choices, wheelChoices, choicesDisabled
  case day, dayAndTime, calendar, dayWheels
  case color, colorDisabled
  case field, fieldFilled, fieldBox, fieldSecure
  case listInset, listGrouped, listPlain, listSidebar, listFooter, listLoose
  case rowLink, rowValue, rowSwitch, rowMenu, rowChoices
  case barLarge, barInline, barSearch, tabs, pages
  case alert, alertThree, dialog, sheet, sheetMedium
}

extension Family {
  /// The form as SwiftUI has it.
  @MainActor var form: AnyView { AnyView(view) }

  @MainActor @ViewBuilder private var view: some View {
    switch self {
    case .text: Text("Plain")
    case .textStyle: Text("Head").font(.headline)
    case .textWithSymbol: Text("Rated \(Image(systemName: "star.fill")) 4.8")
    case .symbol: Image(systemName: "star")
    case .symbolBold: Image(systemName: "plus").font(.title.bold()).imageScale(.large)
    case .symbolPalette:
      Image(systemName: "person.badge.plus").symbolRenderingMode(.palette)
        .foregroundStyle(.red, .blue)
    case .symbolTwoStyles: Image(systemName: "cloud.sun.fill").foregroundStyle(.gray, .orange)
    case .symbolHierarchical:
      Image(systemName: "folder.badge.plus").symbolRenderingMode(.hierarchical)
        .foregroundStyle(.indigo)
    case .symbolMulticolor:
      HStack(spacing: 8) {
        Image(systemName: "cloud.rain.fill")
        Image(systemName: "heart.fill").foregroundStyle(.green)
      }
      .symbolRenderingMode(.multicolor)
    case .switchOn: Toggle("Wi-Fi", isOn: .constant(true))
    case .switchOff: Toggle("Wi-Fi", isOn: .constant(false))
    case .switchDisabled: Toggle("Wi-Fi", isOn: .constant(true)).disabled(true)
    case .switchTinted: Toggle("Wi-Fi", isOn: .constant(true)).tint(.orange)
    case .switchAlone: Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden()
    case .toggleButtonOn: Toggle("Bold", isOn: .constant(true)).toggleStyle(.button)
    case .toggleButtonOff: Toggle("Bold", isOn: .constant(false)).toggleStyle(.button)
    case .checkboxOn: Toggle("Agree", isOn: .constant(true)).toggleStyle(.checkbox)
    case .checkboxOff: Toggle("Agree", isOn: .constant(false)).toggleStyle(.checkbox)
    default: shapes
    }
  }

  @MainActor @ViewBuilder private var shapes: some View {
    switch self {
    case .rectangle: Rectangle().frame(height: 40)
    case .rounded: RoundedRectangle(cornerRadius: 12).fill(.red).frame(height: 40)
    case .uneven: UnevenRoundedRectangle(topLeadingRadius: 12).frame(height: 40)
    case .circle: Circle().frame(height: 40)
    case .ellipse: Ellipse().fill(.tint).frame(height: 40)
    case .capsule: Capsule().frame(height: 40)
    default: buttons
    }
  }

  @MainActor @ViewBuilder private var buttons: some View {
    switch self {
    case .button: Button("Go") {}
    case .buttonDestructive: Button("Go", role: .destructive) {}
    case .buttonDisabled: Button("Go") {}.disabled(true)
    case .buttonColored: Button("Go") {}.foregroundColor(.green)
    case .buttonBordered: Button("Go") {}.buttonStyle(.bordered)
    case .buttonProminent: Button("Go") {}.buttonStyle(.borderedProminent)
    case .buttonTinted: Button("Go") {}.buttonStyle(.bordered).tint(.pink)
    case .buttonProminentDisabled: Button("Go") {}.buttonStyle(.borderedProminent).disabled(true)
    case .buttonIcon: Button("Add", systemImage: "plus") {}.buttonStyle(.bordered)
    case .buttonSmall: Button("Go") {}.buttonStyle(.bordered).controlSize(.small)
    case .buttonLarge: Button("Go") {}.buttonStyle(.borderedProminent).controlSize(.large)
    case .buttonCapsule: Button("Go") {}.buttonStyle(.bordered).buttonBorderShape(.capsule)
    case .group:
      ControlGroup {
        Button("Up", systemImage: "plus") {}
        Button("Go") {}.disabled(true)
      }
    case .groupToggle: ControlGroup { Toggle("Grid", isOn: .constant(true)) }
    case .groupSmall:
      ControlGroup("Tools", systemImage: "star") {
        Button("One") {}
        Button("Two") {}
      }
      .controlSize(.small)
    case .groupDisabled: ControlGroup { Button("Go") {} }.disabled(true)
    case .label: Label("Star", systemImage: "star")
    case .labelTitle: Label("Star", systemImage: "star").labelStyle(.titleOnly)
    case .link: Link("Website", destination: URL(filePath: "/"))
    case .linkTinted: Link("Website", destination: URL(filePath: "/")).tint(.pink)
    default: values
    }
  }

  @MainActor @ViewBuilder private var values: some View {
    switch self {
    case .slider: Slider(value: .constant(0.3))
    case .sliderRange: Slider(value: .constant(8), in: 0...10, step: 1)
    case .sliderDisabled: Slider(value: .constant(0.3)).disabled(true)
    case .sliderIcons:
      Slider(value: .constant(0.3)) {
        Text("Volume")
      } minimumValueLabel: {
        Image(systemName: "speaker.fill")
      } maximumValueLabel: {
        Image(systemName: "speaker.wave.3.fill")
      }
    case .stepper: Stepper("Count", value: .constant(3), in: 0...5)
    case .stepperAtEnd: Stepper("Count", value: .constant(5), in: 0...5)
    case .stepperDisabled: Stepper("Count", value: .constant(3)).disabled(true)
    case .bar: ProgressView(value: 0.4)
    case .barWords:
      ProgressView(value: 4, total: 10) {
        Text("Loading")
      } currentValueLabel: {
        Text("40 %")
      }
    case .wheel: ProgressView()
    case .wheelLarge: ProgressView().controlSize(.large)
    case .wheelWords: ProgressView("Loading").tint(.red)
    case .ring: ProgressView(value: 0.4).progressViewStyle(.circular)
    case .gauge:
      Gauge(value: 0.7) {
        Text("Fuel")
      } currentValueLabel: {
        Text("70 %")
      }
    case .gaugeOpen:
      Gauge(value: 7, in: 0...10) {
        Text("Fuel")
      } currentValueLabel: {
        Text("7")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("10")
      }
      .gaugeStyle(.accessoryCircular)
    case .gaugeRing:
      Gauge(value: 0.7) { Text("Fuel") }.gaugeStyle(.accessoryCircularCapacity)
    case .segments: picker.pickerStyle(.segmented)
    case .menu: picker
    case .choices: picker.pickerStyle(.inline)
    case .wheelChoices: picker.pickerStyle(.wheel)
    case .choicesDisabled: picker.pickerStyle(.segmented).disabled(true)
    default: inputs
    }
  }

  @MainActor private var picker: some View {
    Picker("Size", selection: .constant("medium")) {
      Text("Small").tag("small")
      Text("Medium").tag("medium")
      Text("Large").tag("large")
    }
  }

  @MainActor @ViewBuilder private var inputs: some View {
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    switch self {
    case .day: DatePicker("Born", selection: .constant(date), displayedComponents: .date)
    case .dayAndTime: DatePicker("Born", selection: .constant(date))
    case .calendar: DatePicker("Born", selection: .constant(date)).datePickerStyle(.graphical)
    case .dayWheels: DatePicker("Born", selection: .constant(date)).datePickerStyle(.wheel)
    case .color: ColorPicker("Tint", selection: .constant(.green))
    case .colorDisabled: ColorPicker("Tint", selection: .constant(.green)).disabled(true)
    case .field: TextField("Name", text: .constant(""))
    case .fieldFilled: TextField("Name", text: .constant("Jane"))
    case .fieldBox: TextField("Name", text: .constant("Jane")).textFieldStyle(.roundedBorder)
    case .fieldSecure: SecureField("Name", text: .constant("key")).textFieldStyle(.roundedBorder)
    default: lists
    }
  }

  @MainActor private var rows: some View {
    Section("Network") {
      Text("One")
      Text("Two")
    }
  }

  @MainActor @ViewBuilder private var lists: some View {
    switch self {
    case .listInset: List { rows }
    case .listGrouped: List { rows }.listStyle(.grouped)
    case .listPlain: List { rows }.listStyle(.plain)
    case .listSidebar: List { rows }.listStyle(.sidebar)
    case .listFooter:
      Form {
        Section {
          Text("One")
        } footer: {
          Text("What it is for.")
        }
      }
    case .listLoose:
      List {
        Text("One")
        Section { Text("Two") }
        Text("Three")
      }
    case .rowLink:
      NavigationStack {
        List { NavigationLink("More") { Text("Detail") } }.toolbar(.hidden, for: .navigationBar)
      }
    case .rowValue: List { LabeledContent("Version", value: "1.2") }
    case .rowSwitch: List { Toggle("Wi-Fi", isOn: .constant(true)) }
    case .rowMenu: List { picker }
    case .rowChoices: List { picker.pickerStyle(.inline) }
    default: screens
    }
  }

  @MainActor @ViewBuilder private var screens: some View {
    switch self {
    case .barLarge: NavigationStack { Text("Inside").navigationTitle("Title") }
    case .barInline:
      NavigationStack {
        Text("Inside").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
            ToolbarItem(placement: .topBarTrailing) {
              Button {
              } label: {
                Image(systemName: "plus")
              }
            }
          }
      }
    case .barSearch:
      NavigationStack {
        Text("Inside").navigationTitle("Title").searchable(text: .constant("word"))
      }
    case .tabs: tabs
    case .pages: tabs.tabViewStyle(.page)
    case .alert: alert("Delete?", ["Cancel": .cancel, "Delete": .destructive])
    case .alertThree: alert("Delete?", ["One": nil, "Two": nil, "Cancel": .cancel])
    case .dialog:
      Text("Inside").confirmationDialog(
        "Choose", isPresented: .constant(true), titleVisibility: .visible
      ) {
        Button("Share") {}
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      }
    case .sheet: Text("Inside").sheet(isPresented: .constant(true)) { Text("Sheet") }
    case .sheetMedium:
      Text("Inside").sheet(isPresented: .constant(true)) {
        Text("Sheet").presentationDetents([.large, .medium])
      }
    default: EmptyView()
    }
  }

  @MainActor private var tabs: some View {
    TabView {
      Text("Inside").tabItem { Label("Home", systemImage: "house.fill") }
      Text("Other").tabItem { Label("You", systemImage: "person.fill") }
    }
  }

  @MainActor private func alert(
    _ title: LocalizedStringKey, _ answers: KeyValuePairs<String, ButtonRole?>
  ) -> some View {
    Text("Inside").alert(title, isPresented: .constant(true)) {
      ForEach(answers.indices, id: \.self) { index in
        Button(answers[index].key, role: answers[index].value) {}
      }
    } message: {
      Text("This cannot be undone.")
    }
  }
}
