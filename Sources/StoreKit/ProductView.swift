public import GalleySwiftUI

/// A product of the store with its icon. Its name and price are not known: a box is shown instead.
public struct ProductView<Icon: View, PlaceholderIcon: View>: Sendable {
  let id: String
  let icon: Icon
  @Environment(\.productViewStyle) var style
}

extension ProductView: View {
  public nonisolated init(
    id: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) {
    (self.id, self.icon) = (id, icon())
  }

  public var body: some View {
    AnyView(Self.styled(style, ProductViewStyleConfiguration(productID: id, icon: .init(icon))))
  }

  @MainActor
  private static func styled(
    _ style: any ProductViewStyle, _ configuration: ProductViewStyleConfiguration
  ) -> any View { style.makeBody(configuration: configuration) }
}

extension ProductView where PlaceholderIcon == Icon {
  public nonisolated init(
    id: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon
  ) {
    (self.id, self.icon) = (id, icon())
  }

  public nonisolated init(
    _ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon
  ) {
    self.init(id: product.id, icon: icon)
  }
}

extension ProductView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  public nonisolated init(id: String, prefersPromotionalIcon: Bool = false) {
    (self.id, icon) = (id, EmptyView())
  }

  public nonisolated init(_ product: Product, prefersPromotionalIcon: Bool = false) {
    self.init(id: product.id)
  }
}

@MainActor @preconcurrency
public protocol ProductViewStyle: Sendable {
  associatedtype Body: View
  typealias Configuration = ProductViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The configuration that a style of products receives; the product is never available.
public struct ProductViewStyleConfiguration: Sendable {
  public struct Icon: Sendable {
    let view: AnyView
    init(_ view: some View) { self.view = AnyView(view) }
  }

  public enum State: Sendable {
    case loading
    case unavailable
    case failure(any Error)
    case success(Product)
  }

  let productID: String
  public let icon: Icon
  public var state: State { .loading }
  public var product: Product? { nil }
  public var hasCurrentEntitlement: Bool { false }
  public func purchase() {}
}

extension ProductViewStyleConfiguration.Icon: View {
  public var body: some View { view }
}

/// The icon before the box, or above it.
public struct PlainProductViewStyle: ProductViewStyle {
  let isLarge: Bool
  let side: Double

  public func makeBody(configuration: Configuration) -> some View {
    let layout =
      isLarge ? AnyLayout(VStackLayout(spacing: 12)) : AnyLayout(HStackLayout(spacing: 12))
    layout {
      configuration.icon.frame(maxWidth: side, maxHeight: side)
      StoreBox("ProductView \(configuration.productID)").frame(height: isLarge ? 64 : 44)
    }
  }
}

extension ProductViewStyle where Self == PlainProductViewStyle {
  public static var automatic: Self { regular }
  public static var compact: Self { Self(isLarge: false, side: 44) }
  public static var regular: Self { Self(isLarge: false, side: 80) }
  public static var large: Self { Self(isLarge: true, side: 160) }
}

private struct ProductViewStyleKey: EnvironmentKey {
  static var defaultValue: any ProductViewStyle {
    PlainProductViewStyle(isLarge: false, side: 80)
  }
}

extension EnvironmentValues {
  var productViewStyle: any ProductViewStyle {
    get { self[ProductViewStyleKey.self] }
    set { self[ProductViewStyleKey.self] = newValue }
  }
}

/// A labelled box for what a store would show.
struct StoreBox: View {
  let name: String
  init(_ name: String) { self.name = name }

  var body: some View { RepresentedBox(name: name) }
}

/// All products of the store in a column.
public struct StoreView<Icon: View, PlaceholderIcon: View>: Sendable {
  let ids: [String]
}

extension StoreView: View {
  public nonisolated init<IDs: Collection>(
    ids: IDs, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) where IDs.Element == String {
    self.ids = Array(ids)
  }

  public nonisolated init<IDs: Collection>(
    ids: IDs, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon
  ) where IDs.Element == String, PlaceholderIcon == EmptyView {
    self.ids = Array(ids)
  }

  // Icons are made from products, which are never available.
  public var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        ForEach(ids, id: \.self) { ProductView(id: $0) }
      }.padding()
    }
  }
}

extension StoreView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  public nonisolated init<IDs: Collection>(
    ids: IDs, prefersPromotionalIcon: Bool = false
  ) where IDs.Element == String {
    self.ids = Array(ids)
  }
}
