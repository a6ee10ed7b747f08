/**
 * Runs one visit, from the request to the shown page.
 *
 *   mark busy ─► fetch ─► parse ─► check ─► stylesheets ─► history ─► sections ─► focus, scroll ─► scripts ─► event
 *        └───────────────── any fault: the browser navigates to the same address, once ─┘
 *
 * Before the history changes, the sections stay untouched; history, sections, focus and scroll change in one task, which
 * a view transition may run.
 */

import { withDeadline } from "../base/deadline";
import { fault, type Result } from "../base/result";
import type { Gate } from "../contracts/gate";
import type { FetchedPage } from "../platform/fetch-page";
import { DEADLINE_MS } from "../platform/request";
import { goTo } from "./addresses";
import { canVisit, shownAddress, withParts } from "./can-visit";
import type { Entry, Pair } from "./entry";
import { VisitFault } from "./fault";
import { addStylesheets } from "./head";
import type { VisitNeeds } from "./needs";
import { type ListingPage, listingPage } from "./paging";
import { picturesOf } from "./pictures";
import type { Prefetch } from "./prefetch";
import { type Match, markBusy, matchSections } from "./sections";
import { show } from "./show";
import { texts } from "./texts";
import { hasTransitions, inTransition } from "./transition";
import type { VisitHistory } from "./visit-history";

export interface Visit {
  readonly url: URL;
  readonly pairs: readonly Pair[];
  /** The caller named the sections. */
  readonly areNamed: boolean;
  readonly render?: readonly string[] | undefined;
  /** The link or form that started the visit. */
  readonly from?: Element | undefined;
  /** The existing history entry, for Back and Forward; without it the visit adds a new entry. */
  readonly entry?: Entry;
  /** The browser has shown a transition of its own, as it does for a gesture. */
  readonly isAnimated?: boolean;
}

/** State that all visits share. */
export interface VisitContext {
  readonly needs: VisitNeeds;
  readonly visitHistory: VisitHistory;
  readonly prefetch: Prefetch;
  /** How many pages visits have shown; a page's scripts end when it grows. */
  shownPages: number;
  /** Whether the last transition began too late, so that this page has no further ones. */
  isSlowToFade: boolean;
  tell(error: unknown): void;
}

/**
 * Milliseconds in which a browser has to begin a transition: about two frames. It draws the whole page before, and once
 * more behind, so on a slow phone the new page is painted a third later.
 */
const FADE_BEGINS_MS = 33;

/** A fetched page that may be shown in this one. */
interface Arrival {
  readonly gate: Gate;
  readonly page: Document;
  /** The requested address, and the address after redirects. */
  readonly sent: URL;
  readonly final: URL;
  /** The content security policy in the response headers. */
  readonly policy: string;
  readonly headers: Headers;
}

/**
 * Never rejects.
 * @returns whether the page is shown; `false` when a newer visit superseded this one, or the browser navigates instead
 */
export async function runVisit(context: VisitContext, visit: Visit, signal: AbortSignal): Promise<boolean> {
  const { needs, visitHistory, tell } = context;
  const { url, pairs, areNamed, entry } = visit;
  let unmark = () => {};
  let removeSheets = () => {};
  try {
    unmark = markBusy(pairs);
    signal.addEventListener("abort", unmark);
    const arrival = await fetchArrival(context, visit, signal);
    if (!arrival) return false;
    const { page, sent, final } = arrival;
    matchSections(pairs, page, areNamed);
    removeSheets = await addStylesheets(page, final, needs.script.nonce, signal);
    const change = () => {
      if (signal.aborted) return null;
      const matches = matchSections(pairs, page, areNamed); // the page may have changed meanwhile
      signal.removeEventListener("abort", removeSheets); // the shown page needs the stylesheets, even after an abort
      if (entry) visitHistory.arrive(entry);
      else visitHistory.push(shownAddress(url, sent, final), pairs);
      unmark();
      return showSections(context, visit, arrival, matches);
    };
    const fades =
      needs.settings().transitions !== false &&
      !visit.isAnimated &&
      !context.isSlowToFade &&
      hasTransitions();
    const asked = performance.now();
    const fadeBegins = () => {
      context.isSlowToFade = performance.now() - asked > FADE_BEGINS_MS;
      return change();
    };
    const shown = fades
      ? await inTransition(fadeBegins, picturesOf(visit.from, visitHistory.shown.url))
      : change();
    if (!shown) return false;
    await finishArrival(context, visit, arrival, shown);
    return true;
  } catch (error) {
    unmark();
    removeSheets();
    if (signal.aborted) return false;
    // Without a network, no report can be sent.
    if (!(error instanceof VisitFault && error.kind === "network")) tell(error);
    goTo(url);
    return false;
  }
}

/**
 * @returns `null` when the signal was aborted meanwhile
 * @throws VisitFault when the page cannot be fetched, or must not be shown in this one
 */
async function fetchArrival(
  { needs, prefetch }: VisitContext,
  { url, render }: Visit,
  signal: AbortSignal,
): Promise<Arrival | null> {
  const sent = withParts(url, render);
  const fetched = async (): Promise<Result<FetchedPage>> => {
    const ahead = await prefetch.take(sent, signal);
    return ahead ?? needs.fetchPage(sent, { signal });
  };
  // The deadline runs from the click, so a failed prefetch uses up a part of it.
  const inTime = withDeadline(fetched(), DEADLINE_MS);
  const [gate, answer = fault("timeout")] = await Promise.all([needs.gate(), inTime]);
  if (signal.aborted) return null;
  if (!answer.ok) throw new VisitFault(answer.kind, answer.status);
  const { markup, policy, headers } = answer.data;
  const page = gate.parsePage(withOwnNonce(markup, policy, needs.script.nonce));
  canVisit(page, answer.data, sent, needs);
  return { gate, page, sent, final: answer.data.url, policy, headers };
}

/** The theme's text for the number of products in a listing. */
const TOTAL = ".search_name__total";

/** What the rest of the visit needs to know of a page that is shown. */
interface ShownPage {
  readonly url: string;
  /** Whether a later visit has replaced this page. */
  isReplaced(): boolean;
  readonly title: string;
  /** The number of products, as the page says it. */
  readonly total: string | undefined;
  readonly paging: ListingPage | null;
  readonly scripts: readonly HTMLScriptElement[];
}

/** Replaces the sections, focus and scroll position within one task. */
function showSections(
  context: VisitContext,
  { entry, from }: Visit,
  { page, policy }: Arrival,
  matches: readonly Match[],
): ShownPage {
  const { needs, visitHistory, tell } = context;
  context.shownPages += 1;
  const { shownPages } = context;
  const scripts = admittedScripts(page, policy, needs.script.nonce, tell);
  const total = matches
    .map(({ incoming }) => incoming.querySelector(TOTAL)?.textContent?.trim())
    .find(Boolean);
  const paging = listingPage(matches.map(({ incoming }) => incoming));
  const title = show({ page, matches, from, scroll: entry && visitHistory.scrollOf(entry) });
  needs.reloadConfig(); // the scan for hosts depends on the new page's type
  const isReplaced = () => context.shownPages !== shownPages;
  return { url: visitHistory.shown.url, isReplaced, title, total, paging, scripts };
}

/**
 * Announces the shown page, runs its scripts, and dispatches `wyspa:visit`. It stops after the current script once a
 * later visit is shown, because the next ones would overwrite the later page's variables.
 */
async function finishArrival(
  { needs }: VisitContext,
  { pairs }: Visit,
  { gate, headers }: Arrival,
  { url, isReplaced, title, total, paging, scripts }: ShownPage,
): Promise<void> {
  // Read only now, because the page may have another language.
  const t = needs.texts(texts);
  const page = paging && t(paging.pages ? "visit.page" : "visit.page-alone", { pages: "", ...paging });
  needs.announce([t("visit.loaded", { title }), total, page].filter(Boolean).join(", "));
  for (const script of scripts) if (!isReplaced()) await gate.run("ajaxLoad", [script]);
  // Scripts that have run are removed, so that they do not pile up with each visit (bar R26).
  for (const done of document.querySelectorAll("body > script.ajaxLoad")) done.replaceWith();
  if (!isReplaced()) needs.reloadConfig(); // the page's scripts may have changed the configuration
  void needs.onResponseHeaders(headers); // only for a shown page: the shopper has not seen a mere prefetch
  if (!isReplaced()) needs.emit("wyspa:visit", { url, sections: pairs });
}

/**
 * Replaces the nonce of the fetched page's policy, because browsers honour only the first page's nonce (bar C2).
 * The markup is changed before parsing, because browsers check inline styles while they parse. Injected markup does not
 * know the fetched page's nonce, so it gets no valid nonce.
 */
function withOwnNonce(markup: string, policy: string, ownNonce: string): string {
  const [, nonce] = /'nonce-([^']+)'/.exec(policy) ?? [];
  return nonce && ownNonce ? markup.replaceAll(`nonce="${nonce}"`, () => `nonce="${ownNonce}"`) : markup;
}

/** Drops scripts without their page's nonce: they are injected, but the gate would give them a nonce (bar S12). */
function admittedScripts(
  page: Document,
  policy: string,
  ownNonce: string,
  tell: VisitContext["tell"],
): HTMLScriptElement[] {
  const scripts = [...page.querySelectorAll<HTMLScriptElement>("script.ajaxLoad")];
  const nonced = scripts.filter(
    ({ nonce }) => nonce && (!policy || nonce === ownNonce || policy.includes(`'nonce-${nonce}'`)),
  );
  if (!ownNonce || nonced.length === scripts.length) return scripts;
  tell(new VisitFault("script", scripts.length - nonced.length));
  return nonced;
}
