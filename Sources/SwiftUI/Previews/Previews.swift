public import Foundation
public import GalleyComponents
internal import GalleyGeometry
internal import GalleyLayout

/// Previews as a type has them.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  public static var platform: PreviewPlatform? { nil }
}

public enum PreviewPlatform: Sendable { case iOS, macOS, tvOS, watchOS }

/// The registration that the macro `#Preview` writes; found when the program runs.
public protocol PreviewRegistry {
  nonisolated static var name: String? { get }
  /// `Module/File.swift`.
  nonisolated static var file: String { get }
  nonisolated static var line: Int { get }
  @MainActor static var traits: [PreviewTrait<Preview.ViewTraits>] { get }
  @MainActor static func make() -> any View
}

extension PreviewRegistry {
  /// Returns the result of a closure, whose `return`s may differ in their types.
  @MainActor public static func _made(@ViewBuilder _ body: @MainActor () -> any View) -> any View {
    body()
  }
}

public struct Preview {
  public struct ViewTraits {}
}

// Names that no user's source has, for what the macros write: how the module is called there is not
// known to them.
public typealias _PreviewView = View
public typealias _PreviewTraits = [PreviewTrait<Preview.ViewTraits>]
public typealias _EntryKey = EnvironmentKey

/// The view of a closure with a signature, in a preview with `@Previewable` properties.
public struct _PreviewBody: View {
  private let content: @MainActor () -> any View

  public init(@ViewBuilder _ content: @escaping @MainActor () -> any View) {
    self.content = content
  }

  public var body: some View { AnyView(content()) }
}

/// A trait of a preview's canvas.
public struct PreviewTrait<T>: Sendable {
  package enum Kind: Sendable {
    case none
    case layout(PreviewLayout)
    case landscape
    case change(@MainActor @Sendable (AnyView) -> AnyView)
  }
  package let kind: Kind

  public static var defaultLayout: PreviewTrait { PreviewTrait(kind: .none) }
  public static var sizeThatFitsLayout: PreviewTrait {
    PreviewTrait(kind: .layout(.sizeThatFits))
  }
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(kind: .layout(.fixed(width: width, height: height)))
  }
  public static var portrait: PreviewTrait { PreviewTrait(kind: .none) }
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait(kind: .none) }
  public static var landscapeLeft: PreviewTrait { PreviewTrait(kind: .landscape) }
  public static var landscapeRight: PreviewTrait { PreviewTrait(kind: .landscape) }
}

public enum PreviewLayout: Sendable {
  case device
  case sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

public struct PreviewDevice: Sendable, ExpressibleByStringLiteral {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

public enum InterfaceOrientation: Sendable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

/// The traits that a preview declares by modifiers.
package struct PreviewSettings: TreeModifier {
  package var name: String?
  package var layout: PreviewLayout?
  package var device: String?
  package var isLandscape: Bool?
}

extension PreviewSettings {
  nonisolated func build<Wrapped: View>(
    _ content: Wrapped, in tree: inout TreeBuilder, _ environment: TreeEnvironment
  ) {
    content.append(in: &tree, environment)
  }
}

extension View {
  public nonisolated func previewDisplayName(_ name: String?) -> some View {
    modifier(PreviewSettings(name: name))
  }
  public nonisolated func previewLayout(_ layout: PreviewLayout) -> some View {
    modifier(PreviewSettings(layout: layout))
  }
  public nonisolated func previewDevice(_ device: PreviewDevice?) -> some View {
    modifier(PreviewSettings(device: device?.rawValue))
  }
  public nonisolated func previewInterfaceOrientation(_ orientation: InterfaceOrientation)
    -> some View
  {
    modifier(
      PreviewSettings(
        isLandscape: orientation == .landscapeLeft || orientation == .landscapeRight))
  }
  public nonisolated func previewContext<Context>(_ context: Context) -> some View { self }
}

/// One picture to make: a view and its settings for the canvas.
package struct FoundPreview: Sendable {
  package var name: String?
  /// `File.swift`, where the source is known.
  package var file: String?
  package var line: Int?
  /// The type that it was found by.
  package var type: String
  package var layout: PreviewLayout?
  package var device: String?
  package var isLandscape = false
  /// Makes the view; what a preview does wrong happens here.
  package var view: @MainActor @Sendable () -> AnyView

  package init(
    name: String? = nil, type: String, view: @escaping @MainActor @Sendable () -> AnyView
  ) {
    (self.name, self.type, self.view) = (name, type, view)
  }

  /// Returns the previews of a provider, each with the settings of its modifiers.
  @MainActor
  package static func all(of provider: any PreviewProvider.Type) -> [FoundPreview] {
    func open<Provider: PreviewProvider>(_ provider: Provider.Type) -> [FoundPreview] {
      var list = ChildList()
      Provider.Previews._visitChildren(provider.previews, &list)
      return list.views.map { view in
        var found = FoundPreview(type: "\(provider)", view: { view })
        for case let modifier as PreviewSettings in modifierChain(of: view) {
          found.name = found.name ?? modifier.name
          found.layout = found.layout ?? modifier.layout
          found.device = found.device ?? modifier.device
          found.isLandscape = found.isLandscape || modifier.isLandscape == true
        }
        return found
      }
    }
    return open(provider)
  }

  /// The preview that the macro wrote.
  @MainActor
  package static func of(_ registry: any PreviewRegistry.Type) -> FoundPreview {
    var found = FoundPreview(
      name: registry.name, type: "\(registry)", view: { AnyView(erasing: registry.make()) })
    found.file = registry.file
    found.line = registry.line
    for trait in registry.traits {
      switch trait.kind {
      case .none: break
      case .layout(let layout): found.layout = layout
      case .landscape: found.isLandscape = true
      case .change(let change):
        let view = found.view
        found.view = { change(view()) }
      }
    }
    return found
  }
}

@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "GalleyPreviewMacros", type: "Preview")

@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additional: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "GalleyPreviewMacros", type: "Preview")

@attached(peer)
public macro Previewable() = #externalMacro(module: "GalleyPreviewMacros", type: "Previewable")

@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "GalleyPreviewMacros", type: "Entry")
