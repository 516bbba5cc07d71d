import QuoinSolver

extension System: CustomStringConvertible {
    /// Swift that builds the system; `Scripts/exact-answers` and ``init(text:)`` read ``lines``, which say the same.
    var description: String {
        var text = "let solver = try Solver(backend: .native)\n"
        for (index, anchor) in anchors.enumerated() {
            let resting = anchor.map { ", restingAt: x\($0)" } ?? ""
            text += "let x\(index) = try solver.addVariable(key: \(index + 1)\(resting))\n"
        }
        for row in rows { text += "try solver.add(\(row.swift))\n" }
        return text + "try solver.solve()"
    }

    /// The form of the fixtures.
    var lines: [String] {
        anchors.enumerated().map { "x\($0)" + ($1.map { " from x\($0)" } ?? "") } + rows.sorted { $0.key < $1.key }.map(\.line)
    }
}

extension SystemRow {
    /// `x1 - 2/3 * x0 >= 8`
    private var comparison: String {
        var text = ""
        for term in terms {
            let negative = term.coefficient.numerator < 0
            text += text.isEmpty ? (negative ? "-" : "") : (negative ? " - " : " + ")
            let magnitude = Ratio(abs(term.coefficient.numerator), term.coefficient.denominator)
            text += (magnitude == 1 ? "" : "\(magnitude) * ") + "x\(term.variable)"
        }
        return "\(text) \(relation) \(constant)"
    }

    /// `(x1 - x0 >= 8).at(750)`
    var line: String {
        switch rank {
        case .required: comparison
        case .priority(let priority): "(\(comparison)).at(\(Priority(priority)))"
        case .tie(let level): "(\(comparison)).at(tie: \(level))"
        }
    }

    /// The line with its key and flags.
    var swift: String {
        let start = rank == .required ? "(\(comparison))" : line
        return start + ".keyed(\(key))" + (isGuard ? ".guarded()" : "") + (isEdit ? ".edited()" : "")
    }
}

/// A system of a fixture file, with its answer in fractions.
struct AnsweredSystem {
    var name: String
    var system: System
    var answer: [Ratio]
    /// The numbers of rows, from 1: the culprit first.
    var conflicts: [[Int]]
}

extension AnsweredSystem {
    /// Reads systems as `Scripts/exact-answers` writes them.
    static func all(in text: String) throws -> [AnsweredSystem] {
        var found: [AnsweredSystem] = []
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            if line.hasPrefix("system ") {
                found.append(AnsweredSystem(name: String(line.dropFirst(7)), system: System(), answer: [], conflicts: []))
            } else if !found.isEmpty {
                try found[found.count - 1].read(line)
            }
        }
        return found
    }

    private mutating func read(_ line: Substring) throws {
        if line.hasPrefix("answer ") {
            answer = try line.dropFirst(7).split(separator: ",").map { part in
                guard let value = part.split(separator: " ").last.flatMap({ Ratio($0) }) else { throw Unreadable(line: String(line)) }
                return value
            }
        } else if line.hasPrefix("conflict ") {
            conflicts.append(line.dropFirst(9).split { $0 == " " || $0 == ":" }.compactMap { Int($0) })
        } else if line.hasPrefix("x"), line.split(separator: " ").count % 2 == 1, !line.contains("=") {
            _ = system.addVariable(from: line.split(separator: " ").count == 3 ? Int(line.split(separator: "x").last ?? "") : nil)
        } else {
            try system.read(row: line)
        }
    }

    struct Unreadable: Error {
        var line: String
    }
}

extension System {
    mutating func read(row line: Substring) throws {
        var comparison = line
        var rank = SystemRow.Rank.required
        if line.hasPrefix("("), let end = line.firstIndex(of: ")") {
            comparison = line[line.index(after: line.startIndex)..<end]
            let number = line[end...].dropFirst(5).dropLast()
            if number.hasPrefix("tie: "), let level = Int(number.dropFirst(5)) {
                rank = .tie(level)
            } else if let priority = Double(number) {
                rank = .priority(priority)
            }
        }
        var words = comparison.split(separator: " ")[...]
        guard let constant = words.popLast().flatMap({ Ratio($0) }), let sign = words.popLast(),
            let relation = Relation.allCases.first(where: { $0.description == sign })
        else { throw AnsweredSystem.Unreadable(line: String(line)) }
        add(Self.terms(words), relation, to: constant, at: rank)
    }

    private static func terms(_ words: ArraySlice<Substring>) -> [(Ratio, Int)] {
        var terms: [(Ratio, Int)] = []
        var factor: Ratio = 1
        for word in words {
            let isNegative = word.hasPrefix("-")
            let rest = isNegative ? word.dropFirst() : word
            if isNegative { factor = -factor }
            if let variable = rest.hasPrefix("x") ? Int(rest.dropFirst()) : nil {
                terms.append((factor, variable))
                factor = 1
            } else if let number = Ratio(rest) {
                factor = factor.numerator < 0 ? -number : number
            }
        }
        return terms
    }
}
