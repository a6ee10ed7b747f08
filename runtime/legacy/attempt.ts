/**
 * Calls a function of the page's scripts: what it throws stops nobody, and its author sees it in the console. Whoever listens to
 * the window for errors hears of it, as if the browser had called the function.
 */
export function attempt<Value>(call: () => Value): Value | undefined {
  try {
    return call();
  } catch (error) {
    console?.error(error);
    dispatchEvent(new ErrorEvent("error", { error }));
    return undefined;
  }
}
