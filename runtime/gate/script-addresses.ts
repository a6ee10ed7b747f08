/** Resolves the script names that pages use into URLs (contract A 21, B h). */

/** The standard theme's slider and its parts, in the spelling of its widgets. */
export const sliderScripts: ReadonlyMap<string, string> = new Map([
  ["Slider", "core"],
  ["SwiperCore", "modules_1"],
  ["SwiperControlls", "modules_2"],
  ["SwiperEffects", "modules_3"],
  ["SwiperNavigation", "modules_4"],
  ["SwiperUtils", "modules_5"],
]);

export interface ScriptAddresses {
  /** @returns the absolute URL, or `null` for an invalid name or address */
  find(name: unknown): string | null;
  isModule(name: unknown): boolean;
  install(name: string, address: string): boolean;
}

export function scriptAddresses(prefix: () => string, version: string): ScriptAddresses {
  const installed = new Map<unknown, string>();
  /** The version in the URLs of the shop's files, which changes with each publication of the shop. */
  const stamp = () => {
    const files = document.querySelectorAll<HTMLElement>('link[href*="?r="], script[src*="?r="]');
    const [first] = [...files].map((file) => file.getAttribute("href") ?? file.getAttribute("src"));
    return /\?r=([\w.-]+)/.exec(first ?? "")?.[1] ?? version;
  };
  const addressOf = (name: unknown): string | null => {
    const own = installed.get(name);
    if (own !== undefined) return own;
    const slider = sliderScripts.get(name as string);
    if (slider) return `${prefix()}menu_slider_${slider}.js.gzip?r=${stamp()}`;
    if (typeof name !== "string") return null;
    if (/^\w[\w./-]*$/.test(name) && !name.includes("..")) return `${prefix()}${name}.js`;
    return /^(https?:\/)?\//i.test(name) ? name : null;
  };
  const isModule = (name: unknown) => installed.has(name) || sliderScripts.has(name as string);
  return {
    find(name) {
      try {
        const url = new URL(addressOf(name) ?? "", location.href);
        return addressOf(name) && /^https?:$/.test(url.protocol) && !url.username ? url.href : null;
      } catch {
        return null;
      }
    },
    isModule,
    install: (name, address) => !isModule(name) && !!installed.set(name, address),
  };
}
