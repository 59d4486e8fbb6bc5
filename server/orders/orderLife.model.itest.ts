import fc from 'fast-check';
import type { Person } from '../testing/builders';
import { createBus, createPerson, inquiry, leader, submitInquiry } from '../testing/builders';
import type { TestApp } from '../testing/testApp';
import { startTestApp } from '../testing/testApp';
import type { Act, Model, Outcome } from './orderLife.fixture';
import { newOrder, step } from './orderLife.fixture';

// Random acts of customer, office and drivers, up to three at the same time, on the real server and on a plain model.
// Acts at the same time must end as if they had come one after the other, in some order. MODEL_RUNS=500: longer, by chance.

const more = process.env.MODEL_RUNS;

let app: TestApp;
let admin: string;
let drivers: Person[];
let bus: string;
/** The keys that were e-mailed, in the order in which the acts happened: `order id` -> customer's, `order id driver id` -> driver's. */
const mailed = new Map<string, string[]>();

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.login('admin');
  drivers = [await createPerson(app, admin), await createPerson(app, admin)];
  bus = await createBus(app, admin);
  const tell = app.deps.listener;
  app.deps.listener = (manager, happening) => {
    const keep = (name: string, key: string) => mailed.set(name, [...(mailed.get(name) ?? []), key]);
    if (happening.type === 'offerSent') keep(happening.order.id, happening.activationKey);
    if (happening.type === 'driversAsked')
      for (const { driver, confirmationKey } of happening.asked)
        keep(`${happening.order.id} ${driver.id}`, confirmationKey);
    return tell(manager, happening);
  };
});
afterAll(() => app.stop());

async function send(document: string, variables: object, token?: string): Promise<Outcome> {
  const { data, errors } = await app.graphql<Record<string, unknown>>(document, variables, token);
  if (!errors) return Object.values(data)[0] === true ? 'already' : 'done';
  const { code } = errors[0]?.extensions ?? {};
  if (['STALE_VERSION', 'CONFLICT', 'WRONG_KEY', 'NOT_FOUND'].includes(String(code))) return 'refused';
  throw new Error(`${document}: ${JSON.stringify(errors)}`);
}

const crewInput = (crew: number[]) => {
  const [driver, ...extraDrivers] = crew.map((index) => drivers[index]?.id);
  return { driver, extraDrivers, bus, overlapReason: 'Test' };
};

/** Does the act on the real server; `keys` are those that were known when it began. */
function act(id: string, what: Act, keys: typeof mailed): Promise<Outcome> {
  const office = (document: string, variables: object = {}) => send(document, { id, ...variables }, admin);
  switch (what.kind) {
    case 'answer':
      return office(
        'mutation($id: UUID!, $price: Price!) { answerOrder(id: $id, price: $price, vatRate: 24) { id } }',
        {
          price: what.price,
        },
      );
    case 'accept':
      return send(
        'mutation($id: UUID!, $key: Key!, $leader: GroupLeaderInput!) { acceptOffer(id: $id, activationKey: $key, leader: $leader) }',
        { id, leader, key: keys.get(id)?.[what.key] ?? 'none-yet' },
      );
    case 'reject':
      return send('mutation($id: UUID!, $key: Key!) { rejectOffer(id: $id, activationKey: $key, reason: other) }', {
        id,
        key: keys.get(id)?.[what.key] ?? 'none-yet',
      });
    case 'acceptOnBehalf':
      return office('mutation($id: UUID!) { acceptOnBehalf(id: $id) { id } }');
    case 'rejectOnBehalf':
      return office('mutation($id: UUID!) { rejectOnBehalf(id: $id, reason: other) { id } }');
    case 'startJob':
    case 'updateJob':
      return office(`mutation($id: UUID!, $input: AssignmentInput!) { ${what.kind}(id: $id, input: $input) { id } }`, {
        input: crewInput(what.crew),
      });
    case 'driverAnswers':
      return send(
        'mutation($id: UUID!, $key: Key!, $yes: Boolean!) { answerJob(id: $id, confirmationKey: $key, confirm: $yes) }',
        { id, yes: what.yes, key: keys.get(`${id} ${drivers[what.driver]?.id}`)?.[what.key - 1] ?? 'none-yet' },
      );
    case 'edit':
      return office(
        'mutation($id: UUID!, $version: Int!) { updateOrder(id: $id, version: $version, input: { passengers: 12 }) { id } }',
        { version: what.version },
      );
    case 'archive':
      return office('mutation($id: UUID!) { archiveOrder(id: $id) { id } }');
    case 'delete':
      return office('mutation($id: UUID!) { deleteOrder(id: $id) }').then((outcome) =>
        outcome === 'already' ? 'done' : outcome,
      );
  }
}

const crews = [[0], [1], [0, 1], [1, 0]];

/** What somebody means to do; the newest key and version are put in when it begins. */
const intentions: Record<string, (model: Model, choice: number) => Act> = {
  answer: (_model, choice) => ({ kind: 'answer', price: 100 + choice }),
  accept: ({ keys }, choice) => ({ kind: 'accept', key: keys.length - 1 - (choice % 5 === 0 ? 1 : 0) }),
  reject: ({ keys }, choice) => ({ kind: 'reject', key: keys.length - 1 - (choice % 5 === 0 ? 1 : 0) }),
  acceptOnBehalf: () => ({ kind: 'acceptOnBehalf' }),
  rejectOnBehalf: () => ({ kind: 'rejectOnBehalf' }),
  startJob: (_model, choice) => ({ kind: 'startJob', crew: crews[choice % 4] ?? [] }),
  updateJob: (_model, choice) => ({ kind: 'updateJob', crew: crews[choice % 4] ?? [] }),
  driverAnswers: ({ asked }, choice) => {
    const driver = choice % 2;
    return { kind: 'driverAnswers', driver, yes: choice % 3 > 0, key: asked.get(driver) ?? 0 };
  },
  edit: ({ version }, choice) => ({ kind: 'edit', version: version - (choice % 4 === 0 ? 1 : 0) }),
  archive: () => ({ kind: 'archive' }),
  delete: () => ({ kind: 'delete' }),
  /** What comes next in most orders' lives, so that runs get beyond the first offer. */
  goOn: (model, choice) => {
    const next = { new: 'answer', answered: 'accept', accepted: 'startJob', job: 'driverAnswers' } as const;
    const name = model.ended ? 'archive' : (next[model.status as keyof typeof next] ?? 'edit');
    return intentions[name]?.(model, choice + 1) ?? { kind: 'archive' };
  },
};

interface Real {
  id: string;
}

const seen = new Map<string, number>();

class AtTheSameTime implements fc.AsyncCommand<{ now: Model }, Real> {
  constructor(private readonly wishes: readonly (readonly [name: string, choice: number])[]) {}

  check = () => true;
  toString = () => this.wishes.map(([name, choice]) => `${name}(${choice})`).join(' | ');

  async run(model: { now: Model }, { id }: Real): Promise<void> {
    const what = this.wishes.map(([name, choice]) => intentions[name]?.(model.now, choice)).filter((each) => !!each);
    const keys = new Map(mailed);
    const outcomes = await Promise.all(what.map((each) => act(id, each, keys)));
    what.forEach(({ kind }, index) => {
      const name = `${kind} ${outcomes[index]}`;
      seen.set(name, (seen.get(name) ?? 0) + 1);
    });
    const stands = await look(id);
    const orders = permutations(what.map((_, index) => index)).map((order) => {
      let now = model.now;
      const expected: Outcome[] = [];
      for (const index of order) [now, expected[index]] = step(now, what[index] as Act);
      return { now, expected };
    });
    // Who changed an order just before somebody deleted it may be told that it is not there.
    const gone = stands.status === 'gone';
    const told = (expected: Outcome[]) =>
      outcomes.every((outcome, index) => outcome === expected[index] || (gone && outcome === 'refused'));
    const fits = orders.find(
      ({ now, expected }) => told(expected) && JSON.stringify(shownBy(now)) === JSON.stringify(stands),
    );
    if (!fits)
      expect({ outcomes, stands }).toEqual(
        orders.map(({ now, expected }) => ({ outcomes: expected, stands: shownBy(now) })),
      );
    model.now = fits?.now ?? model.now;
  }
}

class TripEnds implements fc.AsyncCommand<{ now: Model }, Real> {
  check = () => true;
  toString = () => 'the trip ends';
  async run(model: { now: Model }): Promise<void> {
    if (model.now.ended) return;
    app.clock.set(new Date(app.clock.now().getTime() + 26 * 3_600_000));
    admin = await app.login('admin');
    model.now = { ...model.now, ended: true };
  }
}

const permutations = (items: number[]): number[][] =>
  items.length < 2
    ? [items]
    : items.flatMap((item) => permutations(items.filter((each) => each !== item)).map((rest) => [item, ...rest]));

interface Shown {
  status: string;
  version: number;
  price: number | null;
  crew: [driver: number, said: string][];
}

function shownBy({ status, version, price, crew }: Model): Shown {
  return status === 'gone'
    ? { status, version, price: null, crew: [] }
    : { status, version, price, crew: [...crew].map(([driver, said]) => [driver, said]) };
}

/** What the server shows of an order; of a deleted one only its history is left. */
async function look(id: string): Promise<Shown> {
  const history: { version: number }[] = await app.deps.db.dataSource.query(
    'select version from order_event where order_id = $1 order by version',
    [id],
  );
  // Each change has a row of history, and none is missing or there twice.
  expect(history.map(({ version }) => version)).toEqual(history.map((_, index) => index + 1));
  interface Answer {
    order: {
      status: string;
      version: number;
      offer: { price: string | null } | null;
      job: { drivers: { driver: { id: string }; confirmation: string }[] } | null;
    };
  }
  const { data, errors } = await app.graphql<Answer>(
    'query($id: UUID!) { order(id: $id) { status version offer { price } job { drivers { driver { id } confirmation } } } }',
    { id },
    admin,
  );
  if (errors?.[0]?.extensions.code === 'NOT_FOUND')
    return { status: 'gone', version: history.length, price: null, crew: [] };
  const { status, version, offer, job } = data.order;
  return {
    status,
    version,
    price: offer?.price == null ? null : Number(offer.price),
    crew: (job?.drivers ?? []).map(({ driver, confirmation }) => [
      drivers.findIndex((person) => person.id === driver.id),
      confirmation,
    ]),
  };
}

test('each act alone, in a life that has them all, does what the model says', async () => {
  const id = await submitInquiry(app, inquiry(app, 2));
  const model = { now: newOrder() };
  // `:0` is done with the key before the newest, or a version that is no more.
  const life =
    'answer reject answer accept:0 accept rejectOnBehalf acceptOnBehalf edit:0 edit startJob:0 driverAnswers:4 driverAnswers:4 updateJob:1';
  for (const act of life.split(' ')) {
    const [name = '', choice = '1'] = act.split(':');
    await new AtTheSameTime([[name, Number(choice)]]).run(model, { id });
  }
  await new TripEnds().run(model);
  for (const name of ['archive', 'delete', 'edit']) await new AtTheSameTime([[name, 1]]).run(model, { id });
  const never = Object.keys(intentions).filter((kind) => kind !== 'goOn' && !seen.has(`${kind} done`));
  expect(never).toEqual([]);
});

test('whatever customer, office and drivers do, also at the same time, the order stands where the model says', async () => {
  const wish = fc.tuple(
    fc.oneof(
      { weight: 3, arbitrary: fc.constant('goOn') },
      { weight: 1, arbitrary: fc.constant('reject') },
      { weight: 4, arbitrary: fc.constantFrom(...Object.keys(intentions).filter((name) => name !== 'delete')) },
    ),
    fc.nat({ max: 59 }),
  );
  const together = fc.array(wish, { minLength: 1, maxLength: 3 }).map((wishes) => new AtTheSameTime(wishes));
  const deleted = fc.array(wish, { maxLength: 1 }).map((wishes) => new AtTheSameTime([...wishes, ['delete', 0]]));
  const commands = fc.commands([...Array.from({ length: 12 }, () => together), deleted, fc.constant(new TripEnds())], {
    maxCommands: 24,
    size: 'max',
  });
  await fc.assert(
    fc.asyncProperty(commands, async (each) => {
      const id = await submitInquiry(app, inquiry(app, 2));
      await fc.asyncModelRun(() => ({ model: { now: newOrder() }, real: { id } }), each);
    }),
    more === undefined ? { numRuns: 12, seed: 4, endOnFailure: true } : { numRuns: Number(more) },
  );
}, 600_000);
