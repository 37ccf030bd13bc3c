/// The forms that a language has for numbers of things (CLDR).
package enum PluralCategory: String, CaseIterable, Hashable, Sendable {
  /// For zero, if the language or the strings distinguish it.
  case zero
  /// For one, and in many languages for more than that: 21, 31 …
  case one
  /// For two.
  case two
  /// For a few.
  case few
  /// For many, and in some languages for fractions.
  case many
  /// For everything else; every language has it.
  case other
}
