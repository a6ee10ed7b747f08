/**
 * Answers a page module's call for a pickup point with the `pickup-map` island (contract F 1.3). A hidden host receives
 * the call; on the page of pickup sites the form itself is the host, and needs no call. Ships as its own chunk.
 */
import { asObject, getPath } from "../base/values";
import type { Boot } from "../contracts/boot";
import { attempt } from "./attempt";
import type { Family } from "./pickup-points";

const ISLAND = "pickup-map";
/** Event of `islands/pickup-map/index.ts` that passes a call to a host. */
const CALL = "wyspa:pickup-points";
const FORM = "form.cop.--pickup-sites";
const WAYS = ["replaceWith", "append", "prepend", "before", "after"] as const;

interface Asked {
  readonly family: Family;
  readonly options: unknown;
  /** Runs when the island cannot be shown. */
  missing(): void;
}

let own: HTMLElement | undefined;
/** Containers of calls with a target, by selector: the page's own element is gone by the next call. */
const made = new Map<string, HTMLElement>();

/** Resolves to true when the island on this host is ready. */
async function mountIsland(boot: Boot, host: HTMLElement): Promise<boolean> {
  if (!boot.hosts.get(host)?.has(ISLAND)) {
    boot.scan(host);
    await new Promise<void>((resolve) => boot.inSlices(resolve));
  }
  const instance = boot.hosts.get(host)?.get(ISLAND);
  return instance ? boot.activate(instance) : false;
}

export async function showPickupPoints(boot: Boot, { family, options, missing }: Asked): Promise<void> {
  const form = document.querySelector<HTMLElement>(FORM);
  if (form && family === "cop") {
    if (!(await mountIsland(boot, form))) missing();
    return;
  }
  own ??= makeHost();
  if (!own.isConnected) document.body.append(own);
  if (!(await mountIsland(boot, own))) return missing();
  own.dispatchEvent(
    new CustomEvent(CALL, {
      detail: {
        family,
        options: asObject(options),
        attempt,
        place: () => placeFor(options),
        failed: missing,
      },
    }),
  );
}

function makeHost(): HTMLElement {
  const host = document.createElement("span");
  host.hidden = true;
  host.setAttribute("data-island", ISLAND);
  host.setAttribute("data-island-props", "{}"); // marked hosts need props, or the theme's attributes
  return host;
}

/**
 * The container at the target that the page's script names (`move`), created once; `null` means a dialog. Called only
 * when there is something to show: until then, the page keeps its content.
 */
function placeFor(options: unknown): HTMLElement | null {
  const selector = getPath(options, "move", "moveSelector");
  if (typeof selector !== "string") return null;
  const before = made.get(selector);
  if (before?.isConnected) return before;
  const way = WAYS.find((name) => name === getPath(options, "move", "moveType")) ?? "replaceWith";
  try {
    const target = document.querySelector<HTMLElement>(selector);
    if (!target) return null;
    const place = document.createElement("div");
    target[way](place);
    made.set(selector, place);
    return place;
  } catch {
    return null; // an invalid selector
  }
}
