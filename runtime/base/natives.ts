/**
 * Stand-ins for two natives that Prototype and MooTools replace. The build puts them in the place of `Array.from` and
 * `Request`, because packages that ship use these; our own code avoids them.
 */

/** `Array.from` of Prototype and MooTools knows neither iterators nor the second argument. */
export function wyspaArrayFrom<Item, Mapped = Item>(
  source: Iterable<Item> | ArrayLike<Item>,
  map?: (item: Item, index: number) => Mapped,
): (Item | Mapped)[] {
  const list =
    Symbol.iterator in Object(source)
      ? [...(source as Iterable<Item>)]
      : [...Array((source as ArrayLike<Item>).length)].map(
          (_, index) => (source as ArrayLike<Item>)[index] as Item,
        );
  return map ? list.map((item, index) => map(item, index)) : list;
}

/** What a request needs for `fetch`. MooTools has a class of its own under the name `Request`. */
class PlainRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly signal: AbortSignal | undefined;
  readonly init: RequestInit;
  constructor(input: string | URL | PlainRequest, init: RequestInit = {}) {
    const own = input instanceof PlainRequest ? { ...input.init, ...init } : init;
    this.url = input instanceof PlainRequest ? input.url : new URL(input, document.baseURI).href;
    this.method = (own.method ?? "GET").toUpperCase();
    this.headers = new Headers(own.headers);
    this.signal = own.signal ?? undefined;
    this.init = { ...own, headers: this.headers };
  }
  clone(): PlainRequest {
    return new PlainRequest(this);
  }
  /** `fetch` reads an address from anything that is no native request. */
  toString(): string {
    return this.url;
  }
}

function nativeOrPlain(): unknown {
  const own = Reflect.get(globalThis, "Request") as typeof Request | undefined;
  return own?.prototype && "arrayBuffer" in own.prototype ? own : PlainRequest;
}

/** Marked as pure, because every file that does not use it must leave it out. */
export const wyspaRequest: unknown = /* @__PURE__ */ nativeOrPlain();

/** For `fetch`: a request that is no native one would lose its method and body. */
export const asFetched = (request: Request): Parameters<typeof fetch> =>
  request instanceof PlainRequest ? [request.url, request.init] : [request];
