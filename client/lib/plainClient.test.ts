import { errorText } from './errors';
import { PlainClient, requestOf } from './plainClient';
import type { Reply } from './plainClient';

const request = requestOf('query Places($text: String!) { places(text: $text) }', { text: 'Tartu' });
const answering = (reply: () => Promise<Reply>) => new PlainClient(jest.fn(reply));

it('names the operation in its request', () => {
  expect(JSON.parse(request)).toEqual({
    operationName: 'Places',
    query: 'query Places($text: String!) { places(text: $text) }',
    variables: { text: 'Tartu' },
  });
});

it('tells a refusal, a reply without sense and a server that is away apart', async () => {
  const refused = await answering(async () => ({
    errors: [{ message: 'Vale', extensions: { requestID: 'r1' } }],
  })).ask(request);
  expect(errorText(refused.error)).toBe('[r1] Vale');
  for (const reply of [async () => ({}), () => Promise.reject(new TypeError('x'))]) {
    const { error } = await answering(reply).ask(request);
    expect(errorText(error)).toMatch(/^Server ei vasta/);
  }
});

it('keeps what was answered, and tells who watches', async () => {
  const client = answering(async () => ({ data: { places: [] } }));
  const watcher = jest.fn();
  const end = client.watch(watcher);
  const loading = client.load(request);
  expect(client.entry(request)).toEqual({ loading: true });
  await loading;
  expect(client.entry(request)).toEqual({ answer: { data: { places: [] } }, loading: false });
  expect(watcher).toHaveBeenCalledTimes(2);
  end();
  await client.load(request);
  expect(watcher).toHaveBeenCalledTimes(2);
});
