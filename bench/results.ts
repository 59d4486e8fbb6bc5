import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';

const file = join(__dirname, 'RESULTS.md');

/** Replaces a section of RESULTS.md by what was measured now, with the date, the machine and the versions. */
export function writeSection(name: string, lines: string[]): void {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '# Measured\n';
  const section = [begin, '', `## ${name}`, '', conditions(), '', ...lines, '', end].join('\n');
  const from = text.indexOf(begin);
  const to = text.indexOf(end);
  const whole =
    from < 0 || to < 0 ? `${text}\n${section}\n` : text.slice(0, from) + section + text.slice(to + end.length);
  writeFileSync(file, whole);
}

function conditions(): string {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: __dirname }).toString().trim();
  const cpus = os.cpus();
  return [
    new Date().toISOString().slice(0, 16).replace('T', ' ') + ' UTC',
    `commit ${commit}`,
    `${cpus.length} × ${cpus[0]?.model.trim() ?? 'unknown processor'}`,
    `${(os.totalmem() / 2 ** 30).toFixed(0)} GiB`,
    `Node ${process.versions.node}`,
  ].join(', ');
}
