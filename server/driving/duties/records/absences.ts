import { Field, ObjectType } from 'type-graphql';
import type { EntityManager } from 'typeorm';
import type { Deps, Viewer } from '../../../access';
import { User } from '../../../model/people/user.entity';
import { isAdmin } from '../../../access';
import { Bus } from '../../../model/fleet/bus.entity';
import { badInput, notFound } from '../../../texts/messages';
import { createId } from '../../../platform/ids';
import { LocalDateScalar, UUIDScalar } from '../../../platform/api/scalars';
import { LONGEST_LIST } from '../../../platform/longestList';
import { toLocalDate } from '../../../platform/time';
import { countDays } from '../../../platform/values/localDay';
import type { EnteredAbsence } from '../dutyTypes';
import { Absence } from '../../../model/driving/absence.entity';
import type { AbsenceKind } from '../../../model/driving/absence.entity';
import { AbsenceKindEnum } from './recordInputs';
import { selectPersonName } from '../../../model/people/personName';

@ObjectType({ description: 'Days on which a driver or a bus is not available.', simpleResolvers: true })
export class AbsenceRow {
  @Field(() => UUIDScalar, { description: 'Id.' })
  id: string;
  @Field(() => UUIDScalar, { nullable: true, description: 'Id of the driver. Null for a bus.' })
  driverId: string | null;
  @Field(() => UUIDScalar, { nullable: true, description: 'Id of the bus. Null for a driver.' })
  busId: string | null;
  @Field(() => String, { description: 'Name of the driver or bus.' })
  name: string;
  @Field(() => LocalDateScalar, { description: 'First day.' })
  firstDay: string;
  @Field(() => LocalDateScalar, { description: 'Last day, included.' })
  lastDay: string;
  @Field(() => AbsenceKindEnum, { description: 'The reason.' })
  kind: AbsenceKind;
  @Field(() => String, { description: 'Note. It may be empty.' })
  note: string;
}

/** Absences that are not over, of one driver or bus when said; drivers see their own. */
export function listAbsences(
  { db, clock }: Deps,
  viewer: Viewer,
  { driverId, busId }: { driverId?: string; busId?: string },
): Promise<AbsenceRow[]> {
  return db.dataSource.query(
    `select a.id, a.driver_id as "driverId", a.bus_id as "busId", a.kind, a.note, a.first_day::text as "firstDay",
       a.last_day::text as "lastDay", coalesce(b.name, ${selectPersonName('u')}) as name
     from absence a left join "user" u on u.id = a.driver_id left join bus b on b.id = a.bus_id
     where a.last_day >= $1::date and ($2::uuid is null or a.driver_id = $2) and ($3::uuid is null or a.bus_id = $3)
     order by a.first_day, estonian_order(coalesce(b.name, ${selectPersonName('u')})), a.id
     limit ${LONGEST_LIST}`,
    [toLocalDate(clock.now()), isAdmin(viewer) ? (driverId ?? null) : viewer.id, busId ?? null],
  );
}

/** Enters an absence in the transaction of `manager`; returns its id. Errors: BAD_USER_INPUT, NOT_FOUND. */
export async function enterAbsence(manager: EntityManager, input: EnteredAbsence): Promise<string> {
  const { driverId = null, busId = null, firstDay, lastDay, kind, note } = input;
  if ((driverId === null) === (busId === null)) throw badInput('choice.driverOrBus', 'driverId');
  if (lastDay < firstDay) throw badInput('period.endBeforeStart', 'lastDay');
  if (countDays(firstDay, lastDay) > 3 * 366 + 1) throw badInput('absence.tooLong', 'lastDay');
  const fits = driverId ? kind !== 'workshop' : kind === 'workshop' || kind === 'other';
  if (!fits) throw badInput(driverId ? 'absence.driverInWorkshop' : 'absence.busOnLeave', 'kind');
  const known = driverId ? manager.existsBy(User, { id: driverId }) : manager.existsBy(Bus, { id: busId ?? '' });
  if (!(await known)) throw notFound(driverId ? 'driver' : 'bus');
  const id = createId();
  await manager.insert(Absence, { id, driverId, busId, firstDay, lastDay, kind, note: note.trim() });
  return id;
}

/** Errors: NOT_FOUND. */
export async function deleteAbsence({ db }: Deps, id: string): Promise<void> {
  const { affected } = await db.dataSource.manager.delete(Absence, { id });
  if (!affected) throw notFound('absence');
}
