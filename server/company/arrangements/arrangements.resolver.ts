import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../access';
import { requireViewer } from '../../access';
import { Id } from '../../platform/api/args';
import { LocalDateScalar, UUIDScalar } from '../../platform/api/scalars';
import {
  getArrangement,
  getException,
  listArrangements,
  listExceptions,
  listMyArrangements,
  listMyExceptions,
} from './arrangementLists';
import { createArrangement, deleteArrangement, updateArrangement } from './arrangements';
import { ArrangementRow, ExceptionRow } from './arrangementTypes';
import { correctDriver } from './correctDriver';
import { createException, deleteException, updateException } from './exceptions';
import { PublicHoliday, listPublicHolidays } from './holidays';
import { ArrangementInput, ExceptionInput } from './arrangementInputs';

const ArrangementId = () => Arg('arrangementId', () => UUIDScalar, { description: 'Id of the arrangement.' });
const Input = () => Arg('input', () => ArrangementInput, { description: 'The arrangement to save.' });
const DayInput = () => Arg('input', () => ExceptionInput, { description: 'The differences on the date.' });

@Resolver()
export class ArrangementsResolver {
  @Query(() => [ArrangementRow], { description: 'Arrangements, sorted by name.' })
  arrangements(
    @Ctx() { deps }: RequestContext,
    @Arg('active', () => Boolean, {
      defaultValue: true,
      description: 'False returns the arrangements whose last day has passed.',
    })
    active: boolean,
  ) {
    return listArrangements(deps, active);
  }

  @Query(() => ArrangementRow, { description: 'One arrangement, also if it was deleted.' })
  arrangement(@Ctx() { deps }: RequestContext, @Id('arrangement') id: string) {
    return getArrangement(deps, id);
  }

  @Query(() => [ArrangementRow], { description: 'The signed-in driver’s own active arrangements.' })
  myArrangements(@Ctx() { deps, viewer }: RequestContext) {
    return listMyArrangements(deps, requireViewer(viewer));
  }

  @Query(() => [ExceptionRow], {
    description: 'Exceptions of one arrangement, or of all arrangements, sorted by date.',
  })
  arrangementExceptions(
    @Ctx() { deps }: RequestContext,
    @Arg('arrangementId', () => UUIDScalar, {
      nullable: true,
      description: 'Id of the arrangement. Null returns the exceptions of all arrangements.',
    })
    arrangementId?: string,
  ) {
    return listExceptions(deps, arrangementId);
  }

  @Query(() => ExceptionRow, { description: 'One exception.' })
  arrangementException(@Ctx() { deps }: RequestContext, @Id('exception') id: string) {
    return getException(deps, id);
  }

  @Query(() => [ExceptionRow], {
    description: 'Exceptions of the driver’s own arrangements, and exceptions on which the driver drives.',
  })
  myExceptions(@Ctx() { deps, viewer }: RequestContext) {
    return listMyExceptions(deps, requireViewer(viewer));
  }

  @Query(() => [PublicHoliday], { description: 'Public holidays of Estonia in a year.' })
  publicHolidays(@Arg('year', () => Int, { description: 'The year, 2000 to 2100.' }) year: number) {
    return listPublicHolidays(year);
  }

  @Mutation(() => ArrangementRow, { description: 'Adds an arrangement.' })
  async createArrangement(@Ctx() { deps }: RequestContext, @Input() input: ArrangementInput) {
    return getArrangement(deps, await createArrangement(deps, input));
  }

  @Mutation(() => ArrangementRow, {
    description: 'Edits a whole arrangement from a day on. Earlier runs and existing exceptions stay as they are.',
  })
  async updateArrangement(
    @Ctx() { deps }: RequestContext,
    @Id('arrangement') id: string,
    @Input() input: ArrangementInput,
    @Arg('version', () => Int, { nullable: true, description: 'The version that the change is based on.' })
    version?: number,
    @Arg('from', () => LocalDateScalar, {
      nullable: true,
      description:
        'The day from which the edit applies, today or later. The default is today, or tomorrow once the arrangement has left today.',
    })
    from?: string,
  ) {
    await updateArrangement(deps, id, { input, version, from });
    return getArrangement(deps, id);
  }

  @Mutation(() => ArrangementRow, {
    description: 'Records the real driver of past days. An exception that names a driver stays.',
  })
  async correctArrangementDriver(
    @Ctx() { deps }: RequestContext,
    @Id('arrangement') id: string,
    @Arg('first', () => LocalDateScalar, { description: 'First day.' }) first: string,
    @Arg('last', () => LocalDateScalar, { description: 'Last day. It may be in the past.' }) last: string,
    @Arg('driver', () => UUIDScalar, { description: 'The driver who really drove.' }) driver: string,
  ) {
    await correctDriver(deps, id, { first, last, driver });
    return getArrangement(deps, id);
  }

  @Mutation(() => Boolean, {
    description: 'Deletes an arrangement. Earlier runs stay in calendar and report.',
  })
  async deleteArrangement(@Ctx() { deps }: RequestContext, @Id('arrangement') id: string) {
    await deleteArrangement(deps, id);
    return true;
  }

  @Mutation(() => ExceptionRow, { description: 'Adds an exception on a date on which the arrangement runs.' })
  async createArrangementException(
    @Ctx() { deps }: RequestContext,
    @ArrangementId() arrangementId: string,
    @Arg('date', () => LocalDateScalar, { description: 'The date.' }) date: string,
    @DayInput() input: ExceptionInput,
  ) {
    return getException(deps, await createException(deps, arrangementId, date, input));
  }

  @Mutation(() => ExceptionRow, { description: 'Changes an exception.' })
  async updateArrangementException(
    @Ctx() { deps }: RequestContext,
    @Id('exception') id: string,
    @DayInput() input: ExceptionInput,
  ) {
    await updateException(deps, id, input);
    return getException(deps, id);
  }

  @Mutation(() => Boolean, { description: 'Deletes an exception, so that the date is the same as any other.' })
  async deleteArrangementException(@Ctx() { deps }: RequestContext, @Id('exception') id: string) {
    await deleteException(deps, id);
    return true;
  }
}
