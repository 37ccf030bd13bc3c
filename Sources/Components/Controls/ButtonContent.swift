internal import GalleyDesign
internal import GalleyGeometry
internal import GalleyLayout

/// The content of a button's box: title and image beside one another, or both placed.
struct ButtonContent {
  let button: Button
  private let fontSize: Double
  private let imageHeight: Double
  /// True for the platform's kinds at accessibility sizes, where the title continues in further lines, as those of
  /// `UIButton.Configuration` do; in a place of a box it shrinks.
  private let isLarge: Bool
  private let isSegment: Bool
  /// The width of a symbol, which no scale of the canvas changes.
  private let symbolWidth: (Image) -> Double?
  /// The share of its size to which the title of a segment may shrink: not below its size at the usual text size.
  private let segmentScale: Double
  private var isPlaced: Bool { button.imagePlace != nil || button.titlePlace != nil }

  init(button: Button, context: EnvironmentValues) {
    self.button = button
    isLarge = context.textSize.isAccessibility && !button.kind.isDNA
    isSegment = context.isSegment
    segmentScale = 1 / context.grown(1)
    symbolWidth = { $0.symbolWidth(in: context) }
    fontSize = button.title.descriptor(in: context).size
    let usual = button.ownSize.map {
      button.title.fontScaling == nil ? $0.imageHeight : context.grown($0.imageHeight)
    }
    imageHeight = button.imageHeight ?? usual ?? (fontSize * 1.2).rounded()
  }

  func build(in tree: inout LayoutTree.Builder, _ context: EnvironmentValues) {
    if isPlaced { return placed.appendNode(to: &tree, context) }
    group.appendNode(to: &tree, context)
  }

  private var title: Text {
    var title = button.title
    title.text = button.stateTitles[button.state] ?? title.text
    title.lines.ownLimit = isLarge && !isSegment ? nil : 1
    title.lines.keepsWords = true
    if isSegment, segmentScale < 1, title.lines.minimumScaleFactor == nil {
      title.lines.minimumScaleFactor = segmentScale
    }
    if isPlaced, isLarge, title.lines.minimumScaleFactor == nil {
      (title.lines.ownLimit, title.lines.minimumScaleFactor) = (1, 0.5)
    }
    return title
  }

  /// The image, or the indicator of a button that is loading.
  private var image: AnyView? {
    if button.state == .loading {
      var indicator = ActivityIndicator()
      indicator.size = imageHeight
      return AnyView(indicator)
    }
    var image = button.image
    if let name = button.stateImages[button.state], image.isEmpty { image.takeName(name) }
    if image.isEmpty { return nil }
    image.template = image.template ?? button.tintsImage
    image.fontWeight = image.fontWeight ?? button.title.fontWeight
    image = image.icon(beside: imageHeight)
    // A symbol has its own width beside the title, as in a `Label`; where its height is given it has a square.
    let isSquare = button.imageHeight != nil || button.ownSize != nil
    let width = isSquare ? imageHeight : symbolWidth(image)
    return AnyView(image.frame(width: image.isSymbol ? width : nil, height: imageHeight))
  }

  /// DNAKit's indicator begins 30 points before the title (DNA-19).
  private var gap: Double {
    if button.state == .loading { return max(30 - imageHeight, 4) }
    if let padding = button.imagePadding { return padding }
    return button.ownSize?.imageInsets.trailing ?? 8
  }

  private var line: AnyView? {
    // A larger segment has no room for a wheel and words, so that the wheel takes the place of the words.
    if isSegment, segmentScale < 1, button.state == .loading { return nil }
    if let view = button.labelView {
      var look = button.title
      look.text = ""
      return Wording("", or: view).text { _ in look }
    }
    let title = title
    return title.text.isEmpty ? nil : AnyView(title)
  }

  private var group: any View {
    let (image, line) = (image, line)
    switch button.imagePlacement {
    case .leading:
      return HStack(spacing: gap) {
        image
        line
      }
    case .trailing:
      return HStack(spacing: gap) {
        line
        image
      }
    case .top:
      return VStack(spacing: gap) {
        image
        line
      }
    case .bottom:
      return VStack(spacing: gap) {
        line
        image
      }
    }
  }

  private var placed: any View {
    let places = [(image, button.imagePlace), (line, button.titlePlace)]
    return ZStack {
      for case (let view?, let place) in places {
        view.frame(
          maxWidth: .infinity, maxHeight: .infinity,
          alignment: (place ?? ItemPlace(4)).alignment)
      }
    }
  }
}
