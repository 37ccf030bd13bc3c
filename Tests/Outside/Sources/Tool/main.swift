import Client
import Galley
import GalleyMain

CommandLineTool.main(catalog: Pictures.catalog)
