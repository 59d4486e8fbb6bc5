import * as v from 'valibot';
import {
  argument,
  asList,
  clearable,
  flag,
  ids,
  moment,
  number,
  optional,
  readArguments,
  text,
  whole,
  word,
} from './arguments';
import type { Argument } from './arguments';
import { printRefusal } from '../../../testing/printError';

const read = (argument: Argument, given: Record<string, unknown>) => readArguments({ value: argument }, given).value;
const refusal = (argument: Argument, given: Record<string, unknown>) => printRefusal(() => read(argument, given));

test('numbers, flags and moments come as JSON and as text', () => {
  expect(read(whole('n'), { n: '38' })).toBe(38);
  expect(read(whole('n'), { n: 38 })).toBe(38);
  expect(read(number('n'), { n: ' 8,5 ' })).toBe(8.5);
  for (const yes of [true, 'true', 1, '1']) expect(read(flag('f'), { f: yes })).toBe(true);
  for (const no of [false, 'false', 0, '0']) expect(read(flag('f'), { f: no })).toBe(false);
  for (const written of [1796000400, '1796000400'])
    expect(read(moment('m'), { m: written })).toBe('2026-11-30T01:00:00.000Z');
  expect(read(moment('m'), { m: '2026-11-30T00:20:00+02:00' })).toBe('2026-11-30T00:20:00+02:00');
  expect(read(text('phone'), { phone: 55512345 })).toBe('55512345');
  expect(read(ids('list'), { list: '["a", "b"]' })).toEqual(['a', 'b']);
  expect(read(ids('list'), { list: ['a', 'b'] })).toEqual(['a', 'b']);
});

test('wrong values are refused with the name of the argument', () => {
  expect(refusal(whole('passengers'), { passengers: '3.5' })).toBe('Argument passengers peab olema täisarv');
  expect(refusal(whole('passengers'), { passengers: 5_000_000_000 })).toBe('Argument passengers peab olema täisarv');
  for (const wrong of ['palju', '0x10', 'Infinity'])
    expect(refusal(number('n'), { n: wrong })).toBe('Argument n peab olema arv');
  expect(refusal(flag('hidden'), { hidden: 'jah' })).toBe('Argument hidden peab olema true või false');
  expect(refusal(moment('start'), { start: 1796000400000 })).toBe('Argument start peab olema aeg sekundites');
  expect(refusal(text('name'), { name: ['a', 'b'] })).toBe('Argument name peab olema tekst');
  expect(refusal(ids('extraBuses'), { extraBuses: '[' })).toBe('Argument extraBuses ei ole korrektne JSON');
  expect(refusal(ids('extraBuses'), { extraBuses: '{}' })).toBe('Argument extraBuses peab olema JSON-massiiv');
});

test('a missing argument is named, unless it is optional', () => {
  expect(refusal(word('id'), {})).toBe('Puudub argument: id');
  expect(refusal(word('id', 'query'), { id: ' ', query: null })).toBe('Puudub argument: id / query');
  expect(refusal(word('toString'), {})).toBe('Puudub argument: toString');
  expect(readArguments({ email: optional(word('email')) }, { email: '' })).toEqual({});
  expect(readArguments({ id: { ...word('id'), otherwise: () => 'new' } }, {})).toEqual({ id: 'new' });
});

test('empty text is a value of a text argument; null empties those that can be emptied', () => {
  expect(readArguments({ notes: text('notes') }, { notes: '' })).toEqual({ notes: '' });
  expect(readArguments({ company: clearable('company') }, { company: null })).toEqual({ company: '' });
  expect(readArguments({ company: clearable('company') }, {})).toEqual({});
  expect(readArguments({ notes: optional(text('notes')) }, { notes: null })).toEqual({});
});

test('either spelling serves; two with different values do not', () => {
  const id = '019ab000-0000-7000-8000-00000000abcd';
  expect(read(word('id', 'query'), { query: id })).toBe(id);
  expect(read(word('id', 'query'), { id, query: id.toUpperCase() })).toBe(id);
  expect(read(whole('a', 'b'), { a: 38, b: '38' })).toBe(38);
  expect(refusal(word('id', 'query'), { id, query: 'other' })).toBe('Argumendid id ja query on erinevad');
  expect(refusal(text('notes', 'client_notes'), { notes: '', client_notes: 'x' })).toBe(
    'Argumendid notes ja client_notes on erinevad',
  );
});

test('a list that no call needs is refused before its items are read', () => {
  const read: unknown[] = [];
  const items = argument(
    ['n'],
    asList(
      v.pipe(
        v.unknown(),
        v.rawCheck(({ dataset }) => void read.push(dataset)),
      ),
    ),
  );
  expect(refusal(items, { n: Array(401).fill(0) })).toBe('Argument n on pikem kui 400');
  expect(refusal(items, { n: `[${'0,'.repeat(400)}0]` })).toBe('Argument n on pikem kui 400');
  expect(refusal(items, { n: '['.repeat(51) + ']'.repeat(51) })).toBe('Argument n ei ole korrektne JSON');
  expect(read).toEqual([]);
});
