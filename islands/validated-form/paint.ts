/** Shows states and messages on the server's own nodes: classes, ARIA, text (spec §4, bar A3). */
import { classesOf } from "../../runtime/base/safe-dom";
import { type Control, holderOf } from "./controls";
import { forgetOriginal, idsOf, type MessageBox, messageBox, nameIds } from "./message-box";
import { nodesOf, type Problem } from "./problem";

export type State = "success" | "error" | "neutral";

export interface Painter {
  /** Has the message's place ready before there is one: a place that comes with its text is not announced. */
  prepare(control: Control): void;
  paint(control: Control, state: State, problem?: Problem | null): void;
  markEmpty(control: Control): void;
  /** Takes back everything that was written. */
  undo(): void;
}

interface Painted extends MessageBox {
  /** Where the field was painted: a page script may have put another one there. */
  readonly holder: HTMLElement;
  /** The server's own description of the field. */
  readonly isNamed: boolean;
  state: State;
  problem: Problem | null;
}

export function makePainter(): Painter {
  const painted = new Map<Control, Painted>();

  const of = (control: Control): Painted | undefined => {
    const holder = holderOf(control);
    let own = painted.get(control);
    // Another script may have rebuilt what is around the field.
    if (holder && !own?.box.isConnected) {
      if (!own) forgetOriginal(control);
      const made = messageBox(control, holder);
      const isNamed = own?.isNamed ?? idsOf(control).includes(made.box.id);
      own = { ...made, holder, isNamed, state: own?.state ?? "neutral", problem: own?.problem ?? null };
      painted.set(control, own);
    }
    return own;
  };

  /** Fields that share a holder, a street and its number for example: one that is wrong speaks for it. */
  const paintHolder = (holder: HTMLElement, box: HTMLElement) => {
    const here = [...painted].filter(([control]) => holderOf(control) === holder).map(([, own]) => own);
    const wrong = here.find(({ state }) => state === "error");
    const isGood = !wrong && here.length > 0 && here.every(({ state }) => state === "success");
    classesOf(holder).toggle("--error", !!wrong);
    classesOf(holder).toggle("--success", isGood);
    const nodes = wrong?.problem ? nodesOf(wrong.problem) : [];
    const text = nodes.map(({ textContent }) => textContent).join("");
    if (box.textContent !== text) box.replaceChildren(...nodes); // said once for each change
  };

  return {
    prepare: (control) => void of(control),
    paint(control, state, problem = null) {
      const own = of(control);
      if (!own) return;
      own.state = state;
      own.problem = problem;
      if (state === "error") control.setAttribute("aria-invalid", "true");
      else control.removeAttribute("aria-invalid");
      describe(control, own, state === "error");
      const holder = holderOf(control);
      if (!holder) painted.delete(control);
      paintHolder(holder ?? own.holder, own.box);
    },
    markEmpty(control) {
      const holder = holderOf(control);
      if (holder && control.type !== "checkbox") classesOf(holder).toggle("--empty", control.value === "");
    },
    undo() {
      for (const [control, own] of painted) {
        const { box, isOwn, holder } = own;
        control.removeAttribute("aria-invalid");
        describe(control, own, false);
        classesOf(holderOf(control) ?? holder).remove("--error", "--success");
        if (isOwn) box.remove();
        else box.replaceChildren();
      }
      painted.clear();
    },
  };
}

/** The message is named as long as it is there; a name that the server gave stays (contract B f). */
function describe(control: Control, { box, isNamed }: Painted, isOn: boolean): void {
  if (isNamed) return;
  const ids = idsOf(control).filter((id) => id !== box.id);
  nameIds(control, isOn ? [...ids, box.id] : ids);
}
