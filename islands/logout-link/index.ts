import type { Mount } from "../../runtime/contracts/island";
import { PREFIX, signsOut } from "./keys";

/** Whoever signs out leaves nothing behind; the link then leads on by itself. */
export const mount: Mount = (host, { signal, storage: { session } }) => {
  const forget = (event: MouseEvent) => {
    if (!signsOut(event)) return;
    for (const key of session.keys(PREFIX)) session.remove(key);
  };
  // Before everyone else: nobody's `stopPropagation` keeps somebody's data here. The middle button signs out too.
  for (const type of ["click", "auxclick"] as const)
    host.addEventListener(type, forget, { capture: true, signal });
};
