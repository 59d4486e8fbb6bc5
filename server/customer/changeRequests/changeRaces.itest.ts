import {
  accept,
  answer,
  createBus,
  createPerson,
  must,
  startJobDocument,
  submitInquiry,
  tripKey,
} from '../../testing/builders';
import type { TestApp } from '../../testing/testApp';
import { startTestApp } from '../../testing/testApp';
import {
  agreedPapers,
  ask,
  askDocument,
  cancelDocument,
  decideDocument,
  mine,
  priceDocument,
  takeDocument,
} from './changeRequests.fixture';

let app: TestApp;
let admin: string;
let driver: string;
let bus: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.login('admin');
  driver = (await createPerson(app, admin)).id;
  bus = await createBus(app, admin);
});
afterAll(() => app.stop());

/** A usual run is short; CHANGE_RACES=200: as long as docs/races.md says it was run. */
const rounds = Number(process.env.CHANGE_RACES ?? 6);
const limit = 20_000 + rounds * 5000;

interface Seen {
  status: string;
  version: number;
  passengers: number;
  offer: { status: string; price: number; cancellationFee: number | null };
}
const readOrder = async (id: string) =>
  (
    await must<{ order: Seen }>(
      app,
      'query($id: UUID!) { order(id: $id) { status version passengers offer { status price cancellationFee } } }',
      { id },
      admin,
    )
  ).order;

type Replies = Awaited<ReturnType<TestApp['graphql']>>[];
/** Every reply is a success or clear words; nothing is an unforeseen failure. */
const outcomes = (replies: Replies) =>
  replies.map(({ errors }) => {
    const code = String(errors?.[0]?.extensions.code ?? 'done');
    expect(['done', 'CONFLICT', 'ALREADY_ANSWERED', 'WRONG_KEY', 'CONFIRM']).toContain(code);
    return code === 'done';
  });
const readHistory = async (id: string): Promise<string[]> => {
  const rows: { action: string; version: number }[] = await app.deps.db.dataSource.query(
    'select action, version from order_event where order_id = $1 order by version',
    [id],
  );
  // Each change saw the one before.
  expect(rows.map(({ version }) => version)).toEqual(rows.map((_, index) => index + 1));
  return rows.map(({ action }) => action);
};
const countWaiting = async (id: string): Promise<number> => {
  const [row]: { count: number }[] = await app.deps.db.dataSource.query(
    `select count(*)::int as count from change_request where order_id = $1 and status in ('open', 'priced')`,
    [id],
  );
  return row?.count ?? 0;
};
/** All the customers of these tests have one address. */
const forgetLimits = () => app.deps.db.dataSource.query('delete from rate_limit');

/** So that none of them is always the first. */
const shuffled = async (calls: (() => ReturnType<TestApp['graphql']>)[], turn: number): Promise<Replies> => {
  const replies: Replies = [];
  const order = calls.map((_, index) => (index + turn) % calls.length);
  await Promise.all(
    order.map(async (index) => {
      const call = calls[index];
      if (call) replies[index] = await call();
    }),
  );
  return replies;
};

test(
  'change, accept, cancel and assign at once: one outcome each',
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      await forgetLimits();
      const id = await submitInquiry(app);
      const offerKey = await answer(app, admin, id);
      // Half of the rounds begin before the acceptance, half after it.
      const early = round % 2 === 0;
      if (!early) await accept(app, id, offerKey);
      const key = await tripKey(app, id);
      const request = await ask(app, id, key, { passengers: 50 });
      const leader = { fullName: 'Mari Maasikas', email: 'mari@rahvatants.example', phone: '+37255598765' };
      const acceptDocument =
        'mutation($id: UUID!, $key: Key!, $leader: GroupLeaderInput!) { acceptOffer(id: $id, activationKey: $key, leader: $leader) }';
      const input = { driver, bus, overlapReason: 'Test', hoursReason: 'Test' };
      const [taken, asked, accepted, cancelled, started] = outcomes(
        await shuffled(
          [
            () => app.graphql(takeDocument, { request }, admin),
            () => app.graphql(askDocument, { id, key, input: { passengers: 60 } }),
            () => app.graphql(acceptDocument, { id, key: offerKey, leader }),
            () => app.graphql(cancelDocument, { id, key, fee: 0 }),
            () => app.graphql(startJobDocument, { id, input }, admin),
          ],
          round,
        ),
      );
      const order = await readOrder(id);
      const history = await readHistory(id);
      const done = (action: string) => history.filter((each) => each === action).length;
      expect(accepted).toBe(true);
      expect(done('takeChange')).toBe(taken ? 1 : 0);
      expect(done('askChange')).toBe(asked ? 2 : 1);
      expect(done('cancel')).toBe(cancelled ? 1 : 0);
      expect(done('startJob')).toBe(started ? 1 : 0);
      // Nobody takes away a cancellation, and nothing is left waiting after it.
      expect(cancelled).toBe(true);
      expect(order).toMatchObject({ status: 'rejected', passengers: taken ? 50 : 38, offer: { status: 'rejected' } });
      expect(history.at(-1)).toBe('cancel');
      // A paper of the acceptance, unless the trip was cancelled before it, and one of the change where something was agreed by then.
      const agreedAt = history.indexOf('accept');
      const takenAt = history.indexOf('takeChange');
      const agreed = agreedAt < 0 ? [] : takenAt > agreedAt ? [true, false] : [false];
      expect([history, (await agreedPapers(app, id, key)).map(({ changed }) => changed)]).toEqual([history, agreed]);
      expect(await countWaiting(id)).toBe(0);
    }
  },
  limit,
);

test(
  'a change request that is answered by two at once, and decided while it is cancelled, has one outcome',
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      await forgetLimits();
      const id = await submitInquiry(app);
      await accept(app, id, await answer(app, admin, id));
      const key = await tripKey(app, id);
      const request = await ask(app, id, key, { passengers: 50 });
      const first = outcomes(
        await shuffled(
          [
            () => app.graphql(takeDocument, { request }, admin),
            () => app.graphql(priceDocument, { request, price: 700 }, admin),
            () => app.graphql(priceDocument, { request, price: 710 }, admin),
          ],
          round,
        ),
      );
      expect(first.filter(Boolean)).toHaveLength(1);
      if (first[0]) {
        expect(await mine(app, id, key)).toMatchObject({ status: 'taken' });
        expect(await agreedPapers(app, id, key)).toHaveLength(2);
        continue;
      }
      const [yes, no, cancelled] = outcomes(
        await shuffled(
          [
            () => app.graphql(decideDocument, { id, key, request, accept: true }),
            () => app.graphql(decideDocument, { id, key, request, accept: false }),
            () => app.graphql(cancelDocument, { id, key, fee: 0 }),
          ],
          round,
        ),
      );
      expect(cancelled).toBe(true);
      expect([yes, no].filter(Boolean).length).toBeLessThanOrEqual(1);
      const status = yes ? 'taken' : no ? 'refused' : 'expired';
      expect(await mine(app, id, key)).toMatchObject({ status });
      expect(await agreedPapers(app, id, key)).toHaveLength(yes ? 2 : 1);
      expect(await readOrder(id)).toMatchObject({
        status: 'rejected',
        passengers: yes ? 50 : 38,
        offer: { price: yes ? (first[1] ? 700 : 710) : 540, cancellationFee: 0 },
      });
    }
  },
  limit,
);

test(
  'of change requests that come at once one waits, and none is lost from the history',
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      await forgetLimits();
      const id = await submitInquiry(app);
      const key = await tripKey(app, id);
      const replies = await Promise.all(
        [50, 51, 52].map((passengers) => app.graphql(askDocument, { id, key, input: { passengers } })),
      );
      expect(outcomes(replies)).toEqual([true, true, true]);
      expect(await countWaiting(id)).toBe(1);
      expect((await readHistory(id)).filter((action) => action === 'askChange')).toHaveLength(3);
    }
  },
  limit,
);
