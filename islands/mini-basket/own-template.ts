import { type SafeUrl, safeLink } from "../../runtime/base/safe-url";

/** The page's own texts for the summary; `null` where the page has no text. */
export interface OwnWords {
  readonly goClass: string;
  readonly goText: string | null;
  readonly sumText: string | null;
  readonly shippingText: string | null;
  readonly basketUrl: SafeUrl | null;
}

const GO_CLASS = "btn --solid --large";

/**
 * Reads the supported parts of the page's `<template id="top_basket_summary">` (contract A §6.1): class and text of
 * the go-to-basket button, labels of the worth and shipping rows. The basket's address comes from the header's link.
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
