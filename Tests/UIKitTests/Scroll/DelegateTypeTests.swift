import Testing
import UIKit

@MainActor
@Suite("Delegates by their own protocols")
struct DelegateTypeTests {
    private final class Hearer: NSObject, UITableViewDelegate, UICollectionViewDelegate, UITextViewDelegate {
        var heard: [String] = []
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { heard.append("row \(indexPath.row)") }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            heard.append("item \(indexPath.item)")
        }
        func textViewDidChange(_ textView: UITextView) { heard.append("text") }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("scrolled") }
    }
    private final class OwnTable: UITableView {}

    @Test("A delegate is set, compared and called by UIScrollView's protocol and by the class's own")
    func delegates() {
        let hearer = Hearer(), table = OwnTable(), text = UITextView()
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        table.delegate = hearer
        collection.delegate = hearer
        text.delegate = hearer
        #expect(table.delegate === hearer && collection.delegate === hearer && text.delegate === hearer)
        table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: 1, section: 0))
        table.delegate?.scrollViewDidScroll(table)
        collection.delegate?.collectionView(collection, didSelectItemAt: IndexPath(item: 2, section: 0))
        text.delegate?.textViewDidChange(text)
        #expect(hearer.heard == ["row 1", "scrolled", "item 2", "text"])
        #expect(table.panGestureRecognizer.view === table && table.panGestureRecognizer === table.panGestureRecognizer)
        let (table2, own): (UITableView, (any UITableViewDelegate)?) = (table, table.delegate)
        #expect(own === hearer)
        table2.delegate = nil
        #expect(table.delegate == nil && (table as UIScrollView).delegate == nil)
    }
}
