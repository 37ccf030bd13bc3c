public import GalleyGeometry
public import GalleyLayout

/// An axis by name.
public enum AxisName: String, PropertyChoice, Hashable {
  case horizontal, vertical

  /// The axis.
  public var axis: Axis { self == .horizontal ? .horizontal : .vertical }
}

/// The axes that scroll, by name.
public enum ScrollAxisName: String, PropertyChoice, Hashable {
  case vertical, horizontal, both
}

/// An edge by name.
public enum EdgeName: String, PropertyChoice, Hashable {
  case top, leading, bottom, trailing

  /// The edge.
  public var edge: Edge { Edge(rawValue: rawValue) ?? .bottom }
}

/// A distribution of a linear container, by name.
public enum DistributionName: String, PropertyChoice, Hashable {
  case fill, fillEqually, fillProportionally, fillProportionallyExact, equalSpacing
  case equalCentering, start, center, end, spaceBetween, spaceAround, spaceEvenly
  case flexProportionally, flexUniformly

  /// The distribution.
  public var distribution: LinearStyle.Distribution {
    LinearStyle.Distribution(rawValue: rawValue) ?? .fill
  }
}

/// Where children of a linear container sit across its axis, by name.
public enum CrossAlignmentName: String, PropertyChoice, Hashable {
  case fill, leading, center, trailing, firstBaseline, lastBaseline

  /// UIStackView's names for a row.
  public static var otherSpellings: [String: CrossAlignmentName] {
    [
      "top": .leading, "bottom": .trailing, "firstTextBaseline": .firstBaseline,
      "lastTextBaseline": .lastBaseline,
    ]
  }

  /// The alignment.
  public var alignment: LinearStyle.CrossAlignment {
    LinearStyle.CrossAlignment(rawValue: rawValue) ?? .fill
  }
}

/// The rule for widths in a form row, by name.
public enum FormRuleName: String, PropertyChoice, Hashable {
  case measured, even, fraction

  /// The rule.
  public var rule: FormRowStyle.Rule { FormRowStyle.Rule(rawValue: rawValue) ?? .measured }
}

/// Where elements sit in the height of a form row, by name.
public enum RowAlignmentName: String, PropertyChoice, Hashable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline, fill

  /// The alignment; nil stretches the elements.
  public var alignment: VerticalAlignment? {
    VerticalAlignmentName(rawValue: rawValue)?.alignment
  }
}
