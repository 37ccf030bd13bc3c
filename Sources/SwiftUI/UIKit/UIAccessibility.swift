public import Foundation

// The state of assistive technologies as UIKit reports it: in a picture none is in use.

public enum UIAccessibility {
  public static var isVoiceOverRunning: Bool { false }
  public static var isMonoAudioEnabled: Bool { false }
  public static var isClosedCaptioningEnabled: Bool { false }
  public static var isInvertColorsEnabled: Bool { false }
  public static var isGuidedAccessEnabled: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
  public static var isGrayscaleEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isReduceMotionEnabled: Bool { false }
  public static var isDarkerSystemColorsEnabled: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  public static var isSpeakSelectionEnabled: Bool { false }
  public static var isSpeakScreenEnabled: Bool { false }
  public static var isShakeToUndoEnabled: Bool { false }
  public static var isAssistiveTouchRunning: Bool { false }
  public static var shouldDifferentiateWithoutColor: Bool { false }
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  public static var isVideoAutoplayEnabled: Bool { true }
  public static var prefersCrossFadeTransitions: Bool { false }
  public static var buttonShapesEnabled: Bool { false }

  public static func post(notification: Notification, argument: Any?) {}
  public static func requestGuidedAccessSession(
    enabled enable: Bool, completionHandler: @escaping @Sendable (Bool) -> Void
  ) {}
  public static func focusedElement(using technology: AssistiveTechnologyIdentifier?) -> Any? {
    nil
  }

  public enum Notification: Sendable {
    case announcement, layoutChanged, screenChanged, pageScrolled
    case pauseAssistiveTechnology, resumeAssistiveTechnology
  }
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let voiceOver = Self(rawValue: "voiceOver")
    public static let switchControl = Self(rawValue: "switchControl")
  }

  public static let announcementDidFinishNotification = name("announcementDidFinish")
  public static let elementFocusedNotification = name("elementFocused")
  public static let voiceOverStatusDidChangeNotification = name("voiceOverStatus")
  public static let monoAudioStatusDidChangeNotification = name("monoAudioStatus")
  public static let closedCaptioningStatusDidChangeNotification = name("closedCaptioningStatus")
  public static let invertColorsStatusDidChangeNotification = name("invertColorsStatus")
  public static let guidedAccessStatusDidChangeNotification = name("guidedAccessStatus")
  public static let boldTextStatusDidChangeNotification = name("boldTextStatus")
  public static let grayscaleStatusDidChangeNotification = name("grayscaleStatus")
  public static let reduceTransparencyStatusDidChangeNotification = name("reduceTransparency")
  public static let reduceMotionStatusDidChangeNotification = name("reduceMotionStatus")
  public static let darkerSystemColorsStatusDidChangeNotification = name("darkerSystemColors")
  public static let switchControlStatusDidChangeNotification = name("switchControlStatus")
  public static let speakSelectionStatusDidChangeNotification = name("speakSelectionStatus")
  public static let speakScreenStatusDidChangeNotification = name("speakScreenStatus")
  public static let shakeToUndoDidChangeNotification = name("shakeToUndo")
  public static let assistiveTouchStatusDidChangeNotification = name("assistiveTouchStatus")
  public static let differentiateWithoutColorDidChangeNotification = name("withoutColor")
  public static let onOffSwitchLabelsDidChangeNotification = name("onOffSwitchLabels")
  public static let videoAutoplayStatusDidChangeNotification = name("videoAutoplayStatus")
  public static let prefersCrossFadeTransitionsStatusDidChange = name("crossFadeTransitions")
  public static let buttonShapesEnabledStatusDidChangeNotification = name("buttonShapesStatus")
  public static let hearingDevicePairedEarDidChangeNotification = name("hearingDevicePairedEar")

  public static let announcementStringValueUserInfoKey = "UIAccessibilityStringValue"
  public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityWasSuccessful"
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElement"
  public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElement"
  public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnology"

  private static func name(_ event: String) -> Foundation.Notification.Name {
    Foundation.Notification.Name("UIAccessibility.\(event)")
  }
}
