/** Maps the platform's country codes to the older codes in themes' flag classes (contract A 9.3.4). */
const older = new Map(
  "prt:por esp:spa svk:slo svn:slv hrv:scr srb:scc rou:rum mda:mol mkd:mac lux:ltz ltu:lit lva:lav isl:ice grc:gre deu:ger fra:fre gbr:eng nld:dut dnk:dan bgr:bul bih:bos blr:bel bel:nld ant:dut"
    .split(" ")
    .map((pair) => pair.split(":") as [string, string]),
);

/** The classes of a country's flag. The flag is decorative, because the name is beside it. */
export function flagOf(id: string): string {
  const code = older.get(id) ?? id;
  return /^[\w-]+$/.test(code) ? `flag flag_${code}` : "flag";
}
