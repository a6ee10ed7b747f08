export { Menu as default } from "./preact-parts";
