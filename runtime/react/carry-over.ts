/**
 * Copies the shopper's input from the server's fields to an island's fields of the same name, and back (bar R18). It
 * covers values, checked state, text selection, focus and open `details`.
 */
import { activeElement, contains, matches, protoGet, queryAll } from "../base/safe-dom";
import type { Control } from "../contracts/forms";

interface Kept {
  readonly fields: ReadonlyMap<string, Control>;
  readonly open: readonly boolean[];
  readonly focused: string | null;
  readonly selection: readonly [number | null, number | null] | null;
}

const nameOf = (field: Element) => field.getAttribute("name") || field.id;
const keyOf = (field: Element) =>
  field instanceof HTMLInputElement && /^(radio|checkbox)$/.test(field.type)
    ? `${nameOf(field)}=${field.value}`
    : nameOf(field);

const elementsIn = <Kind extends Element>(nodes: readonly Node[], selector: string): Kind[] =>
  nodes.flatMap((node) =>
    node instanceof Element ? [...(matches(node, selector) ? [node] : []), ...queryAll(node, selector)] : [],
  ) as Kind[];

/** Captures the fields in these nodes, with focus and selection. Call it before the nodes leave the page. */
export function keep(nodes: readonly Node[]): Kept {
  const fields = elementsIn<Control>(nodes, "input, textarea, select").filter((field) => nameOf(field));
  const active = activeElement();
  const focused = active && nodes.some((node) => contains(node, active)) ? active : null;
  return {
    fields: new Map(fields.map((field) => [keyOf(field), field])),
    open: elementsIn<HTMLDetailsElement>(nodes, "details").map((details) => details.open),
    focused: focused && keyOf(focused),
    selection: focused && "selectionStart" in focused ? selectionOf(focused as HTMLInputElement) : null,
  };
}

/** Applies captured state to the fields in these nodes. */
export function carry({ fields, open, focused, selection }: Kept, nodes: readonly Node[]): void {
  elementsIn<HTMLDetailsElement>(nodes, "details").forEach((details, index) => {
    details.open = open[index] ?? details.open;
  });
  for (const field of elementsIn<Control>(nodes, "input, textarea, select")) {
    const from = fields.get(keyOf(field));
    if (from) copy(from, field);
    if (!focused || keyOf(field) !== focused) continue;
    const holder = activeElement();
    if (holder && holder !== protoGet(document, "body")) continue; // the shopper has moved the focus elsewhere
    field.focus({ preventScroll: true });
    if (selection && "setSelectionRange" in field && selection[0] !== null)
      field.setSelectionRange(...selection);
  }
}

function copy(from: Control, to: Control): void {
  if (to.type === "file" || from === to) return;
  if (
    to instanceof HTMLInputElement &&
    from instanceof HTMLInputElement &&
    /^(radio|checkbox)$/.test(to.type)
  ) {
    if (to.checked !== from.checked) to.click(); // a click, so that the island's own listeners run
  } else if (to.value !== from.value) {
    // Uses the prototype's setter: React's own setter on the input would make React ignore the event.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), "value")?.set?.call(to, from.value);
    to.dispatchEvent(
      new CustomEvent(to instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }),
    );
  }
}

/** Inputs such as `type=email` have no selection: the getter throws or returns `null`. */
function selectionOf(input: HTMLInputElement): [number | null, number | null] {
  try {
    return [input.selectionStart, input.selectionEnd];
  } catch {
    return [null, null];
  }
}

/** Captures scroll positions, because nodes lose them when they leave the page. @returns restores the positions */
export function keepScroll(nodes: readonly Node[], hasScrolled: (element: Element) => boolean): () => void {
  const scrolled = elementsIn<HTMLElement>(nodes, "*")
    .filter(hasScrolled) // reading `scrollTop` of every element would force layout for each island
    .map((element) => [element, element.scrollTop, element.scrollLeft] as const);
  return () => {
    for (const [element, top, left] of scrolled) {
      element.scrollTop = top;
      element.scrollLeft = left;
    }
  };
}
