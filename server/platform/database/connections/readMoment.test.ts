import { types } from 'pg';
import { momentType, readMoment } from './readMoment';

const oracle: (text: string) => unknown = types.getTypeParser(momentType);

const listFractions = (): string[] => {
  const milliseconds = Array.from({ length: 1000 }, (_, each) => `.${String(each).padStart(3, '0')}`);
  const microseconds = Array.from({ length: 1000 }, (_, each) => `.${String(each * 997).padStart(6, '0')}`);
  // PostgreSQL leaves zeros at the end out.
  return [...milliseconds, ...microseconds].map((fraction) => fraction.replace(/\.?0*$/, ''));
};

describe('readMoment', () => {
  it.each([
    '2026-11-28 18:12:52.484+00',
    '2024-02-29 23:59:59+00',
    '2000-01-01 00:00:00+00',
    '1899-12-31 22:00:00+00',
    '0099-06-01 10:00:00.5+00',
    '9999-12-31 23:59:59.999999+00',
    // Left to pg.
    '2026-11-28 20:12:52.484+02',
    '2026-11-28 23:42:52+05:30',
    '1900-01-01 01:39:00+01:39:49',
    '12026-11-28 18:12:52+00',
    '0044-03-15 12:00:00+00 BC',
    'infinity',
    '-infinity',
  ])('reads %s as pg does', (text) => {
    expect(readMoment(text)).toEqual(oracle(text));
    expect(readMoment(text)).not.toEqual(new Date(Number.NaN));
  });

  it('reads every fraction of a second as pg does', () => {
    for (const fraction of listFractions()) {
      const text = `2026-03-29 00:59:59${fraction}+00`;
      expect([text, readMoment(text)]).toEqual([text, oracle(text)]);
    }
  });
});
