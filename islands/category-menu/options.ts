import { getPath, number } from "../../runtime/base/values";

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
    columnHeight: size("dlmenu_columnHeight", 320),
    columns: size("dlmenu_columns", 5),
    padding: size("dlmenu_padding", 30),
    submenuWidth: size("submenuWidth", 200),
    wide: isOn("dlmenu_wide"),
  };
}

const isOn = (name: string): boolean => getPath(window, name) !== "";

/** Off (0) when empty; what is no number (a page element of that name, for one) is as good as missing. */
function size(name: string, otherwise: number): number {
  const value = getPath(window, name);
  const read = value === "" ? 0 : (number(value) ?? -1);
  return read >= 0 && read < 1e5 ? read : otherwise;
}
