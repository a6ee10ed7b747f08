/** Only one ceremony runs at a time: which callers share it, which end it, and which wait. */
import { describe, expect, it, vi } from "vitest";
import { PasskeyRefused } from "../../../runtime/platform/passkeys/errors";
import { type Ceremony, oneAtATime } from "../../../runtime/platform/passkeys/one-at-a-time";
import { eventually } from "../eventually";

/** A pending ceremony, like a browser's dialog: it rejects a moment after its signal aborts. */
function sheet() {
  const opened: Ceremony[] = [];
  const answers: ((value: string) => void)[] = [];
  let open = 0;
  let most = 0;
  const work = (ceremony: Ceremony) => {
    opened.push(ceremony);
    open += 1;
    most = Math.max(most, open);
    return new Promise<string>((resolve, reject) => {
      answers.push(resolve);
      ceremony.signal.addEventListener("abort", () => setTimeout(() => reject(new PasskeyRefused()), 5));
    }).finally(() => {
      open -= 1;
    });
  };
  return { work, opened, answers, most: () => most };
}
const quiet = <Value>(promise: Promise<Value>) => {
  promise.catch(() => {});
  return promise;
};

describe("a ceremony", () => {
  it("is shared by callers with the same request", async () => {
    const { work, answers, opened } = sheet();
    const turns = oneAtATime();
    const both = [turns.run("login", undefined, work), turns.run("login", undefined, work)];
    await eventually(() => expect(answers).toHaveLength(1));
    answers[0]?.("anna");
    expect(await Promise.all(both)).toEqual(["anna", "anna"]);
    expect(opened).toHaveLength(1);
  });

  it("starts again once the last one has ended", async () => {
    const turns = oneAtATime();
    const calls: number[] = [];
    for (const n of [1, 2]) await turns.run("login", undefined, async () => calls.push(n));
    expect(calls).toEqual([1, 2]);
    await expect(turns.run("login", undefined, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(await turns.run("login", undefined, async () => "good")).toBe("good");
  });

  it("is ended by another one, which starts only when the browser has released it", async () => {
    const { work, answers, opened, most } = sheet();
    const turns = oneAtATime();
    const login = quiet(turns.run("login", undefined, work));
    await eventually(() => expect(opened).toHaveLength(1));
    const register = turns.run("register", undefined, work);
    await expect(login).rejects.toBeInstanceOf(PasskeyRefused);
    await eventually(() => expect(answers).toHaveLength(2));
    answers[1]?.("made");
    expect(await register).toBe("made");
    expect(most()).toBe(1);
  });

  it("does not wait for ever for a browser that never releases it", async () => {
    vi.useFakeTimers();
    try {
      const turns = oneAtATime();
      void turns.run("login", undefined, () => new Promise(() => {}));
      await vi.advanceTimersByTimeAsync(0);
      const register = turns.run("register", undefined, async () => "made");
      await vi.advanceTimersByTimeAsync(3_000);
      expect(await register).toBe("made");
    } finally {
      vi.useRealTimers();
    }
  });

  it("continues as long as one of its callers needs it", async () => {
    const { work, answers, opened } = sheet();
    const turns = oneAtATime();
    const [one, two] = [new AbortController(), new AbortController()];
    const both = [one, two].map(({ signal }) => quiet(turns.run("login", signal, work)));
    await eventually(() => expect(answers).toHaveLength(1));
    one.abort();
    expect(opened[0]?.signal.aborted).toBe(false);
    two.abort();
    expect(opened[0]?.signal.aborted).toBe(true);
    for (const ended of both) await expect(ended).rejects.toBeInstanceOf(PasskeyRefused);
  });

  it("that has ended is not shared with later callers", async () => {
    const { work, answers, opened } = sheet();
    const turns = oneAtATime();
    const abort = new AbortController();
    const first = quiet(turns.run("login", abort.signal, work));
    await eventually(() => expect(opened).toHaveLength(1));
    abort.abort();
    const second = turns.run("login", undefined, work);
    await expect(first).rejects.toBeInstanceOf(PasskeyRefused);
    await eventually(() => expect(answers).toHaveLength(2));
    answers[1]?.("anna");
    expect(await second).toBe("anna");
  });

  it("does not start for an aborted caller", async () => {
    const begun = vi.fn();
    const turns = oneAtATime();
    await expect(turns.run("login", AbortSignal.abort(), begun)).rejects.toBeInstanceOf(PasskeyRefused);
    expect(begun).not.toHaveBeenCalled();
  });
});

describe("suggestions", () => {
  it("wait for what is pending, and end nothing", async () => {
    const { work, answers, opened } = sheet();
    const turns = oneAtATime();
    const login = turns.run("login", undefined, work);
    const filled = quiet(turns.run("autofill", undefined, work, true));
    await eventually(() => expect(answers).toHaveLength(1));
    answers[0]?.("anna");
    expect(await login).toBe("anna");
    await eventually(() => expect(opened).toHaveLength(2));
    answers[1]?.("jan");
    expect(await filled).toBe("jan");
  });

  it("become a login once one is selected, which a press then shares", async () => {
    const turns = oneAtATime();
    let finish = (_: string) => {};
    const filled = turns.run("autofill", undefined, async (ceremony) => {
      ceremony.aim = "login";
      return new Promise<string>((resolve) => {
        finish = resolve;
      });
    });
    const second = vi.fn();
    await Promise.resolve();
    const login = turns.run("login", undefined, second);
    finish("anna");
    expect(await Promise.all([filled, login])).toEqual(["anna", "anna"]);
    expect(second).not.toHaveBeenCalled();
  });
});
