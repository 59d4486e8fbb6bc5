import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';
import { findPrograms } from '../server/platform/database/embedded/programs';

const file = join(__dirname, 'RESULTS.md');

/** A markdown table. */
export function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Puts what a run found into its section of RESULTS.md, with the day, the machine and the versions. */
export function writeSection(name: string, title: string, body: string): void {
  const begin = `<!-- ${name}: begin -->`;
  const end = `<!-- ${name}: end -->`;
  const section = [begin, `## ${title}`, '', circumstances(), '', body, end].join('\n');
  const former = existsSync(file) ? readFileSync(file, 'utf8') : '# What was measured\n';
  const from = former.indexOf(begin);
  const to = former.indexOf(end);
  const whole =
    from >= 0 && to > from
      ? former.slice(0, from) + section + former.slice(to + end.length)
      : `${former.trimEnd()}\n\n${section}\n`;
  writeFileSync(file, whole);
}

function circumstances(): string {
  const cpus = os.cpus();
  const commit = output('git', ['log', '-1', '--format=%h']);
  const postgres = output('postgres', ['--version']) || output(`${postgresBin() ?? ''}/postgres`, ['--version']);
  return [
    new Date().toISOString().slice(0, 16).replace('T', ' '),
    `commit ${commit || 'unknown'}`,
    `${cpus.length} x ${cpus[0]?.model ?? 'unknown processor'}`,
    `${Math.round(os.totalmem() / 2 ** 30)} GB`,
    `load ${os.loadavg()[0]?.toFixed(1)}`,
    `${os.type()} ${os.release()}`,
    `Node ${process.versions.node}`,
    `embedded ${output(findPrograms().postgres, ['--version'])}`,
    postgres || 'no PostgreSQL server',
  ].join('; ');
}

/** Where the programs of a PostgreSQL server lie: PG_BIN, or where Debian has them; undefined: none is installed. */
export function postgresBin(): string | undefined {
  if (process.env.PG_BIN) return process.env.PG_BIN;
  const found = output('sh', ['-c', 'ls -d /usr/lib/postgresql/*/bin | sort -V | tail -1']);
  return found === '' ? undefined : found;
}

function output(command: string, args: string[]): string {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}
