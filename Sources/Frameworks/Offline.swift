public import GalleySwiftUI

#if canImport(FoundationNetworking)
  internal import FoundationNetworking

  /// Fails requests of the shared session at once, as a machine without a network does, so that tasks which wait for them
  /// go on.
  private final class OfflineProtocol: URLProtocol {
    static let isRegistered = URLProtocol.registerClass(OfflineProtocol.self)

    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canInit(with task: URLSessionTask) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func startLoading() {
      client?.urlProtocol(self, didFailWithError: URLError(.notConnectedToInternet))
    }
    override func stopLoading() {}
  }
#endif

/// Requests of programs without a network.
public enum _Offline: _OfflineProgram {
  public static func goOffline() {
    #if canImport(FoundationNetworking)
      _ = OfflineProtocol.isRegistered
    #endif
  }
}
