/** File fields refuse files that the shop does not accept, and show why (contract B m, bar R35). */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { faultsIn, focused } from "../overlays/overlays";
import { PATH, put, sparing } from "../runtime/pages";
import { sample } from "../sample";
import { bench, desktop, phone, quietFor, type VisitOptions } from "../support";

const b = bench();

const limits = `<script>app_shop.vars.blacklist_extension = ["php", "EXE"];
  app_shop.vars.blacklist_mime = ["application/x-php", "Text/HTML"];</script>`;
const field = (
  attributes = "",
  inside = `<label class="f-label" for="file">Dodaj <b>zdjęcie</b></label>`,
) => `
  ${limits}<form id="form"><div class="f-feedback" id="holder">
  <input type="file" id="file" name="file" class="f-control" ${attributes}>${inside}</div>
  <button type="reset" id="reset">Wyczyść</button></form>`;

interface Chosen {
  readonly name: string;
  readonly mimeType?: string;
  readonly buffer?: Buffer;
}

async function filePage(markup = field(), options: VisitOptions = {}) {
  put(b.shop, markup);
  const visit = await b.visit({ path: PATH, before: sparing, ...options });
  const { page } = visit;
  const input = page.locator("#file");
  await input.focus();
  await visit.ready("#file");
  return {
    ...visit,
    input,
    choose: (...files: Chosen[]) =>
      input.setInputFiles(
        files.map(({ name, mimeType = "", buffer = Buffer.from("x") }) => ({ name, mimeType, buffer })),
      ),
    count: () => input.evaluate((one) => (one as HTMLInputElement).files?.length),
    alert: page.locator("#alert_cover .alertek__text"),
    message: page.locator(".f-message"),
    label: page.locator("label.f-label"),
  };
}
type FilePage = Awaited<ReturnType<typeof filePage>>;

const refusedType = (name: string) =>
  `Nie można wgrać pliku ${name}, ponieważ załączanie plików tego typu jest niedozwolone.`;
const refusedSize = (name: string, size: string) =>
  `Nie można wgrać pliku ${name}, ponieważ przekracza maksymalny dozwolony rozmiar ${size}\u00a0MB.`;

async function expectRefused(
  { count, alert, message, input, said, page }: FilePage,
  text: string,
): Promise<void> {
  await expect.poll(() => alert.textContent()).toBe(text);
  expect(await count()).toBe(0);
  expect(await message.textContent()).toBe(text);
  expect(await input.getAttribute("aria-invalid")).toBe("true");
  expect(await focused(page)).toBe("file");
  expect(await page.locator(`[id="${await input.getAttribute("aria-describedby")}"]`).textContent()).toBe(
    text,
  );
  await expect.poll(said).toEqual([text]);
}
async function expectTaken({ count, alert, message, input, page }: FilePage, files = 1): Promise<void> {
  await quietFor(page, 100);
  expect(await count()).toBe(files);
  expect(await alert.count()).toBe(0);
  expect(await message.count()).toBe(0);
  expect(await input.getAttribute("aria-invalid")).toBeNull();
}

/** An empty picture with a camera's dimensions. */
async function picture(page: Page, width: number, height: number): Promise<Buffer> {
  const bytes = await page.evaluate(
    async ([w = 1, h = 1]) => {
      const canvas = Object.assign(document.createElement("canvas"), { width: w, height: h });
      canvas.getContext("2d")?.fillRect(0, 0, 1, 1);
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg"));
      return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))];
    },
    [width, height],
  );
  return Buffer.from(bytes);
}

describe("a file is refused", () => {
  for (const viewport of [phone, desktop])
    test(`for its extension: the message is visible and announced once, and the field is ready again, at ${viewport.width} px`, async () => {
      const made = await filePage(field(), { viewport });
      await made.choose({ name: "skrypt.php" });
      await expectRefused(made, refusedType("skrypt.php"));
      expect(await faultsIn(made.page, "#alert_cover")).toEqual([]);
      expect(await faultsIn(made.page, "#form")).toEqual([]);
    });

  test.each(
    sample(
      [
        ["in capitals", { name: "SKRYPT.PHP" }, true],
        ["where the list has capitals", { name: "a.exe" }, true],
        ["after another one", { name: "a.jpg.php" }, true],
        ["before another one", { name: "a.php.jpg" }, false],
        ["that is the whole name", { name: "php" }, false],
        ["without a name before it", { name: ".php" }, true],
        ["that is empty", { name: "a." }, false],
        ["that is allowed, with a refused MIME type", { name: "a.txt", mimeType: "text/html" }, true],
        ["with an empty MIME type", { name: "a.txt", mimeType: "" }, false],
      ],
      4,
    ),
  )("or accepted for an extension %s", async (_, file, isRefused) => {
    const made = await filePage();
    await made.choose(file);
    if (isRefused) await expectRefused(made, refusedType(file.name));
    else await expectTaken(made);
  });

  test("for its size, shown in megabytes with two decimals, from one byte above the limit", async () => {
    const made = await filePage(field('data-max_filesize="1600000"'));
    await made.choose({ name: "a.bin", buffer: Buffer.alloc(1_600_000) });
    await expectTaken(made);
    await made.choose({ name: "a.bin", buffer: Buffer.alloc(1_600_001) });
    await expectRefused(made, refusedSize("a.bin", "1.53"));
  });

  test.each(sample(["", "0", "-1", "10MB", "NaN"], 2))(
    "never for its size when the limit is '%s'",
    async (limit) => {
      const made = await filePage(field(`data-max_filesize="${limit}"`));
      await made.choose({ name: "a.bin", buffer: Buffer.alloc(50_000) });
      await expectTaken(made);
    },
  );

  test("together with all files chosen with it, and each reason is announced once and names its files", async () => {
    const made = await filePage(field('multiple data-max_filesize="10"'));
    await made.choose(
      { name: "dobry.txt" },
      { name: "a.php" },
      { name: "duży.txt", buffer: Buffer.alloc(11) },
      { name: "b.exe" },
    );
    await expectRefused(made, `${refusedType("a.php, b.exe")}\n${refusedSize("duży.txt", "0.00")}`);
    await made.choose({ name: "jeden.txt" }, { name: "dwa.txt" });
    await made.page.locator(".alertek__close").click();
    await expectTaken(made, 2);
  });

  test("again when it is chosen again", async () => {
    const made = await filePage();
    await made.choose({ name: "a.php" });
    await expectRefused(made, refusedType("a.php"));
    await made.choose({ name: "a.php" });
    await expect.poll(made.said).toEqual([refusedType("a.php"), refusedType("a.php")]);
    expect(await made.count()).toBe(0);
  });

  test("and its name is shown as text", async () => {
    const name = `<img src=x onerror="window.hit=1">${"ż".repeat(60)}.php`;
    const made = await filePage();
    await made.choose({ name });
    await expectRefused(made, refusedType(name));
    expect(await made.page.locator("#alert_cover img, #form img").count()).toBe(0);
    expect(await made.page.evaluate(() => Reflect.get(window, "hit"))).toBeUndefined();
  });

  test("when it was chosen before the island mounted", async () => {
    put(b.shop, field());
    const visit = await b.visit({ path: PATH, before: sparing });
    const input = visit.page.locator("#file");
    await input.evaluate((one) => {
      const files = new DataTransfer();
      files.items.add(new File(["x"], "wcześnie.php"));
      (one as HTMLInputElement).files = files.files;
    });
    await input.focus();
    await expect
      .poll(() => visit.page.locator(".alertek__text").textContent())
      .toBe(refusedType("wcześnie.php"));
  });
});

test("the next choice removes the message", async () => {
  const made = await filePage();
  await made.choose({ name: "a.php" });
  await expectRefused(made, refusedType("a.php"));
  await made.page.locator(".alertek__close").click();
  await made.choose({ name: "a.txt" });
  await expectTaken(made);
  expect(await made.input.getAttribute("aria-describedby")).toBeNull();
});

test("a message element of the theme is used and restored unchanged", async () => {
  const made = await filePage(
    field('aria-describedby="hint"', `<p id="hint">Do 10 MB</p><div class="f-message"></div>`),
  );
  await made.choose({ name: "a.php" });
  await expect.poll(() => made.message.textContent()).toBe(refusedType("a.php"));
  expect(await made.input.getAttribute("aria-describedby")).toMatch(/^hint field-message-\d+$/);
  await made.choose({ name: "a.txt" });
  await expect.poll(() => made.message.textContent()).toBe("");
  expect(await made.message.evaluate((one) => one.outerHTML)).toMatch(/^<div class="f-message"><.div>$/);
  expect(await made.input.getAttribute("aria-describedby")).toBe("hint");
});

test("a message that is already a live region is left alone", async () => {
  const made = await filePage(field("", `<div class="f-message" aria-live="polite">Wymagane</div>`));
  await made.choose({ name: "a.php" });
  await expect.poll(() => made.message.allTextContents()).toEqual(["Wymagane", refusedType("a.php")]);
  await expect.poll(async () => (await made.said()).filter((text) => text !== "Wymagane")).toHaveLength(1);
});

test("other listeners receive the change event, and nothing is prevented", async () => {
  const made = await filePage();
  await made.page.evaluate(() => {
    document.addEventListener("change", (event) => Object.assign(window, { heard: !event.defaultPrevented }));
  });
  await made.choose({ name: "a.php" });
  await expectRefused(made, refusedType("a.php"));
  expect(await made.page.evaluate(() => Reflect.get(window, "heard"))).toBe(true);
});

describe("a photo", () => {
  const format = "Dopuszczalne formaty zdjęć: .jpg.";

  test.each(
    sample(
      [
        ["data-photo", "a.png", true],
        ["data-photo", "a.JPG", false],
        // Sent as a.jpg.
        ["data-photo", "a.jpeg", false],
        ['accept="image/jpeg"', "a.gif", true],
        ['accept=".jpg, .jpeg"', "a.jpeg", false],
        ['accept="image/*"', "a.png", false],
        ['accept=".jpg,.pdf"', "a.pdf", false],
      ],
      4,
    ),
  )("with %s is checked by its type: %s", async (attribute, name, isRefused) => {
    const made = await filePage(field(attribute));
    await made.choose({ name });
    if (isRefused) await expectRefused(made, format);
    else await expectTaken(made);
  });

  test("may be as wide and as high as the field allows, and a file that is not an image is refused", async () => {
    const made = await filePage(field('data-photo data-max-pixels="300"'));
    await made.choose({ name: "a.jpg", mimeType: "image/jpeg", buffer: await picture(made.page, 300, 300) });
    await expectTaken(made);
    await made.choose({ name: "a.jpg", mimeType: "image/jpeg", buffer: await picture(made.page, 40, 301) });
    await expectRefused(made, "Maksymalny rozmiar zdjęcia to: 300\u00a0px.");
    await made.choose({ name: "a.jpg", mimeType: "image/jpeg", buffer: Buffer.from("nie zdjęcie") });
    await expect.poll(() => made.alert.textContent()).toBe(format);
  });
});

describe("a file field's label", () => {
  test("shows the chosen files, and its own nodes again when nothing is chosen", async () => {
    const made = await filePage(field("multiple"));
    const own = await made.label.evaluate((one) => one.innerHTML);
    await made.choose({ name: "kot.txt" }, { name: "<b>pies.txt" });
    await expect.poll(() => made.label.textContent()).toBe("kot.txt, <b>pies.txt");
    expect(await made.label.getAttribute("class")).toMatch(/^f-label .*--file$/);
    expect(await made.label.getAttribute("data-label")).toBe("Dodaj zdjęcie");
    expect(await made.input.ariaSnapshot()).toContain("Dodaj zdjęcie: kot.txt, <b>pies.txt");
    await made.choose();
    await expect.poll(() => made.label.evaluate((one) => one.innerHTML)).toBe(own);
    expect(await made.label.getAttribute("class")).not.toContain("--file");
    expect(await made.label.getAttribute("data-label")).toBeNull();
  });

  test.each(
    sample(
      [
        ["a check", (made: FilePage) => made.choose({ name: "a.php" })],
        ["a reset", (made: FilePage) => made.page.locator("#reset").click()],
      ],
      2,
    ),
  )("is restored after %s", async (_, clear) => {
    const made = await filePage();
    await made.choose({ name: "kot.txt" });
    await expect.poll(() => made.label.textContent()).toBe("kot.txt");
    await clear(made);
    await expect.poll(() => made.label.textContent()).toBe("Dodaj zdjęcie");
    expect(await made.count()).toBe(0);
  });
});
