/**
 * Old names that load a chunk of their own: each exists at once, and becomes real on first use. Names that the page's
 * module files need become real before its handlers run (`page-files.ts`).
 *
 * A new name needs a line here, a line in `page-files.ts` and a key in `chunks.ts`. A name that is read during parsing
 * also belongs in the list in `runner.ts`.
 */
import type { Chunks } from "../base/loader";
import { once } from "../base/once";
import type { Boot } from "../contracts/boot";
import type { Names } from "../contracts/legacy";
import { isNoopStub, noopStub } from "./absent";
import { attempt } from "./attempt";
import type { LegacyNeeds } from "./needs";
import { type LegacyPart, partsFor } from "./page-files";
import { type Late, lazily } from "./replay";
import { drawsNothing, hasTiles } from "./skipped-maps";

export interface LazyGlobals {
  readonly globals: Names;
  /**
   * Resolves when every name that the page's handlers need is real or has failed to load.
   * @param used names that were used while the page was parsed
   */
  ready(used: readonly string[]): Promise<void>;
  /** Resolves when the name is real or has failed to load; `undefined` for names that are not lazy. */
  resolved(name: string): Promise<void> | undefined;
}

interface Entry extends Late {
  readonly name: string;
  readonly part: LegacyPart;
}

interface EntryOptions {
  /** Default: a class. */
  readonly kind?: "class" | "function";
  /** Loads what replaces the value while its chunk cannot be loaded; without it, a no-op stub does. */
  readonly otherwise?: () => Promise<unknown>;
  /** Lets a use wait, see `lazily`. */
  readonly due?: Parameters<typeof lazily>[3];
}

/** Declares a lazy class or function. */
type MakeEntry = <Part extends LegacyPart>(
  name: string,
  part: Part,
  pick: (module: Chunks[Part]) => unknown,
  options?: EntryOptions,
) => Entry;

/** Loads a part and picks a value from it. Reports a failed part once. */
type FetchPart = <Part extends LegacyPart>(
  part: Part,
  pick: (module: Chunks[Part]) => unknown,
) => Promise<unknown>;

function partFetcher({ loader }: Boot, { report }: LegacyNeeds): FetchPart {
  const reported = new Set<LegacyPart>();
  return async (part, pick) => {
    try {
      return pick(await loader.load(part));
    } catch (error) {
      if (!reported.has(part)) report({ error, phase: "page" });
      reported.add(part);
      throw error;
    }
  };
}

const entryMaker =
  (fetchPart: FetchPart): MakeEntry =>
  (name, part, pick, { kind = "class", otherwise, due } = {}) => {
    const load = () => fetchPart(part, pick).catch(otherwise);
    return { ...lazily(name, load, kind === "class", due), name, part };
  };

/**
 * The calendar of a birth date is drawn where nothing shows it yet, and its module reads nothing back (contract F 2.2).
 * So it waits for the page's first touch, which comes before that of its field.
 */
const unlessHidden = ([target]: readonly unknown[]): Promise<unknown> | undefined => {
  const host =
    target instanceof Element ? target : attempt(() => document.querySelector<Element>(String(target)));
  return host && !host.getClientRects().length ? firstTouch() : undefined;
};

const firstTouch = () =>
  new Promise((resolve) => {
    for (const type of ["pointerdown", "keydown", "focusin"])
      addEventListener(type, resolve, { once: true, capture: true });
  });

const entriesOf = (boot: Boot, needs: LegacyNeeds, entry: MakeEntry): readonly Entry[] => [
  entry("Modal", "legacy-modal", ({ modalOver }) => modalOver(needs)),
  entry("SelectToDropdown", "legacy-forms", ({ selectToDropdown }) => selectToDropdown),
  entry("FormValidation", "legacy-forms", ({ validationFor }) => validationFor(boot, needs)),
  entry("SetPrefixOnPhoneInput", "legacy-account", ({ phonePrefixFor }) => phonePrefixFor(boot)),
  entry("MfaConfig", "legacy-account", ({ mfaConfigFor }) => mfaConfigFor(boot, needs), {
    otherwise: () => boot.loader.load("mfa-later").then(({ mfaLater }) => mfaLater(boot, needs)),
  }),
  entry("Pagination", "legacy-account", ({ paginationFor }) => paginationFor(boot, needs)),
  entry("ModifyAdress", "legacy-account", ({ modifyAdress }) => modifyAdress),
  entry("VanillaCalendar", "legacy-calendar", ({ calendarFor }) => calendarFor(boot, needs), {
    due: unlessHidden,
  }),
  entry("WebAuthn", "legacy-passkeys", ({ webAuthnFor }) => webAuthnFor(needs)),
  entry("calculate_instalments", "legacy-instalments", ({ instalmentsFor }) => instalmentsFor(boot, needs), {
    kind: "function",
  }),
];

/** A part that failed has been reported. */
const ignore = () => {};

export function lazyGlobals(boot: Boot, needs: LegacyNeeds): LazyGlobals {
  const fetchPart = partFetcher(boot, needs);
  /**
   * A lazy object, offered only where the page's files need it, because pages and other libraries use the same names.
   * If its chunk fails, a no-op stub replaces it; the next need and the `online` event retry.
   */
  const lazyObject = (name: string, pick: (module: Chunks["legacy-map"]) => unknown) => {
    const part: LegacyPart = "legacy-map";
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
  const entries = entriesOf(boot, needs, entryMaker(fetchPart));
  const lazyObjects = [
    lazyObject("L", ({ leaflet }) => leaflet(() => hasTiles(boot), needs)),
    lazyObject("markerClusterer", ({ MarkerClusterer }) => ({ MarkerClusterer })),
  ];
  const offerPoints = once(() =>
    fetchPart("legacy-forms", ({ offerPickupPoints }) => offerPickupPoints(boot, needs)),
  );
  /** Order and subscription modules call them; all of these pages use the names of forms. */
  const pickupPoints: Pick<Entry, "name" | "part" | "ready"> = {
    name: "copModulesPickupPoints",
    part: "legacy-forms",
    ready: () => offerPoints().then(ignore, ignore),
  };
  return {
    globals: Object.fromEntries(entries.map(({ name, value }) => [name, value])),
    resolved: (wanted) => entries.find(({ name }) => name === wanted)?.ready(),
    async ready(used) {
      const files = [...document.scripts].map(({ src }) => src);
      const parts = new Set<LegacyPart>(partsFor(files, drawsNothing(boot)));
      // Modules may use the map on a page without one, or with the island's: the stub takes those calls.
      if (!parts.has("legacy-map") && partsFor(files).includes("legacy-map"))
        for (const { standIn } of lazyObjects) standIn();
      const needed = [...entries, ...lazyObjects, pickupPoints].filter(
        ({ name, part }) => parts.has(part) || used.includes(name),
      );
      await Promise.all(needed.map((item) => item.ready()));
    },
  };
}
