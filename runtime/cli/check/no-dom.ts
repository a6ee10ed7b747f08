/** Readers of values ask whether a value is a node of the page. In a terminal there are none, and no such class. */
if (!Reflect.has(globalThis, "Node")) Reflect.set(globalThis, "Node", class {});
