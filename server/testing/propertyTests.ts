import fc from 'fast-check';

// A run of the tests says the same of the same code, anyone who runs it: cases are random but the same each time. Long searches by
// chance are asked for by name (HOURS_RUNS, MODEL_RUNS), or with another seed: PROPERTY_SEED=7 npx jest server/engines/hours.
const byChance = process.env.HOURS_RUNS ?? process.env.MODEL_RUNS;
if (byChance === undefined) fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) });

export default fc;
