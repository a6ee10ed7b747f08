/** The home page as one React application: rendered on the server, and hydrated as a whole. */
import { createElement } from "react";
import { bundleModules, named } from "./bundle";
import { Page, type Tree } from "./page/react-tree";
import { intoHead, moduleTag, type Peer } from "./peer";

/** React's names of attributes that HTML writes otherwise. */
const names: Readonly<Record<string, string>> = {
  class: "className",
  for: "htmlFor",
  tabindex: "tabIndex",
  autocomplete: "autoComplete",
  fetchpriority: "fetchPriority",
  maxlength: "maxLength",
  checked: "defaultChecked",
  value: "defaultValue",
};
/** Inert in a React tree, or of no use to it. */
const dropped = new Set(["script", "template", "style"]);
const flags = new Set(["defaultChecked", "hidden", "disabled", "required"]);

export async function reactWhole(): Promise<Peer> {
  const [{ parseFragment }, { adapter }, { renderToString }, files] = await Promise.all([
    import("parse5"),
    import("parse5-htmlparser2-tree-adapter"),
    import("react-dom/server"),
    bundleModules(["react-page.ts"], "/peers"),
  ]);
  type Node = Parameters<typeof adapter.isTextNode>[0];
  const treeOf = (node: Node): Tree[] => {
    if (adapter.isTextNode(node)) return [node.data];
    if (!adapter.isElementNode(node) || dropped.has(node.name)) return [];
    const children = node.childNodes.flatMap((child) => treeOf(child as Node));
    return [[node.name, propsOf(node.name, node.attribs), ...children]];
  };
  return {
    key: "react-whole",
    name: "React, hydrated whole",
    version: named("react", "react-dom"),
    how: "one root for the whole page; its tree comes as JSON in the page, as in frameworks that render on the server",
    files,
    dress(page) {
      const begin = page.indexOf(">", page.indexOf('<div id="container"')) + 1;
      const end = page.lastIndexOf("</div>");
      const fragment = parseFragment(page.slice(begin, end), { treeAdapter: adapter });
      const tree = fragment.childNodes.flatMap((child) => treeOf(child as Node));
      const data = `<script type="application/json" id="page-tree">${JSON.stringify(tree).replaceAll("<", "\\u003c")}</script>`;
      const markup = renderToString(createElement(Page, { tree }));
      return intoHead(
        page.slice(0, begin) + markup + page.slice(end),
        `${data}${moduleTag("/peers/react-page.js")}`,
      );
    },
  };
}

function propsOf(tag: string, attributes: Readonly<Record<string, string>>): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const [attribute, text] of Object.entries(attributes)) {
    const isChoice = tag === "option" && (attribute === "selected" || attribute === "value");
    const name = isChoice ? attribute : (names[attribute] ?? attribute);
    if (isChoice && attribute === "selected") continue;
    if (name === "style") props.style = styleOf(text);
    else if (tag === "button" && attribute === "value") props.value = text;
    else props[name] = flags.has(name) || (text === "" && attribute === "hidden") ? true : text;
  }
  return props;
}

/** React takes declarations as an object. */
const styleOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split(";")
      .map((declaration) => declaration.split(":").map((half) => half.trim()))
      .filter(([name]) => name)
      .map(([name = "", value = ""]) => [
        name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
        value,
      ]),
  );
