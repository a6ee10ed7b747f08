// @vitest-environment page
import { beforeEach, describe, expect, it } from "vitest";
import { triggerOf } from "../../../islands/tooltip/trigger";

const linkTo = (href: string) => {
  const link = document.querySelector("a") as HTMLAnchorElement;
  link.setAttribute("href", href);
  return { link, ...triggerOf(link, "podpowiedź") };
};

beforeEach(() => {
  document.body.innerHTML =
    '<a class="showTip" title="14 dni">Zwroty</a><h2 id="zwroty"></h2><h2 id="dostawa i płatność"></h2><a name="dawna"></a>';
});

describe("the link of a tip", () => {
  it.each(["#zwroty", `#${encodeURIComponent("dostawa i płatność")}`, "#dawna", "/zwroty.html"])(
    "is followed when it has a target: %s",
    (href) => {
      const { link, isFree } = linkTo(href);
      expect(isFree).toBe(false);
      expect(link.hasAttribute("role")).toBe(false);
    },
  );

  it.each(["", "#", "#nowhere", "#%E0%A4%A"])("is a button without a target: %j", (href) => {
    const { link, isFree } = linkTo(href);
    expect(isFree).toBe(true);
    expect(link.getAttribute("role")).toBe("button");
  });

  it("around the element with the tip is followed, too", () => {
    document.body.innerHTML =
      '<a href="#zwroty"><i class="showTip" title="14 dni"></i></a><h2 id="zwroty"></h2>';
    const host = document.querySelector("i") as HTMLElement;
    expect(triggerOf(host, "podpowiedź").isFree).toBe(false);
  });
});
