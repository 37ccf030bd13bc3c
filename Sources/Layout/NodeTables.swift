import GalleyGeometry

/// What nodes refer to by index because it is not plain numbers.
struct NodeTables: Sendable {
  var leaves: [any LeafLayout] = []
  var guides: [AlignmentGuide] = []
  var guideNumbers: [Int16] = []
  var customGuides: [Guide] = []
  var spacings: [SpacingPreferences] = []
  var scrolls: [ScrollStyle] = []
  var positions: [ViewPosition] = []
  var positionNames: [String?] = []
  var items: [LayoutItem] = []
  var linears: [LinearStyle] = []
  var grids: [GridStyle] = []
  var flows: [FlowStyle] = []
  var formRows: [FormRowStyle] = []
  var forms: [FormStyle] = []
  var lists: [ListStyle] = []
  var containers: [any ContainerLayout] = []

  /// The number of a guide; a custom one gets a number when it is first met.
  mutating func number(of guide: Guide) -> Int16 {
    switch guide {
    case .horizontal(.leading): return 0
    case .horizontal(.center): return 1
    case .horizontal(.trailing): return 2
    case .vertical(.top): return 3
    case .vertical(.center): return 4
    case .vertical(.bottom): return 5
    case .vertical(.firstTextBaseline): return 6
    case .vertical(.lastTextBaseline): return 7
    case .horizontal(.custom), .vertical(.custom):
      if let index = customGuides.firstIndex(of: guide) { return Int16(index) + 8 }
      guard customGuides.count < 32_000 else { return guide.isHorizontal ? 1 : 4 }
      customGuides.append(guide)
      return Int16(customGuides.count) + 7
    }
  }

  /// The number of a guide that is already known, or nil.
  func knownNumber(of guide: Guide) -> Int16? {
    switch guide {
    case .horizontal(.custom), .vertical(.custom):
      return customGuides.firstIndex(of: guide).map { Int16($0) + 8 }
    default:
      var copy = NodeTables()
      return copy.number(of: guide)
    }
  }

  /// The share of the length at which a guide lies by default.
  @inline(__always)
  func defaultShare(of guide: Int16) -> Double {
    switch guide {
    case 0, 3: 0
    case 1, 4: 0.5
    case 2, 5, 6, 7: 1
    default: customGuides[Int(guide) - 8].defaultShare
    }
  }

  mutating func append<T>(_ value: T, to list: WritableKeyPath<NodeTables, [T]>) -> Int32 {
    self[keyPath: list].append(value)
    return Int32(self[keyPath: list].count - 1)
  }
}
