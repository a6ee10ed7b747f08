/**
 * One visit, from the wish to the page that stands:
 *
 *   mark busy ─► fetch ─► parse ─► admit ─► stylesheets ─► history ─► sections ─► focus, scroll ─► scripts ─► told
 *        └───────────────── any fault: the browser navigates to the same address, once ─┘
 *
 * Up to the history nothing on the page changes; from there on everything changes in one go.
 */
import type { FetchedPage } from "../platform/fetch-page";
import type { Result } from "../platform/result";
import { admit, shownAddress, withParts } from "./admit";
import type { VisitOptions } from "./contract";
import type { Entry, entryOf, Pair, Scroll } from "./entry";
import { VisitFault } from "./fault";
import { keepFields } from "./fields";
import { addStylesheets, takeHead, titleOf } from "./head";
import { focusOn, scrollBack, scrollToHash, scrollToStart } from "./landing";
import type { VisitNeeds } from "./needs";
import { makePrefetch, type Prefetch } from "./prefetch";
import { markBusy, matchSections, merged, pairsOf, reversed } from "./sections";
import { swap } from "./swap";
import { texts } from "./texts";
import { makeTrail, type Shown } from "./trail";

export interface Engine {
  readonly prefetch: Prefetch;
  /** @param from the link or form that asked for it */
  visit(address: string | URL, options: VisitOptions, from?: Element): Promise<boolean>;
  /** The shopper has gone Back or Forward. @param left where the page was scrolled to */
  popped(state: unknown, left: Scroll): void;
  /** The browser stays on the page and goes to another place on it. */
  stay(): void;
  /** The browser goes elsewhere: what is under way is not to arrive (bar R10). */
  stop(): void;
}

interface Journey {
  readonly url: URL;
  readonly pairs: readonly Pair[];
  readonly render?: readonly string[] | undefined;
  readonly from?: Element | undefined;
  /** An entry that the history has already; a new one without it. */
  readonly entry?: Entry;
}

const withoutHash = (address: string) => address.split("#")[0];
const isHere = (address: string) => withoutHash(address) === withoutHash(location.href);

/** Once, and also where the address bar says it already: then assigning a hash would only scroll. */
const navigate = (url: URL) => (url.hash && isHere(url.href) ? location.reload() : location.assign(url));

export function makeEngine(needs: VisitNeeds, first: Shown, entryIn: typeof entryOf): Engine {
  const { emit, report, script } = needs;
  const trail = makeTrail(first, entryIn);
  const { shown } = trail;
  let running: { key: string; stop: AbortController; done: Promise<boolean> } | undefined;
  const prefetch = makePrefetch(needs.fetchPage, (link) =>
    withParts(new URL(link.href), link.getAttribute("data-visit-render")?.split(",")),
  );
  const tell = (error: unknown) => report({ error, phase: "visit" });
  const halt = () => {
    running?.stop.abort();
    running = undefined;
  };
  const stop = () => {
    halt();
    prefetch.drop();
  };
  addEventListener("pagehide", stop);

  /** Where a visit may lead: within the shop. What is elsewhere is the browser's; what would run here is nobody's. */
  const placeOf = (address: string | URL): URL | null => {
    let url: URL | undefined;
    try {
      url = new URL(address, document.baseURI);
    } catch {
      // no address at all
    }
    const isOurs = url?.origin === location.origin && /^http/.test(url.protocol);
    if (!isOurs) tell(new VisitFault("address"));
    if (url && isOurs && (!url.hash || url.href === location.href || !isHere(url.href))) return url;
    if (url && /^https?:$/.test(url.protocol)) location.assign(url);
    return null;
  };

  /** A newer journey takes over from an older one; the same one again is the one that is under way. */
  const travel = (journey: Journey): Promise<boolean> => {
    const key = `${journey.url} ${journey.pairs} ${journey.entry?.id}`;
    if (running?.key === key) return running.done;
    halt();
    const abort = new AbortController();
    const done = arrive(journey, abort.signal).finally(() => {
      if (running?.stop === abort) running = undefined;
    });
    running = { key, stop: abort, done };
    return done;
  };

  const arrive = async (journey: Journey, signal: AbortSignal): Promise<boolean> => {
    let rest = () => {};
    let withoutSheets = () => {};
    try {
      rest = markBusy(journey.pairs);
      signal.addEventListener("abort", rest);
      const sent = withParts(journey.url, journey.render);
      const [gate, answer] = await Promise.all([needs.gate(), fetched(sent, signal)]);
      if (signal.aborted) return false;
      if (!answer.ok) throw new VisitFault(answer.kind, answer.status);
      const page = gate.parsePage(answer.data.markup);
      admit(page, answer.data, sent, needs);
      matchSections(journey.pairs, page);
      withoutSheets = await addStylesheets(page, answer.data.url, script.nonce);
      if (signal.aborted) {
        withoutSheets();
        return false;
      }
      const matches = matchSections(journey.pairs, page); // the page may have changed meanwhile
      if (journey.entry) trail.arrive(journey.entry);
      else trail.push(shownAddress(journey.url, sent, answer.data.url), journey.pairs);
      rest();
      const scripts = admitted(page, answer.data.policy);
      show(journey, page, matches);
      await gate.run("ajaxLoad", scripts);
      // They have run; where they would stay, each visit would leave some more behind (bar R26).
      for (const done of document.querySelectorAll("body > script.ajaxLoad")) done.remove();
      needs.refresh();
      emit("wyspa:visit", { url: location.href, sections: journey.pairs });
      return true;
    } catch (error) {
      rest();
      withoutSheets();
      if (signal.aborted) return false;
      // Without a network there is nobody to tell.
      if (!(error instanceof VisitFault && error.kind === "network")) tell(error);
      navigate(journey.url);
      return false;
    }
  };

  const fetched = async (address: URL, signal: AbortSignal): Promise<Result<FetchedPage>> => {
    const ahead = await prefetch.take(address);
    return ahead?.ok ? ahead : needs.fetchPage(address, { signal });
  };

  /** Under a policy, a script without its page's nonce was slipped in: ours would let it through (bar S12). */
  const admitted = (page: Document, policy: string): HTMLScriptElement[] => {
    const scripts = [...page.querySelectorAll<HTMLScriptElement>("script.ajaxLoad")];
    const nonced = scripts.filter(({ nonce }) => nonce && (!policy || policy.includes(`'nonce-${nonce}'`)));
    if (!script.nonce || nonced.length === scripts.length) return scripts;
    tell(new VisitFault("script", scripts.length - nonced.length));
    return nonced;
  };

  /** From one page to the other in one task: no frame shows anything between. */
  const show = (
    { entry, from }: Journey,
    page: Document,
    matches: ReturnType<typeof matchSections>,
  ): void => {
    const current = matches.map((match) => match.current);
    const title = titleOf(
      page,
      matches.map(({ incoming }) => incoming),
      current,
    );
    const active = document.activeElement;
    const isIn = (elements: readonly (Element | undefined)[]) =>
      elements.some((element) => element?.contains(active));
    // A field works on where it is; a link or button has done its work with the visit that it asked for.
    const isAway =
      active &&
      active !== document.body &&
      !isIn(current) &&
      (!isIn([from]) || active.matches("input, select, textarea"));
    const restore = keepFields(current, from);
    takeHead(page, title);
    const sections = swap(matches);
    const isKept = restore(sections) || isAway;
    if (!isKept) focusOn(sections);
    if (entry) scrollBack(trail.scrollOf(entry));
    else if (!scrollToHash(location.hash) && !isKept) scrollToStart(sections[0]);
    // In the language of now: the page may have brought another one.
    needs.announce(needs.texts(texts)("visit.loaded", { title }));
  };

  return {
    prefetch,
    stop,
    stay: () => trail.leave([scrollX, scrollY]),
    async visit(address, { sections, render }, from) {
      const url = placeOf(address);
      if (!url) return false;
      const pairs = pairsOf(sections);
      if ("prerendering" in document && document.prerendering)
        await new Promise((go) => document.addEventListener("prerenderingchange", go, { once: true }));
      if (!emit("wyspa:before-visit", { url: url.href, sections: pairs })) return false;
      return travel({ url, pairs, render, from });
    },
    popped(state, left) {
      const entry = entryIn(state);
      if (!entry) {
        // Of another script, or of nobody: then it is a place on this page, or a page from before our time.
        if (!shown.entry || state !== null) return;
        if (!isHere(shown.url)) location.reload();
        else scrollToHash(location.hash);
        return;
      }
      halt();
      const pairs = merged(reversed(shown.entry?.sections ?? []), entry.sections);
      if (entry.id !== shown.entry?.id && pairs.length) {
        trail.leave(left);
        return void travel({ url: new URL(location.href), pairs, entry });
      }
      trail.arrive(entry);
      scrollBack(trail.scrollOf(entry));
    },
  };
}
