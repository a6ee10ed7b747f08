import { type ComponentType, h, hydrate } from "preact";

export default (host: Element, part: ComponentType, props: object): void => hydrate(h(part, props), host);
