/**
 * Fills in the town of a postal code that the shopper has typed, in shops with a service for addresses (`tiles.geocodeUrl`).
 * A chunk of its own, for such shops. It takes its tools from the part that loads it, so that no code is loaded twice.
 */
import { deadline } from "../../../runtime/base/deadline";
import { queryAll } from "../../../runtime/base/safe-dom";
import type { IslandContext } from "../../../runtime/contracts/island";
import type { Control } from "../controls";
import type { Note, showNote } from "../helping/note";
import type { writeValue } from "../helping/write";
import { townTexts } from "./texts";

export interface TownTools {
  readonly root: Element;
  readonly context: IslandContext;
  readonly showNote: typeof showNote;
  /** The name of the button that takes the town out again. */
  readonly undoText: string;
  readonly writeValue: typeof writeValue;
  /** Runs a task that moves what is below a field: never between a press and its click. */
  afterPress(task: () => unknown): void;
  /** Whether the event's value comes from a tool of this part. */
  isOwnWriting(): boolean;
  /** The field of a postal code with a complete code; `null` for all other fields. */
  whole(target: EventTarget | null): HTMLInputElement | null;
  /** Whether the field contains a postal code of this form. */
  isPostal(target: EventTarget | null): boolean;
  /** The town's field in the address of a postal code. */
  townOf(postal: Control): HTMLInputElement | null;
  /** The address for the service: code and country. Empty when the country is unknown. */
  question(postal: HTMLInputElement): string;
}

/** Milliseconds. A later answer would come while the shopper types the town. */
const DEADLINE_MS = 4_000;
/** Fields that the shopper has changed and left; values that scripts set do not count. */
const TYPED = "input:is(:user-valid, :user-invalid)";

export function followTown(tools: TownTools): void {
  const { context, writeValue, afterPress } = tools;
  const { signal, announce, platform, texts } = context;
  const t = texts(townTexts);
  /** The code that each field was last asked about. */
  const asked = new WeakMap<HTMLInputElement, string>();
  /** Towns that this file has filled in, until the shopper changes them. */
  const filled = new Map<HTMLInputElement, { readonly town: string; readonly note: Note }>();
  let running: AbortController | undefined;
  signal.addEventListener("abort", () => running?.abort());

  const isOurs = (field: HTMLInputElement) => filled.get(field)?.town === field.value && field.value !== "";

  const takeBack = (field: HTMLInputElement) => {
    const own = filled.get(field);
    filled.delete(field);
    own?.note.remove();
    if (own && field.value === own.town) writeValue(field, "");
  };

  const fill = (field: HTMLInputElement, town: string) => {
    const hasFocus = field === document.activeElement;
    writeValue(field, town);
    // Typing goes on as if the field were empty.
    if (hasFocus) field.select();
    const undo = () => {
      takeBack(field);
      field.focus();
    };
    const text = t("validated-form.town-of-code");
    const note = tools.showNote(field, { text, button: tools.undoText, onPress: undo }, signal);
    filled.set(field, { town: field.value, note }); // the browser may have dropped line breaks
    announce(t("validated-form.town", { town }));
  };

  const ask = async (postal: HTMLInputElement) => {
    const code = postal.value;
    const field = tools.townOf(postal);
    const question = tools.question(postal);
    if (asked.get(postal) === code || !field || !question || (field.value && !isOurs(field))) return;
    asked.set(postal, code);
    running?.abort();
    running = new AbortController();
    const until = deadline(DEADLINE_MS, running.signal);
    const found = await platform.geocode(question, until.signal, { town: true });
    until.clear();
    // The shopper types on meanwhile. The same code is asked about again.
    if (postal.value !== code && asked.get(postal) === code) asked.delete(postal);
    const town = found.ok && found.data.town;
    if (town) afterPress(() => signal.aborted || postal.value !== code || field.value || fill(field, town));
  };

  const onInput = (event: Event) => {
    const { target, isTrusted } = event;
    if (
      target instanceof HTMLInputElement &&
      filled.has(target) &&
      !tools.isOwnWriting() &&
      !isOurs(target)
    ) {
      filled.get(target)?.note.remove(); // typed over
      filled.delete(target);
    }
    if (!tools.isPostal(target) || !(isTrusted || tools.isOwnWriting())) return;
    const postal = tools.whole(target);
    const field = tools.townOf(target as HTMLInputElement);
    // A town of another code must not stay.
    if (field && isOurs(field) && postal?.value !== asked.get(target as HTMLInputElement)) {
      takeBack(field);
      asked.delete(target as HTMLInputElement);
      announce(t("validated-form.town-removed"));
    }
    if (postal) void ask(postal);
  };
  for (const type of ["input", "change"]) document.addEventListener(type, onInput, { signal });
  // On a slow connection, the shopper types the code before this file arrives.
  for (const field of queryAll(tools.root, TYPED))
    if (tools.whole(field)) void ask(field as HTMLInputElement);
}
