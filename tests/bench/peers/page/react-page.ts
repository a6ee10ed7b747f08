import { createElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { Page } from "./react-tree";

const [root, data] = [document.querySelector("#container"), document.querySelector("#page-tree")];
if (root && data) hydrateRoot(root, createElement(Page, { tree: JSON.parse(String(data.textContent)) }));
