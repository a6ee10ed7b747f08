/** `SelectToDropdown` as page modules use it (contract D 4): the drop-down exists when the call returns. */
import { expect, test } from "vitest";
import { seen, visitModule } from "../page-module";
import { bench, expectNoErrors } from "../support";

const b = bench();

const select = `<select class="wybor f-select" id="wybor" name="w"><option value="a" class="--free">A</option>
  <option value="b" data-points="2">B</option><option value="c">C</option></select>`;

const inHandler = (code: string, content = select) =>
  visitModule(b, {
    module: "subscription_products",
    content: `<div id="tu">${content}</div>`,
    code: `var seen = []; function saw(value) { seen.push(value); }
      app_shop.run(function () { ${code} }, "all");`,
  });

test("a press on a row or its link chooses it, and the callback runs once per press, even for the same row", async () => {
  const visit = await inHandler(`
    const list = new SelectToDropdown({
      selector: ".wybor:not(.f-dropdown)", clickDropdownCallback: false,
      generateDropdownCallback: (wrapper) => saw(wrapper.className + " " + wrapper.querySelector("select").value),
      afterClickDropdownCallback(item) {
        const own = item.querySelector(".f-dropdown-item");
        saw([own.dataset.value, own.classList.contains("--prev"), item.closest(".f-dropdown").querySelector(".f-dropdown-item.--selected").dataset.value].join());
      },
    });
    const rows = document.querySelectorAll(".f-dropdown-li");
    saw([rows[0].className, rows[1].firstElementChild.dataset.points, rows[2].firstElementChild.dataset.index].join());
    rows[1].click();
    rows[2].querySelector("a").click();
    rows[2].click();
    saw([list.selects.length, list.selects[0].value, list.selects[0].selectedIndex, list.params.selector].join());`);
  expect(await seen(visit)).toEqual([
    "f-dropdown f-group wybor f-select a",
    "f-dropdown-li --free,2,2",
    "b,false,b",
    "c,false,c",
    "c,true,c",
    "1,c,2,.wybor:not(.f-dropdown)",
  ]);
  expectNoErrors(visit);
});

test("the toggle mirrors its select, and a class set by the page keeps the list shut", async () => {
  const visit = await inHandler(`
    new SelectToDropdown({ selector: ".wybor:not(.f-dropdown)" });
    saw(document.querySelector("#wybor").nextElementSibling.className);`);
  const { page } = visit;
  expect(await seen(visit)).toEqual(["f-control f-dropdown-toggle"]);
  const toggle = page.locator(".f-dropdown-toggle");
  await toggle.evaluate((element) => element.classList.add("--disabled"));
  await expect.poll(() => toggle.getAttribute("aria-disabled")).toBe("true");
  await toggle.evaluate((element) => (element as HTMLElement).click());
  await toggle.press("ArrowDown");
  expect(await page.locator(".f-dropdown.--open").count()).toBe(0);
  await toggle.evaluate((element) => element.classList.remove("--disabled"));
  await toggle.click();
  expect(await page.locator(".f-dropdown.--open").count()).toBe(1);
  expectNoErrors(visit);
});

test("a disabled select's list opens once its class is removed", async () => {
  const visit = await inHandler(
    `new SelectToDropdown({ selector: ".wybor:not(.f-dropdown)" });
    saw(document.querySelector(".f-dropdown-toggle").matches(".--disabled[aria-disabled=true]"));
    document.querySelector(".f-dropdown-toggle").classList.remove("--disabled");`,
    select.replace("<select", "<select disabled"),
  );
  expect(await seen(visit)).toEqual([true]);
  await visit.page.locator(".f-dropdown-toggle").click();
  expect(await visit.page.locator(".f-dropdown.--open").count()).toBe(1);
});

test("init() finds later selects once, and reInit() and destroy() work as documented", async () => {
  const visit = await inHandler(
    `const list = new SelectToDropdown({ selector: ".wybor:not(.f-dropdown)" });
    saw(list.selects.length);
    const template = document.querySelector("#pozniej");
    document.querySelector("#tu").append(template.content.cloneNode(true));
    list.init?.(); list.init();
    saw([list.selects.length, document.querySelectorAll(".f-dropdown").length].join());
    list.selects[0].options[0].text = "Inne";
    list.selects[0].selectedIndex = 1;
    list.revalidate();
    saw(document.querySelector(".f-dropdown-button").textContent);
    list.reInit();
    saw([document.querySelectorAll(".f-dropdown").length, document.querySelector(".f-dropdown-item").textContent].join());
    list.destroy();
    saw([document.querySelectorAll(".f-dropdown").length, document.querySelector("#tu select").className].join());`,
    `<template id="pozniej">${select}</template>`,
  );
  expect(await seen(visit)).toEqual([0, "1,1", "B", "1,Inne", "0,wybor f-select"]);
  expectNoErrors(visit);
});
