/** What the smokes need from a browser engine, and the helpers that are the same for all of them. */

/** A window of about this size; the narrowest window of WebKitGTK is 447 px wide, which is the phone's view, too. */
export const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1366, height: 900 } } as const;
export type Size = keyof typeof sizes;

/** Keys with a name; all others are typed as their character. */
export type KeyName = "Enter" | "Escape" | "Tab" | "ArrowDown";

/** One page, driven by real input events. */
export interface EnginePage {
  /** Opens a page as a visitor without history: no cookies, and empty storages. */
  open(url: string, visitor: string, size: Size): Promise<void>;
  /** Clicks the first visible element that matches, once there is one. */
  press(selector: string): Promise<void>;
  hover(selector: string): Promise<void>;
  /** Clicks the field and types into it. */
  type(selector: string, text: string): Promise<void>;
  key(name: KeyName): Promise<void>;
  /** The value of an expression in the page; it must be JSON. */
  read<T>(expression: string): Promise<T>;
  screenshot(): Promise<Buffer>;
}

export interface RunningEngine {
  readonly version: string;
  readonly page: EnginePage;
  close(): Promise<void>;
}

export interface Engine {
  readonly name: string;
  /** The command that installs it on Debian. */
  readonly install: string;
  /** The path of a program that is missing; `null` when the engine can start. */
  missing(): string | null;
  start(): Promise<RunningEngine>;
}

/** What differs between the engines; `Handle` is the protocol's reference to an element. */
export interface Primitives<Handle> {
  open(url: string, visitor: string, size: Size): Promise<void>;
  evaluate(expression: string): Promise<unknown>;
  /** The element that an expression finds. */
  find(expression: string): Promise<Handle | null>;
  click(element: Handle): Promise<void>;
  move(element: Handle): Promise<void>;
  write(text: string): Promise<void>;
  key(name: KeyName): Promise<void>;
  screenshot(): Promise<Buffer>;
}

/** Milliseconds for which helpers wait for an element or an outcome; islands load on a busy machine, too. */
const PATIENCE_MS = 20_000;
const PAUSE_MS = 100;

const firstVisible = (selector: string) =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].find((element) => element.checkVisibility({ visibilityProperty: true })) ?? null`;

/** Asks until the answer is truthy, or the patience ends. Errors count as no answer, as during a navigation. */
export async function eventually<T>(ask: () => Promise<T>): Promise<T | null> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await ask().catch(() => null);
    if (answer || Date.now() > end) return answer;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/** An expression: the element is shown in the middle of the window, and two frames later it is still at its place. */
const isSteady = (selector: string) => `(async () => {
  const element = ${firstVisible(selector)};
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const place = () => JSON.stringify(element.getBoundingClientRect());
  element.scrollIntoView({ block: "center", behavior: "instant" });
  await frame();
  const before = place();
  await frame();
  await frame();
  return before === place();
})()`;

export function pageOf<Handle>(own: Primitives<Handle>): EnginePage {
  const element = async (selector: string): Promise<Handle> => {
    // A drawer that slides in, or a picture that loads above, would move the element from under the pointer.
    await eventually(() => own.evaluate(isSteady(selector)));
    const found = await own.find(firstVisible(selector));
    if (!found) throw new Error(`no visible ${selector}`);
    return found;
  };
  const press = async (selector: string) => own.click(await element(selector));
  return {
    open: own.open,
    press,
    hover: async (selector) => own.move(await element(selector)),
    async type(selector, text) {
      await press(selector);
      await own.write(text);
    },
    key: own.key,
    read: <T>(expression: string) => own.evaluate(expression) as Promise<T>,
    screenshot: own.screenshot,
  };
}
