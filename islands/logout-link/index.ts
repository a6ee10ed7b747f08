import type { Mount } from "../../runtime/contracts/island";
import { PREFIX, signsOut } from "./keys";

/** Removes the express checkout's session data on sign-out; the link then navigates by itself. */
export const mount: Mount = (host, { signal, storage: { session } }) => {
  const forget = (event: MouseEvent) => {
    if (!signsOut(event)) return;
    for (const key of session.keys(PREFIX)) session.remove(key);
  };
  // Listens in the capture phase: a `stopPropagation` would otherwise leave the shopper's data in the browser. The
  // middle button signs out, too.
  for (const type of ["click", "auxclick"] as const)
    host.addEventListener(type, forget, { capture: true, signal });
};
