public import Foundation

// Selections of fields, which bindings can hold; nothing of them is drawn, as no field has the focus in a
// picture.

/// The selected part of a text.
public struct TextSelection: Hashable, Sendable {
  public enum Indices: Hashable, Sendable {
    case selection(Range<String.Index>)
    case multiSelection(RangeSet<String.Index>)
  }
  public var indices: Indices
  public var affinity = TextSelectionAffinity.automatic

  public init(range: Range<String.Index>) { indices = .selection(range) }
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }
  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }

  /// True if nothing but a place between two characters is selected.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }
}

/// The line to which a place at the break between two lines belongs.
public enum TextSelectionAffinity: Hashable, Sendable { case automatic, upstream, downstream }

/// The selected part of a text with attributes.
public struct AttributedTextSelection: Equatable, Sendable {
  public enum Indices: Equatable, Sendable {
    case insertionPoint(AttributedString.Index)
    case ranges(RangeSet<AttributedString.Index>)
  }
  private let selected: RangeSet<AttributedString.Index>?
  private let place: AttributedString.Index?

  public init() { (selected, place) = (nil, nil) }
  public init(insertionPoint: AttributedString.Index) { (selected, place) = (nil, insertionPoint) }
  public init(range: Range<AttributedString.Index>) {
    (selected, place) = (RangeSet(range), nil)
  }
  public init(ranges: RangeSet<AttributedString.Index>) { (selected, place) = (ranges, nil) }

  /// The selected places of a text; its end without a selection.
  public func indices(in text: AttributedString) -> Indices {
    if let selected { return .ranges(selected) }
    return .insertionPoint(place ?? text.endIndex)
  }
}

extension TextField where Label == Text {
  public init(
    _ key: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis = .horizontal
  ) {
    self.init(key, text: text, prompt: prompt, axis: axis)
  }
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis = .horizontal
  ) {
    self.init(title, text: text, prompt: prompt, axis: axis)
  }
}

extension TextField {
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis = .horizontal, @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, prompt: prompt, axis: axis, label: label)
  }
}

extension TextEditor {
  public init(text: Binding<String>, selection: Binding<TextSelection?>) { self.init(text: text) }
}

extension View {
  public nonisolated func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    self
  }
}
