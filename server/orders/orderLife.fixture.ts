// The life of an order (docs/product.md, 'Lifecycle') in the plainest words: for orderLife.model.itest.ts. Not read
// from lifecycle.ts.

/** All that the model knows of one order. */
export interface Model {
  status: 'new' | 'answered' | 'accepted' | 'job' | 'archived' | 'rejected' | 'expired' | 'gone';
  /** Whether its trip has begun, and whether it is over. */
  begun: boolean;
  ended: boolean;
  version: number;
  price: number | null;
  /** The result of each key that was e-mailed to the customer, the newest last. */
  keys: ('open' | 'ended' | 'decided' | 'dead')[];
  /** Which of the keys belongs to the newest offer, if any does. */
  newestKey: number | undefined;
  /** Which keys belong to offers that were sent when the trip had begun. */
  sentUnderWay: ReadonlySet<number>;
  /** The drivers, their confirmations, and the e-mailed key that fits; no key fits a driver who was never asked. */
  crew: Map<number, { confirmation: 'waiting' | 'accepted' | 'declined'; key?: number }>;
  /** How many keys each driver was e-mailed. */
  asked: Map<number, number>;
  /** Reports of drivers, and whether somebody has read them. */
  feedback: Map<number, 'unread' | 'read'>;
}

export const newOrder = (): Model => ({
  status: 'new',
  begun: false,
  ended: false,
  version: 1,
  price: null,
  keys: [],
  newestKey: undefined,
  sentUnderWay: new Set(),
  crew: new Map(),
  asked: new Map(),
  feedback: new Map(),
});

/** An attempt. `version` and `key` are those that were the newest when the action began. */
export type Attempt =
  | { kind: 'answer'; price: number }
  | { kind: 'accept' | 'reject'; key: number }
  | { kind: 'acceptOnBehalf' | 'rejectOnBehalf' | 'archive' | 'takeFromArchive' | 'delete' }
  | { kind: 'startJob' | 'updateJob'; crew: number[] }
  | { kind: 'driverConfirms'; driver: number; yes: boolean; key: number }
  | { kind: 'askAgain' | 'report' | 'read'; driver: number }
  | { kind: 'edit'; version: number };

/** done: it happened. already: it had been decided or confirmed, nothing changed. refused: nothing changed. */
export type AttemptOutcome = 'done' | 'already' | 'refused';

/** The effect of an action on an order. */
export function step(model: Model, action: Attempt): [Model, AttemptOutcome] {
  const after = (change: Partial<Model>): [Model, AttemptOutcome] => [
    { ...model, ...change, version: model.version + 1 },
    'done',
  ];
  const refused: [Model, AttemptOutcome] = [model, 'refused'];
  const { status, ended, keys } = model;
  const is = (...statuses: Model['status'][]) => statuses.includes(status);
  const keyNow = (index: number | undefined, state: 'decided' | 'dead') =>
    keys.map((key, each) => (each === index ? state : key));

  if (is('gone')) return refused;
  switch (action.kind) {
    case 'answer': {
      if (!is('new', 'answered', 'rejected', 'expired') || ended) return refused;
      const dead = keys.map(() => 'dead' as const);
      const sentUnderWay = new Set([...model.sentUnderWay, ...(model.begun ? [keys.length] : [])]);
      const sent = { status: 'answered', price: action.price, newestKey: keys.length } as const;
      return after({ ...sent, keys: [...dead, 'open'], sentUnderWay });
    }
    case 'accept':
    case 'reject':
      if (keys[action.key] === 'decided') return [model, 'already'];
      if (keys[action.key] !== 'open' || (action.kind === 'accept' && hasEnded(model, action.key))) return refused;
      return after({
        status: action.kind === 'accept' ? 'accepted' : 'rejected',
        keys: keyNow(action.key, 'decided'),
      });
    case 'acceptOnBehalf': {
      if (!is('new', 'answered', 'rejected', 'expired')) return refused;
      // The customer's link of an open offer goes on to say that it was decided.
      const open = keys.findIndex((key) => key === 'open' || key === 'ended');
      return after({ status: 'accepted', keys: keyNow(open, 'decided'), newestKey: open < 0 ? undefined : open });
    }
    case 'rejectOnBehalf':
      if (!is('new', 'answered', 'expired', 'accepted', 'job')) return refused;
      return after({ status: 'rejected', keys: keyNow(model.newestKey, 'decided'), crew: new Map() });
    case 'startJob':
      if (!is('accepted')) return refused;
      return after({ status: 'job', ...assigned(model, action.crew) });
    case 'updateJob':
      if (!is('job')) return refused;
      return after(assigned(model, action.crew));
    case 'driverConfirms': {
      const own = model.crew.get(action.driver);
      if (own?.key === undefined || action.key !== own.key) return refused;
      if (own.confirmation !== 'waiting') return [model, 'already'];
      if (!is('job') || ended) return refused;
      return after({
        crew: new Map([...model.crew, [action.driver, { ...own, confirmation: action.yes ? 'accepted' : 'declined' }]]),
      });
    }
    case 'askAgain': {
      if (!is('job') || ended || model.crew.get(action.driver)?.confirmation !== 'declined') return refused;
      const key = (model.asked.get(action.driver) ?? 0) + 1;
      return after({
        crew: new Map([...model.crew, [action.driver, { confirmation: 'waiting', key }]]),
        asked: new Map([...model.asked, [action.driver, key]]),
      });
    }
    case 'report':
      if (!is('job', 'archived') || !model.begun || !model.crew.has(action.driver)) return refused;
      if (model.feedback.get(action.driver) === 'read') return refused;
      return [reported(model, action.driver), 'done'];
    case 'read': {
      if (!is('job', 'archived') || !model.feedback.has(action.driver)) return refused;
      const news = model.feedback.get(action.driver) === 'unread';
      const now = { ...model, feedback: new Map([...model.feedback, [action.driver, 'read' as const]]) };
      // With the last one the job leaves for the archive.
      if (!news || !is('job') || !ended || hasUnread(now) || silentDrivers(now)) return [now, 'done'];
      return [{ ...now, status: 'archived', version: model.version + 1 }, 'done'];
    }
    case 'edit':
      return action.version === model.version && !is('archived') ? after({}) : refused;
    case 'archive': {
      const feedback = new Map([...model.feedback.keys()].map((driver) => [driver, 'read'] as const));
      if (is('archived')) return [{ ...model, feedback }, 'done'];
      return is('job') && ended ? after({ status: 'archived', feedback }) : refused;
    }
    case 'takeFromArchive':
      return is('archived') ? after({ status: 'job' }) : refused;
    case 'delete':
      return after({ status: 'gone' });
  }
}

/** An offer ends at the departure at the latest; one that was sent under way, with the trip. */
const hasEnded = ({ begun, ended, sentUnderWay }: Model, key: number): boolean =>
  ended || (begun && !sentUnderWay.has(key));

/** The clock's part when the trip begins or ends: undecided offers end. */
export function endOffer(model: Model): Model {
  const { status, newestKey } = model;
  if (status !== 'answered' || newestKey === undefined || !hasEnded(model, newestKey)) return model;
  const keys = model.keys.map((key, index) => (index === newestKey ? ('ended' as const) : key));
  return { ...model, status: 'expired', keys, version: model.version + 1 };
}

/** A driver who reports has taken the job, even without confirming it. */
function reported(model: Model, driver: number): Model {
  const own = model.crew.get(driver);
  const crew =
    own && own.confirmation !== 'accepted'
      ? new Map([...model.crew, [driver, { ...own, confirmation: 'accepted' as const }]])
      : model.crew;
  return { ...model, crew, feedback: new Map([...model.feedback, [driver, 'unread']]) };
}

const hasUnread = ({ feedback }: Model): boolean => [...feedback.values()].includes('unread');
const silentDrivers = ({ crew, feedback }: Model): boolean =>
  [...crew].some(([driver, { confirmation }]) => confirmation !== 'declined' && !feedback.has(driver));

/** A driver who stays keeps the confirmation; an added one gets a new key, unless the trip is over. */
function assigned({ crew, asked, ended }: Model, drivers: number[]): Pick<Model, 'crew' | 'asked'> {
  const countAsked = (driver: number) => (asked.get(driver) ?? 0) + 1;
  const added = ended ? [] : drivers.filter((driver) => !crew.has(driver));
  const anew = (driver: number) =>
    ended ? { confirmation: 'accepted' as const } : { confirmation: 'waiting' as const, key: countAsked(driver) };
  return {
    crew: new Map(drivers.map((driver) => [driver, crew.get(driver) ?? anew(driver)])),
    asked: new Map([...asked, ...added.map((driver) => [driver, countAsked(driver)] as const)]),
  };
}

/** Where an order stands: in exactly one list, save that feedback which came late is shown beside the archive. */
export function listPlaces(model: Model): string[] {
  const { status, ended } = model;
  switch (status) {
    case 'gone':
      return [];
    case 'rejected':
      return ['rejectedOrders'];
    case 'expired':
      return ['archive'];
    case 'archived':
      return hasUnread(model) ? ['archive', 'unreadFeedback'] : ['archive'];
    case 'job':
      if (!ended) return ['upcomingJobs'];
      return [hasUnread(model) ? 'unreadFeedback' : 'feedbacklessJobs'];
    default:
      return [ended ? 'archive' : `${status}Orders`];
  }
}
