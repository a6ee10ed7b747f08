/** Smokes of forms, sign-in, stores, delivery and small parts. */
import { authenticator, comeTo, isReady, publicKeys, reads, type Smoke, sees, webGL2 } from "./contract";

export const formSmokes: Readonly<Record<string, Smoke>> = {
  "validated-form": {
    async act(page) {
      await page.type("#client_email", "kto");
      await page.key("Tab");
    },
    has: sees(".f-feedback.--error:has(#client_email) .f-message"),
  },
  "date-picker": {
    async act(page) {
      await page.press(".date-picker__button");
      await page.press("dialog.date-picker[open] [role=gridcell]:not([aria-disabled=true])");
    },
    has: `/^\\d{4}-\\d\\d-\\d\\d$/.test(document.querySelector("#day").value)`,
  },
  "file-input": {
    async act(page) {
      await comeTo("[type=file]")(page);
      await page.hover("main");
      await page.read(`(() => {
        const field = document.querySelector("[type=file]");
        field.focus();
        const files = new DataTransfer();
        files.items.add(new File(["x"], "program.php"));
        field.files = files.files;
        field.dispatchEvent(new Event("change", { bubbles: true }));
      })()`);
    },
    has: `${sees(".alertek__text")} || ${sees(".f-feedback.--error .f-message")}`,
  },
  "submit-guard": {
    async act(page) {
      await page.read(`void document.querySelector(".gallery_example form").setAttribute("target", "away")`);
      await page.press(".gallery_example input");
      await page.read(`(async () => {
        while (!${isReady("body")}) await new Promise((resolve) => setTimeout(resolve, 50));
        window.sent = 0;
        addEventListener("submit", (event) => { if (!event.defaultPrevented) window.sent += 1; });
        const button = document.querySelector(".gallery_example button");
        button.click();
        button.click();
        button.click();
      })()`);
    },
    has: "window.sent === 1",
  },
  "password-field": {
    async act(page) {
      await page.type("#client_password", "kotek7");
      await page.press(".password-field__button");
    },
    has: `document.querySelector("#client_password").type === "text"`,
  },
  passkey: {
    needs: [publicKeys, authenticator],
    has: sees("[data-island~=passkey] button"),
    instead: {
      path: "/login.php?passkey=code",
      act: (page) => page.press(".passkey__box .passkey__button"),
      has: sees(".passkey__box.--code [autocomplete=username]"),
    },
  },
  "signin-views": {
    act: (page) => page.press("a.password_reminder_signin"),
    has: sees("#password_recover_email"),
  },
  "store-map": {
    needs: [webGL2],
    act: (page) => page.press("#stocks_map .map_note__button"),
    has: sees("#stocks_map .map_marker"),
    instead: {
      async act(page) {
        await page.type(".store-map__field", "Gda");
      },
      has: sees(".store-map__count"),
    },
  },
  "pickup-map": {
    needs: [webGL2],
    act: (page) => page.press(".cop_pickup_map__toggle"),
    has: `${sees(".cop_pickup_item")} && ${sees(".cop_pickup_map__wrapper canvas")}`,
    instead: { has: sees(".cop_pickup_item") },
  },
  "delivery-place": {
    async act(page) {
      await page.type(".delivery_box input", "1010");
      await page.read(`(async () => {
        while (!${isReady(".delivery_box [data-island]")}) await new Promise((resolve) => setTimeout(resolve, 50));
      })()`);
      await page.key("Enter");
    },
    has: reads(".delivery_box .f-message", /XX-XXX|\d\d-\d\d\d/),
  },
  "store-select": {
    async act(page) {
      await page.hover("#store_choice");
      await page.read(`(async () => {
        while (!${isReady("#store_choice")}) await new Promise((resolve) => setTimeout(resolve, 50));
      })()`);
      await page.press(".store_choice button");
    },
    has: sees(".store_choice .f-message.--store-error"),
  },
  // Headless Firefox has no `(hover: hover)`, by which a hover before the mount would count.
  tooltip: {
    act: (page) => page.hover("[data-island=tooltip][data-island-status=ready]"),
    has: sees("[role=tooltip]"),
  },
  plural: { has: reads("[data-island=plural]", /3 sztuki/) },
  "news-date": { has: `!document.querySelector(".news__date").textContent.includes("2024-05-03")` },
  "lazy-image": {
    act: comeTo("[data-island=lazy-image]"),
    has: `document.querySelector("[data-island=lazy-image]").currentSrc.includes("/pictures/") && document.querySelector("[data-island=lazy-image]").naturalWidth > 0`,
  },
  "responsive-image": {
    has: `document.querySelector("[data-island=responsive-image]").currentSrc.includes("/pictures/")`,
  },
};
