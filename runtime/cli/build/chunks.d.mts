/** Keys and sources of the runtime's modules. */
export declare function runtimeSources(root: string): Record<string, string>;
