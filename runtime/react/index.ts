/**
 * What all React islands share, as one chunk: React, its DOM and `island.tsx`. The build leaves these modules out of the
 * islands, and the loader hands them over, so that a page has one React however often a file had to be fetched.
 */
import * as React from "react";
import * as jsx from "react/jsx-runtime";
import * as dom from "react-dom";
import { reactIsland, useIsland, useShop } from "./island";
import { useSayLater } from "./use-say-later";

const modules: Readonly<Record<string, unknown>> = {
  react: React,
  "react-dom": dom,
  "react/jsx-runtime": jsx,
  "runtime/react": { reactIsland, useIsland, useSayLater, useShop },
};

/** Gives a shared module by the name that the build writes for it (`runtime/cli/build/shared-react.mjs`). */
export const provide = (name: string): unknown => modules[name];
