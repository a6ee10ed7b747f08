/** Photos that a field's `accept` admits, whatever a phone names them. */
import { expect, test } from "vitest";
import { renderEnvelope } from "../../../fixtures/shop";
import { bench, quietFor } from "../support";

const b = bench();
/** A JPEG of one pixel. */
const JPEG = Buffer.from(
  "/9j/4AAQSkZJRgABAQEAYABgAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5PTgyPC4zNDL/wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q==",
  "base64",
);
const NO = "Dopuszczalne formaty zdjęć: .jpg.";

let pages = 0;
async function chosen(field: string, file: { name: string; mimeType: string }, marked = false) {
  const path = `/photo-${++pages}`;
  const start = marked ? 'data-island="validated-form"' : "";
  b.shop.page(path, (context) =>
    renderEnvelope({
      context,
      pageType: "text",
      content: `<form method="post" action="/sent" enctype="multipart/form-data" ${start}><p><label for="x">Zdjęcie</label><input id="x" name="x" type="file" ${field}></p><button id="go">Wyślij</button></form>`,
    }),
  );
  const { page } = await b.visit({ path });
  const input = page.locator("#x");
  await input.focus();
  await expect.poll(() => input.getAttribute("data-island-status")).toContain("ready");
  await input.setInputFiles({ ...file, buffer: JPEG });
  const names = () =>
    input.evaluate((one) => [...((one as HTMLInputElement).files ?? [])].map(({ name }) => name));
  return { page, names };
}

test.each([
  ["IMG_1.jpeg", "image/jpeg", "IMG_1.jpg"],
  ["1000012345", "image/jpeg", "1000012345.jpg"],
  ["scan.JPE", "image/jpeg", "scan.jpg"],
  ["a.jpg", "image/jpeg", "a.jpg"],
])("%s of the type %s is sent as %s", async (name, mimeType, sent) => {
  const { page, names } = await chosen('accept=".jpg,image/jpeg"', { name, mimeType });
  await expect.poll(names).toEqual([sent]);
  await quietFor(page, 300);
  expect(await names()).toEqual([sent]);
  expect(await page.getByText(NO).count()).toBe(0);
});

test("a phone's HEIC photo is refused with a word about what to do", async () => {
  const { page, names } = await chosen("data-photo", { name: "IMG_2.HEIC", mimeType: "image/heic" });
  await expect.poll(names).toEqual([]);
  await page.getByText("Zdjęcie IMG_2.HEIC jest w formacie HEIC").first().waitFor();
});

test("a picture that is called a program is still refused", async () => {
  const { page, names } = await chosen('accept="image/jpeg"', { name: "evil.php", mimeType: "image/jpeg" });
  await expect.poll(names).toEqual([]);
  await page
    .getByText(/evil\.php|\.jpg\./)
    .first()
    .waitFor();
});

test("a marked form admits the other endings of an accepted type", async () => {
  const { page } = await chosen(
    'accept=".jpg,.png" required',
    { name: "b.jpeg", mimeType: "image/jpeg" },
    true,
  );
  const sent = page.waitForRequest((request) => request.url().endsWith("/sent"));
  await page.locator("#go").click();
  await sent;
});
