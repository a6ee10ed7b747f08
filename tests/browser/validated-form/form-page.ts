/**
 * A page with one form, validated or plain. The server answers 204, so the page stays and every submission is recorded.
 */
import type { Page } from "playwright";
import { expect } from "vitest";
import { PATH, put, sparing } from "../runtime/pages";
import { type Bench, quietFor } from "../support";

export interface FormPage {
  readonly page: Page;
  readonly errors: readonly Error[];
  /** Method, path and body of each submission. */
  readonly sent: string[];
  /** Runs `task` in the page with its first form. */
  run<Result>(task: (form: HTMLFormElement) => Result): Promise<Result>;
  /** Presses an element by its id as a mouse does, even when it is marked as disabled. */
  press(id: string): Promise<void>;
  /** All submissions, once no more follow. */
  settled(): Promise<string[]>;
  said(): Promise<string[]>;
}

/** @param attributes `class="cop"` makes the form a validated one */
export async function formPage(bench: Bench, attributes: string, inside: string): Promise<FormPage> {
  put(
    bench.shop,
    `<form id="form" method="post" action="/sent" ${attributes}>${inside}</form><p id="beside">obok</p>`,
  );
  const { page, errors, status, said } = await bench.visit({ path: PATH, before: sparing });
  const sent: string[] = [];
  await page.route(/\/sent/, (route) => {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    sent.push(`${request.method()} ${pathname}${search} ${request.postData() ?? ""}`.trim());
    return route.fulfill({ status: 204 });
  });
  await page.locator("#beside").hover();
  await expect.poll(() => status("body")).toContain("submit-guard:ready");
  if (attributes.includes("cop")) {
    await page.locator("#form input").first().focus();
    await expect.poll(() => status("#form")).toBe("ready");
  }
  return {
    page,
    errors,
    sent,
    said,
    run: (task) =>
      page.evaluate(`(${task.toString()})(document.querySelector("form[action='/sent']"))`) as never,
    async press(id) {
      const box = await page.locator(`#${id}`).boundingBox();
      await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
    },
    async settled() {
      await quietFor(page, 600);
      return sent;
    },
  };
}

/** Both ways to submit a form: at once, and after its fields are validated. */
export const kinds = [
  ["a plain form", ""],
  ["a checked form", 'class="cop"'],
] as const;
