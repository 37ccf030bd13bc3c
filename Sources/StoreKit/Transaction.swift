public struct Transaction: Identifiable, Hashable, Sendable {
  public let id: UInt64
  public let originalID: UInt64
  public let productID: String
  public let productType: Product.ProductType
  public let purchasedQuantity: Int
  public let purchaseDate: Date
  public let originalPurchaseDate: Date
  public let expirationDate: Date?
  public let revocationDate: Date?
  public let revocationReason: RevocationReason?
  public let isUpgraded: Bool
  public let subscriptionGroupID: String?
  public let appAccountToken: UUID?
  public let price: Decimal?
  public let ownershipType: OwnershipType
  public let environment: AppStore.Environment

  public func finish() async {}

  public static var all: StoreSequence<VerificationResult<Transaction>> { StoreSequence() }
  public static var updates: StoreSequence<VerificationResult<Transaction>> { StoreSequence() }
  public static var unfinished: StoreSequence<VerificationResult<Transaction>> { StoreSequence() }
  public static var currentEntitlements: StoreSequence<VerificationResult<Transaction>> {
    StoreSequence()
  }
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
  public static func currentEntitlement(
    for productID: String
  ) async -> VerificationResult<Transaction>? { nil }

  public struct RevocationReason: RawRepresentable, Hashable, Sendable {
    public static let developerIssue = RevocationReason(rawValue: 1)
    public static let other = RevocationReason(rawValue: 0)
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public var localizedDescription: String {
      self == .developerIssue ? "Developer Issue" : "Other"
    }
  }

  public struct OwnershipType: RawRepresentable, Hashable, Sendable {
    public static let purchased = OwnershipType(rawValue: "PURCHASED")
    public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public enum RefundRequestStatus: Hashable, Sendable { case userCancelled, success }
  public enum RefundRequestError: Error, Hashable, Sendable { case duplicateRequest, failed }
}

/// The values that a store would deliver over time: the sequence ends at once.
public struct StoreSequence<Element: Sendable>: AsyncSequence, Sendable {
  public struct AsyncIterator: AsyncIteratorProtocol {
    public mutating func next() async -> Element? { nil }
  }
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
}

public enum VerificationResult<SignedType> {
  case unverified(SignedType, VerificationError)
  case verified(SignedType)

  public enum VerificationError: Error, Hashable, Sendable {
    case revokedCertificate
    case invalidCertificateChain
    case invalidDeviceVerification
    case invalidEncoding
    case invalidSignature
    case missingRequiredProperties
  }

  public var unsafePayloadValue: SignedType {
    switch self {
    case .unverified(let value, _), .verified(let value): value
    }
  }

  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .unverified(_, let error): throw error
      case .verified(let value): value
      }
    }
  }
}

extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}
extension VerificationResult: Sendable where SignedType: Sendable {}

// swift-format-ignore: AmbiguousTrailingClosureOverload
public enum EntitlementTaskState<Value> {
  case loading
  case failure(any Error)
  case success(Value)

  public var value: Value? {
    if case .success(let value) = self { value } else { nil }
  }

  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }

  public func map<Other>(
    _ transform: (Value) throws -> Other
  ) rethrows -> EntitlementTaskState<Other> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): .success(try transform(value))
    }
  }

  public func map<Other>(
    _ transform: (Value) async throws -> Other
  ) async rethrows -> EntitlementTaskState<Other> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): .success(try await transform(value))
    }
  }
}

extension EntitlementTaskState: Sendable where Value: Sendable {}

public enum AppStore {
  public struct Environment: RawRepresentable, Hashable, Sendable {
    public static let production = Environment(rawValue: "Production")
    public static let sandbox = Environment(rawValue: "Sandbox")
    public static let xcode = Environment(rawValue: "Xcode")
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public static var canMakePayments: Bool { true }
  public static var deviceVerificationID: UUID? { nil }
  public static func sync() async throws {}
}

public enum StoreKitError: Error {
  case unknown
  case userCancelled
  case networkError(URLError)
  case systemError(any Error)
  case notAvailableInStorefront
  case notEntitled
}

public struct Storefront: Identifiable, Hashable, Sendable {
  public let countryCode: String
  public let id: String
  public static var current: Storefront? { get async { nil } }
}

public enum SKStoreReviewController {
  public static func requestReview() {}
}
