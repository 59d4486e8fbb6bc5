import { createId } from '../../../platform/ids';
import { createWholeSchema } from '../../../schema';
import type { TestApp } from '../../../testing/testApp';
import { startTestApp } from '../../../testing/testApp';
import { describeCalls, queryString } from '../catalogue/describe';
import type { FnReply, Row } from './fnClient.fixture';
import { listCheckedOperations, operations } from '../operations';
import type { ReplyShape, AgreedCall } from './agreedCalls.fixture';
import { orderForDriver, agreedCalls } from './agreedCalls.fixture';
import type { WalkWorld } from './walkWorld.fixture';
import { makeWorld } from './walkWorld.fixture';

// Every agreed name over HTTP: with valid arguments by both methods, and with invalid ones.

let app: TestApp;
let world: WalkWorld;
beforeAll(async () => {
  app = await startTestApp();
  world = await makeWorld(app);
}, 120_000);
afterAll(() => app.stop());

type Method = 'GET' | 'POST';

async function call(method: Method, name: string, args: Row, token: string | null): Promise<FnReply<unknown>> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const response =
    method === 'POST'
      ? await app.fetch(`/api/fn/${name}`, { method, headers, body: JSON.stringify(args) })
      : await app.fetch(`/api/fn/${name}?${queryString(args)}`, { headers });
  return { status: response.status, ...((await response.json()) as Omit<FnReply<unknown>, 'status'>) };
}

/** Where a value is not of its shape; nothing when it is. */
function misfits(value: unknown, shape: ReplyShape, path = 'content'): string[] {
  if (typeof shape === 'string') {
    const fits = typeof value === shape.replace('?', '') || (value === null && shape.endsWith('?'));
    return fits ? [] : [`${path} is ${JSON.stringify(value)}, not a ${shape}`];
  }
  if (Array.isArray(shape)) {
    if (!Array.isArray(value)) return [`${path} is no list`];
    return value.flatMap((item, index) => bestFit(item, shape, `${path}[${index}]`));
  }
  if (typeof value !== 'object' || value === null) return [`${path} is ${JSON.stringify(value)}, not an object`];
  const names = new Set([...Object.keys(shape), ...Object.keys(value)]);
  return [...names].flatMap((name) => {
    const inner = shape[name];
    if (!inner) return [`${path}.${name} is more than was agreed`];
    return name in value ? misfits((value as Row)[name], inner, `${path}.${name}`) : [`${path}.${name} is missing`];
  });
}

/** Of the shapes that a row may have, what it lacks of the one that it is nearest to. */
const bestFit = (item: unknown, shapes: ReplyShape[], path: string): string[] =>
  shapes.map((shape) => misfits(item, shape, path)).reduce((best, each) => (each.length < best.length ? each : best));

/** Drivers read orders without money. */
function forDriver(shape: ReplyShape): ReplyShape {
  if (typeof shape === 'string') return shape;
  if (Array.isArray(shape)) return [forDriver(shape[0])];
  return 'query_response_id' in shape ? orderForDriver : shape;
}

/** The same arguments under their last spelling, ids in upper case, and lists as JSON instead of text. */
function otherwise(args: Row, { args: wanted }: AgreedCall): Row {
  const findLast = (name: string) => wanted.find(({ names }) => names.includes(name))?.names.at(-1) ?? name;
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [findLast(name), inOtherWords(value)]));
}

function inOtherWords(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (/^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(value)) return value.toUpperCase();
  return /^[[{]/.test(value) ? (JSON.parse(value) as unknown) : value;
}

const walked = Object.entries(agreedCalls);
const empty = new Set<string>();

test('the agreed list and the table have the same names, methods and spellings', () => {
  expect(walked.map(([name]) => name).sort()).toEqual(Object.keys(operations).sort());
  for (const [name, { method, args }] of walked) {
    expect([name, operations[name]?.method]).toEqual([name, method]);
    const accepted = Object.values(operations[name]?.args ?? {});
    for (const { names, required } of args) {
      const found = accepted.find((argument) => names.every((each) => argument.names.includes(each)));
      expect([name, names, found?.required]).toEqual([name, names, found?.gather ? true : required]);
    }
  }
});

describe.each(walked)('%s', (name, agreed) => {
  const { who, args, reply } = agreed;

  it('replies as was agreed, by GET and by POST', async () => {
    const session = name === 'logout' ? await app.login('admin') : undefined;
    const first = who === 'session' ? world.driver : world.admin;
    const byGet = await call('GET', name, await world.validArguments(name), session ?? first);
    expect([byGet.status, byGet.error]).toEqual([200, undefined]);
    expect(misfits(byGet.content, first === world.driver && !session ? forDriver(reply) : reply)).toEqual([]);

    const again = session ? await app.login('admin') : world.admin;
    const byPost = await call('POST', name, otherwise(await world.validArguments(name), agreed), again);
    expect([byPost.status, byPost.error]).toEqual([200, undefined]);
    expect(misfits(byPost.content, reply)).toEqual([]);
    if ([byGet.content, byPost.content].every((content) => Array.isArray(content) && content.length === 0))
      empty.add(name);
  });

  it(`is for ${who}`, async () => {
    const status = async (token: string | null) => (await call('POST', name, {}, token)).status;
    const open = name === 'logout' ? [] : [await status(world.admin)];
    if (who !== 'public') expect([await status(null), await status('vale')]).toEqual([401, 401]);
    else open.push(await status(null));
    if (who === 'admin') expect(await status(world.driver)).toBe(403);
    for (const each of open) expect([200, 400]).toContain(each);
  });

  if (args.length > 0) {
    it('refuses missing, wrong and unknown arguments, and names them', async () => {
      const valid = await world.validArguments(name);
      const refused = async (given: Row) => {
        const { status, error } = await call('POST', name, given, world.admin);
        const text = `Error funktsioonis "${name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}": `;
        expect(error?.wrapped).toBe(`${text}${error?.message}`);
        expect(error).toEqual({ ...error, function: name, requestID: expect.stringMatching(/^[0-9a-f-]{36}$/) });
        return [status, error?.cause ?? ''] as const;
      };
      for (const { names, required } of args) {
        const others = Object.fromEntries(Object.entries(valid).filter(([each]) => !names.includes(each)));
        const accepted = Object.values(operations[name]?.args ?? {}).find((each) =>
          each.names.includes(names[0] ?? ''),
        );
        const causes = (accepted?.names ?? []).map((each) => `Vigane argument: ${each}`);
        if (required) {
          const [status, cause] = await refused(others);
          expect([name, names, status, causes.includes(cause)]).toEqual([name, names, 400, true]);
        }
        for (const each of names) {
          const [status, cause] = await refused({ ...others, [each]: { not: 'valid' } });
          expect([name, each, status, causes.includes(cause)]).toEqual([name, each, 400, true]);
        }
      }
      const target = Object.keys(valid).find((each) => ['id', 'query', 'arrangement', 'feedbackId'].includes(each));
      if (target && agreed.method === 'POST' && name !== 'postQuery')
        expect([404, 403]).toContain((await refused({ ...valid, [target]: createId() }))[0]);
    });
  }
});

test('the list of all calls shows replies of the same shape', () => {
  const schema = createWholeSchema();
  const described = describeCalls(schema, listCheckedOperations(schema));
  // It gives back the stops that it was given.
  for (const { name, reply } of described.filter((each) => each.name !== 'updateRouteEstimation'))
    expect([name, misfits(reply, agreedCalls[name]?.reply ?? 'string')]).toEqual([name, []]);
});

test('no list of the walk was empty by both methods, so that its rows were seen', () => {
  expect([...empty].sort()).toEqual([]);
});
