// swift-format-ignore-file
// Written by `galley swift --corpus`; a test compares it with what would be written today.

import GalleyStair

extension ParityScenes {
  public static func allKeys() -> ParityScenes {
    var scenes = ParityScenes()
    addKeys(to: &scenes)
    return scenes
  }
}
