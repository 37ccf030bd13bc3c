public import Foundation
public import GalleyComponents
internal import GalleyLayout

// Details that a reader speaks on request, and its manner of speaking; a picture does not show them.

extension View {
  public nonisolated func accessibilityLabel(
    _ label: LocalizedStringKey, isEnabled: Bool
  ) -> some View {
    spoken { if isEnabled { $0.label = Text(label).string($1) } }
  }
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<Label: StringProtocol>(
    _ label: Label, isEnabled: Bool
  ) -> some View {
    spoken { if isEnabled { $0.label = Text(label).string($1) } }
  }
  public nonisolated func accessibilityValue(
    _ value: LocalizedStringKey, isEnabled: Bool
  ) -> some View {
    spoken { if isEnabled { $0.value = Text(value).string($1) } }
  }
  @_disfavoredOverload
  public nonisolated func accessibilityValue<Value: StringProtocol>(
    _ value: Value, isEnabled: Bool
  ) -> some View {
    spoken { if isEnabled { $0.value = Text(value).string($1) } }
  }
  public nonisolated func accessibilityHint(
    _ hint: LocalizedStringKey, isEnabled: Bool
  ) -> some View {
    spoken { if isEnabled { $0.hint = Text(hint).string($1) } }
  }
  @_disfavoredOverload
  public nonisolated func accessibilityHint<Hint: StringProtocol>(
    _ hint: Hint, isEnabled: Bool
  ) -> some View {
    spoken { if isEnabled { $0.hint = Text(hint).string($1) } }
  }
  private nonisolated func content(
    _ label: Text, _ value: Text, _ importance: AXCustomContent.Importance
  ) -> some View {
    spoken {
      $0.content = [
        SpokenContent(
          label: label.string($1), value: value.string($1), isImportant: importance == .high)
      ]
    }
  }
  public nonisolated func accessibilityCustomContent(
    _ label: LocalizedStringKey, _ value: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View { content(Text(label), Text(value), importance) }
  public nonisolated func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View { content(label, value, importance) }
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<Value: StringProtocol>(
    _ label: LocalizedStringKey, _ value: Value,
    importance: AXCustomContent.Importance = .default
  ) -> some View { content(Text(label), Text(value), importance) }
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AXCustomContent.Importance = .default
  ) -> some View { content(key.label, value ?? Text(verbatim: ""), importance) }
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View { content(key.label, Text(value), importance) }
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ responds: Bool = true
  ) -> some View { self }
  public nonisolated func accessibilityRotor<Model: Identifiable>(
    _ label: LocalizedStringKey, entries: [Model], entryLabel: KeyPath<Model, String>
  ) -> some View { self }
  public nonisolated func accessibilityRotor<Model, ID: Hashable>(
    _ label: LocalizedStringKey, entries: [Model], entryID: KeyPath<Model, ID>,
    entryLabel: KeyPath<Model, String>
  ) -> some View { self }
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View { self }
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<
    Label: StringProtocol, Content: AccessibilityRotorContent
  >(
    _ label: Label, @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View { self }
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ rotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View { self }
  public nonisolated func accessibilityRotorEntry<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }
  public nonisolated func speechAlwaysIncludesPunctuation(
    _ value: Bool = true
  ) -> some View { self }
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
  public nonisolated func speechAdjustedPitch(_ value: Double) -> some View { self }
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}

extension Text {
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
  public nonisolated func speechAdjustedPitch(_ value: Double) -> Text { self }
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
}

/// Notifications to assistive technologies.
public enum AccessibilityNotification {
  public struct Announcement: Sendable {
    public init(_ text: String) {}
    public init(_ text: AttributedString) {}
    public init(_ text: LocalizedStringResource) {}
    public func post() {}
  }
  public struct LayoutChanged {
    public init(_ element: Any? = nil) {}
    public func post() {}
  }
  public struct ScreenChanged {
    public init(_ element: Any? = nil) {}
    public func post() {}
  }
  public struct PageScrolled: Sendable {
    public init(_ text: String) {}
    public func post() {}
  }
}

extension AttributeScopes {
  public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }

  public struct AccessibilityAttributes: AttributeScope {
    public let accessibilitySpeechAdjustedPitch: PitchAttribute
    public let accessibilitySpeechIncludesPunctuation: PunctuationAttribute
    public let accessibilitySpeechSpellsOutCharacters: SpellingAttribute
    public let accessibilitySpeechPhoneticNotation: PhoneticAttribute

    public enum PitchAttribute: AttributedStringKey {
      public typealias Value = Double
      public static let name = "Accessibility.SpeechAdjustedPitch"
    }
    public enum PunctuationAttribute: AttributedStringKey {
      public typealias Value = Bool
      public static let name = "Accessibility.SpeechIncludesPunctuation"
    }
    public enum SpellingAttribute: AttributedStringKey {
      public typealias Value = Bool
      public static let name = "Accessibility.SpeechSpellsOutCharacters"
    }
    public enum PhoneticAttribute: AttributedStringKey {
      public typealias Value = String
      public static let name = "Accessibility.SpeechPhoneticNotation"
    }
  }
}

extension AttributeDynamicLookup {
  public subscript<Key: AttributedStringKey>(
    dynamicMember path: KeyPath<AttributeScopes.AccessibilityAttributes, Key>
  ) -> Key { self[Key.self] }
}

/// Places of a screen that a screen reader goes through.
public protocol AccessibilityRotorContent {}
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  public init(
    _ label: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}
  @_disfavoredOverload
  public init<Label: StringProtocol>(
    _ label: Label, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}
  public init(
    _ label: LocalizedStringKey, _ id: ID, in namespace: Namespace.ID,
    prepare: @escaping () -> Void = {}
  ) {}
}
public struct _AccessibilityRotorEntries: AccessibilityRotorContent {}
extension ForEach: AccessibilityRotorContent {}

@resultBuilder
public enum AccessibilityRotorContentBuilder {
  public static func buildExpression<Content: AccessibilityRotorContent>(
    _ content: Content
  ) -> Content { content }
  public static func buildBlock<each Content: AccessibilityRotorContent>(
    _ content: repeat each Content
  ) -> _AccessibilityRotorEntries { _AccessibilityRotorEntries() }
  public static func buildOptional<Content: AccessibilityRotorContent>(
    _ content: Content?
  ) -> _AccessibilityRotorEntries { _AccessibilityRotorEntries() }
}

public struct AccessibilitySystemRotor: Sendable {
  private init() {}
  public static var links: AccessibilitySystemRotor { .init() }
  public static func links(visited: Bool) -> AccessibilitySystemRotor { .init() }
  public static var headings: AccessibilitySystemRotor { .init() }
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    .init()
  }
  public static var boldText: AccessibilitySystemRotor { .init() }
  public static var images: AccessibilitySystemRotor { .init() }
  public static var lists: AccessibilitySystemRotor { .init() }
  public static var tables: AccessibilitySystemRotor { .init() }
  public static var textFields: AccessibilitySystemRotor { .init() }
  public static var landmarks: AccessibilitySystemRotor { .init() }
}

/// The name of further content that is spoken.
public struct AccessibilityCustomContentKey: Sendable {
  let label: Text
  public init(_ label: LocalizedStringKey) { self.label = Text(label) }
  public init(_ label: LocalizedStringKey, id: String) { self.label = Text(label) }
  public init(_ label: Text, id: String) { self.label = label }
}
