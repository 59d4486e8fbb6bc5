import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { fetchedAhead } from './fetchedAhead';

const Page = () => <p>leht</p>;
const shown = (page: React.ReactNode) => <Suspense fallback={<p>oota</p>}>{page}</Suspense>;

it('draws what was fetched ahead at once, and waits for what was not', async () => {
  const Ahead = fetchedAhead(async () => ({ default: Page }));
  await Ahead.fetchAhead();
  const { unmount } = render(shown(<Ahead />));
  expect(screen.getByText('leht')).toBeVisible();
  unmount();

  const Late = fetchedAhead(async () => ({ default: Page }));
  render(shown(<Late />));
  expect(screen.getByText('oota')).toBeVisible();
  expect(await screen.findByText('leht')).toBeVisible();
});

it('loads once, and again only after a failure', async () => {
  const load = jest.fn(async () => ({ default: Page }));
  load.mockRejectedValueOnce(new Error('away'));
  const Ahead = fetchedAhead(load);
  await Ahead.fetchAhead();
  await Promise.all([Ahead.fetchAhead(), Ahead.fetchAhead()]);
  expect(load).toHaveBeenCalledTimes(2);
  await act(async () => render(shown(<Ahead />)));
  expect(screen.getByText('leht')).toBeVisible();
});
