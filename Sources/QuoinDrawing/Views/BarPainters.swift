import QuoinLayout
import QuoinScenes

/// A painter of navigation bars that are views of the scene.
struct NavigationBarPainter: ViewPainter {
    func paint(_ view: DrawnView, on drawing: inout Drawing) {
        var bar = NavigationBarDrawing(style: view.barStyle, context: view.context)
        bar.contents = view.properties[.navigationItem]
        bar.isLarge = view.properties[.largeTitles] ?? false
        bar.hasBackButton = view.properties[.backButton] != nil
        bar.backTitle = view.properties[.backButton]
        bar.draw(in: view.frame, from: view.properties[.attached] == true ? min(0, view.frame.y) : view.frame.y, on: &drawing)
    }
}

/// A painter of toolbars that are views of the scene.
struct ToolbarPainter: ViewPainter {
    func paint(_ view: DrawnView, on drawing: inout Drawing) {
        ToolbarDrawing(items: view.properties[.items] ?? [], style: view.barStyle, context: view.context)
            .draw(in: view.frame, to: view.groundBottom, on: &drawing)
    }
}

/// A painter of tab bars that are views of the scene.
struct TabBarPainter: ViewPainter {
    func paint(_ view: DrawnView, on drawing: inout Drawing) {
        let selected = view.properties[.selectedItem].map { Int(max(0, min($0, 100))) }
        TabBarDrawing(items: view.properties[.items] ?? [], selected: selected, style: view.barStyle, context: view.context)
            .draw(in: view.frame, to: view.groundBottom, on: &drawing)
    }
}

extension DrawnView {
    /// The lower end of the background of a bar: one that lies on the home indicator's area fills that, too, as UIKit does.
    fileprivate var groundBottom: Double {
        guard let home = context.homeArea, abs(frame.maxY - home.top) < 1 else { return frame.maxY }
        return home.bottom
    }

    /// The style of a bar among views, which has a background because the views behind it are not its content.
    fileprivate var barStyle: BarStyle {
        var appearance = BarAppearance()
        appearance.style = properties[.barStyle]
        appearance.background = properties[.barTintColor]
        appearance.titleColor = properties[.titleColor]
        appearance.unselectedTint = properties[.unselectedItemTintColor]
        return BarStyle(appearance, context, tint: tint, isScrolledToTop: false)
    }
}
