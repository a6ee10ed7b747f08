/** Makes properties draw their cases by the run's seed, so that a commit always gets the same cases. */
import fc from "fast-check";

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.WYSPA_SEED) });
