import type { IslandContext } from "../../runtime/contracts/island";
import { afterPresses } from "../../runtime/dom/after-press";
import { listening } from "../../runtime/dom/listening";
import type { Note } from "./note";
import { texts } from "./texts";

/** Tells that Caps Lock is on while the shopper types, once for each time that it is switched on. */
export function followCapsLock(input: HTMLInputElement, note: Note, context: IslandContext): void {
  const t = context.texts(texts);
  const on = listening(context.signal);
  const afterPress = afterPresses(context.signal);
  let isOn = false;
  const tell = (isNow: boolean) => {
    if (isNow === isOn) return;
    isOn = isNow;
    const text = isOn ? t("password-field.caps") : "";
    note.set("caps", text);
    if (text) context.announce(text);
  };
  const look = (event: KeyboardEvent) => {
    // Password managers dispatch plain events without the method. Before the key Caps Lock, the state is the old one.
    if (
      typeof event.getModifierState !== "function" ||
      (event.key === "CapsLock" && event.type === "keydown")
    )
      return;
    tell(event.getModifierState("CapsLock"));
  };
  on(input, "keydown", look);
  on(input, "keyup", look);
  // Below the line is the button that the shopper may be pressing.
  on(input, "blur", () => afterPress(() => tell(false)));
}
