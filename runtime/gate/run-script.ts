/**
 * Runs one script and waits until it is through, so that what follows may rely on it. What goes wrong in it is
 * told, and ends nothing but itself.
 *
 *   inline              append ── has run ─► next
 *   inline module       append … its last line, error, or 5 s ─► next
 *   with an address     append … load, error, or 5 s ─► next
 *   with an address,
 *   and `async`         append ─► next; watched until its end
 */
import { catchWriting } from "./catch-writing";
import type { Nature } from "./fresh-script";

/** Milliseconds that a script with an address may take before the next one goes on. */
const PATIENCE_MS = 5_000;

/**
 * A script that could not be fetched, did not answer in time, or that the page's policy refused. One that throws is
 * told by its own error.
 */
export class ServerCodeError extends Error {
  override name = "ServerCodeError";
  constructor(kind: "load" | "timeout" | "refused", what: string) {
    super(`${kind}: ${what}`);
  }
}

let turn: Promise<unknown> = Promise.resolve();

/**
 * Inline scripts that run at once take turns, of whichever block they are: what one writes, and what it throws, would
 * otherwise be taken for another one's, and the document would be given back in the wrong order.
 */
export function runScript(...given: Parameters<typeof run>): Promise<string> {
  const [script, nature] = given;
  if (nature !== "classic" || script.hasAttribute("src")) return run(...given);
  const mine = turn.then(() => run(...given));
  turn = mine.catch(() => {});
  return mine;
}

/**
 * @param append puts the script into the page. A bound method of the browser's: it is called with no function of
 *   ours below it, so that an error in the script, whoever looks at its stack, is the script's and not ours.
 * @param code the policy for what a text of code is made of
 * @param tell called at most once
 * @returns the markup that an inline script wanted to write where it stands. Never rejects
 */
async function run(
  script: HTMLScriptElement,
  nature: Nature,
  append: () => void,
  code: (text: string) => string,
  tell: (error: unknown) => void,
): Promise<string> {
  const watch = new AbortController();
  let told = false;
  const failed = (error: unknown) => {
    if (!told) tell(error);
    told = true;
  };
  const isAtOnce = nature === "data" || (nature === "classic" && !script.hasAttribute("src"));
  const thrown = watchThrown(script, nature, failed, watch.signal);
  const end = isAtOnce ? null : watchEnd(script, thrown, code, failed, watch.signal);
  const caught = isAtOnce && nature === "classic" ? catchWriting() : null;

  queueMicrotask(append);
  await new Promise<void>((resolve) => queueMicrotask(resolve));
  const written = caught?.() ?? "";
  const watched = Promise.resolve(end).then(() => watch.abort());
  if (!script.hasAttribute("async")) await watched;
  return written;
}

type Failed = (error: unknown) => void;

/** Resolves when the script has thrown. */
function watchThrown(script: HTMLScriptElement, nature: Nature, failed: Failed, signal: AbortSignal) {
  const { src } = script;
  const isOwn = ({ filename, error }: ErrorEvent) => {
    if (!src && nature === "classic") return true; // it runs at once, and nothing beside it
    const own = file(src || location.href);
    if (filename) return file(filename) === own;
    // Chrome names no file where a module throws. The stack does, where the module has an address.
    return nature === "module" && error && (!src || String(error.stack).includes(own));
  };
  return new Promise<void>((resolve) => {
    const onError = (event: ErrorEvent) => {
      if (event.target !== window || !isOwn(event)) return; // pictures that fail come by here, too
      failed(event.error ?? event.message);
      resolve();
    };
    addEventListener("error", onError, { capture: true, signal });
  });
}

let modules = 0;

/** Resolves when a script that does not run at once is through, or has had its time. */
function watchEnd(
  script: HTMLScriptElement,
  thrown: Promise<void>,
  code: (text: string) => string,
  failed: Failed,
  signal: AbortSignal,
) {
  return new Promise<void>((resolve) => {
    const end = (kind?: "load" | "timeout") => {
      if (kind) failed(new ServerCodeError(kind, script.src || "inline module"));
      resolve();
    };
    const timer = setTimeout(end, PATIENCE_MS, "timeout");
    signal.addEventListener("abort", () => clearTimeout(timer));
    script.addEventListener("load", () => end(), { signal });
    script.addEventListener("error", () => end("load"), { signal });
    if (script.src) return;
    // Nothing tells when an inline module has run, so its last line does.
    const ran = `wyspa-module-${++modules}`;
    script.text = code(`${script.text}\n;dispatchEvent(new Event("${ran}"))`);
    addEventListener(ran, () => end(), { signal });
    void thrown.then(resolve);
  });
}

/** The address of a file as errors name it. What stands in a page itself has the page's. */
const file = (address: string) => address.replace(/#.*/, "");
