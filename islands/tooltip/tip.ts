import { keepShown } from "../../runtime/dom/keep-shown";
import { saveAttribute } from "../../runtime/dom/override";
import { buildBubble } from "./bubble";
import { placeTip } from "./tip-position";

export interface Tip {
  readonly element: HTMLElement;
  remove(): void;
}

interface TipOptions {
  readonly host: HTMLElement;
  readonly trigger: HTMLElement;
  readonly content: readonly Node[];
  /** Pixels. */
  readonly gap: number;
  /** Where the pointer entered; without it the tip is placed at the trigger. */
  readonly at?: PointerEvent | undefined;
}

/**
 * Shows a tip, connects it with its trigger by `aria-describedby`, and keeps it beside the trigger while the page
 * scrolls.
 */
export function showTip({ host, trigger, content, gap, at }: TipOptions): Tip {
  const element = buildBubble(host, content);
  const life = new AbortController();
  const start = host.getBoundingClientRect();
  const towards = getComputedStyle(host).direction === "rtl" ? -1 : 1;

  /** The box beside which the tip is placed. The pointer's position moves with the host. */
  const around = () => {
    const box = host.getBoundingClientRect();
    return at ? new DOMRect(box.left + at.clientX - start.left, box.top + at.clientY - start.top, 0, 0) : box;
  };
  const place = () => {
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    const { left, top } = placeTip(
      around(),
      element.getBoundingClientRect(),
      { width, height },
      gap,
      towards,
    );
    element.style.inset = `${top}px auto auto ${left}px`;
    element.style.visibility = "visible";
  };
  place();
  keepShown(element, life.signal);
  addEventListener("scroll", place, { capture: true, passive: true, signal: life.signal });
  addEventListener("resize", place, { signal: life.signal });

  const restoreDescription = saveAttribute(trigger, "aria-describedby");
  const before = trigger.getAttribute("aria-describedby");
  trigger.setAttribute("aria-describedby", before ? `${before} ${element.id}` : element.id);
  return {
    element,
    remove() {
      life.abort();
      element.replaceWith();
      restoreDescription();
    },
  };
}
