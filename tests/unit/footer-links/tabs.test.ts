// @vitest-environment page
import { beforeEach, describe, expect, it } from "vitest";
import { createStore } from "zustand/vanilla";
import { mount } from "../../../islands/footer-links";
import type { IslandContext } from "../../../runtime/contracts/island";
import { eventually } from "../eventually";

const column = (id: string, isOpen: boolean, attributes = "") =>
  `<ul><li><a id="${id}_header" class="footer_tab__header" href="/x" ${attributes} aria-controls="${id}" aria-expanded="${isOpen}">${id}</a>
   <ul id="${id}" class="footer_links_sub" aria-hidden="${!isOpen}"><li><a href="/y">y</a></li></ul></li></ul>`;

let host: HTMLElement;
function mounted(view: 1 | 2 | 3 | 4) {
  const end = new AbortController();
  const store = createStore(() => ({ page: { view } }));
  mount(host, { signal: end.signal, store } as unknown as IslandContext);
  return { end, turn: (to: number) => store.setState({ page: { view: to as 1 } }) };
}
const state = () =>
  [...host.querySelectorAll(".footer_links_sub")].map((list) => [
    list.getAttribute("aria-hidden"),
    list.hasAttribute("inert"),
  ]);

beforeEach(() => {
  document.body.innerHTML = `<nav>${column("a", true)}${column("b", false)}${column("c", true, 'data-hide-arrow="true"')}
    <a class="footer_tab__header" href="/plain" aria-controls="nowhere">plain</a></nav>`;
  host = document.querySelector("nav") as HTMLElement;
});

describe("footer columns", () => {
  it("fold on phones only, and keep their state across views", () => {
    const { turn } = mounted(1);
    expect(state().slice(0, 2)).toEqual([
      ["false", false],
      ["true", true],
    ]);
    document.getElementById("a_header")?.click();
    turn(3);
    expect(state().slice(0, 2)).toEqual([
      ["false", false],
      ["false", false],
    ]);
    turn(1);
    expect(state().slice(0, 2)).toEqual([
      ["true", true],
      ["true", true],
    ]);
  });

  it("that the page adds fold like the others, and the old ones keep their state", async () => {
    mounted(1);
    document.getElementById("b_header")?.click();
    host.insertAdjacentHTML("afterbegin", column("d", false));
    const added = document.getElementById("d_header") as HTMLElement;
    await eventually(() => expect(added.getAttribute("role")).toBe("button"));
    added.click();
    expect(["d", "b"].map((id) => document.getElementById(id)?.getAttribute("aria-hidden"))).toEqual([
      "false",
      "false",
    ]);
  });

  it("that the page has set anew are folded by a press", () => {
    mounted(1);
    host.innerHTML = column("e", true);
    document.getElementById("e_header")?.click();
    expect(document.getElementById("e")?.getAttribute("aria-hidden")).toBe("true");
  });

  it("without an arrow, or without a list, are left alone", () => {
    mounted(1);
    const plain = host.querySelectorAll("#c_header, [href='/plain']");
    expect([...plain].map((one) => one.getAttribute("role"))).toEqual([null, null]);
  });

  it.each([1, 2, 4] as const)("are restored to the server's markup afterwards, in view %d", (view) => {
    const before = host.outerHTML;
    const { end } = mounted(view);
    document.getElementById("b_header")?.click();
    expect(host.outerHTML).not.toBe(before);
    end.abort();
    const now = host.outerHTML;
    expect(now).toBe(before);
  });
});

it("a header that the page sets anew above its list folds it, by keys as well", async () => {
  mounted(1);
  const before = document.getElementById("b_header") as HTMLElement;
  const anew = document.createElement("strong");
  anew.className = "footer_tab__header";
  anew.setAttribute("aria-controls", "b");
  before.replaceWith(anew);
  await eventually(() => expect(anew.getAttribute("role")).toBe("button"));
  expect(anew.getAttribute("aria-expanded")).toBe("false");
  anew.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
  expect(anew.getAttribute("aria-expanded")).toBe("true");
});
