/** The server's nodes that the island enhances (contract A 5.1). They stay the server's. */
export interface Nodes {
  readonly form: HTMLFormElement;
  readonly input: HTMLInputElement;
  /** Takes the role of the list; the island's own wrapper where the form has no place for results. */
  readonly list: HTMLElement;
  /** The mobile overlay, its opener and its closer; a form without the theme's block has no overlay. */
  readonly block: HTMLElement | null;
  readonly opener: HTMLElement | null;
  readonly closer: HTMLElement | null;
}

/** Finds them in the theme's form or in any form that carries the marker. */
export function findNodes(host: HTMLElement, root: HTMLElement): Nodes {
  const find = (selector: string) => host.querySelector<HTMLElement>(selector);
  const input =
    find(".menu_search__input") ?? find("input[name=text]:is([type=text], [type=search], :not([type]))");
  if (!(host instanceof HTMLFormElement && input instanceof HTMLInputElement)) {
    throw new TypeError("search-panel needs a form with a text field named text");
  }
  return {
    form: host,
    input,
    list: find(".search_result") ?? root,
    block: find(".menu_search__block"),
    opener: find(".menu_search__mobile"),
    closer: find(".menu_search__submit"),
  };
}
