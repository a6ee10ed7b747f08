import { listening } from "./listening";
import { oneTimer } from "./one-timer";

const STARTS = ["pointerdown", "mousedown"] as const;
const ENDS = ["pointerup", "pointercancel", "mouseup", "click"] as const;

/**
 * Lets a press end before the page moves. A field tells its change and its blur between the start of a press and its
 * click. A button that moves away in that time gets no click.
 *
 *   mouse    pointerdown, mousedown, change, blur, pointerup, mouseup, click │ tasks
 *   finger   pointerdown, pointerup │ mousedown, change, blur, mouseup, click │ tasks
 *
 * Called before the first press.
 * @returns runs a task: at once, or after the press and its click
 */
export function afterPresses(signal: AbortSignal): (task: () => void) => void {
  const on = listening(signal);
  const timer = oneTimer(signal);
  let waiting: (() => void)[] = [];
  let isPressed = false;
  const end = () => {
    isPressed = false;
    const tasks = waiting;
    waiting = [];
    for (const task of tasks) task();
  };
  for (const type of STARTS)
    on(
      document,
      type,
      ({ button }) => {
        if (button) return; // opens a menu, which may keep the end of the press to itself
        timer.clear();
        isPressed = true;
      },
      { capture: true },
    );
  for (const type of ENDS) on(document, type, () => isPressed && timer.set(end, 0), { capture: true });
  return (task) => {
    if (isPressed) waiting.push(task);
    else task();
  };
}
