import GalleyComponents
import GalleyGeometry
import GalleyParsing

// Marks of charts, whose lists of values reports put into one line.

extension ValueSyntax {
  /// Returns a mark as a document has it; nil for one with corners of its own or moved from its place, for which
  /// documents have no keys.
  func syntax(of mark: ChartMark) -> SyntaxValue? {
    guard mark.cornerRadius == nil, mark.offset == .zero else { return nil }
    func list(_ places: [ChartPosition]) -> SyntaxValue {
      .array(
        places.map { place in
          switch place {
          case .category(let name): .text(name)
          case .number(let number): .number(number)
          }
        })
    }
    var members: [(String, SyntaxValue)] = [("mark", .text(mark.kind.rawValue))]
    if !mark.name.isEmpty { members.append(("name", .text(mark.name))) }
    if !mark.x.isEmpty { members.append(("x", list(mark.x))) }
    if !mark.xEnd.isEmpty { members.append(("xEnd", list(mark.xEnd))) }
    if !mark.y.isEmpty || mark.x.isEmpty {
      members.append(("y", .array(mark.y.map { $0.map { .number($0) } ?? .null })))
    }
    if !mark.yStart.isEmpty {
      members.append(("yStart", .array(mark.yStart.map { .number($0) })))
    }
    if let color = mark.color { members.append(("color", Self.syntax(of: color))) }
    if mark.interpolation != .linear {
      members.append(("interpolation", .text(mark.interpolation.rawValue)))
    }
    if let width = mark.lineWidth { members.append(("lineWidth", .number(width))) }
    if !mark.dash.isEmpty { members.append(("dash", .array(mark.dash.map { .number($0) }))) }
    if mark.opacity != 1 { members.append(("opacity", .number(mark.opacity))) }
    if let symbol = mark.symbol { members.append(("symbol", .text(symbol.rawValue))) }
    if mark.symbolSize != 8 { members.append(("symbolSize", .number(mark.symbolSize))) }
    if !mark.label.isEmpty { members.append(("label", .text(mark.label))) }
    return .object(members)
  }
}
