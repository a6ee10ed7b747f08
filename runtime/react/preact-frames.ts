/** Belongs to the lean flavour: Preact runs effects after the paint, also where another script has broken frames. */
import { options } from "preact";
import { afterPaint } from "../base/after-paint";

// Preact's own wait throws when `requestAnimationFrame` throws.
options.requestAnimationFrame = (runEffects) => void afterPaint().then(runEffects);
