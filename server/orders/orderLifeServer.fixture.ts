import { orderHappened } from './lifecycle/orderEvents';
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { hashKey } from '../platform/ids';
import { renderSql, sql } from '../platform/sql';
import type { Person } from '../testing/builders';
import { createBus, createPerson, leader } from '../testing/builders';
import type { Reply, TestApp } from '../testing/testApp';
import { startTestApp } from '../testing/testApp';
import { selectListing } from './lifecycle/listing';
import type { Attempt, Model, AttemptOutcome } from './orderLife.fixture';
import { listPlaces } from './orderLife.fixture';

/** The visible state of an order. */
export interface ShownOrder {
  status: string;
  version: number;
  price: number | null;
  crew: [driver: number, confirmation: string][];
  feedback: [driver: number, read: boolean][];
  /** The lists that it stands in. */
  places: string[];
}

export function shownBy(model: Model): ShownOrder {
  const { status, version, price, crew, feedback } = model;
  const reports = [...feedback]
    .map(([driver, state]): [number, boolean] => [driver, state === 'read'])
    .sort(([one], [other]) => one - other);
  const gone = { price: null, crew: [], feedback: [] };
  const there = {
    price,
    crew: [...crew].map(([driver, { confirmation }]): [number, string] => [driver, confirmation]),
    feedback: reports,
  };
  return { status, version, ...(status === 'gone' ? gone : there), places: listPlaces(model).sort() };
}

const lists = ['newOrders', 'answeredOrders', 'acceptedOrders', 'upcomingJobs', 'unreadFeedback', 'feedbacklessJobs'];
const longLists = ['archive', 'rejectedOrders'];
const refusals = [
  'STALE_VERSION',
  'CONFLICT',
  'WRONG_KEY',
  'NOT_FOUND',
  'BAD_USER_INPUT',
  'FORBIDDEN',
  // Of the office's decision on what a customer decided meanwhile; a link that was used says so in another way.
  'ALREADY_ANSWERED',
];
const listsDocument = `{ ${lists.map((name) => `${name} { id }`).join(' ')}
  ${longLists.map((name) => `${name}(first: 100) { nodes { id } }`).join(' ')} }`;

/** The real server, on which the actions of the model are done. */
export class RealServer {
  private admin = '';
  private signedInAt = 0;
  private killing = false;
  private readonly transactions = new AsyncLocalStorage<{ keys: [name: string, key: string][] }>();
  /** Keys of transactions that broke off: only the database knows whether they were committed. */
  private doubtful: [name: string, key: string][] = [];

  private constructor(
    readonly app: TestApp,
    private readonly drivers: Person[],
    private readonly bus: string,
    /** The keys that were e-mailed, in the order in which that happened: `order id` -> customer's, `order id driver id` -> driver's. */
    private readonly mailed: Map<string, string[]>,
  ) {}

  static async start(): Promise<RealServer> {
    const app = await startTestApp();
    const admin = await app.login('admin');
    const drivers = [await createPerson(app, admin), await createPerson(app, admin)];
    const real = new RealServer(app, drivers, await createBus(app, admin), new Map());
    real.listen();
    await real.signIn();
    return real;
  }

  private async signIn(): Promise<void> {
    const now = this.app.clock.now().getTime();
    if (now - this.signedInAt < 20 * 86_400_000) return;
    this.admin = await this.app.login('admin');
    this.signedInAt = now;
  }

  /** Keeps each key once the transaction that made it is committed. */
  private listen(): void {
    const { deps } = this.app;
    deps.events.subscribe(orderHappened, (event) => {
      const keys = this.transactions.getStore()?.keys;
      const fresh = (name: string, key: string) => keys?.push([name, key]);
      if (event.type === 'offerSent') fresh(event.order.id, event.activationKey);
      if (event.type === 'driversAsked')
        for (const { driver, confirmationKey } of event.drivers)
          fresh(`${event.order.id} ${driver.id}`, confirmationKey);
      // The last of a change's events.
      if (event.type === 'changed') for (const [, key] of keys ?? []) this.madeBy.set(key, event.version);
      return [];
    });
    const transaction = deps.db.transaction.bind(deps.db);
    deps.db.transaction = async (work) => {
      const store: { keys: [string, string][] } = { keys: [] };
      try {
        const result = await this.transactions.run(store, () =>
          transaction((manager) => {
            store.keys = [];
            return work(manager);
          }),
        );
        store.keys.forEach(([name, key]) => this.keep(name, key));
        return result;
      } catch (error) {
        this.doubtful.push(...store.keys);
        throw error;
      }
    };
  }

  /** The version of the order with which a key came. */
  private readonly madeBy = new Map<string, number>();

  private keep(name: string, key: string): void {
    // Of two changes at the same moment the later one may be heard of first.
    const made = (each: string) => this.madeBy.get(each) ?? 0;
    const keys = [...(this.mailed.get(name) ?? []), key].sort((one, other) => made(one) - made(other));
    this.mailed.set(name, keys);
  }

  /** How many keys the customer, and each driver, were e-mailed. */
  countKeys(id: string): { customer: number; drivers: number[] } {
    const count = (name: string) => this.mailed.get(name)?.length ?? 0;
    return { customer: count(id), drivers: this.drivers.map((driver) => count(`${id} ${driver.id}`)) };
  }

  async pass(hours: number): Promise<void> {
    this.app.clock.set(new Date(this.app.clock.now().getTime() + hours * 3_600_000));
    await this.signIn();
  }

  /** Does actions at the same time; with `killed` every connection to the database is cut this many milliseconds after they begin. */
  async doAll(id: string, actions: Attempt[], killed?: number): Promise<(AttemptOutcome | 'unknown')[]> {
    const keys = new Map(this.mailed);
    this.killing = killed !== undefined;
    const done = Promise.all(actions.map((each) => this.action(id, each, keys)));
    if (killed !== undefined) {
      await sleep(killed);
      await this.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      ).catch(() => undefined);
    }
    const outcomes = await done;
    this.killing = false;
    if (killed !== undefined) await this.settleDoubts();
    return outcomes;
  }

  private async settleDoubts(): Promise<void> {
    for (const [name, key] of this.doubtful.splice(0)) {
      const rows = await this.query(
        'select 1 from offer where key_hash = $1 union all select 1 from driver_assignment where key_hash = $1',
        [hashKey(key)],
      );
      if (rows.length > 0) this.keep(name, key);
    }
  }

  /** Asks the database; a connection that was killed is found out by using it, so a few times. */
  private async query<T = unknown>(sql: string, parameters?: unknown[]): Promise<T[]> {
    for (let tries = 0; ; tries += 1) {
      try {
        return await this.app.deps.db.dataSource.query<T[]>(sql, parameters);
      } catch (error) {
        if (tries === 20) throw error;
        await sleep(20);
      }
    }
  }

  /** The admin's view, as soon as the server has noticed which connections were killed. */
  private async ask<T>(document: string, variables: object = {}): Promise<Reply<T>> {
    for (let tries = 0; ; tries += 1) {
      const reply = await this.app.graphql<T>(document, variables, this.admin);
      if (reply.status < 500 || tries === 20) return reply;
      await sleep(20);
    }
  }

  private async send(document: string, variables: object, token?: string): Promise<AttemptOutcome | 'unknown'> {
    const reply = await this.app.graphql<Record<string, unknown>>(document, variables, token);
    const { data, errors } = reply;
    if (!errors) return Object.values(data)[0] === 'doneBefore' ? 'already' : 'done';
    const code = String(errors[0]?.extensions.code);
    if (refusals.includes(code)) return 'refused';
    if (this.killing) return 'unknown';
    throw new Error(`${document}: ${JSON.stringify(errors)}`);
  }

  private assignment(crew: number[]): object {
    const [driver, ...otherDrivers] = crew.map((index) => this.drivers[index]?.id);
    return { driver, otherDrivers, bus: this.bus, overlapReason: 'Test', hoursReason: 'Test' };
  }

  /** Does the action; `keys` are those that were known when it began. */
  private async action(id: string, what: Attempt, keys: Map<string, string[]>): Promise<AttemptOutcome | 'unknown'> {
    const office = (document: string, variables: object = {}) => this.send(document, { id, ...variables }, this.admin);
    const key = keys.get(id)?.[('key' in what ? what.key : 0) as number] ?? 'none-yet';
    switch (what.kind) {
      case 'answer':
        return office(
          'mutation($id: UUID!, $price: Price!) { answerOrder(id: $id, price: $price, vatRate: 24) { id } }',
          { price: what.price },
        );
      case 'accept':
        return this.send(
          'mutation($id: UUID!, $key: Key!, $leader: GroupLeaderInput!) { acceptOffer(id: $id, activationKey: $key, leader: $leader) }',
          { id, leader, key },
        );
      case 'reject':
        return this.send(
          'mutation($id: UUID!, $key: Key!) { rejectOffer(id: $id, activationKey: $key, reason: other) }',
          { id, key },
        );
      case 'rejectOnBehalf':
        return office('mutation($id: UUID!) { rejectOnBehalf(id: $id, reason: other, confirmed: true) { id } }');
      case 'acceptOnBehalf':
      case 'takeFromArchive':
        return office(`mutation($id: UUID!) { ${what.kind}(id: $id) { id } }`);
      case 'archive':
        return office('mutation($id: UUID!) { archiveOrder(id: $id) { id } }');
      case 'delete':
        return office('mutation($id: UUID!) { deleteOrder(id: $id, confirmed: true) }');
      case 'startJob':
      case 'updateJob':
        return office(
          `mutation($id: UUID!, $input: AssignmentInput!) { ${what.kind}(id: $id, input: $input) { id } }`,
          { input: this.assignment(what.crew) },
        );
      case 'driverConfirms':
        return this.send(
          'mutation($id: UUID!, $key: Key!, $yes: Boolean!) { confirmJob(id: $id, confirmationKey: $key, confirm: $yes) }',
          { id, yes: what.yes, key: keys.get(`${id} ${this.drivers[what.driver]?.id}`)?.[what.key - 1] ?? 'none-yet' },
        );
      case 'askAgain':
        return office(
          'mutation($id: UUID!, $driver: UUID!) { askDriverAgain(id: $id, driverId: $driver, overlapReason: "Test") { id } }',
          { driver: this.drivers[what.driver]?.id },
        );
      case 'report':
        return office(
          'mutation($id: UUID!, $driver: UUID!) { submitFeedback(orderId: $id, driverId: $driver, input: { wentWell: true, hours: [8] }) }',
          { driver: this.drivers[what.driver]?.id },
        );
      case 'read': {
        const [report] = await this.query<{ id: string }>(
          'select k.id from feedback k join job j on j.id = k.job_id where j.order_id = $1 and k.driver_id = $2',
          [id, this.drivers[what.driver]?.id],
        );
        if (!report) return 'refused';
        return this.send('mutation($id: UUID!) { markFeedbackRead(id: $id) }', report, this.admin);
      }
      case 'edit':
        return office(
          'mutation($id: UUID!, $version: Int!) { updateOrder(id: $id, version: $version, input: { passengers: 12 }) { id } }',
          { version: what.version },
        );
    }
  }

  /** Reads an order as the server shows it; of a deleted one only its history is left. */
  async look(id: string): Promise<ShownOrder> {
    const history = await this.query<{ version: number }>(
      `select version from order_event where order_id = $1 and action not in ('feedback', 'readFeedback') order by version`,
      [id],
    );
    // Each change has a row of history, and none is missing or there twice.
    expect(history.map(({ version }) => version)).toEqual(history.map((_, index) => index + 1));
    // The listing says what it would say if it were written now.
    const { text, parameters } = renderSql(sql`${selectListing([id])} returning l.order_id`);
    expect(await this.query(text, parameters)).toEqual([]);
    const places = await this.readPlaces(id);
    interface Reply {
      order: {
        status: string;
        version: number;
        offer: { price: string | null } | null;
        job: { drivers: { driver: { id: string }; confirmation: string }[] } | null;
      };
    }
    const { data, errors } = await this.ask<Reply>(
      'query($id: UUID!) { order(id: $id) { status version offer { price } job { drivers { driver { id } confirmation } } } }',
      { id },
    );
    if (errors?.[0]?.extensions.code === 'NOT_FOUND')
      return { status: 'gone', version: history.length, price: null, crew: [], feedback: [], places };
    const { status, version, offer, job } = data.order;
    const reports = await this.query<{ driver: string; read: boolean }>(
      'select k.driver_id as driver, k.read_at is not null as read from feedback k join job j on j.id = k.job_id where j.order_id = $1',
      [id],
    );
    const findIndex = (driver: string) => this.drivers.findIndex((person) => person.id === driver);
    return {
      status,
      version,
      price: offer?.price == null ? null : Number(offer.price),
      crew: (job?.drivers ?? []).map(({ driver, confirmation }) => [findIndex(driver.id), confirmation]),
      feedback: reports
        .map(({ driver, read }): [number, boolean] => [findIndex(driver), read])
        .sort(([one], [other]) => one - other),
      places,
    };
  }

  private async readPlaces(id: string): Promise<string[]> {
    type Lists = Record<string, { id: string }[] | { nodes: { id: string }[] }>;
    const { data } = await this.ask<Lists>(listsDocument);
    return Object.entries(data)
      .filter(([, list]) => ('nodes' in list ? list.nodes : list).some((order) => order.id === id))
      .map(([name]) => name)
      .sort();
  }

  /** Keeps lists short after many orders. */
  async remove(id: string): Promise<void> {
    await this.query('update "order" set deleted_at = now() where id = $1', [id]);
    await this.query('update order_listing set deleted = true where order_id = $1', [id]);
  }
}
