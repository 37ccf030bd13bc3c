public import GalleyLayout

/// A text field whose text is a value of a type (GUI-1 … GUI-6).
public struct InputField<Value: InputConvertible>: Sendable {
  /// The field that is drawn.
  public var field: TextField
  /// Makes a field, empty or with a value.
  public init(_ placeholder: String = "", output: Value? = nil) {
    field = TextField(placeholder)
    field.input.traits.keyboard = Value.keyboard
    self.output = output
  }

  /// The keyboard; the type's own unless it is changed.
  public var keyboard: KeyboardKind {
    get { field.input.traits.keyboard ?? .standard }
    set { field.input.traits.keyboard = newValue }
  }

  /// The value that the text represents; nil for no text and for text that is not such a value. Setting it
  /// writes the value's description.
  public var output: Value? {
    get {
      let text = field.input.text.text
      return text.isEmpty ? nil : Value(text)
    }
    set { field.input.text.text = newValue?.description ?? "" }
  }

  /// Appends the field.
  public func build(in tree: inout LayoutTree.Builder, _ context: EnvironmentValues) {
    field.appendNode(to: &tree, context)
  }
}

extension InputField: PrimitiveView {}
