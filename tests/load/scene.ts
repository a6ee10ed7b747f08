/** A scene of the load tests: a page, and something that a shopper or a script repeats there many times. */
import type { Page } from "playwright";
import type { Feature } from "../browser/features/contract";
import type { Bench } from "../browser/support";

export interface Scene {
  readonly name: string;
  /** The page, and how it is prepared. */
  readonly start: Pick<Feature, "path" | "viewport" | "context" | "prepare" | "before">;
  /** Called once, before anything is measured. */
  ready?(page: Page, b: Bench): Promise<unknown>;
  /** Repeats it. Afterwards the page must hold what it held before. */
  repeat(page: Page, times: number): Promise<unknown>;
}

interface Layer extends Omit<Scene, "repeat"> {
  /** Selectors: the pressed control, what is visible while it is open, and what closes it. */
  readonly opener: string;
  readonly opened: string;
  /** Default: the close button of the open dialog. */
  readonly closer?: string;
  /** `focus` opens by focus and closes by leaving; `back` closes by the device's Back. */
  readonly by?: "press" | "focus" | "back";
}

export const dialogsClose = "dialog[open] .modal__close";

/** A scene in which a layer over the page opens and closes. It runs in the page, so that nothing of playwright's grows. */
export const layer = ({ opener, opened, closer = dialogsClose, by = "press", ...scene }: Layer): Scene => ({
  ...scene,
  repeat: (page, times) => page.evaluate(openAndClose, { opener, opened, closer, by, times }),
});

interface Cycle {
  readonly opener: string;
  readonly opened: string;
  readonly closer: string;
  readonly by: "press" | "focus" | "back";
  readonly times: number;
}

/** Runs in the page. @throws when a layer does not open or close within 20 s */
async function openAndClose({ opener, opened, closer, by, times }: Cycle): Promise<void> {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const shown = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].find((one) =>
      one.checkVisibility({ visibilityProperty: true }),
    );
  const until = async (what: string, is: () => unknown) => {
    for (const end = performance.now() + 20_000; !is(); await frame())
      if (performance.now() > end) throw new Error(`${what} after ${done} of ${times}`);
  };
  let done = 0;
  for (; done < times; done++) {
    await until(`no ${opener}`, () => shown(opener));
    if (by === "focus") shown(opener)?.focus();
    else shown(opener)?.click();
    await until(`${opened} does not open`, () => shown(opened));
    await frame();
    if (by === "focus") shown(opener)?.blur();
    else if (by === "back") history.back();
    else {
      await until(`no ${closer}`, () => shown(closer));
      shown(closer)?.click();
    }
    await until(`${opened} does not close`, () => !shown(opened));
    await frame();
  }
}
