import { listening } from "../../runtime/dom/listening";
import { isModified, type Menu, panelOf } from "./menu";

/**
 * Touch has no hover: on large screens the first tap on a link opens its panel, the second follows it. In a wide menu
 * only the first level does that, because the panel shows the other levels (contract A 3.3).
 */
export function tapTwice({ host, list, options, signal }: Menu): void {
  const isWide = options.wide && host.matches(".wide");
  // The tap that loaded the island came before this listener, so the device's pointer type decides.
  let pointer = matchMedia("(pointer: fine)").matches ? "" : "touch";
  const remember = (event: PointerEvent) => {
    pointer = event.pointerType;
  };
  const closeBut = (kept: Element | null) => {
    for (const panel of list.querySelectorAll("ul.active"))
      if (!kept || !panel.contains(kept)) panel.classList.remove("active");
  };

  const on = listening(signal);
  on(document.documentElement, "pointerdown", remember);
  on(document.documentElement, "click", (event) => {
    // Enter dispatches clicks with `detail` 0.
    if (pointer !== "touch" || !event.detail || isModified(event)) return;
    const target = event.target as Element;
    const link = list.contains(target) ? target.closest(".nav-link") : null;
    if (!link) {
      if (!list.contains(target)) closeBut(null);
      return;
    }
    const item = link.closest(".nav-item");
    const panel = item && !link.closest(".nav-header") ? panelOf(item) : null;
    if (!item || !panel || link.matches(".noevent") || (isWide && item.parentElement !== list)) return;
    const isOpen = panel.classList.contains("active");
    closeBut(panel);
    if (isOpen) return;
    event.preventDefault();
    panel.classList.add("active");
  });
  signal.addEventListener("abort", () => closeBut(null));
}
