import Foundation
public import GalleyComponents
public import GalleyDesign
public import GalleyGeometry
import GalleyLayout
import GalleyPainting
package import GalleyStair
package import GalleySwiftUI

/// A screen of an app that is used and looked at: a view with its state, what has the focus, what is
/// scrolled and presented.
///
/// ```swift
/// let screen = try Screen(LoginView())
/// try screen.type("ada@example.org", into: "Email")
/// try screen.tap("Sign in")
/// ```
///
/// Each action finds its element, acts, and settles as the first picture of a preview does. Animations have
/// ended, unless ``at(_:)`` looks at them. Tasks run on the screen's thread until they wait; ``wait(_:)`` lets time pass.
@MainActor
public final class Screen {
  /// The elements that can be used or read, in reading order.
  public internal(set) var elements: [ScreenElement] = []

  let session: Session
  let touches: Touches
  private let jobs: ScreenJobs
  let renderer: Renderer
  private let content: AnyView
  /// The settings of the reader and the device.
  var settings: SceneSettings
  /// The canvas of the view, in its preferred scheme.
  package private(set) var canvas: SceneCanvas
  package private(set) var frames: SceneLayout
  /// True if pictures show animations under way; else they have ended.
  var isUnderWay = false
  /// The moment of the last action.
  private(set) var acted = 0.0
  /// The parts found by the last search for elements.
  var parts: [ScreenPart] = []
  /// The field that has the focus.
  var focused: ScreenPart.Key?
  /// The number and the words of the last step, such as `step 2, tap "Save"`; nil before the first.
  public private(set) var lastStep: String?
  private var stepCount = 0
  /// The field for which a view that scrolls has made room above the keyboard.
  var keyboardField: ScreenPart.Key?
  /// True once the caller has chosen an appearance.
  var isAppearanceSaid = false

  /// Shows a view on a device, and waits until it has settled.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - device: The screen; an iPhone 15 where none is named.
  ///   - resources: Folders with asset catalogues and strings.
  /// - Throws: `ScreenError` when the view cannot be laid out.
  public convenience init(
    _ view: some View, device: Device? = nil, resources: [String] = []
  ) throws(ScreenError) {
    var settings = SceneSettings()
    settings.device = device ?? .iPhone15
    try self.init(view, settings, resources)
  }

  /// Shows a view in a size, without a device round it.
  public convenience init(
    _ view: some View, width: Double, height: Double, resources: [String] = []
  ) throws(ScreenError) {
    var settings = SceneSettings()
    (settings.width, settings.height) = (width, height)
    try self.init(view, settings, resources)
  }

  private convenience init(
    _ view: some View, _ settings: SceneSettings, _ resources: [String]
  ) throws(ScreenError) {
    let canvas = SceneCanvas(settings)
    let found = PreviewFolders(resources).resources(scale: canvas.grid.scale)
    do {
      try self.init(AnyView(WindowContent(AnyView(view))), settings, found, Renderer())
    } catch {
      throw ScreenError(action: "show", reason: .failed("\(error)"), elements: [], found: [])
    }
  }

  /// Shows a view with resources that were read already.
  package init(
    _ view: AnyView, _ settings: SceneSettings, _ resources: PreviewResources, _ renderer: Renderer
  ) throws {
    let (canvas, touches) = (SceneCanvas(settings), Touches())
    let session = Session(
      canvas: Self.size(of: canvas), resources: resources, touches: touches)
    let content = AnyView(view.frame(maxWidth: .infinity, maxHeight: .infinity))
    // The first walk appends the actions of appearing views, which run once the walk is laid out.
    let jobs = ScreenJobs(touches)
    frames = try jobs.holding {
      try PreviewDrawing.settle(
        session, GalleyStair.Scene(SessionView(session, content), canvas: canvas), renderer)
    }
    self.jobs = jobs
    (self.settings, self.renderer, self.canvas) = (settings, renderer, canvas)
    (self.touches, self.session, self.content) = (touches, session, content)
    try requireKeyboard()
    try jobs.holding {
      try adopt()
      try rest(isAlwaysLaidOut: false)
    }
  }

  private static func size(of canvas: SceneCanvas) -> GalleyGeometry.Size {
    let standard = Device.iPhone15.size
    return GalleyGeometry.Size(
      width: canvas.width ?? standard.width, height: canvas.height ?? standard.height)
  }

  /// The scene as it is now.
  package var scene: GalleyStair.Scene {
    var scene = GalleyStair.Scene(SessionView(session, content), canvas: canvas)
    scene.moving = moving
    return scene
  }

  /// The frames with what is drawn now, animations under way included.
  package var picture: SceneLayout {
    var frames = frames
    frames.moving = moving
    return frames
  }

  private var moving: DisplayList? {
    isUnderWay ? touches.motion.list(at: touches.now, over: frames.background) : nil
  }

  /// The approximations and omissions, each once.
  public var remarks: [String] { session.remarks }

  /// Lays the view out until nothing changes any more, and looks at its elements.
  func settle() throws {
    canvas = SceneCanvas(settings)
    session.canvas = Self.size(of: canvas)
    try layOut()
    try adopt()
  }

  /// Follows the scheme that the view prefers, and looks at its elements.
  private func adopt() throws {
    if !isAppearanceSaid, let scheme = session.preferredScheme {
      let preferred: Appearance = scheme == .dark ? .dark : .light
      if preferred != canvas.appearance {
        canvas.appearance = preferred
        try layOut()
      }
    }
    if scrollToWanted() { try layOut() }
    holdOffsets()
    look()
    try raiseKeyboard()
  }

  func layOut() throws {
    frames = try PreviewDrawing.settle(session, scene, renderer)
  }

  /// Keeps what is scrolled within its content.
  func holdOffsets() {
    for mark in touches.marks {
      guard case .scroll(let number, _) = mark.kind, let offset = touches.offsets[number] else {
        continue
      }
      touches.offsets[number] = limited(offset, of: mark.nodes)
    }
  }

  /// An offset within the content of a view that scrolls.
  func limited(_ offset: GalleyGeometry.Point, of nodes: Range<Int>) -> GalleyGeometry.Point {
    guard let node = frames.layout.scrollNode(in: nodes),
      let content = frames.layout.contentSize(ofNode: node),
      let frame = frames.layout.frame(ofNode: node)
    else { return offset }
    return GalleyGeometry.Point(
      x: min(max(offset.x, 0), max(content.width - frame.width, 0)),
      y: min(max(offset.y, 0), max(content.height - frame.height, 0)))
  }

  /// The most rounds of jobs and layout, and of jobs in a round, after which a screen never rests.
  private static let (mostRounds, mostJobs) = (64, 10_000)

  /// Does something, and settles until no task is left that does not wait.
  ///
  /// - Parameter isAlwaysLaidOut: False if the view is laid out only where something that it reads has changed.
  func perform(
    _ action: String, isAlwaysLaidOut: Bool = true, _ body: () -> Void
  ) throws(ScreenError) {
    // Animations that are not looked at have ended before anything else happens.
    touches.motion.forget(at: touches.now, all: !isUnderWay)
    if isAlwaysLaidOut {
      (isUnderWay, acted) = (false, touches.now)
      stepCount += 1
      lastStep = "step \(stepCount), \(action)"
    }
    do {
      try jobs.holding {
        body()
        try rest(isAlwaysLaidOut: isAlwaysLaidOut)
      }
    } catch let error as ScreenError { throw error } catch {
      throw ScreenError(action: action, reason: .failed("\(error)"), elements: [], found: [])
    }
  }

  /// Runs jobs and lays the view out in turn until neither is needed.
  private func rest(isAlwaysLaidOut: Bool) throws {
    for round in 0..<Self.mostRounds {
      guard jobs.run(atMost: Self.mostJobs) else { break }
      if round > 0 || !isAlwaysLaidOut, !session.isDirty { return }
      try settle()
    }
    session.remark("the tasks of the screen never rest")
  }

  /// The elements as text, a line each.
  public var description: String { elements.map(\.description).joined(separator: "\n") }

  /// The elements without their frames, as they are spoken.
  public var spokenText: String { elements.map(\.words).joined(separator: "\n") + "\n" }

  /// The picture as PNG.
  public func png() throws -> [UInt8] {
    try renderer.png(picture, options: DrawingOptions(threads: 1))
  }

  // Settings

  /// Changes what the reader and the device have set, and settles; what is nil stays.
  ///
  /// - Parameter keyboard: True if the software keyboard takes its room while a field has the focus, on a device of
  ///   which its height is known.
  public func configure(
    appearance: Appearance? = nil, contrast: Contrast? = nil, system: SystemVersion? = nil,
    textSize: TextSize? = nil,
    boldText: Bool? = nil, locale: String? = nil, direction: LayoutDirection? = nil,
    device: Device? = nil, keyboard: Bool? = nil
  ) throws(ScreenError) {
    let before = settings
    settings.appearance = appearance ?? settings.appearance
    isAppearanceSaid = isAppearanceSaid || appearance != nil
    settings.contrast = contrast ?? settings.contrast
    settings.system = system ?? settings.system
    settings.textSize = textSize ?? settings.textSize
    settings.boldText = boldText ?? settings.boldText
    settings.locale = locale ?? settings.locale
    settings.direction = direction ?? settings.direction
    settings.device = device ?? settings.device
    settings.keyboard = keyboard ?? settings.keyboard
    try configure(before)
  }
}

extension Screen {
  /// Changes settings by their names and words, as variants have them.
  func configure(words: [(name: String, word: String)]) throws(ScreenError) {
    let (before, all) = (settings, GalleyStair.Setting.screens)
    for (name, word) in words {
      let setting = GalleyStair.Setting.named(name, among: all)
      guard let setting, setting.set(word, in: &settings) else {
        let names = all.map(\.name).joined(separator: ", ")
        let reason =
          setting?.refusal(of: word)
          ?? "\"\(name)\" is no setting; there are \(names)"
        throw failure("configure", .refused(reason))
      }
      isAppearanceSaid = isAppearanceSaid || name == "appearance"
    }
    try configure(before)
  }
}
