/**
 * Decides when fields are judged, with one timer per form (ruling 13).
 *
 *   keys      a b c         d           ·            first change: neutral at once
 *   timer     └─┴─┴─ 500 ms ┴── 500 ms ─┤            each change restarts it
 *   check                               ▼ d's field; the whole form when several fields changed
 *
 * Choices are judged at once. So are fields whose verdict falls by something else than typing: another country, an
 * attribute that a script sets. Fields that fall while the shopper types are judged with what is typed.
 */

import type { Control } from "../../runtime/contracts/forms";
import { isControl } from "../../runtime/forms/control";
import { getCustomError } from "../../runtime/forms/custom-error";
import { FIELD_SET } from "../../runtime/forms/field-set";
import { belongsTo, leaderOf, mainOf } from "./controls";
import type { Painter } from "./paint";
import { INPUT_ATTRIBUTES } from "./rules";
import { type Engine, isDecided } from "./verdicts";

const DEBOUNCE_MS = 500;

/** Password managers fill in these fields together, so they do not count as a form filled in at once. */
const isCredential = (control: Control) =>
  /(^|\s)(username|current-password)(\s|$)/i.test(control.getAttribute("autocomplete") ?? "");

export interface Timing {
  /** Cancels pending checks before a check of the whole form. */
  cancel(): void;
}

/** A control without text, which is checked as soon as the shopper chooses; its `input` event is no sign of typing. */
const isChoice = ({ kind }: Engine, control: Control): boolean =>
  control instanceof HTMLSelectElement ||
  control.type === "checkbox" ||
  /^(radio|file)$/.test(kind(control) ?? "");

/** The event's control, if it belongs to this form's validation. */
function controlOf({ root, kind }: Engine, { target }: Event): Control | null {
  if (!isControl(target) || !belongsTo(root, target)) return null;
  const control = leaderOf(target);
  return kind(control) || mainOf(root, control) ? control : null;
}

/** Whether a fallen verdict is followed by another: an empty text gets no error before a submit (bar R33). */
const isJudgedAgain = ({ kind }: Engine, control: Control): boolean =>
  kind(control) === "text" ? control.value !== "" : kind(control) !== null;

/** Whether nothing has judged the field's value: the verdict of a submit or a page script stays with it. */
const isOpen = ({ stateOf }: Engine, control: Control): boolean =>
  /^(open|unanswered)$/.test(stateOf(control));

/** The filled-in main fields of these parts that are open, such as the phone of a prefix. */
const openMainsOf = (engine: Engine, parts: readonly Control[]): Control[] =>
  parts
    .flatMap((part) => mainOf(engine.root, part) ?? [])
    .filter((main) => main.value && isOpen(engine, main));

interface Checks extends Timing {
  /** Judges fields again after a change other than typing. */
  recheck(): void;
  /** Makes a changed field neutral, and checks it after a pause. */
  schedule(control: Control): void;
  isScheduled(control: Control): boolean;
}

function makeChecks(engine: Engine, painter: Painter): Checks {
  const { kind } = engine;
  const changed = new Set<Control>();
  /** Fields that lost their verdict through another field's change. */
  const affected = new Set<Control>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const cancel = () => {
    clearTimeout(timer);
    changed.clear();
    affected.clear();
  };
  /** Drops the verdicts that have fallen. @returns the fields that are judged again */
  const dropFallen = (): Control[] => {
    const fallen = engine.fallen();
    fallen.forEach(engine.forget);
    return fallen.map(leaderOf).filter((control) => isJudgedAgain(engine, control));
  };
  /** Takes out the fields with an island's error, which needs no server. Shown at once, only the form announces it. */
  const takeJudged = (): Control[] => {
    const judged = [...changed].filter((control) => kind(control) && getCustomError(control));
    for (const control of judged) changed.delete(control);
    return judged;
  };

  const fire = () => {
    const typed = [...changed].filter((control) => isOpen(engine, control));
    const others = [...affected].filter(
      (control) => isJudgedAgain(engine, control) && isOpen(engine, control),
    );
    cancel();
    if (typed.filter((control) => !isCredential(control)).length > 1) return wholeForm(others);
    void engine.check([...new Set([...typed, ...openMainsOf(engine, typed), ...others])]);
  };
  /** Rechecks all filled-in texts, and the choices that have a verdict or have lost it. */
  const wholeForm = (others: readonly Control[]) => {
    const judged = engine
      .fields()
      .filter((control) =>
        kind(control) === "text"
          ? control.value
          : isDecided(engine.stateOf(control)) || others.includes(control),
      );
    judged.forEach(engine.forget);
    void engine.check(judged);
  };

  return {
    cancel,
    isScheduled: (control) => changed.has(control),
    schedule(control) {
      painter.markEmpty(control);
      engine.forget(control);
      changed.add(control);
      for (const other of dropFallen()) affected.add(other);
      clearTimeout(timer);
      timer = setTimeout(fire, DEBOUNCE_MS);
    },
    recheck() {
      const list = new Set([...takeJudged(), ...dropFallen().filter((control) => !changed.has(control))]);
      if (list.size) void engine.check([...list]);
    },
  };
}

/**
 * Calls back after changes by page scripts: added and removed fields, and the attributes that verdicts depend on (contract
 * B a.1, a.9). Fields need no binding, because each event looks them up.
 */
export function watchFields(root: Element, signal: AbortSignal, onChange: () => void): void {
  const observer = new MutationObserver(onChange);
  observer.observe(root, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: INPUT_ATTRIBUTES,
  });
  signal.addEventListener("abort", () => observer.disconnect());
}

export function followInput(engine: Engine, painter: Painter, signal: AbortSignal): Timing {
  const { cancel, recheck, schedule, isScheduled } = makeChecks(engine, painter);

  const onInput = (event: Event) => {
    const control = controlOf(engine, event);
    if (!control || (event as InputEvent).isComposing) return;
    if (!isChoice(engine, control)) schedule(control);
  };
  const onChange = (event: Event) => {
    const control = controlOf(engine, event);
    if (control && !isChoice(engine, control)) {
      // The field was filled in with only this event, or has no answer yet.
      if (!isScheduled(control) && isOpen(engine, control)) schedule(control);
      return;
    }
    if (control) {
      painter.markEmpty(control);
      void engine.check([control, ...openMainsOf(engine, [control])]);
    }
    // A choice, such as a country, may have decided other fields.
    if (isControl(event.target) && belongsTo(engine.root, event.target)) recheck();
  };
  /** A script or the browser has set a value: a new text counts as typed, an emptied field asks for nothing yet. */
  const onSet = (event: Event) => {
    const control = controlOf(engine, event);
    if (!control || isChoice(engine, control)) return onChange(event);
    const isNew = control.value && control.value !== (control as HTMLInputElement).defaultValue;
    if (isNew && isOpen(engine, control)) schedule(control);
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
  watchFields(engine.root, signal, recheck);
  signal.addEventListener("abort", cancel);
  // Checks fields that were filled in before the mount.
  for (const control of engine.fields())
    if (engine.kind(control) === "text" && control.value !== (control as HTMLInputElement).defaultValue)
      schedule(control);

  return { cancel };
}
