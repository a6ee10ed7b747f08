/** Shows states and messages on the server's own nodes: classes, ARIA, text (spec §4, bar A3). */
import { type Control, holderOf } from "./controls";
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

interface Painted {
  readonly box: HTMLElement;
  /** Made here, or the server's. */
  readonly isOwn: boolean;
  /** The server's own description of the field. */
  readonly isNamed: boolean;
  state: State;
  problem: Problem | null;
}

const idsOf = (control: Control) =>
  (control.getAttribute("aria-describedby") ?? "").split(/\s+/).filter(Boolean);

let counter = 0;

export function makePainter(): Painter {
  const painted = new Map<Control, Painted>();

  const boxFor = (control: Control): Pick<Painted, "box" | "isOwn"> => {
    const holder = holderOf(control);
    const isCheckbox = control.type === "checkbox";
    const found = isCheckbox ? null : holder.querySelector<HTMLElement>(".f-message");
    const box = found ?? document.createElement(isCheckbox ? "span" : "div");
    if (!found) {
      box.className = isCheckbox ? "wyspa-sr" : "f-message";
      // Out of sight also where the small stylesheet has not arrived.
      if (isCheckbox)
        Object.assign(box.style, {
          position: "absolute",
          width: "1px",
          height: "1px",
          overflow: "hidden",
          clipPath: "inset(50%)",
        });
      holder.append(box);
    }
    box.id ||= `wyspa-message-${++counter}`;
    if (!box.hasAttribute("aria-live")) box.setAttribute("aria-live", "polite");
    return { box, isOwn: !found };
  };

  const of = (control: Control): Painted => {
    let own = painted.get(control);
    // Another script may have rebuilt what is around the field.
    if (!own?.box.isConnected) {
      const made = boxFor(control);
      const isNamed = own?.isNamed ?? idsOf(control).includes(made.box.id);
      own = { ...made, isNamed, state: own?.state ?? "neutral", problem: own?.problem ?? null };
      painted.set(control, own);
    }
    return own;
  };

  /** The message is named as long as it is there; a name that the server gave stays (contract B f). */
  const describe = (control: Control, { box, isNamed }: Painted, isOn: boolean) => {
    if (isNamed) return;
    const ids = idsOf(control).filter((id) => id !== box.id);
    if (isOn) ids.push(box.id);
    if (ids.length) control.setAttribute("aria-describedby", ids.join(" "));
    else control.removeAttribute("aria-describedby");
  };

  /** Fields that share a holder, a street and its number for example: one that is wrong speaks for it. */
  const paintHolder = (holder: HTMLElement, box: HTMLElement) => {
    const here = [...painted].filter(([control]) => holderOf(control) === holder).map(([, own]) => own);
    const wrong = here.find(({ state }) => state === "error");
    const isGood = !wrong && here.length > 0 && here.every(({ state }) => state === "success");
    holder.classList.toggle("--error", !!wrong);
    holder.classList.toggle("--success", isGood);
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
      if (control.type !== "checkbox") holderOf(control).classList.toggle("--empty", control.value === "");
    },
    undo() {
      for (const [control, own] of painted) {
        const { box, isOwn } = own;
        control.removeAttribute("aria-invalid");
        describe(control, own, false);
        holderOf(control).classList.remove("--error", "--success");
        if (isOwn) box.remove();
        else box.replaceChildren();
      }
      painted.clear();
    },
  };
}
