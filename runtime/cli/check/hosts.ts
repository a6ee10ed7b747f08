/** The hosts of a page: elements with a marker, and elements that the preset names. */

import { isPlainObject } from "../../base/values";
import type { Descriptor } from "../../contracts/island";
import { descriptors } from "../../islands/generated/all";
import { readJson } from "./json";
import { oldTags, ownTags } from "./own-tags";
import { type Page, textOf, wordsOf } from "./page";
import type { Element } from "./parse-markup";
import { isUnknown } from "./placeholders";
import type { Setting } from "./rule";

const MARKER = "data-island";

export interface MarkedHost {
  readonly element: Element;
  /** The names that are known before the server fills in its values; with repetitions. */
  readonly names: readonly string[];
}

/** Our islands by name. */
export const islandOf: ReadonlyMap<string, Descriptor> = new Map(
  descriptors.map((descriptor: Descriptor) => [descriptor.name, descriptor]),
);

/** The elements with `data-island`, those inside `<template>` included. */
export const markedHosts = (page: Page): readonly MarkedHost[] =>
  page.elements.flatMap((element) => {
    const marker = element.attribs[MARKER];
    return marker === undefined
      ? []
      : [{ element, names: wordsOf(marker).filter((name) => !isUnknown(name)) }];
  });

/** Names that the page's inline scripts define, with the position of each. */
export const definitions = (page: Page): readonly { name: string; offset: number }[] =>
  page.inlineScripts.flatMap(({ code, offset }) =>
    [...code.matchAll(/\bwyspa\.define\(\s*["']([\w-]+)["']/g)].map(({ 0: call, 1: name = "", index }) => ({
      name,
      offset: offset + index + call.length - name.length - 1,
    })),
  );

/** The names of all islands on the page: ours and the theme's. */
export const namesOn = (page: Page, { themeIslands }: Setting): readonly string[] => [
  ...islandOf.keys(),
  ...definitions(page).map(({ name }) => name),
  ...themeIslands,
];

/** The type of the page, from the class on `#container`; `null` when the page has none. */
export function pageTypeOf(page: Page): string | null {
  const [container] = page.select("#container");
  return /(?:^|\s)([a-z\d-]+)_page(?:\s|$)/.exec(container?.attribs.class ?? "")?.[1] ?? null;
}

/** Whether the preset is off: by the configuration, or because the old script runs the page. */
export function hasNoPreset(page: Page): boolean {
  const [element] = page.select("script#wyspa-config");
  const value = element && readJson(textOf(element)).value;
  const [tag] = ownTags(page);
  const isOff = (isPlainObject(value) && value.preset === "none") || tag?.attribs["data-preset"] === "none";
  return isOff || (!!tag && oldTags(page).length > 0);
}

/** The islands of each host on the page: by marker, or by a row of the preset. */
export function islandsByHost(page: Page): ReadonlyMap<Element, readonly string[]> {
  const found = byPage.get(page) ?? findIslands(page);
  byPage.set(page, found);
  return found;
}

const byPage = new WeakMap<Page, ReadonlyMap<Element, readonly string[]>>();

function findIslands(page: Page): ReadonlyMap<Element, readonly string[]> {
  const found = new Map<Element, string[]>();
  const add = (element: Element, name: string) => {
    const names = found.get(element) ?? [];
    if (!names.includes(name)) found.set(element, [...names, name]);
  };
  for (const element of page.select(`[${MARKER}]`))
    for (const name of wordsOf(element.attribs[MARKER])) if (!isUnknown(name)) add(element, name);
  if (hasNoPreset(page)) return found;
  const type = pageTypeOf(page);
  for (const { name, preset = [] } of islandOf.values())
    for (const { selector, pages } of preset)
      if (!pages || pages.includes(type ?? "")) for (const host of page.select(selector)) add(host, name);
  return found;
}
