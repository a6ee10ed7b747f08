/**
 * `app_shop.run` and `app_shop.runApp`, which every page of the standard theme calls inline (contract A 0.5).
 * Offered only where the page has none: with the old bundle beside us, they are the bundle's.
 */
export interface Handler {
  readonly run: (...args: unknown[]) => unknown;
  /** `"all"`, a view type, or several of them. */
  readonly when: unknown;
  readonly selector?: string | undefined;
  readonly alsoOnAjax?: boolean | undefined;
}

type Globals = Record<string, unknown>;

export interface Runner {
  readonly handlers: Handler[];
  /** The page's `runApp` is ours: no older bundle has put its own there. */
  isOurs(): boolean;
}

/** @param called told when the page calls `runApp()` */
export function offerRunner(called: () => void): Runner {
  const handlers: Handler[] = [];
  const page = window as unknown as Globals;
  const given = page.app_shop;
  // A page element with this id would stand in for the object (bar S15).
  const shop = (typeof given === "object" && given && !(given instanceof Node) ? given : {}) as Globals;
  for (const name of ["fn", "fnrun", "vars", "urls", "txt", "graphql"]) shop[name] ??= {};
  const runApp = () => called();
  if (typeof shop.runApp !== "function") {
    shop.runApp = runApp;
    shop.run ??= (run: Handler["run"], when: unknown, selector?: string, alsoOnAjax?: boolean) => {
      if (typeof run === "function") handlers.push({ run, when, selector, alsoOnAjax });
    };
  }
  page.app_shop = shop;
  return { handlers, isOurs: () => (page.app_shop as Globals | undefined)?.runApp === runApp };
}
