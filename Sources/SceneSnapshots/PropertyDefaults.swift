import GalleyComponents
import GalleySnapshots

/// The values of properties that count while they are not written, as components declare them.
struct PropertyDefaults: Sendable {
  private let shared: [String: String]
  private let own: [String: [String: String]]

  init(_ catalog: ComponentCatalog) {
    func texts(_ properties: [PropertyDescription]) -> [String: String] {
      properties.reduce(into: [:]) { texts, property in
        if !property.defaultText.isEmpty { texts[property.name] = property.defaultText }
      }
    }
    shared = texts(catalog.sharedProperties)
    own = catalog.entries.reduce(into: [:]) { $0[$1.typeName] = texts($1.properties) }
  }

  /// Returns true if the value of a property is its default. Text that describes a default, instead of being
  /// one, is not a value that a property could have.
  func contains(_ type: String, _ property: SceneProperty) -> Bool {
    (own[type]?[property.name] ?? shared[property.name]) == property.value
  }
}
