import type { Deps } from '../access/context';
import type { Viewer } from '../access/viewer';
import { storePhoneFixes } from '../driving/road/positions/storeFixes';
import { createId } from '../platform/ids';
import { query, sql } from '../platform/sql';
import { addMs, days, minutes } from '../platform/time';
import type { Api } from './actions/api';

interface RoadJob {
  id: string;
  driverId: string;
  start: number;
  end: number;
  stops: { lat: number; lng: number; arrive: number | null; depart: number | null }[];
}

/** Minutes behind the plan of one trip after the other, and what may be those of the late one. */
const delays = [4, -3, 9, 0];
const lateDelays = [38, 25, 55, 80, 110];

/** Drivers of the last twelve days recorded their trips on the phone; those under way send their place, and one of them is late. */
export async function playRoad(api: Api, deps: Deps, drivers: Map<string, Viewer>, present: Date): Promise<void> {
  const jobs = (await readJobs(deps, present)).filter(({ driverId }) => drivers.has(driverId));
  const late = findLate(jobs, present);
  for (const [nth, job] of jobs.entries()) {
    const driver = drivers.get(job.driverId);
    if (!driver) continue;
    const delay = job === late?.job ? late.delay : (delays[nth % delays.length] ?? 0);
    const acts = listActs(job, delay, present);
    const input = { driverId: driver.id, events: acts.map((one) => toInput(job.id, one)) };
    if (acts.length === 0) continue;
    await api.run(driver, 'mutation($input: TripEventsInput!) { sendTripEvents(input: $input) { refusal } }', {
      input,
    });
    await sendPlaces(deps, driver, job, { acts, present });
  }
}

/** Those under way first, then the latest. */
const readJobs = ({ db }: Deps, present: Date): Promise<RoadJob[]> =>
  query<RoadJob>(
    db.dataSource.manager,
    sql`select o.id, d.driver_id as "driverId", extract(epoch from o.starts_at)::float8 * 1000 as start,
          extract(epoch from o.ends_at)::float8 * 1000 as "end",
          (select jsonb_agg(jsonb_build_object('lat', s.lat, 'lng', s.lng, 'arrive', extract(epoch from s.arrive) * 1000,
            'depart', extract(epoch from s.depart) * 1000) order by s.position) from stop s where s.order_id = o.id) as stops
        from "order" o join job j on j.order_id = o.id
          join driver_assignment d on d.job_id = j.id and d.position = 0 and d.confirmation <> 'declined'
        where o.deleted_at is null and o.status in ('job', 'archived') and o.starts_at < ${present}
          and o.ends_at > ${addMs(present, -days(12))} and o.ends_at - o.starts_at < interval '20 hours'
        order by o.ends_at > ${present} desc, o.starts_at desc, o.id limit 20`,
  );

interface Act {
  kind: string;
  stop: number | null;
  at: number;
}

/** A trip under way that is between two stops when it is so late: a stay would make up for it. */
function findLate(jobs: readonly RoadJob[], present: Date): { job: RoadJob; delay: number } | undefined {
  const ways = jobs
    .filter(({ end }) => end > present.getTime())
    .flatMap((job) => lateDelays.map((delay) => ({ job, delay })));
  return ways.find(({ job, delay }) => listActs(job, delay, present).at(-1)?.kind === 'leave');
}

/** The acts until now of a driver who is this many minutes late. */
function listActs({ stops, start, end }: RoadJob, delay: number, present: Date): Act[] {
  const delayMs = minutes(delay);
  const last = stops.length - 1;
  const acts: Act[] = [{ kind: 'dutyBegin', stop: null, at: start - minutes(25) }];
  stops.forEach(({ arrive, depart }, stop) => {
    const reached = stop === 0 ? start - minutes(12) : (arrive ?? depart ?? end) + delayMs;
    acts.push({ kind: 'arrive', stop, at: reached });
    if (stop < last)
      acts.push({ kind: 'leave', stop, at: Math.max((depart ?? reached) + delayMs, reached + minutes(3)) });
  });
  acts.push({ kind: 'dutyEnd', stop: null, at: end + delayMs + minutes(20) });
  return acts.filter(({ at }) => at < present.getTime() - minutes(2));
}

const toInput = (orderId: string, { kind, stop, at }: Act) => ({
  id: createId(),
  kind,
  orderId,
  stop,
  phoneAt: new Date(at).toISOString(),
  clockOffsetMs: 0,
});

const FIXES = 20;

/** The last minutes of a bus that stands at a stop, or is between two. */
async function sendPlaces(
  deps: Deps,
  driver: Viewer,
  { id, end, stops }: RoadJob,
  { acts, present }: { acts: readonly Act[]; present: Date },
): Promise<void> {
  const last = acts.at(-1);
  const from = stops[last?.stop ?? 0];
  const to = last?.kind === 'leave' ? stops[(last.stop ?? 0) + 1] : from;
  if (end < present.getTime() || !last || !from || !to) return;
  const drive = (to.arrive ?? to.depart ?? 0) - (from.depart ?? 0);
  const fixes = Array.from({ length: FIXES }, (_, nth) => {
    const at = present.getTime() - minutes(FIXES - nth - 1);
    const share = from === to ? 0 : Math.min(Math.max((at - last.at) / drive, 0), 0.95);
    return { at, lat: from.lat + (to.lat - from.lat) * share, lng: from.lng + (to.lng - from.lng) * share };
  });
  await storePhoneFixes(deps, driver, { orderId: id, fixes });
}

/** Defects as drivers reported them; nobody has looked after the first one yet. */
const defects = [
  { text: 'Parem tagumine tuli ei põle', mayNotDrive: false, state: null },
  { text: 'Kliimaseade jahutab halvasti', mayNotDrive: false, state: 'workshop' },
  { text: 'Istme 23 turvavöö on kinni kiilunud', mayNotDrive: false, state: 'done' },
];

export async function reportDefects(api: Api, chief: Viewer, drivers: Map<string, Viewer>, busIds: readonly string[]) {
  const reporters = [...drivers.values()];
  for (const [nth, { text, mayNotDrive, state }] of defects.entries()) {
    const input = { busId: busIds[nth], text, mayNotDrive };
    const { id } = await api.run<{ id: string }>(
      reporters[nth] ?? chief,
      'mutation($input: DefectInput!) { id: reportDefect(input: $input) }',
      { input },
    );
    if (state)
      await api.run(chief, 'mutation($id: UUID!, $state: DefectState!) { changeDefect(id: $id, state: $state) }', {
        id,
        state,
      });
  }
}
