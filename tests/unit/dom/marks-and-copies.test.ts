// @vitest-environment page
import { beforeEach, describe, expect, it } from "vitest";
import { cleanCopies, mark } from "../../../runtime/dom/marks";

let form: HTMLFormElement;
beforeEach(() => {
  document.body.innerHTML =
    '<form class="cop" aria-busy="false"><button aria-disabled="true">A</button></form>';
  form = document.querySelector("form") as HTMLFormElement;
});
const markup = () => document.body.innerHTML;

describe("marks", () => {
  it("leave no trace after removal, and give an attribute its own value back", () => {
    const before = markup();
    const first = mark(form, { "--submitting": "", "aria-busy": "true" });
    const second = mark(form, { novalidate: "" });
    expect(form.outerHTML).toContain('data-wyspa-marks="--submitting aria-busy novalidate"');
    first();
    expect(form.getAttribute("data-wyspa-marks")).toBe("novalidate");
    second();
    expect(markup()).toBe(before);
  });

  it("are not set when the attribute already has the value: it belongs to another script and stays", () => {
    const button = form.querySelector("button") as Element;
    mark(button, { "aria-disabled": "true" })();
    expect(button.outerHTML).toBe('<button aria-disabled="true">A</button>');
  });

  it("are removed from a copy of a marked element, and stay on the element itself", () => {
    mark(form, { "--submitting": "", "aria-busy": "true" });
    const copy = form.cloneNode(true) as HTMLFormElement;
    document.body.append(copy);
    cleanCopies();
    expect(copy.outerHTML).toBe('<form class="cop"><button aria-disabled="true">A</button></form>');
    expect(form.matches(".--submitting[aria-busy=true]")).toBe(true);
  });
});
