// @vitest-environment page
/** An alert with links waits for their file; alerts keep their order meanwhile. */
import { beforeEach, describe, expect, it } from "vitest";
import type { Boot } from "../../../runtime/contracts/boot";
import { makeAlertek } from "../../../runtime/legacy/alertek";
import type { LegacyNeeds } from "../../../runtime/legacy/needs";
import { deferred } from "../deferred";
import { eventually } from "../eventually";

const LINKED = 'Dodano. <a class="alertek__link" href="/basketedit.php">Do koszyka</a>';
let file: ReturnType<typeof deferred<unknown>>;
let alertek: ReturnType<typeof makeAlertek>;
/** Texts of the shown alerts, oldest first, and how many links each one has. */
let shown: [text: string, links: number][];

beforeEach(() => {
  file = deferred<unknown>();
  shown = [];
  const alert = (words: string, { content }: { content?: DocumentFragment }) =>
    shown.push([words, content?.querySelectorAll("a").length ?? 0]);
  const parsePiece = (markup: string) => document.createRange().createContextualFragment(markup);
  alertek = makeAlertek(
    { loader: { load: () => file.promise } } as unknown as Boot,
    { ui: { alert }, announce() {}, gate: async () => ({ parsePiece }) } as unknown as LegacyNeeds,
  );
});
const fileArrives = async () => file.resolve(await import("../../../runtime/legacy/linked-words"));
/** Resolves when everything that follows from the file has happened. */
const fileIsUsed = async () => {
  await fileArrives();
  alertek.Info('<a class="alertek__link" href="/ostatni">Ostatni</a>');
  await eventually(() => expect(shown.at(-1)).toEqual(["Ostatni", 1]));
};

describe("an alert with links", () => {
  it("is shown with them once their file has arrived", async () => {
    alertek.Success(LINKED);
    expect(shown).toEqual([]);
    await fileArrives();
    await eventually(() => expect(shown).toEqual([["Dodano. Do koszyka", 1]]));
  });

  it("is shown at once, and once, when a newer alert comes: the newer one stays", async () => {
    alertek.Success(LINKED);
    alertek.Warning("Brak towaru");
    expect(shown).toEqual([
      ["Dodano. Do koszyka", 0],
      ["Brak towaru", 0],
    ]);
    await fileIsUsed();
    expect(shown).toHaveLength(3);
  });

  it("is not shown any more when the page ends it before its file has arrived", async () => {
    alertek.Success(LINKED);
    alertek.End();
    await fileIsUsed();
    expect(shown).toHaveLength(1);
  });
});
