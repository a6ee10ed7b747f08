/**
 * A folder of modules that a test fills: `import()` of its addresses runs real modules, which ask the test for what they
 * export. As in a browser, each address is asked for once, whether it answers or fails.
 */
export interface ModuleServer {
  /** Address of the folder, as `makeLoader` takes it. */
  readonly base: string;
  /** The addresses asked for so far, without the folder. */
  readonly asked: string[];
}

/** What a module exports: what the loader reads, and `value` for the test. */
export interface Exports {
  readonly value?: unknown;
  readonly mount?: unknown;
  readonly withReact?: unknown;
  readonly withShared?: unknown;
  readonly modules?: unknown;
  readonly provide?: unknown;
  readonly propsOf?: unknown;
  readonly lacksMarkup?: unknown;
  readonly explainFile?: unknown;
}
type Answer = (address: string) => Exports | Promise<Exports>;

const KEY = "wyspa.test.modules";
const answers: Record<string, Answer> = {};
Reflect.set(globalThis, KEY, answers);
const names = "value mount withReact withShared modules provide propsOf lacksMarkup explainFile".split(" ");
let count = 0;

/** @param answer gives the exports of the module at an address, e.g. `chunks/a-123456.js?retry=1`, or throws */
export function serveModules(answer: Answer): ModuleServer {
  const asked: string[] = [];
  const id = `${++count}`;
  answers[id] = (address) => {
    asked.push(address);
    return answer(address);
  };
  const code = `
    const exports = await globalThis["${KEY}"][${id}](import.meta.url.split("//").pop());
    export const { ${names.join(", ")} } = exports;`;
  return { base: `data:text/javascript,${encodeURIComponent(code)}//`, asked };
}

/** What browsers reject an `import()` with when the file cannot be fetched. */
export const lostFile = (): TypeError => new TypeError("Failed to fetch dynamically imported module");

/** An answer that does not come. */
export const hanging = (): Promise<never> => new Promise(() => {});
