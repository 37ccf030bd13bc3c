import GalleyComponents

// The kit's views whose names SwiftUI has too.
typealias KitMenu = GalleyComponents.Menu
typealias KitItem = GalleyComponents.ControlItem
