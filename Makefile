# Every target sets up what it needs on a fresh Debian machine (or a Mac with Homebrew).
#
#   make test     everything that must hold          make bench    benchmarks against kiwi and Yoga
#   make demo     the main job, on examples          make peers    fetch and build those peers
#   make format   format the Swift sources           make fuzz     SECONDS=60 of hostile input
#   make random   random systems and trees, LONG=10  make fuzz-readers  ROUNDS=300000 broken files and formats
#   make pages    write from the sources: rule pages, manual, UIKit's symbols without effect, options of the plugin
#   make specification  write beside each rule of the specification the tests that name it

SECONDS ?= 60
LONG ?= 10
ROUNDS ?= 300000

.PHONY: pages specification test demo bench peers format lint fuzz fuzz-readers random sanitize setup

setup:
	@Scripts/setup build

test:
	@Scripts/setup test
	swift build --build-tests
	swift test
	Scripts/test-kernel
	Scripts/test-core

demo: setup
	@swift build --product quoin
	@swift run --skip-build quoin layout Examples/Scenes/LargeImage.json Examples/Scenes/WidthTieMissing.json \
		Examples/Scenes/ScrollingStack.json Examples/Scenes/ImplicitInset64.json Examples/Scenes/ImplicitInsetAdds84.json \
		Examples/Scenes/LabelInContentAsWideAsMainView.json
	@swift run --skip-build quoin layout --format svg --output .build/ScrollingStack.svg Examples/Scenes/ScrollingStack.json
	@echo "Drawn: .build/ScrollingStack.svg"
	@swift run --package-path Examples SolveWithEachBackend
	@echo
	@echo "And the main job: quoin lint Examples/Mistakes, mistakes beside their corrected twins (which say nothing)."
	@echo
	@swift run --skip-build quoin lint Examples/Mistakes || [ $$? -eq 1 ]

pages: setup
	swift build --product quoin
	swift run --skip-build quoin rules --markdown Documentation/Rules
	swift run --skip-build quoin help --manual > .build/quoin.1
	mv .build/quoin.1 Documentation/quoin.1
	QUOIN_RECORD=1 swift test --filter "InertSymbolTests|PluginOptionTests"

specification:
	QUOIN_RECORD=1 swift test --filter PackageTests.SpecificationTests

peers:
	@Scripts/setup peers
	Scripts/peers

bench: peers
	swift run -c release --package-path Benchmarks quoin-bench --time-limit 60

format:
	swift format --in-place --parallel --recursive Sources Tests Plugins Benchmarks Examples Package.swift

lint:
	swift format lint --strict --parallel --recursive Sources Tests Plugins Benchmarks Examples Package.swift

fuzz: setup
	Scripts/fuzz $(SECONDS)

# Formats, scene files and Interface Builder files that were broken at random, for minutes instead of a second.
fuzz-readers: setup
	QUOIN_FUZZ=$(ROUNDS) swift test --filter "VisualFormatFuzz|SceneFuzz|ReaderFuzz"

# The random comparisons, LONG times as many.
random: setup
	QUOIN_FUZZ=$$((40 * $(LONG))) swift test --filter RandomTreeTests
	QUOIN_RANDOM=$(LONG) swift test --filter QuoinSolverTests
	KERNEL_RANDOM=$(LONG) Scripts/test-kernel
	CORE_RANDOM=$(LONG) Scripts/test-core

sanitize: setup
	Scripts/test-kernel
	Scripts/test-core
	Scripts/fuzz 20
