public import Foundation
public import GalleyComponents
internal import GalleyLayout

// Glass is drawn as a thin material in its shape, under a veil of its tint; shaders are left out.

public struct Glass: Equatable, Sendable {
  private var color: Color?
  private var isPlain = true

  public static let regular = Glass()
  public static let clear = Glass()
  public static let identity = Glass(isPlain: false)

  private init(isPlain: Bool = true) { self.isPlain = isPlain }

  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.color = color
    return glass
  }
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }

  fileprivate var style: AnyShapeStyle {
    isPlain ? AnyShapeStyle(Material.thin) : AnyShapeStyle(Color.clear)
  }

  /// The veil of the tint. Its opacity is not measured: it leaves the background visible and secondary text legible.
  fileprivate var veil: Color { color?.opacity(0.5) ?? .clear }
}

public struct GlassEffectContainer<Content: View>: Sendable {
  let content: Content
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}
extension GlassEffectContainer: View {
  public var body: some View { content }
}

/// A button on glass, whose words have the colour of text; here on the surface of a bordered one.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public nonisolated init(_ glass: Glass) {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.kit(.glass)
  }
}
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.kit(.prominent)
  }
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  public nonisolated static var glass: GlassButtonStyle { GlassButtonStyle() }
  public nonisolated static func glass(_ glass: Glass) -> GlassButtonStyle {
    GlassButtonStyle(glass)
  }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  public nonisolated static var glassProminent: GlassProminentButtonStyle {
    GlassProminentButtonStyle()
  }
}

public struct GlassEffectTransition: Sendable {
  public static let identity = GlassEffectTransition()
  public static let matchedGeometry = GlassEffectTransition()
  public static let materialize = GlassEffectTransition()
}

extension View {
  public nonisolated func glassEffect<Outline: Shape>(
    _ glass: Glass = .regular, in shape: Outline
  ) -> some View {
    background {
      ZStack {
        shape.painted(fill: glass.style)
        shape.painted(fill: glass.veil)
      }
    }
  }
  public nonisolated func glassEffect(_ glass: Glass = .regular) -> some View {
    glassEffect(glass, in: Capsule())
  }
  public nonisolated func glassEffectID<ID: Hashable>(
    _ id: ID?, in namespace: Namespace.ID
  ) -> some View { self }
  public nonisolated func glassEffectUnion<ID: Hashable>(
    id: ID?, namespace: Namespace.ID
  ) -> some View { self }
  public nonisolated func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    self
  }
  public nonisolated func backgroundExtensionEffect() -> some View { self }
}

@dynamicMemberLookup
public struct ShaderLibrary: Sendable {
  public static let `default` = ShaderLibrary()
  init() {}
  public init(data: Data) {}
  public init(url: URL) {}
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary() }
  public static subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction() }
  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction() }
}

@dynamicCallable
public struct ShaderFunction: Sendable {
  init() {}
  public init(library: ShaderLibrary, name: String) {}
  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader { Shader() }
}

public struct Shader: ShapeStyle {
  init() {}
  public init(function: ShaderFunction, arguments: [Argument]) {}
  public struct Argument: Sendable {
    public static func float<Value: BinaryFloatingPoint>(_ value: Value) -> Argument { Argument() }
    public static func float2<Value: BinaryFloatingPoint>(_ x: Value, _ y: Value) -> Argument {
      Argument()
    }
    public static func float2(_ point: CGPoint) -> Argument { Argument() }
    public static func float2(_ size: CGSize) -> Argument { Argument() }
    public static func float3<Value: BinaryFloatingPoint>(
      _ x: Value, _ y: Value, _ z: Value
    ) -> Argument { Argument() }
    public static func float4<Value: BinaryFloatingPoint>(
      _ x: Value, _ y: Value, _ z: Value, _ w: Value
    ) -> Argument { Argument() }
    public static func floatArray(_ array: [Float]) -> Argument { Argument() }
    public static func color(_ color: Color) -> Argument { Argument() }
    public static func colorArray(_ array: [Color]) -> Argument { Argument() }
    public static func image(_ image: Image) -> Argument { Argument() }
    public static func data(_ data: Data) -> Argument { Argument() }
    public static var boundingRect: Argument { Argument() }
  }

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    environment.session?.remark("shaders are not run; their shapes are gray")
    return Color.gray._paint(in: environment)
  }
}

extension VisualEffect {
  private func unshaded() -> some VisualEffect {
    changed { $0.modifier(ShaderRemark.modifier) }
  }
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
    unshaded()
  }
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { unshaded() }
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { unshaded() }
}

private enum ShaderRemark {
  static var modifier: RemarkModifier {
    RemarkModifier(text: "shaders are not run; their views are drawn without them")
  }
}

extension View {
  private nonisolated func unshaded() -> some View {
    modifier(ShaderRemark.modifier)
  }
  public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    unshaded()
  }
  public nonisolated func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { unshaded() }
  public nonisolated func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { unshaded() }
}
