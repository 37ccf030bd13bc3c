public import GalleyDesign

/// A style with everything it inherits and every reference resolved.
///
/// Two styles are equal exactly when they look the same, which is how a reload finds what changed.
public struct ResolvedStyle: Hashable, Sendable {
  /// One property and its value.
  public struct Setting: Hashable, Sendable {
    /// The property, by its index in ``StyleProperty/all``.
    public var property: Int
    /// The value.
    public var value: StyleValue
  }

  /// The settings, ordered by property; missing ones are left to the component.
  public private(set) var settings: [Setting]

  /// Makes a style from settings ordered by property, one each.
  init(settings: [Setting] = []) {
    self.settings = settings
  }

  /// The value of a property by its path, such as `font.size`; nil when it is not set.
  public subscript(path: String) -> StyleValue? {
    settings.first { StyleProperty.all[$0.property].path == path }?.value
  }

  /// The settings as colours and styles that components read; only what is set is not nil.
  public var scheme: Scheme {
    var target = StyleTarget()
    for setting in settings { StyleProperty.all[setting.property].apply(&target, setting.value) }
    return target.scheme
  }

  /// This style with a substyle over it (STY-9): what the substyle sets wins, property by property.
  ///
  /// The paragraph settings of styled text (line spacing, height multiple, alignment, break mode)
  /// are one attribute: a substyle that sets one of them drops the style's others.
  public func applying(_ substyle: ResolvedStyle) -> ResolvedStyle {
    let levels = Set(
      substyle.settings.map { StyleProperty.all[$0.property] }.filter(\.isParagraphSetting)
        .map(\.level))
    return overlaid(by: substyle.settings) { property in
      let property = StyleProperty.all[property]
      return property.isParagraphSetting && levels.contains(property.level)
    }
  }

  /// These settings with others over them; those that are dropped do not count.
  func overlaid(
    by others: [Setting], dropping isDropped: (Int) -> Bool = { _ in false }
  ) -> ResolvedStyle {
    var merged: [Setting] = []
    merged.reserveCapacity(settings.count + others.count)
    var index = 0
    for other in others {
      while index < settings.count, settings[index].property < other.property {
        if !isDropped(settings[index].property) { merged.append(settings[index]) }
        index += 1
      }
      if index < settings.count, settings[index].property == other.property { index += 1 }
      merged.append(other)
    }
    for setting in settings[index...] where !isDropped(setting.property) { merged.append(setting) }
    return ResolvedStyle(settings: merged)
  }
}
