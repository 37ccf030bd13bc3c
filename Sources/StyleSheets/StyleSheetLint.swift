public import GalleyParsing

/// Finds what is allowed in a sheet but probably not meant (STY-25).
public enum StyleSheetLint {
  /// The remarks about a sheet: warnings for what can have no effect, notes for what works in a
  /// way that surprises.
  public static func findings(
    in sheet: StyleSheet, resolved: ResolvedStyleSheet
  ) -> [Diagnostic] {
    var places: [String: Int] = [:]
    for (index, style) in sheet.styles.enumerated() { places[style.name] = index }
    return sheet.styles.flatMap { style -> [Diagnostic] in
      guard let result = resolved.style(named: style.name) else { return [] }
      let parent = style.parent.flatMap { places[$0.name] }.map { sheet.styles[$0] }
      return uselessParts(of: style, result) + unusable(style, result)
        + replacedPlaceholder(style, parent.flatMap { resolved.style(named: $0.name) }, result)
        + paragraphLoss(style)
    }
  }

  // MARK: No effect

  private static func uselessParts(
    of style: StyleDeclaration, _ result: ResolvedStyle
  ) -> [Diagnostic] {
    let set = Set(result.settings.map { StyleProperty.all[$0.property].path })
    return needs.flatMap { need -> [Diagnostic] in
      guard set.contains(need.property), !set.contains(need.needed),
        let place = style.place(of: need.property)
      else { return [] }
      // A style without parent may be meant as a substyle of one that has the rest.
      let isAlone = style.parent == nil
      let message = "\"\(need.property)\" has no effect without \"\(need.needed)\""
      return [
        Diagnostic(
          isAlone ? .note : .warning, isAlone ? message + ", unless as a substyle" : message,
          at: place)
      ]
    }
  }

  /// Properties that do nothing without another.
  private static let needs: [(property: String, needed: String)] = {
    var needs = [("borderColor", "borderWidth")]
    for prefix in ["", "styledTextAttributes.", "styledPlaceholderAttributes."] {
      // STY-8: a font is applied only when both name and size are known.
      needs += [
        (prefix + "font.name", prefix + "font.size"), (prefix + "font.size", prefix + "font.name"),
        (prefix + "font.textStyle", prefix + "font.size"),
        (prefix + "font.textStyleMaximumSize", prefix + "font.textStyle"),
        (prefix + "font.accessibilityBoldName", prefix + "font.name"),
      ]
      guard !prefix.isEmpty else { continue }
      needs += [
        (prefix + "underlineColor", prefix + "underlineStyle"),
        (prefix + "strikethroughColor", prefix + "strikethroughStyle"),
      ]
    }
    return needs
  }()

  /// Styles with properties that no one component has together.
  private static func unusable(
    _ style: StyleDeclaration, _ result: ResolvedStyle
  ) -> [Diagnostic] {
    var common = StyleGroups(rawValue: .max)
    for setting in result.settings {
      common.formIntersection(StyleProperty.all[setting.property].groups)
    }
    guard common.isEmpty, !style.assignments.isEmpty else { return [] }
    var seen = StyleGroups(rawValue: .max)
    for setting in result.settings {
      let property = StyleProperty.all[setting.property]
      if seen.intersection(property.groups).isEmpty {
        let first = StyleProperty.all[result.settings[0].property].path
        let message =
          "no component can use all of \"\(style.name)\": none takes both \"\(first)\" and \"\(property.path)\""
        return [Diagnostic(.warning, message, at: style.nameRange)]
      }
      seen.formIntersection(property.groups)
    }
    return []
  }

  // MARK: Surprises

  /// STY-8: placeholder attributes replace the parent's as a whole.
  private static func replacedPlaceholder(
    _ style: StyleDeclaration, _ parent: ResolvedStyle?, _ result: ResolvedStyle
  ) -> [Diagnostic] {
    guard style.replacesPlaceholder, let parent else { return [] }
    let kept = Set(result.settings.map(\.property))
    let lost = parent.settings.map(\.property)
      .filter { StyleProperty.all[$0].level.isPlaceholder && !kept.contains($0) }
    guard !lost.isEmpty else { return [] }
    let names = lost.map { "\"\(StyleProperty.all[$0].key)\"" }.joined(separator: ", ")
    let message =
      "\"styledPlaceholderAttributes\" replaces the parent's as a whole; \(names) is not inherited"
    return [Diagnostic(.note, message, at: style.nameRange)]
  }

  /// STY-9: the paragraph settings are one attribute of a substyle.
  private static func paragraphLoss(_ style: StyleDeclaration) -> [Diagnostic] {
    guard style.parent == nil else { return [] }
    return [StyleLevel.text, .placeholder].flatMap { level -> [Diagnostic] in
      let own = style.assignments.filter {
        let property = StyleProperty.all[$0.property]
        return property.level == level && property.isParagraphSetting
      }
      let all = StyleProperty.all.filter { $0.level == level && $0.isParagraphSetting }
      guard let first = own.first, own.count < all.count else { return [] }
      let missing = all.filter { property in !own.contains { $0.property == property.index } }
      let names = missing.map { "\"\($0.key)\"" }.joined(separator: ", ")
      let message = "as a substyle, \"\(style.name)\" also drops the style's \(names)"
      return [Diagnostic(.note, message, at: first.range)]
    }
  }
}

extension StyleDeclaration {
  /// Returns the place at which the style itself sets a property.
  fileprivate func place(of path: String) -> SourceRange? {
    assignments.first { StyleProperty.all[$0.property].path == path }?.range
  }
}
