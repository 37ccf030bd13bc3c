public import GalleySwiftUI

// Players, which play nothing.

public struct CMTime: Hashable, Sendable {
  public var value: Int64
  public var timescale: Int32
  public init() { (value, timescale) = (0, 1) }
  public init(value: Int64, timescale: Int32) { (self.value, self.timescale) = (value, timescale) }
  public init(seconds: Double, preferredTimescale: Int32) {
    let ticks = (seconds * Double(preferredTimescale)).rounded()
    self.init(value: Int64(exactly: ticks) ?? 0, timescale: preferredTimescale)
  }
  public var seconds: Double { timescale == 0 ? .nan : Double(value) / Double(timescale) }
  public var isValid: Bool { timescale != 0 }
  public var isNumeric: Bool { timescale != 0 }
  public static let zero = CMTime()
  public static let invalid = CMTime(value: 0, timescale: 0)
  public static let indefinite = CMTime(value: 0, timescale: 0)
}
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

open class AVAsset: NSObject {
  public let url: URL?
  public init(url: URL) { self.url = url }
  open var duration: CMTime { .zero }
}
open class AVURLAsset: AVAsset {
  public init(url: URL, options: [String: Any]?) { super.init(url: url) }
  public override init(url: URL) { super.init(url: url) }
}

open class AVPlayerItem: NSObject {
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  public let asset: AVAsset
  public init(url: URL) { asset = AVAsset(url: url) }
  public init(asset: AVAsset) { self.asset = asset }
  open var status: Status { .unknown }
  open var duration: CMTime { .zero }
  open func currentTime() -> CMTime { .zero }
  public static let didPlayToEndTimeNotification =
    Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
}
extension Notification.Name {
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
}
extension NSNotification.Name {
  public static let AVPlayerItemFailedToPlayToEndTime = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
}

open class AVPlayer: NSObject {
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  public enum TimeControlStatus: Int, Sendable {
    case paused, waitingToPlayAtSpecifiedRate, playing
  }
  public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
  public private(set) var currentItem: AVPlayerItem?
  public var rate: Float = 0
  public var volume: Float = 1
  public var isMuted = false
  public var actionAtItemEnd = ActionAtItemEnd.pause
  public var allowsExternalPlayback = true
  public override init() {}
  public init(url: URL) { currentItem = AVPlayerItem(url: url) }
  public init(playerItem: AVPlayerItem?) { currentItem = playerItem }
  open var status: Status { .unknown }
  open var timeControlStatus: TimeControlStatus { .paused }
  open func play() {}
  open func pause() {}
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  open func currentTime() -> CMTime { .zero }
  open func seek(to time: CMTime) {}
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {}
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any { NSObject() }
  open func removeTimeObserver(_ observer: Any) {}
}
open class AVQueuePlayer: AVPlayer {
  public init(items: [AVPlayerItem]) { super.init(playerItem: items.first) }
  public override init(playerItem: AVPlayerItem?) { super.init(playerItem: playerItem) }
  public override init() { super.init() }
  open func advanceToNextItem() {}
}
open class AVPlayerLooper: NSObject {
  public init(player: AVQueuePlayer, templateItem: AVPlayerItem) {}
  open func disableLooping() {}
}

public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
}
extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
}
open class AVAudioPlayer: NSObject {
  public weak var delegate: (any AVAudioPlayerDelegate)?
  public var volume: Float = 1
  public var rate: Float = 1
  public var numberOfLoops = 0
  public var currentTime: TimeInterval = 0
  public var enableRate = false
  public init(contentsOf url: URL) throws {}
  public init(contentsOf url: URL, fileTypeHint hint: String?) throws {}
  public init(data: Data) throws {}
  open var duration: TimeInterval { 0 }
  open var isPlaying: Bool { false }
  @discardableResult open func prepareToPlay() -> Bool { false }
  @discardableResult open func play() -> Bool { false }
  open func pause() {}
  open func stop() {}
}

public final class AVAudioSession: NSObject, Sendable {
  public struct Category: Hashable, Sendable {
    private let name: String
    public static let ambient = Self(name: "ambient")
    public static let soloAmbient = Self(name: "soloAmbient")
    public static let playback = Self(name: "playback")
    public static let record = Self(name: "record")
    public static let playAndRecord = Self(name: "playAndRecord")
  }
  public struct Mode: Hashable, Sendable {
    private let name: String
    public static let `default` = Self(name: "default")
    public static let moviePlayback = Self(name: "moviePlayback")
    public static let measurement = Self(name: "measurement")
    public static let spokenAudio = Self(name: "spokenAudio")
    public static let voiceChat = Self(name: "voiceChat")
  }
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mixWithOthers = Self(rawValue: 1)
    public static let duckOthers = Self(rawValue: 2)
    public static let allowBluetooth = Self(rawValue: 4)
    public static let defaultToSpeaker = Self(rawValue: 8)
  }
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let notifyOthersOnDeactivation = Self(rawValue: 1)
  }
  public static func sharedInstance() -> AVAudioSession { AVAudioSession() }
  public func setCategory(_ category: Category) throws {}
  public func setCategory(_ category: Category, options: CategoryOptions) throws {}
  public func setCategory(
    _ category: Category, mode: Mode, options: CategoryOptions = []
  ) throws {}
  public func setActive(_ isActive: Bool, options: SetActiveOptions = []) throws {}
}

public struct AVMediaType: Hashable, Sendable {
  private let name: String
  public static let video = Self(name: "video")
  public static let audio = Self(name: "audio")
}
public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}
open class AVCaptureDevice: NSObject {
  open class func authorizationStatus(for type: AVMediaType) -> AVAuthorizationStatus {
    .notDetermined
  }
  open class func requestAccess(for type: AVMediaType) async -> Bool { false }
  open class func requestAccess(
    for type: AVMediaType, completionHandler: @escaping (Bool) -> Void
  ) {}
}

open class AVPlayerViewController: UIViewController {
  public var player: AVPlayer?
  public var showsPlaybackControls = true
  public var allowsPictureInPicturePlayback = true
  public var entersFullScreenWhenPlaybackBegins = false
  public var exitsFullScreenWhenPlaybackEnds = false
}

/// A player, which a box replaces. Views over the film are drawn.
public struct VideoPlayer<Overlay: View>: Sendable {
  let overlay: Overlay
}
extension VideoPlayer: View {
  public nonisolated init(
    player: AVPlayer?, @ViewBuilder videoOverlay: () -> Overlay
  ) { overlay = videoOverlay() }
  public var body: some View { FrameworkBox("VideoPlayer").overlay { overlay } }
}
extension VideoPlayer where Overlay == EmptyView {
  public nonisolated init(player: AVPlayer?) { overlay = EmptyView() }
}
