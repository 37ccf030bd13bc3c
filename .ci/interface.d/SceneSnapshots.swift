extension SceneSettings {
    public init(_ variant: Variant) throws(RenderFailure)
}
