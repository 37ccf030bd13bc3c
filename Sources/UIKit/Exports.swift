// The thin UIKit of previews: values that SwiftUI's sources name, and what acts as names that do
// nothing. SwiftUI's module has them all; this one shows them to sources that import UIKit alone.
@_exported public import Foundation

@_exported public import struct GalleySwiftUI.Color
@_exported public import typealias GalleySwiftUI.NSColor
@_exported public import typealias GalleySwiftUI.NSFont
@_exported public import typealias GalleySwiftUI.NSImage
@_exported public import enum GalleySwiftUI.UIAccessibility
@_exported public import class GalleySwiftUI.UIActivityIndicatorView
@_exported public import class GalleySwiftUI.UIActivityViewController
@_exported public import class GalleySwiftUI.UIApplication
@_exported public import protocol GalleySwiftUI.UIApplicationDelegate
@_exported public import class GalleySwiftUI.UIBezierPath
@_exported public import class GalleySwiftUI.UIBlurEffect
@_exported public import class GalleySwiftUI.UIColor
@_exported public import class GalleySwiftUI.UIDevice
@_exported public import struct GalleySwiftUI.UIEdgeInsets
@_exported public import class GalleySwiftUI.UIFont
@_exported public import class GalleySwiftUI.UIHostingController
@_exported public import class GalleySwiftUI.UIImage
@_exported public import class GalleySwiftUI.UIImpactFeedbackGenerator
@_exported public import class GalleySwiftUI.UINavigationController
@_exported public import class GalleySwiftUI.UINotificationFeedbackGenerator
@_exported public import class GalleySwiftUI.UIPasteboard
@_exported public import struct GalleySwiftUI.UIRectCorner
@_exported public import class GalleySwiftUI.UIResponder
@_exported public import class GalleySwiftUI.UIScene
@_exported public import class GalleySwiftUI.UIScreen
@_exported public import class GalleySwiftUI.UISelectionFeedbackGenerator
@_exported public import struct GalleySwiftUI.UITraitCollection
@_exported public import enum GalleySwiftUI.UIUserInterfaceStyle
@_exported public import class GalleySwiftUI.UIView
@_exported public import class GalleySwiftUI.UIViewController
@_exported public import class GalleySwiftUI.UIVisualEffect
@_exported public import class GalleySwiftUI.UIVisualEffectView
@_exported public import class GalleySwiftUI.UIWindow
@_exported public import class GalleySwiftUI.UIWindowScene
