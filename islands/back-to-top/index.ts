import type { Mount } from "../../runtime/contracts/island";
import { followRootClass } from "../../runtime/dom/follow-root-class";
import { ensureFocusRing } from "../../runtime/dom/keep-ring";
import { saveAttribute } from "../../runtime/dom/override";
import { tryFocus } from "../../runtime/dom/try-focus";
import { floatUnstyled, liftOverBars, makeButton, placeBeside } from "./button";
import { texts } from "./texts";

/** The button appears once the page is scrolled by more than this many window heights. */
const WINDOWS = 2;

/** Mounts the back-to-top button (contract A 18). */
export const mount: Mount = (host, context) => {
  const { signal } = context;
  if (document.getElementById("backTop")) return; // the theme ships its own
  const button = makeButton(context.texts(texts)("back-to-top.name"));
  let isShown = false;
  let isSearching = false;

  const follow = () => {
    const isFar = window.scrollY > WINDOWS * window.innerHeight;
    // A focused button stays visible: hiding it would drop the focus.
    const isHeld = isShown && document.activeElement === button;
    const shows = (isFar || isHeld) && !isSearching;
    if (shows) liftOverBars(button);
    if (shows === isShown) return;
    isShown = shows;
    button.style.display = shows ? "block" : "none";
    if (!shows) return;
    if (getComputedStyle(button).position === "static") floatUnstyled(button);
    placeBeside(button);
  };
  const goUp = ({ detail }: MouseEvent) => {
    focusStart(detail === 0);
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    window.scrollTo({ top: 0, behavior: isCalm ? "instant" : "smooth" });
  };

  host.append(button);
  ensureFocusRing(button, signal);
  button.addEventListener("click", goUp, { signal });
  button.addEventListener("blur", () => setTimeout(() => signal.aborted || follow()), { signal });
  addEventListener("scroll", follow, { passive: true, signal });
  const resize = () => {
    follow();
    if (isShown) placeBeside(button);
  };
  addEventListener("resize", resize, { signal });
  isSearching = followRootClass("--search-open", signal, (isOpen) => {
    isSearching = isOpen;
    follow();
  });
  signal.addEventListener("abort", () => {
    if (document.activeElement === button) focusStart(false);
    button.replaceWith();
  });
  follow();
};

/**
 * Moves the focus to the start of the page, so that the next Tab begins there (bar A16). Keyboard users reach the
 * first skip link, which is visible then; pointer users reach the page itself.
 */
function focusStart(byKeyboard: boolean): void {
  const { body } = document;
  const skip = byKeyboard ? document.querySelector<HTMLElement>("#menu_skip a[href]") : null;
  if (tryFocus(skip)) return;
  const putBack = saveAttribute(body, "tabindex");
  body.setAttribute("tabindex", "-1");
  tryFocus(body);
  putBack(); // a leftover tabindex would let clicks on the page's text focus the body
}
