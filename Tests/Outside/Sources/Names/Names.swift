public import Galley
public import Parts

/// A component of the program's own with the name of one of Galley's: the program's own goes first.
public struct Chip: View {
  /// Makes a square.
  public nonisolated init() {}
  /// A square.
  public var body: some View { Rectangle().frame(width: 30, height: 30) }
}

/// Views whose names are those of several components.
public enum Names {
  /// The program's own.
  @MainActor public static var own: some View { Chip() }
  /// Galley's, by its module.
  @MainActor public static var galleys: some View { GalleyKit.Chip("Word") }
  /// The library's, whose initialiser Galley's has not.
  @MainActor public static var byInitializer: some View { Badge(number: 3) }
  /// The library's, by its module, as a type.
  @MainActor public static var library: Parts.Badge { Parts.Badge(number: 3) }
  /// Galley's, by its module.
  @MainActor public static var kit: GalleyKit.Badge { GalleyKit.Badge("3") }
}
