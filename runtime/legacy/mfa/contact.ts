/**
 * Requires a code before the shopper changes a contact that proves their identity (contract D 6). Guarded fields
 * (`--block-edit`) open the code dialog when their value has changed.
 */
import type { Change, Contact } from "../../../islands/signin-views/second-factor/update-dialog";
import { isLoggedIn, sendOwnData } from "./page-modules";

const DELAY_MS = 500;
const FIELDS = ["#client_email", "#client_phone_prefix", "#client_phone"];
const GUARDED = ".--block-edit input, input.--block-edit";

/** Fields that already have listeners: modules call again for each new copy of a step. */
const followed = new WeakSet<Element>();

/** Writes a value and fires events, so that it is validated like a typed one. */
function write(field: HTMLInputElement, value: string): void {
  if (field.value === value) return;
  field.value = value;
  for (const type of ["input", "change"]) field.dispatchEvent(new CustomEvent(type, { bubbles: true }));
}

/** @returns false when the page has no contact data */
export function followContact(
  open: (change: Change) => Promise<boolean>,
  onChanging: (isChanging: boolean) => void,
): boolean {
  const block = document.querySelector(".cop_contact");
  const [email, prefix, phone] = FIELDS.map((selector) => document.querySelector<HTMLInputElement>(selector));
  if (!block || !email || !prefix || !phone) return false;
  const before = new Map([email, prefix, phone].map((field) => [field, field.value] as const));
  let isChanging = false;
  const setChanging = (is: boolean) => {
    isChanging = is;
    onChanging(is);
  };

  const done = (isPhone: boolean, contact: Contact) => {
    write(isPhone ? phone : email, contact.value);
    if (isPhone && contact.prefix) write(prefix, contact.prefix);
    for (const field of before.keys()) before.set(field, field.value);
    return sendOwnData();
  };
  const ask = async (isPhone: boolean) => {
    const way = isPhone ? "otp" : "email";
    const isOpen = await open({
      changed: way,
      by: way,
      typed: isPhone ? { value: phone.value, prefix: prefix.value } : { value: email.value },
      onDone: (contact) => done(isPhone, contact),
      onClosed() {
        for (const [field, value] of before) write(field, value);
        setChanging(false);
      },
    });
    if (!isOpen) setChanging(false); // the page has no dialog to confirm the change: the server will reject it
  };
  const changed = (field: HTMLInputElement) => {
    // The dialog blurs a field whose Enter opened it.
    if (isChanging || !field.isConnected || field.value === before.get(field)) return;
    setChanging(true);
    setTimeout(() => void ask(field !== email), DELAY_MS);
  };

  const guarded = [...block.querySelectorAll<HTMLInputElement>(GUARDED)];
  for (const field of guarded.filter((field) => !followed.has(field))) {
    followed.add(field);
    if (!before.has(field)) before.set(field, field.value);
    field.addEventListener("blur", () => isLoggedIn() && changed(field));
    field.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || event.isComposing) return;
      event.preventDefault();
      changed(field);
    });
  }
  // A prefix chosen from the list is part of the phone; the list writes it after the click.
  if (guarded.includes(phone) && !followed.has(prefix)) {
    followed.add(prefix);
    const chosen = () => setTimeout(() => isLoggedIn() && changed(prefix));
    for (const type of ["click", "change"])
      block.querySelector(".client_prefix__wrapper")?.addEventListener(type, chosen);
  }
  return true;
}
