/** Shows states and messages on the server's own nodes: classes, ARIA attributes, text (bar A3). */
import { classesOf } from "../../runtime/base/safe-dom";
import type { Control } from "../../runtime/contracts/forms";
import { describedBy, toggleDescribedBy } from "../../runtime/dom/described-by";
import { groupOf, holderOf } from "./controls";
import { forgetOriginal, type MessageBox, messageBox } from "./message-box";
import { nodesOf, type Problem } from "./messages";

export type State = "success" | "error" | "neutral";

export interface Painter {
  /** Creates the message element in advance: a live region that is inserted with its text is not announced. */
  prepare(control: Control): void;
  paint(control: Control, state: State, problem?: Problem | null): void;
  markEmpty(control: Control): void;
  /**
   * Shows messages without announcing them, until the returned function is called. A check of the whole form announces
   * its outcome instead, and screen readers read a field's message with the field.
   */
  startQuietly(): () => void;
  /** Removes everything that was written. */
  undo(): void;
}

interface Painted extends MessageBox {
  /** The holder when the field was painted: a page script may have replaced it since. */
  readonly holder: HTMLElement;
  /** Whether the server's markup already references the message. */
  readonly isNamed: boolean;
  state: State;
  problem: Problem | null;
}

/** @param afterPress runs a task that moves what is below a field: never between a press and its click */
export function makePainter(afterPress: (task: () => void) => void): Painter {
  const painted = new Map<Control, Painted>();
  /** How many checks of the whole form are running. */
  let quiet = 0;
  const setLive = ({ box, live }: MessageBox) => box.setAttribute("aria-live", quiet ? "off" : live);

  const paintedOf = (control: Control): Painted | undefined => {
    const holder = holderOf(control);
    let own = painted.get(control);
    // Another script may have rebuilt the field's surroundings.
    if (holder && !own?.box.isConnected) {
      if (!own) forgetOriginal(control);
      const made = messageBox(control, holder);
      const isNamed = own?.isNamed ?? describedBy(control).includes(made.box.id);
      own = { ...made, holder, isNamed, state: own?.state ?? "neutral", problem: own?.problem ?? null };
      painted.set(control, own);
    }
    return own;
  };

  /** Paints a holder that several fields may share, such as street and number: one invalid field makes it invalid. */
  const paintHolder = (holder: HTMLElement, own: Painted) => {
    const { box } = own;
    const inHolder = [...painted].filter(([control]) => holderOf(control) === holder).map(([, one]) => one);
    const wrong = inHolder.find(({ state }) => state === "error");
    const isGood = !wrong && inHolder.length > 0 && inHolder.every(({ state }) => state === "success");
    classesOf(holder).toggle("--error", !!wrong);
    classesOf(holder).toggle("--success", isGood);
    const nodes = wrong?.problem ? nodesOf(wrong.problem) : [];
    const text = nodes.map(({ textContent }) => textContent).join("");
    if (box.textContent === text) return; // announced once per change
    setLive(own);
    box.replaceChildren(...nodes);
  };

  return {
    prepare(control) {
      const own = paintedOf(control);
      if (own && !own.box.firstChild) setLive(own); // a region that becomes live with a text may be announced
    },
    paint(control, state, problem = null) {
      const own = paintedOf(control);
      if (!own) return;
      own.state = state;
      own.problem = problem;
      describe(control, own, state === "error");
      const holder = holderOf(control);
      if (!holder) painted.delete(control);
      const show = () => paintHolder(holder ?? own.holder, own);
      // A check of the whole form follows the click that has sent it. Listeners of `wyspa:validated` find its messages.
      if (quiet) show();
      else afterPress(show);
    },
    markEmpty(control) {
      const holder = holderOf(control);
      if (holder && !/^(checkbox|radio)$/.test(control.type))
        classesOf(holder).toggle("--empty", control.value === "");
    },
    startQuietly() {
      quiet += 1;
      for (const own of painted.values()) setLive(own);
      return () => {
        quiet -= 1;
      };
    },
    undo() {
      for (const [control, own] of painted) {
        const { box, isOwn, holder } = own;
        describe(control, own, false);
        classesOf(holderOf(control) ?? holder).remove("--error", "--success");
        if (isOwn) box.replaceWith();
        else box.replaceChildren();
      }
      painted.clear();
    },
  };
}

/** References the message while the control is wrong; a reference from the server stays (contract B f). */
function describe(control: Control, { box, isNamed }: Painted, isWrong: boolean): void {
  for (const one of groupOf(control)) {
    if (isWrong) one.setAttribute("aria-invalid", "true");
    else one.removeAttribute("aria-invalid");
    if (!isNamed) toggleDescribedBy(one, box.id, isWrong);
  }
}
