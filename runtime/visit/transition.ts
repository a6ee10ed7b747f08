/**
 * Shows a visited page by a view transition, where the browser has them. The old page fades into the new one, and a
 * product card's picture becomes the product's.
 */
import { dropEmptyStyle } from "../dom/drop-empty-style";

/** Milliseconds after which the page changes without a transition: the change never waits for the browser. */
const DEADLINE_MS = 300;
const NAME = "wyspa-picture";

/** Short, and never in the way: presses reach the new page while the old one still fades. */
const LOOK = `::view-transition { pointer-events: none }
::view-transition-group(*), ::view-transition-image-pair(*), ::view-transition-old(*), ::view-transition-new(*) { animation-duration: .2s }`;

/** In-app web views draw transitions badly, or stop in the middle of one. This list is known to be incomplete. */
const WEB_VIEW =
  /; wv\)|FBAN|FBAV|FB_IAB|Instagram|Messenger|Line\/|MicroMessenger|TikTok|musical_ly|Bytedance|Snapchat|Pinterest|LinkedInApp|Twitter|GSA\//;

interface Transition {
  readonly ready: Promise<unknown>;
  readonly finished: Promise<unknown>;
  skipTransition(): void;
}
type Start = (change: () => void) => Transition;

/** The pictures that a transition joins. Each is looked up when it is on the page. */
export interface Pictures {
  before(): Element | null;
  after(): Element | null;
}

const starter = (): Start | undefined => (document as { startViewTransition?: Start }).startViewTransition;

/** Whether browser, shopper and page allow transitions. */
export const hasTransitions = (): boolean =>
  !!starter() &&
  document.visibilityState === "visible" &&
  !matchMedia("(prefers-reduced-motion: reduce)").matches &&
  !WEB_VIEW.test(navigator.userAgent);

/**
 * Runs a change of the page, exactly once, within a transition. A transition that is skipped, throws or hangs does not
 * lose the change.
 * @returns the change's result; rejects with its error
 */
export function inTransition<Shown>(change: () => Shown, pictures: Pictures): Promise<Shown> {
  return new Promise((resolve, reject) => {
    const marked = markedPictures();
    let isChanged = false;
    const changeOnce = () => {
      if (isChanged) return;
      isChanged = true;
      clearTimeout(timer);
      const hadPicture = marked.clear();
      try {
        resolve(change());
      } catch (error) {
        reject(error);
      }
      if (hadPicture) marked.mark(pictures.after());
    };
    const timer = setTimeout(() => {
      transition?.skipTransition();
      changeOnce();
    }, DEADLINE_MS);
    let transition: Transition | undefined;
    const end = addLook(() => marked.clear());
    try {
      marked.mark(pictures.before());
      transition = starter()?.call(document, changeOnce);
      transition?.ready.catch(() => {}); // skipped
      transition?.finished.then(end, end);
    } catch {
      changeOnce();
      end();
    }
  });
}

/** The one picture that has the transition's name: names must be unique while a picture is taken. */
function markedPictures() {
  let marked: HTMLElement | null = null;
  return {
    mark(picture: Element | null) {
      if (!(picture instanceof HTMLElement) || !isInSight(picture)) return;
      marked = picture;
      picture.style.setProperty("view-transition-name", NAME);
    },
    /** @returns whether a picture was marked */
    clear(): boolean {
      const had = !!marked;
      marked?.style.removeProperty("view-transition-name");
      if (marked) dropEmptyStyle(marked);
      marked = null;
      return had;
    },
  };
}

function isInSight(picture: Element): boolean {
  const { width, height, top, bottom } = picture.getBoundingClientRect();
  return width > 0 && height > 0 && bottom > 0 && top < innerHeight;
}

/** @returns removes the look; also calls `end` */
function addLook(end: () => void): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(LOOK);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    end();
  };
}
