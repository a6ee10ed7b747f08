import type { Page } from "playwright";

/**
 * Keeps a page's requests with this address on their way. The shop's own holds (`shop.faults.hold`) delay only answers,
 * and do not meet files that come from the browser's cache.
 * @returns lets them go
 */
export async function keepOnTheWay(page: Page, address: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
