/**
 * The engines behind a handle: those of the forms' islands (`islands/validated-form`), one per form, however many ask. A part
 * of the page that no island has becomes a host of one when it is in the document.
 */
import type { Kernel } from "../../../contracts/boot";

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Of `islands/validated-form/engine.ts`: what page scripts need of it. */
export interface Engine {
  readonly root: Element;
  fields(): Control[];
  stateOf(control: Control): "success" | "error" | "neutral";
  isAsked(control: Control): boolean;
  check(controls: readonly Control[], deadline?: number): Promise<void>;
  judgeUnanswered(controls: readonly Control[]): void;
  settled(controls: readonly Control[]): Promise<unknown>;
  tell(control: Control, message: string): void;
  forget(control: Control): void;
  wrong(): { readonly control: Control }[];
}

export interface Engines {
  /** Those that are there now. */
  now(): Engine[];
  /** Has the forms' islands started; empty where they cannot be had. Never rejects. */
  all(): Promise<Engine[]>;
  /** Has the forms that stand whole in this part tell what their checks found, in their summaries, too. */
  tellOutcomes(part: Node): void;
  /** Has the root checked by the theme's rules from now on: while it is filled in, too. */
  follow(signal: AbortSignal): void;
  /** Has it left alone until `follow`. */
  leave(): void;
}

const ISLAND = "validated-form";
const MARKER = "data-island";
/** Of `islands/validated-form/engine.ts`. */
const RULES = "data-island-rules";

/** Of `islands/validated-form/registry.ts`. */
interface ValidatedForm {
  readonly engine: Engine;
  tellOutcome(): void;
}

const forms = () =>
  Reflect.get(window, Symbol.for("wyspa.forms")) as WeakMap<Element, ValidatedForm> | undefined;

export function enginesOf(kernel: Kernel, root: () => ParentNode): Engines {
  const hosts = () => {
    const around = root();
    return [...kernel.hosts].flatMap(([host, names]) => {
      const instance = names.get(ISLAND);
      return instance && (around.contains(host) || host.contains(around)) ? [{ host, instance }] : [];
    });
  };
  const now = () => hosts().flatMap(({ host }) => forms()?.get(host)?.engine ?? []);
  const inNextSlice = () => new Promise<void>((resolve) => kernel.inSlices(resolve));

  /** What is in the document and has no island yet gets one. */
  const adopt = async () => {
    const part = root();
    if (!(part instanceof HTMLElement) || !part.isConnected || hosts().length) return;
    kernel.scan(part); // the preset's own, which has only just come
    await inNextSlice();
    if (hosts().length) return;
    if (!part.hasAttribute(RULES)) part.setAttribute(RULES, "theme");
    part.setAttribute(MARKER, `${part.getAttribute(MARKER) ?? ""} ${ISLAND}`.trim());
    kernel.scan(part);
    await inNextSlice();
  };
  const marked = () => {
    const part = root();
    return part instanceof Element ? part : null;
  };

  return {
    now,
    async all() {
      await adopt();
      await Promise.allSettled(hosts().map(({ instance }) => kernel.activate(instance)));
      return now();
    },
    tellOutcomes(part) {
      for (const { host } of hosts()) if (part.contains(host)) forms()?.get(host)?.tellOutcome();
    },
    follow(signal) {
      const part = marked();
      if (part?.getAttribute(RULES) === "none") {
        if (part.getAttribute(MARKER)?.includes(ISLAND)) part.setAttribute(RULES, "theme");
        else part.removeAttribute(RULES);
      }
      if (!part || part.isConnected) return void adopt();
      // A clone of a template, which is put into the page later, and may leave it again.
      const observer = new MutationObserver(() => {
        if (!part.isConnected) return;
        observer.disconnect();
        void adopt();
      });
      observer.observe(document, { childList: true, subtree: true });
      signal.addEventListener("abort", () => observer.disconnect());
    },
    leave: () => marked()?.setAttribute(RULES, "none"),
  };
}
