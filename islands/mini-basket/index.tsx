import { reactIsland } from "../../runtime/react/island";
import { Panel } from "./panel";

/** The panel of the mini basket; the shell decides whether and when it is open. */
export const mount = reactIsland(Panel);
