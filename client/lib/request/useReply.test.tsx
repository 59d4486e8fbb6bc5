import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { transport, typedDocument } from './request';
import type { Reply } from './request';
import { useReply } from './useReply';

const places = typedDocument<{ places: string[] }, { text: string }>(
  'Places',
  'query Places($text: String!) { places(text: $text) }',
);
const { post } = transport;
afterEach(() => void (transport.post = post));

/** A server whose replies are let go one by one, in any order. */
function held(): ((reply: Reply | Error) => Promise<void>)[] {
  const replies: ((reply: Reply | Error) => Promise<void>)[] = [];
  transport.post = () =>
    new Promise((resolve, reject) => {
      replies.push((reply) => act(async () => (reply instanceof Error ? reject(reply) : resolve(reply))));
    });
  return replies;
}
const found = (...places: string[]): Reply => ({ data: { places } });
const count = (replies: unknown[], expected: number) => waitFor(() => expect(replies).toHaveLength(expected));

it('shows a reply, and after a failure another try', async () => {
  function Places({ text }: { text?: string }) {
    const asked = useReply(places, text === undefined ? undefined : { text }, { keep: true });
    const { data, error, loading, retry } = asked;
    return <button onClick={retry}>{loading ? 'laeb' : error ? 'viga' : (data?.places.join() ?? 'ei küsita')}</button>;
  }
  const replies = held();
  const { rerender } = render(<Places />);
  expect(screen.getByText('ei küsita')).toBeVisible();
  expect(replies).toEqual([]);
  rerender(<Places text="Tartu" />);
  expect(screen.getByText('laeb')).toBeVisible();
  await count(replies, 1);
  await replies[0]!(new TypeError('x'));
  await userEvent.click(screen.getByText('viga'));
  expect(screen.getByText('laeb')).toBeVisible();
  await replies[1]!(found('Tartu'));
  expect(screen.getByText('Tartu')).toBeVisible();
});

it('keeps an earlier reply where that is wanted, and asks again elsewhere', async () => {
  const replies = held();
  const kept = () => renderHook(() => useReply(places, { text: 'Tartu' }, { keep: true })).result;
  const first = kept();
  await count(replies, 1);
  await replies[0]!(found('Tartu'));
  expect([first.current.data, kept().current.data]).toEqual([{ places: ['Tartu'] }, { places: ['Tartu'] }]);
  expect(replies).toHaveLength(1);

  const { result, rerender } = renderHook(({ version }) => useReply(places, { text: 'Narva' }, { version }), {
    initialProps: { version: 1 },
  });
  await count(replies, 2);
  await replies[1]!(found('Narva'));
  rerender({ version: 1 });
  rerender({ version: 2 });
  await count(replies, 3);
  expect(result.current).toMatchObject({ data: { places: ['Narva'] }, loading: false });
  // Earlier data stays beside an error.
  await replies[2]!(new TypeError('x'));
  expect(result.current).toMatchObject({ data: { places: ['Narva'] }, error: { message: 'x' } });
});

it('shows the reply to the last request, and later replies of changes', async () => {
  const replies = held();
  const { result, rerender } = renderHook(({ text }) => useReply(places, { text }), { initialProps: { text: 'Ta' } });
  await count(replies, 1);
  rerender({ text: 'Tartu' });
  await count(replies, 2);
  await replies[1]!(found('Tartu'));
  await replies[0]!(found('Tallinn', 'Tartu'));
  expect(result.current.data).toEqual({ places: ['Tartu'] });

  const reloaded = result.current.reload();
  act(() => result.current.replace({ places: ['Tartu linn'] }));
  await replies[2]!(found('Tartu'));
  expect(await reloaded).toEqual({ places: ['Tartu'] });
  expect(result.current.data).toEqual({ places: ['Tartu linn'] });
});
