export { Throws as default } from "./counters";
