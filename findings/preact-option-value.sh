#!/usr/bin/env bash
# Preact writes no `value` attribute on an <option> whose text is the same, because the property already has this value.
# A browser's page translator replaces the text, and with it the value: the select then reports, and submits, the translation.
# React writes the attribute. A shop whose lists have values like their texts (countries, sizes) gives them values that
# differ from the text, such as numbers, or reads `selectedIndex`.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund preact@11.2.0 react@19.3.1 react-dom@19.3.1 happy-dom@21.0.4

cat >run.mjs <<'JS'
import { Window } from "happy-dom";
const window = new Window();
for (const name of ["window", "document", "Node", "Element", "HTMLElement", "HTMLIFrameElement", "MutationObserver"])
  globalThis[name] = name === "window" ? window : window[name];
globalThis.navigator ??= window.navigator;
const { h, render } = await import("preact");
const { createElement } = await import("react");
const { createRoot } = await import("react-dom/client");
const { flushSync } = await import("react-dom");

function translated(host) {
  const select = host.querySelector("select");
  select.options[1].firstChild.data = "Large";
  select.selectedIndex = 1;
  return select.value;
}
const tree = (make) =>
  make("select", null, make("option", { value: "S" }, "S"), make("option", { value: "Duży" }, "Duży"));

const [one, two] = [document.createElement("div"), document.createElement("div")];
render(tree(h), one);
flushSync(() => createRoot(two).render(tree(createElement)));
console.log("preact 11.2.0 after translation:", JSON.stringify(translated(one)));
console.log("react after translation:", JSON.stringify(translated(two)));
JS
output=$(node run.mjs)
echo "$output"
grep -q 'preact 11.2.0 after translation: "Large"' <<<"$output"
grep -q 'react after translation: "Duży"' <<<"$output"
echo "Seen: Preact's option has lost its value with its text, React's has kept it."
