import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../access';
import { requireViewer } from '../../../access';
import { Id } from '../../../platform/api/args';
import { DateTimeScalar, UUIDScalar } from '../../../platform/api/scalars';
import { AbsenceRow, listAbsences, deleteAbsence, enterAbsence } from './absences';
import { EnteredActivity, listActivityEntries, addActivityEntry, deleteActivityEntry } from './activityEntries';
import { DriverRecord } from '../../../model/driving/driverRecord.entity';
import { DutySettings } from '../../../model/driving/dutySettings.entity';
import { AbsenceInput, ActivityEntryInput, DriverRecordInput, DutySettingsInput } from './recordInputs';
import { readDriverRecord, readDutySettings, updateDriverRecord, updateDutySettings } from './records';

const DriverId = () => Arg('driverId', () => UUIDScalar, { description: 'Id of the driver.' });

/** The facts that an assignment must respect: documents, absences, depots, work outside the plans. */
@Resolver()
export class RecordsResolver {
  @Query(() => DriverRecord, { description: 'The documents of a driver. Drivers can read only their own.' })
  driverRecord(@Ctx() { deps, viewer }: RequestContext, @DriverId() driverId: string) {
    return readDriverRecord(deps, requireViewer(viewer), driverId);
  }

  @Mutation(() => DriverRecord, { description: 'Edits the documents of a driver.' })
  updateDriverRecord(
    @Ctx() { deps, viewer }: RequestContext,
    @DriverId() driverId: string,
    @Arg('input', () => DriverRecordInput, { description: 'The documents.' }) input: DriverRecordInput,
  ) {
    return updateDriverRecord(deps, requireViewer(viewer), driverId, input);
  }

  @Query(() => DutySettings, { description: 'The company’s settings of every duty.' })
  dutySettings(@Ctx() { deps }: RequestContext) {
    return readDutySettings(deps);
  }

  @Mutation(() => DutySettings, { description: 'Edits the company’s settings of every duty.' })
  updateDutySettings(
    @Ctx() { deps }: RequestContext,
    @Arg('input', () => DutySettingsInput, { description: 'The settings.' }) input: DutySettingsInput,
  ) {
    return updateDutySettings(deps, input);
  }

  @Query(() => [AbsenceRow], {
    description: 'Absences that are not over, earliest first. Drivers can read only their own.',
  })
  absences(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('driverId', () => UUIDScalar, { nullable: true, description: 'Returns only the absences of this driver.' })
    driverId?: string,
    @Arg('busId', () => UUIDScalar, { nullable: true, description: 'Returns only the absences of this bus.' })
    busId?: string,
  ) {
    return listAbsences(deps, requireViewer(viewer), { driverId, busId });
  }

  @Mutation(() => UUIDScalar, { description: 'Adds an absence and returns its id.' })
  createAbsence(
    @Ctx() { deps }: RequestContext,
    @Arg('input', () => AbsenceInput, { description: 'The absence.' }) input: AbsenceInput,
  ) {
    return enterAbsence(deps.db.dataSource.manager, input);
  }

  @Mutation(() => Boolean, { description: 'Deletes an absence.' })
  async deleteAbsence(@Ctx() { deps }: RequestContext, @Id('absence') id: string) {
    await deleteAbsence(deps, id);
    return true;
  }

  @Query(() => [EnteredActivity], {
    description: 'Entries by hand of a driver, newest first, at most 500.',
  })
  activityEntries(
    @Ctx() { deps }: RequestContext,
    @DriverId() driverId: string,
    @Arg('from', () => DateTimeScalar, {
      description: 'The beginning of the period. Entries that overlap it are returned.',
    })
    from: Date,
    @Arg('to', () => DateTimeScalar, { description: 'The end of the period.' }) to: Date,
  ) {
    return listActivityEntries(deps, driverId, from, to);
  }

  @Mutation(() => UUIDScalar, {
    description: 'Adds an entry by hand, such as work for another employer, and returns its id.',
  })
  addActivityEntry(
    @Ctx() { deps }: RequestContext,
    @Arg('input', () => ActivityEntryInput, { description: 'The activity.' }) input: ActivityEntryInput,
  ) {
    return addActivityEntry(deps, input);
  }

  @Mutation(() => Boolean, { description: 'Deletes an entry by hand.' })
  async deleteActivityEntry(@Ctx() { deps }: RequestContext, @Id('activity entry') id: string) {
    await deleteActivityEntry(deps, id);
    return true;
  }
}
