import { ActOutcomeEnum } from '../types/actOutcome';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../access';
import { requireViewer } from '../../access';
import type { SelectedFields } from '../../platform/api/selectedFields';
import { Selected } from '../../platform/api/selectedFields';
import { badInput } from '../../texts/messages';
import { Confirmed, Id, Key, Version } from '../../platform/api/args';
import { LocalDateScalar, PriceScalar, UUIDScalar, VatRateScalar } from '../../platform/api/scalars';
import { acceptOffer, askOfferAgain, rejectOffer } from '../actions/offers/decideByLink';
import { cancelTrip } from '../actions/cancelTrip';
import { acceptOnBehalf, rejectOnBehalf } from '../actions/offers/decideOnBehalf';
import { answerOrder } from '../actions/offers/answerOrder';
import { updateNotes, updateOrder, updateOrderFood, updatePrice, updateRoute } from '../actions/editOrder';
import { RejectReasonEnum } from '../types/enums';
import { InquiryInput, OfferBasisInput, OrderDetailsInput, OrderNotesInput, StopInput } from '../types/orderInputs';
import { GroupLeaderInput, OrderedFoodInput } from '../types/tripInputs';
import { deleteOrder } from '../actions/deleteOrder';
import type { RejectReason } from '../../model/orders/offer.entity';
import { readOrder } from '../reads/orderLists';
import { OrderRow } from '../types/orderTypes';
import { submitInquiry } from '../actions/submitInquiry';

const Note = () =>
  Arg('note', () => String, { nullable: true, description: "The text under 'Pane tähele' in the e-mail." });

const checkNote = (note: string | undefined) => {
  if (note && note.length > 4000) throw badInput('input.longest', { most: 4000 }, 'note');
  return note ?? '';
};

@Resolver()
export class OrderChangesResolver {
  @Mutation(() => UUIDScalar, { description: 'Submits an inquiry. Returns the id of the order.' })
  submitInquiry(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('input', () => InquiryInput, { description: 'The inquiry.' }) input: InquiryInput,
  ) {
    return submitInquiry(deps, input, !viewer);
  }

  @Mutation(() => ActOutcomeEnum, { description: 'Accepts the offer for the customer.' })
  acceptOffer(
    @Ctx() { deps, address }: RequestContext,
    @Id('order') id: string,
    @Key('activationKey') activationKey: string,
    @Arg('leader', () => GroupLeaderInput, { description: 'The group leader.' }) leader: GroupLeaderInput,
  ) {
    return acceptOffer(deps, id, activationKey, leader, address ?? null);
  }

  @Mutation(() => ActOutcomeEnum, { description: 'Rejects the offer for the customer.' })
  rejectOffer(
    @Ctx() { deps }: RequestContext,
    @Id('order') id: string,
    @Key('activationKey') activationKey: string,
    @Arg('reason', () => RejectReasonEnum, { description: 'The reason.' }) reason: RejectReason,
  ) {
    return rejectOffer(deps, id, activationKey, reason);
  }

  @Mutation(() => Boolean, {
    description: 'Cancels the trip for the customer. If the fee has changed, the code CONFIRM returns the new one.',
  })
  async cancelTrip(
    @Ctx() { deps }: RequestContext,
    @Id('order') id: string,
    @Key('key') key: string,
    @Arg('reason', () => RejectReasonEnum, { description: 'The reason.' }) reason: RejectReason,
    @Arg('fee', () => PriceScalar, { description: 'The fee that the page showed, in euros.' }) seenFee: number,
  ) {
    await cancelTrip(deps, id, key, { reason, seenFee });
    return true;
  }

  @Mutation(() => ActOutcomeEnum, { description: 'Asks for a new offer after the old one has ended.' })
  askOfferAgain(@Ctx() { deps }: RequestContext, @Id('order') id: string, @Key('activationKey') activationKey: string) {
    return askOfferAgain(deps, id, activationKey);
  }

  @Mutation(() => OrderRow, { description: 'Sends an offer to the customer. Earlier links stop working.' })
  async answerOrder(
    @Ctx() { deps, viewer }: RequestContext,
    @Selected() selected: SelectedFields,
    @Id('order') id: string,
    @Arg('price', () => PriceScalar, { description: 'Net price in euros.' }) price: number,
    @Arg('vatRate', () => VatRateScalar, { description: 'VAT rate in percent.' }) vatRate: number,
    @Note() note?: string,
    @Version() version?: number,
    @Arg('basis', () => OfferBasisInput, {
      nullable: true,
      description: 'The lines and version behind the price. Leave it out for a single sum.',
    })
    basis?: OfferBasisInput,
    @Arg('validUntil', () => LocalDateScalar, {
      nullable: true,
      description: 'The last day of the offer. The default is in 14 days, never after the departure.',
    })
    validUntil?: string,
  ) {
    await answerOrder(deps, requireViewer(viewer), {
      id,
      price,
      vatRate,
      note: checkNote(note),
      version,
      validUntil,
      ...basis,
    });
    return readOrder(deps, requireViewer(viewer), id, selected);
  }

  @Mutation(() => OrderRow, { description: 'Accepts for the customer and e-mails the customer.' })
  async acceptOnBehalf(
    @Ctx() { deps, viewer, address }: RequestContext,
    @Selected() selected: SelectedFields,
    @Id('order') id: string,
    @Version() version?: number,
  ) {
    await acceptOnBehalf(deps, requireViewer(viewer), id, { version, address: address ?? null });
    return readOrder(deps, requireViewer(viewer), id, selected);
  }

  @Mutation(() => OrderRow, { description: 'Rejects for the customer. The drivers of a job get an e-mail.' })
  async rejectOnBehalf(
    @Ctx() { deps, viewer }: RequestContext,
    @Selected() selected: SelectedFields,
    @Id('order') id: string,
    @Arg('reason', () => RejectReasonEnum, { defaultValue: 'cancelled_via_platform', description: 'The reason.' })
    reason: RejectReason,
    @Confirmed('the hours that drivers reported for the job') confirmed: boolean,
    @Version() version?: number,
    @Arg('fee', () => PriceScalar, {
      nullable: true,
      description:
        'The cancellation fee in euros, as it was shown. Leave it out to charge none. If it has changed, the code CONFIRM returns the new one.',
    })
    seenFee?: number,
  ) {
    await rejectOnBehalf(deps, requireViewer(viewer), id, { reason, version, confirmed, seenFee });
    return readOrder(deps, requireViewer(viewer), id, selected);
  }

  @Mutation(() => OrderRow, { description: 'Edits the customer’s data of an order.' })
  async updateOrder(
    @Ctx() { deps, viewer }: RequestContext,
    @Selected() selected: SelectedFields,
    @Id('order') id: string,
    @Arg('input', () => OrderDetailsInput, { description: 'The changes.' }) input: OrderDetailsInput,
    @Version() version?: number,
  ) {
    await updateOrder(deps, requireViewer(viewer), id, version, input);
    return readOrder(deps, requireViewer(viewer), id, selected);
  }

  @Mutation(() => OrderRow, { description: 'Saves the given notes.' })
  async updateNotes(
    @Ctx() { deps, viewer }: RequestContext,
    @Selected() selected: SelectedFields,
    @Id('order') id: string,
    @Arg('notes', () => OrderNotesInput, { description: 'The notes.' }) notes: OrderNotesInput,
    @Version() version?: number,
  ) {
    await updateNotes(deps, requireViewer(viewer), id, version, notes);
    return readOrder(deps, requireViewer(viewer), id, selected);
  }

  @Mutation(() => OrderRow, { description: 'Replaces the route. Prices stay.' })
  async updateRoute(
    @Ctx() { deps, viewer }: RequestContext,
    @Selected() selected: SelectedFields,
    @Id('order') id: string,
    @Arg('stops', () => [StopInput], { description: 'Two to ten stops in driving order.' }) stops: StopInput[],
    @Arg('notifyByEmail', () => Boolean, { defaultValue: false, description: 'True e-mails the customer.' })
    notifyByEmail: boolean,
    @Version() version?: number,
  ) {
    await updateRoute(deps, requireViewer(viewer), id, version, stops, notifyByEmail);
    return readOrder(deps, requireViewer(viewer), id, selected);
  }

  @Mutation(() => OrderRow, { description: 'Replaces the ordered catering.' })
  async updateOrderFood(
    @Ctx() { deps, viewer }: RequestContext,
    @Selected() selected: SelectedFields,
    @Id('order') id: string,
    @Arg('food', () => [OrderedFoodInput], { description: 'Packages and counts.' }) food: OrderedFoodInput[],
    @Version() version?: number,
  ) {
    await updateOrderFood(deps, requireViewer(viewer), id, version, food);
    return readOrder(deps, requireViewer(viewer), id, selected);
  }

  @Mutation(() => OrderRow, { description: 'Corrects the agreed price without an e-mail.' })
  async updatePrice(
    @Ctx() { deps, viewer }: RequestContext,
    @Selected() selected: SelectedFields,
    @Id('order') id: string,
    @Arg('price', () => PriceScalar, { description: 'Net price in euros.' }) price: number,
    @Arg('vatRate', () => VatRateScalar, { description: 'VAT rate in percent.' }) vatRate: number,
    @Note() note?: string,
    @Version() version?: number,
  ) {
    await updatePrice(deps, requireViewer(viewer), id, version, {
      price,
      vatRate,
      note: note === undefined ? undefined : checkNote(note),
    });
    return readOrder(deps, requireViewer(viewer), id, selected);
  }

  @Mutation(() => Boolean, { description: 'Deletes an order. It is kept in the database but shown nowhere.' })
  async deleteOrder(
    @Ctx() { deps, viewer }: RequestContext,
    @Id('order') id: string,
    @Confirmed('the hours that drivers reported for it') confirmed: boolean,
    @Version() version?: number,
  ) {
    await deleteOrder(deps, requireViewer(viewer), id, { version, confirmed });
    return true;
  }
}
