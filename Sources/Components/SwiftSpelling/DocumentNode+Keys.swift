package import GalleyDesign

extension DocumentNode {
  /// A key of a component with its value.
  package struct Key {
    /// What there is to say about the key.
    package let description: PropertyDescription
    /// The value, after styles and the theme have had their say; nil when there is none.
    package let value: (any Sendable)?
    /// Whether the document, a style or the theme has set it.
    package let isSet: Bool
    /// True if the document itself has set it.
    package let isWritten: Bool
  }

  /// The entry of the catalogue.
  package var entry: ComponentEntry { reading.entry }

  /// The component's own keys, in the order of its table.
  package var ownKeys: [Key] {
    zip(entry.properties, entry.parts.storedValues(content)).enumerated().map { index, row in
      Key(
        description: row.0, value: row.1, isSet: reading.rows.contains(index),
        isWritten: reading.written.contains(index))
    }
  }

  /// The keys that all components share, in the order of their table.
  package var sharedKeys: [Key] {
    let look = reading.look
    return look.table.rows.enumerated().map { index, row in
      Key(
        description: row.description, value: row.value(look.look),
        isSet: look.rows.contains(index), isWritten: look.written.contains(index))
    }
  }

  /// The component's own keys that have other values when Swift sets some of them and lets the theme
  /// say the rest, as it does for views whose look the theme gives.
  ///
  /// - Parameter isWritten: Whether the ones that the document itself wrote are set, or all of them.
  package func keysStyledOtherwise(by theme: Theme, settingWritten isWritten: Bool) -> [String] {
    entry.parts.keysStyledOtherwise(
      content, isWritten ? reading.written : reading.rows, entry.schemeKind.flatMap { theme[$0] })
  }

  /// What is drawn instead of the components that should stand inside; nil where they do.
  package var textWithoutSubviews: String? {
    lacksSubviews ? "Add subviews to this \(typeName)" : nil
  }
}
