/**
 * Keeps the summary in step with the fields. A field leaves it as soon as it is no longer wrong, and comes back when it
 * is wrong again. Fields that become wrong later are marked on their own, and are listed after the next check.
 */
import type { IslandContext } from "../../runtime/contracts/island";
import type { Control } from "./controls";
import type { Engine } from "./engine";
import { canGoTo } from "./go-to";
import { type StatusStore, wrongFields } from "./status";
import { texts } from "./texts";

export interface FollowingSummary {
  /**
   * Lists the fields that are wrong now, if there are several, or one that the page hides. When all that it listed are
   * right, it stays until the page is left, because its end would move the form. @returns whether fields are listed
   */
  start(isUnchecked: boolean): boolean;
  /** Lists a field, with the fact that it could not be shown. */
  addUnseen(control: Control): void;
  /** Called after each change of a field's state. */
  changed(): void;
  clear(): void;
}

export function followSummary(
  engine: Engine,
  status: StatusStore,
  { announce, props, texts: bind, signal }: IslandContext,
): FollowingSummary {
  const t = bind(texts);
  const isFixed = props.summary === "fixed";
  /** The fields that the summary was made for. */
  let listed: readonly Control[] = [];
  /** Fields whose folds were opened in vain. */
  let unseen: readonly Control[] = [];
  let isWaiting = false;
  let round = 0;

  const isUnseen = (control: Control) => unseen.includes(control) || !canGoTo(control);
  const list = (wrong: ReturnType<Engine["wrong"]>) => {
    listed = wrong.map(({ control }) => control);
    round += 1;
    return {
      wrong: wrongFields(wrong, isUnseen),
      isListed: wrong.length > 0,
      isRepaired: false,
      isLeftOpen: false,
      round,
    };
  };

  const look = () => {
    isWaiting = false;
    if (signal.aborted || isFixed || !listed.length) return;
    const wrong = engine.wrong().filter(({ control }) => listed.includes(control));
    const open = engine.fields().filter((control) => listed.includes(control));
    const isRepaired = open.every((control) => engine.stateOf(control) === "success");
    const { isRepaired: wasRepaired } = status.state();
    status.set({ wrong: wrongFields(wrong, isUnseen), isRepaired, isLeftOpen: open.some(engine.isLeftOpen) });
    if (isRepaired && !wasRepaired) announce(t("validated-form.repaired"));
  };
  return {
    start(isUnchecked) {
      const wrong = engine.wrong();
      if (!wrong.length && !isUnchecked && status.state().isRepaired) return false;
      unseen = [];
      const isListed = wrong.length > 1 || wrong.some(({ control }) => isUnseen(control));
      status.set({ ...list(isListed ? wrong : []), isUnchecked });
      return isListed;
    },
    addUnseen(control) {
      if (signal.aborted) return;
      unseen = [...unseen, control];
      status.set(list(engine.wrong()));
    },
    changed() {
      if (isWaiting || !listed.length) return;
      isWaiting = true;
      queueMicrotask(look); // a check of the whole form changes many states at once
    },
    clear() {
      listed = [];
      status.set({ wrong: [], isUnchecked: false, isListed: false, isRepaired: false });
    },
  };
}
