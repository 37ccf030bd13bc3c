import GalleyPreviews

PreviewHost.main()
