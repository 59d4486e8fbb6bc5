import { fireEvent, screen, waitFor } from '@testing-library/react';
import { BASE_PATH, paths } from '../lib/navigation/paths';
import { renderClient } from '../testRender';
import { platformPages } from './pages/platformPages';
import { usePreloads } from './usePreloads';

const watchCode = (path: string) => {
  const page = platformPages.find((each) => each.path === path)?.admin;
  if (!page) throw new Error(`no page ${path}`);
  return jest.spyOn(page, 'preload').mockResolvedValue(undefined);
};

/** Of a server whose name begins like the path of the portal: 'portal.example'. */
const namedAlike = `http://portal@${window.location.host}`;

afterEach(() => jest.restoreAllMocks());

function Page({ isDrawing }: { isDrawing: boolean }) {
  usePreloads('admin');
  return (
    <>
      <a href={BASE_PATH + paths.archive}>bar</a>
      <main data-drawing={isDrawing ? '' : undefined}>
        <a href={BASE_PATH + paths.today}>tab</a>
        <section>
          <a href={namedAlike + BASE_PATH + paths.newOrder('01a21a3a-4b3c-72f4-91ad-bb2dd5889ccb')}>row</a>
        </section>
      </main>
    </>
  );
}

it('loads the code of the pages of rows while lists are drawn, and of all others once it is idle', async () => {
  const order = watchCode(paths.newOrder(':id'));
  const today = watchCode(paths.today);
  const archive = watchCode(paths.archive);
  const count = () => [order, today, archive].map(({ mock }) => mock.calls.length);

  const { unmount } = renderClient(<Page isDrawing />);
  await waitFor(() => expect(count()).toEqual([1, 0, 0]));
  unmount();
  renderClient(<Page isDrawing={false} />);
  await waitFor(() => expect(count().slice(1)).toEqual([1, 1]));
  expect(order.mock.invocationCallOrder.at(-1)).toBeLessThan(today.mock.invocationCallOrder[0]!);
  expect(today.mock.invocationCallOrder[0]).toBeLessThan(archive.mock.invocationCallOrder[0]!);
});

it('loads no page just in case while the one that is pointed at is on its way', async () => {
  watchCode(paths.newOrder(':id'));
  const tab = watchCode(paths.today);
  let arrive = (): void => undefined;
  watchCode(paths.archive).mockReturnValue(new Promise<void>((resolve) => (arrive = resolve)));
  renderClient(<Page isDrawing={false} />, { replies: { ArchivedOrders: never, RejectedOrders: never } });
  fireEvent.pointerOver(screen.getByText('bar'));
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(tab).not.toHaveBeenCalled();
  arrive();
  await waitFor(() => expect(tab).toHaveBeenCalled());
});

const never = () => new Promise<never>(() => undefined);
