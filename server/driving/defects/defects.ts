import { Field, InputType, ObjectType } from 'type-graphql';
import type { EntityManager } from 'typeorm';
import { MaxLength } from 'class-validator';
import type { Deps, Viewer } from '../../access';
import { Bus } from '../../model/fleet/bus.entity';
import { Defect } from '../../model/fleet/defect.entity';
import type { DefectState } from '../../model/fleet/defect.entity';
import { selectPersonName } from '../../model/people/personName';
import { selectPhotoUrl } from '../../model/system/photoUrl';
import { NotBlank } from '../../platform/api/notBlank';
import { describeEnum } from '../../platform/api/describeEnum';
import { DateTimeScalar, UUIDScalar } from '../../platform/api/scalars';
import { LONGEST_LIST } from '../../platform/longestList';
import { query, raw, sql } from '../../platform/sql';
import { message, notFound, refuseWith } from '../../texts/messages';

export const DefectStateEnum = describeEnum('DefectState', 'The state of a defect.', {
  open: 'Reported, and not looked after yet.',
  workshop: 'The bus is in the workshop for it.',
  done: 'Repaired.',
});

@ObjectType('Defect', { description: 'Something broken on a bus.', simpleResolvers: true })
export class DefectRow {
  @Field(() => UUIDScalar, { description: 'Id.' })
  id: string;
  @Field(() => UUIDScalar, { description: 'Id of the bus.' })
  busId: string;
  @Field(() => String, { description: 'Name of the bus.' })
  busName: string;
  @Field(() => String, { description: 'The defect in the words of the report.' })
  text: string;
  @Field(() => Boolean, { description: 'True when the bus may not drive until it is repaired.' })
  mayNotDrive: boolean;
  @Field(() => DefectStateEnum, { description: 'The state.' })
  state: DefectState;
  @Field(() => DateTimeScalar, { description: 'The moment of the last change of the state.' })
  stateAt: Date;
  @Field(() => DateTimeScalar, { description: 'The moment of the report.' })
  reportedAt: Date;
  @Field(() => String, { description: 'Name of the person who reported it.' })
  reportedBy: string;
  @Field(() => String, { nullable: true, description: 'Path of the photo. Null without one.' })
  photoUrl: string | null;
}

const LONGEST_TEXT = 1000;

@InputType({ description: 'A report of a defect.' })
export class DefectInput {
  @Field(() => UUIDScalar, {
    nullable: true,
    description: 'Id made by the caller, so that a repeated report is stored once. The default is a new id.',
  })
  id?: string | null;
  @Field(() => UUIDScalar, { description: 'Id of the bus.' })
  busId: string;
  @NotBlank(message('defects.textMissing'))
  @MaxLength(LONGEST_TEXT, refuseWith('input.longest', { most: LONGEST_TEXT }))
  @Field(() => String, { description: 'The defect in words, up to 1000 characters.' })
  text: string;
  @Field(() => Boolean, { description: 'True when the bus may not drive until it is repaired.' })
  mayNotDrive: boolean;
}

/** A report as it is stored. */
interface ReportedDefect extends DefectInput {
  id: string;
  reportedById: string;
  /** When it was reported on the phone, which may be earlier than now. */
  reportedAt: Date;
}

/**
 * Stores a defect once, in the transaction of `manager`: a report that was sent before, from a phone that had no
 * signal, changes nothing. Errors: NOT_FOUND.
 */
export async function reportDefect(manager: EntityManager, reported: ReportedDefect): Promise<void> {
  const { id, busId, text, mayNotDrive, reportedById, reportedAt } = reported;
  if (!(await manager.existsBy(Bus, { id: busId }))) throw notFound('bus');
  await query(
    manager,
    sql`insert into defect (id, bus_id, text, may_not_drive, state, state_at, reported_at, reported_by_id)
        values (${id}, ${busId}, ${text.trim()}, ${mayNotDrive}, 'open', ${reportedAt}, ${reportedAt}, ${reportedById})
        on conflict (id) do nothing`,
  );
}

/**
 * Defects of one bus or of all: unfinished ones first, of these the ones with which the bus may not drive; then repaired
 * ones, the latest first.
 */
export function listDefects({ db }: Deps, busId: string | undefined): Promise<DefectRow[]> {
  return query(
    db.dataSource.manager,
    sql`select d.id, d.bus_id as "busId", b.name as "busName", d.text, d.may_not_drive as "mayNotDrive", d.state,
          d.state_at as "stateAt", d.reported_at as "reportedAt", ${raw(selectPersonName('u'))} as "reportedBy",
          (${raw(selectPhotoUrl('defect', 'd.id'))}) as "photoUrl"
        from defect d join bus b on b.id = d.bus_id join "user" u on u.id = d.reported_by_id
        where ${busId ?? null}::uuid is null or d.bus_id = ${busId ?? null}
        order by d.state = 'done', d.state <> 'done' and not d.may_not_drive,
          case when d.state = 'done' then d.state_at end desc, d.reported_at desc, d.id
        limit ${raw(String(LONGEST_LIST))}`,
  );
}

/** A field that is left out stays; so does the moment of a state that is sent again. Errors: NOT_FOUND. */
export async function changeDefect(
  { db, clock }: Deps,
  id: string,
  { state, mayNotDrive }: { state?: DefectState | null; mayNotDrive?: boolean | null },
): Promise<void> {
  const { manager } = db.dataSource;
  const defect = await manager.findOneBy(Defect, { id });
  if (!defect) throw notFound('defect');
  const isNewState = state && state !== defect.state;
  const fields = { ...(isNewState && { state, stateAt: clock.now() }), ...(mayNotDrive != null && { mayNotDrive }) };
  if (Object.keys(fields).length > 0) await manager.update(Defect, { id }, fields);
}

/** Checks that the viewer is in the office or reported this defect. Errors: NOT_FOUND, also for others' defects. */
export async function requireReporterOrOffice({ db }: Deps, viewer: Viewer, id: string): Promise<void> {
  const defect = await db.dataSource.manager.findOneBy(Defect, { id });
  if (!defect || (viewer.role !== 'admin' && defect.reportedById !== viewer.id)) throw notFound('defect');
}
