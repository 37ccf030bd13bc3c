public import Galley

/// A component of a user's own, for documents and Swift.
///
/// It conforms in an extension, so that it can be made anywhere: a view that conforms where it is
/// declared belongs to the main actor, as SwiftUI's do.
public struct CountBadge {
  /// The number.
  public var count = 0
  /// The stars behind it.
  public var stars = Stars()

  /// Makes a badge without stars.
  public init(count: Int = 0) { self.count = count }
}

extension CountBadge: DocumentView {
  /// The description of `"type": "CountBadge"` in the reference and in editors.
  public static let summary = "A number on a rounded ground."
  /// The keys of documents.
  public static let properties = [
    Property("count", \CountBadge.count, in: .values, default: "0", "The number."),
    Property(
      "stars", \CountBadge.stars, in: .values, default: "none", "How many stars, as \"3/5\"."),
  ]

  /// The number, then a dot for each star.
  public var body: some View {
    HStack(spacing: 4) {
      Text("\(count)").bold()
      ForEach(0..<stars.lit) { _ in Circle().frame(width: 4, height: 4) }
    }
    .padding(.horizontal, 6)
    .background { Capsule() }
  }
}

/// A value of a user's own for a key.
public struct Stars: PropertyValue, Equatable {
  /// The number of bars that are lit, from 0.
  public var lit = 0
  /// The number of bars.
  public var all = 5

  /// Makes five stars, none of them lit.
  public init() {}

  /// The description of the value in editors and error messages.
  public static let kind = PropertyKind.form("stars such as \"3/5\"")

  /// Reads `"3/5"`.
  public static func read(
    _ value: SyntaxValue, as name: String, _ reader: inout ComponentReader
  ) -> Stars? {
    let parts = value.text?.split(separator: "/").compactMap { Int($0) } ?? []
    guard parts.count == 2 else { return reader.mismatch(name, kind, value) }
    var stars = Stars()
    (stars.lit, stars.all) = (parts[0], parts[1])
    return stars
  }

  /// Writes what `read` takes.
  public func describe(as name: String, in writer: inout PropertyWriter) {
    writer.write(name, "\(lit)/\(all)")
  }
}
