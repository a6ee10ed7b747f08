/** Calls the page's own modules after shoppers have proved their identity. */
import type { Source } from "../../../islands/signin-views/second-factor/needs";
import { attempt } from "../attempt";

const module = (name: string): object => {
  const fn: unknown = Reflect.get(Object(Reflect.get(window, "app_shop")), "fn");
  return Object(Reflect.get(Object(fn), name)) as object;
};

/** @returns whether the page has the method */
function call(name: string, method: string): boolean {
  const owner = module(name);
  const own: unknown = Reflect.get(owner, method);
  if (typeof own !== "function") return false;
  attempt(() => Reflect.apply(own, owner, []));
  return true;
}

/** Places the order, or completes the sign-in. */
export function goOn(source: Source): boolean {
  if (source === "buyButton") return call("copModulesSummary", "orderCreate");
  return call("copModulesLogin", "loginSuccess");
}

/** Resubmits the form of the personal data page, whose submit was interrupted by the code dialog. */
export const sendOwnData = () => call("copModulesSummaryClient", "onClickSubmitButton");

export const isLoggedIn = (): boolean =>
  !!Reflect.get(Object(Reflect.get(Object(Reflect.get(window, "app_shop")), "vars")), "logged");
