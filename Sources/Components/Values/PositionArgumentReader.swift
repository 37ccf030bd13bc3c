internal import GalleyGeometry
internal import GalleyLayout
internal import GalleyParsing

/// Reads the arguments of named positions by the layout's own table of them.
enum PositionArgumentReader {
  static func kind(of kind: PositionArgument.Kind) -> PropertyKind {
    switch kind {
    case .number: .anyNumber
    case .identifier: .text
    case .size: numbers(sizeKeys)
    case .rect: numbers(rectKeys)
    case .insets: EdgeInsets.kind
    case .flag: .truth
    case .positions: .list(.position)
    }
  }

  private static let sizeKeys = ["width", "height"]
  private static let rectKeys = ["x", "y"] + sizeKeys

  private static func numbers(_ keys: [String]) -> PropertyKind {
    .either([.numbers(keys), .object(keys.map { PropertyPart($0, .anyNumber) })])
  }

  /// The value with its canonical text; nil after a complaint.
  ///
  /// - Parameter parts: Takes the positions that the value consists of.
  static func read(
    _ value: SyntaxValue, _ argument: PositionArgument, as name: String,
    _ parts: inout [PlaceValue], _ reader: inout ComponentReader
  ) -> (PositionValue, String)? {
    switch argument.kind {
    case .number:
      return Double.read(value, as: name, &reader).map { (.number($0), $0.plainText) }
    case .identifier:
      return String.read(value, as: name, &reader).map { (.identifier($0), $0) }
    case .flag:
      return Bool.read(value, as: name, &reader).map { (.flag($0), $0 ? "true" : "false") }
    case .insets:
      return EdgeInsets.read(value, as: name, &reader).map { (.insets($0), text($0)) }
    case .size:
      return numbers(value, sizeKeys, as: name, &reader).map {
        (.size(Size(width: $0[0], height: $0[1])), text($0))
      }
    case .rect:
      return numbers(value, rectKeys, as: name, &reader).map {
        (.rect(Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])), text($0))
      }
    case .positions: return positions(value, as: name, &parts, &reader)
    }
  }

  private static func text(_ numbers: [Double]) -> String {
    numbers.map(\.plainText).joined(separator: " ")
  }

  private static func text(_ edges: EdgeInsets) -> String {
    text([edges.top, edges.trailing, edges.bottom, edges.leading])
  }

  /// As many numbers as keys, as a list or as an object.
  private static func numbers(
    _ value: SyntaxValue, _ keys: [String], as name: String, _ reader: inout ComponentReader
  ) -> [Double]? {
    var values: [SyntaxValue?] = []
    switch value.kind {
    case .array(let elements) where elements.count == keys.count: values = elements
    case .object(let members):
      _ = PartReader(members, of: name, knowing: keys, &reader)
      values = keys.map { key in members.last { $0.key == key }?.value }
    default: break
    }
    let numbers = values.compactMap { value -> Double? in
      if case .number(let number)? = value?.kind { number.value } else { nil }
    }
    if numbers.count == keys.count { return numbers }
    return reader.mismatch(
      name, .form("a list or an object with \(keys.joined(separator: ", "))"), value)
  }

  private static func positions(
    _ value: SyntaxValue, as name: String, _ parts: inout [PlaceValue],
    _ reader: inout ComponentReader
  ) -> (PositionValue, String)? {
    guard case .array(let elements) = value.kind else {
      return reader.mismatch(name, .list(.form("positions")), value)
    }
    var read: [ViewPosition] = []
    for (index, element) in elements.enumerated() {
      guard let place = PlaceValue.read(element, as: "\(name).\(index)", &reader),
        case .position(let position) = place.place
      else { continue }
      read.append(position)
      parts.append(place)
    }
    return (.positions(read), "\(read.count) positions")
  }
}
