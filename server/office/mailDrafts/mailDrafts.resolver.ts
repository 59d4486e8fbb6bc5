import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../access';
import { requireViewer } from '../../access';
import type { MailDraftState, MailFieldKey } from '../../model/customer/mailDraft.entity';
import { Id, OrderId } from '../../platform/api/args';
import { UUIDScalar } from '../../platform/api/scalars';
import { askAboutMail } from './askGaps';
import { putAway, setMailField } from './changeDraft';
import { MailDraftList, MailDraftRow, MailDraftStateEnum, MailFieldKeyEnum, ReceivedMailRow } from './mailDraftTypes';
import { makeOrderOfMail } from './makeOrder';
import { listDrafts, listOrderMails, markMailRead, readDraft } from './readDrafts';

const SeenVersion = () =>
  Arg('seenVersion', () => Int, { description: 'The version that the caller saw. An older one is refused.' });

/** Mails that may become orders. */
@Resolver()
export class MailDraftsResolver {
  @Query(() => MailDraftList, { description: 'Mails in a state, the newest first.' })
  mailDrafts(
    @Ctx() { deps }: RequestContext,
    @Arg('state', () => MailDraftStateEnum, { defaultValue: 'waiting', description: 'The state.' })
    state: MailDraftState,
  ) {
    return listDrafts(deps, state);
  }

  @Query(() => MailDraftRow, { description: 'One mail with everything that was read of it.' })
  mailDraft(@Ctx() { deps }: RequestContext, @Id('mail draft') id: string) {
    return readDraft(deps, id);
  }

  @Query(() => [ReceivedMailRow], { description: 'The mails of an order, the newest first.' })
  orderMails(@Ctx() { deps }: RequestContext, @OrderId() orderId: string) {
    return listOrderMails(deps, orderId);
  }

  @Mutation(() => MailDraftRow, { description: 'Corrects a field of a mail. An empty value takes it away.' })
  async setMailField(
    @Ctx() { deps }: RequestContext,
    @Id('mail draft') id: string,
    @SeenVersion() seenVersion: number,
    @Arg('key', () => MailFieldKeyEnum, { description: 'The field.' }) key: MailFieldKey,
    @Arg('value', () => String, { description: 'Its value, written as `MailFieldKey` says.' }) typed: string,
  ) {
    await setMailField(deps, { id, seenVersion, key, typed });
    return readDraft(deps, id);
  }

  @Mutation(() => MailDraftRow, { description: 'Asks the customer by e-mail about everything that is missing.' })
  async askAboutMail(
    @Ctx() { deps }: RequestContext,
    @Id('mail draft') id: string,
    @SeenVersion() seenVersion: number,
    @Arg('text', () => String, { description: 'The question, at most 4000 letters.' }) text: string,
  ) {
    await askAboutMail(deps, { id, seenVersion, text });
    return readDraft(deps, id);
  }

  @Mutation(() => UUIDScalar, {
    description: 'Makes the order of a mail, as an inquiry of the customer. Returns the id of the order.',
  })
  makeOrderOfMail(
    @Ctx() { deps, viewer }: RequestContext,
    @Id('mail draft') id: string,
    @SeenVersion() seenVersion: number,
  ) {
    return makeOrderOfMail(deps, requireViewer(viewer), id, seenVersion);
  }

  @Mutation(() => MailDraftRow, { description: 'Puts a mail away, or lets it wait again.' })
  async putMailAway(
    @Ctx() { deps }: RequestContext,
    @Id('mail draft') id: string,
    @Arg('away', () => Boolean, { description: 'False: it waits again.' }) away: boolean,
  ) {
    await putAway(deps, id, away);
    return readDraft(deps, id);
  }

  @Mutation(() => Boolean, { description: 'Marks a mail of an order as read.' })
  async markMailRead(@Ctx() { deps }: RequestContext, @Id('received mail') id: string) {
    await markMailRead(deps, id);
    return true;
  }
}
