import { Field, Int, ObjectType } from 'type-graphql';
import type { AsideReason, MailDraftState, MailFieldKey } from '../../model/customer/mailDraft.entity';
import { describeEnum } from '../../platform/api/describeEnum';
import { DateTimeScalar, UUIDScalar } from '../../platform/api/scalars';
import { LanguageEnum } from '../../platform/api/language';
import type { Language } from '../../platform/language';

export const MailDraftStateEnum = describeEnum<MailDraftState>(
  'MailDraftState',
  'State of a mail that may become an order.',
  {
    waiting: 'It waits for the office.',
    ordered: 'It became an order.',
    dropped: 'A user put it away.',
    aside: 'The portal put it aside: nobody has to answer it.',
  },
);

const AsideReasonEnum = describeEnum<AsideReason>('MailAsideReason', 'The reason why the portal put a mail aside.', {
  newsletter: 'A newsletter or a mailing list.',
  automatic: 'An automatic reply.',
  bounce: 'A report about a mail that was not delivered.',
  own: 'A mail from an address of the company itself.',
  tooLarge: 'A mail that is too large to read.',
  unreadable: 'A mail that is broken or nested too deeply.',
});

export const MailFieldKeyEnum = describeEnum<MailFieldKey>('MailFieldKey', 'A field that is read from a mail.', {
  from: 'Address of the first stop.',
  to: 'Address of the last stop of the way out.',
  via: 'Addresses of stops between them, with semicolons.',
  day: 'Day of the departure, YYYY-MM-DD.',
  time: 'Time of the departure, HH:MM.',
  isReturn: 'The way back: yes when the bus also drives back, else no.',
  returnDay: 'Day of the way back, YYYY-MM-DD.',
  returnTime: 'Time at which the way back begins, HH:MM.',
  passengers: 'Number of passengers.',
  fullName: 'Name of the customer.',
  email: 'E-mail address of the customer.',
  phone: 'Phone number of the customer.',
  company: 'Company that pays.',
  registryCode: 'Registry code of the company.',
  language: 'Language of the customer: et, en, ru or fi.',
});

const MailFieldStateEnum = describeEnum('MailFieldState', 'The trust in a field of a mail.', {
  certain: 'The mail can mean nothing else.',
  guessed: 'The mail may mean something else.',
  typed: 'A user typed it.',
  missing: 'The mail does not tell it, and an order needs it.',
  empty: 'The mail does not tell it, and an order does without it.',
});
export type MailFieldState = keyof typeof MailFieldStateEnum;

@ObjectType({ description: 'A part of the text of a mail.', simpleResolvers: true })
class MailWords {
  @Field(() => Int, { description: 'Position of the first letter.' })
  begin: number;

  @Field(() => Int, { description: 'Position behind the last letter.' })
  end: number;
}

@ObjectType({ description: 'A field that was read from a mail.', simpleResolvers: true })
export class MailField {
  @Field(() => MailFieldKeyEnum, { description: 'The field.' })
  key: MailFieldKey;

  @Field(() => String, { description: 'Its value. Empty when there is none.' })
  value: string;

  @Field(() => MailFieldStateEnum, { description: 'The trust in it.' })
  state: MailFieldState;

  @Field(() => [MailWords], { description: 'The words of the first mail that tell it.' })
  words: { begin: number; end: number }[];
}

@ObjectType('ReceivedMail', { description: 'A mail of a customer.', simpleResolvers: true })
export class ReceivedMailRow {
  @Field(() => UUIDScalar, { description: 'Id.' })
  id: string;

  @Field(() => String, { description: 'Name of the sender. Empty when the mail does not tell it.' })
  senderName: string;

  @Field(() => String, { description: 'Address of the sender. Empty for a file without a sender.' })
  senderAddress: string;

  @Field(() => String, { description: 'The subject, a line feed, and the words.' })
  text: string;

  @Field(() => [String], { description: 'Names of attached files that the portal did not read.' })
  unreadFiles: string[];

  @Field(() => DateTimeScalar, { description: 'The time at which it was sent.' })
  sentAt: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'The time at which a user marked it as read.' })
  readAt: Date | null;
}

@ObjectType({ simpleResolvers: true })
abstract class MailHead {
  @Field(() => MailDraftStateEnum, { description: 'Its state.' })
  state: MailDraftState;

  @Field(() => AsideReasonEnum, { nullable: true, description: 'The reason why the portal put it aside.' })
  asideReason: AsideReason | null;

  @Field(() => DateTimeScalar, { description: 'The time at which it arrived.' })
  createdAt: Date;

  @Field(() => [MailField], { description: 'Every field in the order of the page.' })
  fields: MailField[];

  @Field(() => DateTimeScalar, { nullable: true, description: 'The time of the latest question to the customer.' })
  askedAt: Date | null;
}

@ObjectType('MailDraft', { description: 'A mail that may become an order.', simpleResolvers: true })
export class MailDraftRow extends MailHead {
  @Field(() => UUIDScalar, { description: 'Id.' })
  id: string;

  @Field(() => Int, { description: 'Its version. A change based on an older one is refused.' })
  version: number;

  @Field(() => [ReceivedMailRow], { description: 'Its mails, the oldest first.' })
  mails: ReceivedMailRow[];

  @Field(() => LanguageEnum, { description: 'Language in which the customer is written to.' })
  language: Language;

  @Field(() => String, { description: 'The prepared question about everything that is missing. Empty without a gap.' })
  question: string;

  @Field(() => UUIDScalar, { nullable: true, description: 'Id of the order that it became.' })
  orderId: string | null;
}

@ObjectType({ description: 'A mail of a list, without its words.', simpleResolvers: true })
export class ListedMail extends MailHead {
  @Field(() => UUIDScalar, { description: 'Id of the mail draft.' })
  id: string;

  @Field(() => String, { description: 'Subject of its first mail. Empty without one.' })
  subject: string;

  @Field(() => String, { description: 'Name of the sender. Empty when the mail does not tell it.' })
  senderName: string;

  @Field(() => String, { description: 'Address of the sender. Empty for a file without a sender.' })
  senderAddress: string;
}

@ObjectType({ description: 'Mails in one state.', simpleResolvers: true })
export class MailDraftList {
  @Field(() => [ListedMail], { description: 'The newest of them, the newest first.' })
  rows: ListedMail[];

  @Field(() => Int, { description: 'The number of mails that wait for the office.' })
  waitingCount: number;

  @Field(() => Boolean, { description: 'True when a mailbox is read.' })
  hasMailbox: boolean;
}
