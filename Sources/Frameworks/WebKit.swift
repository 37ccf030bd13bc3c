public import GalleySwiftUI

#if canImport(FoundationNetworking)
  @_exported public import FoundationNetworking
#endif

/// A page of the web, which a box replaces.
public struct WebView: Sendable {}
extension WebView: View {
  public nonisolated init(url: URL?) {}
  public nonisolated init(_ page: WebPage) {}
  public var body: some View { FrameworkBox("WebView") }
}

/// A page that is never loaded.
@MainActor
public final class WebPage: Observable {
  public nonisolated init() {}
  public var title: String { "" }
  public var url: URL? { nil }
  public var isLoading: Bool { false }
  public var estimatedProgress: Double { 0 }
  public var themeColor: Color? { nil }
  public func load(_ url: URL?) {}
  public func load(html: String, baseURL: URL) {}
  public func reload() {}
  public func stopLoading() {}
}

extension View {
  public nonisolated func webViewBackForwardNavigationGestures(
    _ value: WebViewGestureBehavior
  ) -> some View { self }
  public nonisolated func webViewMagnificationGestures(
    _ value: WebViewGestureBehavior
  ) -> some View { self }
  public nonisolated func webViewContentBackground(_ visibility: Visibility) -> some View { self }
}
public enum WebViewGestureBehavior: Sendable { case automatic, enabled, disabled }

// The view of UIKit, for representables.

open class WKWebViewConfiguration: NSObject {
  public var allowsInlineMediaPlayback = false
  public var userContentController = WKUserContentController()
  public var preferences = WKPreferences()
  public var websiteDataStore = WKWebsiteDataStore.default()
  public override init() {}
}
open class WKPreferences: NSObject {
  public var javaScriptEnabled = true
  public var javaScriptCanOpenWindowsAutomatically = false
}
open class WKWebsiteDataStore: NSObject {
  open class func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
}
open class WKUserContentController: NSObject {
  open func addUserScript(_ script: WKUserScript) {}
  open func add(_ handler: any WKScriptMessageHandler, name: String) {}
}
public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }
open class WKUserScript: NSObject {
  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {}
}
open class WKScriptMessage: NSObject {
  open var name: String { "" }
  open var body: Any { "" }
}
public protocol WKScriptMessageHandler: NSObjectProtocol {
  func userContentController(
    _ controller: WKUserContentController, didReceive message: WKScriptMessage)
}

open class WKNavigation: NSObject {}
open class WKNavigationAction: NSObject {}
public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }
public protocol WKNavigationDelegate: NSObjectProtocol {
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation?)
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation?)
  func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation?, withError error: any Error)
  func webView(
    _ webView: WKWebView, decidePolicyFor action: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
}
extension WKNavigationDelegate {
  public func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation?
  ) {}
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation?) {}
  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation?, withError error: any Error
  ) {}
  public func webView(
    _ webView: WKWebView, decidePolicyFor action: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) {}
}
public protocol WKUIDelegate: NSObjectProtocol {}

open class WKWebView: UIView {
  public weak var navigationDelegate: (any WKNavigationDelegate)?
  public weak var uiDelegate: (any WKUIDelegate)?
  public var allowsBackForwardNavigationGestures = false
  public var customUserAgent: String?
  public let configuration: WKWebViewConfiguration
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
  }
  public override init(frame: CGRect) {
    configuration = WKWebViewConfiguration()
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
  }
  open var url: URL? { nil }
  open var title: String? { nil }
  open var isLoading: Bool { false }
  open var estimatedProgress: Double { 0 }
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }
  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? { nil }
  @discardableResult open func loadHTMLString(_ text: String, baseURL: URL?) -> WKNavigation? {
    nil
  }
  @discardableResult open func loadFileURL(
    _ url: URL, allowingReadAccessTo folder: URL
  ) -> WKNavigation? { nil }
  @discardableResult open func goBack() -> WKNavigation? { nil }
  @discardableResult open func goForward() -> WKNavigation? { nil }
  @discardableResult open func reload() -> WKNavigation? { nil }
  open func stopLoading() {}
  open func evaluateJavaScript(
    _ script: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {}
}
