export { Add as default } from "./preact-parts";
