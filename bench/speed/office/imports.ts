import 'reflect-metadata';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Deps, Viewer } from '../../../server/access';
import { createFirstAdmin } from '../../../server/access';
import { places } from '../../../server/demo/data/places';
import { Role, User } from '../../../server/model/people/user.entity';
import { importKinds } from '../../../server/model/system/importBatch.entity';
import { keepFile, requireBatch } from '../../../server/office/imports/batches';
import { readTable } from '../../../server/office/imports/read/readTable';
import { checkImport, commitImport, undoImport } from '../../../server/office/imports/runImport';
import { makeXlsx } from '../../../server/office/imports/xlsx.fixture';
import { readConfig } from '../../../server/platform/config';
import { createLogger } from '../../../server/platform/log/logger';
import { systemClock } from '../../../server/platform/time';
import { createServices } from '../../../server/services';
import { cpuOf } from '../processes';
import type { Result } from '../result';

const ROWS = 10_000;
const LIMIT_S = 10;
const DRIVERS = 40;
const BUSES = 30;
const CUSTOMERS = 2000;

type Kind = (typeof importKinds)[number];

/** Measures how long 10,000 rows take from their bytes to the commit: reading, dry run, import; and taking them back. */
export async function imports(): Promise<Result[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'charter-imports-'));
  const config = readConfig({ DATA_DIR: dataDir, ADDRESS_SERVICE_URL: 'off', ADMIN_PASSWORD: 'kuldne-rattapump' });
  const services = await createServices({ config, clock: systemClock, log: createLogger('silent') });
  const { deps } = services;
  try {
    await createFirstAdmin(deps);
    const user = await deps.db.dataSource.manager.findOneByOrFail(User, { role: Role.admin });
    const viewer: Viewer = {
      id: user.id,
      username: user.username,
      firstname: user.firstname,
      role: user.role,
      tokenHash: '',
    };
    const bring = (kind: Kind, bytes: Buffer) => bringIn(deps, viewer, kind, bytes);
    const results: Result[] = [];
    const note = (what: string, { portal, database, clock }: Spent) =>
      results.push({
        what,
        against: 'processor time',
        mustReach: `under ${LIMIT_S} s`,
        measured: `${seconds(portal + database)} (portal ${seconds(portal)}, database ${seconds(database)}); ${seconds(clock)} by the clock`,
        reached: portal + database < LIMIT_S,
      });
    await bring(
      'users',
      toCsv(['Kasutajanimi', 'Eesnimi'], DRIVERS, (nth) => [`juht${nth}`, `Juht${nth}`]),
    );
    await bring(
      'buses',
      toCsv(['Buss', 'Numbrimärk'], BUSES, (nth) => [`Setra ${nth}`, `${100 + nth} ABC`]),
    );
    const customers = await bring('customers', toCsv(customerHeadings, ROWS, makeCustomer));
    note(`${ROWS} customers, CSV`, customers.spent);
    const past = await bring('trips', toCsv(tripHeadings, ROWS, makeTrip));
    note(`${ROWS} past trips with crew, CSV`, past.spent);
    const again = await bring('trips', toCsv(tripHeadings, ROWS, makeTrip));
    note(`the same ${ROWS} trips again, nothing to do`, again.spent);
    note(`taking ${ROWS} trips back`, await spend(deps, () => undoImport(deps, viewer, past.id)));
    const sheet = makeXlsx([tripHeadings, ...Array.from({ length: ROWS }, (_, nth) => makeTrip(nth))]);
    note(`${ROWS} past trips with crew, XLSX`, (await bring('trips', sheet)).spent);
    return results;
  } finally {
    await services.stop();
    rmSync(dataDir, { recursive: true });
  }
}

/** Seconds. */
interface Spent {
  portal: number;
  database: number;
  clock: number;
}

const seconds = (count: number): string => `${count.toFixed(1)} s`;

/** Runs the work and returns its cost: the clock alone would tell of the machine's other work too. */
async function spend(deps: Deps, work: () => Promise<void>): Promise<Spent> {
  const ofDatabase = await readDatabaseTime(deps);
  const ofPortal = process.cpuUsage();
  const began = performance.now();
  await work();
  const clock = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(ofPortal);
  return { portal: (user + system) / 1e6, database: (await readDatabaseTime(deps)) - ofDatabase, clock };
}

/** Processor seconds of the database's processes so far. */
async function readDatabaseTime({ db }: Deps): Promise<number> {
  const rows: { pid: number }[] = await db.dataSource.query(
    'select pid from pg_stat_activity where backend_type in ($1, $2, $3, $4)',
    ['client backend', 'checkpointer', 'background writer', 'walwriter'],
  );
  return rows.reduce((sum, { pid }) => sum + cpuOf(pid), 0);
}

async function bringIn(deps: Deps, viewer: Viewer, kind: Kind, bytes: Buffer): Promise<{ id: string; spent: Spent }> {
  let id = '';
  const spent = await spend(deps, async () => {
    const table = await readTable(bytes);
    id = await keepFile(deps, viewer, { kind, fileName: 'bench', table });
    const { mapping } = await requireBatch(deps, id);
    await checkImport(deps, viewer, id, mapping);
    const { counts } = await requireBatch(deps, id);
    if (!counts || counts.refused > 0) throw new Error(`${kind}: ${JSON.stringify(counts)}`);
    if (counts.new > 0) await commitImport(deps, viewer, id);
  });
  return { id, spent };
}

const toCsv = (headings: string[], count: number, make: (nth: number) => string[]): Buffer =>
  Buffer.from(
    [headings, ...Array.from({ length: count }, (_, nth) => make(nth))].map((row) => row.join(';')).join('\r\n'),
  );

const customerHeadings = ['Klient', 'Registrikood', 'Aadress', 'Kontaktisik', 'E-post', 'Telefon'];
const makeCustomer = (nth: number): string[] => [
  `Klient ${nth} OÜ`,
  String(10_000_000 + nth),
  `Kooli ${nth}, Paide`,
  `Mari Maasikas ${nth}`,
  `klient${nth}@klient.example`,
  '+372 5551 2345',
];

const towns = Object.values(places).map(({ city }) => city);
const tripHeadings = ['Kuupäev', 'Kellaaeg', 'Marsruut', 'Reisijaid', 'Klient', 'Hind käibemaksuta', 'Juhid', 'Bussid'];
/** Three years of trips on some hundreds of routes. */
function makeTrip(nth: number): string[] {
  const day = new Date(Date.UTC(2021, 0, 1) + (nth % 1000) * 86_400_000).toISOString().slice(0, 10);
  const stop = (step: number) => towns[(Math.floor(nth / 25) * 7 + step * 3) % towns.length] ?? 'Tartu';
  const clock = `${String(6 + (nth % 12)).padStart(2, '0')}:${String(nth % 60).padStart(2, '0')}`;
  return [
    day,
    clock,
    [stop(0), stop(1), stop(2)].join(' - '),
    String(10 + (nth % 40)),
    `Klient ${nth % CUSTOMERS} OÜ`,
    `${300 + (nth % 500)},50`,
    `juht${nth % DRIVERS}`,
    `${100 + (nth % BUSES)} ABC`,
  ];
}
