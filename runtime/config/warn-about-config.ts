/** The `config-check` chunk: warns about each mistake in the explicit configuration, once. */
import type { Boot } from "../contracts/boot";
import { designerTeller } from "../dom/tell-designer";
import { configMistakes, jsonMistake } from "./config-mistakes";
import { configElement } from "./explicit-config";

export function warnAboutConfig({ readConfig, rows, defined, script }: Boot): void {
  const element = configElement();
  const tell = designerTeller();
  const [page = {}, tag = {}] = readConfig();
  const islands = [...rows.map(({ name }) => name), ...defined.keys()];
  const pageMistakes = [jsonMistake(element?.text ?? "") ?? [], configMistakes("page", page, islands)].flat();
  for (const mistake of pageMistakes) tell(element ?? document.body, mistake);
  for (const mistake of configMistakes("tag", tag, islands)) tell(script.tag ?? document.body, mistake);
}
