import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { ChunkLoadError, loadInTime } from '../../lib/navigation/loadInTime';
import { lazyPage } from './lazyPage';
import { RouteErrorBoundary } from '../shell/RouteErrorBoundary';

describe('loadInTime', () => {
  afterEach(() => jest.useRealTimers());

  it('gives up after 120 seconds, not earlier', async () => {
    jest.useFakeTimers();
    const settled = jest.fn();
    loadInTime(() => new Promise(() => undefined)).catch(settled);
    await jest.advanceTimersByTimeAsync(119_999);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith(expect.any(ChunkLoadError));
  });
});

describe('RouteErrorBoundary', () => {
  const Missing = lazyPage((): Promise<never> =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  );
  function Broken(): never {
    throw new Error('a bug');
  }
  const show = (path: string, page: React.ReactNode) => (
    <RouteErrorBoundary path={path}>
      <Suspense>{page}</Suspense>
    </RouteErrorBoundary>
  );
  // React reports every caught error on the console too.
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it('distinguishes a chunk that did not arrive from a page that broke', async () => {
    const { rerender } = render(show('/a', <Missing />));
    expect(await screen.findByText('Lehte ei õnnestunud alla laadida')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Laadi uuesti' })).toBeVisible();
    rerender(show('/b', <Broken />));
    expect(await screen.findByText('Lehe avamine ebaõnnestus')).toBeVisible();
  });

  it('forgets the error on another path', async () => {
    const { rerender } = render(show('/a', <Broken />));
    expect(await screen.findByRole('alert')).toBeVisible();
    rerender(show('/b', <p>Töölaud</p>));
    expect(screen.getByText('Töölaud')).toBeVisible();
  });
});
