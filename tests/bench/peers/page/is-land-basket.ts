export { enhanceBasket as default } from "./enhance";
