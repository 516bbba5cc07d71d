import QuoinBehaviors
import QuoinLayout

extension SceneBuilder {
    /// Installs the constraints in the order of the scene, then the formats. Invalid ones are left out and become problems.
    mutating func install() {
        for index in scene.constraints.indices {
            guard let constraint = constraint(at: index) else { continue }
            do throws(ConstraintError) {
                let installed = try constraint.install()
                if let id = scene.constraints[index].id { names.add(installed, id) } else { names.add(installed, at: index) }
            } catch {
                problem(error.exception.reason, index)
            }
        }
        let views = scene.formats.isEmpty ? [:] : Dictionary(zip(nodeIndices.names, items)) { first, _ in first }
        for (index, format) in scene.formats.enumerated() { install(format, at: index, views: views) }
    }

    private mutating func constraint(at index: Int) -> Constraint? {
        guard let first = find(scene.constraints[index].first, index) else { return nil }
        var second: Item?
        if let reference = scene.constraints[index].second {
            guard let found = find(reference, index) else { return nil }
            second = found
        }
        return Constraint(scene.constraints[index], first, second)
    }

    private mutating func install(_ format: SceneFormat, at index: Int, views: [String: Item]) {
        do throws(VisualFormatError) {
            let spacing: VisualFormat.EdgeSpacing = screen.era >= .ios8 ? .margin : .distance(20)  // VF-2
            let made = try VisualFormat(
                format.text, items: views, metrics: format.metrics, options: format.options, edgeSpacing: spacing
            ).constraints()
            for (number, constraint) in made.enumerated() {
                do throws(ConstraintError) {
                    names.add(try constraint.install(), "vfl[\(index)][\(number)]")
                } catch {
                    problems.append(SceneProblem(message: error.exception.reason, source: format.source))
                }
            }
        } catch {
            problems.append(SceneProblem(message: "\(error)", source: format.source, caret: error.column))
        }
    }
}

// MARK: - References

extension SceneBuilder {
    /// Returns the item of a reference; if there is none, adds a problem and returns nil.
    private mutating func find(_ reference: ItemReference, _ index: Int) -> Item? {
        guard let item = item(reference.node) else {
            let hint = nearest(to: reference.node, among: nodeIndices.names.sorted()).map { ": did you mean \"\($0)\"?" } ?? ""
            problem("unknown item \"\(reference.node)\" in a constraint\(hint)", index)
            return nil
        }
        guard let part = reference.part else { return item }
        if let found = guide(part, of: item, reference.node) { return found }
        let known =
            ["safeArea", "margins", "readable", "keyboard", "topLayout", "bottomLayout"]
            + (item.hasContentArea ? ["content", "frame"] : [])
        problem("\"\(reference.node)\" has no guide \"\(part)\"\(suggestion(for: part, among: known))", index)
        return nil
    }

    /// Adds a problem of the constraint at a position.
    private mutating func problem(_ message: String, _ index: Int) {
        problems.append(SceneProblem(object: scene.constraints[index].id, message: message, source: scene.constraints[index].source))
    }

    private mutating func guide(_ part: String, of item: Item, _ id: String) -> Item? {
        switch part {
        case "safeArea": return item.guide(for: .safeArea)
        case "margins": return item.guide(for: .margins)
        case "content": return item.hasContentArea ? item.guide(for: .content) : nil
        case "frame": return item.hasContentArea ? item.guide(for: .visible) : nil
        case "readable":
            return made(part, of: item, id: id, behavior: ReadableGuide(category: environment.category ?? .large))
        case "keyboard": return made(part, of: item, id: id, behavior: KeyboardGuide())
        case "topLayout": return made(part, of: item, id: id, behavior: EdgeGuide(.top))
        case "bottomLayout": return made(part, of: item, id: id, behavior: EdgeGuide(.bottom))
        default: return nil
        }
    }

    /// Returns the guide that a rule places, which is created on first use.
    private mutating func made(_ part: String, of item: Item, id: String, behavior: some LayoutBehavior) -> Item? {
        let name = "\(id)#\(part)"
        if let found = names.made(name) { return found }
        let guide = Item(name, kind: .guide)
        guard (try? item.add(guide)) != nil else { return nil }
        guide.behavior = behavior
        names.add(made: guide, name)
        return guide
    }
}

extension Constraint {
    /// Creates the constraint of a record between the items that its references name.
    @inline(__always)
    fileprivate init(_ record: SceneConstraint, _ first: Item, _ second: Item?) {
        self.init(
            item: first, attribute: record.firstAttribute, relatedBy: record.relation, toItem: second, attribute: record.secondAttribute,
            multiplier: record.multiplier, constant: record.constant, priority: Priority(record.priority), identifier: record.identifier)
    }
}
