// @vitest-environment page
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { takeTurns } from "../../../runtime/platform/basket/turns";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Changes that each take a number of milliseconds; records their starts and ends in order. */
function changes(patience = 20_000) {
  const { inTurn, release } = takeTurns(patience);
  const log: string[] = [];
  const begin = (line: string, name: string, takes: number) =>
    inTurn(line, async (left) => {
      log.push(`${name} begins with ${left}`);
      await new Promise((resolve) => setTimeout(resolve, takes));
      log.push(`${name} ends`);
      return name;
    });
  return { begin, log, release };
}

describe("changes", () => {
  it("of one line run one after the other, in their order", async () => {
    const { begin, log } = changes();
    const all = [begin("a", "1", 500), begin("a", "2", 500)];
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await Promise.all(all)).toEqual(["1", "2"]);
    expect(log).toEqual(["1 begins with 20000", "1 ends", "2 begins with 19500", "2 ends"]);
  });

  it("of other lines do not wait", async () => {
    const { begin, log } = changes();
    void begin("a", "1", 5_000);
    void begin("b", "2", 10);
    await vi.advanceTimersByTimeAsync(10);
    expect(log).toEqual(["1 begins with 20000", "2 begins with 20000", "2 ends"]);
  });

  it("that have waited too long do not start", async () => {
    const { begin, log } = changes();
    const all = [begin("a", "1", 19_500), begin("a", "2", 10), begin("a", "3", 10)];
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await Promise.all(all)).toEqual(["1", undefined, undefined]);
    expect(log).toHaveLength(2);
  });

  it("give up when their time is over, although the change before them has not ended", async () => {
    const { begin, log } = changes();
    void begin("a", "1", 60_000);
    const second = begin("a", "2", 10);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await Promise.race([second, "still waits"])).toBeUndefined();
    expect(log).toEqual(["1 begins with 20000"]);
  });

  it("continue after a failed one", async () => {
    const { inTurn } = takeTurns(20_000);
    const broken = inTurn("a", async () => {
      throw new Error("broken");
    });
    const next = inTurn("a", async () => "next");
    await expect(broken).rejects.toThrow("broken");
    expect(await next).toBe("next");
  });

  it("that wait are sent at once when the page is left, and so are those that come in that moment", async () => {
    const { begin, log } = changes();
    void begin("a", "1", 5_000);
    void begin("a", "2", 5_000);
    await vi.advanceTimersByTimeAsync(0);
    window.dispatchEvent(new Event("pagehide"));
    void begin("a", "3", 5_000);
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
    expect(log.map((entry) => entry.slice(0, 8))).toEqual(["1 begins", "2 begins", "3 begins"]);
  });

  it("wait again for their turn when the page was not left after all", async () => {
    const { begin, log, release } = changes();
    release();
    await vi.advanceTimersByTimeAsync(1);
    void begin("a", "1", 5_000);
    void begin("a", "2", 5_000);
    await vi.advanceTimersByTimeAsync(10);
    expect(log).toHaveLength(1);
  });

  it("keep their order when a link is pressed, because the link waits for them", async () => {
    const { begin, log } = changes();
    document.body.innerHTML = '<a href="/basketedit.php"><span>x</span></a>';
    void begin("a", "1", 5_000);
    document.querySelector("span")?.click();
    void begin("a", "2", 5_000);
    await vi.advanceTimersByTimeAsync(10);
    expect(log).toHaveLength(1);
  });
});
