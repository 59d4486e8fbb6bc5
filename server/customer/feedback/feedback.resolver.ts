import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../access';
import { signedIn } from '../../access';
import { Id } from '../../platform/api/args';
import { KeyScalar, UUIDScalar } from '../../platform/api/scalars';
import { FeedbackInput, editFeedback, submitFeedback, submitFeedbackByLink } from './submitFeedback';

const OrderId = () => Arg('orderId', () => UUIDScalar, { description: 'Id of the order.' });
const Input = () => Arg('input', () => FeedbackInput, { description: 'The feedback.' });

@Resolver()
export class FeedbackResolver {
  @Mutation(() => Boolean, {
    description: 'A driver reports on an own job; replaces an earlier feedback that nobody has read.',
  })
  async submitFeedback(
    @Ctx() { deps, viewer }: RequestContext,
    @OrderId() orderId: string,
    @Input() input: FeedbackInput,
    @Arg('driverId', () => UUIDScalar, { nullable: true, description: 'The driver, when an admin reports.' })
    driverId?: string,
  ) {
    await submitFeedback(deps, signedIn(viewer), orderId, driverId, input);
    return true;
  }

  @Mutation(() => Boolean, { description: 'A driver reports by the e-mailed link.' })
  async submitFeedbackByLink(
    @Ctx() { deps }: RequestContext,
    @OrderId() orderId: string,
    @Arg('secret', () => KeyScalar, { description: 'Secret of the link.' }) secret: string,
    @Arg('driverId', () => UUIDScalar, { description: 'Which driver of the job.' }) driverId: string,
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
    await editFeedback(deps, signedIn(viewer), id, input);
    return true;
  }
}
