import { reactIsland } from "../../runtime/react/island";
import { Panel } from "./panel";

/** The panel of the mini basket. Whether and when it is open is the shell's business. */
export const mount = reactIsland(Panel);
