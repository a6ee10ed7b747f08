import { warnOnce } from "../../base/console";
import { getPath } from "../../base/values";

/** The objects to which our functions are added. */
const OBJECTS = ["app_shop", "app_shop.fn", "app_shop.vars", "app_shop.graphql", "wyspa"];

/** Names the frozen object that keeps our functions from the page. */
export function explainFrozen(): void {
  const frozen = OBJECTS.find((path) => {
    const value = getPath(window, ...path.split("."));
    return value && !Object.isExtensible(value);
  });
  if (!frozen) return;
  warnOnce(
    `${frozen} is frozen, so our functions cannot be added to it, and handlers of app_shop.run() may not run. ` +
      "Freeze it after `await wyspa.ready`, or not at all.",
  );
}
