import { type SafeUrl, safeLink } from "../../runtime/base/safe-url";

/** What the page itself says about the summary; null where it says nothing. */
export interface OwnWords {
  readonly goClass: string;
  readonly goText: string | null;
  readonly sumText: string | null;
  readonly shippingText: string | null;
  readonly basketUrl: SafeUrl | null;
}

const GO_CLASS = "btn --solid --large";

/**
 * Reads what is honoured of the page's own `<template id="top_basket_summary">` (contract A §6.1): class and text
 * of the go-to-basket button and the labels of the worth and shipping rows. The basket's address is that of the
 * header's link.
 */
export function readOwnWords(host: HTMLElement): OwnWords {
  const content = document.querySelector<HTMLTemplateElement>("template#top_basket_summary")?.content;
  const go = content?.querySelector<HTMLElement>(".top_basket__buttons .btn");
  const text = (selector: string) => content?.querySelector(selector)?.textContent?.trim() || null;
  return {
    goClass: go?.className || GO_CLASS,
    goText: go?.textContent?.trim() || null,
    sumText: text(".top_basket__summary_item.--worth"),
    shippingText: text(".top_basket__summary_item.--shipping"),
    basketUrl:
      safeLink(host.querySelector("a.top_basket__sub")?.getAttribute("href")) ?? safeLink("/basketedit.php"),
  };
}
