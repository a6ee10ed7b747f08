// @vitest-environment page
import { createElement, isValidElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { fromTemplate } from "../../../islands/pickup-map/page-templates";

const nodes = (markup: string) => {
  const box = document.createElement("div");
  box.innerHTML = markup;
  return box.childNodes;
};
const propsOf = (node: unknown) => {
  if (!isValidElement(node)) throw new Error("no element");
  return (node as ReactElement<Record<string, unknown>>).props;
};

it("texts, classes, links and images stay as the page wrote them", () => {
  const [link] = fromTemplate(
    nodes('<a class="more" href="/o-nas" data-x="1">więcej <b>tu</b></a>'),
    () => undefined,
  );
  expect(propsOf(link)).toMatchObject({ className: "more", href: "/o-nas", "data-x": "1" });
  expect(propsOf(link).children).toHaveLength(2);
});

it("handlers, styles, state and scripts are removed", () => {
  const markup =
    '<input onclick="x()" style="color:red" value="7" checked ref="r" children="c" name="n"><script>x()</script>';
  const [input, script] = fromTemplate(nodes(markup), () => undefined);
  expect(propsOf(input)).toEqual({ name: "n" });
  expect(script).toBe(null);
});

it("elements that are hidden or disabled in the template are hidden or disabled on the page", () => {
  const markup = '<div hidden inert><button disabled="">x</button></div>';
  expect(
    renderToStaticMarkup(createElement("section", null, ...fromTemplate(nodes(markup), () => undefined))),
  ).toBe('<section><div hidden="" inert=""><button disabled="">x</button></div></section>');
});

it("an element is replaced by the content placed there, or gives the content its own kind", () => {
  const made = fromTemplate(nodes('<p class="a"></p><p class="b"></p><p class="c"></p>'), ({ className }) =>
    className === "a" ? "Słowa" : className === "b" ? null : ({ className: own }) => `${own}!`,
  );
  expect(made).toEqual(["Słowa", null, "c!"]);
});
