import { createEmbeddedMaps } from '../../server/maps/embedded/embeddedMaps';
import { milliseconds } from './result';
import type { Result } from './result';

const limitMs = 30;
const rounds = 10;

/** A place that is typed, found or misspelt, is looked up among all settlements while others wait. */
export async function suggestions(): Promise<Result[]> {
  const maps = createEmbeddedMaps();
  const typed = ['ta', 'kose', 'kuresare', 'viljnad', 'viru väljak 4, talinn'];
  for (const text of typed) await maps.suggest(text);
  const began = process.cpuUsage();
  for (let round = 0; round < rounds; round += 1) for (const text of typed) await maps.suggest(text);
  const ms = process.cpuUsage(began).user / 1000 / (rounds * typed.length);
  return [
    {
      what: 'CPU of one suggestion by the embedded gazetteer',
      against: 'the clock',
      mustReach: `under ${limitMs} ms`,
      measured: milliseconds(ms),
      reached: ms < limitMs,
    },
  ];
}
