/** Every form is submitted once, by the pressed button, and never stays blocked (ruling 12, bars R28 and R29). */
import type { Page, Route } from "playwright";
import { describe, expect, test } from "vitest";
import { PATH, put, sparing } from "../runtime/pages";
import { sample } from "../sample";
import { stopClock } from "../slow-network";
import { bench, handPause, quietFor, type VisitOptions } from "../support";

const b = bench();
const SENT = "/sent";

const fields = `<label>Kod <input id="code" name="code" value="1"></label>
  <button id="save" name="action" value="save">Zapisz</button>
  <button id="pay" name="action" value="pay">Zapłać</button>`;
const form = (attributes = 'method="post"', inside = fields) =>
  `<form id="form" action="${SENT}" ${attributes}>${inside}</form><p id="beside">obok</p>`;

interface FormPage {
  readonly page: Page;
  /** Bodies, or queries, of the submissions that the browser has sent. */
  readonly sent: string[];
  isMarked(): Promise<boolean>;
  /** Waits long enough for a further submission to show. */
  settled(least?: number): Promise<string[]>;
}
interface FormPageOptions extends VisitOptions {
  /** The first touch happens before the island is mounted. */
  readonly early?: boolean;
  readonly answer?: Parameters<Route["fulfill"]>[0];
}
const thanks = { contentType: "text/html", body: "<p id=thanks>dziękujemy</p>" };

/**
 * A page with a form. By default it is answered at once by 204, so that the page stays and every further submission
 * that is not blocked is recorded.
 */
async function formPage(markup = form(), options: FormPageOptions = {}): Promise<FormPage> {
  const { early, answer = { status: 204 }, ...visit } = options;
  put(b.shop, markup);
  const sent: string[] = [];
  const { page } = await b.visit({ path: PATH, before: sparing, ...visit });
  await page.context().route(`**${SENT}*`, (route) => {
    const request = route.request();
    sent.push(request.postData() ?? new URL(request.url()).search.slice(1));
    return route.fulfill(answer);
  });
  if (!early) {
    await page.locator("#beside").hover();
    await page.locator("body[data-island-status*='submit-guard:ready']").waitFor();
  }
  return {
    page,
    sent,
    isMarked: () => page.evaluate(() => !!document.querySelector("#form.--submitting[aria-busy=true]")),
    async settled(least = 1) {
      await expect.poll(() => sent.length).toBeGreaterThanOrEqual(least);
      await quietFor(page, 300);
      return sent;
    },
  };
}
/** Clicks without checking whether the button is disabled. */
async function click(page: Page, id: string): Promise<void> {
  const middle = await page.evaluate((of) => {
    const box = document.querySelector(`[id=${of}]`)?.getBoundingClientRect() ?? new DOMRect();
    return [box.left + box.width / 2, box.top + box.height / 2] as const;
  }, id);
  await page.mouse.click(...middle);
}
/** As slow as a hand: the browser itself drops a second submission in the same moment. */
async function doubleClick(page: Page, id: string): Promise<void> {
  await click(page, id);
  await handPause(page, 120);
  await page.mouse.down();
  await page.mouse.up();
}

const stoppable = async (page: Page) => {
  await sparing(page);
  await page.clock.install();
};
const times = (count: number, what: string) => Array.from({ length: count }, () => what);

describe("a form is submitted once", () => {
  test("by a double click, with the value of the button that was clicked", async () => {
    const made = await formPage();
    await doubleClick(made.page, "pay");
    expect(await made.settled()).toEqual(["code=1&action=pay"]);
    expect(await made.isMarked()).toBe(true);
    for (const id of ["save", "pay"]) {
      expect(await made.page.locator(`#${id}`).getAttribute("aria-disabled")).toBe("true");
      expect(
        await made.page.locator(`#${id}`).evaluate((button) => (button as HTMLButtonElement).disabled),
      ).toBe(false);
    }
  });

  test("by a double click before the guard has loaded", async () => {
    const made = await formPage(form(), { early: true });
    await doubleClick(made.page, "pay");
    await expect.poll(() => made.sent).toEqual(["code=1&action=pay"]);
    expect(await made.settled()).toEqual(["code=1&action=pay"]);
  });

  test("by Enter and a click", async () => {
    const made = await formPage();
    await made.page.locator("#code").press("Enter");
    await click(made.page, "pay");
    expect(await made.settled()).toEqual(["code=1&action=save"]);
  });

  test("by Enter that is held down", async () => {
    const made = await formPage();
    await made.page.locator("#code").focus();
    for (let press = 0; press < 6; press++) await made.page.keyboard.down("Enter");
    await made.page.keyboard.up("Enter");
    expect(await made.settled()).toEqual(["code=1&action=save"]);
  });

  test("by two buttons", async () => {
    const made = await formPage();
    await click(made.page, "pay");
    await click(made.page, "save");
    expect(await made.settled()).toEqual(["code=1&action=pay"]);
  });

  test("when it is a GET form", async () => {
    const made = await formPage(form('method="get"'));
    await doubleClick(made.page, "save");
    expect(await made.settled()).toEqual(["code=1&action=save"]);
  });

  test("when it leads to another page, and navigates there", async () => {
    for (const method of ["get", "post"]) {
      const made = await formPage(form(`method="${method}"`), { answer: thanks });
      await doubleClick(made.page, "save");
      await made.page.locator("#thanks").waitFor();
      expect(await made.settled()).toEqual(["code=1&action=save"]);
    }
  });

  test("when other listeners stop the event's propagation", async () => {
    const made = await formPage();
    await made.page.evaluate(() =>
      document.addEventListener("submit", (event) => event.stopImmediatePropagation(), true),
    );
    await doubleClick(made.page, "pay");
    expect(await made.settled()).toEqual(["code=1&action=pay"]);
  });

  test("when fields have the names of the form's own members", async () => {
    const hostile = ["submit", "action", "id", "target", "method", "classList", "elements", "matches"];
    const inside = hostile.map((name) => `<input type="hidden" name="${name}" value="x">`).join("");
    const made = await formPage(form('method="post"', inside + fields));
    await doubleClick(made.page, "pay");
    expect(await made.settled()).toHaveLength(1);
    expect(made.sent[0]).toMatch(/&action=pay$/);
    expect(await made.page.locator("#pay").getAttribute("aria-disabled")).toBe("true");
    expect(await made.page.evaluate(() => document.querySelector("form.--submitting")?.tagName)).toBe("FORM");
  });
});

describe("a form is left alone", () => {
  test("when the platform marks it as validated", async () => {
    const made = await formPage(form('method="post" class="is-validated"'));
    await click(made.page, "pay");
    await expect.poll(() => made.sent).toHaveLength(1); // the browser drops a second submission in the same moment
    await click(made.page, "pay");
    expect(await made.settled(2)).toHaveLength(2);
    expect(await made.isMarked()).toBe(false);
  });

  test("when the validation island handles it", async () => {
    const made = await formPage();
    await made.page.evaluate(() => {
      const validated = new WeakMap([[document.querySelector("#form") as Element, {}]]);
      Reflect.set(window, Symbol.for("wyspa.forms"), { validated, submitting: new WeakSet() });
    });
    await click(made.page, "pay");
    await quietFor(made.page, 50);
    expect(await made.isMarked()).toBe(false);
  });

  test("when a script only dispatches the event", async () => {
    const made = await formPage();
    await made.page.evaluate(() =>
      document
        .querySelector("#form")
        ?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })),
    );
    await click(made.page, "pay");
    expect(await made.settled()).toEqual(["code=1&action=pay"]);
  });

  test("when it only closes a dialog", async () => {
    const made = await formPage(`<dialog open>${form('method="dialog"')}</dialog>`);
    await click(made.page, "pay");
    expect(await made.isMarked()).toBe(false);
  });
});

describe("a form can be sent again", () => {
  const twice = async (made: FormPage) => {
    await click(made.page, "pay");
    await expect.poll(() => made.sent).toEqual(times(2, "code=1&action=pay"));
  };

  for (const where of ["form", "document", "window"] as const)
    test(`after a listener on the ${where} has prevented it`, async () => {
      const made = await formPage();
      await made.page.evaluate((on) => {
        const target = { form: document.querySelector("#form"), document, window }[on];
        target?.addEventListener("submit", (event) => event.preventDefault(), { once: true });
      }, where);
      await click(made.page, "pay");
      await quietFor(made.page, 50);
      expect(await made.isMarked()).toBe(false);
      expect(await made.page.locator("[aria-disabled]").count()).toBe(0);
      await doubleClick(made.page, "pay");
      expect(await made.settled()).toEqual(["code=1&action=pay"]);
    });

  test("by a page that prevents it, checks, and submits at once, and then only once", async () => {
    const made = await formPage();
    await made.page.evaluate(() => {
      const own = document.querySelector("form") as HTMLFormElement;
      own.addEventListener(
        "submit",
        (event) => {
          event.preventDefault();
          void Promise.resolve().then(() => own.requestSubmit(event.submitter));
        },
        { once: true },
      );
    });
    await click(made.page, "pay");
    await expect.poll(() => made.sent).toEqual(["code=1&action=pay"]);
    await click(made.page, "save");
    expect(await made.settled()).toHaveLength(1);
  });

  test("16 s after a response that leaves the page in place", async () => {
    const made = await formPage(form(), {
      before: stoppable,
    });
    await stopClock(made.page);
    await click(made.page, "pay");
    await expect.poll(() => made.sent.length).toBe(1);
    await made.page.clock.fastForward(15_000);
    await click(made.page, "pay");
    expect(await made.settled()).toHaveLength(1);
    await made.page.clock.fastForward(1_500);
    expect(await made.isMarked()).toBe(false);
    await twice(made);
  });

  test("16 s after a download", async () => {
    const made = await formPage(form(), {
      before: stoppable,
      answer: { headers: { "content-disposition": "attachment; filename=a.txt" }, body: "a" },
    });
    const download = made.page.waitForEvent("download");
    await click(made.page, "pay");
    await expect.poll(() => made.sent.length).toBe(1);
    await download;
    await made.page.clock.fastForward(16_500);
    await twice(made);
  });

  test.each(
    sample(
      [
        ["the form", form('method="post" target="_blank"')],
        ["the button", form('method="post"', fields.replaceAll("<button", '<button formtarget="_blank"'))],
        ["a frame", `${form('method="post" target="frame"')}<iframe name="frame" title="ramka"></iframe>`],
      ],
      3,
    ),
  )("a second later when %s opens it elsewhere", async (_, markup) => {
    const made = await formPage(markup, { before: stoppable });
    await stopClock(made.page);
    await doubleClick(made.page, "pay");
    expect(await made.settled()).toHaveLength(1);
    await made.page.clock.fastForward(1_100);
    expect(await made.isMarked()).toBe(false);
    await twice(made);
  });

  test("after the shopper has stopped the loading with Escape", async () => {
    const made = await formPage();
    await click(made.page, "pay");
    await expect.poll(made.isMarked).toBe(true);
    await made.page.keyboard.press("Escape");
    expect(await made.isMarked()).toBe(false);
    expect(await made.page.locator("[aria-disabled], [aria-busy]").count()).toBe(0);
    await twice(made);
  });

  test("after the shopper has changed it", async () => {
    const made = await formPage();
    await click(made.page, "pay");
    await expect.poll(made.isMarked).toBe(true);
    await made.page.locator("#code").press("End");
    await made.page.keyboard.type("2");
    expect(await made.isMarked()).toBe(false);
    await click(made.page, "pay");
    await expect.poll(() => made.sent).toEqual(["code=1&action=pay", "code=12&action=pay"]);
  });

  test("after Back has restored the page from the back-forward cache", async () => {
    put(b.shop, form('method="get"').replace(SENT, "/login.php"));
    const { page } = await b.visit({ path: PATH, before: sparing, inWholeBrowser: true });
    await page.evaluate(() => {
      addEventListener("pageshow", ({ persisted }) => Object.assign(window, { cameBack: persisted }));
    });
    await page.locator("#beside").hover();
    await page.locator("body[data-island-status*='submit-guard:ready']").waitFor();
    await page.locator("#pay").click();
    await page.waitForURL(/login\.php/);
    await page.goBack({ waitUntil: "commit" });
    // Positive control: a reloaded page would prove nothing.
    await expect.poll(() => page.evaluate(() => Reflect.get(window, "cameBack"))).toBe(true);
    expect(await page.locator(".--submitting, [aria-disabled], [aria-busy]").count()).toBe(0);
    await page.locator("#pay").click();
    await page.waitForURL(/login\.php\?code=1&action=pay/);
  });
});
