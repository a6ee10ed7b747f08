/** Warns about each mistake in the explicit configuration, once. */
import { warnOnce } from "../base/console";
import type { Boot } from "../contracts/boot";
import { configMistakes, jsonMistake } from "./config-mistakes";
import { configElement } from "./explicit-config";

export function warnAboutConfig({ readConfig, rows, defined, script }: Boot): void {
  const element = configElement();
  const [page = {}, tag = {}] = readConfig();
  const islands = [...rows.map(({ name }) => name), ...defined.keys()];
  const warn = (mistake: string, where: Element | null) => warnOnce(mistake, ...(where ? [where] : []));
  const unreadable = jsonMistake(element?.text ?? "");
  if (unreadable) warn(unreadable, element);
  for (const mistake of configMistakes("page", page, islands)) warn(mistake, element);
  for (const mistake of configMistakes("tag", tag, islands)) warn(mistake, script.tag);
}
