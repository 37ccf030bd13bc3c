/// A key that documents have outside of `values` and `properties`. Readers, the schema and editors
/// know these from here.
package protocol DocumentKey: RawRepresentable<String>, CaseIterable, Sendable {
  /// The purpose, in one sentence.
  var summary: String { get }
  /// What may be its value, in the words of an error message.
  var phrase: String { get }
  /// The key that is written instead, when this is another spelling of it.
  var current: Self { get }
}

extension DocumentKey {
  package var current: Self { self }

  /// The names as they are written today.
  package static var names: [String] {
    allCases.filter { $0.current.rawValue == $0.rawValue }.map(\.rawValue)
  }
}

/// The keys of a component.
package enum ComponentKey: String, DocumentKey {
  case schema = "$schema"
  case type, id, style, substyle, scheme, values, properties, subviews

  package var summary: String {
    switch self {
    case .schema: "The schema, for editors."
    case .type: "What the component is."
    case .id: "The name by which siblings, lints and reports know the component."
    case .style: "The style of the style sheet that fills in what is left open."
    case .substyle: "The style that goes before `style`."
    case .scheme: "The scheme of the theme that fills in what is left."
    case .values: "What is shown."
    case .properties: "How it is shown."
    case .subviews: "The components inside, the first at the beginning."
    }
  }

  package var phrase: String {
    switch self {
    case .schema, .id: "a string"
    case .type: "a component's name"
    case .style, .substyle: "a style's name"
    case .scheme: "a scheme's name"
    case .values, .properties: "an object"
    case .subviews: "a list of components"
    }
  }
}

/// The keys round a component: of the envelope.
package enum EnvelopeKey: String, DocumentKey {
  case schema = "$schema"
  case description, theme, styleSheet, stylesheet, canvas, snapshot, root

  package var summary: String {
    switch self {
    case .schema: "The schema, for editors."
    case .description: "What the document is, for people."
    case .theme: "A preset's name, the path of a theme or token file, or a theme."
    case .styleSheet, .stylesheet: "The path of a style sheet, or a sheet written out."
    case .canvas: "Size, scale and surroundings of the picture."
    case .snapshot: "How the document is tested."
    case .root: "The component that is drawn."
    }
  }

  package var phrase: String {
    switch self {
    case .schema, .description: "a string"
    case .theme, .styleSheet, .stylesheet: "a string or an object"
    case .canvas, .snapshot: "an object"
    case .root: "a component"
    }
  }

  package var current: EnvelopeKey { self == .stylesheet ? .styleSheet : self }

  /// True if only an envelope has the key.
  package var tellsEnvelope: Bool { self != .schema && self != .description }
}
