/** The list of a company's further accounts: page links, and tables of texts that its module reads. */
import "../in-a-window";
import { afterEach, describe, expect, it } from "vitest";
import { eventually } from "../eventually";
import { fire } from "../in-page";
import { openOldPages, page } from "./old-page";

const chunks = {
  "legacy-account": () => import("../../../runtime/legacy/account"),
  "legacy-modal": () => import("../../../runtime/legacy/modal"),
};
const server = { "validated-form/server": () => import("../../../islands/validated-form/server") };
const pages = openOldPages({ ...chunks, ...server });
const table = (name: string) => page()[name] as Record<string, string>;

afterEach(() => {
  for (const name of Object.keys(window))
    if (name.startsWith("associatedClients_")) Reflect.deleteProperty(window, name);
});

/** @param fill what the page's own scripts write into the tables */
const open = (fill: () => void = () => {}) => pages.open({ module: "client_new_associated", script: fill });

describe("the tables of texts", () => {
  it("have the texts that the server does not send, before the module reads them", async () => {
    await open();
    await eventually(() =>
      expect(table("clientNewErrorCode").used_login).toBe("Podany login jest już zajęty"),
    );
    expect(page().associatedClients_02_txt).toBe("E-mail");
    expect(table("clientFormTxt").txt16a).toBe("Pokaż hasło");
  });

  it("have the texts of the server's codes from the first touch on", async () => {
    await open();
    const { serverTexts } = await server["validated-form/server"]();
    const [code = "", text] =
      Object.entries(serverTexts).find(([name]) => !/phone|login|password/.test(name)) ?? [];
    expect(table("clientNewErrorCode")[code]).toBeUndefined();
    fire(document.body, "pointerdown");
    await eventually(() => expect(table("clientNewErrorCode")[code]).toBe(text));
  });

  it("keep every text that the page has set", async () => {
    await open(() => {
      Object.assign(page(), { associatedClients_02_txt: "Adres" });
      table("clientNewErrorCode").used_login = "Zajęty";
      table("clientFormTxt").txt16a = "Odsłoń";
    });
    expect([
      page().associatedClients_02_txt,
      table("clientNewErrorCode").used_login,
      table("clientFormTxt").txt16a,
    ]).toEqual(["Adres", "Zajęty", "Odsłoń"]);
  });

  it("prefer the shop's own text for a code", async () => {
    pages.street.shop.config.shopTexts = { errorCode: { used_login: "Ten login ma już ktoś inny." } };
    await open();
    await eventually(() =>
      expect(table("clientNewErrorCode").used_login).toBe("Ten login ma już ktoś inny."),
    );
  });
});

describe("the page links", () => {
  interface Links {
    getActive(): number;
    setActive(href: string): void;
  }
  const make = () => new (page().Pagination as new () => Links)();

  it("begin with the first page, and keep the current one in the address", async () => {
    await open();
    const links = make();
    expect(links.getActive()).toBe(1);
    links.setActive("#3");
    expect([links.getActive(), location.hash]).toEqual([3, "#3"]);
  });
});
