public import Foundation

// Foundation has no format of names here.

extension PersonNameComponents {
  /// The format of a name, in the order of English.
  public struct FormatStyle: Foundation.FormatStyle, Codable, Hashable, Sendable {
    /// The length of the name.
    public enum Style: String, Codable, Sendable { case short, medium, long, abbreviated }
    public var style: Style
    public init(style: Style = .medium) { self.style = style }

    public func format(_ name: PersonNameComponents) -> String {
      let parts: [String?] =
        switch style {
        case .short: [name.nickname ?? name.givenName ?? name.familyName]
        case .medium: [name.givenName, name.familyName]
        case .long:
          [name.namePrefix, name.givenName, name.middleName, name.familyName, name.nameSuffix]
        case .abbreviated:
          [[name.givenName, name.familyName].compactMap { $0?.first.map(String.init) }.joined()]
        }
      return parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  public func formatted() -> String { FormatStyle().format(self) }
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == PersonNameComponents { style.format(self) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  public static func name(
    style: PersonNameComponents.FormatStyle.Style
  ) -> PersonNameComponents.FormatStyle { PersonNameComponents.FormatStyle(style: style) }
}
