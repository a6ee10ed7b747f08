// @vitest-environment page
import { expect, it, vi } from "vitest";
import { makeHandlers } from "../../../runtime/legacy/run-handlers";
import { initialState, sharedStore } from "../../../runtime/store/store";

const store = sharedStore(initialState);
const show = (view: 1 | 2 | 3 | 4) => store.setState(({ page }) => ({ page: { ...page, view } }));

it("handlers for all views run, then those of the view; those of another view run when it comes; late ones run at once", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  show(3);
  const ran: string[] = [];
  const handlers = makeHandlers(store, {}, async () => {});
  const add = (name: string, ...how: unknown[]) => handlers.add(() => ran.push(name), ...how);
  add("three", 3);
  add("one", "1");
  add("one or three", [1, 3]);
  handlers.add(() => {
    throw new Error("planted");
  }, "all");
  add("all", "all");
  add("absent", "all", ".nobody");
  add("unreadable", "all", "[[");
  handlers.add("no function", "all");
  await handlers.runAll();
  expect(ran.splice(0)).toEqual(["all", "three", "one or three"]);
  show(1);
  expect(ran.splice(0)).toEqual(["one", "one or three"]);
  add("late", "all");
  add("late for three", 3);
  await Promise.resolve();
  expect(ran.splice(0)).toEqual(["late"]);
});

it("handlers run again if they are bound to no element, or ask for it", async () => {
  show(4);
  document.body.className = "there";
  const ran: string[] = [];
  const handlers = makeHandlers(store, {}, async () => {});
  handlers.add(() => ran.push("bare"), "all");
  handlers.add(() => ran.push("bound"), "all", ".there");
  handlers.add(() => ran.push("flagged"), 4, ".there", true);
  await handlers.runAll();
  handlers.runAgain();
  expect(ran).toEqual(["bare", "bound", "flagged", "bare", "flagged"]);
});
