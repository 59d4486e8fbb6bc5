import { v7 as newId } from 'uuid';
import { rm } from 'node:fs/promises';
import { ask, signIn } from '../http';
import type { Fault, Row } from './harness';
import { scratch, startServer } from './harness';

const trips = 40;
const hourMs = 3_600_000;
const planLimitMs = 240_000;
/** The longest that another caller's read may take meanwhile. */
const readLimitMs = 2_000;

const places = [
  { lat: 59.437, lng: 24.7535, city: 'Tallinn', address: 'Viru väljak 4' },
  { lat: 58.8856, lng: 25.5572, city: 'Paide', address: 'Keskväljak' },
];

/** Many people ask for a plan at once: each gets one or must come back later, and other reads stay quick. */
export const manyPlans: Fault = {
  title: 'many plans are asked for at once',
  async run() {
    const dataDir = scratch();
    const server = await startServer({ DATA_DIR: dataDir });
    try {
      await server.ready();
      const token = await signIn(server.url);
      const run = (document: string, variables: object) => ask(server.url, document, variables, token);
      const begin = new Date(Date.now() + 200 * hourMs);
      for (let nth = 0; nth < 6; nth += 1) {
        const input = { username: `juht${nth}`, firstname: `Juht ${nth}`, role: 'driver' };
        await run('mutation($input: UserInput!) { createUser(input: $input, password: "kuldne-rattapump") { id } }', {
          input,
        });
        await run('mutation($name: String!) { createBus(name: $name) { id } }', { name: `Buss ${nth}` });
      }
      for (let nth = 0; nth < trips; nth += 1) await accepted(run, new Date(begin.getTime() + nth * 3 * hourMs));
      const [from, to] = [begin, new Date(begin.getTime() + trips * 3 * hourMs)].map((day) =>
        day.toISOString().slice(0, 10),
      );
      const rows: Row[] = [];
      for (const count of [8, 30]) rows.push(await together(count, () => plan(server.url, { from, to }, token), run));
      return rows;
    } finally {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

const propose =
  'query($from: LocalDate!, $to: LocalDate!) { proposePlan(from: $from, to: $to) { trips { orderId problem } } }';

/** Proposals wait for one another: longer than a usual call may take. */
async function plan(url: string, variables: object, token: string): ReturnType<typeof ask> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: propose, variables }),
    signal: AbortSignal.timeout(planLimitMs),
  });
  return { status: response.status, ...((await response.json()) as object) };
}
type Run = (document: string, variables: object) => ReturnType<typeof ask>;

async function accepted(run: Run, start: Date): Promise<void> {
  const id = newId();
  const [first, last] = places;
  const input = {
    id,
    stops: [{ ...first, depart: start.toISOString() }, last],
    passengers: 20,
    fullName: 'Õie Jõgeväli',
    email: `${id}@klient.example`,
    phone: '+37255512345',
  };
  await run('mutation($input: InquiryInput!) { submitInquiry(input: $input) }', { input });
  await run('mutation($id: UUID!) { acceptOnBehalf(id: $id) { id } }', { id });
}

async function together(count: number, plan: () => ReturnType<typeof ask>, run: Run): Promise<Row> {
  let isOver = false;
  const asked = Promise.all(Array.from({ length: count }, plan)).finally(() => (isOver = true));
  let [longest, failed] = [0, 0];
  while (!isOver) {
    const began = performance.now();
    const { errors } = await run('{ planDrafts { orderId } }', {});
    longest = Math.max(longest, performance.now() - began);
    if (errors) failed += 1;
  }
  const replies = await asked;
  const served = replies.filter(({ errors }) => !errors).length;
  const told = replies.filter(({ errors }) => errors?.[0]?.message.startsWith('Ootel on juba')).length;
  for (const { errors } of replies)
    if (errors && !errors[0]?.message.startsWith('Ootel on juba')) console.log(`  failed: ${JSON.stringify(errors)}`);
  const isServed = count > 13 || served === count;
  return {
    tried: `${count} proposals at once`,
    acknowledged: `${served} served, ${told} told to come back; the longest read of others ${Math.round(longest)} ms`,
    lost: `${count - served - told} failed, ${failed} reads of others`,
    holds: served + told === count && failed === 0 && isServed && longest < readLimitMs,
  };
}
