/** A smoke: the shortest use of an island that shows that it works in an engine. */
import type { EnginePage, Size } from "../engine";

/** An ability of the browser without which an island has another task, or none. */
export interface Ability {
  readonly name: string;
  /** An expression that is true in a browser with the ability. */
  readonly probe: string;
}

export const webGL2: Ability = {
  name: "WebGL2",
  probe: `!!document.createElement("canvas").getContext("webgl2")`,
};
export const publicKeys: Ability = { name: "PublicKeyCredential", probe: "!!window.PublicKeyCredential" };
export const authenticator: Ability = {
  name: "built-in authenticator",
  probe: `${publicKeys.probe} && PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable()`,
};

export interface Use {
  /** Path and query on the demo shop; default: the island's page in the gallery. */
  readonly path?: string;
  /** Default: desktop. */
  readonly size?: Size;
  /** What the shopper does. */
  act?(page: EnginePage): Promise<unknown>;
  /** An expression that is true once the outcome is there; polled. */
  readonly has: string;
  /** The outcome removes the host, or is another page, so that no host is left to look at. */
  readonly endsHost?: true;
}

export interface Smoke extends Use {
  /** Abilities that it needs; the first one that is missing is the reason for skipping it. */
  readonly needs?: readonly Ability[];
  /** What the island does in a browser without that ability. */
  readonly instead?: Use;
}

/** An expression: whether an element that matches is visible. */
export const sees = (selector: string) =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].some((element) => element.checkVisibility({ visibilityProperty: true }))`;

/** An expression: whether the text of an element that matches contains this. */
export const reads = (selector: string, text: RegExp) =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].some((element) => ${text}.test(element.textContent.replace(/\\s+/g, " ")))`;

/** Scrolls to an element, as a shopper who looks for it. */
export const comeTo = (selector: string) => (page: EnginePage) =>
  page.read(
    `document.querySelector(${JSON.stringify(selector)}).scrollIntoView({ block: "center", behavior: "instant" })`,
  );

/** An expression: whether an island is mounted on a host that matches. */
export const isReady = (selector: string) =>
  `!!document.querySelector(${JSON.stringify(`${selector}[data-island-status*=ready]`)})`;
