public import GalleySwiftUI

// People's own data: contacts, health, games and clouds. All are empty, and no access
// to them is granted.

public enum CNEntityType: Int, Sendable { case contacts }
public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}
public protocol CNKeyDescriptor {}
extension String: CNKeyDescriptor {}
public let CNContactGivenNameKey = "givenName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactPhoneNumbersKey = "phoneNumbers"
public let CNContactEmailAddressesKey = "emailAddresses"
public let CNContactImageDataKey = "imageData"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
public struct CNPhoneNumber: Hashable, Sendable {
  public let stringValue: String
  public init(stringValue: String) { self.stringValue = stringValue }
}
public struct CNLabeledValue<Value> {
  public let label: String?
  public let value: Value
}
public class CNContact: NSObject {
  public var identifier: String { "" }
  public var givenName: String { "" }
  public var familyName: String { "" }
  public var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { [] }
  public var emailAddresses: [CNLabeledValue<NSString>] { [] }
  public var imageData: Data? { nil }
  public var thumbnailImageData: Data? { nil }
}
public final class CNContactFetchRequest: NSObject {
  public init(keysToFetch: [any CNKeyDescriptor]) {}
}
public final class CNContactStore: NSObject, @unchecked Sendable {
  public static func authorizationStatus(for type: CNEntityType) -> CNAuthorizationStatus {
    .notDetermined
  }
  public func requestAccess(
    for type: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) { completionHandler(false, nil) }
  public func requestAccess(for type: CNEntityType) async throws -> Bool { false }
  public func enumerateContacts(
    with request: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws {}
}

public final class HKHealthStore: NSObject, @unchecked Sendable {
  public static func isHealthDataAvailable() -> Bool { false }
  public func requestAuthorization(
    toShare share: Set<HKSampleType>?, read: Set<HKObjectType>?,
    completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, nil) }
  public func requestAuthorization(
    toShare share: Set<HKSampleType>, read: Set<HKObjectType>
  ) async throws {}
}
public class HKObjectType: NSObject {
  public static func quantityType(forIdentifier id: HKQuantityTypeIdentifier) -> HKQuantityType? {
    HKQuantityType(id)
  }
}
public class HKSampleType: HKObjectType {}
public final class HKQuantityType: HKSampleType {
  public init(_ identifier: HKQuantityTypeIdentifier) {}
}
public struct HKQuantityTypeIdentifier: Hashable, Sendable {
  private let name: String
  public static let stepCount = Self(name: "stepCount")
  public static let heartRate = Self(name: "heartRate")
  public static let bodyMass = Self(name: "bodyMass")
  public static let activeEnergyBurned = Self(name: "activeEnergyBurned")
  public static let distanceWalkingRunning = Self(name: "distanceWalkingRunning")
}

public final class CKContainer: NSObject, Sendable {
  public init(identifier: String) {}
  private override init() {}
  public static func `default`() -> CKContainer { CKContainer() }
  public var privateCloudDatabase: CKDatabase { CKDatabase() }
  public var publicCloudDatabase: CKDatabase { CKDatabase() }
  public func accountStatus() async throws -> CKAccountStatus { .noAccount }
}
public final class CKDatabase: NSObject, Sendable {}
public enum CKAccountStatus: Int, Sendable {
  case couldNotDetermine, available, restricted, noAccount
}

public final class GKLocalPlayer: NSObject {
  public static var local: GKLocalPlayer { GKLocalPlayer() }
  public var isAuthenticated: Bool { false }
  public var displayName: String { "" }
  public var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)?
}
