import { ActOutcomeEnum } from '../types/actOutcome';
import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../access';
import { requireViewer } from '../../access';
import type { SelectedFields } from '../../platform/api/selectedFields';
import { Selected } from '../../platform/api/selectedFields';
import { Id, Key, Version } from '../../platform/api/args';
import { UUIDScalar } from '../../platform/api/scalars';
import type { Message } from '../../platform/values/message';
import type { ReasonedAssignment } from '../actions/jobs/assignments';
import { confirmJob, confirmOwnJob } from '../actions/jobs/confirmJob';
import { AssignmentInput } from '../types/orderInputs';
import { archiveOrder, takeFromArchive } from '../actions/jobs/archiveOrder';
import { askDriverAgain } from '../actions/jobs/askDriverAgain';
import { startJob, updateJob } from '../actions/jobs/startJob';
import { readOrder } from '../reads/orderLists';
import { OrderRow } from '../types/orderTypes';
import { markFeedbackRead, markGoodFeedbackRead } from '../actions/jobs/readFeedback';

const Confirm = () => Arg('confirm', () => Boolean, { description: 'True confirms the job, false declines it.' });
const DeclineReason = () =>
  Arg('reason', () => String, {
    nullable: true,
    description: 'The driver’s reason for declining, up to 255 characters.',
  });
const Assignment = () => Arg('input', () => AssignmentInput, { description: 'Drivers and buses.' });

/** Operations of an order once driver and bus are assigned. */
@Resolver()
export class JobChangesResolver {
  @Mutation(() => OrderRow, {
    description:
      'Assigns driver and bus. The order becomes a job and the drivers are asked to confirm, or after the trip, for feedback.',
  })
  async startJob(
    @Ctx() { deps, viewer, unaskedReason }: RequestContext,
    @Selected() selected: SelectedFields,
    @Id('order') id: string,
    @Assignment() input: AssignmentInput,
    @Version() version?: number,
  ) {
    await startJob(deps, requireViewer(viewer), { id, version, input: addReason(input, unaskedReason) });
    return readOrder(deps, requireViewer(viewer), id, selected);
  }

  @Mutation(() => OrderRow, {
    description: 'Changes drivers and buses of a job. Only added drivers are asked to confirm.',
  })
  async updateJob(
    @Ctx() { deps, viewer, unaskedReason }: RequestContext,
    @Selected() selected: SelectedFields,
    @Id('order') id: string,
    @Assignment() input: AssignmentInput,
    @Version() version?: number,
  ) {
    await updateJob(deps, requireViewer(viewer), { id, version, input: addReason(input, unaskedReason) });
    return readOrder(deps, requireViewer(viewer), id, selected);
  }

  @Mutation(() => OrderRow, { description: 'Asks a driver who declined to confirm again.' })
  async askDriverAgain(
    @Ctx() { deps, viewer }: RequestContext,
    @Selected() selected: SelectedFields,
    @Id('order') id: string,
    @Arg('driverId', () => UUIDScalar, { description: 'The driver.' }) driverId: string,
    @Arg('overlapReason', () => String, {
      nullable: true,
      description: 'The reason to allow two trips at once. Without it an overlap is refused with the code OVERLAP.',
    })
    overlapReason?: string,
    @Version() version?: number,
  ) {
    await askDriverAgain(deps, requireViewer(viewer), id, version, { driverId, overlapReason });
    return readOrder(deps, requireViewer(viewer), id, selected);
  }

  @Mutation(() => ActOutcomeEnum, { description: 'Confirms or declines a job by the driver’s link.' })
  confirmJob(
    @Ctx() { deps }: RequestContext,
    @Id('order') id: string,
    @Key('confirmationKey') confirmationKey: string,
    @Confirm() confirm: boolean,
    @DeclineReason() reason?: string,
  ) {
    return confirmJob(deps, id, confirmationKey, { confirm, reason });
  }

  @Mutation(() => ActOutcomeEnum, { description: 'Confirms or declines an own job of the signed-in driver.' })
  confirmOwnJob(
    @Ctx() { deps, viewer }: RequestContext,
    @Id('order') id: string,
    @Confirm() confirm: boolean,
    @DeclineReason() reason?: string,
  ) {
    return confirmOwnJob(deps, requireViewer(viewer), id, { confirm, reason });
  }

  @Mutation(() => Boolean, {
    description: 'Marks feedback as read. Reading the last feedback of a finished job moves the job to the archive.',
  })
  async markFeedbackRead(@Ctx() { deps, viewer }: RequestContext, @Id('feedback') id: string) {
    await markFeedbackRead(deps, requireViewer(viewer), id);
    return true;
  }

  @Mutation(() => Int, {
    description:
      'Marks the given unread feedback that went well as read and returns its number. Jobs without further unread feedback move to the archive.',
  })
  markGoodFeedbackRead(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('ids', () => [UUIDScalar], { description: 'Ids of the feedback, at most 1000.' }) ids: string[],
  ) {
    return markGoodFeedbackRead(deps, requireViewer(viewer), ids);
  }

  @Mutation(() => OrderRow, { description: 'Moves a finished job to the archive and marks its feedback as read.' })
  async archiveOrder(
    @Ctx() { deps, viewer }: RequestContext,
    @Selected() selected: SelectedFields,
    @Id('order') id: string,
    @Version() version?: number,
  ) {
    await archiveOrder(deps, requireViewer(viewer), id, version);
    return readOrder(deps, requireViewer(viewer), id, selected);
  }

  @Mutation(() => OrderRow, { description: 'Turns an archived order into a job again, so that it can be corrected.' })
  async takeFromArchive(
    @Ctx() { deps, viewer }: RequestContext,
    @Selected() selected: SelectedFields,
    @Id('order') id: string,
    @Version() version?: number,
  ) {
    await takeFromArchive(deps, requireViewer(viewer), id, version);
    return readOrder(deps, requireViewer(viewer), id, selected);
  }
}

/** The assignment, which goes on for the reason of the call where it gives none itself. */
function addReason(input: AssignmentInput, unaskedReason: Message | undefined): ReasonedAssignment {
  if (!unaskedReason) return input;
  const { overlapReason, hoursReason } = input;
  return { ...input, overlapReason: overlapReason ?? unaskedReason, hoursReason: hoursReason ?? unaskedReason };
}
