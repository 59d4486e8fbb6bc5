import { rm } from 'node:fs/promises';
import { ask, signIn } from '../http';
import type { Fault, Row } from './harness';
import { scratch, startServer } from './harness';

const documents = 340;
const heapMb = 256;

/** A document of 16 KB, unlike any before: within all limits, or with fields that must be compared each with each. */
const kinds = {
  'within all limits': (nth: number): string =>
    `query Q${nth} { ${Array.from({ length: 29 }, (_, index) => `a${index}: __type(name: "${'n'.repeat(520)}") { name }`).join(' ')} }`,
  'that repeat themselves': (nth: number): string =>
    `query Q${nth} { foodPackages { ${'id name description price '.repeat(560)} } }`,
};

/** Many large documents, each sent three times, so that it pays to compile them; with and without a session. */
async function sendAll(
  url: string,
  who: string,
  kind: keyof typeof kinds,
  expected: number,
  token?: string,
): Promise<Row> {
  const began = performance.now();
  const statuses = new Map<number, number>();
  for (let nth = 0; nth < documents; nth += 1) {
    for (let times = 0; times < 3; times += 1) {
      const status = await ask(url, kinds[kind](nth), {}, token).then(
        (reply) => reply.status,
        () => 0,
      );
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 0) break;
    }
  }
  const each = (performance.now() - began) / (documents * 3);
  const alive = await fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
  return {
    tried: `${documents} documents of 16 KB ${kind}, three times, by ${who}, ${heapMb} MB of heap`,
    acknowledged: [...statuses].map(([status, count]) => `${status || 'none'}: ${count}`).join(', '),
    lost: `${each.toFixed(1)} ms each; the server ${alive ? 'lives' : 'has ended'}`,
    holds: alive && [...statuses.keys()].every((status) => status === expected),
  };
}

export const manyDocuments: Fault = {
  title: 'documents that cost much',
  async run() {
    const dataDir = scratch();
    const server = await startServer({ DATA_DIR: dataDir, NODE_OPTIONS: `--max-old-space-size=${heapMb}` });
    try {
      await server.ready();
      const token = await signIn(server.url);
      const rows = [await sendAll(server.url, 'strangers', 'within all limits', 401)];
      // The library that checks documents gives such a one up.
      rows.push(await sendAll(server.url, 'who is signed in', 'that repeat themselves', 400, token));
      rows.push(await sendAll(server.url, 'who is signed in', 'within all limits', 200, token));
      return rows;
    } finally {
      await server.kill();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};
