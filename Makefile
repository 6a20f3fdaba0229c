# Two commands for a newcomer: `make demo` and `make test`; both install what is missing.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
RELEASE := .build/release

help:            ## what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

dependencies:    ## install the Debian packages that are missing
	@scripts/install-dependencies libpcap-dev zlib1g-dev libssl-dev libbluetooth-dev libcap-dev libsqlite3-dev libpcre2-dev

test-dependencies: dependencies
	@scripts/install-dependencies tshark bluez tmux procps python3 python3-jsonschema sqlite3 zsh fish mandoc man-db

build: dependencies ## build the programs
	swift build -c release --static-swift-stdlib

demo: build      ## dissect the capture that comes with the project
	$(RELEASE)/bitchat-dissect -r Captures/demo.btsnoop

test: test-dependencies ## build and run every test
	swift build -c release --static-swift-stdlib
	swift test

lint:            ## check the form of every source file
	swift format lint --strict --recursive Sources Tests Package.swift

captures: build  ## write the project's captures anew (byte-identical)
	$(RELEASE)/generate-captures Captures

corpus: build    ## write the test vectors anew (byte-identical)
	$(RELEASE)/bitchat-fuzz generate corpus --out Corpus
	python3 Tests/SecondImplementation/check.py Corpus/vectors/*.jsonl | tail -1

corpus-coverage: dependencies ## which errors and verdicts the vectors reach
	scripts/corpus-coverage

corpus-mutation: build ## which planted faults the vectors catch, into docs/corpus-mutation.md
	scripts/corpus-mutation

simulation: dependencies ## hold the laws of the sync system in 10,000 seeded talks
	TESTS=MeshSimulationTests SIMULATED_RUNS=10000 swift test -c release --test-product bitchat-toolsPackageTests -Xswiftc -enable-testing --scratch-path .build/simulation --filter TwoNodeTests

damage: build    ## cut and damage every project capture at every byte
	scripts/damage-captures

kill-while-writing: build ## kill the program 100 times while it records, and look at what is left
	scripts/kill-while-writing $(RELEASE)/bitchat-dissect 100

sqlite-check: build ## compare databases with the other outputs, ask the questions of docs/sqlite.md, kill the writer
	@scripts/install-dependencies sqlite3 python3
	scripts/sqlite-check $(RELEASE) 50

completions-check: build ## load the completions into bash, zsh and fish, and read the manual pages
	@scripts/install-dependencies zsh fish mandoc man-db
	scripts/completions-check $(RELEASE)

busy-mesh: build ## run a crowd of 1000 phones for 10 minutes, and write docs/simulation.md
	scripts/busy-mesh

bench: build     ## measure beside other programs, and write docs/benchmarks.md
	@scripts/install-dependencies tshark bluez valgrind binutils openssl python3
	scripts/benchmark

speed-guard: build ## count instructions, and compare them with the limits
	scripts/speed-guard

live-test: build ## sniff two virtual adapters that talk, in a virtual machine
	scripts/live-test

report-check: build ## open reports in Chromium, and compare what they show with stats and NDJSON
	scripts/report-check

screen-load: build ## watch 5,000 packets a second for a minute on the live screen
	scripts/screen-load

spark-job: build ## turn 200 captures into Parquet with Spark, kill it in the middle, and count what is there
	scripts/spark-job

redact-check: build ## look for what is left of people in redacted captures, and compare verdicts
	scripts/redact-check

wireshark-check: build ## compare the dissector for Wireshark and the display filters with ours, in tshark
	@scripts/install-dependencies tshark python3
	scripts/compare-wireshark
	scripts/compare-filters $(RELEASE)/bitchat-dissect

install: build   ## install programs, manual pages and completions (DESTDIR=, PREFIX=/usr/local)
	DESTDIR=$(DESTDIR) PREFIX=$(or $(PREFIX),/usr/local) scripts/install

package: build   ## make a tarball and a Debian package, in dist
	@scripts/install-dependencies dpkg-dev
	scripts/package

package-check: package ## install both into a clean root without Swift, and use them there
	scripts/package-check

fuzz: dependencies ## build the fuzzer with coverage guidance, in .build/fuzz
	swift build -c release --sanitize fuzzer --product bitchat-fuzz --scratch-path .build/fuzz

fuzz-asan: dependencies ## the same with AddressSanitizer, in .build/fuzz-asan
	swift build -c release --sanitize fuzzer -Xswiftc -sanitize=fuzzer,address -Xcc -fsanitize=address \
	  --product bitchat-fuzz --scratch-path .build/fuzz-asan

clean:           ## remove what was built
	rm -rf .build

.PHONY: $(shell sed -n 's/^\([a-z-]*\):.*/\1/p' $(MAKEFILE_LIST))
