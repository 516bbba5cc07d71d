import QuoinLayout

/// The place of a sign on an area that other views may cover in part.
enum FreePlace {
    /// In the middle if nothing covers it there, else above or below; nil if there is no free place.
    static func find(for sign: Size, in area: Rect, isCovered: (Rect) -> Bool) -> Rect? {
        for share in [0.5, 0.3, 0.7, 0.14, 0.86] {
            let place = Rect(center: Point(x: area.midX, y: area.y + area.height * share), size: sign)
            if place.y >= area.y, place.maxY <= area.maxY, !isCovered(place) { return place }
        }
        return nil
    }
}
