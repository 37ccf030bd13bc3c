public import GalleyDesign
internal import GalleyGeometry
package import GalleyLayout

/// An icon and a title after it, 8 points apart; the icon is in the middle of the title's first line.
///
/// An icon has its own room: the title begins 8 points after 22.5 of `wifi` (iamcgn/swiftui-web at 33be5002,
/// Fixtures/Goldens/ios/label/basic, on iOS 26.0), and in a button after 15 of `play.fill` and 18 of `stop.fill`
/// (emarashliev/real-time-price-tracker-app at 7fd99edf, controlButtonStart and controlButtonStop, recorded on iOS 26.1).
public struct Label: Sendable {
  /// The title with its font.
  public var title = Text()
  /// The name of an icon: of SF Symbols.
  public var systemImage: String?
  /// The view in place of the title.
  package var titleView: AnyView?
  /// The view in place of the icon.
  package var iconView: AnyView?
  /// The side of the square that the icon fills, in points; nil is the symbol's own room in the title's font.
  public var iconSize: Double?

  /// Makes a label.
  public init(_ title: String = "", systemImage: String? = nil) {
    self.title.text = title
    self.systemImage = systemImage
  }

  // Reading

  /// The sentence about `"type": "Label"` in the reference, the schema and editors.
  public static let summary = "An icon and a title after it."
  /// The theme's scheme for labels.
  public static let schemeKind: SchemeKind? = .labels
  /// The keys of `"type": "Label"` besides those that all views share.
  public static let properties: [Property<Label>] =
    [
      Property(
        "title", \.title.text, as: .displayText, in: .values, default: "none", "The title.",
        or: ["text"]),
      Property(
        "systemIconName", \.systemImage, in: .values, default: "none", "The name of an icon."),
      Property(
        "iconSize", \.iconSize, as: .length, default: "the icon's own size beside the title",
        "The side of the square that the icon fills, in points."),
    ] + Text.lookProperties.map { $0.moved(to: \.title) }

  /// Takes the font.
  public static func adopt(_ scheme: Scheme, into label: inout StyleAdoption<Label>) {
    TextAdoption(\Label.title).adopt(scheme, into: &label)
  }

  /// Reports an icon that does not exist.
  public mutating func finish(reading reader: inout ComponentReader, at place: ComponentPlace) {
    if let systemImage { reader.checkIcon(systemImage, at: place.range(of: "systemIconName")) }
  }

  func composition(in environment: EnvironmentValues) -> some View {
    let size = title.descriptor(in: environment).size
    let side = iconSize ?? (size * 1.2).rounded()
    // The icon is in the line like a letter, so the title alone decides on distances to texts.
    let line = LeafSpacing.symbol(belowBaseline: side / 5).preferences
    let column = environment.iconColumn(fontSize: size)
    let box = iconSize ?? (side * 1.3).rounded()
    return HStack(alignment: .firstLineCenter, spacing: column == nil ? 8 : 16) {
      if let iconView {
        if let column {
          iconView.frame(width: column).spacing(line)
        } else if let iconSize {
          iconView.icon(side: iconSize).spacing(line)
        } else {
          iconView.environment(\.isPart, false).spacing(line)
        }
      } else if let systemImage {
        if let column {
          Image(systemName: systemImage).frame(width: box, height: box).frame(width: column)
            .spacing(line)
        } else if let iconSize {
          Image(systemName: systemImage).frame(width: iconSize, height: iconSize).spacing(line)
        } else {
          symbol(systemImage, in: environment).spacing(line)
        }
      }
      if let titleView { titleView.environment(\.isPart, false) } else { title }
    }
  }

  /// The symbol in the title's font, as wide as its own box.
  ///
  /// The ink of `checklist` is 13.1 points wide at 12 (nikhilc523/Journal at 30a1b769, fewEntries.Timeline-few, recorded on
  /// iOS 26).
  private func symbol(_ name: String, in environment: EnvironmentValues) -> Image {
    let font = title.descriptor(in: environment)
    var image = Image(systemName: name).font(size: font.size, weight: font.weight)
    image.contentMode = .original
    return image
  }
}

extension EnvironmentValues {
  /// True for a label in a row of a list, whose icon is large and in the middle of a column, 16 points from the title.
  package var hasIconColumn: Bool {
    isGlassRow || listPresentation != nil && rowInsets != nil
  }

  /// The width of that column for a title of so many points; nil for other labels.
  ///
  /// Recorded on iOS 26: 24 points. Recorded on iOS 17.4 at 16 points: twelve icons in the middle of 26.67, and titles 42.67
  /// from the row's content (suguruTakahashi-1234/fia-practical-sample at 19976cb6, SFSymbolsListView).
  fileprivate func iconColumn(fontSize: Double) -> Double? {
    guard hasIconColumn else { return nil }
    return isGlassRow ? 24 : grid.snapped(fontSize * 5 / 3)
  }
}

extension Label: ComposedView {}
