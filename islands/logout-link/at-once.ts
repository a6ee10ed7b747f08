import { closest } from "../../runtime/ground/dom";
import type { AtOnce } from "../../runtime/islands/contract";
import { PREFIX, signsOut } from "./keys";

const LINK = ".logout_link, .l_welcome__element.--logout";

function forget(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element) || !closest(target, LINK) || !signsOut(event)) return;
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // a storage that is denied has kept nothing
  }
}

/** The link leads away before the island's file may have come. Added again, a listener is the same one. */
const atOnce: AtOnce = () => {
  addEventListener("click", forget, true);
  addEventListener("auxclick", forget, true);
};
export default atOnce;
