import ArgumentParser
import GalleyImaging
import GalleyRendering
import GalleySnapshots
import GalleyStair
import GalleySystem
import GalleyText

extension PreparedDocument {
  /// The exit status of a command that shows the document.
  var status: ExitStatus {
    failure.map { ExitStatus(of: $0) } ?? (isRefused ? .badInput : .success)
  }
}

extension ExitStatus {
  /// Makes the exit status of a command for an error of one of the modules.
  init(of error: any Error) {
    switch error {
    case let error as WritingError<FileError>: self.init(writing: error)
    case let error as WritingError<Never>: self.init(writing: error)
    case let status as ExitStatus: self = status
    case let error as RenderingError: self = error.isOfInput ? .badInput : .renderingFailed
    case let failure as RenderFailure: self = failure.isOfInput ? .badInput : .renderingFailed
    case is FileError, is FontError, is ImageError, is ValidationError, is RecordMode.UnknownMode:
      self = .badInput
    default: self = .internalError
    }
  }

  private init<SinkError>(writing error: WritingError<SinkError>) {
    if case .drawing(let inner) = error { self.init(of: inner) } else { self = .badInput }
  }
}
