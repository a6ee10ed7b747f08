/** Decides fields by local rules, without the server. */
import type { Control, LocalFault } from "./control";
import type { Kind } from "./controls";
import type { Decisions } from "./decisions";
import { asksServer, formatFault, localFault } from "./local-rules";
import type { EngineNeeds } from "./needs";
import { problemOf } from "./problem";

export interface LocalVerdicts {
  /** Decides fields that need no server. @returns the others, each with the input of the pending answer */
  decide(controls: readonly Control[]): Map<Control, string>;
  /** See `Engine`. */
  judgeUnanswered(controls: readonly Control[]): void;
}

export function makeLocalVerdicts(
  { root, isMarked, lookup, nativeWords }: EngineNeeds,
  kind: (control: Control) => Kind | null,
  decisions: Decisions,
): LocalVerdicts {
  const decideFault = (control: Control, fault: LocalFault) => {
    const words = fault.words ?? nativeWords(control, fault);
    if (words) decisions.write(control, { code: fault.code, text: "", rest: words });
    else decisions.decide(control, problemOf(lookup, fault.code, fault));
  };
  /** The validated controls, each with its kind. */
  const validated = (controls: readonly Control[]) =>
    controls.flatMap((control) => {
      const takesPart = kind(control);
      return takesPart && !control.matches(":disabled") ? [{ control, takesPart }] : [];
    });

  return {
    decide(controls) {
      const open = new Map<Control, string>();
      for (const { control, takesPart } of validated(controls)) {
        const fault = localFault(root, control, takesPart, isMarked);
        if (fault) decideFault(control, fault);
        else if (takesPart === "text" && asksServer(root, control)) open.set(control, decisions.key(control));
        else decisions.decide(control, null);
      }
      return open;
    },
    judgeUnanswered(controls) {
      for (const { control, takesPart } of validated(controls)) {
        const { state = "neutral" } = decisions.held(control) ?? {};
        const fault =
          state === "neutral" &&
          (localFault(root, control, takesPart, isMarked) ?? formatFault(root, control));
        if (fault) decideFault(control, fault);
      }
    },
  };
}
