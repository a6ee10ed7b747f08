/** Calls a function of the page's scripts: what it throws stops nobody, and its author sees it in the console. */
export function attempt<Value>(call: () => Value): Value | undefined {
  try {
    return call();
  } catch (error) {
    console?.error(error);
    return undefined;
  }
}
