/** What islands may ask of the platform. They never fetch themselves (design §3). */

import type { Result } from "../base/result";
import type { PlainObject } from "../base/values";
import type { BasketActions } from "./basket";
import type { BlockName } from "./blocks";
import type { CheckClientData } from "./client-data";
import type { GraphqlOperation, GraphqlValues } from "./graphql";
import type { GeoPoint } from "./map";
import type { OneTimeCodes } from "./one-time-codes";
import type { PasskeyOptions, Passkeys } from "./passkeys";

export interface GraphqlOptions {
  /** A newer request of the same group aborts the older one; its answer is never seen. */
  readonly group?: string;
  readonly signal?: AbortSignal;
  /** Milliseconds until the request counts as failed. */
  readonly deadline?: number;
  /** Send it once: a failure is not tried again. */
  readonly once?: boolean;
  /** The tracking events that the answer announces have run before the result comes: the page is left then. */
  readonly tracked?: boolean;
}

export interface Platform {
  /**
   * Storefront data, batched: everything asked for in one tick is one request, and what is already in the
   * store is served from there unless `fresh` is set. One result per block; never rejects.
   */
  storefront(
    blocks: readonly BlockName[],
    options?: { fresh?: boolean },
  ): Promise<ReadonlyMap<BlockName, Result<unknown>>>;
  /** Executes one static operation. `data` is the answer's `data` object, unchecked: guard it by shape. */
  graphql(
    operation: GraphqlOperation,
    values: GraphqlValues,
    options?: GraphqlOptions,
  ): Promise<Result<Readonly<Record<string, unknown>>>>;
  /** What the platform answers about one product now. Never rejects. */
  readonly projector: AskProjector;
  readonly basket: BasketActions;
  readonly checkClientData: CheckClientData;
  /** Signing in by passkeys: a chunk of its own. Rejects where it cannot be had now. */
  passkeys(options?: PasskeyOptions): Promise<Passkeys>;
  /** Somebody has signed in without a new page: what follows, in one place (`signed-in.ts`). Never rejects. */
  signedIn(who: { readonly login: string }): Promise<void>;
  /**
   * Where an address is, by the service that the configuration names; `absent` where it names none, or nothing is known
   * of the address. Never rejects.
   */
  geocode(address: string, signal?: AbortSignal): Promise<Result<GeoPoint>>;
  /** Reads another page of the shop as an inert document. Never rejects. */
  readPage(path: string): Promise<Result<Document>>;
  /** Codes by SMS and e-mail: a chunk of its own. Rejects where it cannot be had now. */
  oneTimeCodes(): Promise<OneTimeCodes>;
}

export interface GetOptions {
  readonly signal?: AbortSignal | undefined;
  readonly group?: string | undefined;
  /** Milliseconds. */
  readonly deadline?: number | undefined;
  /** The events that the answer announces have run before the result comes: the page is left then. */
  readonly tracked?: boolean | undefined;
}

/**
 * @param asked the request's parameters, unencoded
 * @returns the answer, unchecked: guard it by shape
 */
export type AskProjector = (
  asked: Readonly<Record<string, string>>,
  options?: GetOptions,
) => Promise<Result<PlainObject>>;

/**
 * Hears the headers of every answer of the platform: some announce tracking events (spec §4).
 * @returns where they do: resolves when the events have run
 */
export type OnResponseHeaders = (headers: Headers | undefined) => Promise<unknown> | undefined;
