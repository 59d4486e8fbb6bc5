import { ArrangementInput, checkArrangement, createArrangement } from '../../../company/arrangements';
import { PortalError } from '../../../platform/errors';
import { query, sql } from '../../../platform/sql';
import { message } from '../../../texts/messages';
import { readDay, readDuration, readText, readTime, readWeekdays } from '../columns';
import type { Column } from '../columns';
import type { ImportRun, Judgement, KeptRow, Kind, ParsedRow } from './kind';
import { fill, findProblems, judgeAs, problem, refuse } from './kind';
import { createLookup } from './lookups';
import type { Lookup } from './lookups';

const columns: readonly Column[] = [
  {
    key: 'name',
    title: 'importColumn.arrangementName',
    read: readText,
    isRequired: true,
    headings: ['nimi', 'liin', 'regulaarvedu', 'name', 'line', 'название', 'nimi', 'linja'],
    sample: 'Koolibuss Keila',
  },
  {
    key: 'description',
    title: 'importColumn.description',
    read: readText,
    headings: ['kirjeldus', 'marsruut', 'description', 'описание', 'kuvaus'],
    sample: 'Keila - Kloogaranna - Keila-Joa',
  },
  {
    key: 'weekdays',
    title: 'importColumn.weekdays',
    read: readWeekdays,
    isRequired: true,
    headings: ['päevad', 'nädalapäevad', 'days', 'weekdays', 'дни', 'päivät', 'viikonpäivät'],
    sample: 'E-R',
  },
  {
    key: 'firstDay',
    title: 'importColumn.firstDay',
    read: readDay,
    isRequired: true,
    headings: ['algus', 'esimene päev', 'algab', 'first day', 'from', 'начало', 'alkaa'],
    sample: '01.09.2026',
  },
  {
    key: 'lastDay',
    title: 'importColumn.lastDay',
    read: readDay,
    isRequired: true,
    headings: ['lõpp', 'viimane päev', 'lõpeb', 'last day', 'until', 'конец', 'päättyy'],
    sample: '15.06.2027',
  },
  {
    key: 'depart',
    title: 'importColumn.depart',
    read: readTime,
    isRequired: true,
    headings: ['väljumine', 'kell', 'departure', 'departs', 'отправление', 'lähtö'],
    sample: '07:30',
  },
  {
    key: 'durationMin',
    title: 'importColumn.duration',
    read: readDuration,
    isRequired: true,
    headings: ['kestus', 'tööaeg', 'duration', 'длительность', 'kesto'],
    sample: '1:15',
  },
  {
    key: 'driver',
    title: 'importColumn.driver',
    read: readText,
    isRequired: true,
    headings: ['juht', 'bussijuht', 'driver', 'водитель', 'kuljettaja'],
    sample: 'jaan.tamm',
  },
  {
    key: 'bus',
    title: 'importColumn.bus',
    read: readText,
    headings: ['buss', 'bus', 'coach', 'автобус', 'bussi'],
    sample: '123 ABC',
  },
];

type Stored = Omit<ArrangementInput, 'shortLine' | 'drivingMin'> & { id: string };

/** Recurring services. One that is there already is never changed by a file: its past days would change with it. */
export const arrangements: Kind<ArrangementInput> = { columns, judge, write, listTouched, takeBack };

async function judge(run: ImportRun, rows: ParsedRow[]): Promise<Judgement<ArrangementInput>[]> {
  const { manager } = run;
  await manager.query(`select pg_advisory_xact_lock(hashtext('importedArrangements'))`);
  const lookup = await createLookup(manager);
  const stored = new Map((await readStored(run)).map((row) => [toKey(row), row]));
  const seen = new Map<string, number>();
  const judged: Judgement<ArrangementInput>[] = [];
  for (const row of rows) {
    judged.push(judgeRow(row, lookup, stored, seen));
    await run.step(1);
  }
  return judged;
}

/** Two runs of one line a day have one name, so the departure tells them apart. */
const toKey = ({ name, depart }: Pick<ArrangementInput, 'name' | 'depart'>): string =>
  `${name.trim().toLowerCase()} ${depart.slice(0, 5)}`;

const readStored = ({ manager }: ImportRun) =>
  query<Stored>(
    manager,
    sql`select distinct on (a.id) a.id, p.name, p.description, p.weekdays, p.first_day::text as "firstDay",
          p.last_day::text as "lastDay", p.depart::text, p.duration_min as "durationMin", p.driver_id as driver, p.bus_id as bus
        from arrangement a join arrangement_period p on p.arrangement_id = a.id
        where a.deleted_at is null order by a.id, p.from_day desc`,
  );

function judgeRow(
  row: ParsedRow,
  lookup: Lookup,
  stored: ReadonlyMap<string, Stored>,
  seen: Map<string, number>,
): Judgement<ArrangementInput> {
  const subject = String(row.values.name ?? '');
  if (row.problems.length > 0) return refuse(row, subject, row.problems);
  const driver = lookup.findDriver(String(row.values.driver));
  if ('told' in driver) return refuse(row, subject, [problem('driver', driver.told)]);
  const bus = row.values.bus === undefined ? undefined : lookup.findBus(String(row.values.bus));
  if (bus && 'told' in bus) return refuse(row, subject, [problem('bus', bus.told)]);
  const given = { ...row.values, description: row.values.description ?? '', driver: driver.id, bus: bus?.id ?? null };
  const input = fill(ArrangementInput, given as Partial<ArrangementInput>);
  const problems = [...findProblems(input), ...findWhole(input)].slice(0, 1);
  if (problems.length > 0) return refuse(row, subject, problems);
  const key = toKey(input);
  const former = seen.get(key);
  if (former !== undefined) return refuse(row, subject, [problem(null, message('imports.repeated', { row: former }))]);
  seen.set(key, row.line);
  const known = stored.get(key);
  if (known && !isSame(known, input))
    return refuse(row, subject, [problem(null, message('imports.arrangementDiffers'))]);
  return judgeAs(row, subject, { outcome: known ? 'unchanged' : 'new', targetId: known?.id ?? null, entry: input });
}

/** Checks the fields together. */
function findWhole(input: ArrangementInput) {
  try {
    checkArrangement(input);
    return [];
  } catch (error) {
    if (!(error instanceof PortalError)) throw error;
    return [problem(error.options.field ?? null, error.told)];
  }
}

const isSame = (stored: Stored, { weekdays, firstDay, lastDay, durationMin, driver, bus }: ArrangementInput): boolean =>
  stored.weekdays.join() === [...weekdays].sort().join() &&
  stored.firstDay === firstDay &&
  stored.lastDay === lastDay &&
  stored.durationMin === durationMin &&
  stored.driver === driver &&
  (bus === null || stored.bus === bus);

async function write(run: ImportRun, _batch: number, rows: Judgement<ArrangementInput>[]): Promise<void> {
  for (const row of rows) {
    if (!row.entry) continue;
    row.targetId = await createArrangement(run.deps, row.entry);
    await run.step(1);
  }
}

async function listTouched({ manager }: ImportRun, rows: KeptRow[]): Promise<KeptRow[]> {
  const ids = rows.map(({ targetId }) => targetId);
  const untouched = await query<{ id: string }>(
    manager,
    sql`select id from arrangement where id = any(${ids}::uuid[]) and version = 1 and sequence = 1 and deleted_at is null
        order by id for update`,
  );
  const kept = new Set(untouched.map(({ id }) => id));
  return rows.filter(({ targetId }) => !kept.has(targetId));
}

async function takeBack({ manager }: ImportRun, _batch: number, rows: KeptRow[]): Promise<void> {
  const ids = rows.map(({ targetId }) => targetId);
  await query(manager, sql`delete from arrangement where id = any(${ids}::uuid[])`);
}
