// @vitest-environment page
import { beforeEach, describe, expect, it } from "vitest";
import { moveAway } from "../../../runtime/dom/move-away";

const named = (id: string) => document.getElementById(id) as HTMLElement;
beforeEach(() => {
  document.body.innerHTML =
    '<div id="home"><i>1</i><b id="it">it</b><i>2</i></div><div id="place"><i id="later">3</i></div>';
});
const move = () => moveAway(named("it"), named("place"), named("later"), "handler", "#it");

describe("a moved element", () => {
  it("leaves a hidden placeholder that describes its owner", () => {
    move();
    expect(named("place").innerHTML).toBe('<b id="it">it</b><i id="later">3</i>');
    const placeholder = named("home").querySelector<HTMLElement>("del.handler[data-item='#it']");
    expect(placeholder?.hidden).toBe(true);
  });

  it("returns to the place between its old siblings", () => {
    const before = document.body.innerHTML;
    const putBack = move();
    expect(putBack()).toBe(true);
    expect(document.body.innerHTML).toBe(before);
  });

  it("returns to its place wherever the place is by now", () => {
    const putBack = move();
    document.body.append(named("home"));
    expect(putBack()).toBe(true);
    expect(named("home").textContent).toBe("1it2");
  });

  it("returns to its place while both are out of the page, so that it is not lost with what surrounds it", () => {
    const all = document.createElement("div");
    all.append(named("home"), named("place"));
    document.body.append(all);
    const putBack = move();
    all.remove();
    expect(putBack()).toBe(true);
    expect(all.querySelector("#home")?.textContent).toBe("1it2");
  });

  it("returns to the page when only the element around it was taken out", () => {
    const putBack = move();
    named("place").remove();
    expect(putBack()).toBe(true);
    expect(named("home").textContent).toBe("1it2");
  });

  it("stays where it is when its place is gone", () => {
    const putBack = move();
    named("home").remove();
    expect(putBack()).toBe(false);
    expect(named("it").parentElement).toBe(named("place"));
  });

  it("is left alone when another script has moved it on", () => {
    const putBack = move();
    document.body.append(named("it"));
    expect(putBack()).toBe(false);
    expect(named("it").parentElement).toBe(document.body);
    expect(document.querySelector("del")).toBe(null);
  });
});
