public import GalleyGeometry
import GalleyLayout
import GalleySceneSnapshots
import GalleyStair
import GalleySwiftUI

extension Screen {
  /// The area of the keyboard and of the bar above it; nil while it is not there.
  public var keyboardFrame: GalleyGeometry.Rect? {
    let mark = touches.marks.first { if case .keyboard = $0.kind { true } else { false } }
    guard let mark, let frame = frames.layout.frame(ofNodes: mark.nodes) else { return nil }
    let screen = frames.layout.canvas
    return Rect(x: 0, y: frame.minY, width: screen.width, height: screen.height - frame.minY)
  }

  /// Settles with new settings; those before are in force again where that cannot be.
  func configure(_ before: SceneSettings) throws(ScreenError) {
    do throws(ScreenError) {
      try requireKeyboard()
    } catch {
      settings = before
      throw error
    }
    try perform("configure") {}
  }

  /// Refuses a keyboard whose height is not known.
  func requireKeyboard() throws(ScreenError) {
    guard settings.keyboard == true, settings.device?.keyboardHeight == nil else { return }
    let device = settings.device.map { "\"\($0.name)\"" } ?? "a screen without a device"
    throw failure(
      "configure",
      .refused("the height of the keyboard is known for iPhones and iPads, not for \(device)"))
  }

  /// Shows the keyboard if it is wanted and a field has the focus, with that field in sight; takes it away otherwise.
  func raiseKeyboard() throws {
    let height =
      settings.keyboard == true && focusedField != nil ? settings.device?.keyboardHeight : nil
    // The lowest part of the keyboard covers what the safe area leaves out already.
    let room = height.map { max(0, $0 - canvas.safeArea.bottom) }
    if room != touches.keyboard {
      touches.keyboard = room
      try layOut()
      holdOffsets()
      look()
    }
    let field = room == nil ? nil : focusedField
    guard field?.key != keyboardField else { return }
    keyboardField = field?.key
    guard let element = field?.element else { return }
    let before = touches.offsets
    for mark in scrolls(around: element.nodes, reachable) { show(element.frame, in: mark) }
    guard touches.offsets != before else { return }
    try layOut()
    look()
  }
}
