/**
 * Old names with a chunk of their own: each is there at once, and real when it is first used, or before the page's
 * handlers run where its module files need it (`page-files.ts`). A further one is a line here, a line there, and a key in
 * `chunks.ts`; one that is read while the page is parsed also stands among the names of `runner.ts`.
 */
import type { Chunks } from "../ground/loader";
import type { Kernel } from "../islands/kernel";
import { absent, isAbsent } from "./absent";
import { mfaLater } from "./mfa/later";
import type { CompatNeeds } from "./needs";
import { type OldPart, partsFor } from "./page-files";
import { type Late, lazily } from "./replay";
import type { Names } from "./runner";

export interface LateNames {
  readonly globals: Names;
  /**
   * Resolves when everything that the page's handlers need is real, or cannot be had.
   * @param used names that were used while the page was parsed
   */
  ready(used: readonly string[]): Promise<void>;
  /** Resolves when one name is real, or cannot be had; undefined for names that are no late ones. */
  real(name: string): Promise<void> | undefined;
}

interface Entry extends Late {
  readonly name: string;
  readonly part: OldPart;
}

/** A class, or with `kind` a function. */
type MakeEntry = <Part extends OldPart>(
  name: string,
  part: Part,
  pick: (module: Chunks[Part]) => unknown,
  kind?: "class" | "function",
  /** What stands for it where its file cannot be had; else something that does nothing. */
  otherwise?: unknown,
) => Entry;

/** Tells of a part that cannot be had, once. */
type Lost = (part: OldPart, error: unknown) => void;

function lostTeller({ report }: CompatNeeds): Lost {
  const told = new Set<OldPart>();
  return (part, error) => {
    if (!told.has(part)) report({ error, phase: "page" });
    told.add(part);
  };
}

function entryMaker({ loader }: Kernel, lost: Lost): MakeEntry {
  return (name, part, pick, kind = "class", otherwise = null) => {
    const load = async () => {
      try {
        return await pick(await loader.load(part));
      } catch (error) {
        lost(part, error);
        if (otherwise) return otherwise;
        throw error;
      }
    };
    return { ...lazily(name, load, kind === "class"), name, part };
  };
}

const entriesOf = (kernel: Kernel, needs: CompatNeeds, entry: MakeEntry): readonly Entry[] => [
  entry("Modal", "old-modal", ({ modalOver }) => modalOver(needs)),
  entry("SelectToDropdown", "old-dropdown", ({ selectToDropdown }) => selectToDropdown),
  entry("FormValidation", "old-form-validation", ({ validationFor }) => validationFor(kernel, needs)),
  entry("SetPrefixOnPhoneInput", "old-phone-prefix", ({ phonePrefixFor }) => phonePrefixFor(kernel)),
  entry(
    "MfaConfig",
    "old-mfa",
    ({ mfaConfigFor }) => mfaConfigFor(kernel, needs),
    "class",
    mfaLater(kernel, needs),
  ),
  entry("Pagination", "old-associated-clients", ({ paginationFor }) => paginationFor(kernel, needs)),
  entry("ModifyAdress", "old-associated-clients", ({ modifyAdress }) => modifyAdress),
  entry("VanillaCalendar", "old-calendar", ({ calendarFor }) => calendarFor(kernel, needs)),
  entry("WebAuthn", "old-passkeys", ({ webAuthnFor }) => webAuthnFor(needs)),
  entry(
    "calculate_instalments",
    "old-instalments",
    ({ instalmentsFor }) => instalmentsFor(kernel, needs),
    "function",
  ),
];

/**
 * An object: there only where the page's files need it, for pages and other libraries have names of theirs. What stands for
 * it where its file cannot be had goes as soon as it comes: with the next need, or when the shopper is online again.
 */
function thing<Part extends OldPart>(
  { load }: Kernel["loader"],
  lost: Lost,
  name: string,
  part: Part,
  pick: (module: Chunks[Part]) => unknown,
) {
  const offer = (value: unknown) => {
    if (!Object.hasOwn(window, name) || isAbsent(Reflect.get(window, name))) Reflect.set(window, name, value);
  };
  const ready = async (): Promise<void> => {
    try {
      offer(pick(await load(part)));
    } catch (error) {
      lost(part, error);
      offer(absent());
      addEventListener("online", ready, { once: true });
    }
  };
  return { name, part, ready };
}

export function lateNames(kernel: Kernel, needs: CompatNeeds): LateNames {
  const { loader } = kernel;
  const lost = lostTeller(needs);
  const entries = entriesOf(kernel, needs, entryMaker(kernel, lost));
  const things = [
    thing(loader, lost, "L", "old-map", ({ leaflet }) => leaflet(needs)),
    thing(loader, lost, "markerClusterer", "old-map", ({ MarkerClusterer }) => ({ MarkerClusterer })),
  ];
  return {
    globals: Object.fromEntries(entries.map(({ name, value }) => [name, value])),
    real: (wanted) => entries.find(({ name }) => name === wanted)?.ready(),
    async ready(used) {
      const parts = new Set<OldPart>(partsFor([...document.scripts].map(({ src }) => src)));
      const needed = [...entries, ...things].filter(
        ({ name, part }) => parts.has(part) || used.includes(name),
      );
      await Promise.all(needed.map((one) => one.ready()));
    },
  };
}
