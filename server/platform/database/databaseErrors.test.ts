import { QueryFailedError } from 'typeorm';
import { describeError, isDatabaseAway, isRetryable } from './databaseErrors';

function withCode(code: string, message = 'x'): Error {
  return Object.assign(new Error(message), { code });
}

test.each(['ECONNREFUSED', 'ENOENT', 'EAI_AGAIN', '08006', '57P01', '57P03', '53100', '53300'])(
  '%s means that the database is away',
  (code) => {
    expect(isDatabaseAway(withCode(code))).toBe(true);
    expect(isDatabaseAway(new QueryFailedError('select 1', [], withCode(code)))).toBe(true);
    expect(isDatabaseAway(new Error('wrapped', { cause: withCode(code) }))).toBe(true);
  },
);

test.each(['timeout exceeded when trying to connect', 'Connection terminated unexpectedly', 'Driver not Connected'])(
  "pg's '%s' means that the database is away",
  (message) => {
    expect(isDatabaseAway(new Error(message))).toBe(true);
  },
);

test.each(['28P01', '3D000', '23505', '40P01', '42601', '57014'])('%s does not: the database replied', (code) => {
  expect(isDatabaseAway(withCode(code))).toBe(false);
});

test('an error from elsewhere is not taken for one of a database', () => {
  expect(isDatabaseAway(undefined)).toBe(false);
  expect(isDatabaseAway('ECONNREFUSED')).toBe(false);
  expect(isDatabaseAway(new Error('x'))).toBe(false);
});

test('only deadlocks and serialization failures are worth another try', () => {
  expect(isRetryable(new QueryFailedError('select 1', [], withCode('40P01')))).toBe(true);
  expect(isRetryable(withCode('40001'))).toBe(true);
  expect(isRetryable(withCode('23505'))).toBe(false);
  expect(isRetryable(withCode('ECONNRESET'))).toBe(false);
});

test('a refused connection has a reason in the log although Node leaves its message empty', () => {
  const refused = Object.assign(new AggregateError([withCode('ECONNREFUSED')]), { code: 'ECONNREFUSED' });
  expect(describeError(refused)).toBe('ECONNREFUSED');
  expect(describeError(new Error('no such table'))).toBe('no such table');
});
