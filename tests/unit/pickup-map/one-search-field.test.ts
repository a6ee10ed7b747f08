// @vitest-environment page
/** One field finds both: a place, and a point of the list by its name. Distances are told from named places only. */
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { indexed, pointOptions } from "../../../islands/pickup-map/find-points";
import { eventually } from "../eventually";
import { turns } from "../turns";
import { point, raw } from "./support";
import { pointsOf, settled, suggestionOf, type, widget } from "./widget";

let shown: Awaited<ReturnType<typeof widget>>;
afterEach(() => shown?.end());
const options = () => [...shown.host.querySelectorAll("[role=option]")].map((one) => one.textContent);

async function withPoints(setup: Parameters<typeof widget>[0] = { options: { lat: 52, lng: 21 } }) {
  shown = await widget(setup);
  shown.questions[0]?.answer(pointsOf(raw("WAR1"), raw("WAR2"), raw("KRK1")));
  await eventually(() => expect(shown.rows()).toHaveLength(3));
  return shown;
}

it("a text finds points by name or number, three at most, and from the third letter on", () => {
  const points = indexed(["WAR1", "WAR2", "WAR3", "WAR4", "KRK1"].map((id) => point(id, 1)));
  expect(pointOptions(points, "war").map(({ uid }) => uid)).toEqual(
    ["WAR1", "WAR2", "WAR3"].map((id) => `courier_5-${id}`),
  );
  expect(pointOptions(points, " Krk1 ").map(({ name }) => name)).toEqual([
    "Punkt KRK1, Długa 4, 00-001 Warszawa",
  ]);
  expect(pointOptions(points, "wa")).toEqual([]);
  expect(pointOptions(points, "warszawa")).toEqual([]);
});

it("the list has no search field of its own, and the field suggests points at once and places after them", async () => {
  const { host, field, searches, said } = await withPoints();
  expect(host.querySelector(".cop_pickup_filtering__text")).toBeNull();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }); // places are searched after a pause
  onTestFinished(() => void vi.useRealTimers());
  type(field, "krk");
  await turns();
  expect(options()).toEqual(["Punkt KRK1, Długa 4, 00-001 Warszawa"]);
  expect(searches).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  vi.useRealTimers();
  expect(searches).toHaveLength(1);
  searches[0]?.answer(suggestionOf("Kraków"));
  await eventually(() => expect(options().at(-1)).toBe("Kraków"));
  expect(options()).toHaveLength(2);
  await eventually(() => expect(said.at(-1)).toBe("2 podpowiedzi"));
});

it("a suggested point is selected in the list without another request, and is announced", async () => {
  const { field, rows, questions, said } = await withPoints();
  type(field, "war2");
  await eventually(() => expect(options()).toHaveLength(1));
  field.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true }));
  await settled();
  field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
  await eventually(() => expect(rows()[1]?.classList.contains("--active")).toBe(true));
  expect(said).toContain("Zaznaczono: Punkt WAR2");
  expect(options()).toEqual([]);
  expect(questions).toHaveLength(1);
});

it("a shop may keep two fields; the upper one then suggests places alone", async () => {
  const { field } = await withPoints({
    options: { lat: 52, lng: 21 },
    more: { props: { searchFields: "two" } } as never,
  });
  shown.find(".cop_pickup_filtering__text");
  type(field, "krk");
  await settled(100);
  expect(options()).toEqual([]);
});

it("distances are shown from a named place, and not from the middle of the map or of the visible area", async () => {
  await withPoints();
  expect(shown.rows()[0]?.textContent).toContain("100 m");
  shown.end();
  await withPoints({});
  expect(shown.rows()[0]?.textContent).not.toContain("100 m");
  expect(shown.find<HTMLInputElement>("input[type=radio]").getAttribute("aria-label")).not.toContain("100 m");
});
