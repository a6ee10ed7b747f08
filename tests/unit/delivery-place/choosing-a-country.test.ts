// @vitest-environment page
/** The list of countries, the platform and the page show the same country, whatever was chosen or refused before. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { type Mutation, place, settled } from "./support";

const PL = "1";
const DE = "2";
const CZ = "3";
const LIST = `<div data-island><select>
  <option value="">Wybierz</option>
  <option value="${PL}" selected>Polska</option><option value="${DE}">Niemcy</option><option value="${CZ}">Czechy</option>
</select></div>`;

afterEach(() => vi.restoreAllMocks());

const list = () => document.querySelector("select") as HTMLSelectElement;
const choose = async (country: string) => {
  list().value = country;
  list().dispatchEvent(new Event("change", { bubbles: true }));
  await settled();
};
const sets = (mutations: readonly Mutation[]) => mutations.map((one) => one.sets);
const answer = async (mutations: readonly Mutation[], index: number, isSet: boolean) => {
  await mutations[index]?.answer(isSet);
};

describe("a country that was selected before the island mounts", () => {
  const early = (country: string, markup = LIST) =>
    place(markup, {
      before: () => {
        list().value = country;
      },
    });

  it("is set", async () => {
    const { mutations, said, told } = early(DE);
    expect(sets(mutations)).toEqual([2]);
    await answer(mutations, 0, true);
    expect(said).toContain("Kraj dostawy: Niemcy.");
    expect(told).toEqual(["place"]); // to other tabs
  });

  it("is the server's again when the platform refuses it", async () => {
    const { mutations } = early(DE);
    await answer(mutations, 0, false);
    expect(list().value).toBe(PL);
  });

  it("may be empty: then the server's country is restored", async () => {
    const { mutations } = early("");
    await settled();
    expect(mutations).toEqual([]);
    expect(list().value).toBe(PL);
  });

  it("is distinguished from the list's first country, which the shopper did not select", async () => {
    const unmarked = `<div data-island><select><option value="" disabled>x</option><option value="${PL}">Polska</option></select></div>`;
    expect(place(unmarked).mutations).toEqual([]);
    expect(early(PL, unmarked).mutations).toEqual([]);
  });
});

describe("while a country is being set", () => {
  it("a second country that is then refused leaves the list and the page with the first", async () => {
    const { mutations, said, refresh } = place(LIST);
    await choose(DE);
    await choose(CZ);
    await answer(mutations, 0, true);
    expect(refresh).not.toHaveBeenCalled();
    await answer(mutations, 1, false);
    expect(list().value).toBe(DE);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(said.at(-1)).toBe("Kraj dostawy: Niemcy.");
  });

  it("an empty selection leaves the list and the page with it", async () => {
    const { mutations, refresh } = place(LIST);
    await choose(DE);
    await choose("");
    await answer(mutations, 0, true);
    expect(sets(mutations)).toEqual([2]);
    expect(list().value).toBe(DE);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it("a second country that is set as well is the only one that the page follows", async () => {
    const { mutations, emitted, refresh } = place(LIST);
    await choose(DE);
    await choose(CZ);
    await answer(mutations, 0, true);
    await answer(mutations, 1, true);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(emitted).toEqual([{ action: "chosen", type: "region" }]);
  });

  it.each([true, false])("the next page, swapped in place, receives no event (set: %s)", async (isSet) => {
    const { mutations, said, emitted, refresh, end } = place(LIST);
    await choose(DE);
    end();
    await answer(mutations, 0, isSet);
    expect([emitted, refresh.mock.calls]).toEqual([[], []]);
    expect(said).toEqual(["Zmieniam miejsce dostawy…"]);
  });
});

describe("later pages learn of a forced country", () => {
  const cookie = () => /setRegionForced=([^;]*)/.exec(document.cookie)?.[1] ?? null;
  const write = (value: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the platform writes it
    document.cookie = `setRegionForced=${value}; path=/`;
  };
  const old = '{"currentCountry":"Niemcy","defaultCountry":"Polska","showModal":true}';
  const chosen = async (country: string, page: Parameters<typeof place>[1]) => {
    const { mutations } = place(LIST, page);
    await choose(country);
    await answer(mutations, 0, true);
    return JSON.parse(cookie() ?? "null");
  };
  afterEach(() => write("; max-age=0"));

  it.each([
    ["by its name", { props: { default: "Polska" } }, ""],
    ["by its number", { props: { default: PL } }, ""],
    ["as the platform names it", {}, old],
  ])("that differs from the customer's own, which is known %s", async (_name, page, before) => {
    if (before) write(before);
    expect(await chosen(CZ, { ...page, customer: "signed-in" })).toEqual({
      currentCountry: "Czechy",
      defaultCountry: "Polska",
      showModal: true,
    });
  });

  it.each([
    ["the customer's own", PL, { customer: "signed-in" }],
    ["not forced", CZ, { customer: "signed-in", props: { default: PL, areForced: false } }],
    ["a guest's, because a guest has no country", CZ, { customer: "guest" }],
  ] as const)("but of no country when it is %s; an earlier note is removed", async (_name, country, page) => {
    write(old);
    const other = country === PL ? DE : PL;
    const before = () => {
      for (const option of list().options) option.toggleAttribute("selected", option.value === other);
    };
    expect(await chosen(country, { ...page, before })).toBeNull();
  });

  it("but of no change when the platform refuses it", async () => {
    write(old);
    const { mutations } = place(LIST, { customer: "signed-in" });
    await choose(CZ);
    await answer(mutations, 0, false);
    expect(cookie()).toBe(old);
  });
});
