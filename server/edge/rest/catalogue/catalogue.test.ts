import { Validator } from '@seriousme/openapi-schema-validator';
import type { HttpRoute } from '../../http/routes';
import { routes } from '../../http/routes';
import { createWholeSchema } from '../../../schema';
import { readArguments } from '../arguments/arguments';
import { checkOperations, operations } from '../operations';
import { describeCalls } from './describe';
import { toSchema } from './jsonSchema';
import { openApi } from './openapi';
import { otherPaths } from './otherPaths';
import { drawCataloguePage, printType } from './page';

const schema = createWholeSchema();
const checked = checkOperations(schema);
const calls = describeCalls(schema, checked);
const call = (name: string) => {
  const found = calls.find((each) => each.name === name);
  if (!found) throw new Error(`${name} is not described`);
  return found;
};

type Api = {
  paths: Record<string, Record<string, { operationId: string; security?: object[] }>>;
  components: { schemas: Record<string, { properties?: Record<string, { type: unknown }>; required?: string[] }> };
};
const api = openApi(calls, 'Bussiveod', 'https://portal.example') as Api;

test('the OpenAPI document is valid, and its references lead somewhere', async () => {
  const validator = new Validator();
  expect(await validator.validate(structuredClone(api))).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
  const references = [...JSON.stringify(api).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)];
  expect(references.length).toBeGreaterThan(100);
  const components = api.components as unknown as Record<string, Record<string, unknown>>;
  for (const [reference, kind = '', name = ''] of references)
    expect([reference, components[kind]?.[name]]).not.toContain(undefined);
});

test('the validator would tell', async () => {
  const broken = { ...structuredClone(api), paths: { '/x': { get: { responses: { '200': {} } } } } };
  expect((await new Validator().validate(broken)).valid).toBe(false);
});

test('every name of the table is in both, with both methods', () => {
  const page = drawCataloguePage(calls, 'Bussiveod', 'https://portal.example');
  for (const name of Object.keys(operations)) {
    expect(Object.keys(api.paths[`/api/fn/${name}`] ?? {})).toEqual(['get', 'post']);
    expect(page).toContain(`<h3 id="${name}">`);
  }
  const ids = Object.values(api.paths).flatMap((path) => Object.values(path).map(({ operationId }) => operationId));
  expect(new Set(ids).size).toBe(ids.length);
  expect(Object.keys(api.paths)).toEqual(
    expect.arrayContaining(['/api/login', '/api/logout', '/api/bus/{id}/photo', '/storage/food_package/{id}.jpg']),
  );
  // Strict about scripts: the page has none.
  expect(page).not.toMatch(/<script|<style| style=| on\w+=/);
});

// Older programs use the session and photos beside the calls. The catalogue shows one of the two spellings of a food
// package. The logo came after those programs.
test('the paths beside the calls are those of the table of routes, with the same access', () => {
  const spelledOnce = (name: string) => name.replace('food_package', 'foodPackage');
  const described = Object.entries(otherPaths as Api['paths']).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security }]): [string, boolean] => [
      spelledOnce(`${method.toUpperCase()} ${path.replace('{id}', ':id')}`),
      !!security?.some((each) => Object.keys(each).length === 0),
    ]),
  );
  const rows = Object.entries<HttpRoute>(routes)
    .filter(([name]) =>
      /^(GET \/storage\/(?!logo|defect|journey_sheet)|POST \/api\/(login|logout|(?!defect|journeySheet).*\/photo)$)/.test(
        name,
      ),
    )
    .map(([name, { who }]): [string, boolean] => [spelledOnce(name), who === 'public']);
  expect(Object.fromEntries(described)).toEqual(Object.fromEntries(rows));
  expect(described).toHaveLength(new Map(rows).size);
});

test('every call and every argument has a description', () => {
  const silent = calls.flatMap(({ name, about, args }) => [
    ...(about ? [] : [name]),
    ...args.filter((arg) => !arg.about).map((arg) => `${name}(${arg.name})`),
  ]);
  expect(silent).toEqual([]);
});

test('the example of every call is one that its arguments accept', () => {
  for (const { name, request } of calls) {
    const read = readArguments(operations[name]?.args ?? {}, request);
    const written = readArguments(
      operations[name]?.args ?? {},
      Object.fromEntries(
        Object.entries(request).map(([key, value]) => [key, typeof value === 'object' ? JSON.stringify(value) : value]),
      ),
    );
    // Values that each call makes never repeat.
    const own = { name, id: 0 };
    expect({ ...written, ...own }).toEqual({ ...read, ...own });
  }
});

test('access and arguments come from the table', () => {
  expect(call('answerQuery')).toMatchObject({ who: 'admin', method: 'POST', changes: true });
  expect(call('answerQuery').args.map(({ name, aliases, required }) => [name, ...aliases, required])).toEqual([
    ['id', 'query', true],
    ['price', true],
    ['tax', true],
    ['logisticsNotes', 'logistics_notes', false],
  ]);
  expect(call('postQuery').args.find(({ name }) => name === 'id')?.required).toBe(false);
  expect(call('postQuery').request).not.toHaveProperty('id');
  expect(api.paths['/api/fn/getFoodPackages']?.get?.security).toContainEqual({});
  expect(api.paths['/api/fn/getBuses']?.get?.security).not.toContainEqual({});
});

test('a reply marks fields that may be missing', () => {
  const row = api.components.schemas.getFullQueryContent;
  expect(row?.required).toContain('query_id');
  // Drivers get no prices.
  expect(row?.properties).toHaveProperty('query_response_price');
  expect(row?.required).not.toContain('query_response_price');
  expect(row?.properties?.query_company?.type).toEqual(['null', 'string']);
  expect(toSchema([{ a: 1 }, { a: 1.5, b: null }])).toEqual({
    type: 'object',
    properties: { a: { type: 'number' }, b: { type: 'null' } },
    required: ['a'],
  });
});

test('text on the page is escaped', () => {
  const strange = { ...call('createBus'), about: '<b>"R&D"</b>' };
  expect(drawCataloguePage([strange], '<i>Bussid</i>', 'https://portal.example')).not.toMatch(/<b>|<i>|R&D/);
});

test('a type is written in a few words', () => {
  expect(printType({ type: 'array', items: { type: ['number', 'string'] } })).toBe('(number | string)[]');
  expect(printType({ $ref: '#/components/schemas/Waypoint' })).toBe('Waypoint');
});
