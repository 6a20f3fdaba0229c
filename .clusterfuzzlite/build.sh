#!/bin/bash -eu
# Hosted images have not been run by us; scripts/clusterfuzzlite-standin runs this file without them.
#
# Puts into $OUT, for each target: the program under a name that ends with the target's, its seeds, its dictionary, its options.

cd "$SRC/bitchat-tools"
work=${WORK:-$PWD/.build}/clusterfuzzlite

# The flags of the image are for its own clang; SwiftPM passes the right ones to the toolchain's.
unset CFLAGS CXXFLAGS

# Not two --sanitize options: SwiftPM hands them on in random order, and the compiler heeds only the last.
case "${SANITIZER:-address}" in
    address) sanitizers=(-Xswiftc -sanitize=fuzzer,address -Xcc -fsanitize=address) ;;
    none) sanitizers=() ;;
    *) echo "build.sh: no build for the sanitizer '$SANITIZER'" >&2; exit 1 ;;
esac

# Where the program runs there is no Swift and no libpcap: the former is linked in, the latter found beside the program.
build=(-c release --sanitize fuzzer "${sanitizers[@]}" --static-swift-stdlib --product bitchat-fuzz --scratch-path "$work"
    -Xlinker -rpath -Xlinker '$ORIGIN/lib' -Xlinker --disable-new-dtags)
swift build "${build[@]}"
program=$(swift build "${build[@]}" --show-bin-path)/bitchat-fuzz

mkdir -p "$OUT/lib"
# libpcap is loaded by name and not in the program's list.
pcap=$(ldconfig -p | awk '$1 == "libpcap.so.0.8" { print $NF; exit }')
cp -L "$pcap" "$OUT/lib/libpcap.so.0.8"
ldd "$program" "$pcap" | awk '$3 ~ /^\// { print $3 }' | while read -r library; do
    case "$(basename "$library")" in
        libc.so* | libm.so* | libdl.so* | libpthread.so* | librt.so* | libresolv.so* | libutil.so* | libgcc_s.so* | libstdc++.so*) ;;
        *) cp -L "$library" "$OUT/lib/" ;;
    esac
done

# The options of a target: its dictionary, and the length that its seeds command states.
options() {
    local length
    length=$(sed -n "s/^$2: .* of at most \([0-9]*\) bytes$/\1/p" "$work/seeds.txt")
    printf '[libfuzzer]\ndict = %s.dict\nmax_len = %s\n' "$1" "$length"
}

rm -rf "$work/seeds"
"$program" seeds all --into "$work/seeds" >"$work/seeds.txt"
for folder in "$work"/seeds/*/; do
    target=$(basename "$folder")
    name=bitchat-fuzz-$target
    for kept in "Corpus/fuzz/$target" "Corpus/regressions/$target"; do
        if [ -d "$kept" ]; then find "$kept" -type f ! -name '*.txt' -exec cp -t "$folder" {} +; fi
    done
    cp "$program" "$OUT/$name"
    cp Corpus/bitchat.dict "$OUT/$name.dict"
    options "$name" "$target" >"$OUT/$name.options"
    (cd "$folder" && rm -f "$OUT/${name}_seed_corpus.zip" && zip -q -r "$OUT/${name}_seed_corpus.zip" .)
done
