export { Basket as default } from "./preact-parts";
