import sharp from 'sharp';
import { createId } from '../../server/platform/ids';
import { paide, tallinn, tartu } from '../../server/testing/builders';
import type { TestMail } from '../../server/testing/testMails';
import { ask, post } from '../http';
import { logistician } from './harness';

/** Everything that the server acknowledged. The rest may have happened or not. */
export interface Acknowledged {
  /** Inquiries, by the order's id. */
  submitted: Set<string>;
  /** The price of the latest offer of an order. */
  answered: Map<string, number>;
  accepted: Set<string>;
  /** The latest note of the logistician on an order, and those that may have come after it. */
  noted: Map<string, string>;
  buses: Set<string>;
  /** Buses with a photo. */
  photos: Set<string>;
  /** Orders with an action whose reply never came: what they hold now is not known. */
  unsure: Set<string>;
  /** How many replies each HTTP status had, and 0 for none. */
  statuses: Map<number, number>;
}

export const nothingYet = (): Acknowledged => ({
  submitted: new Set(),
  answered: new Map(),
  accepted: new Set(),
  noted: new Map(),
  buses: new Set(),
  photos: new Set(),
  unsure: new Set(),
  statuses: new Map(),
});

export const total = (done: Acknowledged): number =>
  done.submitted.size + done.answered.size + done.accepted.size + done.noted.size + done.buses.size + done.photos.size;

export const summary = (done: Acknowledged): string =>
  `${total(done)} actions: ${done.submitted.size} inquiries, ${done.answered.size} offers, ${done.accepted.size} acceptances, ${done.noted.size} notes, ${done.buses.size} buses, ${done.photos.size} photos`;

/** How often the server replied how, for example '200: 31, 503: 4, none: 1'. */
export const replies = ({ statuses }: Acknowledged): string =>
  [...statuses]
    .sort(([one], [other]) => one - other)
    .map(([status, times]) => `${status || 'none'}: ${times}`)
    .join(', ');

export const emailOf = (orderId: string): string => `${orderId}@klient.example`;

export function inquiryInput(id: string, nowMs = Date.now()): object {
  const at = (hours: number) => new Date(nowMs + (14 * 24 + hours) * 3_600_000).toISOString();
  return {
    id,
    stops: [{ ...tallinn, depart: at(0) }, { ...paide, depart: at(2) }, tartu],
    passengers: 20,
    fullName: 'Kalju Tamm',
    email: emailOf(id),
    phone: '+37255512345',
  };
}

/** As the client sends it: of strangers nothing else is taken. */
export const submitDocument = 'mutation SubmitInquiry($input: InquiryInput!) { submitInquiry(input: $input) }';

const documents = {
  answer: 'mutation($id: UUID!, $price: Price!) { answerOrder(id: $id, price: $price, vatRate: 24) { id } }',
  accept:
    'mutation($id: UUID!, $key: Key!) { acceptOffer(id: $id, activationKey: $key, leader: {fullName: "Mari Mets", email: "mari@klient.example", phone: "+37255512345"}) }',
  note: 'mutation($id: UUID!, $text: String!) { updateNotes(id: $id, notes: {logisticsNotes: $text}) { id } }',
  bus: 'mutation($name: String!) { createBus(name: $name) { id } }',
};

interface LoadOptions {
  url(): string;
  token(): string;
  done: Acknowledged;
  mails(): Promise<TestMail[]>;
  now?(): number;
}

/** Customers and the office, all at once, until `stop`. Each waits for its reply before it goes on. */
export function startLoad(options: LoadOptions): { stop(): Promise<void> } {
  let going = true;
  const actors = [customer, customer, answering, accepting, noting, fleet].map(async (action) => {
    for (let turn = 0; going; turn += 1) {
      await action(options, turn).catch(() => count(options.done, 0));
      await new Promise((done) => setTimeout(done, 5));
    }
  });
  return {
    async stop() {
      going = false;
      await Promise.all(actors);
    },
  };
}

const count = ({ statuses }: Acknowledged, status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
const anyOf = <T>(items: Iterable<T>): T | undefined => {
  const all = [...items];
  return all[Math.floor(Math.random() * all.length)];
};

/** Runs one action on an order; an action without a clear reply makes the order unsure. True when it was done. */
async function action(options: LoadOptions, orderId: string, query: string, variables: object): Promise<boolean> {
  const { done, url } = options;
  const unsureBefore = done.unsure.has(orderId);
  done.unsure.add(orderId);
  const { status, errors } = await ask(url(), query, variables, options.token());
  count(done, status);
  const unclear =
    status >= 500 ||
    errors?.some(({ extensions }) => ['UNAVAILABLE', 'INTERNAL_SERVER_ERROR'].includes(extensions.code));
  if (!unclear && !unsureBefore) done.unsure.delete(orderId);
  return !errors && status === 200;
}

async function customer(options: LoadOptions, turn: number): Promise<void> {
  const { done, url, now } = options;
  const id = createId();
  const input = inquiryInput(id, now?.());
  if (turn % 2 === 0) {
    if (await action(options, id, submitDocument, { input })) done.submitted.add(id);
    return;
  }
  const { stops, fullName, ...rest } = input as { stops: Record<string, unknown>[]; fullName: string };
  const waypoints = stops.map(({ city, address, depart, ...place }) => ({
    ...place,
    city_name: city,
    pretty_name: address,
    ...(depart !== undefined && { depart: Math.round(Date.parse(String(depart)) / 1000) }),
  }));
  const response = await post(`${url()}/api/fn/postQuery`, { ...rest, fullname: fullName, waypoints });
  count(done, response.status);
  const { content } = (await response.json()) as { content?: { id: string } };
  if (content) done.submitted.add(content.id);
}

async function answering(options: LoadOptions, turn: number): Promise<void> {
  const { done } = options;
  const id = anyOf([...done.submitted].filter((each) => !done.answered.has(each) && !done.unsure.has(each)));
  if (id === undefined) return;
  const price = 100 + turn;
  if (await action(options, id, documents.answer, { id, price })) done.answered.set(id, price);
}

async function accepting(options: LoadOptions): Promise<void> {
  const { done, mails } = options;
  const waiting = [...done.answered.keys()].filter((each) => !done.accepted.has(each) && !done.unsure.has(each));
  const links = (await mails()).flatMap((mail) => mail.links).filter(({ pathname }) => pathname === '/portal/accept');
  const link = anyOf(links.filter(({ searchParams }) => waiting.includes(searchParams.get('id') ?? '')));
  const id = link?.searchParams.get('id');
  const key = link?.searchParams.get('activation_key');
  if (id && key && (await action(options, id, documents.accept, { id, key }))) done.accepted.add(id);
  await new Promise((rest) => setTimeout(rest, 200));
}

async function noting(options: LoadOptions, turn: number): Promise<void> {
  const { done } = options;
  const id = anyOf([...done.submitted].filter((each) => !done.unsure.has(each)));
  if (id === undefined) return;
  const text = `märge ${turn} ${createId()}`;
  if (await action(options, id, documents.note, { id, text })) done.noted.set(id, text);
}

let picture: Promise<Buffer> | undefined;

async function fleet(options: LoadOptions, turn: number): Promise<void> {
  const { done, url } = options;
  const token = options.token();
  const { status, data } = await ask(url(), documents.bus, { name: `Buss ${turn} ${createId()}`.slice(0, 50) }, token);
  count(done, status);
  const id = (data?.createBus as { id: string } | undefined)?.id;
  if (id === undefined) return;
  done.buses.add(id);
  if (await uploadPhoto(url(), token, id, done)) done.photos.add(id);
}

/** Gives a bus a photo; true when the server said that it keeps it. */
export async function uploadPhoto(url: string, token: string, busId: string, done?: Acknowledged): Promise<boolean> {
  picture ??= sharp({
    create: {
      width: 300,
      height: 200,
      channels: 3,
      background: '#2c5',
      noise: { type: 'gaussian', mean: 120, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer();
  const body = new FormData();
  body.append('image', new Blob([new Uint8Array(await picture)], { type: 'image/jpeg' }), 'buss.jpg');
  const response = await fetch(`${url}/api/bus/${busId}/photo`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
    signal: AbortSignal.timeout(30_000),
  });
  if (done) count(done, response.status);
  return response.ok;
}

/** Everything acknowledged that is not there, one line each. */
export async function missing(url: string, token: string, done: Acknowledged): Promise<string[]> {
  const lost: string[] = [];
  const query = `query($id: UUID!) { order(id: $id) { status logisticsNotes offer { price } } }`;
  for (const id of done.submitted) {
    const { data } = await ask(url, query, { id }, token);
    const order = data?.order as { status: string; logisticsNotes: string; offer: { price: number } | null } | null;
    if (!order) {
      lost.push(`order ${id}`);
      continue;
    }
    const price = done.answered.get(id);
    const note = done.noted.get(id);
    if (price !== undefined && Number(order.offer?.price) !== price) lost.push(`offer of ${id}`);
    if (done.accepted.has(id) && order.status !== 'accepted') lost.push(`acceptance of ${id}: ${order.status}`);
    if (note !== undefined && !done.unsure.has(id) && order.logisticsNotes !== note) lost.push(`note of ${id}`);
  }
  const { data } = await ask(url, '{ buses { id photoUrl } }', {}, token);
  const buses = new Map(
    (data?.buses as { id: string; photoUrl: string | null }[]).map((bus) => [bus.id, bus.photoUrl]),
  );
  for (const id of done.buses) if (!buses.has(id)) lost.push(`bus ${id}`);
  for (const id of done.photos) {
    const path = buses.get(id);
    const bytes = path ? Buffer.from(await (await fetch(url + path)).arrayBuffer()) : Buffer.alloc(0);
    if (bytes.length < 1000) lost.push(`photo of ${id}`);
  }
  return lost;
}

/** Inquiries of which the customer or the logistician was not told, and emails that came more than once. */
export function emails(mails: TestMail[], done: Acknowledged): { untold: string[]; twice: number } {
  const mailed = new Set(mails.map(({ to }) => to));
  const toOffice = mails.filter(({ to }) => to === logistician).map(({ text }) => text.toLowerCase());
  const seen = new Map<string, number>();
  for (const { to, subject, text } of mails) {
    const email = JSON.stringify([to, subject, text]);
    seen.set(email, (seen.get(email) ?? 0) + 1);
  }
  return {
    untold: [...done.submitted].filter((id) => !mailed.has(emailOf(id)) || !toOffice.some((text) => text.includes(id))),
    twice: [...seen.values()].filter((times) => times > 1).length,
  };
}
