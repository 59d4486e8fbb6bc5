import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../access';
import { requireViewer } from '../../access';
import { Id, OrderId } from '../../platform/api/args';
import { KeyScalar, UUIDScalar } from '../../platform/api/scalars';
import { FeedbackInput, editFeedback, submitFeedback, submitFeedbackByLink } from './submitFeedback';

const Input = () => Arg('input', () => FeedbackInput, { description: 'The feedback to save.' });

@Resolver()
export class FeedbackResolver {
  @Mutation(() => Boolean, {
    description: 'Saves a driver’s feedback on an own job. It replaces earlier feedback that no admin has read.',
  })
  async submitFeedback(
    @Ctx() { deps, viewer }: RequestContext,
    @OrderId() orderId: string,
    @Input() input: FeedbackInput,
    @Arg('driverId', () => UUIDScalar, { nullable: true, description: 'The driver, when an admin reports for one.' })
    driverId?: string,
  ) {
    await submitFeedback(deps, requireViewer(viewer), orderId, driverId, input);
    return true;
  }

  @Mutation(() => Boolean, { description: 'Saves a driver’s feedback through the e-mailed link.' })
  async submitFeedbackByLink(
    @Ctx() { deps }: RequestContext,
    @OrderId() orderId: string,
    @Arg('secret', () => KeyScalar, { description: 'Secret of the link.' }) secret: string,
    @Arg('driverId', () => UUIDScalar, { description: 'The driver of the job that the feedback is from.' })
    driverId: string,
    @Input() input: FeedbackInput,
  ) {
    await submitFeedbackByLink(deps, orderId, secret, driverId, input);
    return true;
  }

  @Mutation(() => Boolean, { description: 'Corrects a feedback.' })
  async editFeedback(
    @Ctx() { deps, viewer }: RequestContext,
    @Id('feedback') id: string,
    @Input() input: FeedbackInput,
  ) {
    await editFeedback(deps, requireViewer(viewer), id, input);
    return true;
  }
}
