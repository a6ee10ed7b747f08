import { append, query } from "../../runtime/base/safe-dom";
import { CLOSER, OPENER } from "./overlay-marks";

/** The server's nodes that the island enhances (contract A 5.1). */
export interface Nodes {
  readonly form: HTMLFormElement;
  readonly input: HTMLInputElement;
  /** The element for the results, which gets the list role. */
  readonly list: HTMLElement;
  /** The mobile overlay with its open and close buttons; `null` in forms without the theme's block. */
  readonly block: HTMLElement | null;
  readonly opener: HTMLElement | null;
  readonly closer: HTMLElement | null;
}

/** Finds the nodes in the theme's form or in any marked form. */
export function findNodes(host: HTMLElement, signal: AbortSignal): Nodes {
  const find = (selector: string) => query(host, selector);
  const input = find(".menu_search__input") ?? find("input[name=text]:not([type=hidden])");
  if (!(host instanceof HTMLFormElement && input instanceof HTMLInputElement)) {
    throw new TypeError(
      'search-panel: the host is not a form with a text field. Put data-island on a <form> with <input name="text">.',
    );
  }
  return {
    form: host,
    input,
    list: find(".search_result") ?? appendPlace(host, signal),
    block: find(".menu_search__block"),
    opener: find(OPENER),
    closer: find(CLOSER),
  };
}

/** Adds an element for results to a form without one. */
function appendPlace(form: HTMLElement, signal: AbortSignal): HTMLElement {
  const place = document.createElement("div");
  place.className = "search_result";
  append(form, place);
  signal.addEventListener("abort", () => place.replaceWith());
  return place;
}
