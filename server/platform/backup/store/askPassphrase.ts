import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { ConfigError } from '../../configError';

/** Asks for the passphrase of the store at a terminal, without showing it. Errors: ConfigError where there is no terminal. */
export async function askPassphrase(): Promise<string> {
  const { stdin, stderr } = process;
  if (!stdin.isTTY)
    throw new ConfigError('BACKUP_PASSPHRASE must be in the environment, or a terminal must be there to type it');
  stderr.write('Passphrase of the backups: ');
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: stdin, output: silent, terminal: true });
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    stderr.write('\n');
  }
}
