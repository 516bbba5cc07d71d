import LayoutLibrarySix
import Testing
import UIKit

// The numbers are those that Interface Builder stored for tables of iOS 13 and later.

@MainActor
@Suite("Grouped tables and cells of the standard styles", .serialized)
struct TableStyleTests {
    private func shown(_ style: UITableView.Style) -> (UITableView, UIWindow) {
        let controller = LayoutLibrarySix.SettingsController(style)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return (controller.tableView, window)
    }
    private func path(_ row: Int, _ section: Int) -> IndexPath { IndexPath(row: row, section: section) }

    @Test("The first title of a group is 55.5 points high, footers take their text, and gaps between groups are 35")
    func grouped() {  // CE-3
        Messages.during { _ in
            let (table, window) = shown(.grouped)
            #expect(table.rectForRow(at: path(0, 0)) == CGRect(0, 55.5, 375, 43.5))
            #expect(table.rectForHeader(inSection: 0).maxY == 55.5 && table.rectForHeader(inSection: 0).height == 38)
            #expect(table.rectForFooter(inSection: 0) == CGRect(0, 142.5, 375, 31))
            #expect(table.rectForRow(at: path(0, 1)) == CGRect(0, 173.5 + 17.5, 375, 55.5))
            #expect(table.contentSize.height == table.rectForRow(at: path(1, 1)).maxY + 17.5)
            #expect(table.rect(forSection: 0).maxY == 173.5)
            withExtendedLifetime(window) {}
        }
    }

    @Test("Inset groups keep 16 points from the sides, 20 on wide phones, and before iOS 13 none")
    func insets() {  // CE-3
        for (device, era, inset) in [("retina4_7", 15, 16.0), ("retina6_1", 15, 20), ("retina4_7", 12, 0)] {
            Messages.during(era: era, device: device) { _ in
                let (table, window) = shown(.insetGrouped)
                let row = table.rectForRow(at: path(0, 0))
                #expect(row.minX == CGFloat(inset) && row.width == window.bounds.width - 2 * CGFloat(inset))
                #expect(table.rectForHeader(inSection: 0).minX == CGFloat(inset))
            }
        }
    }

    @Test("Titles of a plain table are 28 points high, and since iOS 15 stand 22 points below the rows before")
    func plain() {  // CE-3
        for (era, padding) in [(15, 22.0), (13, 0)] {
            Messages.during(era: era) { _ in
                let (table, window) = shown(.plain)
                #expect(table.rectForHeader(inSection: 0) == CGRect(0, CGFloat(padding), 375, 28))
                #expect(table.rectForRow(at: path(0, 0)).minY == CGFloat(padding) + 28)
                table.sectionHeaderTopPadding = 0
                window.layoutIfNeeded()
                #expect(table.rectForRow(at: path(0, 0)).minY == 28)
            }
        }
    }

    @Test("Titles and details lie where each style has them")
    func styles() throws {
        try Messages.during { _ in
            let (table, window) = shown(.grouped)
            let version = try #require(table.cellForRow(at: path(1, 0))), subtitle = try #require(table.cellForRow(at: path(0, 1)))
            #expect(version.frame.height == 43.5 && version.textLabel?.frame.minX == 16)
            #expect(version.detailTextLabel?.frame.maxX == 359 && version.detailTextLabel?.frame.minY == 11.5)
            #expect(subtitle.frame.height == 55.5 && subtitle.textLabel?.frame.origin == CGPoint(x: 16, y: 10))
            #expect(subtitle.detailTextLabel?.frame.minY == 31.5 && subtitle.contentView.frame == CGRect(0, 0, 335, 55.5))
            let about = try #require(table.cellForRow(at: path(0, 0)))
            #expect(about.contentView.frame == CGRect(0, 0, 348.5, 43.5) && about.contentView.layoutMargins.right == 8)
            withExtendedLifetime(window) {}
        }
    }

    @Test("An accessory view keeps its size at the far end, and the content ends before it")
    func accessory() throws {
        try Messages.during { _ in
            let (table, window) = shown(.plain)
            let cell = try #require(table.cellForRow(at: path(1, 1))), toggle = try #require(cell.accessoryView)
            #expect(toggle.bounds.size == CGSize(width: 51, height: 31) && abs(toggle.center.y - cell.bounds.midY) < 0.5)
            #expect(toggle.alignmentRect(forFrame: toggle.frame).maxX == 375 - cell.contentView.layoutMargins.left)
            #expect(cell.contentView.frame.maxX == toggle.frame.minX - 10)
            withExtendedLifetime(window) {}
        }
    }

    @Test("An image comes before the title, and the separator takes a pixel only before iOS 13")
    func images() {
        for (era, height) in [(15, 43.5), (12, 44.5)] {
            Messages.during(era: era) { _ in
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = "Title"
                cell.frame = CGRect(0, 0, 375, 100)
                cell.layoutIfNeeded()
                #expect(cell.textLabel?.frame.minX == 16)
                cell.imageView?.image = UIImage(systemName: "star")
                cell.layoutIfNeeded()
                #expect(cell.imageView?.frame.minX == 16 && cell.textLabel?.frame.minX == (cell.imageView?.frame.maxX ?? 0) + 16)
                let (table, window) = shown(.plain)
                #expect(table.rectForRow(at: path(1, 0)).height == CGFloat(height))
                withExtendedLifetime(window) {}
            }
        }
    }

    @Test("A row is brought to the top, the middle or the bottom, as far as there is content")
    func scrolling() {
        final class Rows: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
        }
        let rows = Rows(), table = UITableView(frame: CGRect(0, 0, 320, 400))
        table.rowHeight = 40
        table.dataSource = rows
        table.contentInset.bottom = 100
        for (row, position, y) in [(20, UITableView.ScrollPosition.top, 800.0), (20, .middle, 670), (20, .bottom, 540), (49, .top, 1700)] {
            table.scrollToRow(at: path(row, 0), at: position, animated: false)
            #expect(table.contentOffset.y == CGFloat(y))
        }
    }
}
