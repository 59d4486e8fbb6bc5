import { table, writeSection } from '../results';
import type { Fault, Row } from './harness';
import { endAll } from './harness';
import { backup } from './backup';
import { clockJumps } from './clockJumps';
import { copies } from './copies';
import { databaseStops } from './databaseStops';
import { diskFull } from './diskFull';
import { killed } from './killed';
import { smtp } from './smtp';

// What happens to what was acknowledged when something breaks. `npm run faults -- [names]`: all of them, or those named;
// only a run of all is written to RESULTS.md.

const faults: Record<string, Fault> = { killed, databaseStops, smtp, diskFull, clockJumps, copies, backup };

async function main(): Promise<void> {
  const names = process.argv.slice(2);
  const rows: Row[] = [];
  for (const [name, fault] of Object.entries(faults)) {
    if (names.length > 0 && !names.includes(name)) continue;
    console.log(`${fault.title} ...`);
    const found = await fault
      .run()
      .catch((error: unknown): Row[] => [
        { tried: fault.title, acknowledged: '-', lost: `the script failed: ${String(error)}`, holds: false },
      ]);
    for (const row of found)
      console.log(`  ${row.holds ? 'holds' : 'BROKEN'}: ${row.tried}: ${row.acknowledged}; lost: ${row.lost}`);
    rows.push(...found);
  }
  endAll();
  if (names.length === 0) {
    const lines = rows.map(({ tried, acknowledged, lost, holds }) => [
      tried,
      acknowledged,
      lost,
      holds ? 'holds' : '**broken**',
    ]);
    await writeSection(
      'faults',
      'Faults: `npm run faults`',
      table(['tried', 'acknowledged', 'lost', 'verdict'], lines),
    );
  }
  process.exit(rows.every(({ holds }) => holds) ? 0 : 1);
}

void main();
