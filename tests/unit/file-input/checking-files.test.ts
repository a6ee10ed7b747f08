import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { check } from "../../../islands/file-input/check";
import type { Rules } from "../../../islands/file-input/rules";

const rules = (own: Partial<Rules> = {}): Rules => ({
  forbiddenTypes: new Set(["text/html"]),
  forbiddenExtensions: new Set(["php"]),
  maxSize: Number.POSITIVE_INFINITY,
  maxPixels: Number.POSITIVE_INFINITY,
  photos: null,
  ...own,
});
const file = (name: string, size = 1, type = "") => new File(["x".repeat(size)], name, { type });
const reasons = async (files: readonly File[], own?: Partial<Rules>) =>
  Object.fromEntries(await check(files, rules(own)));
const pictures = (width: number, height: number) =>
  vi.stubGlobal("createImageBitmap", async () => ({ width, height, close() {} }));
afterEach(() => vi.unstubAllGlobals());

describe("chosen files", () => {
  it("are all accepted when nothing is wrong", async () => {
    expect(await reasons([file("a.txt"), file("b.txt")])).toEqual({});
    expect(await reasons([])).toEqual({});
  });

  it("are counted separately, by reason", async () => {
    const files = [file("a.php"), file("b.txt"), file("c.txt", 11), file("d.txt", 1, "text/html")];
    expect(await reasons(files, { maxSize: 10 })).toEqual({
      "file-input.type": ["a.php", "d.txt"],
      "file-input.size": ["c.txt"],
    });
  });

  it("may be exactly as large as the limit", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 300 }),
        fc.integer({ min: 1, max: 300 }),
        async (size, maxSize) => {
          const refused = await reasons([file("a.txt", size)], { maxSize });
          expect(Object.keys(refused)).toEqual(size > maxSize ? ["file-input.size"] : []);
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe("photos", () => {
  const photos = new Set(["jpg"]);

  it("of many phones are refused with a word about what to do", async () => {
    const files = [file("IMG_1.HEIC"), file("b", 1, "image/heif"), file("c.webp")];
    expect(await reasons(files, { photos })).toEqual({
      "file-input.photo-heic": ["IMG_1.HEIC", "b"],
      "file-input.photo-type": ["c.webp"],
    });
  });

  it("are checked for their format before their size, and for a forbidden type before both", async () => {
    expect(
      await reasons([file("a.png", 11), file("b.jpg", 11), file("c.php", 11)], { photos, maxSize: 10 }),
    ).toEqual({
      "file-input.photo-type": ["a.png"],
      "file-input.size": ["b.jpg"],
      "file-input.type": ["c.php"],
    });
  });

  it.each([
    [300, 300, {}],
    [301, 10, { "file-input.photo-size": ["a.jpg"] }],
    [10, 301, { "file-input.photo-size": ["a.jpg"] }],
  ])("of %d × %d pixels with a limit of 300", async (width, height, expected) => {
    pictures(width, height);
    expect(await reasons([file("a.jpg")], { photos, maxPixels: 300 })).toEqual(expected);
  });

  it("that are no images have a wrong format; for other fields the server decides", async () => {
    vi.stubGlobal("createImageBitmap", () => Promise.reject(new Error("no picture")));
    expect(await reasons([file("a.jpg")], { photos, maxPixels: 300 })).toEqual({
      "file-input.photo-type": ["a.jpg"],
    });
    expect(await reasons([file("a.png", 1, "image/png"), file("a.pdf")], { maxPixels: 300 })).toEqual({});
  });

  it("are accepted when the browser cannot measure them, and are not decoded without need", async () => {
    vi.stubGlobal("createImageBitmap", undefined);
    expect(await reasons([file("a.jpg")], { photos, maxPixels: 300 })).toEqual({});
    const decode = vi.fn();
    vi.stubGlobal("createImageBitmap", decode);
    await reasons([file("a.jpg")], { photos });
    expect(decode).not.toHaveBeenCalled();
  });
});
