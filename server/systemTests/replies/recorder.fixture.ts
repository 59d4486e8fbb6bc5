import { setTimeout as sleep } from 'node:timers/promises';
import { accept, answer, must, paide, submitInquiry, tallinn, tartu } from '../../testing/builders';
import { waitForTripKey } from '../../customer/myTrip/myTrip.fixture';
import { Automation } from '../../model/system/automation.entity';
import { createId } from '../../platform/ids';
import type { TestApp } from '../../testing/testApp';
import { adminPassword, startTestApp } from '../../testing/testApp';
import { clientDocuments } from '../clientDocuments.fixture';

/** The server's replies, by operation and subject; the ids in tests have names. */
export interface Recorded {
  ids: Record<string, string>;
  replies: Record<string, Record<string, unknown>>;
}

/** The real server, asked by the client's own documents at moments that are the same in each run. */
export class Recorder {
  /** The moment it is; it stands still. */
  now = '2026-11-21T06:00:00.000Z';
  readonly ids: Record<string, string> = {};
  private admin = '';
  private readonly replies: Recorded['replies'] = {};
  private readonly documentOf = clientDocuments();

  private constructor(readonly app: TestApp) {}

  static async start(settings: Record<string, string>): Promise<Recorder> {
    const recorder = new Recorder(await startTestApp(settings));
    // On a slow machine the clock would make drafts meanwhile.
    await recorder.app.deps.db.dataSource.manager.save(Automation, { kind: 'invoice', mode: 'off' });
    jest.spyOn(recorder.app.clock, 'now').mockImplementation(() => new Date(recorder.now));
    await recorder.at(recorder.now);
    return recorder;
  }

  /** It is another moment; the office signs in, for nobody stays signed in for weeks. */
  async at(now: string): Promise<void> {
    this.now = now;
    this.admin = await this.app.login('admin');
  }

  /** Keeps the reply to an operation under a name for what it was asked about. */
  async record<T = Record<string, unknown>>(
    operation: string,
    of: string,
    variables: object = {},
    token: string | null = this.admin,
  ): Promise<T> {
    const data = await this.act<T>(operation, variables, token);
    (this.replies[operation] ??= {})[of] = data;
    return data;
  }

  act<T = Record<string, unknown>>(operation: string, variables: object, token: string | null = this.admin) {
    return must<T>(this.app, this.documentOf(operation), variables, token);
  }

  /** Makes something and names it. */
  async make(name: string, operation: string, variables: object): Promise<string> {
    const [made] = Object.values(await this.act<Record<string, { id: string }>>(operation, variables));
    return (this.ids[name] = made!.id);
  }

  async driver(name: string, firstname: string, lastname: string, phone: string | null): Promise<void> {
    const input = { username: name, email: `${name}@bussiveod.example`, firstname, lastname, phone, role: 'driver' };
    await this.make(name, 'CreateUser', { input, password: adminPassword });
  }

  /** An inquiry from Tallinn by Paide, where it waits, to Tartu. */
  async inquire(name: string, start = '2026-12-05T06:00:00.000Z', changes: object = {}): Promise<string> {
    const on = new Date(new Date(start).getTime() + 2 * 3_600_000).toISOString();
    const input = {
      id: createId(),
      stops: [{ ...tallinn, depart: start }, { ...paide, depart: on }, tartu],
      food: [],
      passengers: 47,
      notes: 'Kaks ratastooli',
      fullName: 'Õie Jõgeväli',
      email: 'oie@rahvatants.example',
      phone: '+37255512345',
      company: 'Eesti Rahvatantsu Selts',
      ...changes,
    };
    return (this.ids[name] = await submitInquiry(this.app, input));
  }

  /** An inquiry with its offer; returns the key of the link in the offer's mail. */
  async offer(name: string, start?: string, changes?: object): Promise<string> {
    return answer(this.app, this.admin, await this.inquire(name, start, changes));
  }

  /** An order that its customer accepts, at once unless said. */
  async agree(
    name: string,
    { start, acceptedAt = this.now, ...changes }: { start?: string; acceptedAt?: string; stops?: object[] } = {},
  ): Promise<void> {
    const key = await this.offer(name, start, changes);
    this.now = acceptedAt;
    await accept(this.app, this.ids[name]!, key);
  }

  /** The key of the link to this page in the mail about the order: to Jaan, where drivers get one. */
  async replaceKey(name: string, page: string, key: string): Promise<string> {
    const readers = ['jaan@bussiveod.example', 'oie@rahvatants.example'];
    const isLink = ({ pathname, searchParams }: URL) => pathname === page && searchParams.get('id') === this.ids[name];
    for (let tries = 0; tries < 300; tries += 1) {
      const mails = (await this.app.mails()).filter(({ to }) => readers.includes(to));
      const found = mails
        .flatMap(({ links }) => links)
        .find(isLink)
        ?.searchParams.get(key);
      if (found) return found;
      await sleep(50);
    }
    throw new Error(`no link to ${page} was e-mailed`);
  }

  /** The link to the page of the customer's trip. */
  async link(name: string): Promise<{ id: string; key: string }> {
    const id = this.ids[name]!;
    return { id, key: await waitForTripKey(this.app, id) };
  }

  order(name: string, as = name) {
    return this.record('OrderById', as, { id: this.ids[name] });
  }

  async trip(name: string, as: string) {
    return this.record('MyTrip', as, await this.link(name), null);
  }

  /** All that was kept. Ids and keys are new in each run, so they are numbered as they appear. */
  recorded(): Recorded {
    const text = JSON.stringify({ ids: this.ids, replies: this.replies })
      .replace(
        /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g,
        numbered((number) => `019f0000-0000-7000-8000-${number.padStart(12, '0')}`),
      )
      .replace(
        /(?<=")[\w-]{43}(?=")/g,
        numbered((number) => `KEY_${number}`),
      );
    return JSON.parse(text) as Recorded;
  }
}

/** The same for the same, in the order in which they come. */
function numbered(written: (number: string) => string): (text: string) => string {
  const numbers = new Map<string, string>();
  return (text) => {
    if (!numbers.has(text)) numbers.set(text, written(String(numbers.size + 1)));
    return numbers.get(text)!;
  };
}
