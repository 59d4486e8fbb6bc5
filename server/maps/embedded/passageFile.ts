import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { ConfigError } from '../../platform/configError';
import passages from './passages.json';
import type { Passage } from './roadGraph';

const minutes = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5000));

/** A company's corrections of our table, by the name of a passage: minutes at sea, minutes of waiting, and the berth. */
const passageFile = v.record(
  v.picklist(passages.ferries.map(({ name }) => name)),
  v.strictObject({
    crossingMin: v.optional(v.pipe(minutes, v.minValue(1))),
    waitingMin: v.optional(minutes),
    berth: v.optional(v.picklist(['none', 'bunk', 'cabin'])),
    /** False: nobody sails it. */
    sails: v.optional(v.boolean()),
  }),
);

/** The passages abroad with what `path` changes of them. Throws a ConfigError that says where the file is wrong. */
export function readPassages(path: string): Passage[] {
  const { success, output, issues } = v.safeParse(passageFile, readJson(path));
  if (!success) {
    const where = v.getDotPath(issues[0]) ?? 'the file';
    throw new ConfigError(`PASSAGES_FILE ${path}: ${where}: ${issues[0].message}`);
  }
  return passages.ferries.flatMap((passage) => {
    const { sails = true, ...changes } = output[passage.name] ?? {};
    return sails ? [{ ...passage, ...changes }] : [];
  });
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new ConfigError(`PASSAGES_FILE ${path} cannot be read: ${(error as Error).message}`);
  }
}
