import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router';
import { FeedbackOverviewDocument, useFeedbackOverviewQuery } from '../generated/graphql';
import { BASE_PATH, paths } from '../lib/navigation/paths';
import { forgetAhead, isAhead } from '../lib/request/ahead/aheadReplies';
import { useLiveReload } from '../lib/request/live/useLive';
import { refusal, renderClient, replyMock } from '../testRender';
import { replied } from '../testReplies';
import { platformPages } from './pages/platformPages';
import { preloadPage } from './preloadPage';

const feedback = replyMock<'FeedbackOverview'>();
const address = new URL('http://portal/platform/feedback');

/** Shows in a word what it has. */
function Feedback() {
  const { data, error } = useFeedbackOverviewQuery({ fetchPolicy: 'cache-and-network' });
  return <p>{data ? 'feedback' : error ? 'failed' : 'waiting'}</p>;
}

function Elsewhere() {
  useLiveReload(['feedback'], async () => undefined);
  return <Link to="/feedback">open</Link>;
}

const open = () =>
  renderClient(
    <Routes>
      <Route path="/" element={<Elsewhere />} />
      <Route path="/feedback" element={<Feedback />} />
    </Routes>,
    { replies: { FeedbackOverview: feedback } },
  );
const go = () => userEvent.click(screen.getByText('open'));
const stored = ({ client }: ReturnType<typeof open>) =>
  waitFor(() => expect(client.readQuery({ query: FeedbackOverviewDocument })).not.toBeNull());

beforeEach(() => void feedback.mockReset().mockReturnValue({ data: replied('FeedbackOverview', 'full') }));

it('asks once ahead; the page is drawn with the reply at once, and does not ask again', async () => {
  const page = open();
  void preloadPage(page.client, 'admin', address);
  void preloadPage(page.client, 'admin', address);
  await stored(page);
  await go();
  expect(screen.getByText('feedback')).toBeVisible();
  await act(async () => undefined);
  expect(feedback).toHaveBeenCalledTimes(1);
});

it('waits with the page for a reply that is on its way', async () => {
  let reply = (): void => undefined;
  feedback.mockReturnValue(
    new Promise((resolve) => (reply = () => resolve({ data: replied('FeedbackOverview', 'full') }))),
  );
  const { client } = open();
  void preloadPage(client, 'admin', address);
  await go();
  expect(screen.getByText('waiting')).toBeVisible();
  reply();
  expect(await screen.findByText('feedback')).toBeVisible();
  expect(feedback).toHaveBeenCalledTimes(1);
});

it('lets the page ask after a preload that failed', async () => {
  feedback.mockReturnValueOnce(refusal('databaseAway'));
  const { client } = open();
  void preloadPage(client, 'admin', address);
  await waitFor(() => expect(isAhead('FeedbackOverview', {})).toBe(false));
  await go();
  expect(await screen.findByText('feedback')).toBeVisible();
  expect(feedback).toHaveBeenCalledTimes(2);
});

it('lets the page ask again when something has changed since', async () => {
  const page = open();
  void preloadPage(page.client, 'admin', address);
  await stored(page);
  page.tell({ changes: [{ lists: ['jobs'], orderId: null, version: null }] });
  expect(isAhead('FeedbackOverview', {})).toBe(false);
  await go();
  expect(screen.getByText('feedback')).toBeVisible();
  await waitFor(() => expect(feedback).toHaveBeenCalledTimes(2));
});

describe('a page with several questions', () => {
  const orderId = '01a21a3a-4b3c-72f4-91ad-bb2dd5889ccb';
  const path = paths.job(orderId);
  const isAsked = () => [
    isAhead('OrderById', { id: orderId.toUpperCase() }),
    isAhead('OrderHistory', { id: orderId }),
    isAhead('PassengerList', { orderId }),
  ];
  const preloadOrder = () => {
    // No reply comes.
    const replies = { OrderById: never, OrderHistory: never, PassengerList: never };
    void preloadPage(renderClient(<p />, { replies }).client, 'admin', new URL(`http://portal${path}`));
  };
  const never = () => new Promise<never>(() => undefined);

  beforeEach(forgetAhead);
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('asks each in its own task', async () => {
    preloadOrder();
    expect(isAsked()).toEqual([true, false, false]);
    await waitFor(() => expect(isAsked()).toEqual([true, true, true]));
  });

  it('asks them before it loads its code, and tells when that is here', async () => {
    const steps: string[] = [];
    const page = platformPages.find((each) => each.path === paths.feedback)!.admin!;
    jest.spyOn(page, 'preload').mockImplementation(async () => steps.push('code'));
    const replies = { FeedbackOverview: () => (steps.push('question'), never()) };
    await preloadPage(renderClient(<p />, { replies }).client, 'admin', address);
    expect(steps).toEqual(['question', 'code']);
  });

  it('asks no more once it is open', async () => {
    preloadOrder();
    window.history.replaceState(null, '', BASE_PATH + path);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(isAsked()).toEqual([true, false, false]);
  });
});

it('does nothing for an address without a page, or of another role', () => {
  const { client } = open();
  void preloadPage(client, 'admin', new URL('http://portal/platform/nowhere'));
  void preloadPage(client, 'driver', address);
  expect(feedback).not.toHaveBeenCalled();
});
