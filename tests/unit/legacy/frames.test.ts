// @vitest-environment page
import { expect, it } from "vitest";
import { harmless } from "../../../runtime/legacy/harmless";

const frame = (name: string, value: string) => {
  const piece = document.createDocumentFragment();
  const element = document.createElement("iframe");
  element.setAttribute(name, value);
  piece.append(element);
  return harmless(piece).querySelectorAll("iframe").length;
};

it.each([
  ["src", "data:text/html,<script>1</script>"],
  ["src", "data:image/svg+xml,<svg/>"],
  ["src", " data:image/png;base64,AA=="],
  ["src", "blob:https://sklep.example/1"],
  ["src", "java\nscript:1"],
  ["srcdoc", "<script>1</script>"],
])("a frame whose document is written inline is removed: %s=%j", (name, value) =>
  expect(frame(name, value)).toBe(0),
);

it("a frame with a web address stays", () => expect(frame("src", "https://film.example/1")).toBe(1));

it("an image may be inline", () => {
  const piece = document.createDocumentFragment();
  const picture = document.createElement("img");
  picture.setAttribute("src", "data:image/gif;base64,AA==");
  piece.append(picture);
  expect(harmless(piece).querySelector("img")?.hasAttribute("src")).toBe(true);
});
