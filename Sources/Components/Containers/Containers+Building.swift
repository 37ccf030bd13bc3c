internal import GalleyGeometry
public import GalleyLayout

// The containers that documents know, written in Swift with their children in braces. Alignments
// and styles are set as properties: `var grid = Grid(…) { … }; grid.contentAlignment = …`.

extension List: Component {
  /// Makes a list with a row for every component in the braces.
  public init(@ComponentBuilder content: () -> ComponentGroup) {
    self.init()
    self.content = content()
  }

  /// Appends the list.
  public func build(in tree: inout LayoutTree.Builder, _ context: LayoutContext) {
    arrange(content.components, in: &tree, context)
  }
}

extension ScrollView: Component {
  /// Makes a view that scrolls along axes.
  public init(
    _ axis: ScrollAxisName = .vertical, @ComponentBuilder content: () -> ComponentGroup
  ) {
    self.init()
    self.axis = axis
    self.content = content()
  }

  /// Appends the view.
  public func build(in tree: inout LayoutTree.Builder, _ context: LayoutContext) {
    arrange(content.components, in: &tree, context)
  }
}

extension Grid: Component {
  /// Makes a grid of tracks.
  public init(
    _ tracks: [GridStyle.Track], trackSpacing: Double = 8, lineSpacing: Double = 8,
    @ComponentBuilder content: () -> ComponentGroup
  ) {
    self.init()
    self.tracks = PropertyList(tracks.map { TrackValue($0) })
    self.trackSpacing = Length(trackSpacing)
    self.lineSpacing = Length(lineSpacing)
    self.content = content()
  }

  /// Appends the grid.
  public func build(in tree: inout LayoutTree.Builder, _ context: LayoutContext) {
    arrange(content.components, in: &tree, context)
  }
}

extension Flow: Component {
  /// Makes lines that wrap.
  public init(
    spacing: Double = 8, lineSpacing: Double = 8, @ComponentBuilder content: () -> ComponentGroup
  ) {
    self.init()
    self.spacing = Length(spacing)
    self.lineSpacing = Length(lineSpacing)
    self.content = content()
  }

  /// Appends the lines.
  public func build(in tree: inout LayoutTree.Builder, _ context: LayoutContext) {
    arrange(content.components, in: &tree, context)
  }
}

extension Form: Component {
  /// Makes a form of rows.
  public init(gap: Double = 5, @ComponentBuilder content: () -> ComponentGroup) {
    self.init()
    self.gap = Length(gap)
    self.content = content()
  }

  /// Appends the form.
  public func build(in tree: inout LayoutTree.Builder, _ context: LayoutContext) {
    arrange(content.components, in: &tree, context)
  }
}

extension FormRow: Component {
  /// Makes a row of elements of relative widths.
  public init(
    _ rule: FormRuleName = .measured, gap: Double = 5,
    @ComponentBuilder content: () -> ComponentGroup
  ) {
    self.init()
    self.rule = rule
    self.gap = Length(gap)
    self.content = content()
  }

  /// Appends the row.
  public func build(in tree: inout LayoutTree.Builder, _ context: LayoutContext) {
    arrange(content.components, in: &tree, context)
  }
}

extension LinearStack: Component {
  /// Makes a row or column with UIStackView's distributions.
  public init(
    _ axis: AxisName, distribution: DistributionName = .fill,
    alignment: CrossAlignmentName = .fill, spacing: Double = 0,
    @ComponentBuilder content: () -> ComponentGroup
  ) {
    self.init()
    self.axis = axis
    self.distribution = distribution
    crossAlignment = alignment
    self.spacing = Length(spacing)
    self.content = content()
  }

  /// Appends the stack.
  public func build(in tree: inout LayoutTree.Builder, _ context: LayoutContext) {
    arrange(content.components, in: &tree, context)
  }
}

extension Positions: Component {
  /// Makes a container whose children are placed by their positions, in order (W3W-24).
  public init(@ComponentBuilder content: () -> ComponentGroup) {
    self.init()
    self.content = content()
  }

  /// Appends the container.
  public func build(in tree: inout LayoutTree.Builder, _ context: LayoutContext) {
    arrange(content.components, in: &tree, context)
  }
}
