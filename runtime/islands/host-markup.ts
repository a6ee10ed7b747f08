/** Chunk `host-markup`: reads the props that a template wrote on a host, and finds what the host lacks. */
export { lacksMarkup } from "./lacks-markup";
export { propsOf } from "./props";
