import GalleyComponents
import GalleyDesign
import GalleyGeometry
public import GalleyLayout
public import GalleyPainting
public import GalleyText

extension Scene {
  /// Everything that varies while components become frames.
  public func context(_ typesetter: Typesetter) -> EnvironmentValues {
    var theme = theme
    if theme.system != canvas.system { theme.system = canvas.system }
    var environment = EnvironmentValues(
      appearance: canvas.appearance, contrast: canvas.contrast, direction: canvas.direction,
      locale: canvas.locale, grid: canvas.grid, textSize: canvas.textSize,
      boldText: canvas.boldText, theme: theme, typesetter: typesetter)
    environment.coveredTop = canvas.safeArea.top
    environment.coveredBottom = canvas.safeArea.bottom
    // Only a frame of its own changes the size of an icon; the size of the canvas does not.
    environment.hugsIcons = true
    return environment
  }

  /// The arena of nodes; text is shaped here.
  public func tree(_ context: EnvironmentValues) -> LayoutTree {
    LayoutTree(AnyView(erasing: root), context)
  }

  /// The arena, of which the scene keeps nothing but the canvas: the components of a long document
  /// need not stay in memory once their nodes are there.
  package mutating func takeTree(_ context: EnvironmentValues) -> LayoutTree {
    let tree = tree(context)
    root = EmptyView()
    return tree
  }

  /// The frames. Along an axis that the canvas leaves open, the picture is as long as the root and
  /// the safe area; along the others the root is centred in the safe area. A navigation bar at the top
  /// of a phone's screen moves the safe area to where the platform has it then.
  public func layout(_ tree: LayoutTree) -> LayoutResult {
    let barTop = Device.navigationBarTop(under: canvas.safeArea.top)
    if tree.hasNavigationBar, barTop != canvas.safeArea.top {
      var safeArea = canvas.safeArea
      safeArea.top = barTop
      // The position of a bar is known once everything above it has been measured: a screen with a bar
      // elsewhere is laid out once more, others are not.
      let result = layout(tree, in: safeArea)
      if result.hasNavigationBar(at: barTop) { return result }
    }
    return layout(tree, in: canvas.safeArea)
  }

  private func layout(_ tree: LayoutTree, in safeArea: EdgeInsets) -> LayoutResult {
    var options = LayoutOptions()
    options.safeArea = safeArea
    return tree.layout(
      ProposedSize(width: canvas.width, height: canvas.height), options: options)
  }

  /// The display list of a layout.
  public func display(_ layout: LayoutResult) -> DisplayList { layout.painted() }
}
