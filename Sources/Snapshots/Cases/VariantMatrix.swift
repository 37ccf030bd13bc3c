/// The values of every axis, declared once for a suite or a case.
public struct VariantMatrix: Hashable, Sendable {
  /// The combinations that are shown.
  public enum Combination: String, CaseIterable, Hashable, Sendable {
    /// Every value of each axis with every value of all others.
    case all
    /// Few variants that hold every pair of values at least once.
    case pairwise
  }

  /// The values by axis, in order; axes without values are left out.
  public private(set) var values: [VariantAxis: [String]]
  /// Which combinations are shown.
  public var combination: Combination

  /// Light and dark.
  public static let standard = VariantMatrix(values: [.appearance: ["light", "dark"]])

  /// Makes a matrix.
  public init(values: [VariantAxis: [String]], combination: Combination = .all) {
    self.values = values.filter { !$0.value.isEmpty }
    self.combination = combination
  }

  /// The matrix with the axes of another in place of its own.
  public func overridden(by other: VariantMatrix) -> VariantMatrix {
    VariantMatrix(
      values: values.merging(other.values) { $1 }, combination: other.combination)
  }

  /// The variants in the order of the axes, the last axis changing fastest.
  public var variants: [Variant] {
    let axes = VariantAxis.allCases.filter { values[$0] != nil }
    let counts = axes.map { values[$0]?.count ?? 0 }
    let rows = combination == .all ? Pairwise.product(counts) : Pairwise.rows(counts)
    return rows.map { row in
      let settings = zip(axes, row).map { Variant.Setting($0, values[$0]?[$1] ?? "") }
      return Variant(name: name(settings), settings: settings)
    }
  }

  /// Only axes with several values take part in names, and the appearance always.
  private func name(_ settings: [Variant.Setting]) -> String {
    var name = ""
    for setting in settings
    where setting.axis == .appearance || (values[setting.axis]?.count ?? 0) > 1 {
      let word = setting.axis.nameWord(for: setting.value)
      if word.isEmpty { continue }
      name += name.isEmpty || word.hasPrefix("@") ? word : "-" + word
    }
    return name
  }
}
