/**
 * An element that loads its component by a strategy and hydrates it. Astro's documents describe such islands:
 * https://docs.astro.build/en/concepts/islands/. The page's head contains the element, as with Astro.
 */
type Load = () => void;

const strategies: Readonly<Record<string, (load: Load, host: Element) => void>> = {
  load: (load) => load(),
  idle: (load) => requestIdleCallback(load),
  visible(load, host) {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      load();
    });
    // The element itself has no box.
    for (const child of host.children) observer.observe(child);
  },
};

class PageIsland extends HTMLElement {
  connectedCallback(): void {
    // While the page is parsed, an element is connected before its children are there.
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", () => this.wait());
    else this.wait();
  }
  wait(): void {
    const { client = "load", component = "", renderer = "", props = "{}" } = this.dataset;
    strategies[client]?.(() => {
      void Promise.all([import(renderer), import(component)]).then(([render, part]) =>
        render.default(this, part.default, JSON.parse(props)),
      );
    }, this);
  }
}
customElements.define("page-island", PageIsland);
