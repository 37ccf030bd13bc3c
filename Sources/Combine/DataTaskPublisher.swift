#if canImport(FoundationNetworking)
  public import Foundation
  public import FoundationNetworking

  extension URLSession {
    /// A publisher of the answer to a request, which never comes: pictures have no network.
    public struct DataTaskPublisher: Publisher {
      public typealias Output = (data: Data, response: URLResponse)
      public typealias Failure = URLError
      public let request: URLRequest
      public let session: URLSession

      public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
        AnyCancellable {}
      }
    }

    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
      dataTaskPublisher(for: URLRequest(url: url))
    }
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
      DataTaskPublisher(request: request, session: self)
    }
  }
#endif
