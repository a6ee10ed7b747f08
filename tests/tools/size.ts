/**
 * `npm run size`: the byte budgets, printed and enforced. 1 KB = 1,024 bytes, brotli 11. A budget may be raised by up to a
 * tenth where it forces a worse structure or a wrong text; the reason stands beside it (`DECISIONS.md` in runtime/).
 */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";

interface Chunk {
  readonly file: string;
  readonly needsReact?: boolean;
  /** Bytes of each source in it. */
  readonly inputs: Readonly<Record<string, number>>;
}
interface Meta {
  readonly entry: Chunk;
  readonly chunks: Readonly<Record<string, Chunk & { readonly source: string }>>;
  /** Files that maps have beside the chunks. */
  readonly maps: Readonly<Record<"engine" | "style" | "worker" | "clusters", string>>;
}

const dist = resolve(import.meta.dirname, "../../dist");
const { entry, chunks, maps }: Meta = JSON.parse(readFileSync(`${dist}/meta.json`, "utf8"));
const KB = 1_024;

const bytesOf = ({ file }: Chunk) => brotliCompressSync(readFileSync(`${dist}/${file}`)).length;
function chunkOf(key: string): Chunk {
  const chunk = chunks[key];
  if (!chunk) throw new Error(`no chunk is built for ${key}`);
  return chunk;
}
const bytes = (...keys: string[]) => keys.reduce((sum, key) => sum + bytesOf(chunkOf(key)), 0);
const packagesIn = ({ inputs }: Chunk) =>
  new Set(Object.keys(inputs).flatMap((path) => /node_modules\/([^/]+)/.exec(path)?.[1] ?? []));

const keys = Object.keys(chunks);
const isIsland = (key: string) => chunks[key]?.source.startsWith("islands/");
const islands = keys.filter((key) => isIsland(key) && !key.includes("/"));
const parts = keys.filter((key) => isIsland(key) && key.includes("/"));
const shells = parts.filter((key) => key.endsWith("/shell"));
const reactIslands = islands.filter((key) => chunkOf(key).needsReact);

let failed = 0;
function check(what: string, actual: number, kilobytes: number): void {
  const budget = Math.floor(kilobytes * KB);
  const over = actual > budget;
  if (over) failed += 1;
  console.log(
    `${over ? "OVER" : "  ok"}  ${`${actual}`.padStart(7)} of ${`${budget}`.padStart(6)} bytes  ${what}`,
  );
}
function refuse(what: string, wrong: boolean): void {
  if (wrong) failed += 1;
  console.log(`${wrong ? "WRONG" : "  ok"} ${" ".repeat(24)}  ${what}`);
}

// 5.25 by the design. More for what a first touch needs before anything else is there: the selectors of every island that
// holds one, the press as it was made, the browser's own check of a form held back, elements read by their prototypes.
// 0.3 for the names that page modules call while the page is parsed: the script in the head is the only one there by then.
// 0.2 for dialogs that open by themselves: their files come beside the core and not after it. 0.15 for signing out before it.
// 0.1 for the rows of shopping lists, whose links and buttons hold their first press.
// 0.05 for readings that end with the press that signs out.
// 0.1 for the rows of stores (whose links lead to an address that is none before anything is there), pickup points, dates and delivery.
// 0.03 for dates that the page's own modules drive, which are told apart by selectors: nothing holds their presses.
// 0.05 for presses on what is drawn in a button, and for the hashes of chunks: their letters differ with every change, and with them
// some 20 bytes.
check("entry", bytesOf(entry), 7.88);
const inEntry = packagesIn(entry);
refuse(
  `the entry carries no package but zustand (it has: ${[...inEntry].join(", ")})`,
  [...inEntry].some((name) => name !== "zustand"),
);
// 17 by the design. What was fetched as files of their own on every page stands in the core. More for the hashes of all chunks,
// which spare a round trip; for what can wait for no file and no touch (`at-once.ts`, `on-press.ts`): the path on phones, fixed
// and closed bars, signing out; for the theme's own arrow, looks that come with what they dress, dialogs that stand soon after
// `load`, and old names that page modules call in the head; for the instalments' links and their way to the gate; for the links that a press
// gives their page (shopping lists), for what the product page holds, and for the way to passkeys. 0.65 for who is
// signed in: read from the first answer on, told to other tabs, what follows a login in one place, and readings that end before a
// sign-out leaves. 0.15 for looking at hundreds of new elements together: 200 cards that come at once are found and mounted in
// half the time. 0.1 for hearing that another tab is changing the basket: what it adds is not taken for this tab's. 0.4 for maps, stores,
// pickup points, dates and the place of delivery: their rows and files, where tiles are, and the way to ask where an address is. 0.1 for the
// entry's reasons, with the hashes of all chunks. 0.2 for presses on the basket's toggle before its file, for banners that are not there,
// and for a voice that stays where it is heard when a theme's dialog closes. 0.15 for the busy look that every press has, on that toggle too.
check(
  "home page as loaded, nothing touched: entry, core, shells",
  bytesOf(entry) + bytes("core", ...shells),
  24.45,
);
refuse(
  "nothing that runs at load carries React or ky",
  ["core", "page", ...shells].some((key) =>
    ["react", "react-dom", "ky"].some((name) => packagesIn(chunkOf(key)).has(name)),
  ),
);
// 6 by the design. More for names that have to be there when they are called, whatever the page's own modules are, and for what
// stands in for those whose files cannot be had. 1.5 for prices of subscriptions and before discounts, which the page API
// gives at once; with them here the old names of the same need no file of their own. 0.4 for what pages replace from outside:
// listings that are dressed again, a basket that is read again, a focus that is given under the cover. 0.35 for what stands in
// for the second factor where its file cannot be had: a shopper who is asked for a code has a way in all the same. 0.22 for
// the name by which orders ask for a pickup point, and for what is said where nothing answers it. 0.1 for handlers that must not make a
// second map where an island makes one.
check("what the page's scripts call, with the old global names", bytes("page"), 9.76);

for (const key of reactIslands)
  check(`React, its DOM, runtime/react, store binding and ${key}`, bytes("react", key), 68.1);
check("transport with ky", bytes("transport"), 7);

// Self-contained files carry their own copies of what is shared: some 0.5 KB each that was a further file before. A form
// is sent by code that is always there, where a missing chunk could have lost a button's value.
// Everything that follows from a choice on the product page is one feature, and half of it reads data that may be anything:
// in pieces it would be fetched together all the same.
// A glide to a section goes on where that has moved on the way, and takes no earlier scroll's end for its own.
const wide: Readonly<Record<string, number>> = {
  "product-sections": 4.3,
  // 0.15 for sizes that say no sum, and for answers of an older choice.
  "product-options": 9.65,
  "mini-basket": 5.5,
  "search-panel": 6.2,
  // 0.25 for a check that the shopper leaves behind, for fields that a page script replaces, and for a part that comes later.
  // 0.1 for what another island knows to be wrong with a field.
  "validated-form": 8.25,
  // A description goes with the list that it belongs to.
  "store-map": 4.1,
  // Two kinds of hosts, and props that are checked day by day. 0.2 for a calendar that comes late, and for a form that checks the day.
  "date-picker": 4.5,
  // The last of several wishes counts, also while the page comes anew, and what is kept of both kinds of places.
  "delivery-place": 4.1,
};
for (const key of islands) check(`island ${key}`, bytes(key), wide[key] ?? 4);
// The selector in its dialog is the island itself, which its link only opens. The chooser of lists brings its own rows and form, for
// pages whose theme has none.
// The list of pickup points is all of its island: the field for a place, filters, hours and the page's own templates, wanted together.
// 0.1 for places wanted in more than one way at a time, and for a number that the map finds missing.
const wideParts: Readonly<Record<string, number>> = {
  // 0.1 for a focus that goes with what an answer takes away, and for a position that is asked for anew.
  "pickup-map/widget": 10.4,
  "region-selector/show-selector": 6.7,
  "shopping-lists/chooser": 4.2,
  // The tools, and the server's list that they search, sort and page: one feature. Places that are looked up take their rank.
  "store-map/list-tools": 4.3,
  // Each with the calendar, of which a page has one user: 4.4 KB of it. It leads back from a year out of reach, and says its month,
  // its years and whether it takes several days. 0.05 for where the page's voice goes back to.
  "date-picker/picker": 6.66,
  // Chips are buttons by keys as well.
  "date-picker/delivery": 6.4,
};
for (const key of parts) check(`part ${key}`, bytes(key), wideParts[key] ?? 4);

/** What the runtime fetches with the first use. */
const onDemand: Readonly<Record<string, number>> = {
  basket: 3.5,
  "client-data": 1.8,
  passkeys: 4,
  "one-time-codes": 1.2,
  "after-login": 3,
  dialog: 2.4,
  // It outlives the dialog that it stands in, and its file holds what dialogs take along: 0.03 of another's.
  alert: 1.25,
  loading: 1,
  // 0.05 for two blocks whose scripts take turns, of which one may come later.
  gate: 4.05,
  // 5.5 by the design. More for listings: the count is said, the settings' address is never shown, and of a field above and
  // one below the list neither takes the focus.
  // 0.1 for Back before the code of visits, and for one clock of a page fetched ahead and its visit. 0.05: it shares the reading of
  // fragments with islands.
  visit: 5.85,
  faults: 1.5,
  translations: 1.44,
  "second-factor": 5,
  "second-factor-codes": 5,
  "old-mfa": 3,
  // What stands in a map's element, with the calculations of its view and clusters. 0.2 for a worker that hangs, for markers
  // that stand too close, and for places fitted in before there is a size.
  map: 12.7,
  // 1 for the view that answers before the map's own file is there: no page's handlers wait for that. 0.1 for popups' markup, and
  // 0.1 for their links by which a place is called. 0.1 for telling a press for the map from any other.
  "old-map": 5,
  // With the calendar, and what years and months of pages it takes for none.
  "old-calendar": 6,
};
for (const [key, budget] of Object.entries(onDemand)) check(`on demand: ${key}`, bytes(key), budget);
for (const key of [...islands, ...parts].filter((one) => !chunkOf(one).needsReact))
  refuse(
    `plain ${key} carries no React`,
    ["react", "react-dom"].some((name) => packagesIn(chunkOf(key)).has(name)),
  );

// Fetched when a map begins, and on no page before.
const bytesOfMaps = (kind: keyof Meta["maps"]) => bytesOf({ file: maps[kind], inputs: {} });
check("vendor of maps: maplibre-gl", bytesOfMaps("engine"), 250);
check("maps: the worker that the engine starts", bytesOfMaps("worker"), 0.1);
check("maps: clusters of many points, in a worker", bytesOfMaps("clusters"), 4.5);
check("maps: stylesheet", bytesOfMaps("style"), 2);

if (failed) {
  console.error(`\n${failed} over budget or wrong.`);
  process.exit(1);
}
