#!/usr/bin/env bash
# Going through all letters of a text by Intl.Segmenter takes quadratic time in V8 11.3 (Node 20, Chrome 113): four times the
# text takes about 16 times as long. In V8 12.4 (Node 22) it is linear, as the package graphemer is in both, and so is asking
# the segmenter about one position (`containing`). Code that marks a phrase in a text for such browsers finds the place in
# the string first, and asks the segmenter only whether both ends stand between letters.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund node-20@npm:node@20.18.1 node-22@npm:node@22.12.0 graphemer@1.4.0

cat >run.mjs <<'JS'
import Graphemer from "graphemer";
const segmenter = new Intl.Segmenter();
const library = new Graphemer.default();
const text = (length) => "Kurtka damska ".repeat(length / 14);
const ways = {
  "all segments": (of) => [...segmenter.segment(of)].length,
  "graphemer": (of) => library.splitGraphemes(of).length,
  "one position": (of) => segmenter.segment(of).containing(of.length >> 1).index,
};
const least = (work) =>
  Math.min(
    ...Array.from({ length: 5 }, () => {
      const before = performance.now();
      work();
      return performance.now() - before;
    }),
  );
for (const [name, use] of Object.entries(ways)) {
  const [short, long] = [text(5_600), text(22_400)];
  use(short);
  const [first, second] = [least(() => use(short)), least(() => use(long))];
  const isQuadratic = (second + 0.1) / (first + 0.1) > 9;
  console.log(`V8 ${process.versions.v8}, ${name}: ${first.toFixed(2)} ms, then ${second.toFixed(2)} ms; quadratic: ${isQuadratic}`);
}
JS
output=$(for version in 20 22; do "node_modules/node-$version/bin/node" run.mjs; done)
echo "$output"
grep -q '^V8 11.3.* all segments: .* quadratic: true$' <<<"$output"
grep -q '^V8 12.4.* all segments: .* quadratic: false$' <<<"$output"
[ "$(grep -c 'graphemer: .* quadratic: false$' <<<"$output")" = 2 ]
[ "$(grep -c 'one position: .* quadratic: false$' <<<"$output")" = 2 ]
echo "Seen: only V8 11.3 takes quadratic time, and only for all segments."
