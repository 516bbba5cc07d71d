import Testing
import UIKit

@MainActor
@Suite("Updates of tables")
struct TableUpdateTests {
    /// Rows of one text each, which unfold.
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var count = 2
        var made = 0, shown = 0, asked = 0
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            made += 1
            let cell = UITableViewCell(), label = UILabel()
            label.text = String(repeating: "words that wrap ", count: 12)
            label.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
                label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
            ])
            return cell
        }
        func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) { shown += 1 }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            asked += 1
            return indexPath.row == 0 ? UITableView.automaticDimension : 50
        }
    }

    @Test("A cell that has grown gets its height, and stays the same cell", arguments: [true, false])
    func growing(isBatch: Bool) throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), source = Source()
        table.dataSource = source
        table.delegate = source
        table.layoutIfNeeded()
        let path = IndexPath(row: 0, section: 0)
        let cell = try #require(table.cellForRow(at: path)), before = cell.frame.height
        let label = try #require(cell.contentView.subviews.first as? UILabel)
        label.numberOfLines = 0
        if isBatch {
            table.performBatchUpdates(nil)
        } else {
            table.beginUpdates()
            table.endUpdates()
        }
        table.layoutIfNeeded()
        #expect(table.cellForRow(at: path) === cell && cell.frame.height > before + 20)
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)) == CGRect(x: 0, y: cell.frame.maxY, width: 320, height: 50))
        #expect(source.made == 2 && source.shown == 2 && source.asked == 4)
        #expect(table.subviews.count { $0 is UITableViewCell } == 2)
    }

    @Test("Rows that come and go are made anew")
    func inserting() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), source = Source()
        table.dataSource = source
        table.delegate = source
        table.layoutIfNeeded()
        table.beginUpdates()
        source.count = 3
        table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
        table.endUpdates()
        table.layoutIfNeeded()
        #expect(table.visibleCells.count == 3 && table.subviews.count { $0 is UITableViewCell } == 3)
        table.beginUpdates()
        source.count = 1
        table.endUpdates()
        #expect(table.visibleCells.count == 1 && table.subviews.count { $0 is UITableViewCell } == 1)
    }
}
