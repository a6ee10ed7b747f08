/**
 * The entry of a channel (`stable/wyspa.js`): it follows the switch file beside it, and may hand the page over to another
 * version. The entry of a version has none of this code.
 */
import type { Chunks, Loader } from "../base/loader";
import { onRetrySignal } from "../base/retry";
import { applyDecision, keptDecision } from "../config/decision";
import type { Boot, OwnScript } from "../contracts/boot";
import type { Runner } from "../contracts/legacy";
import type { Decision } from "../contracts/switches";
import { findOwnScript } from "./own-script";

/**
 * What one entry leaves to the other: page scripts may have called our stand-ins already. The members never change; if
 * one must, the number in the key does, too.
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
  /** Starts the page with this version, when the selected one does not come. */
  start(): void;
}

/** @returns `null` when another entry runs the page, or may come to run it */
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

/** Applies what is known of the switch file, and asks for it. */
export function followChannel(boot: Boot, { address, kept }: Channel): void {
  applyDecision(boot, kept);
  const follow = (): void =>
    void boot.loader.load("switches").then(
      ({ followSwitches }) => followSwitches(boot, address),
      () => onRetrySignal(follow),
    );
  if (address) follow();
}
