/** Shows states and messages on the server's own nodes: classes, ARIA, text (spec §4, bar A3). */
import { classesOf } from "../../runtime/ground/dom";
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
  /** The server's own description of the field. */
  readonly isNamed: boolean;
  state: State;
  problem: Problem | null;
}

export function makePainter(): Painter {
  const painted = new Map<Control, Painted>();

  const of = (control: Control): Painted => {
    let own = painted.get(control);
    // Another script may have rebuilt what is around the field.
    if (!own?.box.isConnected) {
      if (!own) forgetOriginal(control);
      const made = messageBox(control);
      const isNamed = own?.isNamed ?? idsOf(control).includes(made.box.id);
      own = { ...made, isNamed, state: own?.state ?? "neutral", problem: own?.problem ?? null };
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
      own.state = state;
      own.problem = problem;
      if (state === "error") control.setAttribute("aria-invalid", "true");
      else control.removeAttribute("aria-invalid");
      describe(control, own, state === "error");
      paintHolder(holderOf(control), own.box);
    },
    markEmpty(control) {
      if (control.type !== "checkbox") classesOf(holderOf(control)).toggle("--empty", control.value === "");
    },
    undo() {
      for (const [control, own] of painted) {
        const { box, isOwn } = own;
        control.removeAttribute("aria-invalid");
        describe(control, own, false);
        classesOf(holderOf(control)).remove("--error", "--success");
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
