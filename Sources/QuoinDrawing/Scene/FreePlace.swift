import QuoinLayout

/// The place of a sign on an area that other views may cover in part.
enum FreePlace {
    /// Finds a place for a sign of a size in an area; nil if there is none.
    typealias Finder = (Size, Rect) -> Rect?

    /// In the middle if nothing covers it there, else above or below; nil if there is no free place.
    static func find(for sign: Size, in area: Rect, isCovered: (Rect) -> Bool) -> Rect? {
        for share in [0.5, 0.3, 0.7, 0.14, 0.86] {
            let place = Rect(center: Point(x: area.midX, y: area.y + area.height * share), size: sign)
            if place.y >= area.y, place.maxY <= area.maxY, !isCovered(place) { return place }
        }
        return nil
    }
}

/// The places of the signs drawn so far, by their views: two names on each other can be read neither.
struct SignPlaces {
    private var places: [String: Rect] = [:]

    /// O(signs).
    func isTaken(_ rect: Rect, for view: String) -> Bool {
        places.contains { $0.key != view && ($0.value.intersection(rect).map { !$0.isEmpty } ?? false) }
    }

    mutating func take(_ rect: Rect, for view: String) { places[view] = rect }
}
