/**
 * Finds the engines behind a handle: each form's island (`islands/validated-form`) has one, shared by all handles. A
 * part of the page without an island becomes a host once it is in the document.
 */
import type { Boot } from "../../../contracts/boot";
import type { FormControl, FormEngine } from "../../../contracts/forms";
import { validatedForm } from "../../../leaving/form-register";

export type Control = FormControl;
export type Engine = FormEngine;

export interface Engines {
  /** Engines that exist now. */
  now(): Engine[];
  /** Starts the forms' islands; empty when they cannot be loaded. Never rejects. */
  all(): Promise<Engine[]>;
  /** Until the returned function is called, forms entirely inside this part do not announce the messages of their fields. */
  startQuietly(part: Node): () => void;
  /** Forms entirely inside this part announce the results of their checks, also in their summaries. */
  tellOutcomes(part: Node): void;
  /** Whether a form with this e-mail offers to sign in beside the field. Never rejects. */
  offersAccount(email: string): Promise<boolean>;
  /** Validates the root by the theme's rules from now on, also while the shopper fills it in. */
  follow(signal: AbortSignal): void;
  /** Stops validating the root until `follow`. */
  leave(): void;
}

const ISLAND = "validated-form";
const MARKER = "data-island";
/** Defined by `islands/validated-form/engine.ts`. */
const RULES = "data-island-rules";

export function enginesOf(boot: Boot, root: () => ParentNode): Engines {
  const hosts = () => {
    const around = root();
    return [...boot.hosts].flatMap(([host, names]) => {
      const instance = names.get(ISLAND);
      return instance && (around.contains(host) || host.contains(around)) ? [{ host, instance }] : [];
    });
  };
  const now = () => hosts().flatMap(({ host }) => validatedForm(host)?.engine ?? []);
  const formsIn = (part: Node) =>
    hosts().flatMap(({ host }) => (part.contains(host) && validatedForm(host)) || []);
  const inNextSlice = () => new Promise<void>((resolve) => boot.inSlices(resolve));

  /** Turns a root in the document into a host unless it already belongs to an island. */
  const adopt = async () => {
    const part = root();
    if (!(part instanceof HTMLElement) || !part.isConnected || hosts().length) return;
    boot.scan(part); // the preset may match a form that was just added
    await inNextSlice();
    if (hosts().length) return;
    if (!part.hasAttribute(RULES)) part.setAttribute(RULES, "theme");
    part.setAttribute(MARKER, `${part.getAttribute(MARKER) ?? ""} ${ISLAND}`.trim());
    boot.scan(part);
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
      await Promise.allSettled(hosts().map(({ instance }) => boot.activate(instance)));
      return now();
    },
    startQuietly(part) {
      const ends = formsIn(part).map((form) => form.startQuietly());
      return () => {
        for (const end of ends) end();
      };
    },
    tellOutcomes(part) {
      for (const form of formsIn(part)) form.tellOutcome();
    },
    async offersAccount(email) {
      const offers = hosts().map(({ host }) => validatedForm(host)?.offersAccount(email) ?? false);
      return (await Promise.all(offers)).includes(true);
    },
    follow(signal) {
      const part = marked();
      if (part?.getAttribute(RULES) === "none") {
        if (part.getAttribute(MARKER)?.includes(ISLAND)) part.setAttribute(RULES, "theme");
        else part.removeAttribute(RULES);
      }
      if (!part || part.isConnected) return void adopt();
      // A clone of a template, which the page inserts later and may remove again.
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
