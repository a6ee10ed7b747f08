// @vitest-environment page
import { expect, it } from "vitest";
import { queueEarlyEvents } from "../../../runtime/islands/early-events";
import { turns } from "../turns";
import { makePage } from "./a-page";

Reflect.deleteProperty(Element.prototype, "animate"); // a cancelled animation is an error in these tests' browser
const clicked: string[] = [];
document.addEventListener("click", ({ target }) => clicked.push((target as Element).id));

it("presses are held before the hosts are known, and replayed once the hosts' islands are ready", async () => {
  const page = makePage();
  const mounted: string[] = [];
  page.add({ name: "offered", holds: ["click"], when: "interaction" }, () => void mounted.push("offered"));
  page.add({ name: "left-out", holds: ["click"], preset: [{ selector: ".theme" }] }, () => {});
  const touches = queueEarlyEvents(page.boot);
  document.body.innerHTML = `
    <p data-island="offered"><button type="button" id="a"></button></p>
    <p class="theme"><button type="button" id="b"></button></p>
    <p><button type="button" id="c"></button></p>`;
  const press = () => {
    for (const id of ["a", "b", "c"]) document.getElementById(id)?.click();
  };
  press();
  await turns();
  expect(clicked).toEqual(["c"]);
  expect(document.querySelectorAll("[aria-busy]")).toHaveLength(2);

  page.boot.scan(); // the theme's own elements are no hosts on this page
  page.startCore();
  await turns();
  expect(mounted).toEqual([]);
  touches.release();
  await turns();
  expect(mounted).toEqual(["offered"]);
  expect(clicked.sort()).toEqual(["a", "b", "c"]);
  expect(document.querySelectorAll("[aria-busy]")).toHaveLength(0);

  clicked.length = 0;
  press();
  expect(clicked).toEqual(["a", "b", "c"]);
});
