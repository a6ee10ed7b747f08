/**
 * Runs what the page's scripts registered by `app_shop.run`, once the page has called `runApp()`: those for
 * `"all"` first, then those of the view, and those of a new view when it changes (contract A 0.5, Part C).
 */
import type { Kernel } from "../kernel";
import type { Handler } from "./runner";

export function keepRunning(kernel: Kernel): void {
  const { runner, store } = kernel;

  const meantFor = (when: unknown, key: unknown) =>
    (Array.isArray(when) ? when : [when]).some((one) => String(one) === String(key));
  const runAll = (key: "all" | number) => {
    for (const handler of [...runner.handlers]) if (meantFor(handler.when, key)) runOne(handler);
  };
  const runOne = ({ run, selector }: Handler) => {
    try {
      if (!selector || document.querySelector(selector)) run();
    } catch (error) {
      console?.error(error); // the page's own script: its author sees it, the other handlers go on
    }
  };

  const { view } = store.getState().page;
  Reflect.set(pageVars(), "view", view);
  runAll("all");
  runAll(view);
  store.subscribe(({ page }, before) => {
    if (page.view === before.page.view) return;
    Reflect.set(pageVars(), "view", page.view);
    runAll(page.view);
  });
}

function pageVars(): object {
  const { vars } = (Reflect.get(window, "app_shop") ?? {}) as { vars?: object };
  return vars ?? {};
}
