// @vitest-environment page
/** Classes of the old bundle that page modules create: `Modal`, `SelectToDropdown`, `Pagination`, `ModifyAdress`. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TextTable } from "../../../runtime/contracts/texts";
import { selectToDropdown } from "../../../runtime/legacy/dropdown";
import { modalOver } from "../../../runtime/legacy/modal";
import type { LegacyNeeds } from "../../../runtime/legacy/needs";
import { modifyAdress } from "../../../runtime/legacy/steps/associated-clients";
import { pagination } from "../../../runtime/legacy/steps/associated-clients/pagination";
import { makeDialogs } from "../../../runtime/overlays/dialog";
import { bindTexts } from "../../../runtime/texts/texts";
import { eventually } from "../eventually";
import { all, fire, one } from "../in-page";

const texts = (table: TextTable) => bindTexts(table, {}, "pol");
const parsePiece = (markup: string) => {
  const template = document.createElement("template");
  template.innerHTML = markup;
  return template.content;
};
const needs = {
  texts,
  ui: { dialogs: async () => makeDialogs({ texts, addStyle: async () => {}, banner: () => "" } as never) },
  gate: async () => ({ parsePiece }),
} as unknown as LegacyNeeds;

beforeEach(() => {
  document.body.innerHTML = "";
});
afterEach(() => history.replaceState(null, "", location.pathname));

describe("Modal", () => {
  const piece = (markup: string) => parsePiece(markup);

  it("has its nodes in the page when the call returns, and notifies the page before and after", async () => {
    const Modal = await modalOver(needs);
    const told: string[] = [];
    const modal = new Modal({
      element: piece("<p id='in'>x</p><input id='field'>"),
      classList: "--own",
      setFocusOnFirstElement: true,
      beforeShow: () => told.push("beforeShow"),
      afterShow: () => told.push("afterShow"),
      beforeClose: () => told.push("beforeClose"),
      afterClose: () => told.push("afterClose"),
    });
    expect(one("dialog.--own #in").textContent).toBe("x");
    expect(document.activeElement?.id).toBe("field");
    modal.closeModal();
    expect(document.querySelector("dialog")).toBeNull();
    expect(told).toEqual(["beforeShow", "afterShow", "beforeClose", "afterClose"]);
  });

  it("can show the same fragment again", async () => {
    const Modal = await modalOver(needs);
    const modal = new Modal({ element: piece("<p id='in'>x</p>") });
    modal.closeModal();
    modal.init();
    expect(all("dialog #in")).toHaveLength(1);
    modal.closeModal();
  });

  it("shows markup through the gate, and survives a page's faulty callback", async () => {
    const Modal = await modalOver(needs);
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    const modal = new Modal({
      html: "<b id='bold'>x</b>",
      beforeShow: () => {
        throw new Error("theirs");
      },
    });
    await eventually(() => expect(one("dialog #bold").textContent).toBe("x"));
    modal.closeModal();
    error.mockRestore();
  });

  it("that is closed before its markup is ready never opens", async () => {
    const Modal = await modalOver(needs);
    new Modal({ html: "<b>x</b>" }).closeModal();
    await new Promise((resolve) => setTimeout(resolve));
    expect(document.querySelector("dialog")).toBeNull();
  });
});

describe("SelectToDropdown", () => {
  beforeEach(() => {
    document.body.innerHTML = `<label for="s">Sortuj</label><select id="s" class="sort">
      <option value="a">A</option><option value="b" selected>B</option><option value="c" disabled>C</option></select>`;
  });
  const items = () => all(".f-dropdown-item");

  it("draws a list that shows the selected option, and keeps the select inside", () => {
    const dropdowns = selectToDropdown({ selector: ".sort" });
    expect(one(".f-dropdown-button").textContent).toBe("B");
    expect(items().map(({ textContent }) => textContent)).toEqual(["A", "B", "C"]);
    expect(one(".f-dropdown select").className).toBe("sort-select");
    expect(one(".f-dropdown-toggle").textContent).toContain("Sortuj");
    expect(dropdowns.selects).toHaveLength(1);
    expect(items()[2]?.getAttribute("aria-disabled")).toBe("true");
  });

  it("selects an option of the select on a press, and dispatches a change", () => {
    selectToDropdown({ selector: ".sort" });
    const changed = vi.fn();
    one("#s").addEventListener("change", changed);
    one(".f-dropdown-toggle").click();
    expect(one(".f-dropdown-toggle").getAttribute("aria-expanded")).toBe("true");
    fire(items()[0] as HTMLElement, "click", { button: 0 });
    expect(one<HTMLSelectElement>("#s").value).toBe("a");
    expect(changed).toHaveBeenCalledTimes(1);
    expect(one(".f-dropdown-button").textContent).toBe("A");
  });

  it("shows what a script has selected on request, and restores the select", () => {
    const dropdowns = selectToDropdown({ selector: ".sort" });
    one<HTMLSelectElement>("#s").value = "a";
    dropdowns.revalidate();
    expect(one(".f-dropdown-button").textContent).toBe("A");
    dropdowns.destroy();
    expect(document.querySelector(".f-dropdown")).toBeNull();
    expect(one("#s").className).toBe("sort");
  });
});

describe("Pagination", () => {
  const make = () => {
    document.body.innerHTML = '<ul class="pagination"></ul>';
    return pagination(needs)();
  };
  const shown = () => all(".pagination__element.--item:not(.d-none)").map(({ textContent }) => textContent);

  it("shows the first, the last and the pages near the one in the address", () => {
    history.replaceState(null, "", "#6");
    make().init(null, { resultPage: 12 });
    expect(shown()).toEqual(["1", "4", "5", "6", "7", "8", "12"]);
    expect(one(".--item.--active").textContent).toBe("6");
    expect(all(".--gap:not(.d-none)")).toHaveLength(2);
    expect(one(".pagination__link.--prev").getAttribute("href")).toBe("#5");
  });

  it("writes a pressed page into the address and notifies the page", () => {
    const told = vi.fn();
    make().init(null, { resultPage: 3 }, told);
    expect(location.hash).toBe("#1");
    fire(one(".pagination__link[href='#2']"), "click");
    expect([location.hash, told.mock.calls.length]).toEqual(["#2", 1]);
  });

  it("draws nothing for a single page", () => {
    make().init(null, { resultPage: 1 });
    expect(one(".pagination").childElementCount).toBe(0);
  });
});

it("the address has no hash while a form is submitted, and regains it afterwards", () => {
  history.replaceState(null, "", "#3");
  const address = modifyAdress();
  address.start();
  expect(location.hash).toBe("");
  address.end();
  expect(location.hash).toBe("#3");
});
