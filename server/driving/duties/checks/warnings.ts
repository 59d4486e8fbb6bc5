import type { EntityManager } from 'typeorm';
import { filterFar, readNeighbours } from '../../../access';
import { tellTooFar } from '../../../maps';
import { selectBusPapers, selectDriverPapers } from '../../../model/driving/papers';
import type { AbsenceKind } from '../../../model/driving/absence.entity';
import type { Message } from '../../../platform/values/message';
import { message } from '../../../texts/messages';

/** The trip as far as papers and seats go. Local dates, YYYY-MM-DD. */
export interface TripNeeds {
  firstDay: string;
  lastDay: string;
  passengers: number;
}

interface Ends {
  id: string;
  kind: PaperKind;
  ends: string;
}
interface Away {
  id: string;
  kind: AbsenceKind;
  firstDay: string;
  lastDay: string;
}

type PaperKind = 'licence' | 'code95' | 'driverCard' | 'medical' | 'inspection' | 'insurance';

/**
 * Warnings of drivers and buses, by their ids: too far a way to or from the trip, papers that end before its last day,
 * absences, and defects with which a bus may not drive.
 */
export async function listTripWarnings(
  manager: EntityManager,
  { id: orderId, startsAt, endsAt, firstDay, lastDay }: TripNeeds & { id: string; startsAt: Date; endsAt: Date },
): Promise<(id: string) => Message[]> {
  const sought = { orderId, startsAt, endsAt };
  const far = await filterFar(manager, sought, await readNeighbours(manager, { ...sought, ids: null }));
  const ended = await manager.query<Ends[]>(
    `select w.id, w.kind, w.ends::text from (
       select r.driver_id as id, p.kind, p.ends from driver_record r, lateral (${selectDriverPapers('r')}) p(kind, ends)
       union all
       select b.id, p.kind, p.ends from bus b, lateral (${selectBusPapers('b')}) p(kind, ends)) w
     where w.ends < $1::date order by w.ends`,
    [lastDay],
  );
  const absent = await manager.query<Away[]>(
    `select coalesce(driver_id, bus_id) as id, kind, first_day::text as "firstDay", last_day::text as "lastDay"
     from absence where first_day <= $2::date and last_day >= $1::date order by first_day`,
    [firstDay, lastDay],
  );
  const unfit = await manager.query<{ id: string }[]>(
    `select driver_id as id from driver_record where licence_category !~* 'D'`,
  );
  const broken = await manager.query<{ id: string; text: string }[]>(
    `select bus_id as id, left(text, 100) as text from defect where may_not_drive and state <> 'done' order by reported_at`,
  );
  const found = new Map<string, Message[]>();
  const put = (id: string, told: Message) => found.set(id, [...(found.get(id) ?? []), told]);
  for (const { other, ...way } of far) put(other.id, tellTooFar(way, other.what));
  for (const { id, kind, firstDay: from, lastDay: to } of absent)
    put(id, message(`away.${kind}`, { days: { dates: [from, to] } }));
  for (const { id, text } of broken) put(id, message('warn.mayNotDrive', { defect: text }));
  for (const { id } of unfit) put(id, message('warn.noBusLicence'));
  for (const { id, kind, ends } of ended) put(id, message(`warn.${kind}`, { day: { date: ends } }));
  return (id) => found.get(id) ?? [];
}

/** Seats with those of the drivers against who must sit; undefined when they are enough or not known. */
export function warnOfSeats(seats: (number | null)[], passengers: number, drivers: number): Message | undefined {
  if (seats.length === 0 || seats.some((each) => each === null)) return undefined;
  const have = seats.reduce<number>((sum, each) => sum + (each ?? 0), 0);
  const need = passengers + drivers;
  return have < need ? message('busFit.tooFewSeats', { have, need }) : undefined;
}
