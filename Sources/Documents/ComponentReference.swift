public import GalleyComponents

/// The reference of all components as Markdown tables, made from the descriptions that read them.
public struct ComponentReference {
  private let catalog: ComponentCatalog

  /// Makes the reference of a catalogue.
  public init(_ catalog: ComponentCatalog = .standard) { self.catalog = catalog }

  /// One section for each component, one for the shared keys, one for the canvas.
  public var markdown: String {
    var sections = catalog.entries.map(section)
    sections.append(
      section(
        "Every component", "The keys that all components take.", catalog.sharedProperties))
    sections.append(
      section(
        "canvas", "The picture around the components.", Canvas.properties.map(\.description)))
    return sections.joined(separator: "\n")
  }

  /// The section of one component with its own keys; empty for a type that there is not.
  public func markdown(of typeName: String) -> String {
    catalog.entries.first { $0.typeName == typeName }.map(section) ?? ""
  }

  private func section(_ entry: ComponentEntry) -> String {
    let inside = entry.subviews == .many ? " Takes subviews." : ""
    return section(entry.typeName, entry.summary + inside, entry.properties)
  }

  private func section(
    _ title: String, _ summary: String, _ properties: [PropertyDescription]
  ) -> String {
    var text = "## \(title)\n\n\(summary)\n"
    guard !properties.isEmpty else { return text }
    text += "\n| key | in | takes | default | meaning |\n|---|---|---|---|---|\n"
    for property in properties {
      let names = ([property.name] + property.otherNames).map { "`\($0)`" }
      let cells = [
        names.joined(separator: " "), property.place.rawValue, property.kind.phrase,
        property.defaultText, property.summary,
      ]
      text += "| " + cells.map(escaped).joined(separator: " | ") + " |\n"
    }
    return text
  }

  private func escaped(_ cell: String) -> String {
    String(cell.flatMap { $0 == "|" ? ["\\", "|"] : [$0] })
  }
}
