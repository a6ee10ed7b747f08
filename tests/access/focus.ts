/** The focus: whether it can be seen, is covered, and goes through the page in the order of its content. */
import type { Page } from "playwright";
import { whatCovers } from "../browser/access/layout-faults";

/** Elements that can have the focus by Tab. */
const FOCUSABLE =
  "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]:not([tabindex='-1'])";

/** More steps would only repeat the page's header and footer. */
const STEPS = 14;

export interface FocusFaults {
  readonly visible: readonly string[];
  readonly covered: readonly string[];
  readonly order: readonly string[];
}

/** Ends transitions and smooth scrolling, so that the page shows at once how a focused element looks. */
const calm = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "*, ::before, ::after { transition: none !important; scroll-behavior: auto !important }",
    );
    document.adoptedStyleSheets.push(sheet);
  });

/** @param isForced in forced colours only outlines, borders and underlines are left */
export async function unseenFocus(page: Page, isForced: boolean): Promise<string[]> {
  await calm(page);
  await page.keyboard.press("Tab"); // from now on scripts move the focus as a keyboard does
  return page.evaluate(unseenIn, [FOCUSABLE, isForced] as const);
}

export async function focusFaults(page: Page): Promise<FocusFaults> {
  await calm(page);
  const order: string[] = [];
  const covered: string[] = [];
  await page.evaluate(startWalk, FOCUSABLE);
  for (let step = 0; step < STEPS; step++) {
    await page.keyboard.press("Tab");
    const wrong = await page.evaluate(wrongStep);
    await page.evaluate(untilPainted); // an alert gives way to the focus with the next frame
    if (wrong) order.push(wrong);
    const cover = await page.evaluate(whatCovers);
    if (cover) covered.push(cover);
  }
  return { visible: await unseenFocus(page, false), covered, order };
}

/** Runs in the page. */
const untilPainted = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Runs in the page: elements that look the same with and without the focus; one line for each kind. */
function unseenIn([selector, isForced]: readonly [string, boolean]): string[] {
  const lasting = [
    ...["outline-style", "outline-width", "border-top-width", "border-top-style", "border-bottom-width"],
    ...["text-decoration-line", "clip-path", "opacity"],
  ];
  const coloured = [
    ...["box-shadow", "background-color", "background-image", "color", "outline-color", "border-top-color"],
    ...["border-bottom-color", "fill", "stroke", "text-decoration-color", "transform"],
  ];
  const names = isForced ? lasting : [...lasting, ...coloured];
  const looks = (element: Element): string => {
    const label = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const around = [element, element.parentElement, element.nextElementSibling, ...label];
    const styles = around.flatMap((one) =>
      one ? [getComputedStyle(one), getComputedStyle(one, "::before"), getComputedStyle(one, "::after")] : [],
    );
    const { width, height } = element.getBoundingClientRect();
    return JSON.stringify([
      styles.map((style) => {
        // Without a style or a width, the outline's other values show nothing.
        const isBare = style.outlineStyle === "none" || style.outlineWidth === "0px";
        return names.map((name) =>
          isBare && name.startsWith("outline") ? "" : style.getPropertyValue(name),
        );
      }),
      Math.round(width),
      Math.round(height),
    ]);
  };
  const found = new Set<string>();
  const tried = new Set<string>();
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    const kind = `${element.localName}.${String(element.className).replace(/\s+/g, ".")}`;
    if (tried.has(kind) || !element.checkVisibility({ visibilityProperty: true })) continue;
    (document.activeElement as HTMLElement | null)?.blur();
    const before = looks(element);
    element.focus({ preventScroll: true });
    if (document.activeElement !== element) continue;
    tried.add(kind);
    if (looks(element) === before) found.add(kind);
  }
  (document.activeElement as HTMLElement | null)?.blur();
  return [...found];
}

/** Runs in the page: begins where the focus is, else at the first focusable element of the open dialog, or of the page. */
function startWalk(selector: string): void {
  const dialogs = [...document.querySelectorAll("dialog[open]")];
  const scope = dialogs.at(-1) ?? document;
  const isInUse = document.activeElement && document.activeElement !== document.body;
  for (const element of isInUse ? [] : scope.querySelectorAll<HTMLElement>(selector)) {
    element.focus();
    if (document.activeElement === element) break;
  }
  Object.assign(window, { lastFocused: [document.activeElement] });
}

/** Runs in the page after a Tab: how the step is wrong, or `null`. The focus may leave the page after its last element. */
function wrongStep(): string | null {
  // A panel that the focus leaves may close and remove its elements: what was around them tells where they were.
  const around: readonly (Element | null)[] = Reflect.get(window, "lastFocused") ?? [];
  const last = around.find((one) => one?.isConnected);
  const now = document.activeElement;
  const path: Element[] = [];
  for (let one = now; one; one = one.parentElement) path.push(one);
  Object.assign(window, { lastFocused: path });
  if (!now || now === document.body || !last || last === document.body) return null;
  const name = (element: Element) => `${element.localName}.${element.className}`;
  if (now instanceof HTMLElement && now.tabIndex > 0) return `${name(now)} has the tabindex ${now.tabIndex}`;
  if (now === last) return `Tab does not leave ${name(now)}`;
  const isAfter = last.compareDocumentPosition(now) & Node.DOCUMENT_POSITION_FOLLOWING;
  // A dialog, and a drawer that works like one, begin again after their last element.
  const holder = last.closest("dialog, [role=dialog], aside, header");
  const hasWrapped = !!holder?.contains(now) || now.closest("dialog") !== last.closest("dialog");
  return isAfter || hasWrapped ? null : `from ${name(last)} back to ${name(now)}`;
}
