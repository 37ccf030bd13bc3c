import ArgumentParser
import GalleyFiles
import GalleyImaging
import GalleyRendering
import GalleySnapshots
import GalleyText

extension ExitStatus {
  /// How a command ends for an error of one of the rooms.
  init(of error: any Error) {
    switch error {
    case PNGDrawingError<RenderingError, FileError>.drawing(let inner): self.init(of: inner)
    case is PNGDrawingError<RenderingError, FileError>: self = .badInput
    case let status as ExitStatus: self = status
    case RenderingError.canvasTooLarge, RenderingError.emptyCanvas: self = .badInput
    case is RenderingError: self = .renderingFailed
    case is FileError, is FontError, is ImageError, is ValidationError, is RecordMode.UnknownMode:
      self = .badInput
    default: self = .internalError
    }
  }
}
