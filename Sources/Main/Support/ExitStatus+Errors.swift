import ArgumentParser
import Galley
import GalleyImaging
import GalleyRendering
import GalleySnapshots
import GalleySystem
import GalleyText

extension PreparedDocument {
  /// The exit status of a command that shows the document.
  var status: ExitStatus {
    failure.map { ExitStatus(of: $0) } ?? (isRefused ? .badInput : .success)
  }
}

extension ExitStatus {
  /// How a command ends for an error of one of the rooms.
  init(of error: any Error) {
    switch error {
    case let error as WritingError<FileError>: self.init(writing: error)
    case let error as WritingError<Never>: self.init(writing: error)
    case let status as ExitStatus: self = status
    case RenderingError.canvasTooLarge, RenderingError.bitmapTooLarge, RenderingError.emptyCanvas,
      RenderingError.tooManyElements, RenderingError.outOfTime, RenderingError.outOfMemory:
      self = .badInput
    case is RenderingError: self = .renderingFailed
    case is FileError, is FontError, is ImageError, is ValidationError, is RecordMode.UnknownMode:
      self = .badInput
    default: self = .internalError
    }
  }

  private init<SinkError>(writing error: WritingError<SinkError>) {
    if case .drawing(let inner) = error { self.init(of: inner) } else { self = .badInput }
  }
}
