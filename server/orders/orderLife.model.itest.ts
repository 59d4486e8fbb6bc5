import fc from '../testing/propertyTests';
import { inquiry, submitInquiry } from '../testing/builders';
import type { Attempt, Model, AttemptOutcome } from './orderLife.fixture';
import { endOffer, newOrder, step } from './orderLife.fixture';
import { RealServer, shownBy } from './orderLifeServer.fixture';

// Random actions of customer, office and drivers, up to three at the same time, on the real server and on a plain
// model. Simultaneous actions must end as if they had come in some order. When every connection to the database is
// killed meanwhile, each happened whole or not at all. After each of them every order that is not deleted stands in
// exactly one list. MODEL_RUNS=5000: longer, by chance.

const more = process.env.MODEL_RUNS;

let real: RealServer;
beforeAll(async () => {
  real = await RealServer.start();
});
afterAll(() => real.app.stop());

const crews = [[0], [1], [0, 1], [1, 0]];

/** Intended actions; the newest key and version are put in when one begins. */
const intentions: Record<string, (model: Model, choice: number) => Attempt> = {
  answer: (_model, choice) => ({ kind: 'answer', price: 100 + choice }),
  accept: ({ keys }, choice) => ({ kind: 'accept', key: keys.length - 1 - (choice % 5 === 0 ? 1 : 0) }),
  reject: ({ keys }, choice) => ({ kind: 'reject', key: keys.length - 1 - (choice % 5 === 0 ? 1 : 0) }),
  acceptOnBehalf: () => ({ kind: 'acceptOnBehalf' }),
  rejectOnBehalf: () => ({ kind: 'rejectOnBehalf' }),
  startJob: (_model, choice) => ({ kind: 'startJob', crew: crews[choice % 4] ?? [] }),
  updateJob: (_model, choice) => ({ kind: 'updateJob', crew: crews[choice % 4] ?? [] }),
  driverConfirms: ({ asked }, choice) => {
    const driver = choice % 2;
    return { kind: 'driverConfirms', driver, yes: choice % 3 > 0, key: asked.get(driver) ?? 0 };
  },
  askAgain: (_model, choice) => ({ kind: 'askAgain', driver: choice % 2 }),
  report: (_model, choice) => ({ kind: 'report', driver: choice % 2 }),
  read: (_model, choice) => ({ kind: 'read', driver: choice % 2 }),
  edit: ({ version }, choice) => ({ kind: 'edit', version: version - (choice % 4 === 0 ? 1 : 0) }),
  archive: () => ({ kind: 'archive' }),
  takeFromArchive: () => ({ kind: 'takeFromArchive' }),
  delete: () => ({ kind: 'delete' }),
  /** The next step in most orders' lives, so that runs get beyond the first offer. */
  goOn: (model, choice) => {
    const next = { new: 'answer', answered: 'accept', accepted: 'startJob', job: 'driverConfirms' } as const;
    const afterTrip = { accepted: 'startJob', job: choice % 3 > 0 ? 'report' : 'read', archived: 'report' } as const;
    const name = model.ended
      ? (afterTrip[model.status as keyof typeof afterTrip] ?? 'archive')
      : (next[model.status as keyof typeof next] ?? 'edit');
    return intentions[name]?.(model, choice + 1) ?? { kind: 'archive' };
  },
};

const seen = new Map<string, number>();

class AtTheSameTime implements fc.AsyncCommand<{ now: Model }, { id: string }> {
  constructor(
    private readonly wishes: readonly (readonly [name: string, choice: number])[],
    /** Milliseconds from the start until the connections are killed. */
    private readonly killed?: number,
  ) {}

  check = () => true;
  toString = () =>
    this.wishes.map(([name, choice]) => `${name}(${choice})`).join(' | ') +
    (this.killed === undefined ? '' : ` killed after ${this.killed} ms`);

  async run(model: { now: Model }, { id }: { id: string }): Promise<void> {
    const what = this.wishes.map(([name, choice]) => intentions[name]?.(model.now, choice)).filter((each) => !!each);
    const outcomes = await real.doAll(id, what, this.killed);
    what.forEach(({ kind }, index) => {
      const name = `${kind} ${outcomes[index]}`;
      seen.set(name, (seen.get(name) ?? 0) + 1);
    });
    const stands = await real.look(id);
    const keys = real.countKeys(id);
    const ways = orders(outcomes).map((order) => {
      let now = model.now;
      const expected: AttemptOutcome[] = [];
      for (const index of order) [now, expected[index]] = step(now, what[index] as Attempt);
      return { now, expected };
    });
    // A reader may get NOT_FOUND for an order that somebody just deleted.
    const gone = stands.status === 'gone';
    const explains = (expected: AttemptOutcome[]) =>
      outcomes.every(
        (outcome, index) => outcome === 'unknown' || outcome === expected[index] || (gone && outcome === 'refused'),
      );
    const fits = ways.find(
      ({ now, expected }) =>
        explains(expected) &&
        JSON.stringify(shownBy(now)) === JSON.stringify(stands) &&
        now.keys.length === keys.customer &&
        keys.drivers.every((count, driver) => count === (now.asked.get(driver) ?? 0)),
    );
    if (!fits)
      expect({ outcomes, stands, keys }).toEqual(
        ways.map(({ now, expected }) => ({ outcomes: expected, stands: shownBy(now) })),
      );
    model.now = fits?.now ?? model.now;
  }
}

class TimePasses implements fc.AsyncCommand<{ now: Model }, { id: string }> {
  constructor(private readonly until: 'begun' | 'ended') {}
  check = () => true;
  toString = () => (this.until === 'begun' ? 'the trip begins' : 'the trip ends');
  async run(model: { now: Model }, { id }: { id: string }): Promise<void> {
    if (model.now[this.until]) return;
    await real.pass(this.until === 'begun' ? 2.5 : 26);
    // By itself it does so each minute.
    await real.app.followUpOffers();
    model.now = endOffer({ ...model.now, begun: true, ended: this.until === 'ended' });
    expect(await real.look(id)).toEqual(shownBy(model.now));
  }
}

/** The possible orders of the actions; without a reply an action may have happened or not, so both are tried. */
function orders(outcomes: (AttemptOutcome | 'unknown')[]): number[][] {
  const all = outcomes.map((_, index) => index);
  const unknown = all.filter((index) => outcomes[index] === 'unknown');
  return subsets(unknown).flatMap((left) => permutations(all.filter((index) => !left.includes(index))));
}

const subsets = (items: number[]): number[][] =>
  items.reduce<number[][]>((found, item) => [...found, ...found.map((each) => [...each, item])], [[]]);

const permutations = (items: number[]): number[][] =>
  items.length < 2
    ? [items]
    : items.flatMap((item) => permutations(items.filter((each) => each !== item)).map((rest) => [item, ...rest]));

test('each action alone, in a life that has them all, agrees with the model', async () => {
  const id = await submitInquiry(real.app, inquiry(real.app, 2));
  const model = { now: newOrder() };
  const live = async (life: string) => {
    for (const action of life.split(' ')) {
      const [name = '', choice = '1'] = action.split(':');
      await new AtTheSameTime([[name, Number(choice)]]).run(model, { id });
    }
  };
  // `:0` is done with the key before the newest, or a version that is no more.
  await live('answer reject answer accept:0 accept rejectOnBehalf acceptOnBehalf edit:0 edit startJob:0');
  await live('rejectOnBehalf driverConfirms:4 acceptOnBehalf startJob:0 driverConfirms:0 askAgain:1 askAgain:0');
  await live('driverConfirms:4 driverConfirms:4 updateJob:1 report:1 takeFromArchive archive');
  await new TimePasses('begun').run(model, { id });
  await live('report:1 updateJob:2');
  await new TimePasses('ended').run(model, { id });
  await live('read:1 read:1 report:1 report:0 read:0 read:0 takeFromArchive updateJob:1 archive archive');
  await live('takeFromArchive updateJob:2 archive delete edit read:0');
  const never = Object.keys(intentions).filter((kind) => kind !== 'goOn' && !seen.has(`${kind} done`));
  expect(never).toEqual([]);
});

test('any actions of customer, office and drivers, also at the same time, leave the order as the model says', async () => {
  const wish = fc.tuple(
    fc.oneof(
      { weight: 4, arbitrary: fc.constant('goOn') },
      { weight: 1, arbitrary: fc.constant('reject') },
      { weight: 2, arbitrary: fc.constantFrom('report', 'read') },
      { weight: 4, arbitrary: fc.constantFrom(...Object.keys(intentions).filter((name) => name !== 'delete')) },
    ),
    fc.nat({ max: 59 }),
  );
  const wishes = fc.array(wish, { minLength: 1, maxLength: 3 });
  const together = wishes.map((each) => new AtTheSameTime(each));
  const killed = fc.tuple(wishes, fc.nat({ max: 40 })).map(([each, ms]) => new AtTheSameTime(each, ms));
  const deleted = fc.array(wish, { maxLength: 1 }).map((each) => new AtTheSameTime([...each, ['delete', 0]]));
  const time = fc.constantFrom('begun', 'ended', 'ended').map((until) => new TimePasses(until as 'begun' | 'ended'));
  const commands = fc.commands([...Array.from({ length: 11 }, () => together), killed, deleted, time], {
    maxCommands: 24,
    size: 'max',
  });
  await fc.assert(
    fc.asyncProperty(commands, async (each) => {
      const id = await submitInquiry(real.app, inquiry(real.app, 2));
      try {
        await fc.asyncModelRun(() => ({ model: { now: newOrder() }, real: { id } }), each);
      } finally {
        await real.remove(id);
      }
    }),
    more === undefined ? { numRuns: 7, seed: 4, endOnFailure: true } : { numRuns: Number(more), endOnFailure: true },
  );
}, 10_800_000);
