import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../platform/database/database';
import type { LogFields, Logger } from '../../platform/log/logger';
import { QueuedMessages1766860000000 } from '../../migrations/1766860000000-queuedMessages';
import { openTestDatabase } from '../../testing/databases/testDatabase';
import { events } from './events.fixture';
import type { MailMessage } from './mailMessage';
import type { QueueTimes } from '../../platform/queue/queue';
import { runTogether } from '../../platform/sql';
import type { MailQueue as Queue } from './mailQueue';
import { createMailQueue, hashMessageId } from './mailQueue';
import { listMessages } from './mailRules';

const quick: Partial<QueueTimes> = { pollMs: 50, retryDelayS: 1, maintenanceS: 1, stopWaitMs: 1000 };

let database: Database;
let queues: Queue[] = [];
let errors: { message: string; fields: LogFields | undefined }[] = [];
const nothing = () => undefined;
const logger: Logger = {
  debug: nothing,
  info: nothing,
  warn: nothing,
  error: (message, fields) => void errors.push({ message, fields }),
};

beforeAll(async () => {
  database = await openTestDatabase({ entities: [], migrations: [QueuedMessages1766860000000] });
  await database.dataSource.query('create table probe (name text)');
}, 30_000);
afterAll(() => database.close());

beforeEach(() => {
  queues = [];
  errors = [];
});

afterEach(async () => {
  jest.restoreAllMocks();
  await Promise.all(queues.map((queue) => queue.stop()));
  await database.dataSource.query('delete from queued_message');
});

function newQueue(times: Partial<QueueTimes> = {}, isAlone = false): Queue {
  const queue = createMailQueue({ dataSource: database.dataSource, logger, isAlone, times: { ...quick, ...times } });
  queues.push(queue);
  return queue;
}

/** A queue that runs, and the messages that it sent. */
async function startedQueue(times: Partial<QueueTimes> = {}): Promise<{ queue: Queue; sent: MailMessage[] }> {
  const queue = newQueue(times);
  const sent: MailMessage[] = [];
  await queue.start(async (_id, message) => void sent.push(message));
  return { queue, sent };
}

/** The offer's message; another number makes another cause. */
function message(number = 1): MailMessage {
  const [message] = listMessages(events().offerSent, undefined);
  return { ...message, cause: `offerSent:${number}` } as MailMessage;
}

const enqueue = (queue: Queue, ...messages: MailMessage[]) =>
  database.transaction((manager) => runTogether(manager, [queue.enqueue(messages)]));

interface Row {
  state: string;
  attempts: number;
  text: string;
  waitS: number;
}
const rows = (): Promise<Row[]> =>
  database.dataSource.query(
    `select state, attempts, m::text as text, extract(epoch from due_at - now())::float as "waitS" from queued_message m order by created_at, id`,
  );

/** Makes messages that wait for another try due now. */
const hurry = () => database.dataSource.query(`update queued_message set due_at = now() where state = 'waiting'`);

async function until(holds: () => boolean | Promise<boolean>, limitMs = 15_000): Promise<void> {
  const end = performance.now() + limitMs;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`did not come true: ${holds.toString()}`);
    await sleep(20);
  }
}

const allCompleted = async () => (await rows()).every(({ state }) => state === 'sent');

test('a message is sent when its change is committed, and never when it is rolled back', async () => {
  const { queue, sent } = await startedQueue();
  const rolledBack = database.transaction(async (manager) => {
    await runTogether(manager, [queue.enqueue([message(1)])]);
    throw new Error('the change failed');
  });
  await expect(rolledBack).rejects.toThrow('the change failed');
  await enqueue(queue, message(2));

  await until(() => sent.length > 0);
  await sleep(200);
  expect(sent).toEqual([message(2)]);
});

test('messages to one reader that can wait are one delivery, which is tried again as a whole', async () => {
  const queue = newQueue({ joinWaitS: 1 });
  const deliveries: string[][] = [];
  await queue.start(
    () => Promise.reject(new Error('each is sent with others')),
    (messages) => {
      deliveries.push(messages.map(({ data }) => `${data.to} ${data.cause}`));
      return deliveries.length === 1 ? Promise.reject(new Error('450 try later')) : Promise.resolve();
    },
  );
  const write = (...messages: MailMessage[]) =>
    database.transaction((manager) => runTogether(manager, [queue.enqueue(messages, { canWait: true })]));
  await write({ ...message(1), to: 'mari@x.example' });
  await write({ ...message(2), to: 'Mari@x.example' });
  await until(() => deliveries.length === 1);
  expect(deliveries[0]).toEqual(['mari@x.example offerSent:1', 'Mari@x.example offerSent:2']);
  await until(async () => (await rows()).every(({ state }) => state === 'waiting'));
  const pauses = (await rows()).map(({ waitS }) => waitS);
  expect(pauses[0]).toBe(pauses[1]);
  await write({ ...message(3), to: 'jaan@x.example' });
  await hurry();
  await until(allCompleted);
  expect(deliveries.slice(1).toSorted()).toEqual([['jaan@x.example offerSent:3'], deliveries[0]]);
});

test('a message that can never be sent keeps the others of its reader for two attempts', async () => {
  const queue = newQueue({ joinWaitS: 0 });
  const sent: string[] = [];
  const isBad = ({ cause }: MailMessage) => cause === message(1).cause;
  await queue.start(
    async (_id, each) => {
      if (isBad(each)) throw new Error('cannot be made');
      sent.push(each.cause);
    },
    async (messages) => {
      if (messages.some(({ data }) => isBad(data))) throw new Error('cannot be made');
      sent.push(...messages.map(({ data }) => data.cause));
    },
  );
  await database.transaction((manager) =>
    runTogether(manager, [queue.enqueue([message(1), message(2)], { canWait: true })]),
  );
  await until(async () => {
    await hurry();
    return sent.length > 0;
  });
  expect(sent).toEqual([message(2).cause]);
});

test.each([
  ['sends at once', 'alone', true],
  ['leaves alone', 'one of several copies', false],
])('a start %s the messages of a killed server, when it is %s', async (_what, _who, isAlone) => {
  const killed = newQueue();
  await killed.start(() => new Promise(() => undefined));
  await enqueue(killed, message());
  await until(async () => (await rows())[0]?.state === 'sending');
  void killed.stop();

  const sent: MailMessage[] = [];
  await newQueue({}, isAlone).start(async (_id, each) => void sent.push(each));
  if (isAlone) await until(() => sent.length === 1);
  else await sleep(500);
  expect(sent).toHaveLength(isAlone ? 1 : 0);
});

test('messages of a copy without sessions are sent by another one, and those of a living copy are not', async () => {
  const copies = newQueue();
  await copies.start(() => new Promise(() => undefined));
  await enqueue(copies, message(1), message(2));
  await until(async () => (await rows()).every(({ state }) => state === 'sending'));
  const { sent } = await startedQueue({ deadSenderCheckMs: 100 });
  await sleep(500);
  expect(sent).toEqual([]);

  await database.dataSource.query(
    `update queued_message set sender = 'charter that died' where data->>'cause' = 'offerSent:2'`,
  );
  await until(() => sent.length > 0, 3000);
  await sleep(500);
  expect(sent).toEqual([message(2)]);
});

test('one cause is sent once, and queueing it again does not break the change', async () => {
  const { queue, sent } = await startedQueue();
  await enqueue(queue, message(1), message(1));
  await until(async () => sent.length > 0 && (await allCompleted()));

  await database.transaction(async (manager) => {
    await runTogether(manager, [queue.enqueue([message(1), message(2)])]);
    await manager.query(`insert into probe values ('written after it')`);
  });
  await until(() => sent.length > 1);
  await sleep(200);
  expect(sent).toEqual([message(1), message(2)]);
  expect(await database.dataSource.query('select name from probe')).toEqual([{ name: 'written after it' }]);
});

test('no key stays in the database once its message is sent', async () => {
  const queue = newQueue();
  await queue.start(() => sleep(300));
  await enqueue(queue, message());
  expect((await rows())[0]?.text).toContain('activation-KEY_1');

  await until(async () => (await rows())[0]?.state === 'sent');
  expect((await rows())[0]?.text).not.toContain('KEY');
});

test('several copies of the server start at once and share the work', async () => {
  const copies = await Promise.all([startedQueue(), startedQueue(), startedQueue()]);
  const messages = Array.from({ length: 30 }, (_, number) => message(number));
  await enqueue(newQueue(), ...messages);

  const sent = () => copies.flatMap((copy) => copy.sent.map(({ cause }) => cause)).sort();
  await until(() => sent().length >= 30);
  await sleep(200);
  expect(sent()).toEqual(messages.map(({ cause }) => cause).sort());
}, 20_000);

test('messages queued while nobody sent are sent after a start', async () => {
  const first = await startedQueue();
  await first.queue.stop();
  await enqueue(first.queue, message());
  const { sent } = await startedQueue();
  await until(() => sent.length === 1);
  expect(sent).toEqual([message()]);
});

test('a failure is tried again after waits that grow', async () => {
  const waits: number[] = [];
  let attempts = 0;
  const queue = newQueue();
  await queue.start(async () => {
    attempts += 1;
    if (attempts <= 2) throw new Error('451 try later');
  });
  await enqueue(queue, message());
  for (const failures of [1, 2]) {
    await until(async () => attempts === failures && (await rows())[0]?.state === 'waiting');
    waits.push((await rows())[0]?.waitS ?? 0);
    await hurry();
  }
  await until(async () => (await rows())[0]?.state === 'sent');

  expect(attempts).toBe(3);
  // The waits are 1 to 2 and 2 to 4 seconds; a little of them had passed when we looked.
  expect(waits[0]).toBeGreaterThan(0.7);
  expect(waits[1]).toBeGreaterThan(1.7);
  expect(errors).toEqual([]);
}, 20_000);

test('a message that is given up stays visible and is logged with its cause, also at the next start', async () => {
  const queue = newQueue({ retryLimit: 0 });
  await queue.start(() => Promise.reject(new Error('550 no such user')));
  await enqueue(queue, message());
  await until(async () => (await rows())[0]?.state === 'given_up');
  expect(errors[0]).toMatchObject({
    message: expect.stringContaining('given up'),
    fields: { cause: 'offerSent:1', template: 'offerSent' },
  });

  await startedQueue();
  expect(errors[1]).toMatchObject({ fields: { count: 1 } });
});

test('a commit makes the queue look at once, and a kick too', async () => {
  const { queue, sent } = await startedQueue({ pollMs: 60_000 });
  await sleep(200);
  await enqueue(queue, message());
  await until(() => sent.length === 1);
  // It looks once more by itself when a message is sent.
  await sleep(200);
  // Another copy of the portal queues it.
  await enqueue(newQueue(), message(2));
  queue.kick();
  await until(() => sent.length === 2);
});

test('gives up and logs messages that waited for a month, and forgets those that ended long ago', async () => {
  const queue = newQueue();
  await enqueue(queue, ...[1, 2, 3, 4].map(message));
  const set = (number: number, what: string) =>
    database.dataSource.query(`update queued_message set ${what} where data->>'cause' = 'offerSent:${number}'`);
  await set(1, `created_at = now() - interval '31 days', due_at = now() + interval '1 hour'`);
  await set(2, `state = 'given_up', ended_at = now() - interval '15 days'`);
  await set(3, `state = 'sent', ended_at = now() - interval '366 days'`);
  await set(4, `state = 'sent', ended_at = now() - interval '364 days'`);
  await queue.start(() => Promise.resolve());

  await until(async () => (await rows()).length === 2);
  expect((await rows()).map(({ state }) => state)).toEqual(['given_up', 'sent']);
  expect(errors).toContainEqual({
    message: 'messages waited too long and are given up',
    fields: { queue: 'mail', count: 1 },
  });
});

test('stopping waits for the message that is being sent, and sends nothing more', async () => {
  let finished = 0;
  let begun = 0;
  const queue = newQueue({ stopWaitMs: 5000 });
  await queue.start(async () => {
    begun += 1;
    await sleep(500);
    finished += 1;
  });
  await enqueue(queue, message(1));
  await until(() => begun === 1);
  await enqueue(queue, message(2));
  await queue.stop();
  expect([begun, finished]).toEqual([1, 1]);
  expect((await rows()).map(({ state }) => state)).toEqual(['sent', 'waiting']);
});

test('stopping does not wait for ever', async () => {
  const queue = newQueue({ stopWaitMs: 100 });
  let begun = false;
  await queue.start(() => {
    begun = true;
    return new Promise(() => undefined);
  });
  await enqueue(queue, message());
  await until(() => begun);
  const start = performance.now();
  await queue.stop();
  expect(performance.now() - start).toBeLessThan(2000);
});

test('a message whose sender does not end is sent by another', async () => {
  const dead = newQueue({ expireInS: 1, stopWaitMs: 0 });
  let begun = false;
  await dead.start(() => {
    begun = true;
    return new Promise(() => undefined);
  });
  await enqueue(dead, message());
  await until(() => begun);
  await dead.stop();

  const { sent } = await startedQueue();
  await until(() => sent.length === 1);
}, 20_000);

test('a database that goes away while a message is sent brings no second email, and the queue goes on by itself', async () => {
  const queue = newQueue({ expireInS: 1 });
  const sent: string[] = [];
  let away: jest.SpyInstance | undefined;
  await queue.start(async (_id, { cause }) => {
    sent.push(cause);
    away ??= jest.spyOn(database.dataSource, 'createQueryRunner').mockImplementation(() => {
      throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    });
  });
  await enqueue(queue, message(1));
  await until(() => away !== undefined);
  await sleep(1500);
  away?.mockRestore();

  await until(allCompleted);
  await enqueue(queue, message(2));
  await until(async () => sent.length > 1 && (await allCompleted()));
  await sleep(2500);
  expect(sent).toEqual(['offerSent:1', 'offerSent:2']);
}, 20_000);

test('the id of a message hangs on cause, template and recipient', () => {
  const base = { cause: 'inquirySubmitted:1', template: 'inquiryReceived', to: 'a@x.example' } as const;
  expect(hashMessageId(base)).toBe(hashMessageId({ ...base }));
  const others = [
    { ...base, cause: 'inquirySubmitted:2' },
    { ...base, to: 'b@x.example' },
    { ...base, template: 'inquiryArrived' as const },
  ];
  for (const other of others) expect(hashMessageId(other)).not.toBe(hashMessageId(base));
});
