import GalleyComponents
import GalleyDesign
import GalleyGeometry
import GalleyLayout

extension Family {
  /// The same of the kit, as documents and Swift have it.
  var kit: AnyView { AnyView(view) }

  /// True if it takes a whole screen.
  var isScreen: Bool {
    switch self {
    case .listInset, .listGrouped, .listPlain, .listSidebar, .listFooter, .listLoose, .rowLink,
      .rowValue, .rowSwitch, .rowMenu, .rowChoices, .barLarge, .barInline, .barSearch, .tabs,
      .pages, .alert, .alertThree, .dialog, .sheet, .sheetMedium:
      true
    default: false
    }
  }

  @ViewBuilder private var view: some View {
    switch self {
    case .text: Text("Plain")
    case .textStyle: Text("Head").font(.headline)
    case .textWithSymbol:
      Text(runs: [
        StyledRun("Rated "), StyledRun(Image(systemName: "star.fill")), StyledRun(" 4.8"),
      ])
    case .symbol: Image(systemName: "star").with { $0.contentMode = .original }
    case .symbolBold:
      Image(systemName: "plus").font(.title).fontWeight(.bold).imageScale(.large)
        .with { $0.contentMode = .original }
    case .symbolPalette:
      symbol("person.badge.plus", .palette, SystemColor.systemBlue.color)
        .foregroundColor(SystemColor.systemRed.color)
    case .symbolTwoStyles:
      symbol("cloud.sun.fill", .palette, SystemColor.systemOrange.color)
        .foregroundColor(SystemColor.systemGray.color)
    case .symbolHierarchical:
      symbol("folder.badge.plus", .hierarchical).foregroundColor(SystemColor.systemIndigo.color)
    case .symbolMulticolor:
      HStack(spacing: 8) {
        symbol("cloud.rain.fill", .multicolor)
        symbol("heart.fill", .multicolor).foregroundColor(SystemColor.systemGreen.color)
      }
    case .switchOn: Toggle("Wi-Fi", isOn: true)
    case .switchOff: Toggle("Wi-Fi", isOn: false)
    case .switchDisabled: Toggle("Wi-Fi", isOn: true, state: .disabled)
    case .switchTinted: Toggle("Wi-Fi", isOn: true).tint(SystemColor.systemOrange.color)
    case .switchAlone: Toggle(isOn: true)
    case .toggleButtonOn: Toggle("Bold", isOn: true, style: .button)
    case .toggleButtonOff: Toggle("Bold", isOn: false, style: .button)
    case .checkboxOn: Checkbox("Agree", isOn: true)
    case .checkboxOff: Checkbox("Agree")
    default: shapes
    }
  }

  @ViewBuilder private var shapes: some View {
    switch self {
    case .rectangle: Rectangle().frame(height: 40)
    case .rounded:
      RoundedRectangle(cornerRadius: 12).fill(SystemColor.systemRed.color).frame(height: 40)
    case .uneven:
      RoundedRectangle(
        cornerRadii: CornerRadii(topLeft: 12, topRight: 0, bottomRight: 0, bottomLeft: 0)
      )
      .frame(height: 40)
    case .circle: Circle().frame(height: 40)
    case .ellipse: Ellipse().fill(SystemColor.systemBlue.color).frame(height: 40)
    case .capsule: RoundedRectangle(cornerRadius: 20).frame(height: 40)
    default: buttons
    }
  }

  @ViewBuilder private var buttons: some View {
    let red = SystemColor.systemRed.color
    switch self {
    case .button: Button("Go").with { $0.measures = .bare }
    case .buttonDestructive: Button("Go").with { ($0.tint, $0.measures) = (red, .bare) }
    case .buttonDisabled: Button("Go", state: .disabled).with { $0.measures = .bare }
    case .buttonColored:
      Button("Go").with { ($0.tint, $0.measures) = (SystemColor.systemGreen.color, .bare) }
    case .buttonBordered: Button("Go", kind: .gray)
    case .buttonProminent: Button("Go", kind: .filled)
    case .buttonTinted:
      Button("Go", kind: .tinted).with { $0.tint = SystemColor.systemPink.color }
    case .buttonProminentDisabled: Button("Go", kind: .filled, state: .disabled)
    case .buttonIcon: Button("Add", systemImage: "plus", kind: .gray)
    case .buttonSmall: Button("Go", kind: .gray).with { $0.measures = .small }
    case .buttonLarge: Button("Go", kind: .filled).with { $0.measures = .large }
    case .buttonCapsule: Button("Go", kind: .gray).with { $0.shape = .oval }
    case .group:
      ControlGroup {
        Button("Up", systemImage: "plus")
        Button("Go", state: .disabled)
      }
    case .groupToggle: ControlGroup { Toggle("Grid", isOn: true, style: .button) }
    case .groupSmall:
      ControlGroup {
        Button("One").with { $0.measures = .small }
        Button("Two").with { $0.measures = .small }
      }
    case .groupDisabled: ControlGroup { Button("Go", state: .disabled) }
    case .label: Label("Star", systemImage: "star")
    case .labelTitle: Label("Star")
    case .link: Link("Website")
    case .linkTinted: Link("Website").tint(SystemColor.systemPink.color)
    default: values
    }
  }

  @ViewBuilder private var values: some View {
    switch self {
    case .slider: Slider(value: 0.3).frame(height: 31)
    case .sliderRange: Slider(value: 8, in: 0...10).frame(height: 31)
    case .sliderDisabled: Slider(value: 0.3, state: .disabled).frame(height: 31)
    case .sliderIcons:
      Slider(value: 0.3).with {
        ($0.minimumIconName, $0.maximumIconName) = ("speaker.fill", "speaker.wave.3.fill")
      }
      .frame(height: 31)
    case .stepper: Stepper("Count")
    case .stepperAtEnd: Stepper("Count").with { $0.canIncrement = false }
    case .stepperDisabled: Stepper("Count", state: .disabled)
    case .bar: ProgressView(value: 0.4)
    case .barWords: ProgressView("Loading", value: 4, total: 10, currentValueLabel: "40 %")
    case .wheel: ProgressView()
    case .wheelLarge: ActivityIndicator(size: 37)
    case .wheelWords: ProgressView("Loading").tint(SystemColor.systemRed.color)
    case .ring: ProgressView(value: 0.4, style: .circular)
    case .gauge: Gauge("Fuel", value: 0.7, currentValueLabel: "70 %")
    case .gaugeOpen:
      Gauge(
        "Fuel", value: 7, maximumValue: 10, currentValueLabel: "7", style: .accessoryCircular
      )
      .with { ($0.minimumValueLabel, $0.maximumValueLabel) = ("0", "10") }
    case .gaugeRing: Gauge("Fuel", value: 0.7, style: .accessoryCircularCapacity)
    case .segments: picker(.segmented)
    case .menu: picker(.menu).padding(.horizontal, 13.5).padding(.vertical, 8)
    case .choices: picker(.inline)
    case .wheelChoices:
      picker(.wheel).frame(minHeight: 0, idealHeight: 216, maxHeight: 216).clipped()
    case .choicesDisabled: picker(.segmented).with { $0.state = .disabled }
    default: inputs
    }
  }

  private func symbol(
    _ name: String, _ mode: SymbolRenderingMode, _ colors: Color...
  ) -> Image {
    Image(systemName: name).with {
      ($0.symbolRenderingMode, $0.symbolColors, $0.contentMode) = (mode, colors, .original)
    }
  }

  private func picker(_ style: PickerStyle, _ label: String = "") -> Picker {
    Picker(label, options: ["Small", "Medium", "Large"], selection: 1, style: style)
  }

  @ViewBuilder private var inputs: some View {
    let day = CalendarDay(2023, 11, 14)
    let green = SystemColor.systemGreen.color
    switch self {
    case .day: DatePicker("Born", date: day)
    case .dayAndTime: DatePicker("Born", date: day).with { $0.time = "10:13\u{202F}PM" }
    case .calendar: DatePicker(date: day, style: .graphical)
    case .dayWheels: DatePicker(date: day, style: .wheel)
    case .color: ColorPicker("Tint", selection: green)
    case .colorDisabled: ColorPicker("Tint", selection: green, state: .disabled)
    case .field: TextField("Name").with { $0.isBare = true }
    case .fieldFilled: TextField("Name", text: "Jane").with { $0.isBare = true }
    case .fieldBox:
      TextField("Name", text: "Jane").with {
        $0.takeSystemBox(pixel: 0.5)
      }
    case .fieldSecure:
      TextField("Name", text: "key").with {
        $0.isSecure = true
        $0.takeSystemBox(pixel: 0.5)
      }
    default: lists
    }
  }

  private var rows: some View {
    Section("Network") {
      Text("One")
      Text("Two")
    }
  }

  @ViewBuilder private var lists: some View {
    switch self {
    case .listInset: List { rows }.listStyle(.insetGrouped)
    case .listGrouped: List { rows }.listStyle(.grouped)
    case .listPlain: List { rows }.listStyle(.plain)
    case .listSidebar: List { rows }.listStyle(.sidebar)
    case .listFooter:
      List { Section(footer: "What it is for.") { Text("One") } }.listStyle(.insetGrouped)
    case .listLoose:
      List {
        Text("One")
        Section { Text("Two") }
        Text("Three")
      }
      .listStyle(.insetGrouped)
    case .rowLink: List { Cell("More", accessory: .disclosure) }.listStyle(.insetGrouped)
    case .rowValue: List { Cell("Version", value: "1.2") }.listStyle(.insetGrouped)
    case .rowSwitch: List { Toggle("Wi-Fi", isOn: true) }.listStyle(.insetGrouped)
    case .rowMenu: List { picker(.menu, "Size") }.listStyle(.insetGrouped)
    case .rowChoices:
      List {
        Cell("Small")
        Cell("Medium", accessory: .checkmark)
        Cell("Large")
      }
      .listStyle(.insetGrouped)
    default: screens
    }
  }

  private var inside: some View {
    Text("Inside").frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private func screen(_ bar: NavigationBar) -> some View {
    SafeAreaInset(.top) {
      inside
      bar
    }
  }

  private func over(_ question: some View, alignment: Alignment = .center) -> some View {
    ZStack {
      inside
      OverScreen(alignment: alignment) { question }
    }
  }

  @ViewBuilder private var screens: some View {
    let cancel = ControlItem("Cancel", role: .cancel)
    let delete = ControlItem("Delete", role: .destructive)
    let message = "This cannot be undone."
    switch self {
    case .barLarge: screen(NavigationBar("Title", displayMode: .large))
    case .barInline:
      screen(
        NavigationBar("Title").with {
          $0.leadingItems = [ControlItem("Edit")]
          $0.trailingItems = [ControlItem(systemImage: "plus")]
        })
    case .barSearch:
      screen(
        NavigationBar("Title", displayMode: .large).with {
          $0.accessory = AnyView(SearchField(text: "word"))
        })
    case .tabs:
      SafeAreaInset(.bottom) {
        inside
        TabBar([
          ControlItem("Home", systemImage: "house.fill"),
          ControlItem("You", systemImage: "person.fill"),
        ])
      }
    case .pages:
      inside.overlay(alignment: .bottom) {
        PageControl(numberOfPages: 2)
          .with { ($0.currentPageColor, $0.pageColor) = (.white, .white.with(alpha: 0.3)) }
          .padding(.bottom, 8)
      }
    case .alert: over(Alert("Delete?", message: message, buttons: [cancel, delete]))
    case .alertThree:
      over(
        Alert(
          "Delete?", message: message, buttons: [ControlItem("One"), ControlItem("Two"), cancel]))
    case .dialog:
      over(
        ActionSheet("Choose", buttons: [ControlItem("Share"), delete, cancel]), alignment: .bottom)
    case .sheet:
      ZStack {
        inside
        Sheet { Text("Sheet").frame(maxWidth: .infinity, maxHeight: .infinity) }
      }
    case .sheetMedium:
      ZStack {
        inside
        Sheet(detents: [.medium, .large]) {
          Text("Sheet").frame(maxWidth: .infinity, maxHeight: .infinity)
        }
      }
    default: EmptyView()
    }
  }
}
