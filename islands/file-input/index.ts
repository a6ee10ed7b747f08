import type { Mount } from "../../runtime/contracts/island";
import { afterReset } from "../../runtime/forms/after-reset";
import { fieldMessage } from "../../runtime/forms/field-message";
import { CHANGES, FIELD_SET } from "../../runtime/forms/field-set";
import { check, type Refused } from "./check";
import { extensionOf, isJpeg, readRules } from "./rules";
import { texts } from "./texts";

/** Bytes per megabyte, as the platform counts. */
const MEGABYTE = 1_048_576;

/** Refuses files that the shop does not accept, as soon as they are chosen. */
export const mount: Mount = (host, context) => {
  if (!(host instanceof HTMLInputElement) || host.type !== "file") return;
  const input = host;
  const { signal } = context;
  const t = context.texts(texts);
  const showNames = labelOf(input);
  const message = fieldMessage(input, "--file-error");
  const chosen = () => [...(input.files ?? [])];
  let choice = 0;

  const follow = () => showNames(chosen().map(({ name }) => name));

  const refuse = (refused: Refused) => {
    const { maxSize, maxPixels } = readRules(input);
    const lines = [...refused].map(([reason, names]) =>
      t(reason, {
        name: names.join(", "),
        size: reason === "file-input.size" ? (maxSize / MEGABYTE).toFixed(2) : maxPixels,
      }),
    );
    input.value = ""; // dispatches no event
    follow();
    const text = lines.join("\n");
    message.show(text);
    // Does not steal focus from another field, in which the shopper may be typing.
    if (document.activeElement === document.body) input.focus();
    context.alert(text, { type: "error" });
  };

  const look = async (event?: Event) => {
    // A field that this island has emptied keeps the message that says why.
    if (event?.type === FIELD_SET && !input.files?.length) return follow();
    const mine = ++choice;
    message.clear();
    const rules = readRules(input);
    if (rules.photos) nameAsJpg(input, rules.photos);
    follow();
    const files = chosen();
    if (!files.length) return;
    const refused = await check(files, rules);
    if (mine === choice && !signal.aborted && refused.size) refuse(refused);
  };

  for (const type of CHANGES) input.addEventListener(type, look, { capture: true, signal });
  afterReset(
    () => input.form,
    signal,
    () => void look(),
  );
  signal.addEventListener("abort", () => {
    message.clear();
    showNames([]);
  });
  void look();
};

/**
 * Names JPEG pictures `.jpg`, because the platform judges photos by that ending. Phones name them `.jpeg`, or without an
 * ending; `accept` and the browser's own dialog admit both.
 */
function nameAsJpg(input: HTMLInputElement, endings: ReadonlySet<string>): void {
  const files = [...(input.files ?? [])];
  const isNamed = (file: File) => endings.has(extensionOf(file.name)) || !isJpeg(file);
  if (files.every(isNamed)) return;
  try {
    const all = new DataTransfer();
    for (const file of files) {
      const { name, type, lastModified } = file;
      const jpg = () =>
        new File([file], `${name.replace(/\.(jpe?g|jpe|jfif)$/i, "")}.jpg`, { type, lastModified });
      all.items.add(isNamed(file) ? file : jpg());
    }
    input.files = all.files;
  } catch {
    // Without the constructor the files keep their names, and the message says which are allowed.
  }
}

/**
 * Shows the chosen files in the label after the field (contract B m.1): class `--file`, the original text in
 * `data-label`. The label's nodes are kept for the restore, and the field keeps its accessible name.
 * @returns a function that shows these names; an empty list restores the label
 */
function labelOf(input: HTMLInputElement): (names: readonly string[]) => void {
  let own: Node[] | undefined;
  const isNamed = input.hasAttribute("aria-label") || input.hasAttribute("aria-labelledby");

  return (names) => {
    const label = input.nextElementSibling;
    if (!label?.matches(".f-label")) return;
    if (names.length) {
      own ??= [...label.childNodes];
      const text = label.getAttribute("data-label") ?? label.textContent?.trim() ?? "";
      const chosen = names.join(", ");
      label.setAttribute("data-label", text);
      label.classList.add("--file");
      label.replaceChildren(chosen);
      if (!isNamed) input.setAttribute("aria-label", `${text}: ${chosen}`);
    } else if (own) {
      label.classList.remove("--file");
      label.removeAttribute("data-label");
      label.replaceChildren(...own);
      own = undefined;
      if (!isNamed) input.removeAttribute("aria-label");
    }
  };
}
