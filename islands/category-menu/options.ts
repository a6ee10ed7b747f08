import { getPath, number } from "../../runtime/base/values";

/** The shop's menu options (contract A 3.1). Lengths are in CSS pixels. */
export interface MenuOptions {
  readonly showMore: boolean;
  readonly mergesColumns: boolean;
  readonly columnHeight: number;
  readonly columns: number;
  readonly padding: number;
  readonly submenuWidth: number;
  readonly wide: boolean;
  /** The device's Back goes up one level of the drawer; otherwise it closes the drawer. */
  readonly backThroughLevels: boolean;
}

/** Reads the options from props and global variables. A missing variable means the default, an empty one off. */
export function readOptions(props: Readonly<Record<string, unknown>> = {}): MenuOptions {
  return {
    showMore: isOn("dlmenu_showmore"),
    mergesColumns: isOn("dlmenu_columnConcat"),
    columnHeight: size("dlmenu_columnHeight", 320),
    columns: size("dlmenu_columns", 5),
    padding: size("dlmenu_padding", 30),
    submenuWidth: size("submenuWidth", 200),
    wide: isOn("dlmenu_wide"),
    backThroughLevels: props.backThroughLevels !== false,
  };
}

const isOn = (name: string): boolean => getPath(window, name) !== "";

/** Reads a length; empty means 0. A value that is not a number counts as missing, such as an element with that id. */
function size(name: string, fallback: number): number {
  const value = getPath(window, name);
  const read = value === "" ? 0 : (number(value) ?? -1);
  return read >= 0 && read < 1e5 ? read : fallback;
}
