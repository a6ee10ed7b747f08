/** Recognises mistyped domains of e-mail addresses. Pure: it knows names, and compares letters. */
import { editDistance } from "../../../runtime/base/nearest-name";

/** Domains with many mailboxes: a domain that is nearly one of these is probably a mistake. */
const COMMON =
  "gmail.com wp.pl onet.pl op.pl o2.pl interia.pl interia.eu icloud.com outlook.com hotmail.com yahoo.com live.com proton.me seznam.cz centrum.cz azet.sk zoznam.sk t-online.de web.de freenet.de orange.fr laposte.net wanadoo.fr freemail.hu citromail.hu ukr.net yahoo.fr yahoo.de".split(
    " ",
  );

/** Two-letter endings without mailboxes of the common names: they are `.com` or `.pl` with a slip. */
const SLIPS = new Set(["co", "cm", "om", "lp", "pk", "ol"]);

/** Longer endings that are real, although they are near `.com`. */
const ENDINGS = new Set(["org", "net", "edu", "gov", "biz", "app", "dev", "pro", "com", "eu"]);

const isSwapped = (one: string, other: string) =>
  one.length === other.length &&
  editDistance(one, other) === 1 &&
  [...one].sort().join("") === [...other].sort().join("");

/** Whether a name that differs from the common one probably means it. Short names are often real: `op`, `o2`, `wp`. */
function isNear(name: string, common: string): boolean {
  if (name[0] !== common[0]) return false; // the first letter is rarely wrong: mail.com, email.com and ymail.com are real
  return common.length < 5 ? isSwapped(name, common) : editDistance(name, common) === 1;
}

function isSlip(ending: string, common: string): boolean {
  if (ENDINGS.has(ending)) return false;
  if (ending.length < 3 && !SLIPS.has(ending)) return ending.length === 1 && common.startsWith(ending);
  return editDistance(ending, common) === 1;
}

const splitDomain = (domain: string): readonly [name: string, ending: string] => {
  const dot = domain.lastIndexOf(".");
  return [domain.slice(0, dot), domain.slice(dot + 1)];
};

/**
 * The address with the domain that the shopper probably meant; `null` when there is no doubt.
 * @param address as typed, complete
 */
export function suggestEmail(address: string): string | null {
  const [, person = "", typed = ""] = /^\s*([^\s@]+)@([^\s@]+?)\.?\s*$/.exec(address) ?? [];
  const domain = typed.toLowerCase().replaceAll(",", ".");
  if (!person || !domain || domain.length > 40) return null;
  if (domain === typed.toLowerCase() && COMMON.includes(domain)) return null;
  const meant = COMMON.find((common) => {
    if (domain === common || domain === common.replace(".", "")) return true;
    if (!domain.includes(".")) return false;
    const [name, ending] = splitDomain(domain);
    const [commonName, commonEnding] = splitDomain(common);
    if (ending === commonEnding) return isNear(name, commonName);
    return name === commonName && isSlip(ending, commonEnding);
  });
  return meant ? `${person}@${meant}` : null;
}
