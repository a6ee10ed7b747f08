/** The platform's interface for islands, which never fetch by themselves. */

import type { Result } from "../base/result";
import type { PlainObject } from "../base/values";
import type { BasketActions } from "./basket";
import type { BlockName } from "./blocks";
import type { CheckClientData } from "./client-data";
import type { GraphqlOperation, GraphqlValues } from "./graphql";
import type { GeoPlace } from "./map";
import type { OneTimeCodes } from "./one-time-codes";
import type { PasskeyOptions, Passkeys } from "./passkeys";
import type { RunningAddition, SentRequest } from "./sent-addition";

export interface GraphqlOptions {
  /** A newer request aborts the older one of the same group, whose response is dropped. */
  readonly group?: string;
  readonly signal?: AbortSignal;
  /** Milliseconds until the request counts as failed. */
  readonly deadline?: number;
  /** Disables the retry. */
  readonly once?: boolean;
  /** The request is under way already: its answer is used, and nothing is sent. */
  readonly sent?: SentRequest | undefined;
  /** Delays the result until the announced tracking events have run, because the caller then leaves the page. */
  readonly tracked?: boolean;
}

/**
 * What other pages than the changing one show, too. `settings` are currency and country. They are also what else a link
 * or a form of the platform stores, such as compared products.
 */
export type Changeable = "lists" | "bars" | "place" | "settings";

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
  /** Takes over the addition that the entry has sent for this form. It is given once. */
  adoptAddition(form: HTMLFormElement): RunningAddition | undefined;
  readonly checkClientData: CheckClientData;
  /** Loads the chunk for sign-in by passkeys. Rejects when the chunk cannot be loaded. */
  passkeys(options?: PasskeyOptions): Promise<Passkeys>;
  /** Updates store, tabs, basket and page after a login without a page load (`signed-in.ts`). Never rejects. */
  signedIn(who: { readonly login: string }): Promise<void>;
  /**
   * Asks the configured service for the coordinates of an address, and for the town of a postal code. Never rejects.
   * @returns `absent` when no service is configured, or the service does not know the address
   */
  geocode(
    address: string,
    signal?: AbortSignal,
    wanted?: { readonly town?: boolean },
  ): Promise<Result<GeoPlace>>;
  /** Notifies the shop's other tabs, and pages in the back-forward cache, that the shopper has changed something. */
  tellTabs(what: Changeable): void;
  /** Reads another page of the shop as an inert document. Never rejects. */
  readPage(path: string): Promise<Result<Document>>;
  /** Loads the chunk for codes by SMS and e-mail. Rejects when the chunk cannot be loaded. */
  oneTimeCodes(): Promise<OneTimeCodes>;
}

export interface GetOptions {
  readonly signal?: AbortSignal | undefined;
  readonly group?: string | undefined;
  /** Milliseconds. */
  readonly deadline?: number | undefined;
  /** Delays the result until the announced events have run, because the caller then leaves the page. */
  readonly tracked?: boolean | undefined;
}

/**
 * @param asked the request's parameters, unencoded
 * @returns the response, unchecked: the caller checks its shape
 */
export type AskProjector = (
  asked: Readonly<Record<string, string>>,
  options?: GetOptions,
) => Promise<Result<PlainObject>>;

/**
 * Receives the headers of every platform response, because some announce tracking events.
 * @returns a promise that resolves when the announced events have run; `undefined` when there are no events
 */
export type OnResponseHeaders = (headers: Headers | undefined) => Promise<unknown> | undefined;
