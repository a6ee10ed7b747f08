/** Every island in every state, on a desktop: see `inspect.ts` for what is looked at. */
import { everyState } from "./every-state";

everyState("desktop", 2);
