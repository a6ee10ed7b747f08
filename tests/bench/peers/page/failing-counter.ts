export { Counter as default } from "./counters";
