import { expect, test } from "vitest";
import { found } from "./found";

const tag = '<script src="/wyspa/wyspa.js"></script>';
const host = '<p data-island="tooltip" title="a">a</p>';
const hash = `sha384-${"A".repeat(64)}`;
const page = (body: string) =>
  `<!doctype html><html><body><div id="container" class="main_page">\n${body}</div></body></html>`;

test.each([
  ["a page with a host and no tag", page(host), "2:1 missing-tag"],
  ["a second tag", page(`${tag}\n${tag}`), "3:1 second-tag"],
  [
    "a deferred tag before a call of runApp",
    page('<script src="/wyspa/wyspa.js" defer></script>\n<script>app_shop.runApp();</script>'),
    "3:9 late-tag",
  ],
  ["a call of runApp before the tag", page(`<script>\napp_shop.runApp();</script>${tag}`), "3:1 late-tag"],
  [
    "an integrity that is not a hash",
    page('<script src="/wyspa.js" integrity="sha384-x"></script>'),
    "2:25 integrity",
  ],
  [
    "integrity on another origin without crossorigin",
    page(`<script src="https://cdn.example/wyspa.js" integrity="${hash}"></script>`),
    "2:44 integrity",
  ],
  [
    "integrity on an address that gets new versions",
    page(`<script src="/stable/wyspa.js" integrity="${hash}"></script>`),
    "2:32 integrity",
  ],
  [
    "credentials with integrity",
    page(
      `<script src="https://cdn.example/wyspa.js" crossorigin="use-credentials" integrity="${hash}"></script>`,
    ),
    "2:44 integrity",
  ],
  ["the old script beside ours", page(`${tag}\n<script src="/gfx/shop.js"></script>`), "3:1 old-script"],
])("%s is found", (_, text, expected) => {
  expect(found(text)).toEqual([expected]);
});

test.each([
  ["a fragment with a host", host],
  ["a page whose tag an include may print", page(`${host}{% include "scripts" %}`)],
  ["a page whose tag has an address of the server", page(`${host}<script src="{{ script }}"></script>`)],
  ["a page that adds the tag by a script", page(`${host}<script>tag.src = "/wyspa/wyspa.js";</script>`)],
  ["a page without anything of ours", page("<p>a</p>")],
  ["a tag of one version or another", page(`{% if a %}${tag}{% else %}${tag}{% endif %}`)],
  [
    "a guarded call",
    page(
      '<script src="/wyspa/wyspa.js" defer></script><script>app_shop.runApp && app_shop.runApp();</script>',
    ),
  ],
  [
    "a call in a module",
    page('<script src="/wyspa/wyspa.js" defer></script><script type="module">app_shop.runApp();</script>'),
  ],
  [
    "integrity with crossorigin",
    page(`<script src="https://cdn.example/wyspa.js" crossorigin="anonymous" integrity="${hash}"></script>`),
  ],
  ["integrity on the own origin", page(`<script src="/wyspa.js" integrity="${hash}"></script>`)],
  ["the old script alone", page('<script src="/gfx/shop.js"></script><script>app_shop.runApp();</script>')],
])("no alarm for %s", (_, text) => {
  expect(found(text)).toEqual([]);
});

test.each([
  ["a page without its type", `${page(tag).replace(' class="main_page"', "")}`, "1:28 page-type"],
  [
    "a page whose hosts depend on its type",
    page(`${tag}<form id="projector_form"></form>`).replace("main_page", "main"),
    "1:48 page-type",
  ],
])("%s is found", (_, text, expected) => {
  expect(found(text)).toEqual([expected]);
});

test.each([
  [
    "without the preset",
    page('<script src="/wyspa.js" data-preset="none"></script>').replace("main_page", ""),
  ],
  ["with a type of the server", page(tag).replace("main_page", "{{ type }}_page")],
  ["of another theme", "<!doctype html><html><body><script src=/wyspa.js></script></body></html>"],
])("no alarm for a page %s", (_, text) => {
  expect(found(text)).toEqual([]);
});
