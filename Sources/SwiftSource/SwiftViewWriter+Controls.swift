internal import GalleyComponents
internal import GalleyDesign
internal import GalleyGeometry
internal import GalleyLayout

// SwiftUI's controls, whose values are constants.

extension SwiftViewWriter {
  /// The call of a control that SwiftUI has, in the form that draws the document's; nil for all other
  /// components.
  mutating func control(
    of node: DocumentNode, _ keys: inout ComponentKeys, at place: Place
  ) -> SwiftCall? {
    var call = SwiftCall(name: node.typeName)
    switch node.typeName {
    case "Toggle": toggle(&call, &keys)
    case "Slider": slider(&call, &keys)
    case "Stepper": stepper(&call, &keys)
    case "ProgressView": progress(&call, &keys)
    case "Gauge": gauge(&call, &keys)
    case "Picker":
      picker(&call, &keys, isRow: ["List", "Section"].contains(place.parent?.typeName))
    case "ColorPicker":
      call.arguments = [title(&keys, "label", hiding: &call)]
      let color: Color = keys.take("selection") ?? .black
      call.arguments.append("selection: .constant(\(palette.expression(color)))")
    case "Label":
      call.arguments = [title(&keys, "title", hiding: &call)]
      guard let icon = keys.takeSet("systemIconName", as: String.self) else {
        unsaid.append("systemIconName")
        return call
      }
      call.arguments.append("systemImage: \(icon.swiftExpression)")
    case "Link":
      let address = keys.takeSet("url", as: String.self) ?? ""
      call.arguments = [
        title(&keys, "text", hiding: &call),
        "destination: URL(string: \((address.isEmpty ? "/" : address).swiftExpression))!",
      ]
    case "Chart": return chart(&keys)
    case "Button": button(&call, &keys, node)
    default: return box(of: node, &keys, at: place)
    }
    state(&call, &keys)
    return call
  }

  /// A title; SwiftUI's controls without one have an empty one that is hidden.
  private mutating func title(
    _ keys: inout ComponentKeys, _ key: String, hiding call: inout SwiftCall
  ) -> String {
    let title: String = keys.take(key) ?? ""
    if title.isEmpty, key == "label" { call.modifiers.append(.line(".labelsHidden()")) }
    return SwiftLiteral.title(title)
  }

  /// Controls that take no input; SwiftUI does not show the other states in a picture at rest.
  private mutating func state(_ call: inout SwiftCall, _ keys: inout ComponentKeys) {
    guard let state = keys.takeSet("state", as: ControlState.self) else { return }
    switch state {
    case .normal: break
    case .disabled: call.modifiers.append(.line(".disabled(true)"))
    default: unsaid.append("state")
    }
  }

  private mutating func toggle(_ call: inout SwiftCall, _ keys: inout ComponentKeys) {
    call.arguments = [title(&keys, "label", hiding: &call)]
    // SwiftUI's icon is as large and dark as the label beside it.
    if keys.takeSet("systemIconName", as: String.self) != nil { unsaid.append("systemIconName") }
    let isOn: Bool = keys.take("isOn") ?? false
    call.arguments.append("isOn: .constant(\(isOn))")
    if let style = keys.takeSet("toggleStyle", as: ToggleStyle.self), style != .switch {
      // SwiftUI's button has the label as a view of its own, with other measures.
      if style == .button { unsaid.append("toggleStyle") }
      call.modifiers.append(.line(".toggleStyle(.\(style))"))
    }
  }

  private mutating func slider(_ call: inout SwiftCall, _ keys: inout ComponentKeys) {
    let value: Double = keys.take("value") ?? 0
    let range = range(&keys)
    call.arguments = ["value: .constant(\(value.swiftExpression))"]
    if let range { call.arguments.append("in: \(range)") }
    // SwiftUI lays out 31 of the 34 points that the slider of documents is high.
    call.modifiers.append(.line(".frame(height: 34)"))
    let icons = ["minimumIconName", "maximumIconName"].map { keys.takeSet($0, as: String.self) }
    guard icons.contains(where: { $0 != nil }) else { return }
    let labels = icons.map { icon in
      icon.map { "Image(systemName: \($0.swiftExpression))" } ?? "EmptyView()"
    }
    guard !icons.contains(where: { $0 == nil }) else {
      unsaid.append("minimumIconName")
      return
    }
    call.expression =
      "Slider(\(call.arguments.joined(separator: ", "))) { EmptyView() } minimumValueLabel: "
      + "{ \(labels[0]) } maximumValueLabel: { \(labels[1]) }"
  }

  /// The range between two keys; nil for that from 0 to 1.
  private mutating func range(_ keys: inout ComponentKeys) -> String? {
    let low: Double = keys.take("minimumValue") ?? 0
    let high: Double = keys.take("maximumValue") ?? 1
    return low == 0 && high == 1 ? nil : "\(low.swiftExpression)...\(high.swiftExpression)"
  }

  /// A value at the end of its range cannot go on.
  private mutating func stepper(_ call: inout SwiftCall, _ keys: inout ComponentKeys) {
    let canDecrease: Bool = keys.take("canDecrement") ?? true
    let canIncrease: Bool = keys.take("canIncrement") ?? true
    call.arguments = [
      title(&keys, "label", hiding: &call), "value: .constant(0)",
      "in: \(canDecrease ? -1 : 0)...\(canIncrease ? 1 : 0)",
    ]
  }

  private mutating func progress(_ call: inout SwiftCall, _ keys: inout ComponentKeys) {
    let label = keys.takeSet("label", as: String.self)
    let current = keys.takeSet("currentValueLabel", as: String.self)
    let total: Double = keys.take("total") ?? 1
    if let value = keys.takeSet("value", as: Double.self) {
      call.arguments.append("value: \(value.swiftExpression)")
      if total != 1 { call.arguments.append("total: \(total.swiftExpression)") }
    }
    if let style = keys.takeSet("progressViewStyle", as: ProgressViewStyle.self) {
      call.modifiers.append(.line(".progressViewStyle(.\(style))"))
    }
    guard let current else {
      if let label { call.arguments.insert(SwiftLiteral.title(label), at: 0) }
      return
    }
    call.expression =
      "ProgressView(\(call.arguments.joined(separator: ", "))) { \(text(label)) } "
      + "currentValueLabel: { \(text(current)) }"
  }

  private func text(_ words: String?) -> String {
    words.map { "Text(\(SwiftLiteral.verbatimArgument($0)))" } ?? "EmptyView()"
  }

  private mutating func gauge(_ call: inout SwiftCall, _ keys: inout ComponentKeys) {
    let value: Double = keys.take("value") ?? 0
    let range = range(&keys).map { ", in: \($0)" } ?? ""
    let names = ["label", "currentValueLabel", "minimumValueLabel", "maximumValueLabel"]
    let labels = names.map { keys.takeSet($0, as: String.self) }
    var expression = "Gauge(value: \(value.swiftExpression)\(range)) { \(text(labels[0])) }"
    if labels[1] != nil || labels[2] != nil || labels[3] != nil {
      expression += " currentValueLabel: { \(text(labels[1])) }"
    }
    if labels[2] != nil || labels[3] != nil {
      guard labels[2] != nil, labels[3] != nil else {
        unsaid.append("minimumValueLabel")
        return
      }
      expression +=
        " minimumValueLabel: { \(text(labels[2])) } maximumValueLabel: { \(text(labels[3])) }"
    }
    call.expression = expression
    if let style = keys.takeSet("gaugeStyle", as: GaugeStyle.self), "\(style)" != "linearCapacity" {
      call.modifiers.append(.line(".gaugeStyle(.\(style))"))
    }
  }

  private mutating func picker(
    _ call: inout SwiftCall, _ keys: inout ComponentKeys, isRow: Bool
  ) {
    let selection: Int = keys.take("selection") ?? 0
    call.arguments = [
      title(&keys, "label", hiding: &call), "selection: .constant(\(selection))",
    ]
    let options = keys.take("options", as: [String].self) ?? []
    call.content = options.enumerated().map { index, option in
      "Text(\(SwiftLiteral.verbatimArgument(option))).tag(\(index))"
    }
    let style = keys.take("pickerStyle", as: PickerStyle.self) ?? .menu
    switch style {
    case .segmented, .wheel: break
    // SwiftUI shows the label of these in a list alone, and has margins around the value outside of one.
    case .menu, .inline: if !isRow { unsaid.append("pickerStyle") }
    // The platform has no buttons of a radio.
    case .radioGroup: unsaid.append("pickerStyle")
    }
    call.modifiers.append(.line(".pickerStyle(.\(style))"))
  }

  /// The looks of buttons that SwiftUI has; the plain one of documents is higher than SwiftUI's.
  private mutating func button(
    _ call: inout SwiftCall, _ keys: inout ComponentKeys, _ node: DocumentNode
  ) {
    call.arguments = [title(&keys, "title", hiding: &call)]
    if let icon = keys.takeSet("systemIconName", as: String.self) {
      call.arguments.append("systemImage: \(icon.swiftExpression)")
    }
    call.content = []
    let kind = keys.take("kind", as: ButtonKind.self) ?? .plain
    switch kind {
    case .gray: call.modifiers.append(.line(".buttonStyle(.bordered)"))
    case .filled: call.modifiers.append(.line(".buttonStyle(.borderedProminent)"))
    default: unsaid.append("kind")
    }
    let boxKeys = ["padding", "backgroundColor", "cornerRadius", "borderColor", "borderWidth"]
    unsaid += boxKeys.filter { keys.hasShared($0) }
    if node.look.width != nil || node.look.height != nil { unsaid.append("width") }
  }

  /// The call of a container that is drawn as a control is.
  private mutating func box(
    of node: DocumentNode, _ keys: inout ComponentKeys, at place: Place
  ) -> SwiftCall? {
    var call = SwiftCall(name: node.typeName)
    switch node.typeName {
    case "GroupBox":
      // SwiftUI's title is a row of the group's, with the group's distance below it.
      if keys.takeSet("title", as: String.self) != nil { unsaid.append("title") }
    case "DisclosureGroup":
      let title: String = keys.take("title") ?? ""
      let isExpanded: Bool = keys.take("isExpanded") ?? false
      call.arguments = [SwiftLiteral.title(title), "isExpanded: .constant(\(isExpanded))"]
    case "ControlGroup":
      // SwiftUI's group is as wide as its controls, and leaves it to them to be pale.
      if keys.takeSet("state", as: ControlState.self) ?? .normal != .normal {
        unsaid.append("state")
      }
      if keys.hasShared("width", "minWidth", "maxWidth", "relativeWidth") { unsaid.append("width") }
    case "List":
      guard let style = keys.takeSet("listStyle", as: ListPresentation.self) else {
        unsaid.append("listStyle")
        return nil
      }
      // SwiftUI's list gives its rows the insets that a cell of the house has already.
      if node.contains("Cell") { unsaid.append("listStyle") }
      call.modifiers.append(.line(".listStyle(.\(style))"))
    case "Section":
      let header = keys.takeSet("header", as: String.self)
      let footer = keys.takeSet("footer", as: String.self)
      if let footer {
        // A closure for each part.
        let inner = content(of: node, at: place)
        call.expression =
          (["Section {"] + inner.indented
          + (header.map { ["} header: {", "  \(text($0))"] } ?? [])
          + ["} footer: {", "  \(text(footer))", "}"]).joined(separator: "\n")
        return call
      }
      if let header { call.arguments = [SwiftLiteral.title(header)] }
    default: return nil
    }
    call.content = content(of: node, at: place)
    return call
  }
}

extension DocumentNode {
  /// True if a component of a type is somewhere inside.
  fileprivate func contains(_ typeName: String) -> Bool {
    children.contains { $0.typeName == typeName || $0.contains(typeName) }
  }
}
