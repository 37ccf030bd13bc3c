import GalleyMain

CommandLineTool.run()
