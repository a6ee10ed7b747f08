/**
 * Old names with a chunk of their own: each is there at once, and real when it is first used, or before the page's
 * handlers run where its module files need it (`page-files.ts`). A further one is a line here, a line there, and a key in
 * `chunks.ts`; one that is read while the page is parsed also stands among the names of `runner.ts`.
 */
import type { Chunks } from "../base/loader";
import type { Kernel } from "../contracts/boot";
import type { Names } from "../contracts/legacy";
import { mfaLater } from "./mfa/later";
import type { CompatNeeds } from "./needs";
import { isNoopStub, noopStub } from "./noop-stub";
import { drawsNothing, hasTiles } from "./own-maps";
import { type OldPart, partsFor } from "./page-files";
import { type Late, lazily } from "./replay";

export interface LazyGlobals {
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

/** Has a part fetched, and what is wanted of it; where it cannot be had, that is reported once. */
type FetchPart = <Part extends OldPart>(
  part: Part,
  pick: (module: Chunks[Part]) => unknown,
) => Promise<unknown>;

function partFetcher({ loader }: Kernel, { report }: CompatNeeds): FetchPart {
  const told = new Set<OldPart>();
  return async (part, pick) => {
    try {
      return pick(await loader.load(part));
    } catch (error) {
      if (!told.has(part)) report({ error, phase: "page" });
      told.add(part);
      throw error;
    }
  };
}

const entryMaker =
  (fetchPart: FetchPart): MakeEntry =>
  (name, part, pick, kind = "class", otherwise) => {
    const load = () => (otherwise ? fetchPart(part, pick).catch(() => otherwise) : fetchPart(part, pick));
    return { ...lazily(name, load, kind === "class"), name, part };
  };

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

export function lazyGlobals(kernel: Kernel, needs: CompatNeeds): LazyGlobals {
  const fetchPart = partFetcher(kernel, needs);
  /**
   * An object: there only where the page's files need it, for pages and other libraries have names of theirs. What stands for
   * it where its file cannot be had goes as soon as it comes: with the next need, or when the shopper is online again.
   */
  const thing = (name: string, pick: (module: Chunks["old-map"]) => unknown) => {
    const part: OldPart = "old-map";
    const page = window as unknown as Names;
    const offer = (value: unknown) => {
      if (!Object.hasOwn(page, name) || isNoopStub(page[name])) page[name] = value;
    };
    const ready = (): Promise<void> =>
      fetchPart(part, pick).then(offer, () => {
        offer(noopStub());
        addEventListener("online", ready, { once: true });
      });
    return { name, part, ready, standIn: () => offer(noopStub()) };
  };
  const entries = entriesOf(kernel, needs, entryMaker(fetchPart));
  const things = [
    thing("L", ({ leaflet }) => leaflet(() => hasTiles(kernel), needs)),
    thing("markerClusterer", ({ MarkerClusterer }) => ({ MarkerClusterer })),
  ];
  return {
    globals: Object.fromEntries(entries.map(({ name, value }) => [name, value])),
    real: (wanted) => entries.find(({ name }) => name === wanted)?.ready(),
    async ready(used) {
      const files = [...document.scripts].map(({ src }) => src);
      const parts = new Set<OldPart>(partsFor(files, drawsNothing(kernel)));
      // A module may name the map of a page that has none, or has the island's.
      if (!parts.has("old-map") && partsFor(files).includes("old-map"))
        for (const { standIn } of things) standIn();
      const needed = [...entries, ...things].filter(
        ({ name, part }) => parts.has(part) || used.includes(name),
      );
      await Promise.all(needed.map((one) => one.ready()));
    },
  };
}
