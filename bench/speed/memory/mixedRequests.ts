import { paths } from '../../../client/lib/navigation/paths';
import { createId } from '../../../server/platform/ids';
import { inquiryInput, submitDocument, uploadPhoto } from '../../faults/load';
import { ask } from '../../http';
import { graphql, send } from '../ask';
import { ours, sentByOurClient } from '../pages/dashboard';

/** The subjects of the requests. */
interface Company {
  url: string;
  token: string;
  /** Orders that are open. */
  orders: string[];
  busId: string;
}

/** Sends the nth request. Rejects when it is refused. */
export type Send = (nth: number) => Promise<unknown>;

const orders = 'client/office/orders/orders.graphql';
const dayMs = 86_400_000;
const dayAfter = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

/** How often each act comes in a hundred requests. An inquiry is offered a price and then turned down, so that lists keep their length. */
const shares = {
  dashboard: 24,
  order: 17,
  archive: 10,
  drawnOffice: 4,
  fnList: 8,
  proposedPrice: 9,
  note: 3,
  inquiry: 3,
  plan: 5,
  drawnPublic: 5,
  similarTrips: 4,
  photo: 4,
  calendar: 4,
};
/** Dear or limited acts, each with the number of requests in which it comes once. */
const rare = { proposePlan: 2500, paper: 500, export: 1000, uploadPhoto: 250 };

/** Requests of a busy office, in the same order each time. */
export function mixRequests(company: Company): Send {
  const { url, token, busId } = company;
  const order = (nth: number) => company.orders[nth % company.orders.length] ?? '';
  const asked = (query: string, variables: object) => send(graphql(url, token, query, variables));
  const viewed = (path: string) => send({ url: url + path, headers: { authorization: `Bearer ${token}` } });
  const opened = (path: string) => send({ url: `${url}/portal${path}`, headers: { cookie: `session=${token}` } });
  const documents = {
    order: sentByOurClient(orders, 'OrderById'),
    archive: sentByOurClient('client/office/archive/archive.graphql', 'ArchivedOrders'),
    price: sentByOurClient(orders, 'ProposedPrice'),
    similar: sentByOurClient(orders, 'SimilarTrips'),
    plan: sentByOurClient('client/office/planning/planning.graphql', 'PlanBoard'),
    propose: sentByOurClient('client/office/planning/planning.graphql', 'ProposePlan'),
    calendar: sentByOurClient('client/office/calendar/calendar.graphql', 'CalendarMonth'),
    note: sentByOurClient(orders, 'UpdateNotes'),
    answer: sentByOurClient(orders, 'AnswerOrder'),
    reject: sentByOurClient(orders, 'RejectOnBehalf'),
  };
  const officePages = (nth: number) =>
    [paths.dashboard, paths.archive, paths.newOrder(order(nth)), paths.plan][nth % 4] ?? '';
  const inquiries: string[] = [];

  async function advanceInquiry(nth: number): Promise<void> {
    const id = inquiries.shift();
    if (id === undefined || nth % 3 === 0) {
      const input = inquiryInput(createId());
      const { errors } = await ask(url, submitDocument, { input });
      if (errors) throw new Error(errors[0]?.message);
      inquiries.push((input as { id: string }).id);
      if (id !== undefined) inquiries.push(id);
      return;
    }
    await asked(documents.answer, { id, price: 540, vatRate: 24 });
    await asked(documents.reject, { id, reason: 'over_budget', confirmed: true });
  }

  const acts: Record<keyof typeof shares | keyof typeof rare, Send> = {
    dashboard: () => asked(ours, {}),
    order: (nth) => asked(documents.order, { id: order(nth) }),
    archive: (nth) =>
      asked(documents.archive, {
        first: 22,
        page: 1 + (nth % 200),
        sort: 'start',
        descending: true,
        search: nth % 3 === 0 ? `selts nr ${nth % 5000}` : '',
      }),
    drawnOffice: (nth) => opened(officePages(nth)),
    drawnPublic: (nth) => opened(nth % 4 === 0 ? '/login' : '/inquery'),
    fnList: (nth) => viewed(`/api/fn/${nth % 2 === 0 ? 'getNewQueries' : 'getAnsweredQueries'}`),
    proposedPrice: (nth) => asked(documents.price, { orderId: order(nth) }),
    similarTrips: (nth) => asked(documents.similar, { orderId: order(nth) }),
    note: (nth) => asked(documents.note, { id: order(nth), notes: { driverNotes: `Märge ${nth}` } }),
    inquiry: advanceInquiry,
    plan: (nth) => asked(documents.plan, { from: dayAfter(nth % 7), to: dayAfter((nth % 7) + 13) }),
    calendar: (nth) => asked(documents.calendar, { first: dayAfter(nth % 30), last: dayAfter((nth % 30) + 30) }),
    photo: () => viewed(`/storage/bus/${busId}.jpg`),
    uploadPhoto: () => uploadPhoto(url, token, busId),
    paper: () => viewed('/api/settings/preview/offer.pdf'),
    export: () => viewed('/api/export/archive.csv?search=tartu'),
    proposePlan: () => asked(documents.propose, { from: dayAfter(1), to: dayAfter(8) }),
  };
  const often = Object.entries(shares).flatMap(([name, share]) =>
    Array.from({ length: share }, () => acts[name as keyof typeof shares]),
  );
  return (nth) => {
    const due = Object.entries(rare).find(([, every]) => nth % every === every - 1)?.[0];
    // 37 and 100 have no common divisor: each act comes as often as its share, apart from its like.
    const act = due ? acts[due as keyof typeof rare] : often[(nth * 37) % often.length];
    return act?.(nth) ?? Promise.resolve();
  };
}
