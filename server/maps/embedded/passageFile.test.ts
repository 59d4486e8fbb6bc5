import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError } from '../../platform/configError';
import { readPassages } from './passageFile';
import { usePassages } from './roadGraph';
import { findCrossings } from './route';

const tallinn = { lat: 59.437, lng: 24.7535 };
const helsinki = { lat: 60.1695, lng: 24.9354 };

const folder = mkdtempSync(join(tmpdir(), 'passages-'));
const file = join(folder, 'passages.json');
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => usePassages(undefined));

const write = (text: string) => writeFileSync(file, text);
const crossing = () => findCrossings(tallinn, helsinki).crossings[0];
const atSeaMin = () => Math.round(((crossing()?.endS ?? 0) - (crossing()?.beginS ?? 0)) / 60);

test('a company corrects a passage, and the others stay', () => {
  expect(atSeaMin()).toBe(120);
  write('{ "Tallinn–Helsingi": { "crossingMin": 150, "berth": "bunk" } }');
  const passages = readPassages(file);
  usePassages(passages);
  expect([atSeaMin(), crossing()?.berth]).toEqual([150, 'bunk']);
  expect(passages.find(({ name }) => name === 'Paldiski–Kapellskär')).toMatchObject({ crossingMin: 600 });
});

test('a passage that is not sailed is not taken', () => {
  write('{ "Tallinn–Helsingi": { "sails": false } }');
  usePassages(readPassages(file));
  expect(crossing()?.name).not.toBe('Tallinn–Helsingi');
});

test.each([
  ['{ "Tallinn–Helsinki": {} }', 'Tallinn–Helsinki'],
  ['{ "Tallinn–Helsingi": { "crossingMin": 0 } }', 'Tallinn–Helsingi.crossingMin'],
  ['{ "Tallinn–Helsingi": { "speed": 3 } }', 'Tallinn–Helsingi.speed'],
  ['{', 'cannot be read'],
])('%s is refused, and it says where', (text, where) => {
  write(text);
  expect(() => readPassages(file)).toThrow(ConfigError);
  expect(() => readPassages(file)).toThrow(where);
});
