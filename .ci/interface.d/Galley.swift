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
