// @vitest-environment page
import { afterEach, expect, it, vi } from "vitest";
import { offerChoice } from "../../../islands/region-selector/offer-choice";
import type { IslandContext } from "../../../runtime/contracts/island";
import type { TextTable } from "../../../runtime/contracts/texts";
import { bindTexts } from "../../../runtime/texts/texts";
import { eventually } from "../eventually";

let end = new AbortController();
afterEach(() => {
  end.abort();
  Reflect.deleteProperty(window, "selectLanguageConfig");
  Reflect.deleteProperty(window, "selectLanguageParamsConfig");
});

const missing = async (): Promise<unknown> => Promise.reject(new Error("no file"));
const nothing = async (): Promise<unknown> => ({ showSelector: async () => null });

/**
 * A page with the selector's link. @param load loads the dialog @param show whether the server requests opening without
 * a click
 */
function page(load: () => Promise<unknown>, show = false) {
  end = new AbortController();
  document.body.innerHTML = '<a class="select_language__open" href="#">Polska</a>';
  Object.assign(window, {
    selectLanguageConfig: [{ countries: [{}] }],
    selectLanguageParamsConfig: { show_select: `${show}` },
  });
  const link = document.querySelector("a") as HTMLElement;
  const alert = vi.fn();
  const fail = vi.fn();
  offerChoice(link, {
    signal: end.signal,
    load,
    alert,
    fail,
    texts: (table: TextTable) => bindTexts(table, {}, "pol"),
  } as unknown as IslandContext);
  return { link, alert, fail };
}

// This test comes first: a page that was pressed no longer opens the selector by itself.
it("an automatic opening fails silently", async () => {
  const { alert, fail } = page(missing, true);
  await eventually(() => expect(fail).toHaveBeenCalled());
  expect(alert).not.toHaveBeenCalled();
});

it.each([
  ["its file", missing],
  ["its dialog", nothing],
])("a press on the link reports that %s does not load, each time", async (_, load) => {
  const { link, alert } = page(load);
  for (const times of [1, 2]) {
    link.click();
    await eventually(() => expect(alert).toHaveBeenCalledTimes(times));
  }
  expect(alert).toHaveBeenLastCalledWith(
    "Nie udało się wczytać listy krajów i języków. Sprawdź połączenie i spróbuj ponownie.",
    { type: "error" },
  );
});
