public enum AppStore {
    public struct Environment : RawRepresentable, Hashable, Sendable {
        public static let production: AppStore.Environment
        public static let sandbox: AppStore.Environment
        public static let xcode: AppStore.Environment
        public let rawValue: String
        public init(rawValue: String)
    }
    public static var canMakePayments: Bool { get }
    public static var deviceVerificationID: UUID? { get }
    public static func sync() async throws
}
public enum EntitlementTaskState<Value> {
    case loading
    case failure(any Error)
    case success(Value)
    public var value: Value? { get }
    public var error: (any Error)? { get }
    public func map<Other>(_ transform: (Value) throws -> Other) rethrows -> EntitlementTaskState<Other>
    public func map<Other>(_ transform: (Value) async throws -> Other) async rethrows -> EntitlementTaskState<Other>
}
extension EntitlementTaskState : Sendable where Value : Sendable {
}
@MainActor public struct PlainProductViewStyle : ProductViewStyle {
    @MainActor public func makeBody(configuration: PlainProductViewStyle.Configuration) -> some View
}
public struct Product : Identifiable, Hashable, Sendable {
    public let id: String
    public let type: Product.ProductType
    public let displayName: String
    public let description: String
    public let price: Decimal
    public let displayPrice: String
    public let isFamilyShareable: Bool
    public let subscription: Product.SubscriptionInfo?
    public static func products<Identifiers>(for identifiers: Identifiers) async throws -> [Product] where Identifiers : Collection, Identifiers.Element == String
    public var currentEntitlement: VerificationResult<Transaction>? { get async }
    public var latestTransaction: VerificationResult<Transaction>? { get async }
    public func purchase(options: Set<Product.PurchaseOption> = []) async throws -> Product.PurchaseResult
    public struct ProductType : RawRepresentable, Hashable, Sendable {
        public static let consumable: Product.ProductType
        public static let nonConsumable: Product.ProductType
        public static let nonRenewable: Product.ProductType
        public static let autoRenewable: Product.ProductType
        public let rawValue: String
        public init(rawValue: String)
        public var localizedDescription: String { get }
    }
    public enum PurchaseResult : Sendable {
        case success(VerificationResult<Transaction>)
        case userCancelled
        case pending
    }
    public enum PurchaseError : Error, Hashable, Sendable {
        case invalidQuantity
        case productUnavailable
        case purchaseNotAllowed
        case ineligibleForOffer
    }
    public struct PurchaseOption : Hashable, Sendable {
        public static func appAccountToken(_ token: UUID) -> Product.PurchaseOption
        public static func quantity(_ quantity: Int) -> Product.PurchaseOption
        public static func simulatesAskToBuyInSandbox(_ simulates: Bool) -> Product.PurchaseOption
    }
    public struct SubscriptionPeriod : Hashable, Sendable {
        public enum Unit : Hashable, Sendable {
            case day
            case week
            case month
            case year
        }
        public let unit: Product.SubscriptionPeriod.Unit
        public let value: Int
    }
    public struct SubscriptionOffer : Hashable, Sendable {
        public struct OfferType : RawRepresentable, Hashable, Sendable {
            public static let introductory: Product.SubscriptionOffer.OfferType
            public static let promotional: Product.SubscriptionOffer.OfferType
            public let rawValue: String
            public init(rawValue: String)
        }
        public struct PaymentMode : RawRepresentable, Hashable, Sendable {
            public static let payAsYouGo: Product.SubscriptionOffer.PaymentMode
            public static let payUpFront: Product.SubscriptionOffer.PaymentMode
            public static let freeTrial: Product.SubscriptionOffer.PaymentMode
            public let rawValue: String
            public init(rawValue: String)
        }
        public let id: String?
        public let type: Product.SubscriptionOffer.OfferType
        public let price: Decimal
        public let displayPrice: String
        public let period: Product.SubscriptionPeriod
        public let periodCount: Int
        public let paymentMode: Product.SubscriptionOffer.PaymentMode
    }
    public struct SubscriptionInfo : Hashable, Sendable {
        public let introductoryOffer: Product.SubscriptionOffer?
        public let promotionalOffers: [Product.SubscriptionOffer]
        public let subscriptionGroupID: String
        public let subscriptionPeriod: Product.SubscriptionPeriod
        public let groupLevel: Int
        public let groupDisplayName: String
        public var status: [Product.SubscriptionInfo.Status] { get async throws }
        public var isEligibleForIntroOffer: Bool { get async }
        public static func status(for groupID: String) async throws -> [Product.SubscriptionInfo.Status]
        public static func isEligibleForIntroOffer(for groupID: String) async -> Bool
        public struct Status : Hashable, Sendable {
            public let state: Product.SubscriptionInfo.RenewalState
            public let transaction: VerificationResult<Transaction>
            public let renewalInfo: VerificationResult<Product.SubscriptionInfo.RenewalInfo>
            public static var updates: StoreSequence<Product.SubscriptionInfo.Status> { get }
        }
        public struct RenewalInfo : Hashable, Sendable {
            public let currentProductID: String
            public let autoRenewPreference: String?
            public let willAutoRenew: Bool
            public let renewalDate: Date?
            public let gracePeriodExpirationDate: Date?
        }
        public struct RenewalState : RawRepresentable, Hashable, Sendable {
            public static let subscribed: Product.SubscriptionInfo.RenewalState
            public static let expired: Product.SubscriptionInfo.RenewalState
            public static let inBillingRetryPeriod: Product.SubscriptionInfo.RenewalState
            public static let inGracePeriod: Product.SubscriptionInfo.RenewalState
            public static let revoked: Product.SubscriptionInfo.RenewalState
            public let rawValue: Int
            public init(rawValue: Int)
        }
    }
}
extension Product {
    public struct SubscriptionRelationship : OptionSet, Sendable {
        public static let upgrade: Product.SubscriptionRelationship
        public static let crossgrade: Product.SubscriptionRelationship
        public static let downgrade: Product.SubscriptionRelationship
        public static let current: Product.SubscriptionRelationship
        public static let all: Product.SubscriptionRelationship
        public let rawValue: Int
        public init(rawValue: Int)
    }
}
extension Product {
    public enum TaskState : Sendable {
        case loading
        case unavailable
        case failure(any Error)
        case success(Product)
        public var product: Product? { get }
    }
    public enum CollectionTaskState : Sendable {
        case loading
        case failure(any Error)
        case success([Product], unavailable: [String])
        public var products: [Product]? { get }
    }
}
public struct ProductView<Icon, PlaceholderIcon> : Sendable where Icon : View, PlaceholderIcon : View {
}
extension ProductView : View {
    nonisolated public init(id: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon, @ViewBuilder placeholderIcon: () -> PlaceholderIcon)
    @MainActor public var body: some View { get }
}
extension ProductView where Icon == PlaceholderIcon {
    nonisolated public init(id: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon)
    nonisolated public init(_ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon)
}
extension ProductView where Icon == EmptyView, PlaceholderIcon == EmptyView {
    nonisolated public init(id: String, prefersPromotionalIcon: Bool = false)
    nonisolated public init(_ product: Product, prefersPromotionalIcon: Bool = false)
}
@MainActor @preconcurrency public protocol ProductViewStyle : Sendable {
    associatedtype Body : View
    typealias Configuration = ProductViewStyleConfiguration
    @ViewBuilder @MainActor func makeBody(configuration: Self.Configuration) -> Self.Body
}
extension ProductViewStyle where Self == PlainProductViewStyle {
    @MainActor public static var automatic: PlainProductViewStyle { get }
    @MainActor public static var compact: PlainProductViewStyle { get }
    @MainActor public static var regular: PlainProductViewStyle { get }
    @MainActor public static var large: PlainProductViewStyle { get }
}
public struct ProductViewStyleConfiguration : Sendable {
    public struct Icon : Sendable {
    }
    public enum State : Sendable {
        case loading
        case unavailable
        case failure(any Error)
        case success(Product)
    }
    public let icon: ProductViewStyleConfiguration.Icon
    public var state: ProductViewStyleConfiguration.State { get }
    public var product: Product? { get }
    public var hasCurrentEntitlement: Bool { get }
    public func purchase()
}
extension ProductViewStyleConfiguration.Icon : View {
    @MainActor public var body: some View { get }
}
public enum SKStoreReviewController {
    public static func requestReview()
}
public struct StoreButtonKind : Hashable, Sendable {
    public static let cancellation: StoreButtonKind
    public static let restorePurchases: StoreButtonKind
    public static let redeemCode: StoreButtonKind
    public static let signIn: StoreButtonKind
    public static let policies: StoreButtonKind
}
public enum StoreKitError : Error {
    case unknown
    case userCancelled
    case networkError(URLError)
    case systemError(any Error)
    case notAvailableInStorefront
    case notEntitled
}
public struct StoreSequence<Element> : AsyncSequence, Sendable where Element : Sendable {
    public struct AsyncIterator : AsyncIteratorProtocol {
        public mutating func next() async -> Element?
    }
    public func makeAsyncIterator() -> StoreSequence<Element>.AsyncIterator
}
public struct StoreView<Icon, PlaceholderIcon> : Sendable where Icon : View, PlaceholderIcon : View {
}
extension StoreView : View {
    nonisolated public init<IDs>(ids: IDs, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping (Product) -> Icon, @ViewBuilder placeholderIcon: () -> PlaceholderIcon) where IDs : Collection, IDs.Element == String
    nonisolated public init<IDs>(ids: IDs, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping (Product) -> Icon) where PlaceholderIcon == EmptyView, IDs : Collection, IDs.Element == String
    @MainActor public var body: some View { get }
}
extension StoreView where Icon == EmptyView, PlaceholderIcon == EmptyView {
    nonisolated public init<IDs>(ids: IDs, prefersPromotionalIcon: Bool = false) where IDs : Collection, IDs.Element == String
}
public struct Storefront : Identifiable, Hashable, Sendable {
    public let countryCode: String
    public let id: String
    public static var current: Storefront? { get async }
}
public struct SubscriptionStoreButtonLabel : Hashable, Sendable {
    public static let automatic: SubscriptionStoreButtonLabel
    public static let displayName: SubscriptionStoreButtonLabel
    public static let price: SubscriptionStoreButtonLabel
    public static let action: SubscriptionStoreButtonLabel
    public static let singleLine: SubscriptionStoreButtonLabel
    public static let multiline: SubscriptionStoreButtonLabel
    public var displayName: SubscriptionStoreButtonLabel { get }
    public var price: SubscriptionStoreButtonLabel { get }
    public var action: SubscriptionStoreButtonLabel { get }
    public var singleLine: SubscriptionStoreButtonLabel { get }
    public var multiline: SubscriptionStoreButtonLabel { get }
}
public struct SubscriptionStoreControlStyle : Hashable, Sendable {
    public static let automatic: SubscriptionStoreControlStyle
    public static let buttons: SubscriptionStoreControlStyle
    public static let picker: SubscriptionStoreControlStyle
    public static let prominentPicker: SubscriptionStoreControlStyle
    public static let compactPicker: SubscriptionStoreControlStyle
    public static let pagedPicker: SubscriptionStoreControlStyle
    public static let pagedProminentPicker: SubscriptionStoreControlStyle
}
public enum SubscriptionStorePolicyKind : Hashable, Sendable {
    case termsOfService
    case privacyPolicy
}
public struct SubscriptionStoreView<Content> : Sendable where Content : View {
}
extension SubscriptionStoreView : View {
    nonisolated public init(groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all, @ViewBuilder marketingContent: () -> Content)
    nonisolated public init<IDs>(productIDs: IDs, @ViewBuilder marketingContent: () -> Content) where IDs : Collection, IDs.Element == String
    nonisolated public init(subscriptions: some Collection<Product>, @ViewBuilder marketingContent: () -> Content)
    @MainActor public var body: some View { get }
}
extension SubscriptionStoreView where Content == EmptyView {
    nonisolated public init(groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all)
    nonisolated public init<IDs>(productIDs: IDs) where IDs : Collection, IDs.Element == String
}
public struct Transaction : Identifiable, Hashable, Sendable {
    public let id: UInt64
    public let originalID: UInt64
    public let productID: String
    public let productType: Product.ProductType
    public let purchasedQuantity: Int
    public let purchaseDate: Date
    public let originalPurchaseDate: Date
    public let expirationDate: Date?
    public let revocationDate: Date?
    public let revocationReason: Transaction.RevocationReason?
    public let isUpgraded: Bool
    public let subscriptionGroupID: String?
    public let appAccountToken: UUID?
    public let price: Decimal?
    public let ownershipType: Transaction.OwnershipType
    public let environment: AppStore.Environment
    public func finish() async
    public static var all: StoreSequence<VerificationResult<Transaction>> { get }
    public static var updates: StoreSequence<VerificationResult<Transaction>> { get }
    public static var unfinished: StoreSequence<VerificationResult<Transaction>> { get }
    public static var currentEntitlements: StoreSequence<VerificationResult<Transaction>> { get }
    public static func latest(for productID: String) async -> VerificationResult<Transaction>?
    public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>?
    public struct RevocationReason : RawRepresentable, Hashable, Sendable {
        public static let developerIssue: Transaction.RevocationReason
        public static let other: Transaction.RevocationReason
        public let rawValue: Int
        public init(rawValue: Int)
        public var localizedDescription: String { get }
    }
    public struct OwnershipType : RawRepresentable, Hashable, Sendable {
        public static let purchased: Transaction.OwnershipType
        public static let familyShared: Transaction.OwnershipType
        public let rawValue: String
        public init(rawValue: String)
    }
    public enum RefundRequestStatus : Hashable, Sendable {
        case userCancelled
        case success
    }
    public enum RefundRequestError : Error, Hashable, Sendable {
        case duplicateRequest
        case failed
    }
}
public enum VerificationResult<SignedType> {
    case unverified(SignedType, VerificationResult<SignedType>.VerificationError)
    case verified(SignedType)
    public enum VerificationError : Error, Hashable, Sendable {
        case revokedCertificate
        case invalidCertificateChain
        case invalidDeviceVerification
        case invalidEncoding
        case invalidSignature
        case missingRequiredProperties
    }
    public var unsafePayloadValue: SignedType { get }
    public var payloadValue: SignedType { get throws }
}
extension VerificationResult : Equatable where SignedType : Equatable {
}
extension VerificationResult : Hashable where SignedType : Hashable {
}
extension VerificationResult : Sendable where SignedType : Sendable {
}
extension View {
    nonisolated public func productViewStyle(_ style: some ProductViewStyle) -> some View
    nonisolated public func productDescription(_ visibility: Visibility) -> some View
    nonisolated public func storeButton(_ visibility: Visibility, for kinds: StoreButtonKind...) -> some View
    nonisolated public func storeProductTask(for id: String, priority: TaskPriority = .medium, action: @escaping (Product.TaskState) async -> Void) -> some View
    nonisolated public func storeProductsTask(for ids: some Collection<String>, priority: TaskPriority = .medium, action: @escaping (Product.CollectionTaskState) async -> Void) -> some View
    nonisolated public func subscriptionStatusTask(for groupID: String, priority: TaskPriority = .medium, action: @escaping @MainActor @Sendable (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void) -> some View
    nonisolated public func currentEntitlementTask(for id: String, priority: TaskPriority = .medium, action: @escaping @MainActor @Sendable (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void) -> some View
    nonisolated public func onInAppPurchaseStart(perform action: ((Product) async -> Void)? = nil) -> some View
    nonisolated public func onInAppPurchaseCompletion(perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)? = nil) -> some View
    nonisolated public func inAppPurchaseOptions(_ options: ((Product) async -> Set<Product.PurchaseOption>)? = nil) -> some View
    nonisolated public func subscriptionStoreControlStyle(_ style: SubscriptionStoreControlStyle) -> some View
    nonisolated public func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View
    nonisolated public func subscriptionStorePickerItemBackground(_ style: some ShapeStyle) -> some View
    nonisolated public func subscriptionStorePickerItemBackground(_ style: some ShapeStyle, in shape: some Shape) -> some View
    nonisolated public func subscriptionStoreControlBackground(_ style: some ShapeStyle) -> some View
    nonisolated public func subscriptionStoreControlIcon(@ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> some View) -> some View
    nonisolated public func subscriptionStorePolicyDestination(url: URL, for kind: SubscriptionStorePolicyKind) -> some View
    nonisolated public func subscriptionStorePolicyDestination(for kind: SubscriptionStorePolicyKind, @ViewBuilder destination: () -> some View) -> some View
    nonisolated public func subscriptionStorePolicyForegroundStyle(_ style: some ShapeStyle) -> some View
    nonisolated public func subscriptionStoreSignInAction(_ action: (() -> Void)?) -> some View
    nonisolated public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View
    nonisolated public func manageSubscriptionsSheet(isPresented: Binding<Bool>, subscriptionGroupID: String) -> some View
    nonisolated public func offerCodeRedemption(isPresented: Binding<Bool>, onCompletion: @escaping (Result<Void, any Error>) -> Void = { _ in }) -> some View
    nonisolated public func refundRequestSheet(for id: UInt64, isPresented: Binding<Bool>, onDismiss: ((Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void)? = nil) -> some View
}
