/** Values that the build inserts into the entry. */
Object.assign(globalThis, { __FOLDER__: "." });
