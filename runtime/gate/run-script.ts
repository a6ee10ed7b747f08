/**
 * Runs one script and waits until it has finished, because later scripts may depend on it. A failing script is reported
 * and does not stop the next ones.
 *
 *   inline              append ── runs at once ─► next
 *   inline module       append … its last line, error, or 5 s ─► next
 *   with `src`          append … load, error, or 5 s ─► next
 *   with `src`
 *   and `async`         append ─► next; still watched until its end
 */
import { catchWriting } from "./catch-writing";
import type { Nature } from "./fresh-script";

/** Milliseconds that an asynchronous script may take before the next one starts. */
const SCRIPT_DEADLINE_MS = 5_000;

const TROUBLES = {
  load: "A script could not be loaded",
  timeout: "A script has not run within 5 seconds",
  refused: "The page's Content Security Policy refuses a script",
} as const;

/**
 * Reports a script that failed to load, timed out, or was blocked by the page's policy. For a script that throws, the
 * thrown error itself is reported.
 */
export class ServerCodeError extends Error {
  override name = "ServerCodeError";
  /** @param what the script's address; for a refused one, the directive of the policy */
  constructor(kind: keyof typeof TROUBLES, what: string) {
    super(`${TROUBLES[kind]}: ${what}`);
  }
}

let turn: Promise<unknown> = Promise.resolve();

/**
 * Runs classic inline scripts one after the other, across all blocks. Otherwise the writes and errors of one script
 * would be attributed to another, and `document`'s methods would be restored in the wrong order.
 */
export function runScript(...given: Parameters<typeof run>): Promise<string> {
  const [script, nature] = given;
  if (nature !== "classic" || script.hasAttribute("src")) return run(...given);
  const mine = turn.then(() => run(...given));
  turn = mine.catch(() => {});
  return mine;
}

/**
 * Never rejects.
 * @param append inserts the script into the page. A bound native method, called from a microtask, keeps Wyspa's
 *   functions out of the stack traces of the script's errors.
 * @param code creates trusted script text by the gate's Trusted Types policy
 * @param tell called at most once
 * @returns the markup that an inline script passed to `document.write`
 */
async function run(
  script: HTMLScriptElement,
  nature: Nature,
  append: () => void,
  code: (text: string) => string,
  tell: (error: unknown) => void,
): Promise<string> {
  const watch = new AbortController();
  let isReported = false;
  const failed = (error: unknown) => {
    if (!isReported) tell(error);
    isReported = true;
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

/** Reports the error that the script throws, then resolves. */
function watchThrown(script: HTMLScriptElement, nature: Nature, failed: Failed, signal: AbortSignal) {
  const { src } = script;
  const isOwn = ({ filename, error }: ErrorEvent) => {
    if (!src && nature === "classic") return true; // it runs synchronously, so the error must come from it
    const own = file(src || location.href);
    if (filename) return file(filename) === own;
    // Chrome gives no file name when a module throws. The stack contains it if the module has a URL.
    return nature === "module" && error && (!src || String(error.stack).includes(own));
  };
  return new Promise<void>((resolve) => {
    const onError = (event: ErrorEvent) => {
      if (event.target !== window || !isOwn(event)) return; // images that fail to load also dispatch `error`
      failed(event.error ?? event.message);
      resolve();
    };
    addEventListener("error", onError, { capture: true, signal });
  });
}

let modules = 0;

/** Resolves when an asynchronous script has finished, failed or timed out. */
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
    const timer = setTimeout(() => end("timeout"), SCRIPT_DEADLINE_MS);
    signal.addEventListener("abort", () => clearTimeout(timer));
    script.addEventListener("load", () => end(), { signal });
    script.addEventListener("error", () => end("load"), { signal });
    if (script.src) return;
    // An inline module fires no event after it has run, so a line appended to it dispatches one.
    const ran = `wyspa-module-${++modules}`;
    script.text = code(`${script.text}\n;dispatchEvent(new CustomEvent("${ran}"))`);
    addEventListener(ran, () => end(), { signal });
    void thrown.then(resolve);
  });
}

/** The file name in error events: the URL without its hash. Inline scripts have the page's URL. */
const file = (address: string) => address.replace(/#.*/, "");

/**
 * Listens for `securitypolicyviolation`, because an inline script that the page's policy blocks fires no other event.
 * @returns reports the script to `tell` when it is blocked
 */
export function watchRefusals(): (script: HTMLScriptElement, tell: Failed) => void {
  const watched = new WeakMap<EventTarget, Failed>();
  document.addEventListener("securitypolicyviolation", ({ target, effectiveDirective }) => {
    if (target) watched.get(target)?.(new ServerCodeError("refused", effectiveDirective));
  });
  return (script, tell) => watched.set(script, tell);
}
