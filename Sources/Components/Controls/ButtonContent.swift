internal import GalleyDesign
internal import GalleyGeometry
internal import GalleyLayout

/// What stands inside a button's box: title and image beside one another, or both placed.
struct ButtonContent {
  let button: Button
  private let fontSize: Double
  private let imageHeight: Double

  init(button: Button, context: LayoutContext) {
    self.button = button
    fontSize = button.title.descriptor(in: context).size
    imageHeight =
      button.imageHeight?.points ?? button.size?.size.imageHeight
      ?? (fontSize * 1.2).rounded()
  }

  func build(in tree: inout LayoutTree.Builder, _ context: LayoutContext) {
    if button.imagePlace != nil || button.titlePlace != nil {
      return placed.build(in: &tree, context)
    }
    group.build(in: &tree, context)
  }

  private var title: Text {
    var title = button.title
    title.text = button.stateTitles[button.state] ?? title.text
    title.lines.lineLimit = title.lines.lineLimit ?? Count(1)
    return title
  }

  /// The image, or the indicator of a button that is loading.
  private var images: ComponentGroup {
    if button.state == .loading {
      var indicator = ActivityIndicator()
      indicator.size = Length(imageHeight)
      return ComponentGroup([indicator])
    }
    var image = button.image
    if let name = button.stateImages[button.state], image.isEmpty { image.takeName(name) }
    if image.isEmpty { return ComponentGroup() }
    image.template = image.template ?? button.tintsImage
    return ComponentGroup([image.frame(height: imageHeight)])
  }

  /// DNAKit's indicator begins 30 points before the title (DNA-19).
  private var gap: Double {
    if button.state == .loading { return max(30 - imageHeight, 4) }
    if let padding = button.imagePadding { return padding.points }
    return button.size == nil ? 8 : button.size?.size.imageInsets.trailing ?? 8
  }

  private var texts: ComponentGroup {
    let title = title
    return title.text.isEmpty ? ComponentGroup() : ComponentGroup([title])
  }

  private var group: any Component {
    let (images, texts) = (images, texts)
    switch button.imagePlacement {
    case .leading:
      return HStack(spacing: gap) {
        images
        texts
      }
    case .trailing:
      return HStack(spacing: gap) {
        texts
        images
      }
    case .top:
      return VStack(spacing: gap) {
        images
        texts
      }
    case .bottom:
      return VStack(spacing: gap) {
        texts
        images
      }
    }
  }

  private var placed: any Component {
    let places = [(images, button.imagePlace), (texts, button.titlePlace)]
    return ZStack {
      for (group, place) in places where !group.components.isEmpty {
        group.frame(
          maxWidth: .infinity, maxHeight: .infinity,
          alignment: (place ?? ItemPlace(4)).alignment.alignment)
      }
    }
  }
}
