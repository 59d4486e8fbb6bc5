import { PlanDraft } from '../../../model/planning/planDraft.entity';
import { importOrders, listUntouched, takeBackOrders } from '../../../orders';
import type { AgreedTrip } from '../../../orders';
import { insertRows } from '../../../platform/database/insertRows';
import { createId } from '../../../platform/ids';
import { toTallinn } from '../../../platform/time';
import { message } from '../../../texts/messages';
import type { ImportRun, Judgement, KeptRow, Kind, ParsedRow } from './kind';
import { judgeAs, problem, refuse } from './kind';
import { readCustomers, readKnownTrips, toTripKey } from './knownTrips';
import type { KnownTrip } from './knownTrips';
import { createLookup } from './lookups';
import { createImportMaps } from './places';
import { tripColumns } from './tripColumns';
import { readTrip } from './readTrip';

/**
 * Coming and past trips. One that is there already is never changed by a file: the customer and the drivers rely on what
 * the portal says.
 */
export const trips: Kind<AgreedTrip> = { columns: tripColumns, judge, write, listTouched, takeBack };

/** A later date is almost certainly a typo in the year. */
const YEARS_AHEAD = 2;

async function judge(run: ImportRun, rows: ParsedRow[]): Promise<Judgement<AgreedTrip>[]> {
  const { manager } = run;
  await manager.query(`select pg_advisory_xact_lock(hashtext('importedTrips'))`);
  const sources = {
    // As the forms.
    latest: toTallinn(run.now).plus({ years: YEARS_AHEAD }).toJSDate(),
    lookup: await createLookup(manager),
    customers: await readCustomers(run),
    maps: createImportMaps(),
  };
  const read: { row: ParsedRow; trip: AgreedTrip | undefined; judged: Judgement<AgreedTrip> | undefined }[] = [];
  for (const row of rows) {
    const subject = describe(row);
    const result = row.problems.length > 0 ? row.problems : await readTrip(row, sources);
    const isRefused = Array.isArray(result);
    read.push({
      row,
      trip: isRefused ? undefined : result,
      judged: isRefused ? refuse(row, subject, result) : undefined,
    });
    await run.step(1);
  }
  const starts = read.flatMap(({ trip }) => (trip ? [trip.route.order.startsAt] : []));
  const known = await readKnownTrips(run, starts);
  const seen = new Map<string, number>();
  return read.map(({ row, trip, judged }) => judged ?? compareTrip(row, trip!, known, seen));
}

const describe = ({ values }: ParsedRow): string => {
  const day = (values.startDay as { day: string } | undefined)?.day.split('-').reverse().join('.');
  const places = (values.route as string[] | undefined) ?? [values.from, values.to].filter(Boolean);
  return [day, values.company ?? values.fullName, places.join(' - ')].filter(Boolean).join(', ');
};

function compareTrip(
  row: ParsedRow,
  trip: AgreedTrip,
  known: ReadonlyMap<string, KnownTrip>,
  seen: Map<string, number>,
): Judgement<AgreedTrip> {
  const subject = describe(row);
  const { stops, order } = trip.route;
  const { company, fullName } = trip.fields;
  const key = toTripKey({
    startsAt: order.startsAt,
    company,
    fullName,
    from: stops[0]?.city ?? '',
    to: stops.at(-1)?.city ?? '',
  });
  const former = seen.get(key);
  if (former !== undefined) return refuse(row, subject, [problem(null, message('imports.repeated', { row: former }))]);
  seen.set(key, row.line);
  const same = known.get(key);
  const differing = same && listDiffering(row, trip, same);
  if (differing) return refuse(row, subject, [problem(differing, message('imports.tripDiffers'))]);
  return judgeAs(row, subject, { outcome: same ? 'unchanged' : 'new', targetId: same?.id ?? null, entry: trip });
}

/** The first column whose value in the file is another one in the portal. */
function listDiffering({ values }: ParsedRow, { fields, price }: AgreedTrip, same: KnownTrip): string | undefined {
  if (fields.passengers !== same.passengers) return 'passengers';
  if (values.fullName !== undefined && fields.fullName !== same.fullName) return 'fullName';
  if (values.email !== undefined && fields.email !== same.email) return 'email';
  if (values.phone !== undefined && fields.phone !== same.phone) return 'phone';
  return values.price !== undefined && price !== same.price ? 'price' : undefined;
}

async function write(run: ImportRun, batch: number, rows: Judgement<AgreedTrip>[]): Promise<void> {
  const { deps, manager, viewer, now } = run;
  for (let first = 0; first < rows.length; first += AT_ONCE) {
    const part = rows.slice(first, first + AT_ONCE);
    const agreed = part.flatMap(({ entry }) => (entry ? [entry] : []));
    await importOrders(deps, manager, { viewer, batch, trips: agreed });
    // A coming trip's driver and bus are a draft of the plan: a person confirms it, and only then a driver hears of it.
    await insertRows(
      manager,
      PlanDraft,
      agreed
        .filter(({ crew, route }) => route.order.endsAt > now && crew.driverIds.length + crew.busIds.length > 0)
        .map(({ id, crew }) => ({ orderId: id, orderVersion: 1, ...crew, mark: createId(), changedById: viewer.id })),
    );
    for (const row of part) row.targetId = row.entry?.id ?? null;
    await run.step(part.length);
  }
}

const AT_ONCE = 1000;

async function listTouched({ manager }: ImportRun, rows: KeptRow[]): Promise<KeptRow[]> {
  const ids = rows.map(({ targetId }) => targetId);
  const untouched = await listUntouched(manager, ids);
  return rows.filter(({ targetId }) => !untouched.has(targetId));
}

async function takeBack({ deps, manager, viewer }: ImportRun, batch: number, rows: KeptRow[]): Promise<void> {
  const ids = rows.map(({ targetId }) => targetId);
  await takeBackOrders(deps, manager, { viewer, batch, ids });
}
