public import GalleySwiftUI

// Services of a device, as of one that has none of them.

// Haptics

public protocol CHHapticDeviceCapability {
  var supportsHaptics: Bool { get }
  var supportsAudio: Bool { get }
}
private struct NoHaptics: CHHapticDeviceCapability {
  var supportsHaptics: Bool { false }
  var supportsAudio: Bool { false }
}
public final class CHHapticEngine: NSObject {
  public override init() { super.init() }
  public init(audioSession: AnyObject?) throws {}
  public static func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }
  public var stoppedHandler: (Int) -> Void = { _ in }
  public var resetHandler: () -> Void = {}
  public func start() throws {}
  public func start() async throws {}
  public func stop(completionHandler: ((any Error)?) -> Void = { _ in }) {}
  public func makePlayer(with pattern: CHHapticPattern) throws -> CHHapticPatternPlayer {
    CHHapticPatternPlayer()
  }
}
public final class CHHapticPattern: NSObject {
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {}
}
public final class CHHapticPatternPlayer: NSObject {
  public func start(atTime time: TimeInterval) throws {}
  public func stop(atTime time: TimeInterval) throws {}
}
public final class CHHapticDynamicParameter: NSObject {}
public final class CHHapticEventParameter: NSObject {
  public enum ParameterID: Sendable { case hapticIntensity, hapticSharpness, attackTime, decayTime }
  public init(parameterID: ParameterID, value: Float) {}
}
public final class CHHapticEvent: NSObject {
  public enum EventType: Sendable { case hapticTransient, hapticContinuous, audioContinuous }
  public init(
    eventType: EventType, parameters: [CHHapticEventParameter], relativeTime: TimeInterval,
    duration: TimeInterval = 0
  ) {}
}

// Faces and fingers

public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics, deviceOwnerAuthentication
}
public enum LABiometryType: Int, Sendable { case none, touchID, faceID, opticID }
public struct LAError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case authenticationFailed, userCancel, userFallback, systemCancel, passcodeNotSet
    case biometryNotAvailable, biometryNotEnrolled, biometryLockout, notInteractive
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}
public final class LAContext: NSObject {
  public var localizedFallbackTitle: String?
  public var localizedCancelTitle: String?
  public var biometryType: LABiometryType { .none }
  public func canEvaluatePolicy(
    _ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?
  ) -> Bool {
    error?.pointee = NSError(domain: "LAError", code: LAError.Code.biometryNotAvailable.rawValue)
    return false
  }
  public func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { reply(false, LAError(.notInteractive)) }
  @discardableResult public func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String
  ) async throws -> Bool { throw LAError(.notInteractive) }
  public func invalidate() {}
}

// Motion

public final class CMMotionManager: NSObject {
  public var isAccelerometerAvailable: Bool { false }
  public var isGyroAvailable: Bool { false }
  public var isDeviceMotionAvailable: Bool { false }
  public var accelerometerUpdateInterval: TimeInterval = 0.1
  public var gyroUpdateInterval: TimeInterval = 0.1
  public var deviceMotionUpdateInterval: TimeInterval = 0.1
  public var deviceMotion: CMDeviceMotion? { nil }
  public var accelerometerData: CMAccelerometerData? { nil }
  public func startDeviceMotionUpdates() {}
  public func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
  ) {}
  public func startAccelerometerUpdates() {}
  public func startAccelerometerUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void
  ) {}
  public func stopDeviceMotionUpdates() {}
  public func stopAccelerometerUpdates() {}
}
public struct CMAcceleration: Hashable, Sendable {
  public var x = 0.0
  public var y = 0.0
  public var z = 0.0
  public init() {}
}
public final class CMAccelerometerData: NSObject {
  public var acceleration: CMAcceleration { CMAcceleration() }
}
public final class CMAttitude: NSObject {
  public var roll: Double { 0 }
  public var pitch: Double { 0 }
  public var yaw: Double { 0 }
}
public final class CMDeviceMotion: NSObject {
  public let attitude = CMAttitude()
  public var gravity: CMAcceleration { CMAcceleration() }
  public var userAcceleration: CMAcceleration { CMAcceleration() }
}
public final class CMPedometer: NSObject {
  public static func isStepCountingAvailable() -> Bool { false }
}

// The network, which is not there

public struct NWPath: Sendable {
  public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }
  public var status: Status { .unsatisfied }
  public var isExpensive: Bool { false }
  public var isConstrained: Bool { false }
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { false }
}
public struct NWInterface: Sendable {
  public enum InterfaceType: Sendable { case other, wifi, cellular, wiredEthernet, loopback }
}
public final class NWPathMonitor: @unchecked Sendable {
  public init() {}
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  public var currentPath: NWPath { NWPath() }
  public func start(queue: DispatchQueue) {}
  public func cancel() {}
}

// Tasks in the background, which never begin

public final class BGTaskScheduler: Sendable {
  public static let shared = BGTaskScheduler()
  @discardableResult public func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool { true }
  public func submit(_ request: BGTaskRequest) throws {}
  public func cancelAllTaskRequests() {}
  public func cancel(taskRequestWithIdentifier identifier: String) {}
}
open class BGTask: NSObject {
  public var expirationHandler: (() -> Void)?
  public func setTaskCompleted(success: Bool) {}
}
public final class BGAppRefreshTask: BGTask {}
public final class BGProcessingTask: BGTask {}
open class BGTaskRequest: NSObject {
  public let identifier: String
  public var earliestBeginDate: Date?
  public init(identifier: String) { self.identifier = identifier }
}
public final class BGAppRefreshTaskRequest: BGTaskRequest {}
public final class BGProcessingTaskRequest: BGTaskRequest {
  public var requiresNetworkConnectivity = false
  public var requiresExternalPower = false
}

// A watch

public protocol WCSessionDelegate: NSObjectProtocol {}
public final class WCSession: NSObject {
  public static func isSupported() -> Bool { false }
  public static var `default`: WCSession { WCSession() }
  public weak var delegate: (any WCSessionDelegate)?
  public var isReachable: Bool { false }
  public var isPaired: Bool { false }
  public func activate() {}
  public func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {}
}

// Speech

public final class AVSpeechSynthesisVoice: NSObject {
  public let language: String
  public init?(language: String?) { self.language = language ?? "en-US" }
  public static func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
}
public final class AVSpeechUtterance: NSObject {
  public let speechString: String
  public var rate: Float = 0.5
  public var pitchMultiplier: Float = 1
  public var volume: Float = 1
  public var voice: AVSpeechSynthesisVoice?
  public init(string: String) { speechString = string }
}
public enum AVSpeechBoundary: Int, Sendable { case immediate, word }
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {}
public final class AVSpeechSynthesizer: NSObject {
  public weak var delegate: (any AVSpeechSynthesizerDelegate)?
  public var isSpeaking: Bool { false }
  public var isPaused: Bool { false }
  public func speak(_ utterance: AVSpeechUtterance) {}
  @discardableResult public func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  @discardableResult public func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  @discardableResult public func continueSpeaking() -> Bool { false }
}
