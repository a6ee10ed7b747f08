/** All libraries of the table, in its order. */
import { navigationNeighbours } from "./navigation";
import type { Neighbour } from "./neighbour";
import { scriptNeighbours } from "./scripts";
import { styleNeighbours } from "./styles";
import { widgetNeighbours } from "./widgets";

export const neighbours: readonly Neighbour[] = [
  ...scriptNeighbours,
  ...styleNeighbours,
  ...navigationNeighbours,
  ...widgetNeighbours,
];
