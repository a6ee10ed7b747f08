/**
 * Decides when fields are checked, with one timer per form (ruling 13).
 *
 *   keys      a b c         d           ·            first change: neutral at once
 *   timer     └─┴─┴─ 500 ms ┴── 500 ms ─┤            each change restarts it
 *   check                               ▼ d's field; the whole form when several fields changed
 */
import { getCustomError } from "../../runtime/forms/custom-error";
import { FIELD_SET } from "../../runtime/forms/field-set";
import { belongsTo, type Control, isControl, mainOf } from "./controls";
import type { Engine } from "./engine";
import type { Painter } from "./paint";
import { leaderOf } from "./radio-group";

const DEBOUNCE_MS = 500;

/** Password managers fill in these fields together, so they do not count as a form filled in at once. */
const isCredential = (control: Control) =>
  /(^|\s)(username|current-password)(\s|$)/i.test(control.getAttribute("autocomplete") ?? "");

export interface Timing {
  /** Cancels pending checks before a check of the whole form. */
  cancel(): void;
  /** Rechecks affected fields after a change other than typing. */
  recheck(): void;
}

/** A control without text, which is checked as soon as the shopper chooses; its `input` event is no sign of typing. */
const isChosen = ({ kind }: Engine, control: Control): boolean =>
  control instanceof HTMLSelectElement ||
  control.type === "checkbox" ||
  /^(radio|file)$/.test(kind(control) ?? "");

/** The event's control, if it belongs to this form's validation. */
function controlOf({ root, kind }: Engine, { target }: Event): Control | null {
  if (!isControl(target) || !belongsTo(root, target)) return null;
  const control = leaderOf(target);
  return kind(control) || mainOf(root, control) ? control : null;
}

/** Takes out the fields with an island's error, which needs no server. Shown at once, only the form announces it. */
function takeJudged({ kind }: Engine, changed: Set<Control>): Control[] {
  const judged = [...changed].filter((control) => kind(control) && getCustomError(control));
  for (const control of judged) changed.delete(control);
  return judged;
}

/** The filled-in main fields of these parts, such as the phone of a prefix. */
const mainsOf = (root: Element, parts: readonly Control[]): Control[] =>
  parts.flatMap((part) => {
    const main = mainOf(root, part);
    return main?.value ? [main] : [];
  });

/** Whether nothing has decided a field since its change: the verdict of a submit or a page script stays with the value. */
const openIn =
  ({ stateOf }: Engine) =>
  (control: Control) =>
    stateOf(control) === "neutral";

interface Checks extends Timing {
  /** Makes a changed field neutral, and checks it after a pause. */
  schedule(control: Control): void;
  isScheduled(control: Control): boolean;
}

function makeChecks(engine: Engine, painter: Painter): Checks {
  const { root } = engine;
  const changed = new Set<Control>();
  /** Fields that lost their verdict through another field's change. */
  const affected = new Set<Control>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const cancel = () => {
    clearTimeout(timer);
    changed.clear();
    affected.clear();
  };

  const fire = () => {
    const isOpen = openIn(engine);
    const list = [...changed].filter(isOpen);
    const others = [...affected].filter((control) => control.value);
    cancel();
    if (list.filter((control) => !isCredential(control)).length > 1) return wholeForm();
    void engine.check([...new Set([...list, ...mainsOf(root, list), ...others])].filter(isOpen));
  };

  /** Rechecks all filled-in fields; empty fields get no error before a submit (bar R33). */
  const wholeForm = () => {
    const filled = engine
      .fields()
      .filter((control) =>
        engine.kind(control) === "text" ? control.value : engine.stateOf(control) !== "neutral",
      );
    for (const control of filled) engine.forget(control);
    void engine.check(filled);
  };

  const schedule = (control: Control) => {
    painter.markEmpty(control);
    engine.forget(control);
    changed.add(control);
    for (const other of engine.reconcile()) affected.add(other);
    clearTimeout(timer);
    timer = setTimeout(fire, DEBOUNCE_MS);
  };

  const recheck = () => {
    const judged = takeJudged(engine, changed);
    const fallen = engine.reconcile().filter((control) => control.value && engine.kind(control) === "text");
    const list = new Set([...judged, ...fallen.filter((control) => !changed.has(control))]);
    if (list.size) void engine.check([...list]);
  };
  return { cancel, recheck, schedule, isScheduled: (control) => changed.has(control) };
}

export function followInput(engine: Engine, painter: Painter, signal: AbortSignal): Timing {
  const { cancel, recheck, schedule, isScheduled } = makeChecks(engine, painter);

  const onInput = (event: Event) => {
    const control = controlOf(engine, event);
    if (!control || (event as InputEvent).isComposing) return;
    if (!isChosen(engine, control)) schedule(control);
  };
  const onChange = (event: Event) => {
    const control = controlOf(engine, event);
    // A country, which no rule checks, may have decided other fields.
    if (!control) return void (isControl(event.target) && belongsTo(engine.root, event.target) && recheck());
    if (isChosen(engine, control)) {
      painter.markEmpty(control);
      void engine.check([control]);
    } else if (!isScheduled(control) && engine.stateOf(control) === "neutral" && !engine.isAsked(control))
      schedule(control); // the field was filled in with only this event, or has no answer yet
  };
  /** A script or the browser has set a value: a new text counts as typed, an emptied field asks for nothing yet. */
  const onSet = (event: Event) => {
    const control = controlOf(engine, event);
    if (!control || isChosen(engine, control)) return onChange(event);
    if (control.value !== (control as HTMLInputElement).defaultValue && control.value) schedule(control);
    else recheck();
  };
  const onFocus = (event: Event) => {
    const control = controlOf(engine, event);
    if (control && engine.kind(control)) painter.prepare(control);
  };
  // Chromium's autofill dispatches `focus`, never `focusin`.
  const listeners = {
    input: onInput,
    change: onChange,
    [FIELD_SET]: onSet,
    compositionend: onInput,
    focus: onFocus,
  };
  for (const [type, listener] of Object.entries(listeners))
    document.addEventListener(type, listener, { capture: true, signal });
  signal.addEventListener("abort", cancel);
  // Checks fields that were filled in before the mount.
  for (const control of engine.fields())
    if (engine.kind(control) === "text" && control.value !== (control as HTMLInputElement).defaultValue)
      schedule(control);

  return { cancel, recheck };
}
