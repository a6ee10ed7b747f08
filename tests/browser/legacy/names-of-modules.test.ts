/**
 * Every old name that page modules use and no module of the stand-in calls. Each row calls one from a module file of a
 * page that has it: during parsing, in a handler, or later.
 */
import { describe, expect, test } from "vitest";
import { seen, visitModule } from "../page-module";
import { bench } from "../support";

const b = bench();

type When = "parse" | "handler" | "later";
interface Row {
  /** The called name. */
  readonly name: string;
  readonly when: When;
  /** The calling file; the runtime derives from it what the page needs. */
  readonly module: string;
  readonly content?: string;
  /** An expression whose value is compared. */
  readonly says: string;
  readonly expected: unknown;
}

const field = `<div class="f-group f-feedback"><input id="pole" class="f-control --validate" required><label class="f-label" for="pole">Pole</label><div class="f-message"></div></div>`;
const form = `<form class="cop --own" action="/thank-you.php">${field}</form>`;
const phone = `<div class="client_prefix__wrapper"><select class="client_prefix__select"><option value="+48">+48</option><option value="+49">+49</option></select><input class="client_prefix__input" value="+48"></div><input id="client_phone">`;
const select = `<select class="wybor" id="wybor"><option value="a">A</option><option value="b" class="own" data-extra="1">B</option></select>`;

/** Wraps code so that it returns the recorded callback calls. */
const told = (code: string) => `(async () => { const told = []; ${code}; return told; })()`;

const rows: readonly Row[] = [
  {
    name: "FormValidation callbacks.validateAll, set later",
    when: "handler",
    module: "returns_open_form",
    content: form,
    says: told(
      `const handle = new FormValidation({ form: document.querySelector("form.cop") }); handle.callbacks.validateAll = (container, isValid) => told.push(isValid); handle.init(); await handle.validateForm()`,
    ),
    expected: [false],
  },
  {
    name: "FormValidation afterValidate, afterValidateForm",
    when: "handler",
    module: "rma_open_form",
    content: form,
    says: told(
      `const handle = new FormValidation({ form: document.querySelector("form.cop"), afterValidate: (element, isValid) => told.push(element.id + isValid), afterValidateForm: (container, isValid) => told.push(isValid) }); handle.init(); await handle.validateForm()`,
    ),
    expected: ["polefalse", false],
  },
  {
    name: "FormValidation without options: validateEmailGQL, validatePhoneGQL",
    when: "handler",
    module: "cop_modules_mfa",
    content: `<input id="e" value="bez-malpy"><input id="e2" value="ktos@sklep.example"><input id="t" value="12" data-region="1143020003">`,
    says: `(async () => { const { validateEmailGQL, validatePhoneGQL } = new FormValidation(); const of = (id) => ({ input: document.querySelector(id) }); return [!!(await validateEmailGQL(of("#e"))), await validateEmailGQL(of("#e2")), !!(await validatePhoneGQL(of("#t")))]; })()`,
    expected: [true, "", true],
  },
  {
    name: "FormValidation isPhoneNumber, concatErrorMessages, getValidityState",
    when: "parse",
    module: "cop_modules",
    content: form,
    // Methods of a stand-in return promises, so the values are read in a handler, where the name is real.
    says: `(async () => { await new Promise((done) => app_shop.run(done, "all")); const handle = new FormValidation({ formSelector: "form.cop" }); return [handle.isPhoneNumber("+48 600"), handle.isPhoneNumber("a"), handle.concatErrorMessages([{ code: "x", message: "Źle" }]), handle.getValidityState(document.querySelector("#pole"))]; })()`,
    expected: [true, false, "Źle", ""],
  },
  {
    name: "FormValidation destroy, and init again",
    when: "handler",
    module: "returns_repayments_form",
    content: form,
    says: told(
      `const handle = new FormValidation({ form: document.querySelector("form.cop") }); handle.callbacks.validate = (element, isValid) => told.push(isValid); handle.init(); handle.removeAllValidityState(); handle.destroy(); handle.init(); told.push(await handle.validateForm())`,
    ),
    expected: [false, false],
  },
  {
    name: "SelectToDropdown disableMobileView, direction, data of options",
    when: "handler",
    module: "subscription_add",
    content: select,
    says: `(() => { const handle = new SelectToDropdown({ selector: ".wybor:not(.f-dropdown)", disableMobileView: true, direction: "top", clickDropdownCallback: false }); const items = document.querySelectorAll(".f-dropdown-item"); return [handle.selects.length, ...[...items].map(({ dataset: { value, index, extra = "" } }) => value + index + extra), items[0].closest("li").classList.contains("own"), document.querySelector(".f-dropdown").classList.contains("--disable-mobile-view")]; })()`,
    expected: [1, "b11", "a0", true, true],
  },
  {
    name: "SetPrefixOnPhoneInput phonePrefix, removePrefix",
    when: "later",
    module: "cop_modules_client",
    content: phone,
    says: `(() => { const prefix = new SetPrefixOnPhoneInput({ ariaLabelTxt: "Kierunkowy" }); prefix.init(); const input = document.querySelector("#client_phone"); const before = prefix.phonePrefix; input.value = "+49 151"; const found = prefix.removePrefix(true); return [before, found, input.value, prefix.phonePrefix, document.querySelector(".client_prefix__input").value]; })()`,
    expected: ["+48", true, "151", "+49", "+49"],
  },
  {
    name: "MfaConfig in a shop without MFA: every call is answered",
    when: "handler",
    module: "cop_modules_summary",
    says: `(async () => { const mfa = new MfaConfig(); mfa.init(); return [mfa.initCopContactEvents(), await mfa.getMfaRequiredStatus(), await mfa.shouldSuggestSetMFA(), await mfa.prepareMfaConfigurationTemplate("nobody", "buyButton") ?? null, mfa.blockNextRedirect]; })()`,
    expected: [false, false, false, null, false],
  },
  {
    name: "Modal setFocusTrap, enableArrowsFocus, beforeInit, afterInit are accepted",
    when: "handler",
    module: "cop_modules_smile_login",
    says: told(
      `const modal = new Modal({ notInit: true, setFocusTrap: true, enableArrowsFocus: true, beforeInit() {}, afterInit() {} }); modal.params = { element: document.createElement("p"), classList: "--own", afterShow: (element) => told.push(!!element.querySelector(".modal__close"), document.querySelectorAll(".modal.--own .modal__wrapper").length), afterClose: (element) => told.push("closed") }; modal.init(); modal.closeModal(); await new Promise((done) => setTimeout(done))`,
    ),
    expected: [true, 1, "closed"],
  },
  {
    name: "Alertek Start, show_alert, Warning, End, hide_alert, fadeIn, fadeOut, alert_timer",
    when: "later",
    module: "menu_shoppinglist",
    says: `(async () => { const text = async (words) => { for (let n = 0; n < 200; n += 1) { if (document.querySelector("#alert_cover")?.textContent.includes(words)) return true; await new Promise((done) => setTimeout(done, 50)); } return false; }; const seen = []; Alertek.Start("raz"); seen.push(await text("raz")); Alertek.show_alert("dwa"); seen.push(await text("dwa")); Alertek.Warning("trzy", 5000); seen.push(await text("trzy")); Alertek.fadeIn(); Alertek.hide_alert(); Alertek.End(); Alertek.fadeOut(); seen.push(Alertek.alert_timer); return seen; })()`,
    expected: [true, true, true, null],
  },
  {
    name: "iaiGet snippets, toplayersAndWidgets, init",
    when: "parse",
    module: "menu_compare",
    says: `new Promise((done) => { const seen = []; const one = (name) => (answer) => { seen.push(name in answer); if (seen.length === 2) done(seen); }; iaiGet.snippets(one("Snippets")); iaiGet.toplayersAndWidgets(one("ToplayersAndWidgets")); iaiGet.init(); })`,
    expected: [true, true],
  },
  {
    name: "appModules validators, getModule of a slider and of an unknown name",
    when: "handler",
    module: "hotspots_slider",
    says: `[typeof appModules.validators, appModules.getModule("SwiperUtils") !== false, appModules.getModule("Nobody")]`,
    expected: ["object", true, false],
  },
  {
    name: "app_shop.fn.getFile, getOuterJS",
    when: "handler",
    module: "subscription_products",
    says: `(async () => { app_shop.fn.getFile("hotspots"); app_shop.fn.getOuterJS(["widgets/gifts", "hotspots"]); for (let n = 0; n < 200 && (window.effects ?? []).length < 2; n += 1) await new Promise((done) => setTimeout(done, 50)); return [...window.effects].sort(); })()`,
    expected: ["gifts", "hotspots"],
  },
  {
    name: "app_shop.graphql.getWrappers set by the page, and getCookieByName",
    when: "parse",
    module: "cop_modules_order1",
    says: `(async () => { app_shop.graphql.getWrappers = () => "own"; await new Promise((done) => app_shop.run(done, "all")); return [app_shop.graphql.getWrappers(), typeof app_shop.graphql.trackingEvents, getCookieByName("nobody")]; })()`,
    expected: ["own", "function", false],
  },
  {
    name: "app_shop.fn.addFocused as a listener",
    when: "later",
    module: "orderdetails_payments",
    content: field,
    says: `(() => { const input = document.querySelector("#pole"); input.addEventListener("change", app_shop.fn.addFocused); input.value = "x"; input.dispatchEvent(new Event("change")); const marked = input.nextElementSibling.classList.contains("focused"); input.value = ""; input.dispatchEvent(new Event("change")); return [marked, input.nextElementSibling.classList.contains("focused")]; })()`,
    expected: [true, false],
  },
  {
    name: "app_shop.fn.ajaxLoadSite with its message, isTouchEnabled, change_url",
    when: "handler",
    module: "affiliate",
    says: `(() => { app_shop.fn.ajaxLoadSite(1); app_shop.fn.ajaxLoadSiteMessage("Trwa import"); app_shop.fn.ajaxLoadSite(0); app_shop.fn.change_url("?strona=2"); return [app_shop.fn.isTouchEnabled(), location.search]; })()`,
    expected: [false, "?strona=2"],
  },
  {
    name: "L.MarkerClusterGroup zoomToShowLayer",
    when: "handler",
    module: "stock_info",
    content: `<div id="mapa" style="height:100px"></div>`,
    says: `new Promise((done) => { const group = new L.MarkerClusterGroup(); const marker = new L.Marker([1, 2]); group.addLayer(marker); L.map("mapa", { center: { lat: 1, lng: 2 }, zoom: 3 }).addLayer(group); group.zoomToShowLayer(marker, () => done([marker._latlng.lat, group.getLayers().length])); })`,
    expected: [1, 1],
  },
  {
    name: "Pagination setActive, getActive",
    when: "handler",
    module: "client_new_associated",
    says: `(() => { const pages = new Pagination(); const first = pages.getActive(); pages.setActive("#3"); return [first, pages.getActive(), location.hash]; })()`,
    expected: [1, 3, "#3"],
  },
  {
    name: "new simple_tooltip, as shops' own scripts call it",
    when: "handler",
    module: "cop_modules_pickup",
    content: `<span class="dymek" title="Wyjaśnienie">?</span>`,
    says: `(() => { new simple_tooltip(".dymek", "n59581_tooltip"); return [document.querySelector(".dymek").dataset.island, app_shop.vars.simpleTooltipOptions.length]; })()`,
    expected: ["tooltip", 1],
  },
];

/** The module's source; it writes its result to `seen`. */
function textOf({ when, says }: Row): string {
  const answer = `Promise.resolve(${says}).then((value) => { window.seen = value; }, (error) => { window.seen = String(error); })`;
  const called = `try { ${answer} } catch (error) { window.seen = String(error); }`;
  if (when === "parse") return called;
  const later = `document.querySelector("#content").addEventListener("click", () => { ${called} }, { once: true }); document.documentElement.dataset.wired = "1";`;
  return `app_shop.run(function () { ${when === "later" ? later : called} }, "all");`;
}

describe("legacy names that page modules use", () => {
  for (const row of rows)
    test(`${row.name} (${row.module}, ${row.when})`, async () => {
      b.shop.config.tiles = row.name.startsWith("L.");
      const visit = await visitModule(b, {
        module: row.module,
        code: textOf(row),
        content: `<div id="tu">tu</div>${row.content ?? ""}`,
      });
      if (row.when === "later") {
        await visit.page.locator("html[data-wired]").waitFor({ state: "attached" });
        await visit.page.locator("#tu").click();
      }
      await expect.poll(() => seen(visit)).toEqual(row.expected);
      expect(visit.errors.map(String)).toEqual([]);
      expect(visit.console).toEqual([]);
    });
});
