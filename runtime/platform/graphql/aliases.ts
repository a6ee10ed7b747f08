/**
 * Gives each part of a GraphQL batch an alias: the field's id if it is a valid and unique name, else a generated name
 * (ruling 10). The map leads from the alias back to the index in `ids`.
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
