/// Names of variables, which conflicts, ambiguities and dumps are printed with.
extension Solver {
    /// Adds a variable with a name. See ``addVariable(key:restingAt:)``.
    ///
    /// ```swift
    /// let left = try solver.addVariable(named: "title.left")
    /// ```
    public func addVariable(named name: String, key: UInt64? = nil, restingAt anchor: Variable? = nil) throws(SolverError) -> Variable {
        let variable = try addVariable(key: key, restingAt: anchor)
        names[variable] = name
        return variable
    }

    /// Sets the name of a variable; nil removes it. Names need not be unique, and never change the answer.
    ///
    /// ```swift
    /// try solver.setName("title.right", of: right)
    /// ```
    public func setName(_ name: String?, of variable: Variable) throws(SolverError) {
        guard contains(variable) else { throw .unknownVariable(variable) }
        names[variable] = name
    }

    /// Returns the name of a variable, or `x` and its index if it has none.
    ///
    /// ```swift
    /// for variable in solver.changes { print(solver.name(of: variable), try solver.value(of: variable)) }
    /// ```
    public func name(of variable: Variable) -> String { names[variable] ?? variable.description }

    /// Returns a row as text, with the names of its variables, such as `title.right - title.left >= 8 @750`; nil if there
    /// is no such row.
    ///
    /// ```swift
    /// print(solver.text(of: gap) ?? "no such row")
    /// ```
    public func text(of row: RowID) -> String? {
        self.row(row)?.text(name(of:))
    }

    /// The names that rows use.
    func names(in rows: [Row]) -> [Variable: String] {
        guard !names.isEmpty else { return [:] }
        return names.filter { name in rows.contains { $0.expression.terms.contains { $0.variable == name.key } } }
    }
}

extension String {
    /// Returns the text with each separate word such as `x7` replaced by a name; a nil name leaves the word unchanged.
    func replacingVariables(_ name: (Int) -> String?) -> String {
        var (written, word) = ("", "")
        func close() {
            let index = word.first == "x" ? Int(word.dropFirst()) : nil
            written += index.flatMap(name) ?? word
            word = ""
        }
        for character in self {
            if character.isLetter || character.isNumber || character == "_" {
                word.append(character)
            } else {
                close()
                written.append(character)
            }
        }
        close()
        return written
    }
}
