// @vitest-environment page
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { markBrightness } from "../../../runtime/public/brightness";
import * as read from "../../../runtime/public/brightness/read";

describe("the average brightness", () => {
  it.each([
    [[0, 0, 0, 255], 0],
    [[255, 255, 255, 255], 255],
    [[0, 255, 0, 255], 149.685],
    [[0, 0, 0, 255, 255, 255, 255, 255], 127.5],
    [[0, 0, 0, 0, 255, 255, 255, 255], 255],
  ])("of %j is %d", (pixels, brightness) => expect(read.average(pixels)).toBeCloseTo(brightness, 6));

  it("of nothing visible is missing", () => {
    expect(read.average([9, 9, 9, 0])).toBeNull();
    expect(read.average([])).toBeNull();
  });
});

describe("marking", () => {
  const reading = vi.spyOn(read, "readBrightness");
  beforeEach(() => {
    vi.useFakeTimers();
    reading.mockReset();
  });
  afterEach(() => vi.useRealTimers());
  const element = () => document.createElement("div");

  it.each([
    [119.9, "dark"],
    [120, "light"],
  ] as const)("brightness %d is %s", async (brightness, tone) => {
    reading.mockResolvedValue(brightness);
    const host = element();
    expect(await markBrightness(host)).toBe(tone);
    expect(host.getAttribute("data-wyspa-tone")).toBe(tone);
  });

  it("leaves an element alone if its image cannot be read, and ignores other values", async () => {
    reading.mockResolvedValue(null);
    const host = element();
    host.setAttribute("data-wyspa-tone", "dark");
    expect(await markBrightness(host)).toBeNull();
    expect(host.getAttribute("data-wyspa-tone")).toBe("dark");
    for (const other of [null, undefined, "div", {}, document])
      expect(await markBrightness(other)).toBeNull();
  });

  it("reads an element at once and then at most every 250 ms, finally the current state", async () => {
    reading.mockResolvedValue(10);
    const host = element();
    await markBrightness(host);
    const [second, third] = [markBrightness(host), markBrightness(host)];
    expect(third).toBe(second);
    await vi.advanceTimersByTimeAsync(240);
    expect(reading).toHaveBeenCalledTimes(1);
    reading.mockResolvedValue(200);
    await vi.advanceTimersByTimeAsync(20);
    expect(reading).toHaveBeenCalledTimes(2);
    expect(await second).toBe("light");
    void markBrightness(host);
    await vi.advanceTimersByTimeAsync(200);
    expect(reading).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(60);
    expect(reading).toHaveBeenCalledTimes(3);
    expect(await markBrightness(element())).toBe("light"); // another element does not wait
  });
});
