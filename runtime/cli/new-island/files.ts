/** The files of a new island: a button that shows and hides the text that it controls. */

/** `gift-note` → `giftNote` */
export const identifierOf = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const SUMMARY = "Shows and hides the text that its button controls.";

const markupOf = (name: string, id = name) => `<div id="${id}" data-island="${name}">
  <button type="button" aria-controls="${id}-text" aria-expanded="true">Szczegóły</button>
  <p id="${id}-text">Tekst, który czyta się także bez skryptu.</p>
</div>`;

const descriptor = (name: string) => `/** ${SUMMARY} */
export default {
  name: "${name}",
  kind: "plain",
  summary: "${SUMMARY}",
  when: "interaction",
  holds: ["click"],
  requires: [
    {
      where: "inside",
      selector: "button[aria-controls]",
      markup: '<button type="button" aria-controls="more" aria-expanded="true">…</button>',
    },
  ],
} as const;
`;

const code = () => `import type { Mount } from "../../runtime/contracts/island";

/** ${SUMMARY} */
export const mount: Mount = (host, { signal }) => {
  const button = host.querySelector<HTMLButtonElement>("button[aria-controls]");
  const text = button && document.getElementById(button.getAttribute("aria-controls") ?? "");
  if (!button || !text) return;

  const show = (isShown: boolean) => {
    text.hidden = !isShown;
    button.setAttribute("aria-expanded", String(isShown));
  };
  button.addEventListener("click", () => show(!!text.hidden), { signal });
  // An island leaves the server's markup as it was.
  signal.addEventListener("abort", () => show(true));
};
`;

const page = (name: string) => `# ${name}

The island shows and hides the text that its button controls.

**Markup:** a button with \`aria-controls\`, the id of the text.

\`\`\`html
${markupOf(name)}
\`\`\`

**Classes:** none.

**Without the script:** the text is visible, and the button does nothing.

<!-- generated:start ${name} -->
<!-- generated:end -->
`;

const unitTest = (name: string) => `// @vitest-environment page
import { expect, test } from "vitest";
import { mount } from "../../../islands/${name}";
import type { IslandContext } from "../../../runtime/contracts/island";

const MARKUP = \`${markupOf(name)}\`;

/** The island on its host, with the end of its life. */
function mounted(markup = MARKUP) {
  Object.assign(document.body, { innerHTML: markup });
  const life = new AbortController();
  const host = document.getElementById("${name}") as HTMLElement;
  mount(host, { signal: life.signal } as unknown as IslandContext);
  const button = host.querySelector("button");
  const state = () => [
    button?.getAttribute("aria-expanded"),
    document.getElementById("${name}-text")?.hidden,
  ];
  return { press: () => button?.click(), state, unmount: () => life.abort() };
}

test("a press hides the text, and the next one shows it", () => {
  const { press, state } = mounted();
  expect(state()).toEqual(["true", false]);
  press();
  expect(state()).toEqual(["false", true]);
  press();
  expect(state()).toEqual(["true", false]);
});

test("unmounting restores the server's markup, and the button does nothing more", () => {
  const { press, unmount } = mounted();
  press();
  unmount();
  press();
  expect(document.body.innerHTML.replace(/ hidden=""/, "")).toBe(MARKUP);
});

test("without the text the button stays as it is", () => {
  const { press, state } = mounted(MARKUP.replace('id="${name}-text"', 'id="other"'));
  press();
  expect(state()).toEqual(["true", undefined]);
});
`;

const browserTest = (name: string) => `import { expect, test } from "vitest";
import { violations } from "../axe";
import { PATH, put } from "../runtime/pages";
import { bench } from "../support";

const b = bench();

test("the button of ${name} hides the text and shows it again, by mouse and by keyboard", async () => {
  put(
    b.shop,
    \`<h1>${name}</h1>${markupOf(name)}\`,
  );
  const { page, ready, errors, console } = await b.visit({ path: PATH });
  const button = page.getByRole("button", { name: "Szczegóły" });
  await button.click();
  await ready("#${name}");
  await expect.poll(() => page.locator("#${name}-text").isVisible()).toBe(false);
  await button.press("Enter");
  await expect.poll(() => page.locator("#${name}-text").isVisible()).toBe(true);
  expect(await button.getAttribute("aria-expanded")).toBe("true");
  expect(await violations(page)).toEqual([]);
  expect([...errors, ...console]).toEqual([]);
});
`;

const feature = (
  name: string,
) => `/** What shoppers do with ${name}. Tests repeat it while its file is missing. */
import { PATH, put } from "../runtime/pages";
import { clickSoon, type Feature, isThere } from "./contract";

export const ${identifierOf(name)}: Feature = {
  path: PATH,
  prepare: (b) =>
    put(
      b.shop,
      \`${markupOf(name)}\`,
    ),
  act: (page) => clickSoon(page, "#${name} button[aria-expanded=true]"),
  has: (page) => isThere(page, "#${name}-text[hidden]"),
};
`;

const touch = (name: string) => `/** The first touch of ${name}. */
import { PATH, put } from "../runtime/pages";
import { count, type Touch, tap } from "./touch";

export const ${identifierOf(name)}Touches: readonly Touch[] = [
  {
    name: "the button of ${name}",
    islands: ["${name}"],
    path: PATH,
    host: "#${name}",
    isPress: true,
    prepare: (shop) =>
      put(
        shop,
        \`${markupOf(name)}\`,
      ),
    act: tap("#${name} button"),
    has: async (page) => (await count(page, "#${name}-text[hidden]")) === 1,
    once: async (page) => (await count(page, "#${name}-text[hidden]")) === 1,
  },
];
`;

/** Each new file with its text, relative to the project's folder. */
export const filesOf = (name: string): Readonly<Record<string, string>> => ({
  [`islands/${name}/descriptor.ts`]: descriptor(name),
  [`islands/${name}/index.ts`]: code(),
  [`islands/${name}/README.md`]: page(name),
  [`tests/unit/${name}/${name}.test.ts`]: unitTest(name),
  [`tests/browser/${name}/${name}.policy.test.ts`]: browserTest(name),
  [`tests/browser/features/${name}.ts`]: feature(name),
  [`tests/browser/touches/${name}.ts`]: touch(name),
});
