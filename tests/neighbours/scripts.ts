/** Libraries that bring or replace abilities of the language and the page. */
import type { EnginePage } from "../engines/engine";
import type { Neighbour } from "./neighbour";

/** A choice that only jQuery announces. */
const byTrigger = (page: EnginePage) =>
  page.read(`(() => {
    const list = document.querySelector("#client_prefix_select");
    jQuery(list).val([...list.options].find(({ text }) => /Niemcy/.test(text)).value).trigger("change");
  })()`);

/** A choice in a list of Select2, as its shoppers make it. */
async function bySelect2(page: EnginePage): Promise<void> {
  await page.press("#client_prefix_select + .select2 .select2-selection");
  await page.type(".select2-search__field", "Niemcy");
  await page.press(".select2-results__option--highlighted");
}

async function byChoices(page: EnginePage): Promise<void> {
  await page.press(".choices:has(#client_prefix_select)");
  await page.type(".choices:has(#client_prefix_select) input.choices__input", "Niemcy");
  await page.key("Enter");
}

const select2 = `jQuery("#client_prefix_select").select2()`;

export const scriptNeighbours: readonly Neighbour[] = [
  {
    name: "jQuery 4",
    packages: ["jquery-4"],
    files: ["jquery-4/dist/jquery.min.js"],
    start: `jQuery("body").on("click", "a", () => {})`,
    works: `/^4/.test(jQuery.fn.jquery)`,
    choose: byTrigger,
  },
  {
    name: "jQuery 3.7, Slick and Select2",
    packages: ["jquery", "slick-carousel", "select2"],
    files: [
      ...["jquery/dist/jquery.min.js", "slick-carousel/slick/slick.css", "slick-carousel/slick/slick.min.js"],
      ...["select2/dist/css/select2.min.css", "select2/dist/js/select2.min.js"],
    ],
    start: `${select2}; jQuery("<div><p>1</p><p>2</p></div>").appendTo(document.querySelector("footer") || document.body).slick()`,
    works: `!!jQuery.fn.select2 && !!document.querySelector(".slick-initialized")`,
    choose: bySelect2,
  },
  {
    name: "jQuery 4 and Select2",
    packages: ["jquery-4", "select2"],
    files: [
      "jquery-4/dist/jquery.min.js",
      "select2/dist/css/select2.min.css",
      "select2/dist/js/select2.min.js",
    ],
    start: select2,
    works: `!!jQuery.fn.select2`,
    choose: bySelect2,
  },
  {
    name: "Prototype",
    packages: ["debian:libjs-prototype@1.7.3-1"],
    files: ["/usr/share/javascript/prototype/prototype-1.7.3.js"],
    start: `$$("a").invoke("observe", "click", Prototype.emptyFunction)`,
    works: `Prototype.Version === "1.7.3"`,
  },
  {
    name: "MooTools",
    packages: ["debian:libjs-mootools@1.4.5~debian1-3"],
    files: ["/usr/share/javascript/mootools/mootools-core-nc.js"],
    start: `document.getElements("a").addEvent("click", function () {})`,
    // As its packager does: the code for the compatibility with 1.2 stands between two comments, of either kind.
    edited: (script) => script.replace(/(\/\/|\/\*)<1\.2compat>[\s\S]*?\/[/*]<\/1\.2compat>(\*\/)?/g, ""),
    works: `MooTools.version.startsWith("1.4.5") && !!document.getElements && !window.$A`,
    remedies: [
      {
        text: "Use the build without the compatibility with MooTools 1.2 (block `1.2compat` of its packager). The other one replaces `Function.prototype.bind`: Wyspa then stays off and reports it, and the server's pages work as without a script.",
      },
    ],
  },
  {
    name: "core-js",
    packages: ["core-js-bundle"],
    files: ["core-js-bundle/minified.js"],
    works: `!!window["__core-js_shared__"]`,
  },
  {
    name: "Alpine",
    packages: ["alpinejs"],
    files: ["alpinejs/dist/cdn.min.js"],
    works: `!!window.Alpine`,
  },
  {
    name: "htmx",
    packages: ["htmx.org"],
    files: ["htmx.org/dist/htmx.min.js"],
    works: `!!window.htmx`,
  },
  {
    name: "DOMPurify under Trusted Types",
    packages: ["dompurify"],
    files: ["dompurify/dist/purify.min.js"],
    isStrict: true,
    trustedTypes: "dompurify",
    remedies: [
      {
        text: "Name its policy beside ours in the header: `trusted-types wyspa-html wyspa-script dompurify`.",
      },
    ],
    placements: ["before", "after"],
    works: `DOMPurify.sanitize("<b onclick=x>1</b>") === "<b>1</b>"`,
  },
  {
    name: "Choices",
    packages: ["choices.js"],
    files: [
      "choices.js/public/assets/styles/choices.min.css",
      "choices.js/public/assets/scripts/choices.min.js",
    ],
    start: `const list = document.querySelector("#client_prefix_select"); if (list) new Choices(list)`,
    works: `!!window.Choices`,
    choose: byChoices,
  },
  {
    name: "focus-trap",
    packages: ["focus-trap", "tabbable"],
    files: ["tabbable/dist/index.umd.min.js", "focus-trap/dist/focus-trap.umd.min.js"],
    // A newsletter's layer that keeps the focus until it is closed.
    start: `const layer = document.createElement("div");
      layer.innerHTML = '<button type="button" id="layer_close">Zamknij</button>';
      document.body.append(layer);
      const trap = focusTrap.createFocusTrap(layer, { allowOutsideClick: true });
      trap.activate();
      document.getElementById("layer_close").addEventListener("click", () => { trap.deactivate(); layer.hidden = true; })`,
    works: `!!window.focusTrap`,
    before: (page) => page.press("#layer_close"),
  },
];
