public import GalleyDesign
internal import GalleyGeometry
public import GalleyLayout

/// A picture that may not be available yet, or not at all: an indicator while it is loading, a sign if it is
/// missing or has failed, in the middle of a grey background (DNA-36). It takes all the space it is offered.
public struct ImageView: Sendable {
  /// The picture or icon.
  public var image = Image()
  /// The state to show; nil shows the content if there is a picture, else loading.
  public var show: ContentState?

  /// Makes a view of an icon, or of no picture yet.
  public init(systemImage: String? = nil, show: ContentState? = nil) {
    if let systemImage { image = Image(systemName: systemImage) }
    self.show = show
  }

  // Reading

  /// The sentence about `"type": "ImageView"` in the reference, the schema and editors.
  public static let summary = "A picture, or what stands for it while there is none."
  /// The theme's name for pictures.
  public static let schemeKind: SchemeKind? = "images"
  /// The keys of `"type": "ImageView"` besides those that all views share.
  public static let properties: [Property<ImageView>] =
    Image.sources.map { $0.moved(to: \.image) } + [
      Property(
        "contentMode", \.image.contentMode, default: "fit", "How the picture stands in its room.",
        or: ["scaleMode"]),
      Property(
        "show", \.show, default: "content with a picture, else loading", "What is shown.",
        or: ["state"]),
    ]

  /// Finds the image.
  public mutating func finish(reading reader: inout ComponentReader, at place: ComponentPlace) {
    image.finish(reading: &reader, at: place)
  }

  func composition(in environment: EnvironmentValues) -> some View {
    let shown = show ?? (image.isEmpty ? .loading : .content)
    return ZStack {
      switch shown {
      case .content:
        // The view is the room of its icon, too.
        image.modifier(EnvironmentModifier { $0.hugsIcons = false })
      case .loading: ActivityIndicator(size: 20)
      case .empty: sign("photo", in: environment)
      case .error: sign("exclamationmark.triangle", in: environment)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(shown == .content ? .clear : .system(.tertiaryFill))
  }

  private func sign(_ name: String, in environment: EnvironmentValues) -> some View {
    // It grows with the text size to the room of the view.
    let side = environment.grown(24)
    return Image(systemName: name).modifier(EnvironmentModifier { $0.hugsIcons = false })
      .frame(maxWidth: side, maxHeight: side).foregroundColor(.system(.secondaryLabel))
  }
}

extension ImageView: ComposedView {
  /// An image.
  public var accessibilityTraits: AccessibilityTraits { .isImage }
}
