internal import GalleyDesign
public import GalleyLayout

/// GenericUI's form: inputs bound to a model, placed in rows of shares, resolved into the model with
/// all errors collected (GUI-13 … GUI-20).
public struct QuickForm<Model>: Sendable {
  /// What a row is made of: a bound element or a spacer, with its share of the row.
  public struct Element: Sendable {
    let id: Int?
    let size: Int

    /// An element that was bound; a size under 1 counts as 1.
    public static func input(_ id: Int, size: Int = 1) -> Element {
      Element(id: id, size: max(size, 1))
    }

    /// Room without content.
    public static func spacer(size: Int = 1) -> Element {
      Element(id: nil, size: max(size, 1))
    }

    /// Room without content; the name in GenericUI's README.
    public static func makeSpacer(size: Int = 1) -> Element { spacer(size: size) }
  }

  /// What a binding answers: whether it succeeded, and an error, which may stand beside a success.
  public typealias Answer = (success: Bool, error: (any Error)?)

  private struct Bound: Sendable {
    var view: any View
    var apply: (@Sendable (inout Model) -> Answer)?
  }

  /// The rule for the widths of a row's elements.
  public var rule = FormRowStyle.Rule.measured
  private var bound: [Bound] = []
  private var rows: [[Element]] = []

  /// Makes a form without rows.
  public init() {}

  /// Binds an input to the model; the closure runs when the form is resolved.
  public mutating func bind<Input: View>(
    input: Input, _ apply: @escaping @Sendable (inout Model, Input) -> Answer
  ) -> Int {
    bound.append(Bound(view: input) { apply(&$0, input) })
    return bound.count - 1
  }

  /// Binds a view that is not an input.
  public mutating func bind(view: some View) -> Int {
    bound.append(Bound(view: view))
    return bound.count - 1
  }

  /// Adds a row. Elements with an unknown identifier, and those that were placed before, are left
  /// out; a row without elements is none.
  public mutating func addRow(_ elements: [Element]) {
    var placed = Set(rows.joined().compactMap(\.id))
    let row = elements.filter { element in
      guard let id = element.id else { return true }
      return bound.indices.contains(id) && placed.insert(id).inserted
    }
    if !row.isEmpty { rows.append(row) }
  }

  /// Runs the bindings of all placed inputs in order, also after a failure. The model keeps what
  /// successful ones wrote.
  public func resolve(_ model: inout Model) -> (success: Bool, errors: [any Error]) {
    var success = true
    var errors: [any Error] = []
    for element in rows.joined() {
      guard let id = element.id, let apply = bound[id].apply else { continue }
      let answer = apply(&model)
      success = success && answer.success
      if let error = answer.error { errors.append(error) }
    }
    return (success, errors)
  }
}

/// The other name in GenericUI's README.
public typealias QuickFormView = QuickForm

extension QuickForm: PrimitiveView {
  /// Appends the rows with gaps of 5 and margins of 8. A row that holds only a spacer is 10 points
  /// high.
  public func build(in tree: inout LayoutTree.Builder, _ context: EnvironmentValues) {
    Form {
      for row in rows {
        FormRow(rule) {
          for element in row { view(of: element, in: row) }
        }
      }
    }.build(in: &tree, context)
  }

  private nonisolated func view(of element: Element, in row: [Element]) -> AnyView {
    let isEmpty = row.allSatisfy { $0.id == nil }
    let content: any View =
      element.id.map { bound[$0].view }
      ?? Rectangle().foregroundColor(.clear).frame(height: isEmpty ? 10 : 0)
    // Recommended priorities (GUI-18): inputs keep their height and give way in width.
    return AnyView(AnyView(erasing: content).size(Double(element.size)).hugging(750))
  }
}
