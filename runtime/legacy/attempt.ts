import { showPageError } from "../base/console";

/**
 * Calls a function of a page script without letting its exceptions stop the caller. The console shows the exception to
 * the script's author. A window `error` event reports it to error listeners, as if the browser had called the function.
 */
export function attempt<Value>(call: () => Value): Value | undefined {
  try {
    return call();
  } catch (error) {
    showPageError(error);
    dispatchEvent(new ErrorEvent("error", { error }));
    return undefined;
  }
}
