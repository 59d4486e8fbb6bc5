// What an order does by design, section 4, in the plainest words: for orderLife.model.itest.ts. Not read from lifecycle.ts.

/** All that the model knows of one order. */
export interface Model {
  status: 'new' | 'answered' | 'accepted' | 'job' | 'archived' | 'rejected' | 'gone';
  /** Whether its trip is over. */
  ended: boolean;
  version: number;
  price: number | null;
  /** What each key that was e-mailed to the customer opens, the newest last. */
  keys: ('open' | 'answered' | 'dead')[];
  /** Which of the keys belongs to the newest offer, if any does. */
  newestKey: number | undefined;
  /** Who drives, and what each said. */
  crew: Map<number, 'waiting' | 'accepted' | 'rejected'>;
  /** How many keys each driver was e-mailed; the newest one counts. */
  asked: Map<number, number>;
}

export const newOrder = (): Model => ({
  status: 'new',
  ended: false,
  version: 1,
  price: null,
  keys: [],
  newestKey: undefined,
  crew: new Map(),
  asked: new Map(),
});

/** What somebody tries. `version` and `key` are those that were the newest when the act began. */
export type Act =
  | { kind: 'answer'; price: number }
  | { kind: 'accept' | 'reject'; key: number }
  | { kind: 'acceptOnBehalf' | 'rejectOnBehalf' | 'archive' | 'delete' }
  | { kind: 'startJob' | 'updateJob'; crew: number[] }
  | { kind: 'driverAnswers'; driver: number; yes: boolean; key: number }
  | { kind: 'edit'; version: number };

/** done: it happened. already: it had been answered, nothing changed. refused: nothing changed. */
export type Outcome = 'done' | 'already' | 'refused';

/** What an act does to an order. */
export function step(model: Model, act: Act): [Model, Outcome] {
  const after = (change: Partial<Model>): [Model, Outcome] => [
    { ...model, ...change, version: model.version + 1 },
    'done',
  ];
  const refused: [Model, Outcome] = [model, 'refused'];
  const { status, ended, keys } = model;
  const is = (...statuses: Model['status'][]) => statuses.includes(status);
  const keyNow = (index: number | undefined, state: 'answered' | 'dead') =>
    keys.map((key, each) => (each === index ? state : key));

  if (is('gone')) return refused;
  switch (act.kind) {
    case 'answer': {
      if (!is('new', 'answered', 'rejected') || ended) return refused;
      const dead = keys.map(() => 'dead' as const);
      return after({ status: 'answered', price: act.price, keys: [...dead, 'open'], newestKey: keys.length });
    }
    case 'accept':
    case 'reject':
      if (keys[act.key] === 'answered') return [model, 'already'];
      if (keys[act.key] !== 'open' || (act.kind === 'accept' && ended)) return refused;
      return after({ status: act.kind === 'accept' ? 'accepted' : 'rejected', keys: keyNow(act.key, 'answered') });
    case 'acceptOnBehalf': {
      if (!is('new', 'answered', 'rejected') || ended) return refused;
      // The customer's link of an open offer goes on to say that it was answered.
      const open = keys.indexOf('open');
      return after({ status: 'accepted', keys: keyNow(open, 'answered'), newestKey: open < 0 ? undefined : open });
    }
    case 'rejectOnBehalf':
      if (!is('new', 'answered', 'accepted')) return refused;
      return after({ status: 'rejected', keys: keyNow(model.newestKey, 'answered') });
    case 'startJob':
      if (!is('accepted') || ended) return refused;
      return after({ status: 'job', ...assigned(model, act.crew) });
    case 'updateJob':
      if (!is('job')) return refused;
      return after(assigned(model, act.crew));
    case 'driverAnswers': {
      const said = model.crew.get(act.driver);
      if (said === undefined || act.key !== model.asked.get(act.driver)) return refused;
      if (said !== 'waiting') return [model, 'already'];
      if (!is('job')) return refused;
      return after({ crew: new Map([...model.crew, [act.driver, act.yes ? 'accepted' : 'rejected']]) });
    }
    case 'edit':
      return act.version === model.version && !is('archived') ? after({}) : refused;
    case 'archive':
      return is('job') && ended ? after({ status: 'archived' }) : refused;
    case 'delete':
      return after({ status: 'gone' });
  }
}

/** Who stays keeps what was said; who is added is asked with a key of their own. */
function assigned({ crew, asked }: Model, drivers: number[]): Pick<Model, 'crew' | 'asked'> {
  const added = drivers.filter((driver) => !crew.has(driver));
  return {
    crew: new Map(drivers.map((driver) => [driver, crew.get(driver) ?? 'waiting'])),
    asked: new Map([...asked, ...added.map((driver) => [driver, (asked.get(driver) ?? 0) + 1] as const)]),
  };
}
