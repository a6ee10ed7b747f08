/** Our script shifts no page with its own modules (bar H6), in the strict theme. */
import { expect, test } from "vitest";
import { visitWithDevice, withoutSuggestions } from "../passkey/passkeys";
import { shifts } from "../shifts";
import { untilQuiet } from "../slow-network";
import { bench, desktop, phone } from "../support";

const b = bench();
/** Rounds to 0.000. */
const NOTHING = 0.0005;

for (const [name, viewport] of Object.entries({ phone, desktop }))
  test(`on a ${name} the home page does not shift`, async () => {
    const { page, errors } = await b.visit({ path: "/?modules=1&theme=strict", viewport });
    await untilQuiet(b.shop); // automatic changes are over
    expect(await shifts(page)).toBeLessThan(NOTHING);
    await page.evaluate(() => {
      document.querySelector<HTMLElement>("#container, body")?.style.setProperty("padding-top", "200px");
    });
    await expect.poll(() => shifts(page)).toBeGreaterThan(NOTHING); // the positive control
    expect(errors).toEqual([]);
  });

for (const [name, viewport] of Object.entries({ phone, desktop }))
  for (const theme of ["kind", "strict"])
    test(`on a ${name} the sign-in page does not shift when its passkeys load, in the ${theme} theme`, async () => {
      const { page } = await visitWithDevice(b, {
        path: `/login.php?passkey=code&theme=${theme}`,
        viewport,
        before: withoutSuggestions,
      });
      await page.locator(".passkey__button").nth(1).waitFor();
      await untilQuiet(b.shop, 300);
      expect(await shifts(page)).toBeLessThan(NOTHING);
    });

for (const path of ["/kategoria/odziez-101?modules=1", "/search.php?text=a&listing=theme&modules=1"])
  for (const [name, viewport] of Object.entries({ phone, desktop }))
    test(`on a ${name} ${path} does not shift when its selects become lists`, async () => {
      const { page } = await b.visit({ path: `${path}&theme=strict`, viewport });
      await page.locator("#paging_setting_top .f-dropdown").first().waitFor();
      await untilQuiet(b.shop, 300);
      expect(await shifts(page)).toBeLessThan(NOTHING);
    });
