/** Registers a type of island that imports its own module: as the README of the package describes. */
import { Island } from "@11ty/is-land";

Island.addInitType("part", async (island: Element) => {
  const { default: enhance } = await import(String(island.getAttribute("import")));
  enhance(island);
});
Island.define();
