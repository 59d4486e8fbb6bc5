import { rm } from 'node:fs/promises';
import { ask, password, post, signIn } from '../http';
import type { Fault, Row } from './harness';
import { scratch, startServer } from './harness';

const people = 25;
/** Fewer than what slows a guesser down. */
const guessesEach = 4;

const median = (times: number[]): number =>
  [...times].sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;

/** Whether a stranger learns from the time or the words of a reply that a user name exists. */
export const guessing: Fault = {
  title: 'user names guessed',
  async run(): Promise<Row[]> {
    const dataDir = scratch();
    const server = await startServer({ DATA_DIR: dataDir });
    try {
      await server.ready();
      const token = await signIn(server.url);
      const create =
        'mutation($input: UserInput!, $password: Password!) { createUser(input: $input, password: $password) { id } }';
      for (let index = 0; index < people; index += 1) {
        const input = { username: `juht${index}`, firstname: 'Jaan', role: 'driver', phone: '+37255500000' };
        await ask(server.url, create, { input, password }, token);
      }
      const words = new Set<string>();
      const guess = async (username: string): Promise<number> => {
        const began = performance.now();
        const reply = await post(`${server.url}/api/login`, { username, password: 'vale parool' });
        const { error } = (await reply.json()) as { error: { message: string } };
        words.add(`${reply.status} ${error.message}`);
        return performance.now() - began;
      };
      const there: number[] = [];
      const nobody: number[] = [];
      for (let round = 0; round < guessesEach; round += 1) {
        for (let index = 0; index < people; index += 1) {
          // By turns, so that whatever else the machine does meets both.
          there.push(await guess(`juht${index}`));
          nobody.push(await guess(`keegi${index}`));
        }
      }
      const ratio = median(there) / median(nobody);
      return [
        {
          tried: `${people * guessesEach} wrong passwords for users who exist, as many for users who do not`,
          acknowledged: `median ${median(there).toFixed(1)} ms and ${median(nobody).toFixed(1)} ms, ratio ${ratio.toFixed(2)}`,
          lost: words.size === 1 ? 'one and the same message' : [...words].join(', '),
          holds: words.size === 1 && ratio > 0.8 && ratio < 1.25,
        },
      ];
    } finally {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};
