// @vitest-environment page
/** The form, the storage, the announcement and the page's event all have the same point. */
import { afterEach, expect, it, vi } from "vitest";
import { mount } from "../../../islands/pickup-map";
import type { Point } from "../../../islands/pickup-map/points";
import type { Wanted } from "../../../islands/pickup-map/wanted";
import type { IslandContext } from "../../../runtime/contracts/island";
import { eventually } from "../eventually";
import { raw } from "./support";
import { pointsOf, widget } from "./widget";

afterEach(() => vi.restoreAllMocks());

it("while a form is pending another point is neither written nor stored nor reported", async () => {
  const sent = vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(() => {});
  document.body.innerHTML = `<form data-courier-id="5"><input class="pickup_sites_point_input"></form>`;
  const host = document.querySelector("form") as HTMLFormElement;
  const told: unknown[] = [];
  const remembered: string[] = [];
  let wanted: Wanted | undefined;
  const context = {
    signal: new AbortController().signal,
    props: {},
    storage: { session: { set: (_key: string, uid: string) => remembered.push(uid) } },
    emit: (_name: string, { pointId }: { pointId: string }) => told.push(pointId),
    load: async () => ({
      showInPage: (_host: unknown, _context: unknown, given: Wanted) => {
        wanted = given;
      },
    }),
  } as unknown as IslandContext;
  await mount(host, context);
  const point = (id: string) => ({ id, courier: { id: 5 } }) as Point;
  expect(wanted?.choose(point("A"), "")).toBe(true);
  expect(wanted?.choose(point("B"), "")).toBe(false);
  expect([told, remembered]).toEqual([["A"], ["courier_5-A"]]);
  expect(host.querySelector("input")?.value).toBe("A");
  expect(sent).toHaveBeenCalledTimes(1);
});

it("a rejected choice is not announced", async () => {
  let isTaken = true;
  const shown = await widget({ options: { lat: 52, lng: 21 }, choose: () => isTaken });
  shown.questions[0]?.answer(pointsOf(raw("1")));
  await eventually(() => expect(shown.rows()).toHaveLength(1));
  shown.rows()[0]?.click();
  await eventually(() => shown.button("Wybierz ten punkt").click());
  isTaken = false;
  shown.button("Wybierz ten punkt").click();
  expect(shown.said.filter((text) => text.startsWith("Wybrano"))).toHaveLength(1);
  shown.end();
});
