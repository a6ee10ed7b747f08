import type { Mount } from "../../runtime/contracts/island";
import { isPassword } from "../../runtime/forms/shown-password";
import { followCapsLock } from "./caps-lock";
import { isNewPassword } from "./new-password";
import { noteBelow } from "./note";
import { revealButton } from "./reveal";
import { followStrength } from "./strength";

/** Helps to type a password; each part can be switched off by its prop. */
export const mount: Mount = (host, context) => {
  if (!(host instanceof HTMLInputElement) || !isPassword(host)) return;
  const { props } = context;
  const note = noteBelow(host, context);
  if (props.reveal !== false) revealButton(host, context);
  if (props.strength !== false && isNewPassword(host)) followStrength(host, note, context);
  if (props.capsLock !== false) followCapsLock(host, note, context);
};
