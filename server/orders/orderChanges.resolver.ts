import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../access/context';
import { signedIn } from '../access/viewer';
import { badInput } from '../platform/errors';
import { KeyScalar, PriceScalar, UUIDScalar, VatRateScalar } from '../platform/scalars';
import { acceptOffer, rejectOffer } from './answerOffer';
import { answerJob } from './answerJob';
import { acceptOnBehalf, rejectOnBehalf } from './answerOnBehalf';
import { answerOrder } from './answerOrder';
import { updateNotes, updateOrder, updateOrderFood, updatePrice, updateRoute } from './editOrder';
import { RejectReasonEnum } from './enums';
import {
  AssignmentInput,
  GroupLeaderInput,
  InquiryInput,
  OrderDetailsInput,
  OrderNotesInput,
  OrderedFoodInput,
  StopInput,
} from './inputs';
import { archiveOrder, deleteOrder, startJob, updateJob } from './jobs';
import type { RejectReason } from './offer.entity';
import { orderById } from './orderLists';
import { OrderRow } from './orderTypes';
import { submitInquiry } from './submitInquiry';

const Id = () => Arg('id', () => UUIDScalar, { description: 'Id of the order.' });
const Version = () =>
  Arg('version', () => Int, {
    nullable: true,
    description: 'The version the change was made on; a stale one is refused with what changed.',
  });
const Key = (name: string) => Arg(name, () => KeyScalar, { description: 'Key of the e-mailed link.' });
const Note = () => Arg('note', () => String, { nullable: true, description: "'Pane tähele' of the e-mail." });

const checkNote = (note: string | undefined) => {
  if (note && note.length > 4000) throw badInput('Kuni 4000 tähemärki', 'note');
  return note ?? '';
};

@Resolver()
export class OrderChangesResolver {
  @Mutation(() => UUIDScalar, { description: 'Asks for a price; answers with the id of the order.' })
  submitInquiry(
    @Ctx() { deps }: RequestContext,
    @Arg('input', () => InquiryInput, { description: 'The inquiry.' }) input: InquiryInput,
  ) {
    return submitInquiry(deps, input);
  }

  @Mutation(() => Boolean, {
    description: 'The customer accepts. True when the offer was answered before; then nothing changes.',
  })
  acceptOffer(
    @Ctx() { deps }: RequestContext,
    @Id() id: string,
    @Key('activationKey') activationKey: string,
    @Arg('leader', () => GroupLeaderInput, { description: 'Who leads the group.' }) leader: GroupLeaderInput,
  ) {
    return acceptOffer(deps, id, activationKey, leader);
  }

  @Mutation(() => Boolean, {
    description: 'The customer rejects. True when the offer was answered before; then nothing changes.',
  })
  rejectOffer(
    @Ctx() { deps }: RequestContext,
    @Id() id: string,
    @Key('activationKey') activationKey: string,
    @Arg('reason', () => RejectReasonEnum, { description: 'Why.' }) reason: RejectReason,
  ) {
    return rejectOffer(deps, id, activationKey, reason);
  }

  @Mutation(() => Boolean, {
    description: 'A driver confirms or declines. True when answered before; then nothing changes.',
  })
  answerJob(
    @Ctx() { deps }: RequestContext,
    @Id() id: string,
    @Key('confirmationKey') confirmationKey: string,
    @Arg('confirm', () => Boolean, { description: 'True confirms, false declines.' }) confirm: boolean,
  ) {
    return answerJob(deps, id, confirmationKey, confirm);
  }

  @Mutation(() => OrderRow, { description: 'Sends a price to the customer; a former link dies.' })
  async answerOrder(
    @Ctx() { deps, viewer }: RequestContext,
    @Id() id: string,
    @Arg('price', () => PriceScalar, { description: 'Net price in euros.' }) price: number,
    @Arg('vatRate', () => VatRateScalar, { description: 'VAT rate in percent.' }) vatRate: number,
    @Note() note?: string,
    @Version() version?: number,
  ) {
    await answerOrder(deps, signedIn(viewer), { id, price, vatRate, note: checkNote(note), version });
    return orderById(deps, signedIn(viewer), id);
  }

  @Mutation(() => OrderRow, { description: 'Accepts on the customer’s behalf and e-mails the customer.' })
  async acceptOnBehalf(@Ctx() { deps, viewer }: RequestContext, @Id() id: string, @Version() version?: number) {
    await acceptOnBehalf(deps, signedIn(viewer), id, version);
    return orderById(deps, signedIn(viewer), id);
  }

  @Mutation(() => OrderRow, { description: 'Rejects on the customer’s behalf.' })
  async rejectOnBehalf(
    @Ctx() { deps, viewer }: RequestContext,
    @Id() id: string,
    @Arg('reason', () => RejectReasonEnum, { defaultValue: 'cancelled_via_platform', description: 'Why.' })
    reason: RejectReason,
    @Version() version?: number,
  ) {
    await rejectOnBehalf(deps, signedIn(viewer), id, reason, version);
    return orderById(deps, signedIn(viewer), id);
  }

  @Mutation(() => OrderRow, { description: 'Edits what the customer told.' })
  async updateOrder(
    @Ctx() { deps, viewer }: RequestContext,
    @Id() id: string,
    @Arg('input', () => OrderDetailsInput, { description: 'What to change.' }) input: OrderDetailsInput,
    @Version() version?: number,
  ) {
    await updateOrder(deps, signedIn(viewer), id, version, input);
    return orderById(deps, signedIn(viewer), id);
  }

  @Mutation(() => OrderRow, { description: 'Saves the notes that are given.' })
  async updateNotes(
    @Ctx() { deps, viewer }: RequestContext,
    @Id() id: string,
    @Arg('notes', () => OrderNotesInput, { description: 'The notes.' }) notes: OrderNotesInput,
    @Version() version?: number,
  ) {
    await updateNotes(deps, signedIn(viewer), id, version, notes);
    return orderById(deps, signedIn(viewer), id);
  }

  @Mutation(() => OrderRow, { description: 'Replaces the route; prices stay.' })
  async updateRoute(
    @Ctx() { deps, viewer }: RequestContext,
    @Id() id: string,
    @Arg('stops', () => [StopInput], { description: 'Two to ten stops in order.' }) stops: StopInput[],
    @Arg('notifyByEmail', () => Boolean, { defaultValue: false, description: 'Whether the customer is told.' })
    notifyByEmail: boolean,
    @Version() version?: number,
  ) {
    await updateRoute(deps, signedIn(viewer), id, version, stops, notifyByEmail);
    return orderById(deps, signedIn(viewer), id);
  }

  @Mutation(() => OrderRow, { description: 'Replaces the ordered catering.' })
  async updateOrderFood(
    @Ctx() { deps, viewer }: RequestContext,
    @Id() id: string,
    @Arg('food', () => [OrderedFoodInput], { description: 'Packages and counts.' }) food: OrderedFoodInput[],
    @Version() version?: number,
  ) {
    await updateOrderFood(deps, signedIn(viewer), id, version, food);
    return orderById(deps, signedIn(viewer), id);
  }

  @Mutation(() => OrderRow, { description: 'Corrects the agreed price; nobody is e-mailed.' })
  async updatePrice(
    @Ctx() { deps, viewer }: RequestContext,
    @Id() id: string,
    @Arg('price', () => PriceScalar, { description: 'Net price in euros.' }) price: number,
    @Arg('vatRate', () => VatRateScalar, { description: 'VAT rate in percent.' }) vatRate: number,
    @Note() note?: string,
    @Version() version?: number,
  ) {
    await updatePrice(deps, signedIn(viewer), id, version, {
      price,
      vatRate,
      note: note === undefined ? undefined : checkNote(note),
    });
    return orderById(deps, signedIn(viewer), id);
  }

  @Mutation(() => OrderRow, { description: 'Assigns driver and bus: the order becomes a job and drivers are asked.' })
  async startJob(
    @Ctx() { deps, viewer }: RequestContext,
    @Id() id: string,
    @Arg('input', () => AssignmentInput, { description: 'Who drives and with what.' }) input: AssignmentInput,
    @Version() version?: number,
  ) {
    await startJob(deps, signedIn(viewer), id, version, input);
    return orderById(deps, signedIn(viewer), id);
  }

  @Mutation(() => OrderRow, { description: 'Changes who drives and with what; only added drivers are asked.' })
  async updateJob(
    @Ctx() { deps, viewer }: RequestContext,
    @Id() id: string,
    @Arg('input', () => AssignmentInput, { description: 'Who drives and with what.' }) input: AssignmentInput,
    @Version() version?: number,
  ) {
    await updateJob(deps, signedIn(viewer), id, version, input);
    return orderById(deps, signedIn(viewer), id);
  }

  @Mutation(() => OrderRow, { description: 'Moves a finished job to the archive and marks its feedback read.' })
  async archiveOrder(@Ctx() { deps, viewer }: RequestContext, @Id() id: string, @Version() version?: number) {
    await archiveOrder(deps, signedIn(viewer), id, version);
    return orderById(deps, signedIn(viewer), id);
  }

  @Mutation(() => Boolean, { description: 'Deletes an order; it is kept out of sight.' })
  async deleteOrder(@Ctx() { deps, viewer }: RequestContext, @Id() id: string, @Version() version?: number) {
    await deleteOrder(deps, signedIn(viewer), id, version);
    return true;
  }
}
