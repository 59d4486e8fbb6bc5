import 'reflect-metadata';
import { assignment } from './assignment';
import { browser } from './pages/browser';
import { capacity } from './capacity/capacity';
import { changes } from './changes';
import { demoPlan } from './plan/demoPlan';
import { embeddedServer } from './embeddedServer';
import { growth } from './growth';
import { hours } from './hours';
import { planBoard } from './plan/planBoard';
import { planning } from './plan/planning';
import { imports } from './office/imports';
import { money } from './office/money';
import { inquiry } from './pages/inquiry';
import { lighthouse, lighthouseBusy } from './pages/lighthouse';
import { phone } from './pages/phone';
import { office, officeBusy, officeSlower } from './pages/office';
import { live } from './live';
import { memory } from './memory/memory';
import { positions } from './road/positions';
import { pricing } from './pricing';
import { restored } from './restored';
import type { Result } from './result';
import { overview } from './office/overview';
import { suggestions } from './suggestions';
import { throughput } from './throughput';
import { table, writeSection } from '../results';

// How fast the portal is, as ratios against what runs beside it. `npm run bench -- [orders of the past] [part ...]`

const parts: Record<string, (past: number) => Promise<Result[]> | AsyncGenerator<Result>> = {
  throughput,
  changes,
  capacity,
  growth,
  embedded: embeddedServer,
  restored,
  browser,
  office,
  officeSlower,
  officeBusy,
  lighthouse,
  lighthouseBusy,
  phone,
  inquiry,
  hours,
  assignment,
  suggestions,
  planning,
  demoPlan,
  pricing,
  live,
  memory,
  planBoard,
  imports,
  overview,
  money,
  positions,
};

async function main(): Promise<void> {
  const given = process.argv.slice(2);
  const wanted = given.filter((each) => Number.isNaN(Number(each)));
  const past = given.find((each) => !wanted.includes(each)) ?? '1000000';
  for (const [name, part] of Object.entries(parts)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    console.log(`measuring: ${name}`);
    const rows: Result[] = [];
    for await (const row of await part(Number(past))) {
      console.log(`${row.reached ? 'reached' : 'MISSED '} ${row.what}: ${row.measured}`);
      rows.push(row);
    }
    // A part of a part.
    if (process.env.PAGES) continue;
    const cells = rows.map((row) => [
      row.what,
      row.against,
      row.mustReach,
      row.measured,
      row.reached ? 'reached' : '**missed**',
    ]);
    // One section for each part, so that a part measured alone has its own date and load.
    writeSection(
      `speed ${name}`,
      `Speed: \`npm run bench -- ${past} ${name}\``,
      table(['what', 'against', 'must reach', 'measured', ''], cells),
    );
  }
}

void main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
