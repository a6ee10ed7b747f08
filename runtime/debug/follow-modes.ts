/** Starts the modes that the address names, or that the tab keeps. */
import { warnOnce } from "../base/console";
import { didYouMean } from "../base/nearest-name";
import { loadWithRetry } from "../base/retry";
import type { App } from "../contracts/app";
import { keepModes, MODES, modesOf, statedModes } from "../page/modes";

const followed = new WeakSet<App>();

/** Further calls for the same page do nothing: a mode that the designer has ended stays ended. */
export function followModes(app: App): void {
  if (followed.has(app)) return;
  followed.add(app);
  const { loader } = app.boot;
  const { session } = app.storage;
  const stated = statedModes();
  if (stated) {
    const known = MODES.filter((mode) => stated.includes(mode));
    const wrong = stated.find((name) => !/^o(n|ff)$/.test(name) && !known.some((mode) => mode === name));
    if (wrong) warnOnce(`?wyspa=${wrong} names no mode. ${didYouMean(wrong, [...MODES, "on", "off"])}`);
    else if (!keepModes(session, known))
      warnOnce(`?wyspa=${known} holds for this page only, because the browser refuses sessionStorage.`);
  }
  const modes = modesOf(session);
  const { signal } = new AbortController();
  if (modes.has("debug"))
    void loadWithRetry(() => loader.load("debug"), signal).then(({ followIslands }) => followIslands(app));
  if (modes.has("inspect"))
    void loadWithRetry(() => loader.load("inspect"), signal).then(({ inspect }) => inspect(app, !!stated));
}
