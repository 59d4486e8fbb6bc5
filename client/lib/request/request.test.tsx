import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorText } from './errors';
import { requestOnce, useKeptReply } from './keptReply';
import { request, transport, typedDocument } from './request';
import type { Reply } from './request';

const places = typedDocument<{ places: string[] }, { text: string }>(
  'Places',
  'query Places($text: String!) { places(text: $text) }',
);
const tartu = { text: 'Tartu' };
const { post } = transport;
afterEach(() => void (transport.post = post));

/** Lets the server say this; the bodies of what it was asked. */
function server(...replies: (() => Promise<Reply>)[]): string[] {
  const asked: string[] = [];
  transport.post = async (body) => {
    asked.push(body);
    return (replies[asked.length - 1] ?? replies.at(-1)!)();
  };
  return asked;
}
const good = async (): Promise<Reply> => ({ data: { places: ['Tartu'] } });
const away = (): Promise<Reply> => Promise.reject(new TypeError('x'));

it('sends the document as it is, with its name and variables', async () => {
  const asked = server(good);
  expect(await request(places, tartu)).toEqual({ places: ['Tartu'] });
  expect(asked.map((body) => JSON.parse(body))).toEqual([
    { operationName: 'Places', query: places.text, variables: tartu },
  ]);
});

it('tells a refusal, a reply without sense and a server that is away apart', async () => {
  server(async () => ({ errors: [{ message: 'Vale', extensions: { requestID: 'r1' } }] }));
  expect(errorText(await request(places, tartu).catch((error: unknown) => error))).toBe('[r1] Vale');
  for (const reply of [async () => ({}), away]) {
    server(reply);
    expect(errorText(await request(places, tartu).catch((error: unknown) => error))).toMatch(/^Server ei vasta/);
  }
});

it('keeps what was replied, and asks again what failed', async () => {
  const asked = server(away, good);
  await expect(requestOnce(places, tartu)).rejects.toThrow('x');
  await Promise.all([requestOnce(places, tartu), requestOnce(places, tartu)]);
  await requestOnce(places, tartu);
  expect(asked).toHaveLength(2);
});

it('shows a reply, and after a failure another try', async () => {
  function Places({ text }: { text?: string }) {
    const { data, error, loading, retry } = useKeptReply(places, text === undefined ? undefined : { text });
    return <button onClick={retry}>{loading ? 'laeb' : error ? 'viga' : (data?.places.join() ?? 'ei küsita')}</button>;
  }
  const asked = server(away, good);
  const { rerender } = render(<Places />);
  expect(screen.getByText('ei küsita')).toBeVisible();
  expect(asked).toEqual([]);
  rerender(<Places text="Tartu" />);
  expect(screen.getByText('laeb')).toBeVisible();
  await userEvent.click(await screen.findByText('viga'));
  expect(await screen.findByText('Tartu')).toBeVisible();
});
