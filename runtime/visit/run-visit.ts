/**
 * One visit, from the wish to the page that stands:
 *
 *   mark busy ─► fetch ─► parse ─► admit ─► stylesheets ─► history ─► sections ─► focus, scroll ─► scripts ─► told
 *        └───────────────── any fault: the browser navigates to the same address, once ─┘
 *
 * Up to the history nothing on the page changes; from there on everything changes in one go.
 */

import { withDeadline } from "../base/deadline";
import { fault, type Result } from "../base/result";
import type { Gate } from "../contracts/gate";
import { DEADLINE_MS, type FetchedPage } from "../platform/fetch-page";
import { goTo } from "./addresses";
import { canVisit, shownAddress, withParts } from "./can-visit";
import type { Entry, Pair } from "./entry";
import { VisitFault } from "./fault";
import { addStylesheets } from "./head";
import type { VisitNeeds } from "./needs";
import type { Prefetch } from "./prefetch";
import { type Match, markBusy, matchSections } from "./sections";
import { show } from "./show";
import { texts } from "./texts";
import type { VisitHistory } from "./visit-history";

export interface Visit {
  readonly url: URL;
  readonly pairs: readonly Pair[];
  /** Whoever asks has named the sections. */
  readonly areNamed: boolean;
  readonly render?: readonly string[] | undefined;
  /** The link or form that asked for it. */
  readonly from?: Element | undefined;
  /** An entry that the history has already; a new one without it. */
  readonly entry?: Entry;
}

/** What journeys share. */
export interface VisitContext {
  readonly needs: VisitNeeds;
  readonly trail: VisitHistory;
  readonly prefetch: Prefetch;
  tell(error: unknown): void;
}

/** A page that may stand in this one. */
interface Arrival {
  readonly gate: Gate;
  readonly page: Document;
  /** Where it was asked for, and where redirects have led. */
  readonly sent: URL;
  readonly final: URL;
  /** The content security policy that it came with. */
  readonly policy: string;
  readonly headers: Headers;
}

/** @returns whether the page stands. False: a newer visit took over, or the browser navigates instead. Never rejects */
export async function arrive(travels: VisitContext, journey: Visit, signal: AbortSignal): Promise<boolean> {
  const { needs, trail, tell } = travels;
  const { url, pairs, areNamed, entry } = journey;
  let rest = () => {};
  let withoutSheets = () => {};
  try {
    rest = markBusy(pairs);
    signal.addEventListener("abort", rest);
    const arrival = await fetchArrival(travels, journey, signal);
    if (!arrival) return false;
    const { page, sent, final } = arrival;
    matchSections(pairs, page, areNamed);
    withoutSheets = await addStylesheets(page, final, needs.script.nonce, signal);
    if (signal.aborted) return false;
    const matches = matchSections(pairs, page, areNamed); // the page may have changed meanwhile
    signal.removeEventListener("abort", withoutSheets); // they stay with the page, whatever comes next
    if (entry) trail.arrive(entry);
    else trail.push(shownAddress(url, sent, final), pairs);
    rest();
    await stand(travels, journey, arrival, matches);
    return true;
  } catch (error) {
    rest();
    withoutSheets();
    if (signal.aborted) return false;
    // Without a network there is nobody to tell.
    if (!(error instanceof VisitFault && error.kind === "network")) tell(error);
    goTo(url);
    return false;
  }
}

/**
 * @returns null when the signal was aborted meanwhile
 * @throws VisitFault when the page cannot be had, or must not stand in this one
 */
async function fetchArrival(
  { needs, prefetch }: VisitContext,
  { url, render }: Visit,
  signal: AbortSignal,
): Promise<Arrival | null> {
  const sent = withParts(url, render);
  const fetched = async (): Promise<Result<FetchedPage>> => {
    const ahead = await prefetch.take(sent, signal);
    return ahead?.ok ? ahead : needs.fetchPage(sent, { signal });
  };
  // From the click on: what was fetched ahead and did not come has used up a part of it.
  const inTime = withDeadline(fetched(), DEADLINE_MS);
  const [gate, answer = fault("timeout")] = await Promise.all([needs.gate(), inTime]);
  if (signal.aborted) return null;
  if (!answer.ok) throw new VisitFault(answer.kind, answer.status);
  const { markup, policy, headers } = answer.data;
  const page = gate.parsePage(withOwnNonce(markup, policy, needs.script.nonce));
  canVisit(page, answer.data, sent, needs);
  return { gate, page, sent, final: answer.data.url, policy, headers };
}

/** How many products a listing has, in the theme's own words. */
const TOTAL = ".search_name__total";

/** Shows the page, runs its scripts, and says so. */
async function stand(
  { needs, trail, tell }: VisitContext,
  { pairs, entry, from }: Visit,
  { gate, page, policy, headers }: Arrival,
  matches: readonly Match[],
): Promise<void> {
  const scripts = admittedScripts(page, policy, needs.script.nonce, tell);
  const total = matches
    .map(({ incoming }) => incoming.querySelector(TOTAL)?.textContent?.trim())
    .find(Boolean);
  const title = show({ page, matches, from, scroll: entry && trail.scrollOf(entry) });
  needs.refresh(); // hosts of the new page are looked for by its type
  // In the language of now: the page may have brought another one.
  const loaded = needs.texts(texts)("visit.loaded", { title });
  needs.announce(total ? `${loaded}, ${total}` : loaded);
  await gate.run("ajaxLoad", scripts);
  // They have run; where they would stay, each visit would leave some more behind (bar R26).
  for (const done of document.querySelectorAll("body > script.ajaxLoad")) done.remove();
  needs.refresh(); // its scripts may have said more
  void needs.onResponseHeaders(headers); // with the page: what is fetched ahead, or not shown, has not been seen
  needs.emit("wyspa:visit", { url: location.href, sections: pairs });
}

/**
 * A browser honours the nonce of the first page only: what the fetched page's policy lets in gets that one (bar C2). In the
 * text, because browsers judge styles while they parse. What was slipped into the page does not know its nonce.
 */
function withOwnNonce(markup: string, policy: string, ownNonce: string): string {
  const [, nonce] = /'nonce-([^']+)'/.exec(policy) ?? [];
  return nonce && ownNonce ? markup.replaceAll(`nonce="${nonce}"`, () => `nonce="${ownNonce}"`) : markup;
}

/** Under a policy, a script without its page's nonce was slipped in: ours would let it through (bar S12). */
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
