/**
 * The entry of a channel (`stable/wyspa.js`): it follows the switch file beside it, and may hand the page over to another
 * version. The entry of a version has none of this code.
 */
import type { Chunks, Loader } from "../base/loader";
import { onRetrySignal } from "../base/retry";
import { whenActive } from "../base/when-active";
import { applyDecision, keptDecision } from "../config/decision";
import type { Boot, OwnScript } from "../contracts/boot";
import type { Runner } from "../contracts/legacy";
import type { Decision } from "../contracts/switches";
import { findOwnScript } from "./own-script";

/**
 * What the page's entry passes to the selected one, because page scripts may already have called our stand-ins. A change
 * of the members needs a new number in the key.
 */
interface Handed {
  readonly tag: HTMLScriptElement;
  readonly runner: Runner;
}

/** Milliseconds after which the page starts with its own version. */
const DEADLINE_MS = 5_000;

const KEY = Symbol.for("wyspa.handed-over 1");

export interface Channel {
  readonly script: OwnScript;
  /** What page scripts have called, if another entry has handed the page over. */
  readonly runner: Runner | undefined;
  /** The address of the switch file; empty when the page does not show its script tag. */
  readonly address: string;
  /** What the file decided on an earlier page. */
  readonly kept: Decision;
}

interface Needs {
  readonly version: string;
  loaderOf(script: OwnScript): Loader<Chunks>;
  /** Offers what page scripts call. @param further more global names, each after a space */
  makeRunner(further: string): Runner;
  /** Starts the page with this version, if the selected one does not load. */
  start(): void;
}

/** @returns `null` when another entry runs the page, or is being loaded to run it */
export function openChannel({ version, loaderOf, makeRunner, start }: Needs): Channel | null {
  const page = window as unknown as Record<symbol, Handed | undefined>;
  const handed = page[KEY];
  // An imported entry has no current script: this is a second tag of the page.
  if (handed && document.currentScript instanceof HTMLScriptElement) return null;
  const script = findOwnScript(handed?.tag);
  const { tag } = script;
  const address = tag ? new URL("switches.json", tag.src).href : "";
  const kept = keptDecision(address);
  // With integrity, the page allows this entry alone.
  if (handed || !tag || !kept.version || tag.integrity)
    return { script, runner: handed?.runner, address, kept };
  page[KEY] = { tag, runner: makeRunner(" wyspa") };
  const late = setTimeout(start, DEADLINE_MS);
  void loaderOf(script)
    .load("switches")
    .then(({ handOver }) => handOver(tag, version, kept.version))
    .then((isDone) => {
      clearTimeout(late);
      if (!isDone) start();
    }, start);
  return null;
}

/** Applies the kept decision, and follows the switch file. */
export function followChannel(boot: Boot, { address, kept }: Channel): void {
  applyDecision(boot, kept);
  const follow = (): void =>
    void boot.loader.load("switches").then(
      ({ followSwitches }) => followSwitches(boot, address),
      () => onRetrySignal(follow),
    );
  if (address) whenActive(follow);
}
