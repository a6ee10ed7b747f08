// @vitest-environment page
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { IslandContext } from "../../../runtime/contracts/island";
import { eventually } from "../eventually";
import { pass, turns } from "../turns";
import { makePage, SETTLED_MS } from "./a-page";

vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }); // for the whole file: the observer's timer outlives a test
const page = makePage();
page.startCore();
const { boot, status } = page;
const scanned: ParentNode[] = [];
const scan = boot.scan;
boot.scan = (root = document) => {
  scanned.push(root);
  scan(root);
};

const mounts: Element[] = [];
const contexts: IslandContext[] = [];
const ended: Element[] = [];
page.add({ name: "noted" }, (host, context) => {
  mounts.push(host);
  contexts.push(context);
  return () => ended.push(host);
});
page.add({ name: "other" }, () => {});
const settle = () => pass(SETTLED_MS);
const element = (html: string) => {
  const template = document.createElement("div");
  template.innerHTML = html;
  return template.firstElementChild as HTMLElement;
};
const noted = () => element('<p data-island="noted"></p>');

beforeEach(async () => {
  await page.show("");
  for (const list of [mounts, contexts, ended, scanned]) list.length = 0;
});

describe("a host that appears later", () => {
  it("gets its island, anywhere in the added markup", async () => {
    const host = noted();
    const outer = element("<section><div></div></section>");
    outer.firstElementChild?.append(host);
    document.body.append(outer, document.createTextNode("x"), noted());
    await settle();
    expect(mounts).toHaveLength(2);
    expect(status(host)).toBe("ready");
  });

  it("gets its island when the marker is added to an existing element", async () => {
    const host = await page.show("<p></p>");
    host.setAttribute("data-island", "noted");
    await settle();
    expect(status(host)).toBe("ready");
  });

  it("gets the island that its marker adds, and keeps its first one", async () => {
    const host = await page.show('<p data-island="noted"></p>');
    host.setAttribute("data-island", "noted other");
    await settle();
    expect(status(host)).toBe("noted:ready other:ready");
    expect(mounts).toEqual([host]);
  });

  it("gets no island when it is removed before the changes are processed", async () => {
    const host = noted();
    document.body.append(host);
    await turns();
    host.remove();
    await settle();
    expect(boot.hosts.size).toBe(0);
    expect(mounts).toEqual([]);
  });

  it("is processed 16 ms after the first change, together with all others", async () => {
    document.body.append(noted());
    await pass(10);
    document.body.append(noted());
    await pass(5);
    expect(mounts).toEqual([]);
    await pass(1);
    expect(mounts).toHaveLength(2);
  });

  it.each([1, 49, 50, 400])("is found among %i others, each host once", async (count) => {
    const list = element("<ul></ul>");
    document.body.append(list);
    await settle();
    for (let index = 0; index < count; index++) list.append(element("<li></li>"));
    list.append(noted());
    document.body.append(noted());
    await settle();
    expect(mounts).toHaveLength(2);
  });
});

describe("the scan of added nodes", () => {
  it("leaves out elements without a host", async () => {
    document.body.append(element("<section><b></b></section>"));
    await settle();
    expect(scanned).toEqual([]);
  });

  it("leaves out elements inside another added one, whose scan finds them", async () => {
    const outer = element("<section></section>");
    document.body.append(outer);
    await turns();
    const inner = noted();
    outer.append(inner);
    await settle();
    expect(scanned).toEqual([outer]);
    expect(mounts).toEqual([inner]);
  });

  it("scans the parent once instead of fifty new children", async () => {
    const list = element("<ul></ul>");
    document.body.append(list);
    await settle();
    for (let index = 0; index < 50; index++) list.append(noted());
    await settle();
    await eventually(() => expect(mounts).toHaveLength(50)); // in slices, and so in more turns on a slow machine
    expect(scanned).toEqual([list]);
  });

  it("scans the enclosing host once instead of many nodes that an island writes", async () => {
    const host = await page.show('<div data-island="noted"></div>');
    scanned.length = 0;
    for (let index = 0; index < 60; index++) {
      const row = element("<div></div>");
      host.append(row);
      await turns(1);
      row.append(element(index ? "<i></i>" : '<i data-island="other"></i>'));
    }
    await settle();
    expect(scanned).toEqual([host]);
  });
});

describe("a host that is removed", () => {
  it("has its island unmounted, and is removed from the table", async () => {
    const host = await page.show('<p data-island="noted"></p>');
    host.remove();
    await settle();
    expect(ended).toEqual([host]);
    expect(contexts[0]?.signal.aborted).toBe(true);
    expect(boot.hosts.size).toBe(0);
    expect(status(host)).toBeNull();
  });

  it("inside a removed element has its island unmounted, too", async () => {
    const outer = await page.show('<section><p data-island="noted"></p></section>');
    outer.remove();
    await settle();
    expect(ended).toHaveLength(1);
  });

  it("before its island has started never starts one", async () => {
    const mount = vi.fn();
    page.add({ name: "patient", when: "interaction" }, mount);
    const host = await page.show('<p data-island="patient"></p>');
    const { stop } = page.instance(host);
    host.remove();
    await settle();
    expect(stop.signal.aborted).toBe(true);
    document.body.append(element("<b></b>"));
    host.click();
    await settle();
    expect(mount).not.toHaveBeenCalled();
  });

  it("and put back later gets a new island", async () => {
    const host = await page.show('<p data-island="noted"></p>');
    host.remove();
    await settle();
    document.body.append(host);
    await settle();
    expect(mounts).toEqual([host, host]);
    expect(status(host)).toBe("ready");
  });
});

describe("a host that is moved", () => {
  it("keeps its island and its state", async () => {
    const host = await page.show('<p data-island="noted"></p>');
    const section = element("<section></section>");
    document.body.append(section);
    host.remove();
    await pass(10); // out of the page for a moment
    section.append(host);
    await settle();
    expect(mounts).toEqual([host]);
    expect(ended).toEqual([]);
    expect(contexts[0]?.signal.aborted).toBe(false);
  });
});

describe("a marker that loses a name", () => {
  it("unmounts that island and no other", async () => {
    const host = await page.show('<p data-island="noted other"></p>');
    host.setAttribute("data-island", "other");
    await settle();
    expect(ended).toEqual([host]);
    expect(status(host)).toBe("ready");
    expect([...(boot.hosts.get(host)?.keys() ?? [])]).toEqual(["other"]);
  });

  it("as a whole is no host any more", async () => {
    const host = await page.show('<p data-island="noted"></p>');
    host.removeAttribute("data-island");
    await settle();
    expect(ended).toEqual([host]);
    expect(boot.hosts.size).toBe(0);
  });

  it("keeps an island if the preset names the host itself", async () => {
    page.add({ name: "by-preset", preset: [{ selector: ".theme" }] }, () => {});
    const host = await page.show('<p class="theme" data-island="by-preset"></p>');
    expect(status(host)).toBe("ready");
    host.removeAttribute("data-island");
    await settle();
    expect(status(host)).toBe("ready");
  });
});

describe("an island whose element another script removes", () => {
  it("is mounted again, once", async () => {
    page.add({ name: "wrapped" }, (host, { guard }) => {
      const root = document.createElement("div");
      host.append(root);
      guard(root);
      mounts.push(host);
      return () => {
        ended.push(host);
        root.remove();
      };
    });
    const host = await page.show('<section data-island="wrapped"></section>');
    host.replaceChildren();
    await settle();
    await settle();
    expect(mounts).toEqual([host, host]);
    expect(ended).toEqual([host]);
    expect(host.childElementCount).toBe(1);
    expect(status(host)).toBe("ready");
  });

  it("has its shell mounted again when the shell's element is removed", async () => {
    page.add({ name: "with-shell", shell: true, when: "interaction" }, () => {});
    page.serve("with-shell/shell", () => ({
      mount(host: Element, { guard }: IslandContext) {
        const root = document.createElement("div");
        host.append(root);
        guard(root);
        return () => root.remove();
      },
    }));
    const host = await page.show('<section data-island="with-shell"></section>');
    await settle();
    expect(host.childElementCount).toBe(1);
    host.replaceChildren();
    await settle();
    expect(host.childElementCount).toBe(1);
    expect(status(host)).toBe("waiting");
  });
});
