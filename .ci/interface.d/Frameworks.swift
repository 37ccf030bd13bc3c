open class ASAuthorization : NSObject {
    public struct Scope : Hashable, Sendable {
        public static let fullName: ASAuthorization.Scope
        public static let email: ASAuthorization.Scope
    }
    public let credential: any ASAuthorizationCredential
}
open class ASAuthorizationAppleIDCredential : NSObject, ASAuthorizationCredential {
    open var user: String { get }
    open var email: String? { get }
    open var fullName: PersonNameComponents? { get }
    open var identityToken: Data? { get }
    open var authorizationCode: Data? { get }
}
open class ASAuthorizationAppleIDProvider : NSObject {
    public enum CredentialState : Int, Sendable {
        case revoked
        case authorized
        case notFound
        case transferred
    }
    open func createRequest() -> ASAuthorizationAppleIDRequest
    open func getCredentialState(forUserID id: String, completion: @escaping (ASAuthorizationAppleIDProvider.CredentialState, (any Error)?) -> Void)
    open func credentialState(forUserID id: String) async throws -> ASAuthorizationAppleIDProvider.CredentialState
}
open class ASAuthorizationAppleIDRequest : ASAuthorizationOpenIDRequest {
    public var user: String?
}
open class ASAuthorizationController : NSObject {
    weak public var delegate: (any ASAuthorizationControllerDelegate)?
    public init(authorizationRequests: [ASAuthorizationRequest])
    open func performRequests()
}
public protocol ASAuthorizationControllerDelegate : NSObjectProtocol {
    func authorizationController(controller: ASAuthorizationController, didCompleteWithAuthorization: ASAuthorization)
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}
extension ASAuthorizationControllerDelegate {
    public func authorizationController(controller: ASAuthorizationController, didCompleteWithAuthorization: ASAuthorization)
    public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}
public protocol ASAuthorizationCredential : NSObjectProtocol {
}
public struct ASAuthorizationError : Error, Hashable {
    public enum Code : Int, Sendable {
        case unknown
        case canceled
        case invalidResponse
        case notHandled
        case failed
    }
    public let code: ASAuthorizationError.Code
    public init(_ code: ASAuthorizationError.Code)
    public static var canceled: ASAuthorizationError.Code { get }
}
open class ASAuthorizationOpenIDRequest : ASAuthorizationRequest {
    public var requestedScopes: [ASAuthorization.Scope]?
    public var nonce: String?
    public var state: String?
}
open class ASAuthorizationRequest : NSObject {
}
open class AVAsset : NSObject {
    public let url: URL?
    public init(url: URL)
    open var duration: CMTime { get }
}
open class AVAudioPlayer : NSObject {
    weak public var delegate: (any AVAudioPlayerDelegate)?
    public var volume: Float
    public var rate: Float
    public var numberOfLoops: Int
    public var currentTime: TimeInterval
    public var enableRate: Bool
    public init(contentsOf url: URL) throws
    public init(contentsOf url: URL, fileTypeHint hint: String?) throws
    public init(data: Data) throws
    open var duration: TimeInterval { get }
    open var isPlaying: Bool { get }
    @discardableResult
    open func prepareToPlay() -> Bool
    @discardableResult
    open func play() -> Bool
    open func pause()
    open func stop()
}
public protocol AVAudioPlayerDelegate : NSObjectProtocol {
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
}
extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
}
final public class AVAudioSession : NSObject, Sendable {
    public struct Category : Hashable, Sendable {
        public static let ambient: AVAudioSession.Category
        public static let soloAmbient: AVAudioSession.Category
        public static let playback: AVAudioSession.Category
        public static let record: AVAudioSession.Category
        public static let playAndRecord: AVAudioSession.Category
    }
    public struct Mode : Hashable, Sendable {
        public static let `default`: AVAudioSession.Mode
        public static let moviePlayback: AVAudioSession.Mode
        public static let measurement: AVAudioSession.Mode
        public static let spokenAudio: AVAudioSession.Mode
        public static let voiceChat: AVAudioSession.Mode
    }
    public struct CategoryOptions : OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static let mixWithOthers: AVAudioSession.CategoryOptions
        public static let duckOthers: AVAudioSession.CategoryOptions
        public static let allowBluetooth: AVAudioSession.CategoryOptions
        public static let defaultToSpeaker: AVAudioSession.CategoryOptions
    }
    public struct SetActiveOptions : OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static let notifyOthersOnDeactivation: AVAudioSession.SetActiveOptions
    }
    public static func sharedInstance() -> AVAudioSession
    public func setCategory(_ category: AVAudioSession.Category) throws
    public func setCategory(_ category: AVAudioSession.Category, options: AVAudioSession.CategoryOptions) throws
    public func setCategory(_ category: AVAudioSession.Category, mode: AVAudioSession.Mode, options: AVAudioSession.CategoryOptions = []) throws
    public func setActive(_ isActive: Bool, options: AVAudioSession.SetActiveOptions = []) throws
}
public enum AVAuthorizationStatus : Int, Sendable {
    case notDetermined
    case restricted
    case denied
    case authorized
}
open class AVCaptureDevice : NSObject {
    open class func authorizationStatus(for type: AVMediaType) -> AVAuthorizationStatus
    open class func requestAccess(for type: AVMediaType) async -> Bool
    open class func requestAccess(for type: AVMediaType, completionHandler: @escaping (Bool) -> Void)
}
public struct AVMediaType : Hashable, Sendable {
    public static let video: AVMediaType
    public static let audio: AVMediaType
}
open class AVPlayer : NSObject {
    public enum Status : Int, Sendable {
        case unknown
        case readyToPlay
        case failed
    }
    public enum TimeControlStatus : Int, Sendable {
        case paused
        case waitingToPlayAtSpecifiedRate
        case playing
    }
    public enum ActionAtItemEnd : Int, Sendable {
        case advance
        case pause
        case none
    }
    public private(set) var currentItem: AVPlayerItem? { get }
    public var rate: Float
    public var volume: Float
    public var isMuted: Bool
    public var actionAtItemEnd: AVPlayer.ActionAtItemEnd
    public var allowsExternalPlayback: Bool
    override public init()
    public init(url: URL)
    public init(playerItem: AVPlayerItem?)
    open var status: AVPlayer.Status { get }
    open var timeControlStatus: AVPlayer.TimeControlStatus { get }
    open func play()
    open func pause()
    open func replaceCurrentItem(with item: AVPlayerItem?)
    open func currentTime() -> CMTime
    open func seek(to time: CMTime)
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime)
    open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void)
    open func addPeriodicTimeObserver(forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void) -> Any
    open func removeTimeObserver(_ observer: Any)
}
open class AVPlayerItem : NSObject {
    public enum Status : Int, Sendable {
        case unknown
        case readyToPlay
        case failed
    }
    public let asset: AVAsset
    public init(url: URL)
    public init(asset: AVAsset)
    open var status: AVPlayerItem.Status { get }
    open var duration: CMTime { get }
    open func currentTime() -> CMTime
    public static let didPlayToEndTimeNotification: Notification.Name
}
open class AVPlayerLooper : NSObject {
    public init(player: AVQueuePlayer, templateItem: AVPlayerItem)
    open func disableLooping()
}
open class AVPlayerViewController : UIViewController {
    public var player: AVPlayer?
    public var showsPlaybackControls: Bool
    public var allowsPictureInPicturePlayback: Bool
    public var entersFullScreenWhenPlaybackBegins: Bool
    public var exitsFullScreenWhenPlaybackEnds: Bool
}
open class AVQueuePlayer : AVPlayer {
    public init(items: [AVPlayerItem])
    override public init(playerItem: AVPlayerItem?)
    override public init()
    open func advanceToNextItem()
}
public enum AVSpeechBoundary : Int, Sendable {
    case immediate
    case word
}
final public class AVSpeechSynthesisVoice : NSObject {
    public let language: String
    public init?(language: String?)
    public static func speechVoices() -> [AVSpeechSynthesisVoice]
}
final public class AVSpeechSynthesizer : NSObject {
    weak public var delegate: (any AVSpeechSynthesizerDelegate)?
    public var isSpeaking: Bool { get }
    public var isPaused: Bool { get }
    public func speak(_ utterance: AVSpeechUtterance)
    @discardableResult
    public func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool
    @discardableResult
    public func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool
    @discardableResult
    public func continueSpeaking() -> Bool
}
public protocol AVSpeechSynthesizerDelegate : NSObjectProtocol {
}
final public class AVSpeechUtterance : NSObject {
    public let speechString: String
    public var rate: Float
    public var pitchMultiplier: Float
    public var volume: Float
    public var voice: AVSpeechSynthesisVoice?
    public init(string: String)
}
open class AVURLAsset : AVAsset {
    public init(url: URL, options: [String : Any]?)
    override public init(url: URL)
}
public struct AccessoryWidgetBackground : Sendable {
    public init()
}
extension AccessoryWidgetBackground : View {
    @MainActor public var body: some View { get }
}
final public class Activity<Attributes> : Identifiable where Attributes : ActivityAttributes {
    public let id: String
    public var activityState: ActivityState { get }
    public static var activities: [Activity<Attributes>] { get }
    public static func request(attributes: Attributes, content: ActivityContent<Attributes.ContentState>, pushType: Never? = nil) throws -> Activity<Attributes>
    public func update(_ content: ActivityContent<Attributes.ContentState>) async
    public func end(_ content: ActivityContent<Attributes.ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default) async
}
public protocol ActivityAttributes : Decodable, Encodable {
    associatedtype ContentState : Decodable, Encodable, Hashable
}
public enum ActivityAuthorizationError : Error {
    case denied
    case unsupported
}
public struct ActivityAuthorizationInfo : Sendable {
    public init()
    public var areActivitiesEnabled: Bool { get }
}
public struct ActivityConfiguration<Attributes> : Sendable where Attributes : ActivityAttributes {
}
extension ActivityConfiguration : WidgetConfiguration {
    nonisolated public init(for type: Attributes.Type, @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> some View, dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland)
    @MainActor public var body: Never { get }
}
public struct ActivityContent<State> where State : Decodable, State : Encodable, State : Hashable {
    public let state: State
    public let staleDate: Date?
    public let relevanceScore: Double
    public init(state: State, staleDate: Date?, relevanceScore: Double = 0)
}
public enum ActivityState : String, Codable, Sendable {
    case active
    case pending
    case ended
    case dismissed
    case stale
}
public enum ActivityUIDismissalPolicy : Sendable {
    case `default`
    case immediate
    public static func after(_ date: Date) -> ActivityUIDismissalPolicy
}
public struct ActivityViewContext<Attributes> where Attributes : ActivityAttributes {
    public let attributes: Attributes
    public let state: Attributes.ContentState
    public var isStale: Bool { get }
    public var activityID: String { get }
}
public struct Annotation : Sendable {
}
extension Annotation {
    nonisolated public init(_ title: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> some View)
    nonisolated public init(_ title: some StringProtocol, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> some View)
    nonisolated public init(coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View)
}
public protocol AppEntity : Identifiable, Sendable {
    associatedtype DefaultQuery : EntityQuery
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
    static var defaultQuery: Self.DefaultQuery { get }
    var displayRepresentation: DisplayRepresentation { get }
}
public protocol AppEnum : CaseIterable, Hashable, RawRepresentable, Sendable {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
    static var caseDisplayRepresentations: [Self : DisplayRepresentation] { get }
}
public protocol AppIntent : Sendable {
    associatedtype PerformResult : IntentResult
    static var title: LocalizedStringResource { get }
    static var description: IntentDescription? { get }
    static var openAppWhenRun: Bool { get }
    static var isDiscoverable: Bool { get }
    init()
    func perform() async throws -> Self.PerformResult
}
extension AppIntent {
    public typealias Parameter = IntentParameter
    public static var description: IntentDescription? { get }
    public static var openAppWhenRun: Bool { get }
    public static var isDiscoverable: Bool { get }
    public func callAsFunction(donate: Bool = false) async throws
}
public struct AppIntentConfiguration<Intent, Content> : @unchecked Sendable where Content : View {
}
extension AppIntentConfiguration : WidgetConfiguration {
    nonisolated public init<Provider>(kind: String, intent: Intent.Type = Intent.self, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content) where Intent == Provider.Intent, Provider : AppIntentTimelineProvider
    @MainActor public var body: Never { get }
}
public struct AppIntentRecommendation<Intent> {
    public init(intent: Intent, description: some StringProtocol)
}
public protocol AppIntentTimelineProvider {
    associatedtype Entry : TimelineEntry
    associatedtype Intent : WidgetConfigurationIntent
    typealias Context = TimelineProviderContext
    func placeholder(in context: Self.Context) -> Self.Entry
    func snapshot(for configuration: Self.Intent, in context: Self.Context) async -> Self.Entry
    func timeline(for configuration: Self.Intent, in context: Self.Context) async -> Timeline<Self.Entry>
    func recommendations() -> [AppIntentRecommendation<Self.Intent>]
}
extension AppIntentTimelineProvider {
    public func recommendations() -> [AppIntentRecommendation<Self.Intent>]
}
public struct AppShortcut : Sendable {
    public init(intent: some AppIntent, phrases: [AppShortcutPhrase], shortTitle: LocalizedStringResource = "", systemImageName: String = "")
}
public struct AppShortcutPhrase : ExpressibleByStringInterpolation, Sendable {
    public struct StringInterpolation : StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int)
        public mutating func appendLiteral(_ literal: String)
        public mutating func appendInterpolation(_ token: AppShortcutPhraseToken)
        public mutating func appendInterpolation<Value>(_ value: Value)
    }
    public init(stringLiteral value: String)
    public init(stringInterpolation: AppShortcutPhrase.StringInterpolation)
}
public struct AppShortcutPhraseToken : Sendable {
    public static let applicationName: AppShortcutPhraseToken
}
@resultBuilder public enum AppShortcutsBuilder {
    public static func buildBlock(_ parts: AppShortcut...) -> [AppShortcut]
}
public protocol AppShortcutsProvider {
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
    static var shortcutTileColor: ShortcutTileColor { get }
}
extension AppShortcutsProvider {
    public static var shortcutTileColor: ShortcutTileColor { get }
    public static func updateAppShortcutParameters()
}
public protocol AudioPlaybackIntent : AppIntent {
}
final public class BGAppRefreshTask : BGTask {
}
final public class BGAppRefreshTaskRequest : BGTaskRequest {
}
final public class BGProcessingTask : BGTask {
}
final public class BGProcessingTaskRequest : BGTaskRequest {
    public var requiresNetworkConnectivity: Bool
    public var requiresExternalPower: Bool
}
open class BGTask : NSObject {
    public var expirationHandler: (() -> Void)?
    public func setTaskCompleted(success: Bool)
}
open class BGTaskRequest : NSObject {
    public let identifier: String
    public var earliestBeginDate: Date?
    public init(identifier: String)
}
final public class BGTaskScheduler : Sendable {
    public static let shared: BGTaskScheduler
    @discardableResult
    public func register(forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, launchHandler: @escaping (BGTask) -> Void) -> Bool
    public func submit(_ request: BGTaskRequest) throws
    public func cancelAllTaskRequests()
    public func cancel(taskRequestWithIdentifier identifier: String)
}
public protocol CHHapticDeviceCapability {
    var supportsHaptics: Bool { get }
    var supportsAudio: Bool { get }
}
final public class CHHapticDynamicParameter : NSObject {
}
final public class CHHapticEngine : NSObject {
    override public init()
    public init(audioSession: AnyObject?) throws
    public static func capabilitiesForHardware() -> any CHHapticDeviceCapability
    public var stoppedHandler: (Int) -> Void
    public var resetHandler: () -> Void
    public func start() throws
    public func start() async throws
    public func stop(completionHandler: ((any Error)?) -> Void = { _ in })
    public func makePlayer(with pattern: CHHapticPattern) throws -> CHHapticPatternPlayer
}
final public class CHHapticEvent : NSObject {
    public enum EventType : Sendable {
        case hapticTransient
        case hapticContinuous
        case audioContinuous
    }
    public init(eventType: CHHapticEvent.EventType, parameters: [CHHapticEventParameter], relativeTime: TimeInterval, duration: TimeInterval = 0)
}
final public class CHHapticEventParameter : NSObject {
    public enum ParameterID : Sendable {
        case hapticIntensity
        case hapticSharpness
        case attackTime
        case decayTime
    }
    public init(parameterID: CHHapticEventParameter.ParameterID, value: Float)
}
final public class CHHapticPattern : NSObject {
    public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws
}
final public class CHHapticPatternPlayer : NSObject {
    public func start(atTime time: TimeInterval) throws
    public func stop(atTime time: TimeInterval) throws
}
public enum CKAccountStatus : Int, Sendable {
    case couldNotDetermine
    case available
    case restricted
    case noAccount
}
final public class CKContainer : NSObject, Sendable {
    public init(identifier: String)
    public static func `default`() -> CKContainer
    public var privateCloudDatabase: CKDatabase { get }
    public var publicCloudDatabase: CKDatabase { get }
    public func accountStatus() async throws -> CKAccountStatus
}
final public class CKDatabase : NSObject, Sendable {
}
public enum CLAccuracyAuthorization : Int, Sendable {
    case fullAccuracy
    case reducedAccuracy
}
public enum CLActivityType : Int, Sendable {
    case other
    case automotiveNavigation
    case fitness
    case otherNavigation
    case airborne
}
public enum CLAuthorizationStatus : Int32, Sendable {
    case notDetermined
    case restricted
    case denied
    case authorizedAlways
    case authorizedWhenInUse
    public static var authorized: CLAuthorizationStatus { get }
}
open class CLCircularRegion : CLRegion {
    public let center: CLLocationCoordinate2D
    public let radius: CLLocationDistance
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String)
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool
}
public struct CLError : Error, Hashable {
    public enum Code : Int, Sendable {
        case locationUnknown
        case denied
        case network
        case headingFailure
    }
    public let code: CLError.Code
    public init(_ code: CLError.Code)
    public static var locationUnknown: CLError.Code { get }
    public static var denied: CLError.Code { get }
    public static var network: CLError.Code { get }
}
open class CLGeocoder : NSObject {
    open var isGeocoding: Bool { get }
    open func cancelGeocode()
    open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void)
    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark]
    open func geocodeAddressString(_ address: String, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void)
    open func geocodeAddressString(_ address: String) async throws -> [CLPlacemark]
}
open class CLHeading : NSObject {
    open var magneticHeading: CLLocationDirection { get }
    open var trueHeading: CLLocationDirection { get }
    open var headingAccuracy: CLLocationDirection { get }
}
open class CLLocation : NSObject {
    public let coordinate: CLLocationCoordinate2D
    public let altitude: CLLocationDistance
    public let horizontalAccuracy: CLLocationAccuracy
    public let verticalAccuracy: CLLocationAccuracy
    public let course: CLLocationDirection
    public let speed: CLLocationSpeed
    public let timestamp: Date
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees)
    public init(coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection = -1, speed: CLLocationSpeed = -1, timestamp: Date)
    public func distance(from other: CLLocation) -> CLLocationDistance
}
public typealias CLLocationAccuracy = Double
public struct CLLocationCoordinate2D : Sendable {
    public var latitude: CLLocationDegrees
    public var longitude: CLLocationDegrees
    public init()
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees)
}
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool
public func CLLocationCoordinate2DMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees) -> CLLocationCoordinate2D
public typealias CLLocationDegrees = Double
public typealias CLLocationDirection = Double
public typealias CLLocationDistance = Double
open class CLLocationManager : NSObject {
    weak public var delegate: (any CLLocationManagerDelegate)?
    public var desiredAccuracy: CLLocationAccuracy
    public var distanceFilter: CLLocationDistance
    public var headingFilter: CLLocationDegrees
    public var activityType: CLActivityType
    public var allowsBackgroundLocationUpdates: Bool
    public var pausesLocationUpdatesAutomatically: Bool
    public var showsBackgroundLocationIndicator: Bool
    open var authorizationStatus: CLAuthorizationStatus { get }
    open var accuracyAuthorization: CLAccuracyAuthorization { get }
    open var location: CLLocation? { get }
    open var heading: CLHeading? { get }
    open var monitoredRegions: Set<CLRegion> { get }
    override public init()
    open func requestWhenInUseAuthorization()
    open func requestAlwaysAuthorization()
    open func requestLocation()
    open func startUpdatingLocation()
    open func stopUpdatingLocation()
    open func startUpdatingHeading()
    open func stopUpdatingHeading()
    open func startMonitoringSignificantLocationChanges()
    open func stopMonitoringSignificantLocationChanges()
    open func startMonitoring(for region: CLRegion)
    open func stopMonitoring(for region: CLRegion)
    open class func locationServicesEnabled() -> Bool
    open class func authorizationStatus() -> CLAuthorizationStatus
    open class func headingAvailable() -> Bool
}
public protocol CLLocationManagerDelegate : NSObjectProtocol {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}
extension CLLocationManagerDelegate {
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
    public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}
public typealias CLLocationSpeed = Double
public struct CLLocationUpdate : Sendable {
    public var location: CLLocation? { get }
    public var isStationary: Bool { get }
    public static func liveUpdates() -> AsyncStream<CLLocationUpdate>
}
open class CLPlacemark : NSObject {
    open var location: CLLocation? { get }
    open var name: String? { get }
    open var thoroughfare: String? { get }
    open var subThoroughfare: String? { get }
    open var locality: String? { get }
    open var subLocality: String? { get }
    open var administrativeArea: String? { get }
    open var subAdministrativeArea: String? { get }
    open var postalCode: String? { get }
    open var isoCountryCode: String? { get }
    open var country: String? { get }
    open var timeZone: TimeZone? { get }
}
open class CLRegion : NSObject {
    public let identifier: String
    public var notifyOnEntry: Bool
    public var notifyOnExit: Bool
}
public struct CMAcceleration : Hashable, Sendable {
    public var x: Double
    public var y: Double
    public var z: Double
    public init()
}
final public class CMAccelerometerData : NSObject {
    public var acceleration: CMAcceleration { get }
}
final public class CMAttitude : NSObject {
    public var roll: Double { get }
    public var pitch: Double { get }
    public var yaw: Double { get }
}
final public class CMDeviceMotion : NSObject {
    public let attitude: CMAttitude
    public var gravity: CMAcceleration { get }
    public var userAcceleration: CMAcceleration { get }
}
final public class CMMotionManager : NSObject {
    public var isAccelerometerAvailable: Bool { get }
    public var isGyroAvailable: Bool { get }
    public var isDeviceMotionAvailable: Bool { get }
    public var accelerometerUpdateInterval: TimeInterval
    public var gyroUpdateInterval: TimeInterval
    public var deviceMotionUpdateInterval: TimeInterval
    public var deviceMotion: CMDeviceMotion? { get }
    public var accelerometerData: CMAccelerometerData? { get }
    public func startDeviceMotionUpdates()
    public func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void)
    public func startAccelerometerUpdates()
    public func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void)
    public func stopDeviceMotionUpdates()
    public func stopAccelerometerUpdates()
}
final public class CMPedometer : NSObject {
    public static func isStepCountingAvailable() -> Bool
}
public struct CMTime : Hashable, Sendable {
    public var value: Int64
    public var timescale: Int32
    public init()
    public init(value: Int64, timescale: Int32)
    public init(seconds: Double, preferredTimescale: Int32)
    public var seconds: Double { get }
    public var isValid: Bool { get }
    public var isNumeric: Bool { get }
    public static let zero: CMTime
    public static let invalid: CMTime
    public static let indefinite: CMTime
}
public func CMTimeGetSeconds(_ time: CMTime) -> Double
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime
public enum CNAuthorizationStatus : Int, Sendable {
    case notDetermined
    case restricted
    case denied
    case authorized
    case limited
}
public class CNContact : NSObject {
    public var identifier: String { get }
    public var givenName: String { get }
    public var familyName: String { get }
    public var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { get }
    public var emailAddresses: [CNLabeledValue<NSString>] { get }
    public var imageData: Data? { get }
    public var thumbnailImageData: Data? { get }
}
public let CNContactEmailAddressesKey: String
public let CNContactFamilyNameKey: String
final public class CNContactFetchRequest : NSObject {
    public init(keysToFetch: [any CNKeyDescriptor])
}
public let CNContactGivenNameKey: String
public let CNContactImageDataKey: String
public let CNContactPhoneNumbersKey: String
final public class CNContactStore : NSObject, @unchecked Sendable {
    public static func authorizationStatus(for type: CNEntityType) -> CNAuthorizationStatus
    public func requestAccess(for type: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void)
    public func requestAccess(for type: CNEntityType) async throws -> Bool
    public func enumerateContacts(with request: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void) throws
}
public let CNContactThumbnailImageDataKey: String
public enum CNEntityType : Int, Sendable {
    case contacts
}
public protocol CNKeyDescriptor {
}
public struct CNLabeledValue<Value> {
    public let label: String?
    public let value: Value
}
public struct CNPhoneNumber : Hashable, Sendable {
    public let stringValue: String
    public init(stringValue: String)
}
public struct DisplayRepresentation : ExpressibleByStringInterpolation, Sendable {
    public struct Image : Sendable {
        public init(systemName: String)
        public init(named: String)
    }
    public init(stringLiteral value: String)
    public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil)
}
public struct DynamicIsland : Sendable {
    public init(@DynamicIslandExpandedContentBuilder expanded: () -> DynamicIslandExpandedContent, @ViewBuilder compactLeading: () -> some View, @ViewBuilder compactTrailing: () -> some View, @ViewBuilder minimal: () -> some View)
    public func keylineTint(_ color: Color?) -> DynamicIsland
    public func widgetURL(_ url: URL?) -> DynamicIsland
}
public struct DynamicIslandExpandedContent : Sendable {
}
@resultBuilder public enum DynamicIslandExpandedContentBuilder {
    public static func buildBlock<each Content>(_ regions: repeat DynamicIslandExpandedRegion<each Content>) -> DynamicIslandExpandedContent where repeat each Content : View
}
public struct DynamicIslandExpandedRegion<Content> where Content : View {
    public init(_ position: DynamicIslandExpandedRegionPosition, priority: Double = 0, @ViewBuilder content: () -> Content)
}
public enum DynamicIslandExpandedRegionPosition : Sendable {
    case leading
    case trailing
    case center
    case bottom
}
public protocol DynamicOptionsProvider : Sendable {
    associatedtype Options
    func results() async throws -> Self.Options
}
final public class EKAlarm : EKObject {
    public var absoluteDate: Date?
    public var relativeOffset: TimeInterval
    public init(absoluteDate: Date)
    public init(relativeOffset: TimeInterval)
}
public enum EKAuthorizationStatus : Int, Sendable {
    case notDetermined
    case restricted
    case denied
    case fullAccess
    case writeOnly
    public static var authorized: EKAuthorizationStatus { get }
}
final public class EKCalendar : EKObject {
    override public init()
    public init(for type: EKEntityType, eventStore: EKEventStore)
    public var title: String
    public var calendarIdentifier: String { get }
    public var allowsContentModifications: Bool { get }
    public var isSubscribed: Bool { get }
    public var type: EKCalendarType { get }
    public var source: EKSource!
    public var color: NSColor!
    public var cgColor: CGColor!
}
open class EKCalendarItem : EKObject {
    public var title: String!
    public var calendar: EKCalendar!
    public var notes: String?
    public var location: String?
    public var url: URL?
    public var timeZone: TimeZone?
    public var alarms: [EKAlarm]?
    public var recurrenceRules: [EKRecurrenceRule]?
    public var calendarItemIdentifier: String { get }
    public var calendarItemExternalIdentifier: String! { get }
    public var creationDate: Date? { get }
    public var lastModifiedDate: Date? { get }
    public var hasAlarms: Bool { get }
    public var hasNotes: Bool { get }
    public var hasAttendees: Bool { get }
    public var hasRecurrenceRules: Bool { get }
    public func addAlarm(_ alarm: EKAlarm)
    public func removeAlarm(_ alarm: EKAlarm)
    public func addRecurrenceRule(_ rule: EKRecurrenceRule)
    public func removeRecurrenceRule(_ rule: EKRecurrenceRule)
}
public enum EKCalendarType : Int, Sendable {
    case local
    case calDAV
    case exchange
    case subscription
    case birthday
}
public enum EKEntityType : Int, Sendable {
    case event
    case reminder
}
final public class EKEvent : EKCalendarItem {
    public var startDate: Date!
    public var endDate: Date!
    public var eventIdentifier: String! { get }
    public var isAllDay: Bool
    public init(eventStore: EKEventStore)
}
final public class EKEventStore : NSObject, @unchecked Sendable {
    public static func authorizationStatus(for type: EKEntityType) -> EKAuthorizationStatus
    public func requestAccess(to type: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void)
    public func requestAccess(to type: EKEntityType) async throws -> Bool
    public func requestFullAccessToEvents() async throws -> Bool
    public func requestFullAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void)
    public func requestFullAccessToReminders() async throws -> Bool
    public func requestFullAccessToReminders(completion: @escaping (Bool, (any Error)?) -> Void)
    public func requestWriteOnlyAccessToEvents() async throws -> Bool
    public var sources: [EKSource] { get }
    public var defaultCalendarForNewEvents: EKCalendar? { get }
    public func defaultCalendarForNewReminders() -> EKCalendar?
    public func calendars(for type: EKEntityType) -> [EKCalendar]
    public func calendar(withIdentifier identifier: String) -> EKCalendar?
    public func calendarItem(withIdentifier identifier: String) -> EKCalendarItem?
    public func calendarItems(withExternalIdentifier identifier: String) -> [EKCalendarItem]
    public func event(withIdentifier identifier: String) -> EKEvent?
    public func predicateForEvents(withStart start: Date, end: Date, calendars: [EKCalendar]?) -> NSPredicate
    public func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate
    public func predicateForIncompleteReminders(withDueDateStarting start: Date?, ending end: Date?, calendars: [EKCalendar]?) -> NSPredicate
    public func predicateForCompletedReminders(withCompletionDateStarting start: Date?, ending end: Date?, calendars: [EKCalendar]?) -> NSPredicate
    public func events(matching predicate: NSPredicate) -> [EKEvent]
    @discardableResult
    public func fetchReminders(matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void) -> Any
    public func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws
    public func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws
    public func save(_ reminder: EKReminder, commit: Bool) throws
    public func remove(_ reminder: EKReminder, commit: Bool) throws
    public func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws
    public func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws
    public func commit() throws
    public func reset()
    public func refreshSourcesIfNecessary()
}
open class EKObject : NSObject {
    public var hasChanges: Bool { get }
    public var isNew: Bool { get }
    public func reset()
    public func rollback()
    @discardableResult
    public func refresh() -> Bool
}
final public class EKRecurrenceDayOfWeek : NSObject, Sendable {
    public let dayOfTheWeek: EKWeekday
    public let weekNumber: Int
    public init(_ day: EKWeekday, weekNumber: Int = 0)
}
final public class EKRecurrenceEnd : NSObject, Sendable {
    public let endDate: Date?
    public let occurrenceCount: Int
    public init(end: Date)
    public init(occurrenceCount: Int)
}
public enum EKRecurrenceFrequency : Int, Sendable {
    case daily
    case weekly
    case monthly
    case yearly
}
final public class EKRecurrenceRule : EKObject {
    public let frequency: EKRecurrenceFrequency
    public let interval: Int
    public var recurrenceEnd: EKRecurrenceEnd?
    public let daysOfTheWeek: [EKRecurrenceDayOfWeek]?
    public let daysOfTheMonth: [NSNumber]?
    public let monthsOfTheYear: [NSNumber]?
    public let weeksOfTheYear: [NSNumber]?
    public let daysOfTheYear: [NSNumber]?
    public let setPositions: [NSNumber]?
    public convenience init(recurrenceWith frequency: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?)
    public init(recurrenceWith frequency: EKRecurrenceFrequency, interval: Int, daysOfTheWeek: [EKRecurrenceDayOfWeek]?, daysOfTheMonth: [NSNumber]?, monthsOfTheYear: [NSNumber]?, weeksOfTheYear: [NSNumber]?, daysOfTheYear: [NSNumber]?, setPositions: [NSNumber]?, end: EKRecurrenceEnd?)
}
final public class EKReminder : EKCalendarItem {
    public var startDateComponents: DateComponents?
    public var dueDateComponents: DateComponents?
    public var completionDate: Date?
    public var isCompleted: Bool
    public var priority: Int
    public init(eventStore: EKEventStore)
}
public enum EKReminderPriority : UInt, Sendable {
    case none
    case high
    case medium
    case low
}
final public class EKSource : EKObject {
    public var title: String { get }
    public var sourceIdentifier: String { get }
    public var sourceType: EKSourceType { get }
}
public enum EKSourceType : Int, Sendable {
    case local
    case exchange
    case calDAV
    case mobileMe
    case subscribed
    case birthdays
}
public enum EKSpan : Int, Sendable {
    case thisEvent
    case futureEvents
}
public enum EKWeekday : Int, Sendable {
    case sunday
    case monday
    case tuesday
    case wednesday
    case thursday
    case friday
    case saturday
}
public struct EmptyWidgetConfiguration : Sendable {
    public init()
}
extension EmptyWidgetConfiguration : WidgetConfiguration {
    @MainActor public var body: Never { get }
}
public protocol EntityQuery : Sendable {
    associatedtype Entity
    init()
    func entities(for identifiers: [String]) async throws -> [Self.Entity]
    func suggestedEntities() async throws -> [Self.Entity]
    func defaultResult() async -> Self.Entity?
}
extension EntityQuery {
    public func entities(for identifiers: [String]) async throws -> [Self.Entity]
    public func suggestedEntities() async throws -> [Self.Entity]
    public func defaultResult() async -> Self.Entity?
}
public protocol EntityStringQuery : EntityQuery {
    func entities(matching string: String) async throws -> [Self.Entity]
}
@propertyWrapper public struct FetchRequest<Result> : DynamicProperty where Result : NSFetchRequestResult {
    public var wrappedValue: FetchedResults<Result> { get }
    public var projectedValue: Binding<FetchRequest<Result>.Configuration> { get }
    public struct Configuration {
        public var nsSortDescriptors: [NSSortDescriptor]
        public var nsPredicate: NSPredicate?
        public var sortDescriptors: [SortDescriptor<Result>]
    }
}
extension FetchRequest {
    public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil)
    public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction)
}
extension FetchRequest where Result : NSManagedObject {
    public init(sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil)
    public init(entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil)
    public init(sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil)
}
public struct FetchedResults<Result> : RandomAccessCollection where Result : NSFetchRequestResult {
    public var nsSortDescriptors: [NSSortDescriptor]
    public var nsPredicate: NSPredicate?
    public var sortDescriptors: [SortDescriptor<Result>]
    public var startIndex: Int { get }
    public var endIndex: Int { get }
    public subscript(index: Int) -> Result { get }
}
public protocol ForegroundContinuableIntent : AppIntent {
}
final public class GKLocalPlayer : NSObject {
    public static var local: GKLocalPlayer { get }
    public var isAuthenticated: Bool { get }
    public var displayName: String { get }
    public var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)?
}
final public class HKHealthStore : NSObject, @unchecked Sendable {
    public static func isHealthDataAvailable() -> Bool
    public func requestAuthorization(toShare share: Set<HKSampleType>?, read: Set<HKObjectType>?, completion: @escaping (Bool, (any Error)?) -> Void)
    public func requestAuthorization(toShare share: Set<HKSampleType>, read: Set<HKObjectType>) async throws
}
public class HKObjectType : NSObject {
    public static func quantityType(forIdentifier id: HKQuantityTypeIdentifier) -> HKQuantityType?
}
final public class HKQuantityType : HKSampleType {
    public init(_ identifier: HKQuantityTypeIdentifier)
}
public struct HKQuantityTypeIdentifier : Hashable, Sendable {
    public static let stepCount: HKQuantityTypeIdentifier
    public static let heartRate: HKQuantityTypeIdentifier
    public static let bodyMass: HKQuantityTypeIdentifier
    public static let activeEnergyBurned: HKQuantityTypeIdentifier
    public static let distanceWalkingRunning: HKQuantityTypeIdentifier
}
public class HKSampleType : HKObjectType {
}
public struct IntentDescription : ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String)
    public init(_ text: LocalizedStringResource, categoryName: LocalizedStringResource? = nil, searchKeywords: [LocalizedStringResource] = [])
}
public struct IntentDialog : ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String)
    public init(_ text: LocalizedStringResource)
}
@propertyWrapper final public class IntentParameter<Value> : @unchecked Sendable {
    public init()
    public init(wrappedValue: Value, title: LocalizedStringResource, description: LocalizedStringResource? = nil)
    public init(title: LocalizedStringResource, description: LocalizedStringResource? = nil)
    public init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default: Value)
    public init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, requestValueDialog: IntentDialog)
    public init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, optionsProvider: some DynamicOptionsProvider)
    public init<Bound>(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default: Value, inclusiveRange: (Bound, Bound))
    public var wrappedValue: Value
    public var projectedValue: IntentParameter<Value> { get }
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value
}
public protocol IntentResult {
}
extension IntentResult where Self == _IntentResult {
    public static func result() -> Self
    public static func result(dialog: IntentDialog) -> Self
    public static func result(dialog: IntentDialog, view: some View) -> Self
    public static func result(view: some View) -> Self
    public static func result(opensIntent: some AppIntent) -> Self
}
extension IntentResult {
    public static func result<Value>(value: Value) -> Self where Self == _IntentValue<Value>
    public static func result<Value>(value: Value, dialog: IntentDialog) -> Self where Self == _IntentValue<Value>
}
public enum LABiometryType : Int, Sendable {
    case none
    case touchID
    case faceID
    case opticID
}
final public class LAContext : NSObject {
    public var localizedFallbackTitle: String?
    public var localizedCancelTitle: String?
    public var biometryType: LABiometryType { get }
    public func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool
    public func evaluatePolicy(_ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void)
    @discardableResult
    public func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool
    public func invalidate()
}
public struct LAError : Error, Hashable, Sendable {
    public enum Code : Int, Sendable {
        case authenticationFailed
        case userCancel
        case userFallback
        case systemCancel
        case passcodeNotSet
        case biometryNotAvailable
        case biometryNotEnrolled
        case biometryLockout
        case notInteractive
    }
    public let code: LAError.Code
    public init(_ code: LAError.Code)
}
public enum LAPolicy : Int, Sendable {
    case deviceOwnerAuthenticationWithBiometrics
    case deviceOwnerAuthentication
}
public protocol LiveActivityIntent : AppIntent {
}
public struct LookAroundPreview : Sendable {
}
extension LookAroundPreview : View {
    nonisolated public init(initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true)
    nonisolated public init(scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true, showsRoadLabels: Bool = true)
    @MainActor public var body: some View { get }
}
public enum MFMailComposeResult : Int, Sendable {
    case cancelled
    case saved
    case sent
    case failed
}
open class MFMailComposeViewController : UINavigationController {
    public static func canSendMail() -> Bool
    weak public var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
    public func setSubject(_ subject: String)
    public func setToRecipients(_ recipients: [String]?)
    public func setCcRecipients(_ recipients: [String]?)
    public func setMessageBody(_ body: String, isHTML: Bool)
    public func addAttachmentData(_ data: Data, mimeType: String, fileName: String)
}
public protocol MFMailComposeViewControllerDelegate : NSObjectProtocol {
    func mailComposeController(_ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}
extension MFMailComposeViewControllerDelegate {
    public func mailComposeController(_ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}
open class MFMessageComposeViewController : UINavigationController {
    public static func canSendText() -> Bool
    weak public var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    public var recipients: [String]?
    public var body: String?
}
public protocol MFMessageComposeViewControllerDelegate : NSObjectProtocol {
}
public protocol MKAnnotation : NSObjectProtocol {
    var coordinate: CLLocationCoordinate2D { get }
    var title: String? { get }
    var subtitle: String? { get }
}
extension MKAnnotation {
    public var title: String? { get }
    public var subtitle: String? { get }
}
open class MKAnnotationView : UIView {
    public var annotation: (any MKAnnotation)?
    public var image: UIImage?
    public var canShowCallout: Bool
    public var isDraggable: Bool
    public var centerOffset: CGPoint
    public var rightCalloutAccessoryView: UIView?
    public var leftCalloutAccessoryView: UIView?
    public var clusteringIdentifier: String?
    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?)
    required public init?(coder: NSCoder)
}
open class MKCircle : MKShape, MKOverlay {
    public let coordinate: CLLocationCoordinate2D
    public let radius: CLLocationDistance
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance)
}
open class MKCircleRenderer : MKOverlayPathRenderer {
    public init(circle: MKCircle)
    override public init(overlay: any MKOverlay)
}
public struct MKCoordinateRegion : Sendable {
    public var center: CLLocationCoordinate2D
    public var span: MKCoordinateSpan
    public init()
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan)
    public init(center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance)
    public init(_ rect: MKMapRect)
}
public struct MKCoordinateSpan : Sendable {
    public var latitudeDelta: CLLocationDegrees
    public var longitudeDelta: CLLocationDegrees
    public init()
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees)
}
open class MKDirections : NSObject {
    open class Request : NSObject {
        public var source: MKMapItem?
        public var destination: MKMapItem?
        public var transportType: MKDirectionsTransportType
        public var requestsAlternateRoutes: Bool
    }
    open class Response : NSObject {
        open var routes: [MKRoute] { get }
    }
    public init(request: MKDirections.Request)
    open func calculate() async throws -> MKDirections.Response
    open func calculate(completionHandler: @escaping (MKDirections.Response?, (any Error)?) -> Void)
}
public struct MKDirectionsTransportType : OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int)
    public static let automobile: MKDirectionsTransportType
    public static let walking: MKDirectionsTransportType
    public static let transit: MKDirectionsTransportType
    public static let any: MKDirectionsTransportType
}
open class MKDistanceFormatter : Formatter, @unchecked Sendable {
    public enum Units : UInt, Sendable {
        case `default`
        case metric
        case imperial
        case imperialWithYards
    }
    public enum DistanceUnitStyle : UInt, Sendable {
        case `default`
        case abbreviated
        case full
    }
    open var locale: Locale
    open var units: MKDistanceFormatter.Units
    open var unitStyle: MKDistanceFormatter.DistanceUnitStyle
    open func string(fromDistance distance: CLLocationDistance) -> String
    open func distance(from text: String) -> CLLocationDistance
    override open func string(for value: Any?) -> String?
}
public let MKLaunchOptionsDirectionsModeDriving: String
public let MKLaunchOptionsDirectionsModeKey: String
public let MKLaunchOptionsDirectionsModeWalking: String
open class MKLocalSearch : NSObject {
    open class Request : NSObject {
        public var naturalLanguageQuery: String?
        public var region: MKCoordinateRegion
        public var resultTypes: MKLocalSearch.ResultType
        override public init()
        public init(completion: MKLocalSearchCompletion)
    }
    public struct ResultType : OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int)
        public static let address: MKLocalSearch.ResultType
        public static let pointOfInterest: MKLocalSearch.ResultType
    }
    open class Response : NSObject {
        open var mapItems: [MKMapItem] { get }
        open var boundingRegion: MKCoordinateRegion { get }
    }
    public init(request: MKLocalSearch.Request)
    open func start() async throws -> MKLocalSearch.Response
    open func start(completionHandler: @escaping (MKLocalSearch.Response?, (any Error)?) -> Void)
    open func cancel()
}
open class MKLocalSearchCompleter : NSObject {
    weak public var delegate: (any MKLocalSearchCompleterDelegate)?
    public var queryFragment: String
    public var region: MKCoordinateRegion
    public var resultTypes: MKLocalSearchCompleter.ResultType
    open var results: [MKLocalSearchCompletion] { get }
    public struct ResultType : OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int)
        public static let address: MKLocalSearchCompleter.ResultType
        public static let pointOfInterest: MKLocalSearchCompleter.ResultType
        public static let query: MKLocalSearchCompleter.ResultType
    }
}
public protocol MKLocalSearchCompleterDelegate : NSObjectProtocol {
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}
extension MKLocalSearchCompleterDelegate {
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}
open class MKLocalSearchCompletion : NSObject {
    open var title: String { get }
    open var subtitle: String { get }
}
open class MKLookAroundScene : NSObject {
}
open class MKLookAroundSceneRequest : NSObject {
    public init(coordinate: CLLocationCoordinate2D)
    public init(mapItem: MKMapItem)
    open var scene: MKLookAroundScene? { get async throws }
}
open class MKMapItem : NSObject {
    public let placemark: MKPlacemark
    public var name: String?
    public var phoneNumber: String?
    public var url: URL?
    public var timeZone: TimeZone?
    public var pointOfInterestCategory: MKPointOfInterestCategory?
    public init(placemark: MKPlacemark)
    override public convenience init()
    open class func forCurrentLocation() -> MKMapItem
    @discardableResult
    open func openInMaps(launchOptions: [String : Any]? = nil) -> Bool
    @discardableResult
    open class func openMaps(with items: [MKMapItem], launchOptions: [String : Any]? = nil) -> Bool
}
public struct MKMapPoint : Sendable {
    public var x: Double
    public var y: Double
    public init()
    public init(x: Double, y: Double)
    public init(_ coordinate: CLLocationCoordinate2D)
    public var coordinate: CLLocationCoordinate2D { get }
}
public struct MKMapRect : Sendable {
    public var origin: MKMapPoint
    public var size: MKMapSize
    public init()
    public init(origin: MKMapPoint, size: MKMapSize)
    public init(x: Double, y: Double, width: Double, height: Double)
    public static var world: MKMapRect { get }
    public static var null: MKMapRect { get }
}
public struct MKMapSize : Sendable {
    public var width: Double
    public var height: Double
    public init(width: Double = 0, height: Double = 0)
}
public enum MKMapType : UInt, Sendable {
    case standard
    case satellite
    case hybrid
    case satelliteFlyover
    case hybridFlyover
    case mutedStandard
}
open class MKMapView : UIView {
    weak public var delegate: (any MKMapViewDelegate)?
    public var region: MKCoordinateRegion
    public var visibleMapRect: MKMapRect
    public var mapType: MKMapType
    public var showsUserLocation: Bool
    public var showsCompass: Bool
    public var showsScale: Bool
    public var isZoomEnabled: Bool
    public var isScrollEnabled: Bool
    public var isRotateEnabled: Bool
    public var isPitchEnabled: Bool
    public var userTrackingMode: MKUserTrackingMode
    public var centerCoordinate: CLLocationCoordinate2D
    public private(set) var annotations: [any MKAnnotation] { get }
    public private(set) var overlays: [any MKOverlay] { get }
    public var selectedAnnotations: [any MKAnnotation]
    public let userLocation: MKUserLocation
    open func setRegion(_ region: MKCoordinateRegion, animated: Bool)
    open func setCenter(_ center: CLLocationCoordinate2D, animated: Bool)
    open func setVisibleMapRect(_ rect: MKMapRect, animated: Bool)
    open func setVisibleMapRect(_ rect: MKMapRect, edgePadding: UIEdgeInsets, animated: Bool)
    open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool)
    open func addAnnotation(_ annotation: any MKAnnotation)
    open func addAnnotations(_ new: [any MKAnnotation])
    open func removeAnnotation(_ annotation: any MKAnnotation)
    open func removeAnnotations(_ old: [any MKAnnotation])
    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool)
    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool)
    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool)
    open func addOverlay(_ overlay: any MKOverlay)
    open func addOverlays(_ new: [any MKOverlay])
    open func removeOverlay(_ overlay: any MKOverlay)
    open func removeOverlays(_ old: [any MKOverlay])
    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView?
    open func register(_ type: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String)
    open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D
}
public protocol MKMapViewDelegate : NSObjectProtocol {
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
}
extension MKMapViewDelegate {
    public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
    public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
    public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
}
open class MKMarkerAnnotationView : MKAnnotationView {
    public var markerTintColor: UIColor?
    public var glyphText: String?
    public var glyphImage: UIImage?
    public var glyphTintColor: UIColor?
}
public protocol MKOverlay : MKAnnotation {
}
public enum MKOverlayLevel : Int, Sendable {
    case aboveRoads
    case aboveLabels
}
open class MKOverlayPathRenderer : MKOverlayRenderer {
    public var fillColor: UIColor?
    public var strokeColor: UIColor?
    public var lineWidth: CGFloat
}
open class MKOverlayRenderer : NSObject {
    public let overlay: any MKOverlay
    public init(overlay: any MKOverlay)
}
open class MKPinAnnotationView : MKAnnotationView {
    public var pinTintColor: UIColor?
    public var animatesDrop: Bool
}
open class MKPlacemark : CLPlacemark {
    public let coordinate: CLLocationCoordinate2D
    public init(coordinate: CLLocationCoordinate2D)
    public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String : Any]?)
    open var title: String? { get }
    override open var location: CLLocation? { get }
}
open class MKPointAnnotation : MKShape, MKAnnotation {
    public var coordinate: CLLocationCoordinate2D
    override public init()
}
public struct MKPointOfInterestCategory : RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String)
    public static let airport: MKPointOfInterestCategory
    public static let bakery: MKPointOfInterestCategory
    public static let bank: MKPointOfInterestCategory
    public static let beach: MKPointOfInterestCategory
    public static let cafe: MKPointOfInterestCategory
    public static let hospital: MKPointOfInterestCategory
    public static let hotel: MKPointOfInterestCategory
    public static let library: MKPointOfInterestCategory
    public static let museum: MKPointOfInterestCategory
    public static let nationalPark: MKPointOfInterestCategory
    public static let park: MKPointOfInterestCategory
    public static let parking: MKPointOfInterestCategory
    public static let pharmacy: MKPointOfInterestCategory
    public static let publicTransport: MKPointOfInterestCategory
    public static let restaurant: MKPointOfInterestCategory
    public static let school: MKPointOfInterestCategory
    public static let store: MKPointOfInterestCategory
    public static let university: MKPointOfInterestCategory
}
open class MKPolygon : MKPolyline {
}
open class MKPolygonRenderer : MKOverlayPathRenderer {
    public init(polygon: MKPolygon)
    override public init(overlay: any MKOverlay)
}
open class MKPolyline : MKShape, MKOverlay {
    public let coordinates: [CLLocationCoordinate2D]
    override public init()
    public init(coordinates: [CLLocationCoordinate2D], count: Int)
    public var coordinate: CLLocationCoordinate2D { get }
    public var pointCount: Int { get }
    public var boundingMapRect: MKMapRect { get }
}
open class MKPolylineRenderer : MKOverlayPathRenderer {
    public init(polyline: MKPolyline)
    override public init(overlay: any MKOverlay)
}
open class MKRoute : NSObject {
    open var polyline: MKPolyline { get }
    open var name: String { get }
    open var distance: CLLocationDistance { get }
    open var expectedTravelTime: TimeInterval { get }
    open var steps: [MKRoute.Step] { get }
    open class Step : NSObject {
        open var instructions: String { get }
        open var distance: CLLocationDistance { get }
    }
}
open class MKShape : NSObject {
    public var title: String?
    public var subtitle: String?
}
open class MKUserLocation : MKShape, MKAnnotation {
    public var coordinate: CLLocationCoordinate2D { get }
    public var location: CLLocation? { get }
}
public enum MKUserTrackingMode : Int, Sendable {
    case none
    case follow
    case followWithHeading
}
public struct Map<Content> : Sendable {
}
extension Map : View {
    @MainActor public var body: some View { get }
}
extension Map where Content : View {
    nonisolated public init(initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content)
    nonisolated public init(position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content)
    nonisolated public init(bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content)
    nonisolated public init<Selection>(initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, selection: Binding<Selection?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content)
    nonisolated public init<Selection>(position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, selection: Binding<Selection?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content)
    nonisolated public init<Selection>(bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, selection: Binding<Selection?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content)
}
extension Map where Content == EmptyView {
    nonisolated public init(initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil)
    nonisolated public init(position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil)
    nonisolated public init(bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil)
    nonisolated public init(coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil)
    nonisolated public init(mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil)
}
extension Map {
    nonisolated public init<Items, Old>(coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items, annotationContent: @escaping (Items.Element) -> Old) where Content == _OldAnnotations<Items, Old>, Items : RandomAccessCollection, Old : MapAnnotationProtocol, Items.Element : Identifiable
    nonisolated public init<Items, Old>(mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items, annotationContent: @escaping (Items.Element) -> Old) where Content == _OldAnnotations<Items, Old>, Items : RandomAccessCollection, Old : MapAnnotationProtocol, Items.Element : Identifiable
}
public struct MapAnnotation<Content> : MapAnnotationProtocol, Sendable where Content : View {
    public init(coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5), @ViewBuilder content: () -> Content)
}
public protocol MapAnnotationProtocol {
}
public struct MapCamera : Sendable {
    public var centerCoordinate: CLLocationCoordinate2D
    public var distance: Double
    public var heading: Double
    public var pitch: Double
    public init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0)
}
public struct MapCameraBounds : Sendable {
    public init(centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil)
    public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil)
}
public struct MapCameraPosition : Sendable {
    public private(set) var camera: MapCamera? { get }
    public private(set) var region: MKCoordinateRegion? { get }
    public private(set) var rect: MKMapRect? { get }
    public private(set) var followsUserLocation: Bool { get }
    public private(set) var positionedByUser: Bool { get }
    public static let automatic: MapCameraPosition
    public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition
    public static func rect(_ rect: MKMapRect) -> MapCameraPosition
    public static func camera(_ camera: MapCamera) -> MapCameraPosition
    public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition
    public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> MapCameraPosition
}
public struct MapCameraUpdateContext : Sendable {
    public let camera: MapCamera
    public let region: MKCoordinateRegion
    public let rect: MKMapRect
}
public struct MapCameraUpdateFrequency : Sendable {
    public static let continuous: MapCameraUpdateFrequency
    public static let onEnd: MapCameraUpdateFrequency
}
public struct MapCircle : Sendable {
}
extension MapCircle {
    nonisolated public init(center: CLLocationCoordinate2D, radius: CLLocationDistance)
    nonisolated public init(_ circle: MKCircle)
}
public struct MapCompass : Sendable {
}
extension MapCompass {
    nonisolated public init(scope: Namespace.ID? = nil)
}
@MainActor public protocol MapContent : View {
}
extension MapContent {
    nonisolated public func annotationTitles(_ visibility: Visibility) -> some MapContent
    nonisolated public func annotationSubtitles(_ visibility: Visibility) -> some MapContent
    nonisolated public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent
}
public typealias MapContentBuilder = ViewBuilder
public struct MapFeature : Hashable, Sendable {
    public var title: String? { get }
}
public struct MapInteractionModes : OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int)
    public static let pan: MapInteractionModes
    public static let zoom: MapInteractionModes
    public static let pitch: MapInteractionModes
    public static let rotate: MapInteractionModes
    public static let all: MapInteractionModes
}
public struct MapMarker : MapAnnotationProtocol, Sendable {
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil)
}
public struct MapPin : MapAnnotationProtocol, Sendable {
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil)
}
public struct MapPitchSlider : Sendable {
}
extension MapPitchSlider {
    nonisolated public init(scope: Namespace.ID? = nil)
}
public struct MapPitchToggle : Sendable {
}
extension MapPitchToggle {
    nonisolated public init(scope: Namespace.ID? = nil)
}
public struct MapPolygon : Sendable {
}
extension MapPolygon {
    nonisolated public init(coordinates: [CLLocationCoordinate2D])
    nonisolated public init(points: [MKMapPoint])
    nonisolated public init(_ polygon: MKPolygon)
}
public struct MapPolyline : Sendable {
    public enum ContourStyle : Sendable {
        case straight
        case geodesic
    }
}
extension MapPolyline {
    nonisolated public init(coordinates: [CLLocationCoordinate2D], contourStyle: MapPolyline.ContourStyle = .straight)
    nonisolated public init(points: [MKMapPoint], contourStyle: MapPolyline.ContourStyle = .straight)
    nonisolated public init(_ line: MKPolyline)
    nonisolated public init(_ route: MKRoute)
}
public struct MapProxy : Sendable {
    public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D?
    public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint?
}
public struct MapReader<Content> : Sendable where Content : View {
}
extension MapReader : View {
    nonisolated public init(@ViewBuilder content: (MapProxy) -> Content)
    @MainActor public var body: some View { get }
}
public struct MapScaleView : Sendable {
}
extension MapScaleView {
    nonisolated public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil)
}
public struct MapStyle : Sendable {
    public enum Elevation : Sendable {
        case automatic
        case flat
        case realistic
    }
    public enum StandardEmphasis : Sendable {
        case automatic
        case muted
    }
    public static var standard: MapStyle { get }
    public static var imagery: MapStyle { get }
    public static var hybrid: MapStyle { get }
    public static func standard(elevation: MapStyle.Elevation = .automatic, emphasis: MapStyle.StandardEmphasis = .automatic, pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false) -> MapStyle
    public static func imagery(elevation: MapStyle.Elevation = .automatic) -> MapStyle
    public static func hybrid(elevation: MapStyle.Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false) -> MapStyle
}
public struct MapUserLocationButton : Sendable {
}
extension MapUserLocationButton {
    nonisolated public init(scope: Namespace.ID? = nil)
}
public enum MapUserTrackingMode : Sendable {
    case none
    case follow
}
public struct MapZoomStepper : Sendable {
}
extension MapZoomStepper {
    nonisolated public init(scope: Namespace.ID? = nil)
}
public struct Marker : Sendable {
}
extension Marker {
    nonisolated public init(_ title: LocalizedStringKey, coordinate: CLLocationCoordinate2D)
    nonisolated public init(_ title: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D)
    nonisolated public init(_ title: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D)
    nonisolated public init(_ title: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D)
    nonisolated public init(_ title: some StringProtocol, coordinate: CLLocationCoordinate2D)
    nonisolated public init(_ title: some StringProtocol, systemImage: String, coordinate: CLLocationCoordinate2D)
    nonisolated public init(_ title: some StringProtocol, image: String, coordinate: CLLocationCoordinate2D)
    nonisolated public init(_ title: some StringProtocol, monogram: Text, coordinate: CLLocationCoordinate2D)
    nonisolated public init(item: MKMapItem)
    nonisolated public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> some View)
}
public enum MessageComposeResult : Int, Sendable {
    case cancelled
    case sent
    case failed
}
@MainActor public struct Model3D : View {
    @MainActor public init(named name: String, bundle: Bundle? = nil)
    @MainActor public init(url: URL)
    @MainActor public var body: some View { get }
}
open class NSBatchDeleteRequest : NSPersistentStoreRequest {
    public init(fetchRequest: NSFetchRequest<NSManagedObject>)
    public init(objectIDs: [NSManagedObjectID])
}
open class NSEntityDescription : NSObject {
    public var name: String?
    override public init()
    open class func insertNewObject(forEntityName name: String, into context: NSManagedObjectContext) -> NSManagedObject
    open class func entity(forEntityName name: String, in context: NSManagedObjectContext) -> NSEntityDescription?
}
open class NSFetchRequest<Result> : NSObject where Result : NSFetchRequestResult {
    public let entityName: String?
    public var predicate: NSPredicate?
    public var sortDescriptors: [NSSortDescriptor]?
    public var fetchLimit: Int
    public var fetchOffset: Int
    public var fetchBatchSize: Int
    public var returnsObjectsAsFaults: Bool
    public var includesPropertyValues: Bool
    public var relationshipKeyPathsForPrefetching: [String]?
    public var propertiesToFetch: [Any]?
    override public init()
    public init(entityName: String)
}
public protocol NSFetchRequestResult : NSObjectProtocol {
}
public let NSInMemoryStoreType: String
open class NSManagedObject : NSObject, ObservableObject {
    public internal(set) var managedObjectContext: NSManagedObjectContext? { get }
    public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?)
    public convenience init(context: NSManagedObjectContext)
    open class func entity() -> NSEntityDescription
    open class func fetchRequest() -> NSFetchRequest<NSManagedObject>
    public var objectID: NSManagedObjectID { get }
    public var entity: NSEntityDescription { get }
    public internal(set) var isDeleted: Bool { get }
    public var isInserted: Bool { get }
    public var isFault: Bool { get }
    public var hasChanges: Bool { get }
    open func awakeFromInsert()
    open func awakeFromFetch()
    open func willSave()
    open func didSave()
    open func prepareForDeletion()
    open func value(forKey key: String) -> Any?
    open func setValue(_ value: Any?, forKey key: String)
    open func primitiveValue(forKey key: String) -> Any?
    open func setPrimitiveValue(_ value: Any?, forKey key: String)
    open func willAccessValue(forKey key: String?)
    open func didAccessValue(forKey key: String?)
    open func willChangeValue(forKey key: String)
    open func didChangeValue(forKey key: String)
}
extension NSManagedObject : NSFetchRequestResult {
}
open class NSManagedObjectContext : NSObject, Observable, @unchecked Sendable {
    public enum ConcurrencyType : UInt, Sendable {
        case privateQueue
        case mainQueue
    }
    public var automaticallyMergesChangesFromParent: Bool
    public var mergePolicy: Any
    public var parent: NSManagedObjectContext?
    public var name: String?
    weak public var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    public private(set) var hasChanges: Bool { get }
    override public init()
    public init(_ type: NSManagedObjectContext.ConcurrencyType)
    public init(concurrencyType: NSManagedObjectContextConcurrencyType)
    open func insert(_ object: NSManagedObject)
    open func delete(_ object: NSManagedObject)
    open func save() throws
    open func rollback()
    open func reset()
    open func refresh(_ object: NSManagedObject, mergeChanges: Bool)
    open func refreshAllObjects()
    open func object(with id: NSManagedObjectID) -> NSManagedObject
    open func existingObject(with id: NSManagedObjectID) throws -> NSManagedObject
    open func obtainPermanentIDs(for objects: [NSManagedObject]) throws
    public func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] where Result : NSFetchRequestResult
    public func count<Result>(for request: NSFetchRequest<Result>) throws -> Int where Result : NSFetchRequestResult
    @discardableResult
    open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult
    public func perform<Value>(_ block: @escaping () throws -> Value) async rethrows -> Value
    public func perform(_ block: @escaping () -> Void)
    public func performAndWait<Value>(_ block: () throws -> Value) rethrows -> Value
}
public enum NSManagedObjectContextConcurrencyType : UInt, Sendable {
    case privateQueueConcurrencyType
    case mainQueueConcurrencyType
}
final public class NSManagedObjectID : NSObject {
    public var isTemporaryID: Bool { get }
    public func uriRepresentation() -> URL
    override public var hash: Int { get }
    override public func isEqual(_ other: Any?) -> Bool
}
extension NSManagedObjectID : NSFetchRequestResult {
}
open class NSManagedObjectModel : NSObject {
    override public init()
    public init?(contentsOf url: URL)
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel?
}
public let NSMergeByPropertyObjectTrumpMergePolicy: NSMergePolicy
public let NSMergeByPropertyStoreTrumpMergePolicy: NSMergePolicy
final public class NSMergePolicy : NSObject, Sendable {
    public static let error: NSMergePolicy
    public static let overwrite: NSMergePolicy
    public static let rollback: NSMergePolicy
    public static let mergeByPropertyObjectTrump: NSMergePolicy
    public static let mergeByPropertyStoreTrump: NSMergePolicy
}
open class NSPersistentCloudKitContainer : NSPersistentContainer, @unchecked Sendable {
}
open class NSPersistentContainer : NSObject, @unchecked Sendable {
    public let name: String
    public let viewContext: NSManagedObjectContext
    public let managedObjectModel: NSManagedObjectModel
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    public var persistentStoreDescriptions: [NSPersistentStoreDescription]
    public convenience init(name: String)
    public init(name: String, managedObjectModel: NSManagedObjectModel)
    open func loadPersistentStores(completionHandler: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void)
    open func newBackgroundContext() -> NSManagedObjectContext
    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void)
}
public let NSPersistentHistoryTrackingKey: String
open class NSPersistentStoreCoordinator : NSObject {
    public init(managedObjectModel: NSManagedObjectModel)
}
open class NSPersistentStoreDescription : NSObject {
    public var url: URL?
    public var type: String
    public var shouldMigrateStoreAutomatically: Bool
    public var shouldInferMappingModelAutomatically: Bool
    public var shouldAddStoreAsynchronously: Bool
    override public init()
    public init(url: URL)
    open func setOption(_ option: NSObject?, forKey key: String)
}
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey: String
open class NSPersistentStoreRequest : NSObject {
}
open class NSPersistentStoreResult : NSObject {
}
public let NSSQLiteStoreType: String
public struct NWInterface : Sendable {
    public enum InterfaceType : Sendable {
        case other
        case wifi
        case cellular
        case wiredEthernet
        case loopback
    }
}
public struct NWPath : Sendable {
    public enum Status : Sendable {
        case satisfied
        case unsatisfied
        case requiresConnection
    }
    public var status: NWPath.Status { get }
    public var isExpensive: Bool { get }
    public var isConstrained: Bool { get }
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool
}
final public class NWPathMonitor : @unchecked Sendable {
    public init()
    public init(requiredInterfaceType: NWInterface.InterfaceType)
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
    public var currentPath: NWPath { get }
    public func start(queue: DispatchQueue)
    public func cancel()
}
public protocol OpenIntent : AppIntent {
}
public protocol OpensIntent {
}
public enum PDFDisplayDirection : Int, Sendable {
    case vertical
    case horizontal
}
public enum PDFDisplayMode : Int, Sendable {
    case singlePage
    case singlePageContinuous
    case twoUp
    case twoUpContinuous
}
open class PDFDocument : NSObject {
    public let documentURL: URL?
    public init?(url: URL)
    public init?(data: Data)
    override public init()
    public var pageCount: Int { get }
    public func page(at index: Int) -> PDFPage?
    public func dataRepresentation() -> Data?
}
open class PDFPage : NSObject {
}
open class PDFView : UIView {
    public var document: PDFDocument?
    public var autoScales: Bool
    public var displayMode: PDFDisplayMode
    public var displayDirection: PDFDisplayDirection
    public var minScaleFactor: CGFloat
    public var maxScaleFactor: CGFloat
    public var scaleFactor: CGFloat
    public var pageBreakMargins: UIEdgeInsets
    public func usePageViewController(_ enable: Bool, withViewOptions options: [AnyHashable : Any]? = nil)
}
public enum PHAccessLevel : Int, Sendable {
    case addOnly
    case readWrite
}
public enum PHAuthorizationStatus : Int, Sendable {
    case notDetermined
    case restricted
    case denied
    case authorized
    case limited
}
final public class PHPhotoLibrary : NSObject, Sendable {
    public static func shared() -> PHPhotoLibrary
    public static func authorizationStatus(for level: PHAccessLevel) -> PHAuthorizationStatus
    public static func requestAuthorization(for level: PHAccessLevel) async -> PHAuthorizationStatus
}
public struct PHPickerConfiguration {
    public var filter: PHPickerFilter?
    public var selectionLimit: Int
    public init()
    public init(photoLibrary: PHPhotoLibrary)
}
public struct PHPickerFilter : Hashable, Sendable {
    public static let images: PHPickerFilter
    public static let videos: PHPickerFilter
    public static let livePhotos: PHPickerFilter
    public static let screenshots: PHPickerFilter
    public static let panoramas: PHPickerFilter
    public static let bursts: PHPickerFilter
    public static let slomoVideos: PHPickerFilter
    public static let depthEffectPhotos: PHPickerFilter
    public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter
    public static func all(of filters: [PHPickerFilter]) -> PHPickerFilter
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter
}
public struct PHPickerResult {
    public let itemProvider: NSItemProvider
    public let assetIdentifier: String?
}
open class PHPickerViewController : UIViewController {
    weak public var delegate: (any PHPickerViewControllerDelegate)?
    public let configuration: PHPickerConfiguration
    public init(configuration: PHPickerConfiguration)
    required public init?(coder: NSCoder)
}
public protocol PHPickerViewControllerDelegate : AnyObject {
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
public protocol PersistentlyIdentifiable {
}
public struct PhotosPicker<Label> : Sendable where Label : View {
}
extension PhotosPicker : View {
    nonisolated public init(selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, @ViewBuilder label: () -> Label)
    nonisolated public init(selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label)
    nonisolated public init(selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, @ViewBuilder label: () -> Label)
    nonisolated public init(selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label)
    @MainActor public var body: some View { get }
}
extension PhotosPicker where Label == Text {
    nonisolated public init(_ title: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary = .shared())
    nonisolated public init(_ title: some StringProtocol, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary = .shared())
    nonisolated public init(_ title: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary = .shared())
    nonisolated public init(_ title: some StringProtocol, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary = .shared())
}
public struct PhotosPickerItem : Hashable, Sendable {
    public struct EncodingDisambiguationPolicy : Hashable, Sendable {
        public static let automatic: PhotosPickerItem.EncodingDisambiguationPolicy
        public static let current: PhotosPickerItem.EncodingDisambiguationPolicy
        public static let compatible: PhotosPickerItem.EncodingDisambiguationPolicy
    }
    public let itemIdentifier: String?
    public init(itemIdentifier: String)
    public var supportedContentTypes: [UTType] { get }
    public func loadTransferable<Value>(type: Value.Type) async throws -> Value?
    @discardableResult
    public func loadTransferable<Value>(type: Value.Type, completionHandler: @escaping (Result<Value?, any Error>) -> Void) -> Progress
}
public enum PhotosPickerSelectionBehavior : Sendable {
    case `default`
    case ordered
    case continuous
    case continuousAndOrdered
}
public struct PointOfInterestCategories : Sendable {
    public static let all: PointOfInterestCategories
    public static let excludingAll: PointOfInterestCategories
    public static func including(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories
    public static func excluding(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories
}
public protocol PredictableIntent : AppIntent {
}
@freestanding(declaration) public macro Preview(_ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor @Sendable () -> any Widget, @PreviewTimelineBuilder timeline: @escaping @MainActor @Sendable () -> [any TimelineEntry]) = #externalMacro(module: "GalleyPreviewMacros", type: "WidgetPreview")
@freestanding(declaration) public macro Preview<Provider>(_ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor @Sendable () -> any Widget, timelineProvider: @escaping @MainActor @Sendable () -> Provider) = #externalMacro(module: "GalleyPreviewMacros", type: "WidgetPreview") where Provider : TimelineProvider
@resultBuilder public enum PreviewTimelineBuilder {
    public static func buildExpression<Entry>(_ entry: Entry) -> [any TimelineEntry] where Entry : TimelineEntry
    public static func buildBlock(_ entries: [any TimelineEntry]...) -> [any TimelineEntry]
    public static func buildOptional(_ entries: [any TimelineEntry]?) -> [any TimelineEntry]
    public static func buildArray(_ entries: [[any TimelineEntry]]) -> [any TimelineEntry]
}
public protocol ProvidesDialog {
}
@MainActor public struct RealityView : View {
    @MainActor public init(make: @escaping @MainActor @Sendable (inout RealityViewContent) async -> Void, update: ((inout RealityViewContent) -> Void)? = nil)
    @MainActor public var body: some View { get }
}
public struct RealityViewContent {
}
public protocol ReturnsValue<Value> {
    associatedtype Value
    var value: Self.Value? { get }
}
open class SCNNode : NSObject {
    public private(set) var childNodes: [SCNNode] { get }
    public func addChildNode(_ node: SCNNode)
}
open class SCNScene : NSObject {
    public let rootNode: SCNNode
    override public init()
    public init?(named name: String)
}
open class SFSafariViewController : UIViewController {
    final public class Configuration : NSObject {
        public var entersReaderIfAvailable: Bool
        public var barCollapsingEnabled: Bool
    }
    public enum DismissButtonStyle : Int, Sendable {
        case done
        case close
        case cancel
    }
    public var preferredControlTintColor: UIColor?
    public var preferredBarTintColor: UIColor?
    public var dismissButtonStyle: SFSafariViewController.DismissButtonStyle
    weak public var delegate: (any SFSafariViewControllerDelegate)?
    public init(url: URL, configuration: SFSafariViewController.Configuration = Configuration())
    required public init?(coder: NSCoder)
}
public protocol SFSafariViewControllerDelegate : NSObjectProtocol {
}
open class SKNode : NSObject {
    public var position: CGPoint
    public var name: String?
    public private(set) var children: [SKNode] { get }
    public func addChild(_ node: SKNode)
    public func removeFromParent()
}
open class SKScene : SKNode {
    public enum ScaleMode : Int, Sendable {
        case fill
        case aspectFill
        case aspectFit
        case resizeFill
    }
    public var size: CGSize
    public var scaleMode: SKScene.ScaleMode
    public var backgroundColor: UIColor
    override public init()
    public init(size: CGSize)
    public init?(fileNamed name: String)
}
@MainActor public struct SceneView : View {
    public struct Options : OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int)
        public static let allowsCameraControl: SceneView.Options
        public static let autoenablesDefaultLighting: SceneView.Options
        public static let jitteringEnabled: SceneView.Options
        public static let temporalAntialiasingEnabled: SceneView.Options
        public static let rendersContinuously: SceneView.Options
    }
    @MainActor public init(scene: SCNScene? = nil, pointOfView: SCNNode? = nil, options: SceneView.Options = [], preferredFramesPerSecond: Int = 60)
    @MainActor public var body: some View { get }
}
@propertyWrapper public struct SectionedFetchRequest<ID, Result> : DynamicProperty where ID : Hashable, Result : NSFetchRequestResult {
    public init()
    public var wrappedValue: SectionedFetchResults<ID, Result> { get }
}
extension SectionedFetchRequest where Result : NSManagedObject {
    public init(sectionIdentifier: KeyPath<Result, ID>, sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil)
    public init(sectionIdentifier: KeyPath<Result, ID>, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil)
}
public struct SectionedFetchResults<ID, Result> : RandomAccessCollection where ID : Hashable, Result : NSFetchRequestResult {
    public struct Section : Identifiable, RandomAccessCollection {
        public let id: ID
        public var startIndex: Int { get }
        public var endIndex: Int { get }
        public subscript(index: Int) -> Result { get }
    }
    public var startIndex: Int { get }
    public var endIndex: Int { get }
    public subscript(index: Int) -> SectionedFetchResults<ID, Result>.Section { get }
}
public protocol SetValueIntent : AppIntent {
    associatedtype ValueType
    var value: Self.ValueType { get set }
}
public enum ShortcutTileColor : Sendable {
    case blue
    case grape
    case grayBlue
    case grayBrown
    case grayGreen
    case lightBlue
    case lime
    case navy
    case orange
    case pink
    case purple
    case red
    case tangerine
    case teal
    case yellow
}
public protocol ShowsSnippetView {
}
public struct SignInWithAppleButton : Sendable {
    public struct Label : Sendable {
        public static let signIn: SignInWithAppleButton.Label
        public static let `continue`: SignInWithAppleButton.Label
        public static let signUp: SignInWithAppleButton.Label
    }
    public struct Style : Hashable, Sendable {
        public static let black: SignInWithAppleButton.Style
        public static let white: SignInWithAppleButton.Style
        public static let whiteOutline: SignInWithAppleButton.Style
    }
}
extension SignInWithAppleButton : View {
    nonisolated public init(_ label: SignInWithAppleButton.Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void, onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void)
    @MainActor public var body: some View { get }
}
@MainActor public struct SpriteView : View {
    public struct Options : OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int)
        public static let allowsTransparency: SpriteView.Options
        public static let ignoresSiblingOrder: SpriteView.Options
        public static let shouldCullNonVisibleNodes: SpriteView.Options
    }
    @MainActor public init(scene: SKScene, transition: AnyObject? = nil, isPaused: Bool = false, preferredFramesPerSecond: Int = 60, options: SpriteView.Options = [])
    @MainActor public var body: some View { get }
}
public struct StaticConfiguration<Content> : @unchecked Sendable where Content : View {
}
extension StaticConfiguration : WidgetConfiguration {
    nonisolated public init<Provider>(kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content) where Provider : TimelineProvider
    @MainActor public var body: Never { get }
}
public struct Timeline<Entry> where Entry : TimelineEntry {
    public let entries: [Entry]
    public let policy: TimelineReloadPolicy
    public init(entries: [Entry], policy: TimelineReloadPolicy)
}
public protocol TimelineEntry {
    var date: Date { get }
    var relevance: TimelineEntryRelevance? { get }
}
extension TimelineEntry {
    public var relevance: TimelineEntryRelevance? { get }
}
public struct TimelineEntryRelevance : Hashable, Sendable {
    public var score: Float
    public var duration: TimeInterval
    public init(score: Float, duration: TimeInterval = 0)
}
public protocol TimelineProvider {
    associatedtype Entry : TimelineEntry
    typealias Context = TimelineProviderContext
    func placeholder(in context: Self.Context) -> Self.Entry
    func getSnapshot(in context: Self.Context, completion: @escaping @Sendable (Self.Entry) -> Void)
    func getTimeline(in context: Self.Context, completion: @escaping @Sendable (Timeline<Self.Entry>) -> Void)
}
public struct TimelineProviderContext {
    public let family: WidgetFamily
    public let isPreview: Bool
    public let displaySize: CGSize
}
public struct TimelineReloadPolicy : Equatable, Sendable {
    public static let atEnd: TimelineReloadPolicy
    public static let never: TimelineReloadPolicy
    public static func after(_ date: Date) -> TimelineReloadPolicy
}
public protocol Tip : Identifiable, Sendable {
    var id: String { get }
    var title: Text { get }
    var message: Text? { get }
    var image: Image? { get }
    @Tips.ActionBuilder var actions: [Tips.Action] { get }
    @Tips.RuleBuilder var rules: [Tips.Rule] { get }
    @Tips.OptionsBuilder var options: [any TipOption] { get }
}
extension Tip {
    public typealias Action = Tips.Action
    public typealias Rule = Tips.Rule
    public typealias Event = Tips.Event
    public typealias Option = any TipOption
    public typealias MaxDisplayCount = Tips.MaxDisplayCount
    public typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
    public var id: String { get }
    public var message: Text? { get }
    public var image: Image? { get }
    public var actions: [Tips.Action] { get }
    public var rules: [Tips.Rule] { get }
    public var options: [any TipOption] { get }
    public var status: Tips.Status { get }
    public var shouldDisplay: Bool { get }
    public func invalidate(reason: Tips.InvalidationReason)
}
public protocol TipOption : Sendable {
}
public struct TipView<Content> : Sendable where Content : Tip {
}
extension TipView : View {
    nonisolated public init(_ tip: Content, arrowEdge: Edge? = nil, action: @escaping @Sendable (Tips.Action) -> Void = { _ in })
    nonisolated public init(_ tip: Content?, arrowEdge: Edge? = nil, action: @escaping @Sendable (Tips.Action) -> Void = { _ in })
    @ViewBuilder @MainActor public var body: some View { get }
}
@MainActor @preconcurrency public protocol TipViewStyle {
    associatedtype Body : View
    typealias Configuration = TipViewStyleConfiguration
    @ViewBuilder @MainActor func makeBody(configuration: Self.Configuration) -> Self.Body
}
public struct TipViewStyleConfiguration {
    public let tip: any Tip
    public var title: Text? { get }
    public var message: Text? { get }
    public var image: Image? { get }
    public var actions: [Tips.Action] { get }
}
public enum Tips {
    public enum Status : Hashable, Sendable {
        case pending
        case available
        case invalidated(Tips.InvalidationReason)
    }
    public enum InvalidationReason : Hashable, Sendable {
        case actionPerformed
        case displayCountExceeded
        case displayDurationExceeded
        case tipClosed
    }
    public struct Action : Identifiable, Sendable {
        public let id: String
        public init(id: String? = nil, title: some StringProtocol, perform handler: @escaping @Sendable () -> Void = {})
        public init(id: String? = nil, perform handler: @escaping @Sendable () -> Void = {}, _ label: @escaping @Sendable () -> Text)
    }
    public struct Rule : Sendable {
    }
    public struct Event : Sendable {
        public let id: String
        public init(id: String)
        public func donate() async
        public func sendDonation()
    }
    public struct MaxDisplayCount : TipOption {
        public init(_ count: Int)
    }
    public struct IgnoresDisplayFrequency : TipOption {
        public init(_ isIgnored: Bool)
    }
    public struct ConfigurationOption : Sendable {
        public struct DisplayFrequency : Sendable {
            public static let immediate: Tips.ConfigurationOption.DisplayFrequency
            public static let hourly: Tips.ConfigurationOption.DisplayFrequency
            public static let daily: Tips.ConfigurationOption.DisplayFrequency
            public static let weekly: Tips.ConfigurationOption.DisplayFrequency
            public static let monthly: Tips.ConfigurationOption.DisplayFrequency
        }
        public struct DatastoreLocation : Sendable {
            public static let applicationDefault: Tips.ConfigurationOption.DatastoreLocation
            public static func url(_ url: URL) -> Tips.ConfigurationOption.DatastoreLocation
            public static func groupContainer(identifier: String) -> Tips.ConfigurationOption.DatastoreLocation
        }
        public static func displayFrequency(_ frequency: Tips.ConfigurationOption.DisplayFrequency) -> Tips.ConfigurationOption
        public static func datastoreLocation(_ location: Tips.ConfigurationOption.DatastoreLocation) -> Tips.ConfigurationOption
    }
    public static func configure(_ options: [Tips.ConfigurationOption] = []) throws
    public static func resetDatastore() throws
    public static func showAllTipsForTesting()
    public static func hideAllTipsForTesting()
    @resultBuilder public enum ActionBuilder {
        public static func buildBlock(_ parts: Tips.Action...) -> [Tips.Action]
    }
    @resultBuilder public enum RuleBuilder {
        public static func buildBlock(_ parts: Tips.Rule...) -> [Tips.Rule]
    }
    @resultBuilder public enum OptionsBuilder {
        public static func buildBlock(_ parts: any TipOption...) -> [any TipOption]
    }
}
public struct TypeDisplayRepresentation : ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String)
    public init(name: LocalizedStringResource)
}
public struct UNAuthorizationOptions : OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt)
    public static let badge: UNAuthorizationOptions
    public static let sound: UNAuthorizationOptions
    public static let alert: UNAuthorizationOptions
    public static let criticalAlert: UNAuthorizationOptions
    public static let provisional: UNAuthorizationOptions
}
public enum UNAuthorizationStatus : Int, Sendable {
    case notDetermined
    case denied
    case authorized
    case provisional
    case ephemeral
}
open class UNCalendarNotificationTrigger : UNNotificationTrigger {
    public let dateComponents: DateComponents
    public init(dateMatching components: DateComponents, repeats: Bool)
    open func nextTriggerDate() -> Date?
}
open class UNLocationNotificationTrigger : UNNotificationTrigger {
    public let region: CLRegion
    public init(region: CLRegion, repeats: Bool)
}
open class UNMutableNotificationContent : UNNotificationContent {
}
open class UNNotification : NSObject {
    public let request: UNNotificationRequest
    public let date: Date
}
open class UNNotificationAction : NSObject {
    public let identifier: String
    public let title: String
    public init(identifier: String, title: String, options: UNNotificationActionOptions = [])
}
public struct UNNotificationActionOptions : OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt)
    public static let authenticationRequired: UNNotificationActionOptions
    public static let destructive: UNNotificationActionOptions
    public static let foreground: UNNotificationActionOptions
}
open class UNNotificationCategory : NSObject {
    public let identifier: String
    public init(identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], options: UNNotificationCategoryOptions = [])
}
public struct UNNotificationCategoryOptions : OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt)
    public static let customDismissAction: UNNotificationCategoryOptions
}
open class UNNotificationContent : NSObject {
    public var title: String
    public var subtitle: String
    public var body: String
    public var badge: NSNumber?
    public var sound: UNNotificationSound?
    public var userInfo: [AnyHashable : Any]
    public var categoryIdentifier: String
    public var threadIdentifier: String
    public var interruptionLevel: UNNotificationInterruptionLevel
    override public init()
}
public let UNNotificationDefaultActionIdentifier: String
public let UNNotificationDismissActionIdentifier: String
public enum UNNotificationInterruptionLevel : UInt, Sendable {
    case passive
    case active
    case timeSensitive
    case critical
}
public struct UNNotificationPresentationOptions : OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt)
    public static let badge: UNNotificationPresentationOptions
    public static let sound: UNNotificationPresentationOptions
    public static let list: UNNotificationPresentationOptions
    public static let banner: UNNotificationPresentationOptions
}
open class UNNotificationRequest : NSObject {
    public let identifier: String
    public let content: UNNotificationContent
    public let trigger: UNNotificationTrigger?
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?)
}
open class UNNotificationResponse : NSObject {
    public let notification: UNNotification
    public let actionIdentifier: String
}
public enum UNNotificationSetting : Int, Sendable {
    case notSupported
    case disabled
    case enabled
}
open class UNNotificationSettings : NSObject {
    open var authorizationStatus: UNAuthorizationStatus { get }
    open var alertSetting: UNNotificationSetting { get }
    open var soundSetting: UNNotificationSetting { get }
    open var badgeSetting: UNNotificationSetting { get }
}
open class UNNotificationSound : NSObject {
    open class var `default`: UNNotificationSound { get }
    open class var defaultCritical: UNNotificationSound { get }
    override public init()
    public init(named name: UNNotificationSoundName)
}
public struct UNNotificationSoundName : Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String)
    public init(rawValue: String)
}
open class UNNotificationTrigger : NSObject {
    public let repeats: Bool
}
open class UNTimeIntervalNotificationTrigger : UNNotificationTrigger {
    public let timeInterval: TimeInterval
    public init(timeInterval: TimeInterval, repeats: Bool)
}
final public class UNUserNotificationCenter : NSObject, @unchecked Sendable {
    weak public var delegate: (any UNUserNotificationCenterDelegate)?
    public static func current() -> UNUserNotificationCenter
    public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool
    public func requestAuthorization(options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void)
    public func notificationSettings() async -> UNNotificationSettings
    public func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void)
    public func add(_ request: UNNotificationRequest) async throws
    public func add(_ request: UNNotificationRequest, withCompletionHandler: (@Sendable ((any Error)?) -> Void)? = nil)
    public func pendingNotificationRequests() async -> [UNNotificationRequest]
    public func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void)
    public func deliveredNotifications() async -> [UNNotification]
    public func removePendingNotificationRequests(withIdentifiers identifiers: [String])
    public func removeAllPendingNotificationRequests()
    public func removeDeliveredNotifications(withIdentifiers identifiers: [String])
    public func removeAllDeliveredNotifications()
    public func setNotificationCategories(_ categories: Set<UNNotificationCategory>)
    public func setBadgeCount(_ count: Int) async throws
    public func setBadgeCount(_ count: Int, withCompletionHandler: (@Sendable ((any Error)?) -> Void)? = nil)
}
public protocol UNUserNotificationCenterDelegate : NSObjectProtocol {
    func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification, withCompletionHandler handler: @escaping (UNNotificationPresentationOptions) -> Void)
    func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification) async -> UNNotificationPresentationOptions
    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler handler: @escaping () -> Void)
    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
}
extension UNUserNotificationCenterDelegate {
    public func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification, withCompletionHandler handler: @escaping (UNNotificationPresentationOptions) -> Void)
    public func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification) async -> UNNotificationPresentationOptions
    public func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler handler: @escaping () -> Void)
    public func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
}
public struct UserAnnotation : Sendable {
}
extension UserAnnotation {
    nonisolated public init(anchor: UnitPoint = .center)
    nonisolated public init(anchor: UnitPoint = .center, @ViewBuilder content: () -> some View)
    nonisolated public init(anchor: UnitPoint = .center, @ViewBuilder content: (UserLocation) -> some View)
}
public struct UserLocation : Sendable {
    public var location: CLLocation? { get }
}
public struct VideoPlayer<Overlay> : Sendable where Overlay : View {
}
extension VideoPlayer : View {
    nonisolated public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> Overlay)
    @MainActor public var body: some View { get }
}
extension VideoPlayer where Overlay == EmptyView {
    nonisolated public init(player: AVPlayer?)
}
final public class WCSession : NSObject {
    public static func isSupported() -> Bool
    public static var `default`: WCSession { get }
    weak public var delegate: (any WCSessionDelegate)?
    public var isReachable: Bool { get }
    public var isPaired: Bool { get }
    public func activate()
    public func sendMessage(_ message: [String : Any], replyHandler: (([String : Any]) -> Void)?, errorHandler: ((any Error) -> Void)? = nil)
}
public protocol WCSessionDelegate : NSObjectProtocol {
}
open class WKNavigation : NSObject {
}
open class WKNavigationAction : NSObject {
}
public enum WKNavigationActionPolicy : Int, Sendable {
    case cancel
    case allow
    case download
}
public protocol WKNavigationDelegate : NSObjectProtocol {
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation?)
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation?)
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation?, withError error: any Error)
    func webView(_ webView: WKWebView, decidePolicyFor action: WKNavigationAction, decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
}
extension WKNavigationDelegate {
    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation?)
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation?)
    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation?, withError error: any Error)
    public func webView(_ webView: WKWebView, decidePolicyFor action: WKNavigationAction, decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
}
open class WKPreferences : NSObject {
    public var javaScriptEnabled: Bool
    public var javaScriptCanOpenWindowsAutomatically: Bool
}
open class WKScriptMessage : NSObject {
    open var name: String { get }
    open var body: Any { get }
}
public protocol WKScriptMessageHandler : NSObjectProtocol {
    func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage)
}
public protocol WKUIDelegate : NSObjectProtocol {
}
open class WKUserContentController : NSObject {
    open func addUserScript(_ script: WKUserScript)
    open func add(_ handler: any WKScriptMessageHandler, name: String)
}
open class WKUserScript : NSObject {
    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool)
}
public enum WKUserScriptInjectionTime : Int, Sendable {
    case atDocumentStart
    case atDocumentEnd
}
open class WKWebView : UIView {
    weak public var navigationDelegate: (any WKNavigationDelegate)?
    weak public var uiDelegate: (any WKUIDelegate)?
    public var allowsBackForwardNavigationGestures: Bool
    public var customUserAgent: String?
    public let configuration: WKWebViewConfiguration
    public init(frame: CGRect, configuration: WKWebViewConfiguration)
    override public init(frame: CGRect)
    required public init?(coder: NSCoder)
    open var url: URL? { get }
    open var title: String? { get }
    open var isLoading: Bool { get }
    open var estimatedProgress: Double { get }
    open var canGoBack: Bool { get }
    open var canGoForward: Bool { get }
    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation?
    @discardableResult
    open func loadHTMLString(_ text: String, baseURL: URL?) -> WKNavigation?
    @discardableResult
    open func loadFileURL(_ url: URL, allowingReadAccessTo folder: URL) -> WKNavigation?
    @discardableResult
    open func goBack() -> WKNavigation?
    @discardableResult
    open func goForward() -> WKNavigation?
    @discardableResult
    open func reload() -> WKNavigation?
    open func stopLoading()
    open func evaluateJavaScript(_ script: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil)
}
open class WKWebViewConfiguration : NSObject {
    public var allowsInlineMediaPlayback: Bool
    public var userContentController: WKUserContentController
    public var preferences: WKPreferences
    public var websiteDataStore: WKWebsiteDataStore
    override public init()
}
open class WKWebsiteDataStore : NSObject {
    open class func `default`() -> WKWebsiteDataStore
    open class func nonPersistent() -> WKWebsiteDataStore
}
@MainActor final public class WebPage : Observable {
    nonisolated public init()
    @MainActor public var title: String { get }
    @MainActor public var url: URL? { get }
    @MainActor public var isLoading: Bool { get }
    @MainActor public var estimatedProgress: Double { get }
    @MainActor public var themeColor: Color? { get }
    @MainActor public func load(_ url: URL?)
    @MainActor public func load(html: String, baseURL: URL)
    @MainActor public func reload()
    @MainActor public func stopLoading()
}
public struct WebView : Sendable {
}
extension WebView : View {
    nonisolated public init(url: URL?)
    nonisolated public init(_ page: WebPage)
    @MainActor public var body: some View { get }
}
public enum WebViewGestureBehavior : Sendable {
    case automatic
    case enabled
    case disabled
}
@MainActor @preconcurrency public protocol Widget {
    associatedtype Body : WidgetConfiguration
    @MainActor var body: Self.Body { get }
    @MainActor init()
}
extension Widget {
    @MainActor public static func main()
}
@MainActor @preconcurrency public protocol WidgetBundle {
    associatedtype Body : Widget
    @WidgetBundleBuilder @MainActor var body: Self.Body { get }
    @MainActor init()
}
extension WidgetBundle {
    @MainActor public static func main()
}
@MainActor @resultBuilder public enum WidgetBundleBuilder {
    @MainActor public static func buildBlock<each Content>(_ content: repeat each Content) -> some Widget where repeat each Content : Widget
    @MainActor public static func buildOptional<Content>(_ content: Content?) -> some Widget where Content : Widget
    @MainActor public static func buildLimitedAvailability<Content>(_ content: Content) -> some Widget where Content : Widget
}
final public class WidgetCenter : Sendable {
    public static let shared: WidgetCenter
    public func reloadAllTimelines()
    public func reloadTimelines(ofKind kind: String)
    public func invalidateConfigurationRecommendations()
    public func currentConfigurations() async throws -> [WidgetInfo]
    public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void)
}
@MainActor @preconcurrency public protocol WidgetConfiguration {
    associatedtype Body : WidgetConfiguration
    @MainActor var body: Self.Body { get }
}
extension WidgetConfiguration {
    @MainActor public func configurationDisplayName(_ name: LocalizedStringKey) -> some WidgetConfiguration
    @MainActor public func configurationDisplayName(_ name: some StringProtocol) -> some WidgetConfiguration
    @MainActor public func description(_ text: LocalizedStringKey) -> some WidgetConfiguration
    @MainActor public func description(_ text: some StringProtocol) -> some WidgetConfiguration
    @MainActor public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration
    @MainActor public func contentMarginsDisabled() -> some WidgetConfiguration
    @MainActor public func containerBackgroundRemovable(_ isIt: Bool = true) -> some WidgetConfiguration
    @MainActor public func disfavoredLocations(_ locations: [WidgetLocation], for families: [WidgetFamily]) -> some WidgetConfiguration
    @MainActor public func promptsForUserConfiguration() -> some WidgetConfiguration
    @MainActor public func onBackgroundURLSessionEvents(matching identifier: String? = nil, _ action: @escaping (String, @escaping () -> Void) -> Void) -> some WidgetConfiguration
}
public protocol WidgetConfigurationIntent : AppIntent {
}
extension WidgetConfigurationIntent {
    public func perform() async throws -> some IntentResult
}
public enum WidgetFamily : Int, CaseIterable, Sendable, CustomStringConvertible {
    case systemSmall
    case systemMedium
    case systemLarge
    case systemExtraLarge
    case accessoryCircular
    case accessoryRectangular
    case accessoryInline
    case accessoryCorner
    public var description: String { get }
}
public struct WidgetInfo : Hashable, Sendable {
    public let kind: String
    public let family: WidgetFamily
}
public enum WidgetLocation : Sendable {
    case homeScreen
    case lockScreen
    case standBy
    case iPhoneWidgetsOnMac
}
public struct WidgetPreviewContext : Sendable {
    public init(family: WidgetFamily)
}
public struct WidgetRenderingMode : Hashable, Sendable, CustomStringConvertible {
    public let description: String
    public static let fullColor: WidgetRenderingMode
    public static let accented: WidgetRenderingMode
    public static let vibrant: WidgetRenderingMode
}
public let kCLDistanceFilterNone: CLLocationDistance
public let kCLHeadingFilterNone: CLLocationDegrees
public let kCLLocationAccuracyBest: CLLocationAccuracy
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy
public let kCLLocationAccuracyKilometer: CLLocationAccuracy
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy
public let kCLLocationAccuracyReduced: CLLocationAccuracy
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy
public let kCLLocationCoordinate2DInvalid: CLLocationCoordinate2D
extension NSNotification.Name {
    public static let AVPlayerItemDidPlayToEndTime: Notification.Name
}
extension NSNotification.Name {
    public static let AVPlayerItemFailedToPlayToEndTime: Notification.Name
}
extension View {
    nonisolated public func activityBackgroundTint(_ color: Color?) -> some View
    nonisolated public func activitySystemActionForegroundColor(_ color: Color?) -> some View
}
extension Button {
    nonisolated public init(role: ButtonRole? = nil, intent: some AppIntent, @ViewBuilder label: () -> Label)
}
extension Button where Label == Text {
    nonisolated public init(_ title: LocalizedStringKey, role: ButtonRole? = nil, intent: some AppIntent)
    nonisolated public init(_ title: some StringProtocol, role: ButtonRole? = nil, intent: some AppIntent)
}
extension Button where Label == Label<Text, Image> {
    nonisolated public init(_ title: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, intent: some AppIntent)
}
extension Toggle {
    nonisolated public init(isOn: Bool, intent: some AppIntent, @ViewBuilder label: () -> Label)
}
extension Toggle where Label == Text {
    nonisolated public init(_ title: LocalizedStringKey, isOn: Bool, intent: some AppIntent)
}
extension View {
    nonisolated public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View
}
extension NSNumber : NSFetchRequestResult {
}
extension NSDictionary : NSFetchRequestResult {
}
extension NSNotification.Name {
    public static let NSManagedObjectContextDidSave: Notification.Name
    public static let NSManagedObjectContextObjectsDidChange: Notification.Name
}
extension EnvironmentValues {
    public var managedObjectContext: NSManagedObjectContext
}
extension NSNotification.Name {
    public static let EKEventStoreChanged: Notification.Name
}
extension NSSortDescriptor {
    public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool)
    public convenience init(key: String?, ascending: Bool)
}
extension ForEach : MapContent {
}
extension Group : MapContent {
}
extension TupleView : MapContent {
}
extension EmptyView : MapContent {
}
extension AnyView : MapContent {
}
extension Optional : MapContent where Wrapped : MapContent {
}
extension View {
    nonisolated public func mapStyle(_ style: MapStyle) -> some View
    nonisolated public func mapScope(_ scope: Namespace.ID) -> some View
    nonisolated public func mapControls(@ViewBuilder _ content: () -> some View) -> some View
    nonisolated public func mapControlVisibility(_ visibility: Visibility) -> some View
    nonisolated public func mapFeatureSelectionDisabled(_ isDisabled: @escaping (MapFeature) -> Bool) -> some View
    nonisolated public func onMapCameraChange(frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void) -> some View
    nonisolated public func onMapCameraChange(frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void) -> some View
    nonisolated public func lookAroundViewer(isPresented: Binding<Bool>, initialScene: MKLookAroundScene?) -> some View
}
extension String : CNKeyDescriptor {
}
extension View {
    nonisolated public func photosPicker(isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary = .shared()) -> some View
    nonisolated public func photosPicker(isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary = .shared()) -> some View
}
extension View {
    nonisolated public func quickLookPreview(_ item: Binding<URL?>) -> some View
    nonisolated public func quickLookPreview<Items>(_ item: Binding<URL?>, in items: Items) -> some View where Items : RandomAccessCollection, Items.Element == URL
}
extension View {
    nonisolated public func popoverTip(_ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping @Sendable (Tips.Action) -> Void = { _ in }) -> some View
    nonisolated public func tipViewStyle(_ style: some TipViewStyle) -> some View
    nonisolated public func tipBackground(_ style: some ShapeStyle) -> some View
    nonisolated public func tipCornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View
    nonisolated public func tipImageSize(_ size: CGSize) -> some View
}
extension UTType {
    public static var content: UTType { get }
    public static var directory: UTType { get }
    public static var archive: UTType { get }
    public static var zip: UTType { get }
    public static var gzip: UTType { get }
    public static var bundle: UTType { get }
    public static var package: UTType { get }
    public static var utf8PlainText: UTType { get }
    public static var rtf: UTType { get }
    public static var html: UTType { get }
    public static var xml: UTType { get }
    public static var yaml: UTType { get }
    public static var propertyList: UTType { get }
    public static var commaSeparatedText: UTType { get }
    public static var sourceCode: UTType { get }
    public static var swiftSource: UTType { get }
    public static var gif: UTType { get }
    public static var tiff: UTType { get }
    public static var heic: UTType { get }
    public static var webP: UTType { get }
    public static var svg: UTType { get }
    public static var rawImage: UTType { get }
    public static var audiovisualContent: UTType { get }
    public static var video: UTType { get }
    public static var mpeg4Movie: UTType { get }
    public static var quickTimeMovie: UTType { get }
    public static var mp3: UTType { get }
    public static var wav: UTType { get }
    public static var vCard: UTType { get }
    public static var application: UTType { get }
    public init(exportedAs identifier: String, conformingTo parent: UTType)
    public init(importedAs identifier: String, conformingTo parent: UTType)
    public init?(filenameExtension ending: String, conformingTo parent: UTType = .data)
    public init?(mimeType: String, conformingTo parent: UTType = .data)
    public var preferredFilenameExtension: String? { get }
    public var preferredMIMEType: String? { get }
    public func conforms(to other: UTType) -> Bool
    public func isSubtype(of other: UTType) -> Bool
    public func isSupertype(of other: UTType) -> Bool
}
extension View {
    nonisolated public func webViewBackForwardNavigationGestures(_ value: WebViewGestureBehavior) -> some View
    nonisolated public func webViewMagnificationGestures(_ value: WebViewGestureBehavior) -> some View
    nonisolated public func webViewContentBackground(_ visibility: Visibility) -> some View
}
extension Never : WidgetConfiguration {
}
extension EnvironmentValues {
    public var widgetFamily: WidgetFamily
    public var widgetRenderingMode: WidgetRenderingMode
    public var widgetContentMargins: EdgeInsets
    public var showsWidgetContainerBackground: Bool
    public var showsWidgetLabel: Bool { get }
}
extension View {
    nonisolated public func widgetURL(_ url: URL?) -> some View
    nonisolated public func widgetAccentable(_ isIt: Bool = true) -> some View
    nonisolated public func widgetLabel(_ title: LocalizedStringKey) -> some View
    nonisolated public func widgetLabel(@ViewBuilder label: () -> some View) -> some View
    nonisolated public func widgetCurvesContent(_ isCurved: Bool = true) -> some View
    nonisolated public func previewContext(_ context: WidgetPreviewContext) -> some View
}
public var NSMergeByPropertyObjectTrumpMergePolicy: NSMergePolicy
public var NSMergeByPropertyStoreTrumpMergePolicy: NSMergePolicy
public var NSSQLiteStoreType: String
public var NSInMemoryStoreType: String
public var NSPersistentHistoryTrackingKey: String
public var NSPersistentStoreRemoteChangeNotificationPostOptionKey: String
public var kCLLocationAccuracyBestForNavigation: Double
public var kCLLocationAccuracyBest: Double
public var kCLLocationAccuracyNearestTenMeters: Double
public var kCLLocationAccuracyHundredMeters: Double
public var kCLLocationAccuracyKilometer: Double
public var kCLLocationAccuracyThreeKilometers: Double
public var kCLLocationAccuracyReduced: Double
public var kCLDistanceFilterNone: Double
public var kCLHeadingFilterNone: Double
public var kCLLocationCoordinate2DInvalid: CLLocationCoordinate2D
public var MKLaunchOptionsDirectionsModeKey: String
public var MKLaunchOptionsDirectionsModeDriving: String
public var MKLaunchOptionsDirectionsModeWalking: String
public var CNContactGivenNameKey: String
public var CNContactFamilyNameKey: String
public var CNContactPhoneNumbersKey: String
public var CNContactEmailAddressesKey: String
public var CNContactImageDataKey: String
public var CNContactThumbnailImageDataKey: String
public var UNNotificationDefaultActionIdentifier: String
public var UNNotificationDismissActionIdentifier: String
