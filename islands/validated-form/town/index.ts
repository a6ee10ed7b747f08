/**
 * Fills in the town of a postal code that the shopper has typed, in shops with a service for addresses (`tiles.geocodeUrl`).
 * A chunk of its own, for such shops. It takes its tools from the part that loads it, so that no code is loaded twice.
 */
import { deadline } from "../../../runtime/base/deadline";
import { queryAll } from "../../../runtime/base/safe-dom";
import type { Control } from "../../../runtime/contracts/forms";
import type { IslandContext } from "../../../runtime/contracts/island";
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
  isPostal(target: EventTarget | null): target is HTMLInputElement;
  /** Calls back when the country of a code may have changed. */
  followCountries(run: () => void): void;
  /** The town's field in the address of a postal code. */
  townOf(postal: Control): HTMLInputElement | null;
  /** The address for the service: code and country. Empty when the country is unknown. */
  question(postal: HTMLInputElement): string;
}

/** Milliseconds. A later answer would come while the shopper types the town. */
const DEADLINE_MS = 4_000;
/** Fields that the shopper has changed and left; values that scripts set do not count. */
const TYPED = "input:is(:user-valid, :user-invalid)";

/** The towns that this file has filled in, until the shopper changes them. */
function filledTowns({ context, writeValue, showNote, undoText }: TownTools) {
  const { signal, announce, texts } = context;
  const t = texts(townTexts);
  const filled = new Map<HTMLInputElement, { readonly town: string; readonly note: Note }>();

  const takeBack = (field: HTMLInputElement) => {
    const own = filled.get(field);
    filled.delete(field);
    own?.note.remove();
    if (own && field.value === own.town) writeValue(field, "");
  };
  const isOurs = (field: HTMLInputElement) => filled.get(field)?.town === field.value && field.value !== "";
  return {
    isOurs,
    fill(field: HTMLInputElement, town: string) {
      const hasFocus = field === document.activeElement;
      writeValue(field, town);
      // Typing goes on as if the field were empty.
      if (hasFocus) field.select();
      const undo = () => {
        takeBack(field);
        field.focus();
      };
      const text = t("validated-form.town-of-code");
      const note = showNote(field, { text, button: undoText, onPress: undo }, signal);
      filled.set(field, { town: field.value, note }); // the browser may have dropped line breaks
      announce(t("validated-form.town", { town }));
    },
    remove(field: HTMLInputElement) {
      takeBack(field);
      announce(t("validated-form.town-removed"));
    },
    /** A town that the shopper has typed over is theirs. */
    release(field: HTMLInputElement) {
      if (isOurs(field)) return;
      filled.get(field)?.note.remove();
      filled.delete(field);
    },
  };
}

export function followTown(tools: TownTools): void {
  const { context, afterPress } = tools;
  const { signal, platform } = context;
  const towns = filledTowns(tools);
  /** Code and country that were last asked about, for each field with a code that the shopper has typed. */
  const asked = new Map<HTMLInputElement, string>();
  let running: AbortController | undefined;
  signal.addEventListener("abort", () => running?.abort());

  const ask = async (postal: HTMLInputElement) => {
    const field = tools.townOf(postal);
    const question = tools.question(postal);
    if (asked.get(postal) === question || !field || !question || (field.value && !towns.isOurs(field)))
      return;
    asked.set(postal, question);
    running?.abort();
    running = new AbortController();
    const until = deadline(DEADLINE_MS, running.signal);
    const found = await platform.geocode(question, until.signal, { town: true });
    until.clear();
    const isCurrent = () => tools.question(postal) === question;
    // The shopper types on meanwhile. The same code is asked about again.
    if (!isCurrent() && asked.get(postal) === question) asked.set(postal, "");
    const town = found.ok && found.data.town;
    if (town) afterPress(() => signal.aborted || !isCurrent() || field.value || towns.fill(field, town));
  };

  /** Judges a code again when it, or its country, has changed. */
  const review = (postal: HTMLInputElement) => {
    const field = tools.townOf(postal);
    const whole = tools.whole(postal);
    // A town of another code or country must not stay.
    if (field && towns.isOurs(field) && (!whole || tools.question(whole) !== asked.get(postal))) {
      asked.set(postal, "");
      towns.remove(field);
    }
    if (whole) void ask(whole);
  };
  const onInput = ({ target, isTrusted }: Event) => {
    const isOwnWriting = tools.isOwnWriting();
    if (target instanceof HTMLInputElement && !isOwnWriting) towns.release(target);
    if (!tools.isPostal(target) || (!isTrusted && !isOwnWriting)) return;
    asked.set(target, asked.get(target) ?? "");
    review(target);
  };
  tools.followCountries(() => {
    for (const postal of asked.keys()) if (postal.isConnected) review(postal);
  });
  for (const type of ["input", "change"]) document.addEventListener(type, onInput, { signal });
  // On a slow connection, the shopper types the code before this file arrives.
  for (const field of queryAll(tools.root, TYPED)) {
    if (!tools.isPostal(field)) continue;
    asked.set(field, "");
    review(field);
  }
}
