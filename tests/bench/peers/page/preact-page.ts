/** Hydrates every part when the page has been parsed. */
import { h, hydrate } from "preact";
import { Add, Basket, Menu } from "./preact-parts";

const parts = { add: Add, basket: Basket, menu: Menu };

for (const host of document.querySelectorAll<HTMLElement>("[data-part]")) {
  const { part, props } = host.dataset;
  hydrate(h(parts[part as keyof typeof parts], JSON.parse(String(props))), host);
}
