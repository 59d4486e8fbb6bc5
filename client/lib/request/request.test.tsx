import { printError } from './errors';
import { requestOnce } from './keptReply';
import { postGraphql } from './postGraphql';
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

it('distinguishes a refusal, a senseless reply and a server that is away', async () => {
  server(async () => ({ errors: [{ message: 'Vale', extensions: { requestID: 'r1' } }] }));
  expect(printError(await request(places, tartu).catch((error: unknown) => error))).toBe('[r1] Vale');
  for (const reply of [async () => ({}), away]) {
    server(reply);
    expect(printError(await request(places, tartu).catch((error: unknown) => error))).toMatch(/^Server ei vasta/);
  }
});

it('gives up after a while, later on changes than on reads', async () => {
  const limits: number[] = [];
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    limits.push(ms);
    return AbortSignal.abort(new DOMException('too long', 'TimeoutError'));
  });
  const { fetch } = globalThis;
  globalThis.fetch = ((_: string, { signal }: RequestInit) =>
    new Promise((_reply, reject) => signal?.aborted && reject(signal.reason))) as never;
  const change = typedDocument<{ done: boolean }, object>('Change', 'mutation Change { done }');
  for (const asked of [request(places, tartu), request(change, {})])
    expect(printError(await asked.catch((error: unknown) => error))).toMatch(/^Server ei vasta/);
  expect(limits).toEqual([10_000, 60_000]);
  globalThis.fetch = fetch;
  jest.restoreAllMocks();
});

it('keeps a reply, and asks again after a failure', async () => {
  const asked = server(away, good);
  await expect(requestOnce(places, tartu)).rejects.toThrow('x');
  await Promise.all([requestOnce(places, tartu), requestOnce(places, tartu)]);
  await requestOnce(places, tartu);
  expect(asked).toHaveLength(2);
});

it("sends the page's request, once for each caller", async () => {
  const sent = jest.fn(async () => ({ json: async () => ({ data: {} }), text: async () => '{"data":{}}' }));
  const { fetch } = globalThis;
  globalThis.fetch = sent as never;
  await request(places, tartu);
  await postGraphql('{}');
  globalThis.fetch = fetch;
  const post = { method: 'POST', credentials: 'same-origin' };
  const headers = expect.objectContaining({ 'apollo-require-preflight': 'true', 'content-type': 'application/json' });
  expect(sent.mock.calls).toEqual(
    [expect.stringContaining('query Places'), '{}'].map((body) => [
      '/graphql',
      expect.objectContaining({ ...post, headers, body }),
    ]),
  );
});
