/** Properties draw their cases by the run's seed: the same commit is tried with the same ones everywhere, the next one with others. */
import fc from "fast-check";

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.WYSPA_SEED) });
