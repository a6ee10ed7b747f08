/** The platform's interface for islands, which never fetch by themselves. */

import type { Result } from "../base/result";
import type { GeoPoint } from "../map/contract";
import type { BasketActions } from "./basket/basket";
import type { BlockName } from "./blocks";
import type { CheckClientData } from "./client-data/client-data";
import type { GraphqlOperation, GraphqlValues } from "./graphql/operation";
import type { OneTimeCodes } from "./one-time-codes/contract";
import type { PasskeyOptions, Passkeys } from "./passkeys/contract";
import type { AskProjector } from "./projector";

export interface GraphqlOptions {
  /** A newer request aborts the older one of the same group, whose response is dropped. */
  readonly group?: string;
  readonly signal?: AbortSignal;
  /** Milliseconds until the request counts as failed. */
  readonly deadline?: number;
  /** Disables the retry. */
  readonly once?: boolean;
  /** Delays the result until the announced tracking events have run, because the caller then leaves the page. */
  readonly tracked?: boolean;
}

export interface Platform {
  /**
   * Reads storefront data. Calls in one tick share one request, and blocks in the store are served from there unless
   * `fresh` is set. Never rejects. @returns one result per block
   */
  storefront(
    blocks: readonly BlockName[],
    options?: { fresh?: boolean },
  ): Promise<ReadonlyMap<BlockName, Result<unknown>>>;
  /** Executes one static operation. @returns the response's `data` object, unchecked: the caller checks its shape */
  graphql(
    operation: GraphqlOperation,
    values: GraphqlValues,
    options?: GraphqlOptions,
  ): Promise<Result<Readonly<Record<string, unknown>>>>;
  /** Fetches the platform's current data of one product. Never rejects. */
  readonly projector: AskProjector;
  readonly basket: BasketActions;
  readonly checkClientData: CheckClientData;
  /** Loads the chunk for sign-in by passkeys. Rejects when the chunk cannot be loaded. */
  passkeys(options?: PasskeyOptions): Promise<Passkeys>;
  /** Updates store, tabs, basket and page after a login without a page load (`signed-in.ts`). Never rejects. */
  signedIn(who: { readonly login: string }): Promise<void>;
  /**
   * Asks the configured service for the coordinates of an address. Never rejects.
   * @returns `absent` when no service is configured, or the service does not know the address
   */
  geocode(address: string, signal?: AbortSignal): Promise<Result<GeoPoint>>;
  /** Reads another page of the shop as an inert document. Never rejects. */
  readPage(path: string): Promise<Result<Document>>;
  /** Loads the chunk for codes by SMS and e-mail. Rejects when the chunk cannot be loaded. */
  oneTimeCodes(): Promise<OneTimeCodes>;
}
