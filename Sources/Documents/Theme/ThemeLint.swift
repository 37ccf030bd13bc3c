internal import GalleyDesign
package import GalleyParsing

/// Findings about theme files beside the documents that use them.
package enum ThemeLint {
  /// Notes the schemes with names of their own that none of some texts names.
  ///
  /// - Parameter texts: All texts in the files that may use the theme.
  package static func unused(in theme: SyntaxValue?, by texts: [String]) -> [Diagnostic] {
    let schemes = theme?["schemes"]?.members ?? []
    let used = Set(texts)
    return schemes.filter { member in
      let kind = SchemeKind(member.key)
      return !SchemeKind.known.contains(kind) && !used.contains(member.key)
    }.map { member in
      Diagnostic(
        .note, "no component here uses the scheme \(SyntaxValue.quoted(member.key))",
        at: member.keyRange)
    }
  }
}
