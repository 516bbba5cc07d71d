import QuoinLayout
import Testing

/// V1 to V13: invalid constraints, and UIKit's message about each.
struct ConstraintValidityTests {
    let parent = Item("parent"), box = Item("box"), stranger = Item("stranger")

    init() throws { try parent.add(box) }

    @Test("A constraint needs an attribute") func aConstraintNeedsAnAttribute() {
        #expect(throws: ConstraintError.noFirstAttribute) { try Constraint(item: box, attribute: .none).validate() }
    }

    @Test(
        "Attributes of different kinds cannot be paired",
        arguments: [
            (Attribute.width, Attribute.left), (.left, .height), (.top, .width), (.centerX, .height), (.height, .leadingMargin),
        ])
    func unlikeAttributesDoNotPair(first: Attribute, second: Attribute) {
        #expect(throws: ConstraintError.invalidPairing(first, second)) {
            try Constraint(item: box, attribute: first, relatedBy: .equal, toItem: parent, attribute: second).validate()
        }
    }

    @Test(
        "Attributes of different axes can be paired",
        arguments: [
            (Attribute.left, Attribute.top), (.centerX, .centerY), (.leadingMargin, .bottom), (.lastBaseline, .right), (.height, .width),
        ])
    func attributesOfDifferentAxesPair(first: Attribute, second: Attribute) throws {
        try Constraint(item: box, attribute: first, relatedBy: .equal, toItem: parent, attribute: second).validate()
    }

    @Test(
        "Leading and trailing cannot be paired with left and right",
        arguments: [(Attribute.leading, Attribute.left), (.right, .trailing), (.leadingMargin, .leftMargin), (.left, .trailingMargin)])
    func readingSidesDoNotPairWithFixedSides(first: Attribute, second: Attribute) {
        #expect(throws: ConstraintError.mixedDirections(first, second)) {
            try Constraint(item: box, attribute: first, relatedBy: .equal, toItem: parent, attribute: second).validate()
        }
    }

    @Test(
        "Centers can be paired with leading and trailing, and with left and right",
        arguments: [Attribute.leading, .left, .trailingMargin, .centerX, .centerXWithinMargins])
    func centersPairWithEitherFamily(first: Attribute) throws {
        try Constraint(item: box, attribute: first, relatedBy: .equal, toItem: parent, attribute: .centerX).validate()
    }

    @Test("A location needs another location") func aLocationNeedsAnotherLocation() {
        let error = ConstraintError.locationAgainstNothing(.top)
        #expect(throws: error) { try Constraint(item: box, attribute: .top, constant: 10).validate() }
        #expect(throws: error) {
            try Constraint(item: box, attribute: .top, relatedBy: .equal, toItem: parent, attribute: .top, multiplier: 0, constant: 10)
                .validate()
        }
        #expect(error.exception.name == "NSInvalidArgumentException")
        #expect(error.exception.reason.hasSuffix("Location attributes must be specified in pairs."))
    }

    @Test("A size may name a second attribute without an item") func aSizeMayNameAnAttributeWithoutAnItem() throws {
        try Constraint(item: box, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .height, constant: 10).validate()  // CM-16
    }

    @Test("Constants and multipliers must be finite") func numbersMustBeFinite() {
        #expect(throws: ConstraintError.constantNotFinite(.infinity)) {
            try Constraint(item: box, attribute: .width, constant: .infinity).validate()
        }
        #expect(throws: ConstraintError.self) {
            try Constraint(item: box, attribute: .width, relatedBy: .equal, toItem: parent, attribute: .width, multiplier: .nan).validate()
        }
        let text = ConstraintError.constantNotFinite(.infinity).exception.reason
        #expect(text == "NSLayoutConstraint constant is not finite! That's illegal. constant:inf")
    }

    @Test("Priorities outside (0, 1000] are refused", arguments: [0, -1, 1000.5, Double.nan])
    func prioritiesLieAboveZeroAndUpToAThousand(value: Double) {
        #expect(throws: ConstraintError.self) { try Constraint(item: box, attribute: .width, priority: Priority(value)).validate() }
    }

    @Test("Fractional priorities are allowed") func fractionalPrioritiesAreLegal() throws {
        try Constraint(item: box, attribute: .width, priority: 999.5).validate()  // CM-10
    }

    @Test("CM-12, V8: an installed priority changes, but not to 1000 or from it") func requiredStaysRequiredWhileInstalled() throws {
        let installed = try Constraint(item: box, attribute: .width, constant: 10).install()
        let error = ConstraintError.requiredBoundary(from: .required, to: 250)
        #expect(throws: error) { try installed.setPriority(250) }
        #expect(installed.priority == .required)
        try installed.setPriority(.required)  // the same value is no change
        #expect(
            error.exception.reason
                == "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  You passed priority 250 and the existing priority was 1000."
        )
        let optional = try Constraint(item: box, attribute: .width, constant: 10, priority: 500).install()
        try optional.setPriority(600)
        #expect(optional.priority == 600)
    }

    @Test("Items of different trees cannot be related") func itemsOfDifferentTreesCannotBeRelated() {
        #expect(throws: ConstraintError.noCommonAncestor("box.leading", "stranger.leading")) {
            try box.leading.equal(to: stranger.leading).install()
        }
    }

    @Test("A guide without a view cannot be related") func aGuideWithoutAViewCannotBeRelated() {
        let guide = Item(kind: .guide)
        #expect(throws: ConstraintError.guideWithoutParent("guide")) { try guide.width.equal(to: 10).install() }
        #expect(throws: ConstraintError.noCommonAncestor("guide.width", "box.width")) {
            try guide.width.equal(to: box.width).install()
        }
    }

    @Test("An error does not name a second item whose multiplier is 0") func aSecondItemThatTakesNoPartIsNotNamed() {
        let guide = Item(kind: .guide)
        #expect(throws: ConstraintError.guideWithoutParent("guide")) {
            try guide.width.equal(to: box.width, times: 0, plus: 10).install()
        }
    }

    @Test("An owner must contain all items") func anOwnerMustContainAllItems() {
        #expect(throws: ConstraintError.outsideSubtree("box")) {
            try box.install(box.leading.equal(to: parent.leading))
        }
    }

    @Test("A refused constant leaves the old one") func refusedConstantsLeaveTheOldOne() throws {
        let installed = try Constraint(item: box, attribute: .width, constant: 10).install()
        installed.constant = .nan
        #expect(installed.constant == 10)
        #expect(throws: ConstraintError.self) { try installed.setConstant(.infinity) }
        #expect(installed.constant == 10)
        try installed.setConstant(12)
        #expect(installed.constant == 12)
    }

    @Test("Refused content priorities leave the old ones") func refusedContentPrioritiesLeaveTheOldOnes() throws {
        box.horizontalHugging = 5000
        box.verticalResistance = 0
        #expect(box.horizontalHugging == 250 && box.verticalResistance == 750)
        #expect(throws: ConstraintError.illegalPriority(5000)) { try box.setHugging(5000, for: .vertical) }
        #expect(throws: ConstraintError.illegalPriority(-1)) { try box.setResistance(-1, for: .horizontal) }
        try box.setHugging(300, for: .vertical)
        #expect(box.verticalHugging == 300)
    }

    @Test("Every error states its cause and a fix") func everyErrorSaysCauseAndFix() {
        let all: [ConstraintError] = [
            .noFirstItem, .noFirstAttribute, .invalidPairing(.left, .top), .mixedDirections(.left, .leading),
            .locationAgainstNothing(.top), .notAnItem, .constantNotFinite(.nan), .multiplierNotFinite(.nan),
            .requiredBoundary(from: .required, to: Priority(.nan)), .noCommonAncestor("a", "b"), .outsideSubtree("a"),
            .guideWithoutParent("a"), .incompatibleAnchors, .illegalPriority(0), .rotated("a"),
        ]
        for error in all {
            #expect(error.description.hasSuffix("."))
            #expect(!error.exception.reason.isEmpty)
        }
    }
}
