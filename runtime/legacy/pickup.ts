/**
 * A page's module asks for a pickup point (contract F 1.3): the `pickup-map` island answers. The call is handed over on a host of its
 * own; on the page of pickup sites the island stands on the form itself, and needs no call. A chunk of its own.
 */
import { bag, getPath } from "../base/values";
import type { Kernel } from "../contracts/boot";
import type { Family } from "./pickup-points";

const ISLAND = "pickup-map";
/** Of `islands/pickup-map/index.ts`: a call, on a host. */
const CALL = "wyspa:pickup-points";
const FORM = "form.cop.--pickup-sites";
const WAYS = ["replaceWith", "append", "prepend", "before", "after"] as const;

interface Asked {
  readonly family: Family;
  readonly options: unknown;
  /** Nothing of ours can be shown. */
  missing(): void;
}

let own: HTMLElement | undefined;
/** What was made for calls with a place, by its selector: the page's own element is gone by the next call. */
const made = new Map<string, HTMLElement>();

/** Resolves true when the island on this host stands. */
async function stands(kernel: Kernel, host: HTMLElement): Promise<boolean> {
  if (!kernel.hosts.get(host)?.has(ISLAND)) {
    kernel.scan(host);
    await new Promise<void>((resolve) => kernel.inSlices(resolve));
  }
  const instance = kernel.hosts.get(host)?.get(ISLAND);
  return instance ? kernel.activate(instance) : false;
}

export async function showPickupPoints(kernel: Kernel, { family, options, missing }: Asked): Promise<void> {
  const form = document.querySelector<HTMLElement>(FORM);
  if (form && family === "cop") {
    if (!(await stands(kernel, form))) missing();
    return;
  }
  own ??= makeHost();
  if (!own.isConnected) document.body.append(own);
  if (!(await stands(kernel, own))) return missing();
  own.dispatchEvent(
    new CustomEvent(CALL, {
      detail: { family, options: bag(options), place: () => placeFor(options), failed: missing },
    }),
  );
}

function makeHost(): HTMLElement {
  const host = document.createElement("span");
  host.hidden = true;
  host.setAttribute("data-island", ISLAND);
  return host;
}

/**
 * Where the page's script wants it to stand (`move`), made there once; null: in a dialog. Asked for when there is something
 * to show: until then the page keeps what it has.
 */
function placeFor(options: unknown): HTMLElement | null {
  const selector = getPath(options, "move", "moveSelector");
  if (typeof selector !== "string") return null;
  const before = made.get(selector);
  if (before?.isConnected) return before;
  const way = WAYS.find((one) => one === getPath(options, "move", "moveType")) ?? "replaceWith";
  try {
    const target = document.querySelector<HTMLElement>(selector);
    if (!target) return null;
    const place = document.createElement("div");
    target[way](place);
    made.set(selector, place);
    return place;
  } catch {
    return null; // no selector
  }
}
