import type { BlockName } from "../contracts/blocks";

/** Page data that the parameters of Snippets and ToplayersAndWidgets are made of. */
export interface RequestPage {
  /** View type 1–4. */
  readonly view: number;
  readonly requestUri: string;
  readonly additionalAjax: string;
}

/** The request's entry for one block as JSON text, in the shape that the platform expects (spec §3). */
export function blockRequest(block: BlockName, { view, requestUri, additionalAjax }: RequestPage): string {
  if (/^(Basket|Wishlist|Comparers)$/.test(block)) return "{}";
  // By hand: the entry carries no writer of JSON. `JSON.stringify` asks no text for a `toJSON`.
  const page = `"mobile":${view === 1},"tablet":${view === 2},"pc":${view > 2},"request_uri":${JSON.stringify(requestUri)},"additional_ajax":${JSON.stringify(additionalAjax)}`;
  return `{"format":"json","params":{${block === "Projector" ? "" : page}}}`;
}
