import { Field, ObjectType } from 'type-graphql';
import type { Deps, Viewer } from '../../access';
import { isAdmin } from '../../access';
import { JourneySheet } from '../../model/driving/journeySheet.entity';
import { selectPhotoUrl } from '../../model/system/photoUrl';
import { isBlank } from '../../platform/api/notBlank';
import { UUIDScalar } from '../../platform/api/scalars';
import { createId } from '../../platform/ids';
import { query, raw, sql } from '../../platform/sql';
import { badInput, forbidden, notFound } from '../../texts/messages';
import type { RoadTrip } from './roadTrip';
import { requireRoadTrip } from './roadTrip';

@ObjectType('JourneySheet', {
  description: 'The numbered sheet of the journey form that a bus has on board.',
  simpleResolvers: true,
})
export class JourneySheetRow {
  @Field(() => UUIDScalar, { description: 'Id of the bus.' })
  busId: string;
  @Field(() => String, { description: 'Name of the bus.' })
  busName: string;
  @Field(() => UUIDScalar, { nullable: true, description: 'Id of the sheet. Null until its numbers are entered.' })
  id: string | null;
  @Field(() => String, { nullable: true, description: 'Number of the book.' })
  book: string | null;
  @Field(() => String, { nullable: true, description: 'Number of the sheet.' })
  sheet: string | null;
  @Field(() => String, { nullable: true, description: 'Path of the photo of the sheet. Null without one.' })
  photoUrl: string | null;
}

/** A job for the office or for its drivers. Errors: NOT_FOUND; FORBIDDEN for drivers without the job or who declined. */
export async function requireOwnTrip(deps: Deps, viewer: Viewer, orderId: string): Promise<RoadTrip> {
  const trip = await requireRoadTrip(deps, orderId);
  if (!isAdmin(viewer) && !trip.current.driverIds.includes(viewer.id)) throw forbidden('road.ownJobsOnly');
  return trip;
}

/** The order of a sheet. Errors: NOT_FOUND. */
export async function requireSheetOrder({ db }: Deps, id: string): Promise<string> {
  const sheet = await db.dataSource.manager.findOneBy(JourneySheet, { id });
  if (!sheet) throw notFound('journeySheet');
  return sheet.orderId;
}

/** A row for each bus of a job. Errors: as `requireOwnTrip`. */
export async function listJourneySheets(deps: Deps, viewer: Viewer, orderId: string): Promise<JourneySheetRow[]> {
  await requireOwnTrip(deps, viewer, orderId);
  return query(
    deps.db.dataSource.manager,
    sql`select b.id as "busId", b.name as "busName", s.id, s.book, s.sheet,
          (${raw(selectPhotoUrl('journey_sheet', 's.id'))}) as "photoUrl"
        from bus_assignment a join job j on j.id = a.job_id join bus b on b.id = a.bus_id
          left join journey_sheet s on s.order_id = j.order_id and s.bus_id = b.id
        where j.order_id = ${orderId} order by a.position`,
  );
}

/** Keeps the numbers of a bus's sheet in the place of former ones. Errors: as `requireOwnTrip`; BAD_USER_INPUT. */
export async function saveJourneySheet(
  deps: Deps,
  viewer: Viewer,
  { orderId, busId, book, sheet }: { orderId: string; busId: string; book: string; sheet: string },
): Promise<void> {
  const trip = await requireOwnTrip(deps, viewer, orderId);
  if (!trip.current.busIds.includes(busId)) throw badInput('road.busNotThere', 'busId');
  const numbers = { book: requireNumber(book, 'book'), sheet: requireNumber(sheet, 'sheet') };
  const written = { ...numbers, writtenAt: deps.clock.now(), writtenById: viewer.id };
  await query(
    deps.db.dataSource.manager,
    sql`insert into journey_sheet (id, order_id, bus_id, book, sheet, written_at, written_by_id)
        values (${createId()}, ${orderId}, ${busId}, ${written.book}, ${written.sheet}, ${written.writtenAt}, ${written.writtenById})
        on conflict (order_id, bus_id) do update set book = excluded.book, sheet = excluded.sheet,
          written_at = excluded.written_at, written_by_id = excluded.written_by_id`,
  );
}

const LONGEST_NUMBER = 20;

function requireNumber(text: string, field: string): string {
  if (isBlank(text)) throw badInput('road.numberMissing', field);
  const number = text.trim();
  if (number.length > LONGEST_NUMBER) throw badInput('input.longest', { most: LONGEST_NUMBER }, field);
  return number;
}
