public import GalleyStair

/// A component tree and the canvas it is drawn on, which `Renderer` takes.
///
/// SwiftUI's protocol of this name is that of an app's windows. A file that declares an app imports it by
/// itself, and has it in place of this one: `import protocol GalleySwiftUI.Scene`.
public typealias Scene = GalleyStair.Scene
