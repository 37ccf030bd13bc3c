public import GalleySwiftUI

/// The content about subscriptions, above a box for those that the store would offer.
public struct SubscriptionStoreView<Content: View>: Sendable {
  let name: String
  let content: Content
}

extension SubscriptionStoreView: View {
  public nonisolated init(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all,
    @ViewBuilder marketingContent: () -> Content
  ) {
    name = "SubscriptionStoreView \(groupID)"
    content = marketingContent()
  }

  public nonisolated init<IDs: Collection>(
    productIDs: IDs, @ViewBuilder marketingContent: () -> Content
  ) where IDs.Element == String {
    name = "SubscriptionStoreView \(productIDs.joined(separator: ", "))"
    content = marketingContent()
  }

  public nonisolated init(
    subscriptions: some Collection<Product>, @ViewBuilder marketingContent: () -> Content
  ) {
    self.init(productIDs: subscriptions.map(\.id), marketingContent: marketingContent)
  }

  public var body: some View {
    VStack(spacing: 0) {
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
      StoreBox(name).frame(height: 180).padding()
    }
  }
}

extension SubscriptionStoreView where Content == EmptyView {
  public nonisolated init(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all
  ) {
    self.init(groupID: groupID, visibleRelationships: visibleRelationships) { EmptyView() }
  }

  public nonisolated init<IDs: Collection>(productIDs: IDs) where IDs.Element == String {
    self.init(productIDs: productIDs) { EmptyView() }
  }
}

extension Product {
  public struct SubscriptionRelationship: OptionSet, Sendable {
    public static let upgrade = SubscriptionRelationship(rawValue: 1)
    public static let crossgrade = SubscriptionRelationship(rawValue: 2)
    public static let downgrade = SubscriptionRelationship(rawValue: 4)
    public static let current = SubscriptionRelationship(rawValue: 8)
    public static let all = SubscriptionRelationship(rawValue: 15)
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
  }
}

public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
  public static let automatic = SubscriptionStoreButtonLabel()
  public static let displayName = SubscriptionStoreButtonLabel()
  public static let price = SubscriptionStoreButtonLabel()
  public static let action = SubscriptionStoreButtonLabel()
  public static let singleLine = SubscriptionStoreButtonLabel()
  public static let multiline = SubscriptionStoreButtonLabel()
  public var displayName: SubscriptionStoreButtonLabel { self }
  public var price: SubscriptionStoreButtonLabel { self }
  public var action: SubscriptionStoreButtonLabel { self }
  public var singleLine: SubscriptionStoreButtonLabel { self }
  public var multiline: SubscriptionStoreButtonLabel { self }
}

public struct SubscriptionStoreControlStyle: Hashable, Sendable {
  public static let automatic = SubscriptionStoreControlStyle()
  public static let buttons = SubscriptionStoreControlStyle()
  public static let picker = SubscriptionStoreControlStyle()
  public static let prominentPicker = SubscriptionStoreControlStyle()
  public static let compactPicker = SubscriptionStoreControlStyle()
  public static let pagedPicker = SubscriptionStoreControlStyle()
  public static let pagedProminentPicker = SubscriptionStoreControlStyle()
}

public enum SubscriptionStorePolicyKind: Hashable, Sendable { case termsOfService, privacyPolicy }

public struct StoreButtonKind: Hashable, Sendable {
  public static let cancellation = StoreButtonKind()
  public static let restorePurchases = StoreButtonKind()
  public static let redeemCode = StoreButtonKind()
  public static let signIn = StoreButtonKind()
  public static let policies = StoreButtonKind()
}
