/**
 * A form on its way to the server: looks busy, and is not sent a second time, until the page is left or the
 * shopper must be able to send it again (contract A 18, ruling 12, bars R28 and R29). Pure: the mark stands on the
 * form itself, so that whoever marks it sees the marks of others.
 */

/** After this long an answer that leaves the page where it is (204, a download) is taken for given. */
const FORGET_MS = 16_000;
/** A form that opens elsewhere leaves its page usable; this long covers an impatient second click. */
const ELSEWHERE_MS = 1_000;

const SUBMITTING = Symbol.for("wyspa.submitting");

// Fields may be named `method`, `target`, `classList` … and hide the form's own (bar S15).
const read = (element: Element, name: string) => Element.prototype.getAttribute.call(element, name);
const write = (element: Element, name: string, value: string) =>
  Element.prototype.setAttribute.call(element, name, value);
const elementsOf = Object.getOwnPropertyDescriptor(HTMLFormElement.prototype, "elements")?.get;
const classesOf = Object.getOwnPropertyDescriptor(Element.prototype, "classList")?.get;
const classes = (form: HTMLFormElement): DOMTokenList => classesOf?.call(form) ?? form.classList;

const option = (form: HTMLFormElement, submitter: Element | null, name: string) =>
  ((submitter && read(submitter, `form${name}`)) ?? read(form, name) ?? "").trim().toLowerCase();

/** Whether the answer will stand in another window or frame. */
function opensElsewhere(form: HTMLFormElement, submitter: Element | null): boolean {
  const base = document.querySelector("base[target]");
  const target = option(form, submitter, "target") || (base && read(base, "target")) || "_self";
  return !/^_(self|top|parent)$/i.test(target) && target !== window.name.toLowerCase();
}

function submitButtons(form: HTMLFormElement, submitter: Element | null): Element[] {
  const elements: Iterable<Element> = elementsOf?.call(form) ?? form.elements;
  const types = "button:not([type=button], [type=reset]), input[type=submit], input[type=image]";
  const buttons = new Set([...elements].filter((element) => element.matches(types)));
  if (submitter) buttons.add(submitter);
  return [...buttons];
}

/** Sets an attribute. @returns puts the old value back */
function lend(element: Element, name: string, value: string): () => void {
  const before = read(element, name);
  write(element, name, value);
  return () =>
    before === null ? Element.prototype.removeAttribute.call(element, name) : write(element, name, before);
}

/**
 * Marks a form as submitting and keeps its later submits back. Does nothing for a form that is marked already.
 * @param signal releases it
 * @param first the submit event that is just passing, by the browser's own note of it: where a listener prevents
 *   it later in the dispatch, the form is free again
 * @returns releases the form
 */
export function markSubmitting(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  signal: AbortSignal,
  first: Event | undefined = window.event,
): () => void {
  if (Reflect.get(form, SUBMITTING) || option(form, submitter, "method") === "dialog") return () => {};
  const life = new AbortController();
  const options = { capture: true, signal: life.signal };
  const undo: (() => void)[] = [];
  const timers: ReturnType<typeof setTimeout>[] = [];
  let latest = first?.type === "submit" && first.target === form ? first : undefined;

  const release = () => {
    life.abort();
    timers.forEach(clearTimeout);
    Reflect.deleteProperty(form, SUBMITTING);
    for (const back of undo.splice(0)) back();
  };
  const show = () => {
    const { signal: shown } = life;
    if (shown.aborted || undo.length) return;
    classes(form).add("--submitting");
    undo.push(() => classes(form).remove("--submitting"), lend(form, "aria-busy", "true"));
    // Never `disabled`: the browser has yet to collect the pressed button's value.
    for (const button of submitButtons(form, submitter)) undo.push(lend(button, "aria-disabled", "true"));
  };
  /** A listener may still prevent it, on `window` at last: what it looks like waits until all have spoken. */
  const settle = () => (latest?.defaultPrevented ? release() : show());

  Reflect.set(form, SUBMITTING, true);
  addEventListener(
    "submit",
    (event) => {
      if (event.target !== form) return;
      if (latest?.defaultPrevented) {
        // The one before was prevented, so that this one could come: after a check, for example.
        latest = event;
        timers.push(setTimeout(settle));
        return;
      }
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    options,
  );
  addEventListener("pageshow", ({ persisted }) => persisted && release(), options);
  // Escape stops the browser's loading, and an edited form is another one.
  addEventListener(
    "keydown",
    ({ key, isComposing }) => key === "Escape" && !isComposing && release(),
    options,
  );
  addEventListener("input", ({ target, isTrusted }) => isTrusted && isOf(target, form) && release(), options);
  signal.addEventListener("abort", release, { signal: life.signal });
  timers.push(setTimeout(release, opensElsewhere(form, submitter) ? ELSEWHERE_MS : FORGET_MS));
  if (latest) timers.push(setTimeout(settle));
  else show();
  return release;
}

const isOf = (target: EventTarget | null, form: HTMLFormElement) =>
  (target as HTMLInputElement | null)?.form === form || (target instanceof Node && isInside(target, form));
const isInside = (node: Node, form: HTMLFormElement) => Node.prototype.contains.call(form, node);
