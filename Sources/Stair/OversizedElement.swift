internal import GalleyGeometry
public import GalleyLayout
public import GalleyParsing
public import GalleyRendering

extension RenderingError {
  /// Returns the place at which a document requests more than a picture may cost. A canvas that is too large
  /// is attributed to the innermost component that is as large as that by itself, at the length that
  /// specifies it, if there is one; the cost of one component's drawing is placed at that component, and the
  /// cost of all together at the document's beginning.
  ///
  /// - Parameters:
  ///   - source: The document.
  ///   - layout: Its frames; nil when it was not laid out.
  /// - Returns: The place, or nil for other errors and if the canvas itself was requested too large.
  public func place(in source: SourceText, of layout: LayoutResult? = nil) -> SourceRange? {
    place(in: DocumentSyntax(source), of: layout)
  }

  /// The same for a text whose syntax may be known.
  package func place(in syntax: DocumentSyntax, of layout: LayoutResult? = nil) -> SourceRange? {
    let (axis, pixels): (Axis, Double)
    switch self {
    case .canvasTooLarge(let width, let height, let limit, let allowed):
      axis = limit == .maximumWidth || width > height ? .horizontal : .vertical
      let isArea = limit == .maximumBitmapPixels || limit == .maximumPixels
      let bound = isArea ? .infinity : Double(allowed)
      pixels = min(bound, axis == .horizontal ? width : height)
    case .bitmapTooLarge(let width, let height, _):
      (axis, pixels) = width > height ? (.horizontal, Double(width)) : (.vertical, Double(height))
    case .tooManyElements: return syntax.value?.opening
    case .outOfTime, .outOfMemory, .tooManyDashes, .nonFiniteCoordinate, .unbalancedScope:
      let elements = layout?.tree.elements ?? []
      let offset = owner.flatMap { elements.indices.contains($0) ? elements[$0].sourceOffset : nil }
      return (offset.flatMap { syntax.value?.object(at: $0) } ?? syntax.value)?.opening
    default: return nil
    }
    guard let layout else { return nil }
    let length = pixels / layout.tree.grid.scale / 2
    guard let element = layout.innermostElement(longerThan: length, along: axis),
      let offset = layout.tree.elements[element].sourceOffset,
      let component = syntax.value?.object(at: offset)
    else { return nil }
    return component.place(ofLengthFrom: length, along: axis) ?? component.opening
  }
}

extension LayoutResult {
  fileprivate func innermostElement(longerThan length: Double, along axis: Axis) -> Int? {
    tree.elements.indices.last { element in
      guard let frame = frame(ofElement: element) else { return false }
      return (axis == .horizontal ? frame.width : frame.height) > length
    }
  }
}

extension SyntaxValue {
  /// The first of a component's lengths along an axis that is at least as large.
  fileprivate func place(ofLengthFrom least: Double, along axis: Axis) -> SourceRange? {
    guard case .object(let members) = kind,
      case .object(let keys)? = members.last(where: { $0.key == "properties" })?.value.kind
    else { return nil }
    let word = axis == .horizontal ? "width" : "height"
    return keys.first { key in
      guard case .number(let number) = key.value.kind else { return false }
      return key.key.lowercased().hasSuffix(word) && number.value >= least
    }?.value.range
  }
}
