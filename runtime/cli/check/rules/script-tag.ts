/** Rules about our script tag. */
import { markedHosts } from "../hosts";
import { mayLoadWyspa, oldTags, ownTags } from "../own-tags";
import { type Page, startOf } from "../page";
import type { Element } from "../parse-markup";
import { isUnknown, UNKNOWN } from "../placeholders";
import type { Fault, Rule } from "../rule";

function* missingTag(page: Page): Generator<Fault> {
  if (page.isFragment || page.mayGainElements() || mayLoadWyspa(page)) return;
  const [host] = markedHosts(page);
  if (!host && !page.select("script#wyspa-config").length) return;
  yield {
    offset: host ? startOf(host.element) : 0,
    message:
      'The page has no script tag of Wyspa, so no island starts. Add <script src="/wyspa/wyspa.js" defer></script>.',
  };
}

function* secondTag(page: Page): Generator<Fault> {
  const [first, ...more] = ownTags(page);
  for (const tag of more)
    if (first && !page.isConditional(startOf(first), startOf(tag)))
      yield {
        offset: startOf(tag),
        message: `The page already loads Wyspa (line ${page.position(startOf(first)).line}). The second tag does nothing, or another version warns: remove it.`,
      };
}

const CALL = /(?:^|[;{}\n])\s*((?:window\.)?app_shop\.runApp\(\))/;
const GUARD =
  /app_shop\s*(&&|\?\.)|runApp\s*(&&|\?\.)|typeof|addEventListener|\bif\s*\(|\bfunction\b|=>|\btry\b/;

/** The tag runs after this position, although it is before it in the page. */
const isLate = ({ attribs }: Element) =>
  "defer" in attribs || "async" in attribs || attribs.type === "module";

function* lateTag(page: Page): Generator<Fault> {
  const [tag] = ownTags(page);
  if (!tag || oldTags(page).length || page.hasUnknownAttributes(tag)) return;
  for (const { element, code, offset } of page.inlineScripts) {
    const call = CALL.exec(code);
    if (!call || GUARD.test(code) || element.attribs.type === "module") continue;
    if (page.isConditional(startOf(tag), startOf(element))) continue;
    const isBefore = startOf(element) < startOf(tag);
    if (!isLate(tag) && !isBefore) continue;
    const at = offset + call.index + call[0].length - (call[1]?.length ?? 0);
    const remedy = isBefore
      ? "Put the tag before this script."
      : `Remove ${["defer", "async", 'type="module"'].filter((name) => (name.split("=")[0] as string) in tag.attribs).join(", ")} from the tag, or write app_shop.runApp?.().`;
    yield {
      offset: at,
      message: `app_shop.runApp() runs before the script tag (line ${page.position(startOf(tag)).line}), so it does not exist yet. ${remedy}`,
    };
  }
}

const BYTES: Readonly<Record<string, number>> = { sha256: 32, sha384: 48, sha512: 64 };

/** What is wrong with a value of `integrity`; `null` when it can be right. */
function integrityMistake(value: string): string | null {
  const hashes = value.trim().split(/\s+/);
  const isGood = hashes.every((hash) => {
    const [, kind = "", digest = ""] = /^(sha\d+)-([A-Za-z\d+/]+={0,2})(?:\?.*)?$/.exec(hash) ?? [];
    return Buffer.from(digest, "base64").length === BYTES[kind];
  });
  return isGood
    ? null
    : "The integrity is not a sha256, sha384 or sha512 hash, so browsers ignore it. Copy it from manifest.json.";
}

function* wrongIntegrity(page: Page): Generator<Fault> {
  for (const tag of ownTags(page)) {
    const { integrity, crossorigin, src = "" } = tag.attribs;
    if (integrity === undefined || isUnknown(integrity)) continue;
    const offset = page.attributeOffset(tag, "integrity");
    const mistake = integrityMistake(integrity);
    if (mistake) yield { offset, message: mistake };
    if (/\/(stable|next)\/wyspa\.js/.test(src))
      yield {
        offset,
        message:
          "This address gets new versions, and integrity allows only one: the next release would be blocked. Use the address of a version, or remove integrity.",
      };
    const isOther =
      /^(https?:)?\/\//i.test(src) && (!page.origin || new URL(src, page.origin).origin !== page.origin);
    if (isOther && crossorigin === undefined && !page.hasUnknownAttributes(tag))
      yield {
        offset,
        message:
          'Browsers block a script of another origin with integrity but without crossorigin. Add crossorigin="anonymous".',
      };
    else if (crossorigin === "use-credentials")
      yield {
        offset: page.attributeOffset(tag, "crossorigin"),
        message:
          'crossorigin="use-credentials" needs a server that names this origin. Use crossorigin="anonymous".',
      };
  }
}

function* oldScript(page: Page): Generator<Fault> {
  const [own] = ownTags(page);
  for (const old of oldTags(page))
    if (own && !page.isConditional(startOf(own), startOf(old)))
      yield {
        offset: startOf(old),
        message: `The old script (${old.attribs.src?.replaceAll(UNKNOWN, "…")}) is on the page, too, so the preset is off: only elements with data-island are hosts. Remove its tag.`,
      };
}

export const scriptTagRules: readonly Rule[] = [
  {
    name: "missing-tag",
    level: "error",
    finds: "a page with hosts or a configuration, but without our script tag",
    faults: missingTag,
  },
  { name: "second-tag", level: "warning", finds: "a second script tag of Wyspa", faults: secondTag },
  {
    name: "late-tag",
    level: "error",
    finds: "an inline call of `app_shop.runApp()` that runs before the tag, for example because of `defer`",
    faults: lateTag,
  },
  {
    name: "integrity",
    level: "error",
    finds:
      "an `integrity` that is not a hash, lacks `crossorigin`, or is on an address that gets new versions",
    faults: wrongIntegrity,
  },
  { name: "old-script", level: "warning", finds: "the old script beside ours", faults: oldScript },
];
