/** Warns about each mistake in the explicit configuration, once. */
import { warnOnce } from "../base/console";
import { whenLoaded } from "../base/retry";
import { asObject } from "../base/values";
import type { Boot } from "../contracts/boot";
import { configMistakes, jsonMistake } from "./config-mistakes";
import { configElement, explicitConfig } from "./explicit-config";

export function warnAboutConfig({ rows, defined, script, loader }: Boot): void {
  const element = configElement();
  const [page = {}, tag = {}] = explicitConfig(script.tag); // without what a switch file adds
  const islands = [...rows.map(({ name }) => name), ...defined.keys()];
  const warn = (mistake: string, where: Element | null) => warnOnce(mistake, ...(where ? [where] : []));
  const unreadable = jsonMistake(element?.text ?? "");
  if (unreadable) warn(unreadable, element);
  for (const mistake of configMistakes("page", page, islands)) warn(mistake, element);
  for (const mistake of configMistakes("tag", tag, islands)) warn(mistake, script.tag);

  const texts = [
    [asObject(page.texts), element],
    [asObject(tag.texts), script.tag],
  ] as const;
  if (!texts.some(([table]) => Object.keys(table).length)) return;
  whenLoaded(loader, "text-keys", ({ textMistakes }) => {
    for (const [table, where] of texts)
      for (const mistake of textMistakes(table, [...defined.keys()])) warn(mistake, where);
  });
}
