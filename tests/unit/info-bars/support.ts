/** Pages with info bars, in a window whose sizes and positions a test sets: happy-dom lays nothing out. */
import { afterEach, vi } from "vitest";
import { eventually } from "../eventually";
import { all } from "../in-page";
import { type OpenPage, openShop } from "../open-page";

/** Height of each bar in pixels. */
export const HEIGHT = 40;
/** Width of each bar in pixels. */
const WIDTH = 390;
export const KEY = "closedBars";

type View = 1 | 2 | 3 | 4;
interface Options {
  readonly query?: string;
  readonly view?: View;
  readonly orderProcess?: boolean;
  readonly before?: () => void;
}

export const bar = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;
export const rootStyle = (): CSSStyleDeclaration => document.documentElement.style;
export const isHeld = (id: string): boolean => bar(id).classList.contains("--fixed");

export function openBars() {
  const street = openShop();
  const resized = new Set<() => void>();
  /** Distance of each bar's upper edge from the upper edge of the window. */
  const tops = new Map<string, number>();
  let end = async () => {};
  afterEach(async () => {
    await end();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    resized.clear();
    tops.clear();
    localStorage.clear();
    document.documentElement.removeAttribute("style");
    document.documentElement.className = "";
  });
  const place = (element: HTMLElement) =>
    vi.spyOn(element, "getBoundingClientRect").mockImplementation(() => {
      const top = tops.get(element.closest(".bars__item")?.id ?? "") ?? 0;
      const height = element.isConnected ? HEIGHT : 0;
      return { top, bottom: top + height, height, left: 0, right: WIDTH, width: WIDTH } as DOMRect;
    });
  return {
    tops,
    /** Tells observers of sizes, as a browser does after a layout. */
    resize() {
      for (const tell of resized) tell();
    },
    async open({
      query = "",
      view = 4,
      orderProcess = false,
      before = () => {},
    }: Options = {}): Promise<OpenPage & { readonly hosts: HTMLElement[] }> {
      vi.stubGlobal(
        "ResizeObserver",
        class {
          constructor(private readonly tell: () => void) {}
          observe() {
            resized.add(this.tell);
          }
          unobserve() {}
          disconnect() {
            resized.delete(this.tell);
          }
        },
      );
      vi.stubGlobal("innerHeight", 800);
      const page = await street.open(`/text-page${query}`, {
        chunks: { "info-bars": () => import("../../../islands/info-bars/index") },
        page: { view, orderProcess },
        before() {
          for (const one of all(".bars__item, .bars__close")) place(one);
          for (const host of all(".bars"))
            Object.defineProperty(host, "offsetHeight", { get: () => host.childElementCount * HEIGHT });
          before();
        },
      });
      const hosts = all(".bars");
      end = async () => {
        for (const host of hosts) host.remove();
        await eventually(() => {
          if (hosts.some((host) => page.boot.hosts.has(host))) throw new Error("a host is still mounted");
        });
      };
      await eventually(() => {
        if (!hosts.every((host) => page.boot.hosts.has(host) || !host.isConnected))
          throw new Error("a host is not found yet");
      });
      // Containers whose bars were closed before are gone without the island.
      if (hosts.some(({ isConnected }) => isConnected)) await page.start("info-bars");
      return { ...page, hosts };
    },
    scroll: () => window.dispatchEvent(new Event("scroll")),
  };
}
