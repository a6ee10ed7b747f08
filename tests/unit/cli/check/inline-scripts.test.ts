import { expect, test } from "vitest";
import { found, messages } from "./found";

test("a listener of an event that does not exist is found, with the nearest name", () => {
  const text = '<script>\n  document.addEventListener("wyspa:baskets", show);\n</script>';
  expect(found(text)).toEqual(["2:30 event"]);
  expect(messages(text)).toEqual([
    'There is no event "wyspa:baskets", so this listener is never called. Did you mean "wyspa:basket"?',
  ]);
});

test("a defined name that is taken is found", () => {
  expect(found('<script>wyspa.define("tooltip", load)</script>')).toEqual(["1:23 taken-name"]);
  expect(found('<script>wyspa.define("a-b", x);\nwyspa.define("a-b", y)</script>')).toEqual([
    "2:15 taken-name",
  ]);
});

test("sections that are no selectors are found", () => {
  expect(found('<a href="/"\ndata-visit="#content, [">a</a>')).toEqual(["2:1 visit"]);
});

test("no alarm for known events, data scripts and visits without sections", () => {
  const text = `<script>document.addEventListener("wyspa:basket", show); addEventListener("click", x)</script>
    <script type="text/x-template">addEventListener("wyspa:nothing", x)</script>
    <a href="/" data-visit>a</a><a href="/" data-visit="#content, #Filters">b</a><a data-visit="{{ sections }}">c</a>`;
  expect(found(text)).toEqual([]);
});
