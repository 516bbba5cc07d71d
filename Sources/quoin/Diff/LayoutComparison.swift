import QuoinBehaviors
import QuoinDrawing
import QuoinLayout
import QuoinScenes

/// Lays out two versions of a scene in the same environments, and finds the frames that differ.
struct LayoutComparison {
    private let settings: DiffSettings
    private let environments: [EnvironmentOverride]
    private let assets: ProjectAssets?
    private let names: OutlineNames

    init(_ settings: DiffSettings, _ environments: [EnvironmentOverride], assets: ProjectAssets?, names: OutlineNames) {
        self.settings = settings
        self.environments = environments
        self.assets = assets
        self.names = names
    }

    /// Adds what differs to the scene's difference, and what cannot be laid out to the file's messages.
    func compare(_ old: Scene?, with new: Scene?, scene: inout SceneDifference, file: inout FileDifference) {
        guard let shown = new ?? old else { return }
        var old = old
        if let canvas = new?.canvas, canvas.keepsSize, old?.canvas?.keepsSize == true { old?.canvas?.frame = canvas.frame }
        var collected = FrameCollection()
        for environment in shown.environmentsOfDiff(environments) {
            let before = old.flatMap { layOut($0, in: environment, file: &file) },
                after = new.flatMap { layOut($0, in: environment, file: &file) }
            scene.environments.append(environment.name)
            if let before, let after { collected.add(before, and: after, in: environment.name) }
            if settings.wantsPictures { scene.pictures.append(pictures(of: before, and: after, in: environment)) }
        }
        scene.frames += collected.changes { names.title($0) }
        if settings.wantsPictures { mark(&scene) }
    }

    private func layOut(_ scene: Scene, in environment: EnvironmentOverride, file: inout FileDifference) -> LaidOut? {
        do throws(LayoutError) {
            let layout = try SceneLayout(scene, overriding: environment.heldUpright)
            return LaidOut(layout: layout, views: try layout.views(ambiguity: false))
        } catch {
            file.messages.append("\(file.name): error: \(scene.title) was not laid out: \(error)")
            file.status = .defect
            return nil
        }
    }

    private func pictures(of old: LaidOut?, and new: LaidOut?, in environment: EnvironmentOverride) -> ScenePictures {
        func draw(_ laidOut: LaidOut?) -> ScenePictures.Picture? {
            guard let laidOut else { return nil }
            let drawn = SceneDrawing(laidOut.layout, laidOut.views, assets: assets ?? .none)
            return ScenePictures.Picture(drawing: drawn.drawing, frames: drawn.frames)
        }
        let caption = (new ?? old).map { DrawJob.caption($0.layout, environment) } ?? environment.name
        return ScenePictures(
            caption: caption.isEmpty ? "As drawn" : caption, environment: environment.name, old: draw(old), new: draw(new))
    }

    /// The views that changed, on each picture that shows them.
    private func mark(_ scene: inout SceneDifference) {
        var old: Set<String> = [], new: Set<String> = []
        for words in scene.changes {
            if words.change.operation != .removed { new.formUnion(words.change.marked) }
            if words.change.operation != .added { old.formUnion(words.change.old?.id == nil ? [] : words.change.marked) }
        }
        let moved = Set(scene.frames.map(\.id))
        for index in scene.pictures.indices {
            scene.pictures[index].oldMarks = old.union(moved)
            scene.pictures[index].newMarks = new.union(moved)
        }
    }
}

/// A scene laid out, and its views.
struct LaidOut {
    var layout: SceneLayout
    var views: [LaidOutView]
}

extension OutlineChange {
    /// The view that it is about.
    fileprivate var marked: [String] {
        switch object.role {
        case .view: [object.id]
        default: []
        }
    }
}

extension Scene {
    /// The places among some that the document was made for: without devices that it excludes, and a single one of those that
    /// only differ in the device where it is as large on every one. Without any, where it was drawn.
    fileprivate func environmentsOfDiff(_ environments: [EnvironmentOverride]) -> [EnvironmentOverride] {
        guard let canvas else { return environments.contains(.unchanged) || environments.isEmpty ? [.unchanged] : environments }
        var possible = environments.filter { $0.device.map(canvas.supportedDevices.contains) ?? true }
        if canvas.keepsSize {
            var seen: Set<EnvironmentOverride> = []
            possible = possible.compactMap { environment in
                var same = environment
                same.device = nil
                same.orientation = nil
                return seen.insert(same).inserted ? same : nil
            }
        }
        return possible.isEmpty ? [.unchanged] : possible
    }
}

/// The frames that differ, by view.
private struct FrameCollection {
    private var order: [String] = []
    private var moves: [String: [FrameChange.Move]] = [:]

    mutating func add(_ old: LaidOut, and new: LaidOut, in environment: String) {
        let before = Dictionary(old.views.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        var origins: (old: [String: Point], new: [String: Point])?
        for view in new.views {
            guard let earlier = before[view.id], view.isHidden == earlier.isHidden || view.frame != earlier.frame else { continue }
            var (first, second) = (earlier.frame, view.frame)
            if earlier.parent != view.parent {
                // In another superview the window is what both have in common.
                let known = origins ?? (FrameCollection.origins(old.views), FrameCollection.origins(new.views))
                origins = known
                first = first.at(known.old[view.id])
                second = second.at(known.new[view.id])
            }
            if first.isNearly(second) { continue }
            add(view.id, FrameChange.Move(old: first, new: second, environments: [environment]))
        }
    }

    private mutating func add(_ id: String, _ move: FrameChange.Move) {
        if moves[id] == nil { order.append(id) }
        var list = moves[id] ?? []
        if let same = list.firstIndex(where: { $0.shift == move.shift }) {
            list[same].environments += move.environments
        } else {
            list.append(move)
        }
        moves[id] = list
    }

    func changes(_ title: (String) -> String) -> [FrameChange] {
        order.map { FrameChange(id: $0, title: title($0), moves: moves[$0] ?? []) }
    }

    /// The origins of views in the window, without the content offsets of scroll views.
    private static func origins(_ views: [LaidOutView]) -> [String: Point] {
        var found: [String: Point] = [:]
        for view in views {
            let above = view.parent.flatMap { found[$0] } ?? .zero
            found[view.id] = Point(x: above.x + view.frame.x, y: above.y + view.frame.y)
        }
        return found
    }
}

extension Rect {
    fileprivate func at(_ origin: Point?) -> Rect {
        guard let origin else { return self }
        return Rect(x: origin.x, y: origin.y, width: width, height: height)
    }

    fileprivate func isNearly(_ other: Rect) -> Bool { zip(list, other.list).allSatisfy { abs($0 - $1) < 0.01 } }
}

extension FrameChange {
    /// The moves of the view for people: those that only differ by rounding to pixels are merged into the first.
    var distinctMoves: [Move] {
        var distinct: [Move] = []
        for move in moves {
            if let same = distinct.firstIndex(where: { $0.isNearly(move) }) {
                distinct[same].environments += move.environments
            } else {
                distinct.append(move)
            }
        }
        return distinct
    }
}

extension FrameChange.Move {
    /// Whether they differ by no more than the pixels of two devices do.
    fileprivate func isNearly(_ other: FrameChange.Move) -> Bool { zip(shift, other.shift).allSatisfy { abs($0 - $1) < 0.51 } }

    /// The growth of each of x, y, width and height, to hundredths.
    var shift: [Double] { zip(old.list, new.list).map { (($1 - $0) * 100).rounded() / 100 } }

    /// `8 right, 12 down, 16 wider`
    var words: String {
        let names = [("right", "left"), ("down", "up"), ("wider", "narrower"), ("taller", "shorter")]
        return zip(shift, names).compactMap { amount, name in
            amount == 0 ? nil : "\(shortNumber(abs(amount))) \(amount > 0 ? name.0 : name.1)"
        }.joined(separator: ", ")
    }

    /// `16 20 343 21 → 24 20 327 21`
    var frames: String { [old, new].map { $0.list.map(shortNumber).joined(separator: " ") }.joined(separator: " → ") }
}
