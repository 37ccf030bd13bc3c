package import GalleyDesign
public import GalleyParsing

/// A style as it stands in a sheet: references are names still.
public struct StyleDeclaration: Hashable, Sendable {
  /// The name.
  public var name: String
  /// The position of the name.
  public var nameRange: SourceRange
  /// The name of the style it inherits from, with its place.
  package var parent: SheetReference?
  /// The properties it sets itself, ordered by property; one entry each.
  public var assignments: [StyleAssignment] = []
  /// True if it has placeholder attributes of its own, which replace the parent's as a whole.
  public var replacesPlaceholder = false

  /// Makes a style that sets nothing.
  public init(name: String, at nameRange: SourceRange) {
    self.name = name
    self.nameRange = nameRange
  }

  /// Sets a property, in the place of an earlier value.
  mutating func set(_ assignment: StyleAssignment) {
    // Most sheets write the properties in the order of the table, or nearly so.
    guard let last = assignments.last, last.property >= assignment.property else {
      return assignments.append(assignment)
    }
    let place = assignments.firstIndex { $0.property >= assignment.property }
    guard let place else { return assignments.append(assignment) }
    if assignments[place].property == assignment.property {
      assignments[place] = assignment
    } else {
      assignments.insert(assignment, at: place)
    }
  }
}

/// One property set in a sheet.
public struct StyleAssignment: Hashable, Sendable {
  /// The property, by its index in ``StyleProperty/all``.
  public var property: Int
  /// The value.
  package var value: SheetValue
  /// The position of the value.
  public var range: SourceRange
}

/// A value as a sheet writes it.
package enum SheetValue: Hashable, Sendable {
  /// A value that needs no resolving.
  case plain(StyleValue)
  /// The name of a colour or a dimension, or a hexadecimal colour.
  case reference(String)
}

/// A name that refers to something, with its place.
package struct SheetReference: Hashable, Sendable {
  /// The name.
  package var name: String
  /// Where it stands.
  package var range: SourceRange

  /// Makes a reference.
  package init(_ name: String, at range: SourceRange) {
    self.name = name
    self.range = range
  }
}

/// A named colour or dimension of a sheet.
package struct SheetEntry<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The name.
  package var name: String
  /// The position of the name.
  package var nameRange: SourceRange
  /// The value.
  package var value: Value
}

/// A colour as a sheet writes it.
package enum SheetColor: Hashable, Sendable {
  /// The same in every appearance.
  case single(SheetPaint)
  /// One for each appearance; an extension to the original format.
  case adaptive(light: SheetPaint, dark: SheetPaint)

  /// The parts.
  var paints: [SheetPaint] {
    switch self {
    case .single(let paint): [paint]
    case .adaptive(let light, let dark): [light, dark]
    }
  }
}

/// One colour value of a sheet.
package enum SheetPaint: Hashable, Sendable {
  /// A hexadecimal colour.
  case literal(RGBAColor)
  /// The name of another colour.
  case reference(SheetReference)
}

/// A dimension as a sheet writes it.
package enum SheetDimension: Hashable, Sendable {
  /// A number, in points.
  case literal(Double)
  /// The name of another dimension.
  case reference(SheetReference)
}
