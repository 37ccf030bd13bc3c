public import GalleyComponents

// Menus of a menu bar compile; no picture has one.

@MainActor @preconcurrency
public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

@resultBuilder
public enum CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> EmptyCommands { EmptyCommands() }
  public static func buildIf<Content: Commands>(_ content: Content?) -> Content? { content }
  public static func buildEither<Content: Commands>(first: Content) -> EmptyCommands {
    EmptyCommands()
  }
  public static func buildEither<Content: Commands>(second: Content) -> EmptyCommands {
    EmptyCommands()
  }
  public static func buildLimitedAvailability<Content: Commands>(
    _ content: Content
  ) -> EmptyCommands { EmptyCommands() }
}

extension Optional: Commands where Wrapped: Commands {
  public var body: Never { preconditionFailure("optional commands have no body") }
}

public struct EmptyCommands: Sendable {
  public nonisolated init() {}
}

public struct CommandMenu<Content: View> {
  public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {}
  public init(_ title: Text, @ViewBuilder content: () -> Content) {}
}

public struct CommandGroup<Content: View> {
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

public struct SidebarCommands: Sendable {
  public init() {}
}
public struct ToolbarCommands: Sendable {
  public init() {}
}
public struct TextEditingCommands: Sendable {
  public init() {}
}
public struct TextFormattingCommands: Sendable {
  public init() {}
}
public struct InspectorCommands: Sendable {
  public init() {}
}
public struct ImportFromDevicesCommands: Sendable {
  public init() {}
}

public struct CommandGroupPlacement: Sendable {
  public static let appInfo = CommandGroupPlacement()
  public static let appSettings = CommandGroupPlacement()
  public static let systemServices = CommandGroupPlacement()
  public static let appVisibility = CommandGroupPlacement()
  public static let appTermination = CommandGroupPlacement()
  public static let newItem = CommandGroupPlacement()
  public static let saveItem = CommandGroupPlacement()
  public static let importExport = CommandGroupPlacement()
  public static let printItem = CommandGroupPlacement()
  public static let undoRedo = CommandGroupPlacement()
  public static let pasteboard = CommandGroupPlacement()
  public static let textEditing = CommandGroupPlacement()
  public static let textFormatting = CommandGroupPlacement()
  public static let toolbar = CommandGroupPlacement()
  public static let sidebar = CommandGroupPlacement()
  public static let windowSize = CommandGroupPlacement()
  public static let windowList = CommandGroupPlacement()
  public static let windowArrangement = CommandGroupPlacement()
  public static let singleWindowList = CommandGroupPlacement()
  public static let help = CommandGroupPlacement()
}

extension EmptyCommands: Commands {
  public var body: Never { preconditionFailure("commands have no body") }
}
extension CommandMenu: Commands {
  public var body: Never { preconditionFailure("commands have no body") }
}
extension CommandGroup: Commands {
  public var body: Never { preconditionFailure("commands have no body") }
}
extension SidebarCommands: Commands {
  public var body: Never { preconditionFailure("commands have no body") }
}
extension ToolbarCommands: Commands {
  public var body: Never { preconditionFailure("commands have no body") }
}
extension TextEditingCommands: Commands {
  public var body: Never { preconditionFailure("commands have no body") }
}
extension TextFormattingCommands: Commands {
  public var body: Never { preconditionFailure("commands have no body") }
}
extension InspectorCommands: Commands {
  public var body: Never { preconditionFailure("commands have no body") }
}
extension ImportFromDevicesCommands: Commands {
  public var body: Never { preconditionFailure("commands have no body") }
}

extension Scene {
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> Self { self }
  public func commandsRemoved() -> Self { self }
}
