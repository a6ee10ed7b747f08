/**
 * Names for the parts of a batch (ruling 10): an answer's alias is the field's id where that is a valid and
 * unique GraphQL name, otherwise a generated one. The map leads back from the alias to the place in `ids`.
 */
export function aliasesFor(ids: readonly string[]): ReadonlyMap<string, number> {
  const aliases = new Map<string, number>();
  const taken = new Set(ids);
  ids.forEach((id, index) => {
    const usable =
      /^[A-Za-z_]\w*$/.test(id) && !id.startsWith("__") && id !== "constructor" && !aliases.has(id);
    aliases.set(usable ? id : generate(index, taken), index);
  });
  return aliases;
}

function generate(index: number, taken: ReadonlySet<string>): string {
  let name = `field${index}`;
  while (taken.has(name)) name += "_";
  return name;
}
