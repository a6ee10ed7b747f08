import type { ElementHandle, Page } from "playwright";
import { type EnginePage, type Primitives, pageOf } from "./engine";

/** The smokes' page over a page of playwright. @param current the open page */
export const onPlaywright = (
  current: () => Page,
  open: Primitives<ElementHandle>["open"] = async () => {},
): EnginePage =>
  pageOf<ElementHandle>({
    open,
    evaluate: (expression) => current().evaluate(expression),
    find: async (expression) => (await current().evaluateHandle(expression)).asElement(),
    click: (element) => element.click(),
    move: (element) => element.hover(),
    write: (text) => current().keyboard.type(text),
    key: (name) => current().keyboard.press(name),
    screenshot: () => current().screenshot(),
  });
