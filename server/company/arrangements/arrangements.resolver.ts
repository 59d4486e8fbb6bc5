import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../access';
import { signedIn } from '../../access';
import { Id } from '../../platform/api/args';
import { LocalDateScalar, UUIDScalar } from '../../platform/api/scalars';
import {
  getArrangement,
  getException,
  listArrangements,
  listExceptions,
  myArrangements,
  myExceptions,
} from './arrangementLists';
import { createArrangement, deleteArrangement, updateArrangement } from './arrangements';
import { ArrangementRow, ExceptionRow } from './arrangementTypes';
import { correctDriver } from './correctDriver';
import { createException, deleteException, updateException } from './exceptions';
import { PublicHoliday, publicHolidays } from './holidays';
import { ArrangementInput, ExceptionInput } from './inputs';

const ArrangementId = () => Arg('arrangementId', () => UUIDScalar, { description: 'Id of the arrangement.' });
const Input = () => Arg('input', () => ArrangementInput, { description: 'The arrangement.' });
const DayInput = () => Arg('input', () => ExceptionInput, { description: 'What differs.' });

@Resolver()
export class ArrangementsResolver {
  @Query(() => [ArrangementRow], { description: 'Arrangements by name.' })
  arrangements(
    @Ctx() { deps }: RequestContext,
    @Arg('active', () => Boolean, { defaultValue: true, description: 'False: those whose last day has passed.' })
    active: boolean,
  ) {
    return listArrangements(deps, active);
  }

  @Query(() => ArrangementRow, { description: 'One arrangement, a deleted one too.' })
  arrangement(@Ctx() { deps }: RequestContext, @Id('arrangement') id: string) {
    return getArrangement(deps, id);
  }

  @Query(() => [ArrangementRow], { description: 'Own active arrangements.' })
  myArrangements(@Ctx() { deps, viewer }: RequestContext) {
    return myArrangements(deps, signedIn(viewer));
  }

  @Query(() => [ExceptionRow], { description: 'Exceptions of one arrangement, or of all, by date.' })
  arrangementExceptions(
    @Ctx() { deps }: RequestContext,
    @Arg('arrangementId', () => UUIDScalar, {
      nullable: true,
      description: 'Id of the arrangement; null for all.',
    })
    arrangementId?: string,
  ) {
    return listExceptions(deps, arrangementId);
  }

  @Query(() => ExceptionRow, { description: 'One exception.' })
  arrangementException(@Ctx() { deps }: RequestContext, @Id('exception') id: string) {
    return getException(deps, id);
  }

  @Query(() => [ExceptionRow], { description: 'Exceptions of own arrangements, and those on which one drives.' })
  myExceptions(@Ctx() { deps, viewer }: RequestContext) {
    return myExceptions(deps, signedIn(viewer));
  }

  @Query(() => [PublicHoliday], { description: 'Public holidays of Estonia in a year.' })
  publicHolidays(@Arg('year', () => Int, { description: '2000 to 2100.' }) year: number) {
    return publicHolidays(year);
  }

  @Mutation(() => ArrangementRow, { description: 'Adds an arrangement.' })
  async createArrangement(@Ctx() { deps }: RequestContext, @Input() input: ArrangementInput) {
    return getArrangement(deps, await createArrangement(deps, input));
  }

  @Mutation(() => ArrangementRow, {
    description:
      'Edits a whole arrangement from a day on; what was driven before stands, and exceptions stay as they are.',
  })
  async updateArrangement(
    @Ctx() { deps }: RequestContext,
    @Id('arrangement') id: string,
    @Input() input: ArrangementInput,
    @Arg('version', () => Int, { nullable: true, description: 'The version the change was made on.' }) version?: number,
    @Arg('from', () => LocalDateScalar, {
      nullable: true,
      description:
        'The day from which it holds, today or later; today unless told. An arrangement that has left today changes from tomorrow on.',
    })
    from?: string,
  ) {
    await updateArrangement(deps, id, { input, version, from });
    return getArrangement(deps, id);
  }

  @Mutation(() => ArrangementRow, {
    description: 'Says who really drove on days gone by. An exception that names a driver stays.',
  })
  async correctArrangementDriver(
    @Ctx() { deps }: RequestContext,
    @Id('arrangement') id: string,
    @Arg('first', () => LocalDateScalar, { description: 'First day.' }) first: string,
    @Arg('last', () => LocalDateScalar, { description: 'Last day; gone by too.' }) last: string,
    @Arg('driver', () => UUIDScalar, { description: 'Who drove.' }) driver: string,
  ) {
    await correctDriver(deps, id, { first, last, driver });
    return getArrangement(deps, id);
  }

  @Mutation(() => Boolean, {
    description: 'Deletes an arrangement; what was driven before stands, in calendar and report.',
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

  @Mutation(() => Boolean, { description: 'Deletes an exception: the date is as any other again.' })
  async deleteArrangementException(@Ctx() { deps }: RequestContext, @Id('exception') id: string) {
    await deleteException(deps, id);
    return true;
  }
}
