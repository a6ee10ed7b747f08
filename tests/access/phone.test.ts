/** Every island in every state, on a phone: see `inspect.ts` for what is looked at. */
import { everyState } from "./every-state";

everyState("phone", 2);
