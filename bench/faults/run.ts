import { table, writeSection } from '../results';
import type { Fault, Row } from './harness';
import { endAll } from './harness';
import { automatedActs } from './office/automatedActs';
import { backup } from './backups/backup';
import { clockJumps } from './clockJumps';
import { copies } from './copies';
import { databaseStops } from './databaseStops';
import { diskFull } from './diskFull';
import { doubleBooking } from './doubleBooking';
import { failover } from './failover/failover';
import { firstStart } from './firstStart';
import { guessing } from './guessing';
import { invoiceNumbers } from './office/invoiceNumbers';
import { killed } from './killed';
import { longList } from './longList';
import { manyDocuments } from './documents';
import { manyPlans } from './manyPlans';
import { hostileBackups } from './backups/hostileBackups';
import { nestedBodies } from './nested';
import { otherNodes } from './otherNodes';
import { powerCut } from './powerCut';
import { restoreKilled } from './backups/restoreKilled';
import { road } from './road/road';
import { smtp } from './smtp';
import { stopping } from './stopping';

// Breaks things and looks for every acknowledged change. `npm run faults -- [names]`: all of them, or those named.
// A number makes those that can be smaller so small, to try them: their results are not written.

const faults: Record<string, Fault> = {
  firstStart,
  otherNodes,
  killed,
  powerCut,
  databaseStops,
  smtp,
  diskFull,
  clockJumps,
  copies,
  failover,
  backup,
  restoreKilled,
  guessing,
  stopping,
  longList,
  manyDocuments,
  manyPlans,
  nestedBodies,
  hostileBackups,
  doubleBooking,
  invoiceNumbers,
  automatedActs,
  road,
};

async function main(): Promise<void> {
  const given = process.argv.slice(2);
  const size = given.map(Number).find((number) => number > 0);
  const names = given.filter((name) => Number.isNaN(Number(name)));
  const unknown = names.filter((name) => !(name in faults));
  if (unknown.length > 0)
    throw new Error(`no such fault: ${unknown.join(', ')}; there are ${Object.keys(faults).join(', ')}`);
  for (const [name, fault] of Object.entries(faults)) {
    if (names.length > 0 && !names.includes(name)) continue;
    console.log(`${fault.title} ...`);
    const rows = await fault.run(size).catch((error: unknown): Row[] => {
      endAll();
      return [{ tried: fault.title, acknowledged: '-', lost: `the script failed: ${String(error)}`, holds: false }];
    });
    for (const { tried, acknowledged, lost, holds } of rows)
      console.log(`  ${holds ? 'holds' : 'BROKEN'}: ${tried}: ${acknowledged}; lost: ${lost}`);
    if (!rows.every(({ holds }) => holds)) process.exitCode = 1;
    if (size !== undefined || rows.length === 0) continue;
    const lines = rows.map(({ tried, acknowledged, lost, holds }) => [
      tried,
      acknowledged,
      lost,
      holds ? 'holds' : '**broken**',
    ]);
    writeSection(
      `faults ${name}`,
      `Faults: ${fault.title} (\`npm run faults -- ${name}\`)`,
      table(['tried', 'acknowledged', 'lost', 'verdict'], lines),
    );
  }
  process.exit();
}

void main();
