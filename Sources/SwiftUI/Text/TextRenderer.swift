public import Foundation
public import GalleyComponents

// Renderers of texts compile; the text itself is drawn, with a remark.

/// A mark on a part of a text, for a renderer.
public protocol TextAttribute {}

/// Draws the lines of a text in its own manner.
@MainActor @preconcurrency
public protocol TextRenderer: Animatable {
  func draw(layout: Text.Layout, in context: inout GraphicsContext)
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  var displayPadding: EdgeInsets { get }
}
extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// The text that a renderer measures.
public struct TextProxy: Sendable {
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
}

extension Text {
  /// The lines of a text.
  public struct Layout: RandomAccessCollection, Sendable {
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(position: Int) -> Line { Line() }
    public var isTruncated: Bool { false }

    /// The extent of a line, a run or a part of one, in points.
    public struct TypographicBounds: Hashable, Sendable {
      public var origin = CGPoint.zero
      public var width: CGFloat = 0
      public var ascent: CGFloat = 0
      public var descent: CGFloat = 0
      public var leading: CGFloat = 0
      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }
    public struct Line: RandomAccessCollection, Sendable {
      public var startIndex: Int { 0 }
      public var endIndex: Int { 0 }
      public subscript(position: Int) -> Run { Run() }
      public var origin: CGPoint { .zero }
      public var typographicBounds: TypographicBounds { TypographicBounds() }
    }
    /// Letters of one look.
    public struct Run: RandomAccessCollection, Sendable {
      public var startIndex: Int { 0 }
      public var endIndex: Int { 0 }
      public subscript(position: Int) -> RunSlice { RunSlice() }
      public subscript<Attribute: TextAttribute>(key: Attribute.Type) -> Attribute? { nil }
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      public var layoutDirection: LayoutDirection { .leftToRight }
    }
    /// One letter, or several of a run.
    public struct RunSlice: Sendable {
      public subscript<Attribute: TextAttribute>(key: Attribute.Type) -> Attribute? { nil }
      public var typographicBounds: TypographicBounds { TypographicBounds() }
    }
    public struct DrawingOptions: OptionSet, Sendable {
      public let rawValue: UInt32
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }
  }

  /// Marks the text for a renderer.
  public func customAttribute<Attribute: TextAttribute>(_ value: Attribute) -> Text { self }
}

extension GraphicsContext {
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {}
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {}
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {}
}

extension View {
  public nonisolated func textRenderer<Renderer: TextRenderer>(_ renderer: Renderer) -> some View {
    near("renderers of texts are not called; their texts are drawn as usual")
  }
}
