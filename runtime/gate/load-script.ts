/** Implements `wyspa.loadScript`: loads further scripts of the shop, each once, within 5 s (contract B h). */

import { withDeadline } from "../base/deadline";
import type { LoadScriptOptions, ScriptLoader } from "../contracts/gate";
import type { Policies } from "./policies";
import { scriptAddresses } from "./script-addresses";

export interface LoadScriptNeeds {
  /** The gate's policies; `null` when the page's policy refuses all of Wyspa's scripts. */
  readonly policies: Policies | null;
  readonly nonce: string;
  /** Wyspa's own tag, which replaces the tag of the shop's script. */
  readonly tag: HTMLScriptElement | null;
  /** `app_shop.urls.prefix`, e.g. `/gfx/pol/`. */
  prefix(): string;
  /** The `?r=` of modules when no file of the page has one. */
  readonly version: string;
}

const TROUBLES = {
  timeout: "has not loaded within 5 seconds",
  network: "could not be loaded",
  refused: "is refused: check its name, address, type and position, and the page's Content Security Policy",
} as const;

export class ScriptLoadError extends Error {
  override name = "ScriptLoadError";
  constructor(
    /** `refused`: an invalid name, address, type or position; `network`: a missing or broken file. */
    readonly kind: "timeout" | "network" | "refused",
    script: unknown,
    options?: ErrorOptions,
  ) {
    super(`Wyspa: the script "${script}" ${TROUBLES[kind]}.`, options);
  }
}

const TIMEOUT_MS = 5_000;

export function makeScriptLoader({ policies, nonce, tag, prefix, version }: LoadScriptNeeds): ScriptLoader {
  const addresses = scriptAddresses(prefix, version);
  /** Includes timed-out scripts: they may still arrive, so a later call waits for the same load. */
  const loads = new Map<string, Promise<true>>();
  const beside = (side: "before" | "after") => (script: HTMLScriptElement) => {
    const shopScript = tag?.isConnected ? tag : document.querySelector('script[src*="shop.js"]');
    if (shopScript) shopScript[side](script);
    else document.head.append(script);
  };
  const positions = new Map<unknown, (script: HTMLScriptElement) => void>([
    ["head", (script) => document.head.append(script)],
    ["body_top", (script) => document.body.prepend(script)],
    ["body_bottom", (script) => document.body.append(script)],
    ["before_shop_js", beside("before")],
    ["after_shop_js", beside("after")],
  ]);

  const addScript = ({ address: trust }: Policies, address: string, options: LoadScriptOptions) => {
    const script = document.createElement("script");
    for (const [name, value] of Object.entries(options.attributes ?? {}))
      if (!/^(src|type|nonce|on.*)$/i.test(name)) script.setAttribute(name, String(value));
    script.nonce = nonce;
    script.src = trust(address);
    const loaded = settled(script);
    loaded.catch(() => {
      script.replaceWith();
      // A later call can retry, by the same address: modules import each other by their addresses, and another one would
      // make a second instance.
      loads.delete(address);
    });
    positions.get(options.position ?? "head")?.(script);
    return loaded;
  };

  const load = (trusted: Policies, address: string, options: LoadScriptOptions): Promise<unknown> => {
    if (options.type === "module") return import(/* @vite-ignore */ address);
    let loaded = loads.get(address);
    if (!loaded) {
      const scripts = [...document.querySelectorAll<HTMLScriptElement>("script[src]")];
      const there = scripts.find(({ src }) => src === address);
      loaded = there ? present(there) : addScript(trusted, address, options);
      loads.set(address, loaded);
    }
    return loaded;
  };

  return {
    installModule: addresses.install,
    async loadScript(name, given = {}) {
      const address = addresses.find(name);
      const options = { type: addresses.isModule(name) ? "module" : "script", ...given } as const;
      const isKnown = positions.has(options.position ?? "head") && /^(module|script)$/.test(options.type);
      if (!policies || !address || !isKnown) throw new ScriptLoadError("refused", name);
      const loaded = await withDeadline(load(policies, address, options), TIMEOUT_MS).catch((cause) => {
        throw cause instanceof ScriptLoadError ? cause : new ScriptLoadError("network", name, { cause });
      });
      if (loaded === undefined) throw new ScriptLoadError("timeout", name);
      return loaded;
    },
  };
}

const settled = (script: HTMLScriptElement) =>
  new Promise<true>((resolve, reject) => {
    script.addEventListener("load", () => resolve(true), { once: true });
    script.addEventListener("error", reject, { once: true });
  });

/** Waits for a script that the page itself contains; it has run at the latest when the page has loaded. */
const present = (script: HTMLScriptElement) =>
  Promise.race([
    settled(script),
    new Promise<true>((resolve) => {
      if (document.readyState === "complete") resolve(true);
      else addEventListener("load", () => resolve(true), { once: true });
    }),
  ]);
