public import GalleySwiftUI

// Controllers and views of other frameworks that representables make: they are drawn as labelled boxes.

public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }
public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}
extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {}
}
open class MFMailComposeViewController: UINavigationController {
  public static func canSendMail() -> Bool { false }
  public weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  public func setSubject(_ subject: String) {}
  public func setToRecipients(_ recipients: [String]?) {}
  public func setCcRecipients(_ recipients: [String]?) {}
  public func setMessageBody(_ body: String, isHTML: Bool) {}
  public func addAttachmentData(_ data: Data, mimeType: String, fileName: String) {}
}
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {}
open class MFMessageComposeViewController: UINavigationController {
  public static func canSendText() -> Bool { false }
  public weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  public var recipients: [String]?
  public var body: String?
}

open class SFSafariViewController: UIViewController {
  public final class Configuration: NSObject {
    public var entersReaderIfAvailable = false
    public var barCollapsingEnabled = true
  }
  public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }
  public var preferredControlTintColor: UIColor?
  public var preferredBarTintColor: UIColor?
  public var dismissButtonStyle = DismissButtonStyle.done
  public weak var delegate: (any SFSafariViewControllerDelegate)?
  public init(url: URL, configuration: Configuration = Configuration()) {
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {}

open class PDFDocument: NSObject {
  public let documentURL: URL?
  public init?(url: URL) { documentURL = url }
  public init?(data: Data) { documentURL = nil }
  public override init() { documentURL = nil }
  public var pageCount: Int { 0 }
  public func page(at index: Int) -> PDFPage? { nil }
  public func dataRepresentation() -> Data? { nil }
}
open class PDFPage: NSObject {}
public enum PDFDisplayMode: Int, Sendable {
  case singlePage, singlePageContinuous, twoUp, twoUpContinuous
}
public enum PDFDisplayDirection: Int, Sendable { case vertical, horizontal }
open class PDFView: UIView {
  public var document: PDFDocument?
  public var autoScales = false
  public var displayMode = PDFDisplayMode.singlePageContinuous
  public var displayDirection = PDFDisplayDirection.vertical
  public var minScaleFactor: CGFloat = 0
  public var maxScaleFactor: CGFloat = 0
  public var scaleFactor: CGFloat = 1
  public var pageBreakMargins = UIEdgeInsets.zero
  public func usePageViewController(
    _ enable: Bool, withViewOptions options: [AnyHashable: Any]? = nil
  ) {}
}

extension View {
  public nonisolated func quickLookPreview(_ item: Binding<URL?>) -> some View { self }
  public nonisolated func quickLookPreview<Items: RandomAccessCollection>(
    _ item: Binding<URL?>, in items: Items
  ) -> some View where Items.Element == URL { self }
}

// Scenes of other engines

open class SKNode: NSObject {
  public var position = CGPoint.zero
  public var name: String?
  public private(set) var children: [SKNode] = []
  public func addChild(_ node: SKNode) { children.append(node) }
  public func removeFromParent() {}
}
open class SKScene: SKNode {
  public enum ScaleMode: Int, Sendable { case fill, aspectFill, aspectFit, resizeFill }
  public var size = CGSize.zero
  public var scaleMode = ScaleMode.fill
  public var backgroundColor = UIColor.black
  public override init() { super.init() }
  public init(size: CGSize) { self.size = size }
  public init?(fileNamed name: String) {}
}
public struct SpriteView: View {
  public struct Options: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let allowsTransparency = Options(rawValue: 1)
    public static let ignoresSiblingOrder = Options(rawValue: 2)
    public static let shouldCullNonVisibleNodes = Options(rawValue: 4)
  }
  public init(
    scene: SKScene, transition: AnyObject? = nil, isPaused: Bool = false,
    preferredFramesPerSecond: Int = 60, options: Options = []
  ) {}
  public var body: some View { FrameworkBox("SpriteView") }
}

open class SCNNode: NSObject {
  public private(set) var childNodes: [SCNNode] = []
  public func addChildNode(_ node: SCNNode) { childNodes.append(node) }
}
open class SCNScene: NSObject {
  public let rootNode = SCNNode()
  public override init() {}
  public init?(named name: String) {}
}
public struct SceneView: View {
  public struct Options: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let allowsCameraControl = Options(rawValue: 1)
    public static let autoenablesDefaultLighting = Options(rawValue: 2)
    public static let jitteringEnabled = Options(rawValue: 4)
    public static let temporalAntialiasingEnabled = Options(rawValue: 8)
    public static let rendersContinuously = Options(rawValue: 16)
  }
  public init(
    scene: SCNScene? = nil, pointOfView: SCNNode? = nil, options: Options = [],
    preferredFramesPerSecond: Int = 60
  ) {}
  public var body: some View { FrameworkBox("SceneView") }
}

/// The content of a view of RealityKit.
public struct RealityViewContent {}
public struct RealityView: View {
  public init(
    make: @escaping @MainActor (inout RealityViewContent) async -> Void,
    update: ((inout RealityViewContent) -> Void)? = nil
  ) {}
  public var body: some View { FrameworkBox("RealityView") }
}
public struct Model3D: View {
  public init(named name: String, bundle: Bundle? = nil) {}
  public init(url: URL) {}
  public var body: some View { FrameworkBox("Model3D") }
}
