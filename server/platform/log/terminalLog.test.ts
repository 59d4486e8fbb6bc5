import { spawnSync } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { createLogger, runWithRequestId } from './logger';
import { createTerminalLog } from './terminalLog';

/** The output on a terminal. */
function shown(work: (log: ReturnType<typeof createLogger>) => void): string {
  let text = '';
  const write = (more: string) => void (text += more);
  runWithRequestId('r1', () =>
    work(createLogger('info', createTerminalLog({ isTTY: true, hasColors: () => false, write }))),
  );
  return text;
}

test('on a terminal each message is one line: time, level, message, fields', () => {
  const text = shown((log) => {
    log.info('request', { method: 'GET', path: '/portal/', status: 200, ms: 12, token: 'GEHEIM' });
    log.error('a request failed', { error: new Error('two\nlines'), apiToken: { name: 'Merit' } });
  });
  expect(text.replace(/^\d\d:\d\d:\d\d /gm, '').split('\n')).toEqual([
    'info  request method=GET path=/portal/ status=200 ms=12 token=[Redacted]',
    'error a request failed apiToken={"name":"Merit"} error="two\\nlines" requestID=r1',
    '',
  ]);
});

test('colours are for terminals that have them, and change no letter', () => {
  const line = JSON.stringify({ time: '2026-11-27T13:38:51.000Z', level: 'warn', msg: 'not ready', requestID: 'r1' });
  const print = (colours: boolean): string => {
    const write = jest.fn();
    createTerminalLog({ isTTY: true, hasColors: () => colours, write })?.write(line);
    return write.mock.calls.join();
  };
  expect(print(true)).toContain('\u001b[');
  expect(print(false)).toContain('not ready');
  expect(stripVTControlCharacters(print(true))).toBe(print(false));
});

test('in a pipe it stays JSON', () => {
  expect(createTerminalLog({ write: () => undefined })).toBeUndefined();
  const program = `require('@swc-node/register'); require('./server/platform/log/logger').createLogger('info').info('request', { status: 200 })`;
  const { stdout } = spawnSync('node', ['-e', program], { encoding: 'utf8' });
  expect(JSON.parse(stdout)).toMatchObject({ level: 'info', msg: 'request', status: 200 });
});
