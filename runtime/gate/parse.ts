/** Parses markup, for the whole project, into documents without a window, in which nothing runs or loads. */
import type { Policies } from "./policies";

export function parsePage({ html }: Policies, markup: string): Document {
  const page = new DOMParser().parseFromString(html(markup), "text/html");
  closeNoscript(page);
  return page;
}

/** Parses a fragment inside a `<template>`, so that table rows survive without their table. */
export function parsePiece(policies: Policies, markup: string): DocumentFragment {
  const { body, head } = parsePage(policies, `<!doctype html><template>${markup}`);
  const { content } = head.querySelector("template") as HTMLTemplateElement;
  content.append(...[...head.childNodes].slice(1), ...body.childNodes); // nodes after a stray `</template>`
  closeNoscript(content);
  return content;
}

/**
 * Turns the content of `<noscript>` into text. A parser without scripting makes elements of it, which would load in the
 * page: an analytics pixel would count every shopper twice.
 */
function closeNoscript(parsed: ParentNode): void {
  for (const element of parsed.querySelectorAll("noscript")) element.textContent = element.innerHTML;
}
