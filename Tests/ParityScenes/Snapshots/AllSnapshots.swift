// swift-format-ignore-file
// Written by `galley swift --corpus`; a test compares it with what would be written today.

import GalleyStair

extension ParityScenes {
  public static func allSnapshots() -> ParityScenes {
    var scenes = ParityScenes()
    addBox(to: &scenes)
    addCanvas(to: &scenes)
    addControl(to: &scenes)
    addDesigns(to: &scenes)
    addDialect(to: &scenes)
    addDirection(to: &scenes)
    addEffect(to: &scenes)
    addFlow(to: &scenes)
    addForm(to: &scenes)
    addFrame(to: &scenes)
    addGrid(to: &scenes)
    addIcon(to: &scenes)
    addImage(to: &scenes)
    addInput(to: &scenes)
    addKit(to: &scenes)
    addLayers(to: &scenes)
    addLinear(to: &scenes)
    addList(to: &scenes)
    addPosition(to: &scenes)
    addSafeArea(to: &scenes)
    addScreen(to: &scenes)
    addScreens(to: &scenes)
    addScroll(to: &scenes)
    addShape(to: &scenes)
    addStack(to: &scenes)
    addStates(to: &scenes)
    addTable(to: &scenes)
    addText(to: &scenes)
    addTheme(to: &scenes)
    return scenes
  }
}
