/**
 * Reads the call in a link's `onclick` without running it.
 * The island can then answer a press under a policy that blocks inline handlers, and before the old globals exist. A
 * handler that does more is left to the page.
 */
const STRING = String.raw`'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"`;
/**
 * Ways in which a handler reads its own link: `this.dataset.window`, `this.getAttribute('data-window')`,
 * `$(this).attr('data-window')`, `$(this).data('window')`.
 */
const OWN = String.raw`this\.dataset\.\w+|this\.getAttribute\(\s*(?:${STRING})\s*\)|(?:\$|jQuery)\(this\)\.(?:attr|data)\(\s*(?:${STRING})\s*\)`;
const VALUE = String.raw`${STRING}|${OWN}|[+-]?\d+(?:\.\d+)?|true|false|null|undefined`;
const HANDLER =
  /^\s*(?:javascript:)?\s*(?:event\.preventDefault\(\)\s*;\s*)?(?:return\s+)?(?:window\.)?calculate_instalments\(([\s\S]*)\)\s*;?\s*(?:return\s+(?:false|true)\s*;?\s*)?$/;

const ESCAPES: Readonly<Record<string, string>> = {
  n: "\n",
  r: "\r",
  t: "\t",
  b: "\b",
  f: "\f",
  v: "\v",
  0: "\0",
};
const unquote = (quoted: string) =>
  quoted
    .slice(1, -1)
    .replace(/\\(?:u([\da-fA-F]{4})|x([\da-fA-F]{2})|([\s\S]))/g, (_, long, short, sign) =>
      sign === undefined ? String.fromCharCode(Number.parseInt(long ?? short, 16)) : (ESCAPES[sign] ?? sign),
    );

/** @returns the arguments; `null` when the handler does more than this call, or a value cannot be read */
export function readHandler(link: Element): readonly unknown[] | null {
  const [, inside] = HANDLER.exec(link.getAttribute("onclick") ?? "") ?? [];
  if (inside === undefined) return null;
  const [, members] = /^\s*\{([\s\S]*)\}\s*$/.exec(inside) ?? [];
  const pairs = /^\s*(?:(\w+|'\w+'|"\w+")\s*:\s*)?/;
  const values: [name: string, value: unknown][] = [];
  let rest = members ?? inside;
  while (rest.trim()) {
    const [head = "", name = ""] =
      members === undefined ? (/^\s*/.exec(rest) ?? []) : (pairs.exec(rest) ?? []);
    const [found, value = ""] = new RegExp(`^(${VALUE})\\s*(?:,|$)`).exec(rest.slice(head.length)) ?? [];
    if (found === undefined || (members !== undefined && !name)) return null;
    values.push([name.replace(/\W/g, ""), valueIn(value, link)]);
    rest = rest.slice(head.length + found.length);
  }
  return members === undefined ? values.map(([, value]) => value) : [Object.fromEntries(values)];
}

function valueIn(written: string, link: Element): unknown {
  if (/^['"]/.test(written)) return unquote(written);
  const [, property] = /^this\.dataset\.(\w+)$/.exec(written) ?? [];
  if (property) return (link as HTMLElement).dataset[property];
  const [, way, quoted] = new RegExp(`(getAttribute|attr|data)\\(\\s*(${STRING})`).exec(written) ?? [];
  if (quoted) return link.getAttribute(`${way === "data" ? "data-" : ""}${unquote(quoted)}`) ?? undefined;
  return /^[tf]/.test(written) ? written === "true" : /\d/.test(written) ? Number(written) : undefined;
}
