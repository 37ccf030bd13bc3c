internal import GalleyGeometry
internal import GalleyLayout

extension DocumentNode {
  /// A key of a component with its value.
  package struct Key {
    /// The description of the key.
    package let description: PropertyDescription
    /// The value after styles and the theme are applied; nil if it is missing.
    package let value: (any Sendable)?
    /// True if the document, a style or the theme has set it.
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

  /// The text that is drawn instead of the components that should be inside; nil if they are present.
  package var textWithoutSubviews: String? {
    lacksSubviews ? "Add subviews to this \(typeName)" : nil
  }
}

// The size of icons, which depends on what is around them.

extension DocumentNode {
  /// True if an icon in the place of the component's content has the size of its font, as in containers of
  /// several views; false if it fills the space that the component's look gives it.
  package func hugsIcons(within outer: Bool) -> Bool {
    var kinds = look.outerKinds
    if let limits = look.limits {
      kinds.append(.flexibleFrame(limits, alignment: look.alignment ?? .center))
    }
    return kinds.compactMap(\.hugsIcons).last ?? outer
  }

  /// True if icons among the components inside have the size of their font.
  package func hugsIconsInside(within outer: Bool) -> Bool {
    let passing = ["Background", "Overlay", "SafeAreaInset", "ViewThatFits"]
    return entry.subviews == .many && !passing.contains(typeName) || outer
  }
}
