import GalleyMain

CommandLineTool.main()
