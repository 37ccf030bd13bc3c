//
/
//
/ SwiftUI's protocol of this name is that of an app's windows. A file that declares an app imports it by
//
/ itself, and has it in place of this one: `import protocol GalleySwiftUI.Scene`.
pu
public typealias Scene = Scene
extension SceneCanvas {
    public var background: Color?
}
extension SceneSettings {
    public var background: Color?
}
extension Theme {
    public func setting(color path: WritableKeyPath<Colors, Color?>, to value: Color, for kind: SchemeKind = .base) -> Theme
}
