/// Returns the word that was probably meant: the one with the fewest slips (letters left out, added, replaced, swapped);
/// nil if none is near enough.
///
/// ```swift
/// nearest(to: "paernt", among: ["parent", "props"])      // "parent"
/// ```
package func nearest(to word: String, among words: some Sequence<String>) -> String? {
    let letters = Array(word.lowercased().unicodeScalars.prefix(64))
    // A short word with more than half its letters wrong is another word.
    let allowed = min(max(2, letters.count / 3), letters.count / 2)
    var best: (word: String, slips: Int)?
    for candidate in words {
        let count = slips(letters, Array(candidate.lowercased().unicodeScalars.prefix(64)))
        if count <= allowed, count < best?.slips ?? .max { best = (candidate, count) }
    }
    return best?.word
}

/// Returns the end of a message about an unknown word: `: did you mean "parent"?`, or the known words where none is near.
package func suggestion(for word: String, among words: [String]) -> String {
    if let near = nearest(to: word, among: words) { return ": did you mean \"\(near)\"?" }
    return words.isEmpty ? "" : ": known are \(words.joined(separator: ", "))"
}

/// The optimal string alignment distance.
private func slips(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
    var before = [Int](repeating: 0, count: second.count + 1)
    var above = Array(0...second.count)
    for i in first.indices {
        var row = [i + 1] + [Int](repeating: 0, count: second.count)
        for j in second.indices {
            let replaced = above[j] + (first[i] == second[j] ? 0 : 1)
            row[j + 1] = min(replaced, above[j + 1] + 1, row[j] + 1)
            if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
                row[j + 1] = min(row[j + 1], before[j - 1] + 1)
            }
        }
        before = above
        above = row
    }
    return above[second.count]
}
