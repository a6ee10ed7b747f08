/**
 * When fields are checked (spec §5, ruling 13): one timer per form.
 *
 *   keys      a b c         d           ·            first change: neutral at once
 *   timer     └─┴─┴─ 500 ms ┴── 500 ms ─┤            each change starts it anew
 *   check                               ▼ d's field; the whole form when several fields changed
 */
import { belongsTo, type Control, isControl, mainOf } from "./controls";
import type { Engine } from "./engine";
import type { Painter } from "./paint";

const DEBOUNCE_MS = 500;

/** Filled in by password managers together: such fields do not count as a form that was filled in at once. */
const isCredential = (control: Control) =>
  /(^|\s)(username|current-password)(\s|$)/i.test(control.getAttribute("autocomplete") ?? "");

export interface Timing {
  /** Drops what the timer waits for: the whole form is about to be checked. */
  cancel(): void;
  /** Something that verdicts rest on has changed other than by typing: what it concerns is checked anew. */
  recheck(): void;
}

/** The control that an event is about, where it is one of ours. */
function oursOf({ root, kind }: Engine, { target }: Event): Control | null {
  if (!isControl(target) || !belongsTo(root, target)) return null;
  return kind(target) || mainOf(root, target) ? target : null;
}

export function followInput(engine: Engine, painter: Painter, signal: AbortSignal): Timing {
  const { root } = engine;
  const changed = new Set<Control>();
  /** Fields whose verdict fell with another field's change. */
  const affected = new Set<Control>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const cancel = () => {
    clearTimeout(timer);
    changed.clear();
    affected.clear();
  };

  const fire = () => {
    const list = [...changed];
    const others = [...affected].filter((control) => control.value);
    cancel();
    if (list.filter((control) => !isCredential(control)).length > 1) return wholeForm();
    const mains = list.flatMap((control) => {
      const main = mainOf(root, control);
      return main?.value ? [main] : [];
    });
    void engine.check([...new Set([...list, ...mains, ...others])]);
  };

  /** Everything that is filled in, anew; what is not filled in yet is nobody's fault (bar R33). */
  const wholeForm = () => {
    const filled = engine
      .fields()
      .filter((control) =>
        engine.kind(control) === "text" ? control.value : engine.stateOf(control) !== "neutral",
      );
    for (const control of filled) engine.forget(control);
    void engine.check(filled);
  };

  const typed = (control: Control) => {
    painter.markEmpty(control);
    engine.forget(control);
    changed.add(control);
    for (const other of engine.reconcile()) affected.add(other);
    clearTimeout(timer);
    timer = setTimeout(fire, DEBOUNCE_MS);
  };

  const onInput = (event: Event) => {
    const control = oursOf(engine, event);
    if (!control || (event as InputEvent).isComposing || control.type === "checkbox") return;
    if (!(control instanceof HTMLSelectElement)) typed(control);
  };
  const onChange = (event: Event) => {
    const control = oursOf(engine, event);
    if (!control) return;
    const kind = engine.kind(control);
    if (kind === "checkbox" || kind === "select") {
      painter.markEmpty(control);
      void engine.check([control]);
    } else if (!changed.has(control) && engine.stateOf(control) === "neutral" && !engine.isAsked(control))
      typed(control); // filled in with nothing but this event, or still without an answer
  };
  const onFocus = (event: Event) => {
    const control = oursOf(engine, event);
    if (control && engine.kind(control)) painter.prepare(control);
  };
  const heard = { input: onInput, change: onChange, compositionend: onInput, focusin: onFocus };
  for (const [type, listener] of Object.entries(heard))
    document.addEventListener(type, listener, { capture: true, signal });
  signal.addEventListener("abort", cancel);
  // What was filled in while the island was on its way.
  for (const control of engine.fields())
    if (engine.kind(control) === "text" && control.value !== (control as HTMLInputElement).defaultValue)
      typed(control);

  return {
    cancel,
    recheck() {
      const fallen = engine.reconcile().filter((control) => control.value && engine.kind(control) === "text");
      if (fallen.length) void engine.check(fallen.filter((control) => !changed.has(control)));
    },
  };
}
