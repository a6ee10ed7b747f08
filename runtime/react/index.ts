/**
 * The chunk that all React islands share: React, `react-dom` and `island.tsx`; in the lean flavour, Preact in their
 * place. The build leaves these modules out of the islands, and the loader provides them. A page thus has one React,
 * even if a file is fetched more than once.
 *
 * No `import *`: the bundler would make the object by a loop over prototypes, which other scripts may have extended.
 */
import React from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import dom from "react-dom";
import { reactIsland, useIsland, useShop, useUniqueId } from "./island";
import { useDeferredAnnounce } from "./use-deferred-announce";

const modules: Readonly<Record<string, unknown>> = {
  react: React,
  "react-dom": dom,
  "react/jsx-runtime": { Fragment, jsx, jsxs },
  "runtime/react": { reactIsland, useIsland, useDeferredAnnounce, useShop, useUniqueId },
};

/** A shared module, by the name that the build uses for it (`runtime/cli/build/handed-over.mjs`). */
export const provide = (name: string): unknown => modules[name];
