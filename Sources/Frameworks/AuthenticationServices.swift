public import GalleySwiftUI

// Signing in, which never happens.

open class ASAuthorization: NSObject {
  public struct Scope: Hashable, Sendable {
    private let name: String
    public static let fullName = Self(name: "fullName")
    public static let email = Self(name: "email")
  }
  public let credential: any ASAuthorizationCredential
  init(credential: any ASAuthorizationCredential) { self.credential = credential }
}
public protocol ASAuthorizationCredential: NSObjectProtocol {}
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
  open var user: String { "" }
  open var email: String? { nil }
  open var fullName: PersonNameComponents? { nil }
  open var identityToken: Data? { nil }
  open var authorizationCode: Data? { nil }
}
open class ASAuthorizationRequest: NSObject {}
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
  public var requestedScopes: [ASAuthorization.Scope]?
  public var nonce: String?
  public var state: String?
}
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
  public var user: String?
}
open class ASAuthorizationAppleIDProvider: NSObject {
  public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
  open func getCredentialState(
    forUserID id: String, completion: @escaping (CredentialState, (any Error)?) -> Void
  ) {}
  open func credentialState(forUserID id: String) async throws -> CredentialState { .notFound }
}
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization: ASAuthorization)
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error)
}
extension ASAuthorizationControllerDelegate {
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization: ASAuthorization
  ) {}
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) {}
}
open class ASAuthorizationController: NSObject {
  public weak var delegate: (any ASAuthorizationControllerDelegate)?
  public init(authorizationRequests: [ASAuthorizationRequest]) {}
  open func performRequests() {}
}
public struct ASAuthorizationError: Error, Hashable {
  public enum Code: Int, Sendable {
    case unknown = 1000
    case canceled, invalidResponse, notHandled, failed
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var canceled: Code { .canceled }
}

/// Apple's button: its words on black or on white. The logo is not among the symbols.
public struct SignInWithAppleButton: Sendable {
  public struct Label: Sendable {
    let words: String
    public static let signIn = Self(words: "Sign in with Apple")
    public static let `continue` = Self(words: "Continue with Apple")
    public static let signUp = Self(words: "Sign up with Apple")
  }
  public struct Style: Hashable, Sendable {
    let name: String
    public static let black = Self(name: "black")
    public static let white = Self(name: "white")
    public static let whiteOutline = Self(name: "whiteOutline")
  }
  let label: Label
  @Environment(\.signInWithAppleButtonStyle) private var style
}
extension SignInWithAppleButton: View {
  public nonisolated init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Swift.Result<ASAuthorization, any Error>) -> Void
  ) { self.label = label }

  public var body: some View {
    let isBlack = style == .black
    let shape = RoundedRectangle(cornerRadius: 6)
    Text(verbatim: label.words).font(.system(size: 17, weight: .medium)).lineLimit(1)
      .foregroundColor(isBlack ? .white : .black)
      .frame(maxWidth: .infinity, minHeight: 30, maxHeight: .infinity)
      .background(isBlack ? Color.black : .white, in: shape)
      .overlay { shape.stroke(.black, lineWidth: style == .whiteOutline ? 1 : 0) }
  }
}

private struct SignInStyleKey: EnvironmentKey {
  static let defaultValue = SignInWithAppleButton.Style.black
}
extension EnvironmentValues {
  var signInWithAppleButtonStyle: SignInWithAppleButton.Style {
    get { self[SignInStyleKey.self] }
    set { self[SignInStyleKey.self] = newValue }
  }
}
extension View {
  public nonisolated func signInWithAppleButtonStyle(
    _ style: SignInWithAppleButton.Style
  ) -> some View { environment(\.signInWithAppleButtonStyle, style) }
}
