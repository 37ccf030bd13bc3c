public import GalleyDesign
internal import GalleyGeometry
public import GalleyLayout
internal import GalleyText

/// A view in place of missing content: an icon of 48 points, a title, a description, and the actions below,
/// in the middle of all the space.
public struct ContentUnavailableView<Content: View>: Sendable {
  /// The title of the missing content.
  public var title: String
  /// The name of an icon; none when empty.
  public var systemImage: String
  /// More about it; nothing when empty.
  public var message: String
  /// The actions.
  public var content: Content

  /// Makes a view with what can be done in the braces.
  public init(
    _ title: String = "", systemImage: String = "", description: String = "",
    @ViewBuilder content: () -> Content
  ) {
    (self.title, self.systemImage, self.message) = (title, systemImage, description)
    self.content = content()
  }
}

extension ContentUnavailableView: StyledView, ContainerView {
  /// The sentence about `"type": "ContentUnavailableView"` in the reference, the schema and editors.
  public static var summary: String { "What stands in the place of content that is not there." }
  /// The theme's scheme for labels.
  public static var schemeKind: SchemeKind? { .labels }
  /// The view's own keys.
  public static var properties: [Property<ContentUnavailableView>] {
    [
      Property(
        "title", \.title, as: .displayText, in: .values, default: "none", "What is not there.",
        or: ["text", "label"]),
      Property(
        "systemIconName", \.systemImage, in: .values, default: "none", "The name of an icon."),
      Property(
        "message", \.message, as: .displayText, in: .values, default: "none", "More about it.",
        or: ["description", "detail"]),
    ]
  }

  /// Reports an icon that does not exist.
  public mutating func finish(reading reader: inout ComponentReader, at place: ComponentPlace) {
    if !systemImage.isEmpty { reader.checkIcon(systemImage, at: place.range(of: "systemIconName")) }
  }

  /// Appends the column.
  public func build(
    _ look: Modifiers, in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues
  ) {
    UnavailableColumn {
      VStack(spacing: UnavailableColumn<EmptyView>.spacing) {
        if !systemImage.isEmpty {
          Image(systemName: systemImage)
            .font(size: UnavailableColumn<EmptyView>.iconSize(at: environment.textSize))
            .foregroundColor(.system(.secondaryLabel))
        }
        if !title.isEmpty {
          Text(title).font(.title2).fontWeight(.bold).multilineTextAlignment(.center)
        }
      }
      .padding(.bottom, UnavailableColumn<EmptyView>.gapBelowTitle)
      if !message.isEmpty {
        Text(message).font(.subheadline).multilineTextAlignment(.center)
          .foregroundColor(.system(.secondaryLabel))
          .padding(.bottom, UnavailableColumn<EmptyView>.gapBelowMessage)
      }
      VStack(spacing: UnavailableColumn<EmptyView>.actionSpacing) { content }
    }
    .appendNode(to: &tree, environment)
  }
}

/// A column in the middle of all the space, for a message that something is missing.
///
/// The distances were recorded on iOS 26 at size M in seven pictures with and without a message and a button
/// (stotic-dev/homete_iOS at bad5845a, HouseworkBoardEmptyView); the room below the title and the message remains where nothing
/// follows.
package struct UnavailableColumn<Content: View>: Sendable {
  /// The gap between the icon and the title, in points.
  package static var spacing: Double { 14 }
  /// The room below the title, in points.
  package static var gapBelowTitle: Double { 4 }
  /// The room below the message, in points.
  package static var gapBelowMessage: Double { 20 }
  /// The gap between actions, in points.
  package static var actionSpacing: Double { 12 }
  /// The size of the icon's font, in points: 48, as much larger as the lines of the title are. At accessibility size 3 a
  /// triangle of 91.1 points is that of a font of 89 (knight6700/GMovies at 5f7b0231, test_errorStyle_accessibilityXL,
  /// recorded on iOS 26).
  package static func iconSize(at textSize: TextSize) -> Double {
    48 * textSize.growth(of: .title2)
  }

  let content: Content
  package init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension UnavailableColumn: PrimitiveView {
  package func build(in tree: inout LayoutTree.Builder, _ environment: EnvironmentValues) {
    VStack(spacing: 0) { content }
      .padding(16).frame(maxWidth: .infinity, maxHeight: .infinity)
      .appendNode(to: &tree, environment)
  }
}
