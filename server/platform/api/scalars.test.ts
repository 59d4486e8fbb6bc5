import { DateTimeScalar, EmailScalar, LocalDateScalar, PasswordScalar } from './scalars';

test.each([
  '2026-12-05T06:00:00+00:00',
  '2026-12-05T06:00:00.25+00:00',
  '2026-12-05T06:00:00.123456+00:00',
  '2026-12-05T08:00:00+02:00',
  '2026-12-05T06:00:00.000Z',
])('a moment stored as %s is written as Date writes it', (stored) => {
  const date = new Date(stored);
  expect([DateTimeScalar.serialize(stored), DateTimeScalar.serialize(date)]).toEqual([
    date.toISOString(),
    date.toISOString(),
  ]);
});

test.each([
  '"a\r\nBcc: x@y.example"@naide.example',
  '"a b"@naide.example',
  '"a"@naide.example',
  'a\u200bb@naide.example',
])('%j is no address to write to', (address) =>
  expect(() => EmailScalar.parseValue(address)).toThrow('input.badEmail'),
);

test('addresses that people have are taken', () => {
  for (const address of ["o'neil+reis@naide.example", 'mari.maasikas@näide.ee', 'õie@näide.ee'])
    expect(EmailScalar.parseValue(` ${address} `)).toBe(address);
});

test.each([' '.repeat(10), '\u200b'.repeat(10), '\t'.repeat(10), 'lühike123', 'p'.repeat(129)])(
  '%j is no password',
  (password) => {
    expect(() => PasswordScalar.parseValue(password)).toThrow('access.passwordLength');
  },
);

test('a password may have blanks in it and at its ends', () => {
  for (const password of ['minu hea parool', '  parool  ', 'p'.repeat(128)])
    expect(PasswordScalar.parseValue(password)).toBe(password);
});

test.each(['2026-02-30T06:00:00Z', '2026-04-31T23:00:00+03:00', '2027-02-29T00:00:00Z', '2026-13-01T00:00:00Z'])(
  'the calendar has no %s',
  (written) => {
    expect(() => DateTimeScalar.parseValue(written)).toThrow('input.badMoment');
    expect(() => LocalDateScalar.parseValue(written.slice(0, 10))).toThrow('input.badDate');
  },
);

test('a leap day is one, and a moment keeps the date that was written with its offset', () => {
  expect(DateTimeScalar.parseValue('2028-02-29T01:00:00+02:00')).toEqual(new Date('2028-02-28T23:00:00Z'));
  expect(LocalDateScalar.parseValue('2028-02-29')).toBe('2028-02-29');
});
