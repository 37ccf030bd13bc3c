import GalleyGeometry

/// The place of a node's parameters in the table of their type.
struct Row<Value> {
  var index: Int32
}

/// The parameters of one kind of nodes, in the order of the nodes.
struct Table<Value> {
  private(set) var values: [Value] = []

  @inline(__always)
  subscript(row: Row<Value>) -> Value { values[Int(row.index)] }

  mutating func append(_ value: Value) -> Row<Value> {
    values.append(value)
    return Row(index: Int32(values.count - 1))
  }
}

extension Table: Sendable where Value: Sendable {}

/// The parameters of all nodes.
struct NodeTables: Sendable {
  var sizes = Table<Size>()
  var texts = Table<FixedText>()
  var clamps = Table<ClampLengths>()
  var areas = Table<ConstantArea>()
  /// Lengths and spacings of kinds that have no more; NaN is nil.
  var lengths = Table<Double>()
  var leaves = Table<any LeafLayout>()
  var frames = Table<FrameLengths>()
  var flexibleFrames = Table<FlexibleLengths>()
  var insets = Table<EdgeInsets>()
  var ratios = Table<AspectRatio>()
  var points = Table<Point>()
  var guides = Table<NumberedGuide>()
  var spacings = Table<SpacingPreferences>()
  var constraints = Table<ConstrainedLengths>()
  var scrolls = Table<ScrollStyle>()
  var positions = Table<NamedPosition>()
  var items = Table<LayoutItem>()
  var bars = Table<SafeAreaBar>()
  var linears = Table<LinearStyle>()
  var grids = Table<GridStyle>()
  var flows = Table<FlowStyle>()
  var formRows = Table<FormRowStyle>()
  var forms = Table<FormStyle>()
  var lists = Table<ListStyle>()
  var containers = Table<any ContainerLayout>()
  /// The guides from `GuideNumber.custom` on.
  var customGuides: [Guide] = []
  /// The number of `firstLineCenter`, which texts define without a modifier; none until it is met.
  private(set) var firstLineCenter = Int16.max

  /// The number of a guide; a custom one gets a number when it is first met.
  mutating func number(of guide: Guide) -> Int16 {
    if let known = knownNumber(of: guide) { return known }
    guard customGuides.count < 32_000 else {
      return guide.isHorizontal ? GuideNumber.horizontalCenter : GuideNumber.verticalCenter
    }
    customGuides.append(guide)
    let number = GuideNumber.custom + Int16(customGuides.count - 1)
    if guide == .vertical(.firstLineCenter) { firstLineCenter = number }
    return number
  }

  /// The number of a guide that is already known, or nil.
  func knownNumber(of guide: Guide) -> Int16? {
    switch guide {
    case .horizontal(.leading): GuideNumber.leading
    case .horizontal(.center): GuideNumber.horizontalCenter
    case .horizontal(.trailing): GuideNumber.trailing
    case .vertical(.top): GuideNumber.top
    case .vertical(.center): GuideNumber.verticalCenter
    case .vertical(.bottom): GuideNumber.bottom
    case .vertical(.firstTextBaseline): GuideNumber.firstTextBaseline
    case .vertical(.lastTextBaseline): GuideNumber.lastTextBaseline
    case .horizontal(.custom), .vertical(.custom):
      customGuides.firstIndex(of: guide).map { GuideNumber.custom + Int16($0) }
    }
  }

  /// Returns the built-in guide at whose place a custom one is in views that do not define it; for a built-in
  /// one, itself.
  func base(of guide: Int16) -> Int16 {
    guard guide >= GuideNumber.custom else { return guide }
    let custom = customGuides[Int(guide - GuideNumber.custom)]
    let first = custom.isHorizontal ? GuideNumber.leading : GuideNumber.top
    return first + Int16(custom.defaultShare * 2)
  }

  /// Returns the guides whose definition in a view decides the position of a guide in it.
  @inline(__always)
  func mask(of guide: Int16) -> UInt16 {
    guard guide >= GuideNumber.custom else { return GuideNumber.bit(guide) }
    return definitions(of: guide) | GuideNumber.bit(base(of: guide))
  }

  /// Returns the guides with one of which a view defines a guide: a text with a baseline has a first line, too.
  @inline(__always)
  func definitions(of guide: Int16) -> UInt16 {
    guard guide == firstLineCenter else { return GuideNumber.bit(guide) }
    return GuideNumber.bit(guide) | GuideNumber.bit(GuideNumber.firstTextBaseline)
  }

  /// Returns the share of the length at which a guide is by default.
  @inline(__always)
  func defaultShare(of guide: Int16) -> Double {
    switch guide {
    case GuideNumber.leading, GuideNumber.top: 0
    case GuideNumber.horizontalCenter, GuideNumber.verticalCenter: 0.5
    case GuideNumber.trailing...GuideNumber.lastTextBaseline: 1
    default: customGuides[Int(guide - GuideNumber.custom)].defaultShare
    }
  }
}
