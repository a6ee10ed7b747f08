#!/usr/bin/env bash
# dependency-cruiser 17.4.3, the last one for Node 20, reads TypeScript with the compiler that is installed, and only below 7.0.0.
# Beside TypeScript 7.0.2 it leaves out every .ts file without a word: a forbidden import between two of them is not found, and the
# command ends with 0. With TypeScript 5.9.3 it finds the import and ends with 1. A check of import rules that moves to TypeScript 7
# goes on in green and checks nothing; the number of modules that it prints is the only sign.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir src
echo 'import { price } from "./price.ts"; export const sum: number = 2 * price;' >src/basket.ts
echo 'export const price: number = 1;' >src/price.ts
echo 'import "./other.js";' >src/plain.js
echo 'export {};' >src/other.js
cat >rules.cjs <<'JS'
module.exports = { forbidden: [{ name: "no-price", severity: "error", from: {}, to: { path: "price" } }] };
JS

found() {
  npm init --yes >/dev/null
  npm install --silent --no-audit --no-fund dependency-cruiser@17.4.3 "typescript@$1"
  npx depcruise --config rules.cjs --output-type json src >result.json
  local status=0
  npx depcruise --config rules.cjs --output-type err src >/dev/null || status=$?
  node -p '
    const { modules, summary } = JSON.parse(require("fs").readFileSync("result.json", "utf8"));
    `TypeScript ${process.argv[1]}: ${modules.length} modules, ${summary.error} forbidden imports, status ${process.argv[2]}`;
  ' "$1" "$status"
}
output=$(found 5.9.3; found 7.0.2)
echo "$output"
expected="TypeScript 5.9.3: 4 modules, 1 forbidden imports, status 1
TypeScript 7.0.2: 2 modules, 0 forbidden imports, status 0"
[ "$output" = "$expected" ]
