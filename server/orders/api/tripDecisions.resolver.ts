import { ActOutcomeEnum } from '../types/actOutcome';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../access';
import { Id, Key } from '../../platform/api/args';
import { UUIDScalar } from '../../platform/api/scalars';
import { acceptOffer, askOfferAgain, rejectOffer } from '../actions/offers/decideByLink';
import type { RejectReason } from '../../model/orders/offer.entity';
import { RejectReasonEnum } from '../types/enums';
import { GroupLeaderInput } from '../types/tripInputs';

const OfferId = () =>
  Arg('offerId', () => UUIDScalar, { description: 'The offer that the page shows. A different offer is not decided.' });

/** Decisions of a customer on the page of the trip: the same actions as by the offer's links. */
@Resolver()
export class TripDecisionsResolver {
  @Mutation(() => ActOutcomeEnum, { description: 'Accepts the offer on the page of the trip.' })
  acceptTrip(
    @Ctx() { deps, address }: RequestContext,
    @Id('order') id: string,
    @Key('key') tripKey: string,
    @OfferId() offerId: string,
    @Arg('leader', () => GroupLeaderInput, { description: 'The group leader.' }) leader: GroupLeaderInput,
  ) {
    return acceptOffer(deps, id, { tripKey, offerId }, leader, address ?? null);
  }

  @Mutation(() => ActOutcomeEnum, { description: 'Rejects the offer on the page of the trip.' })
  rejectTrip(
    @Ctx() { deps }: RequestContext,
    @Id('order') id: string,
    @Key('key') tripKey: string,
    @OfferId() offerId: string,
    @Arg('reason', () => RejectReasonEnum, { description: 'The reason.' }) reason: RejectReason,
  ) {
    return rejectOffer(deps, id, { tripKey, offerId }, reason);
  }

  @Mutation(() => ActOutcomeEnum, { description: 'Asks for a new offer after the old one has ended.' })
  askTripOffer(@Ctx() { deps }: RequestContext, @Id('order') id: string, @Key('key') tripKey: string) {
    return askOfferAgain(deps, id, { tripKey });
  }
}
