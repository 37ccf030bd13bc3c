import GalleySceneSnapshots
import GalleySystem

/// Replies of the preview program and requests to it; the first byte selects which.
enum PreviewTarget: FuzzTarget {
  static func run(_ bytes: [UInt8]) {
    guard let kind = bytes.first else { return }
    let message = Array(bytes.dropFirst())
    switch kind % 3 {
    case 0:
      guard let reply = try? PreviewReply(message) else { return }
      precondition((try? PreviewReply(reply.bytes))?.bytes == reply.bytes)
      if case .prepared(let picture) = reply { read(picture) }
    case 1:
      guard let request = try? PreviewRequest(message) else { return }
      precondition((try? PreviewRequest(request.bytes))?.bytes == request.bytes)
    default: read(message)
    }
  }

  private static func read(_ picture: [UInt8]) { _ = try? PortablePicture(picture) }

  /// A reply and a request of each kind.
  static func writeSeeds(to folder: String) {
    let listed = ListedPreview(name: "A", file: "M/A.swift", line: 3, type: "M.A")
    let replies: [PreviewReply] = [
      .list([listed]), .prepared([1, 2, 3]),
      .written(width: 9, height: 8, remarks: ["a"], bytes: [1]),
      .failed("why"),
    ]
    let requests: [PreviewRequest] = [
      PreviewRequest(.list), PreviewRequest(.prepare("A")),
      PreviewRequest(.write("A", ending: "png")),
    ]
    let seeds = replies.map { [0] + $0.bytes } + requests.map { [1] + $0.bytes }
    try? Directory.create("\(folder)/preview")
    for (number, seed) in seeds.enumerated() {
      try? File.write(seed, to: "\(folder)/preview/\(number)")
    }
  }
}
