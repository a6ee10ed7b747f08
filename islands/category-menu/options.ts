/** The shop's options of the menu (contract A 3.1, spec §9 Menu). Lengths in CSS pixels. */
export interface MenuOptions {
  readonly showMore: boolean;
  readonly concat: boolean;
  readonly columnHeight: number;
  readonly columns: number;
  readonly padding: number;
  readonly submenuWidth: number;
  readonly wide: boolean;
}

/** Globals as text: what is missing has its default, the empty text means off. */
export function readOptions(): MenuOptions {
  return {
    showMore: isOn("dlmenu_showmore"),
    concat: isOn("dlmenu_columnConcat"),
    columnHeight: number("dlmenu_columnHeight", 320),
    columns: number("dlmenu_columns", 5),
    padding: number("dlmenu_padding", 30),
    submenuWidth: number("submenuWidth", 200),
    wide: isOn("dlmenu_wide"),
  };
}

const isOn = (name: string): boolean => Reflect.get(window, name) !== "";

/** Off (0) when empty; what is no number (a page element of that name, for one) is as good as missing. */
function number(name: string, otherwise: number): number {
  const value: unknown = Reflect.get(window, name);
  if (value === "") return 0;
  const read = typeof value === "string" || typeof value === "number" ? Number(value) : Number.NaN;
  return read >= 0 && read < 1e5 ? read : otherwise;
}
