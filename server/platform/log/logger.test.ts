import { QueryFailedError } from 'typeorm';
import { createLogger } from './logger';

/** The output of a logger for these fields. */
function written(fields: Record<string, unknown>): string {
  let lines = '';
  createLogger('debug', { write: (line: string) => void (lines += line) }).error('it failed', fields);
  return lines;
}

test('a failed statement is logged without the values it was run with', () => {
  const cause = Object.assign(new Error('duplicate key value violates unique constraint "job_pkey"'), {
    code: '23505',
    detail: 'Key (email)=(mari@naide.example) already exists.',
  });
  const failed = new QueryFailedError('insert into job (data) values ($1)', ['activation_key=GEHEIM'], cause);
  for (const error of [failed, new Error('a message was not queued', { cause: failed })]) {
    const lines = written({ error });
    expect(lines).toContain('unique constraint');
    expect(lines).toContain('insert into job');
    expect(lines).not.toMatch(/GEHEIM|mari@naide/);
  }
});

test('passwords and keys are left out by their names', () => {
  const lines = written({ password: 'GEHEIM', user: { token: 'GEHEIM', key: 'GEHEIM', name: 'mari' } });
  expect(lines).toContain('mari');
  expect(lines).not.toContain('GEHEIM');
});
