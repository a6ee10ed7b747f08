/**
 * The stage on which payloads are shown: it opens pages with everything watched, and counts which payloads ran through
 * which place. In a place a shopper sees a text, or follows an address. It came from the server, the page, the storage
 * or the address.
 */
import type { BrowserContext, Page } from "playwright";
import { expect } from "vitest";
import { decodeText } from "../../runtime/base/decode-text";
import type { Bench, Visit, VisitOptions } from "../browser/support";
import { asSent } from "../unit/any-text";
import { type Allowed, type Found, findForeign } from "./find-foreign";
import { type Category, type Payload, payloads } from "./payloads";

/**
 * How a text reaches the page. `server`: character references are decoded once. `markup`: the server's HTML;
 * `file`: the name of a file.
 */
export type Way = "plain" | "server" | "markup" | "file";

export type Counts = Map<string, Map<Category, number>>;

export interface Stage {
  readonly b: Bench;
  readonly payloads: readonly Payload[];
  readonly texts: readonly string[];
  open(options?: VisitOptions): Promise<Visit>;
  /** Watches a visit that another helper opens: pass it as `before`. */
  readonly watched: (page: Page) => Promise<void>;
  /** Pictures and films of this scene may be requested from any host, because shops keep them on content hosts. */
  expectPictures(): void;
  /** The server's own stylesheets may come from any host, too. */
  expectStylesheets(): void;
  /** The place has shown every payload, character by character, in this order. */
  shows(place: string, shown: readonly (string | null)[], way?: Way): void;
  /** The place shows a payload as a part of each text. */
  contains(place: string, shown: readonly (string | null)[], way?: Way): void;
  /** The place has taken every payload, and shows none: an address, an id, a class. Nothing foreign may be there. */
  takes(place: string, count: number): void;
  /** Fails when anything foreign is in the page. Call it while the payloads are in the page. */
  isClean(page: Page, allowed?: Allowed): Promise<void>;
  /** Fails when anything has run, opened, or been requested since the beginning. */
  end(): void;
}

/** The text that a shopper sees when the payload comes by this way. */
export function seen(text: string, way: Way): string {
  if (way === "plain") return text;
  if (way === "server") return decodeText(text);
  if (way === "file") return asSent(text);
  return inMarkup(text);
}

/** What a parser makes of an escaped text: no NUL, no half of a surrogate pair, no carriage return. */
export const inMarkup = (text: string): string =>
  asSent(text.replaceAll("\0", "\ufffd")).replace(/\r\n?/g, "\n");

/** Escapes a text for content and attributes, as a careful server does. */
export const escaped = (text: string): string =>
  inMarkup(text)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");

/** JSON for an inline script: no `<` can end the element. */
export const inScript = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");

/** Without spaces at its ends. The protocol of the browser turns halves of surrogate pairs into U+FFFD. */
const worn = (text: string | null) => asSent(text ?? "").trim();

export function makeStage(b: Bench, counts: Counts): Stage {
  const bad: string[] = [];
  const expected = new Set<string>();
  const errors: Error[][] = [];
  const count = (place: string) =>
    counts.set(
      place,
      payloads.reduce(
        (all, { category }) => all.set(category, (all.get(category) ?? 0) + 1),
        new Map<Category, number>(),
      ),
    );
  const texts = payloads.map(({ text }) => text);
  const all = [
    ...new Set(
      texts.flatMap((text) => [text, decodeText(text), inMarkup(text), text.replace(/[\r\n]/g, "")]),
    ),
  ];
  const watched = async (page: Page) => {
    const own: Error[] = [];
    errors.push(own);
    page.on("pageerror", (error) => own.push(error));
    await watch(page, b.shop.url, expected, (what) => bad.push(what));
  };
  return {
    b,
    payloads,
    texts,
    watched,
    expectPictures: () => void expected.add("image").add("media"),
    expectStylesheets: () => void expected.add("stylesheet"),
    open: ({ before, ...options } = {}) =>
      b.visit({
        ...options,
        async before(page) {
          await watched(page);
          await before?.(page);
        },
      }),
    shows(place, shown, way = "plain") {
      expect(shown.length, place).toBe(texts.length);
      const wrong = texts.flatMap((text, index) => {
        const [is, wanted] = [worn(shown[index] ?? null), worn(seen(text, way))];
        return is === wanted ? [] : [{ place, is, wanted }];
      });
      expect(wrong.slice(0, 5)).toEqual([]);
      count(place);
    },
    contains(place, shown, way = "plain") {
      expect(shown.length, place).toBe(texts.length);
      const lost = texts.filter((text, index) => !worn(shown[index] ?? null).includes(worn(seen(text, way))));
      expect(lost.slice(0, 5), place).toEqual([]);
      count(place);
    },
    takes(place, taken) {
      expect(taken, place).toBe(payloads.length);
      count(place);
    },
    async isClean(page, allowed = {}) {
      const found: Found = await page.evaluate(findForeign, { all, allowed });
      expect(found).toEqual({ elements: [], links: [], polluted: [] });
    },
    end() {
      expect({ bad, errors: errors.flat().map(String) }).toEqual({ bad: [], errors: [] });
    },
  };
}

/** Reports scripts of payloads that run in any frame, dialogs, and foreign requests. */
async function watch(
  page: Page,
  shop: string,
  expected: ReadonlySet<string>,
  tell: (what: string) => void,
): Promise<void> {
  const context: BrowserContext = page.context();
  await context.exposeBinding("__xss", (_, number) => tell(`script of payload ${number}`));
  page.on("dialog", (dialog) => {
    tell(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  const own = new URL(shop);
  context.on("request", (request) => {
    const url = request.url();
    const { hostname, pathname, protocol } = new URL(url);
    const isExpected = expected.has(request.resourceType());
    if (/^(data|blob):$/.test(protocol) ? !hasPayload(url) : isExpected && /^https?:$/.test(protocol)) return;
    // Payloads request "xss…" beside the page.
    if (hostname !== own.hostname || /^\/xss/.test(pathname))
      tell(`${request.resourceType()} ${url.slice(0, 120)}`);
  });
  await context.route(/evil\.test|evil%/, (route) => route.abort());
}

/** Placeholders of pictures and the map's worker are data of our own. */
const hasPayload = (url: string) => /xss|PHNjcmlwdD/.test(url);
