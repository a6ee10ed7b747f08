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

/** A page with the selector's link, and nothing to choose. @param show whether the server requests opening without a click */
function page(show = false) {
  end = new AbortController();
  document.body.innerHTML = '<a class="select_language__open" href="#">Polska</a>';
  Object.assign(window, {
    selectLanguageConfig: [{ countries: [{}] }],
    selectLanguageParamsConfig: { show_select: `${show}` },
  });
  const link = document.querySelector("a") as HTMLElement;
  const alert = vi.fn();
  offerChoice(link, {
    signal: end.signal,
    alert,
    texts: (table: TextTable) => bindTexts(table, {}, "pol"),
  } as unknown as IslandContext);
  return { link, alert };
}

// This test comes first: a page that was pressed no longer opens the selector by itself.
it("an automatic opening fails silently", async () => {
  const { alert } = page(true);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(alert).not.toHaveBeenCalled();
});

it("a press on the link reports that nothing can be shown, each time", async () => {
  const { link, alert } = page();
  for (const times of [1, 2]) {
    link.click();
    await eventually(() => expect(alert).toHaveBeenCalledTimes(times));
  }
  expect(alert).toHaveBeenLastCalledWith(
    "Nie udało się wczytać listy krajów i języków. Sprawdź połączenie i spróbuj ponownie.",
    { type: "error" },
  );
});
