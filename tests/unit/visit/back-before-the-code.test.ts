// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from "vitest";
import { makeVisits, type VisitNeeds } from "../../../runtime/visit";

const reload = vi.spyOn(window.location, "reload").mockImplementation(() => {});
const entry = (id: string) => ({ wyspa: { id, sections: [], scroll: [0, 0] } });
/** The visit code loads on a page that started with one history state and has another now. */
const comes = (began: unknown, now: unknown) => {
  history.replaceState(now, "");
  makeVisits({ began } as unknown as VisitNeeds);
  return reload.mock.calls.length;
};

beforeEach(() => void reload.mockClear());

it("the page of the address is loaded when Back comes before the code of visits has loaded", () => {
  expect(comes(entry("b"), entry("a"))).toBe(1);
  expect(comes(null, entry("a"))).toBe(2);
});

it("the page stays when its entry is the loaded one, or an entry of a script of the page", () => {
  expect(comes(entry("b"), entry("b"))).toBe(0);
  expect(comes(entry("b"), { ...entry("b"), theirs: 1 })).toBe(0);
  expect(comes(entry("b"), { theirs: 1 })).toBe(0);
  expect(comes(entry("b"), null)).toBe(0);
  expect(comes(null, null)).toBe(0);
});
