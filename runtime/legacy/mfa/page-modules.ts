/** What the page's own modules do once somebody has proved who they are. */
import type { Source } from "../../second-factor/needs";
import { attempt } from "../attempt";

const module = (name: string): object => {
  const fn: unknown = Reflect.get(Object(Reflect.get(window, "app_shop")), "fn");
  return Object(Reflect.get(Object(fn), name)) as object;
};

/** @returns whether the page has it */
function call(name: string, method: string): boolean {
  const owner = module(name);
  const own: unknown = Reflect.get(owner, method);
  if (typeof own !== "function") return false;
  attempt(() => Reflect.apply(own, owner, []));
  return true;
}

/** The order is made, or the sign-in comes to its end. */
export function goOn(source: Source): boolean {
  if (source === "buyButton") return call("copModulesSummary", "orderCreate");
  return call("copModulesLogin", "loginSuccess");
}

/** On the page for one's own data the form was on its way when the code was asked for. */
export const sendOwnData = () => call("copModulesSummaryClient", "onClickSubmitButton");

export const isLoggedIn = (): boolean =>
  !!Reflect.get(Object(Reflect.get(Object(Reflect.get(window, "app_shop")), "vars")), "logged");
