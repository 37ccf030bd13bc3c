public import GalleySwiftUI

// Code that waits for the store never receives a reply; the appearance of its boxes is ignored.

extension View {
  public nonisolated func productViewStyle(_ style: some ProductViewStyle) -> some View {
    environment(\.productViewStyle, style)
  }

  public nonisolated func productDescription(_ visibility: Visibility) -> some View { self }
  public nonisolated func storeButton(
    _ visibility: Visibility, for kinds: StoreButtonKind...
  ) -> some View { self }

  public nonisolated func storeProductTask(
    for id: String, priority: TaskPriority = .medium,
    action: @escaping (Product.TaskState) async -> Void
  ) -> some View { self }
  public nonisolated func storeProductsTask(
    for ids: some Collection<String>, priority: TaskPriority = .medium,
    action: @escaping (Product.CollectionTaskState) async -> Void
  ) -> some View { self }
  public nonisolated func subscriptionStatusTask(
    for groupID: String, priority: TaskPriority = .medium,
    action:
      @escaping @MainActor (
        EntitlementTaskState<[Product.SubscriptionInfo.Status]>
      ) async -> Void
  ) -> some View { self }
  public nonisolated func currentEntitlementTask(
    for id: String, priority: TaskPriority = .medium,
    action:
      @escaping @MainActor (
        EntitlementTaskState<VerificationResult<Transaction>?>
      ) async -> Void
  ) -> some View { self }

  public nonisolated func onInAppPurchaseStart(
    perform action: ((Product) async -> Void)? = nil
  ) -> some View { self }
  public nonisolated func onInAppPurchaseCompletion(
    perform action: ((Product, Swift.Result<Product.PurchaseResult, any Error>) async -> Void)? =
      nil
  ) -> some View { self }
  public nonisolated func inAppPurchaseOptions(
    _ options: ((Product) async -> Set<Product.PurchaseOption>)? = nil
  ) -> some View { self }

  public nonisolated func subscriptionStoreControlStyle(
    _ style: SubscriptionStoreControlStyle
  ) -> some View { self }
  public nonisolated func subscriptionStoreButtonLabel(
    _ label: SubscriptionStoreButtonLabel
  ) -> some View { self }
  public nonisolated func subscriptionStorePickerItemBackground(
    _ style: some ShapeStyle
  ) -> some View { self }
  public nonisolated func subscriptionStorePickerItemBackground(
    _ style: some ShapeStyle, in shape: some Shape
  ) -> some View { self }
  public nonisolated func subscriptionStoreControlBackground(
    _ style: some ShapeStyle
  ) -> some View { self }
  public nonisolated func subscriptionStoreControlIcon(
    @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> some View
  ) -> some View { self }
  public nonisolated func subscriptionStorePolicyDestination(
    url: URL, for kind: SubscriptionStorePolicyKind
  ) -> some View { self }
  public nonisolated func subscriptionStorePolicyDestination(
    for kind: SubscriptionStorePolicyKind, @ViewBuilder destination: () -> some View
  ) -> some View { self }
  public nonisolated func subscriptionStorePolicyForegroundStyle(
    _ style: some ShapeStyle
  ) -> some View { self }
  public nonisolated func subscriptionStoreSignInAction(
    _ action: (() -> Void)?
  ) -> some View { self }

  public nonisolated func manageSubscriptionsSheet(
    isPresented: Binding<Bool>
  ) -> some View { self }
  public nonisolated func manageSubscriptionsSheet(
    isPresented: Binding<Bool>, subscriptionGroupID: String
  ) -> some View { self }
  public nonisolated func offerCodeRedemption(
    isPresented: Binding<Bool>,
    onCompletion: @escaping (Swift.Result<Void, any Error>) -> Void = { _ in }
  ) -> some View { self }
  public nonisolated func refundRequestSheet(
    for id: UInt64, isPresented: Binding<Bool>,
    onDismiss: (
      (Swift.Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void
    )? = nil
  ) -> some View { self }
}

extension Product {
  public enum TaskState: Sendable {
    case loading
    case unavailable
    case failure(any Error)
    case success(Product)

    public var product: Product? {
      if case .success(let product) = self { product } else { nil }
    }
  }

  public enum CollectionTaskState: Sendable {
    case loading
    case failure(any Error)
    case success([Product], unavailable: [String])

    public var products: [Product]? {
      if case .success(let products, _) = self { products } else { nil }
    }
  }
}
