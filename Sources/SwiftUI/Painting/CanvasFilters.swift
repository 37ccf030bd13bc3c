// The filters of a canvas that are not those of views.

extension GraphicsContext.Filter {
  public static func projectionTransform(_ matrix: ProjectionTransform) -> Self {
    Self { AnyView($0.projectionEffect(matrix)) }
  }
  public static func colorInvert(_ amount: Double = 1) -> Self {
    Self { AnyView($0.colorInvert()) }
  }
  public static var luminanceToAlpha: Self { Self { AnyView($0.luminanceToAlpha()) } }
  /// Not drawn: the parts keep their soft edges.
  public static func alphaThreshold(
    min: Double, max: Double = 1, color: Color = .black
  ) -> Self {
    Self {
      AnyView($0.modifier(RemarkModifier(text: "the alpha threshold of a canvas is not applied")))
    }
  }
}

extension GraphicsContext {
  public func resolve(_ shading: Shading) -> Shading { shading }
}
