/** The parts of the batched storefront-data request (spec §3, contract B c). */
export type BlockName =
  | "Basket"
  | "Wishlist"
  | "Comparers"
  | "Projector"
  | "Snippets"
  | "ToplayersAndWidgets";

/** What a block is asked for with. */
export type BlockRequest = Readonly<Record<string, unknown>>;

/** Page data that the parameters of Snippets and ToplayersAndWidgets are made of. */
export interface RequestPage {
  /** View type 1–4. */
  readonly view: number;
  readonly requestUri: string;
  readonly additionalAjax: string;
}

const withParams: readonly BlockName[] = ["Projector", "Snippets", "ToplayersAndWidgets"];

/** Builds the request's entry for one block, in the shape that the platform expects (spec §3). */
export function blockRequest(block: BlockName, page: RequestPage): BlockRequest {
  if (!withParams.includes(block)) return {};
  const params =
    block === "Projector"
      ? {}
      : {
          mobile: page.view === 1,
          tablet: page.view === 2,
          pc: page.view > 2,
          request_uri: page.requestUri,
          additional_ajax: page.additionalAjax,
        };
  return { format: "json", params };
}
