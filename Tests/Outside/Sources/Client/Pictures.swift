public import Galley

/// Typical uses of the library, each in a few lines.
public enum Pictures {
  /// Galley's components and the badge.
  public static let catalog = ComponentCatalog.standard.adding(CountBadge())

  /// A theme with one colour changed.
  public static let theme = Theme.plain.setting(
    color: \.tint, to: Color(red: 0.36, green: 0.22, blue: 0.3))

  /// A scene to a PNG in one call.
  public static func badge() throws -> [UInt8] {
    try Renderer().png(Scene(CountBadge(count: 3), theme: theme))
  }

  /// A document from memory, with its findings.
  public static func document(_ text: String) -> (scene: Scene?, findings: [String]) {
    let source = SourceText(name: "memory.json", text: text)
    let loaded = DocumentLoader(theme: theme, catalog: catalog).load(source)
    return (
      loaded.document.map { Scene($0) }, loaded.diagnostics.map { $0.rendered(in: loaded.source) }
    )
  }

  /// Errors are distinguishable.
  public static func write(_ scene: Scene, to path: String) -> String {
    do throws(FontError) {
      let renderer = try Renderer()
      do throws(WritingError<FileError>) {
        let picture = try renderer.write(scene, to: path)
        return "\(picture.width) × \(picture.height)"
      } catch {
        switch error {
        case .drawing(let reason): return "cannot be drawn: \(reason)"
        case .sink(let reason): return "cannot be written: \(reason.path)"
        case .image(let reason): return "cannot be packed: \(reason)"
        }
      }
    } catch {
      return "a font cannot be read: \(error)"
    }
  }
}
