import { rm } from 'node:fs/promises';
import { v7 as newId } from 'uuid';
import { ask, signIn } from '../http';
import type { Fault, Row } from './harness';
import { scratch, startServer } from './harness';

const rounds = 30;
const hourMs = 3_600_000;

const places = [
  { lat: 59.437, lng: 24.7535, city: 'Tallinn', address: 'Viru väljak 4' },
  { lat: 58.3806, lng: 26.7251, city: 'Tartu', address: 'Raekoja plats 1' },
];

interface World {
  run<T>(document: string, variables: object): Promise<T>;
  /** The same, where a refusal is a reply too. */
  attempt(document: string, variables: object): ReturnType<typeof ask>;
}

async function person(world: World, username: string): Promise<string> {
  const { createUser } = await world.run<{ createUser: { id: string } }>(
    'mutation($input: UserInput!) { createUser(input: $input, password: "kuldne-rattapump") { id } }',
    { input: { username, firstname: username, role: 'driver' } },
  );
  return createUser.id;
}

async function bus(world: World, name: string): Promise<string> {
  const { createBus } = await world.run<{ createBus: { id: string } }>(
    'mutation($name: String!) { createBus(name: $name) { id } }',
    { name },
  );
  return createBus.id;
}

async function job(world: World, start: Date, driver: string, bus: string): Promise<string> {
  const id = newId();
  const [from, to] = places;
  const input = {
    id,
    stops: [{ ...from, depart: start.toISOString() }, to],
    passengers: 20,
    fullName: 'Õie Jõgeväli',
    email: `${id}@klient.example`,
    phone: '+37255512345',
  };
  await world.run('mutation($input: InquiryInput!) { submitInquiry(input: $input) }', { input });
  await world.run('mutation($id: UUID!) { acceptOnBehalf(id: $id) { id } }', { id });
  await world.run('mutation($id: UUID!, $input: AssignmentInput!) { startJob(id: $id, input: $input) { id } }', {
    id,
    input: { driver, bus },
  });
  return id;
}

/** Whether neither of the two learns that a driver and a bus are now in two places. */
async function silent(world: World, round: number, crews: Record<'one' | 'other', [string, string]>): Promise<boolean> {
  const start = new Date(Date.now() + (100 + round * 48) * hourMs);
  const moved = await job(world, new Date(start.getTime() + 24 * hourMs), ...crews.one);
  const staying = await job(world, start, ...crews.other);
  const [driver, bus] = crews.one;
  const [, assigned] = await Promise.all([
    world.run('mutation($id: UUID!, $start: DateTime!) { updateOrder(id: $id, input: { start: $start }) { id } }', {
      id: moved,
      start,
    }),
    world.attempt('mutation($id: UUID!, $input: AssignmentInput!) { updateJob(id: $id, input: $input) { id } }', {
      id: staying,
      input: { driver, bus },
    }),
  ]);
  // Nothing was assigned then; the law of driving and rest notices two trips at once too.
  if (['OVERLAP', 'HOURS'].includes(String(assigned.errors?.[0]?.extensions.code))) return false;
  const { orderHistory } = await world.run<{ orderHistory: { changes: string }[] }>(
    'query($id: UUID!) { orderHistory(id: $id) { changes } }',
    { id: moved },
  );
  return !orderHistory.some(({ changes }) => changes.includes('"overlap"'));
}

/** A trip is moved onto the time of another, while that other gets the same driver and bus. */
export const doubleBooking: Fault = {
  title: 'a driver and a bus booked twice at the same moment',
  async run(): Promise<Row[]> {
    const dataDir = scratch();
    const server = await startServer({ DATA_DIR: dataDir });
    try {
      await server.ready();
      const token = await signIn(server.url);
      const attempt = (document: string, variables: object) => ask(server.url, document, variables, token);
      const world: World = {
        attempt,
        async run<T>(document: string, variables: object) {
          const { data, errors } = await attempt(document, variables);
          if (errors) throw new Error(`${document}: ${errors[0]?.message}`);
          return data as T;
        },
      };
      const crews = {
        one: [await person(world, 'mari'), await bus(world, 'Setra')] as [string, string],
        other: [await person(world, 'jaan'), await bus(world, 'Volvo')] as [string, string],
      };
      let unseen = 0;
      for (let round = 0; round < rounds; round += 1) if (await silent(world, round, crews)) unseen += 1;
      return [
        {
          tried: `${rounds} times: a trip moved onto another's time while that other gets the same driver and bus`,
          acknowledged: `${rounds - unseen} times one of the two was asked, or the history tells`,
          lost: `${unseen} silent double bookings`,
          holds: unseen === 0,
        },
      ];
    } finally {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};
