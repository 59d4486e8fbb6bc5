import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../access';
import { signedIn } from '../../access';
import type { SelectedFields } from '../../platform/api/selectedFields';
import { Selected } from '../../platform/api/selectedFields';
import { Id, Key, Version } from '../../platform/api/args';
import { UUIDScalar } from '../../platform/api/scalars';
import type { Message } from '../../platform/values/message';
import type { ReasonedAssignment } from '../actions/jobs/assignments';
import { confirmJob, confirmOwnJob } from '../actions/jobs/confirmJob';
import { AssignmentInput } from '../types/inputs';
import { archiveOrder, askDriverAgain, startJob, takeFromArchive, updateJob } from '../actions/jobs/jobs';
import { orderById } from '../reads/orderLists';
import { OrderRow } from '../types/orderTypes';
import { markFeedbackRead, markGoodFeedbackRead } from '../actions/jobs/readFeedback';

const Confirm = () => Arg('confirm', () => Boolean, { description: 'True confirms, false declines.' });
const DeclineReason = () =>
  Arg('reason', () => String, { nullable: true, description: 'Why the driver declines, up to 255 characters.' });
const Assignment = () => Arg('input', () => AssignmentInput, { description: 'Who drives and with what.' });

/** What happens to an order from the moment that driver and bus are assigned. */
@Resolver()
export class JobChangesResolver {
  @Mutation(() => OrderRow, {
    description:
      'Assigns driver and bus: the order becomes a job, and drivers are asked to confirm; after the trip, for feedback.',
  })
  async startJob(
    @Ctx() { deps, viewer, unaskedReason }: RequestContext,
    @Selected() selected: SelectedFields,
    @Id('order') id: string,
    @Assignment() input: AssignmentInput,
    @Version() version?: number,
  ) {
    await startJob(deps, signedIn(viewer), { id, version, input: addReason(input, unaskedReason) });
    return orderById(deps, signedIn(viewer), id, selected);
  }

  @Mutation(() => OrderRow, { description: 'Changes who drives and with what; only added drivers are asked.' })
  async updateJob(
    @Ctx() { deps, viewer, unaskedReason }: RequestContext,
    @Selected() selected: SelectedFields,
    @Id('order') id: string,
    @Assignment() input: AssignmentInput,
    @Version() version?: number,
  ) {
    await updateJob(deps, signedIn(viewer), { id, version, input: addReason(input, unaskedReason) });
    return orderById(deps, signedIn(viewer), id, selected);
  }

  @Mutation(() => OrderRow, { description: 'Asks a driver once more who declined.' })
  async askDriverAgain(
    @Ctx() { deps, viewer }: RequestContext,
    @Selected() selected: SelectedFields,
    @Id('order') id: string,
    @Arg('driverId', () => UUIDScalar, { description: 'The driver.' }) driverId: string,
    @Arg('overlapReason', () => String, {
      nullable: true,
      description: 'Why the driver may be in two places at once; without it that is refused with OVERLAP.',
    })
    overlapReason?: string,
    @Version() version?: number,
  ) {
    await askDriverAgain(deps, signedIn(viewer), id, version, { driverId, overlapReason });
    return orderById(deps, signedIn(viewer), id, selected);
  }

  @Mutation(() => Boolean, {
    description: 'A driver confirms or declines. True when the confirmation was given before; then nothing changes.',
  })
  confirmJob(
    @Ctx() { deps }: RequestContext,
    @Id('order') id: string,
    @Key('confirmationKey') confirmationKey: string,
    @Confirm() confirm: boolean,
    @DeclineReason() reason?: string,
  ) {
    return confirmJob(deps, id, confirmationKey, { confirm, reason });
  }

  @Mutation(() => Boolean, {
    description:
      'A signed-in driver confirms or declines an own job. True when the confirmation was given before; then nothing changes.',
  })
  confirmOwnJob(
    @Ctx() { deps, viewer }: RequestContext,
    @Id('order') id: string,
    @Confirm() confirm: boolean,
    @DeclineReason() reason?: string,
  ) {
    return confirmOwnJob(deps, signedIn(viewer), id, { confirm, reason });
  }

  @Mutation(() => Boolean, {
    description: 'Marks a feedback as read. With the last one of a finished job, the job moves to the archive.',
  })
  async markFeedbackRead(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('id', () => UUIDScalar, { description: 'Id of the feedback.' }) id: string,
  ) {
    await markFeedbackRead(deps, signedIn(viewer), id);
    return true;
  }

  @Mutation(() => Int, {
    description:
      'Marks those of the given feedback as read that went well and nobody has read. Returns how many. Jobs without further unread feedback move to the archive.',
  })
  markGoodFeedbackRead(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('ids', () => [UUIDScalar], { description: 'Ids of the feedback, 1000 at most.' }) ids: string[],
  ) {
    return markGoodFeedbackRead(deps, signedIn(viewer), ids);
  }

  @Mutation(() => OrderRow, { description: 'Moves a finished job to the archive and marks its feedback read.' })
  async archiveOrder(
    @Ctx() { deps, viewer }: RequestContext,
    @Selected() selected: SelectedFields,
    @Id('order') id: string,
    @Version() version?: number,
  ) {
    await archiveOrder(deps, signedIn(viewer), id, version);
    return orderById(deps, signedIn(viewer), id, selected);
  }

  @Mutation(() => OrderRow, { description: 'Makes an archived order a job again, so that it can be corrected.' })
  async takeFromArchive(
    @Ctx() { deps, viewer }: RequestContext,
    @Selected() selected: SelectedFields,
    @Id('order') id: string,
    @Version() version?: number,
  ) {
    await takeFromArchive(deps, signedIn(viewer), id, version);
    return orderById(deps, signedIn(viewer), id, selected);
  }
}

/** The assignment, which goes on for the reason of the call where it gives none itself. */
function addReason(input: AssignmentInput, unaskedReason: Message | undefined): ReasonedAssignment {
  if (!unaskedReason) return input;
  const { overlapReason, hoursReason } = input;
  return { ...input, overlapReason: overlapReason ?? unaskedReason, hoursReason: hoursReason ?? unaskedReason };
}
