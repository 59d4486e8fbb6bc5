import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { preloadable } from './preload';

const Page = () => <p>leht</p>;
const shown = (page: React.ReactNode) => <Suspense fallback={<p>oota</p>}>{page}</Suspense>;

it('draws a preloaded part at once, and waits for others', async () => {
  const Ahead = preloadable(async () => ({ default: Page }));
  await Ahead.preload();
  const { unmount } = render(shown(<Ahead />));
  expect(screen.getByText('leht')).toBeVisible();
  unmount();

  const Late = preloadable(async () => ({ default: Page }));
  render(shown(<Late />));
  expect(screen.getByText('oota')).toBeVisible();
  expect(await screen.findByText('leht')).toBeVisible();
});

it('loads once, and again only after a failure', async () => {
  const load = jest.fn(async () => ({ default: Page }));
  load.mockRejectedValueOnce(new Error('away'));
  const Ahead = preloadable(load);
  await Ahead.preload();
  await Promise.all([Ahead.preload(), Ahead.preload()]);
  expect(load).toHaveBeenCalledTimes(2);
  await act(async () => render(shown(<Ahead />)));
  expect(screen.getByText('leht')).toBeVisible();
});
