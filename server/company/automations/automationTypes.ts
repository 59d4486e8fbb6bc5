import { Field, Int, ObjectType } from 'type-graphql';
import type { AutomationMode } from '../../model/system/automation.entity';
import { describeEnum } from '../../platform/api/describeEnum';
import { DateTimeScalar } from '../../platform/api/scalars';
import type { Message } from '../../platform/values/message';
import { Printed } from '../../texts/printed';
import type { AutomationKind } from './automationKinds';

export const AutomationKindEnum = describeEnum<AutomationKind>(
  'AutomationKind',
  'An act that the portal can do by itself.',
  {
    price: 'Answers an inquiry whose price is certain.',
    plan: 'Confirms a drafted plan that nothing speaks against.',
    silentDriver: 'Asks a silent driver again, 72 and 24 hours before the departure.',
    gaps: 'Asks the customer a week before the departure for what the trip lacks.',
    pack: 'Sends the papers of a job to its drivers and customer, 24 hours before the departure.',
    archive: 'Archives a trip whose feedback is all good.',
    yearly: 'Asks a yearly customer six weeks before last year’s date whether to travel again.',
    invoice: 'Issues and sends the draft of an invoice. While it is off, the portal makes no drafts by itself.',
    reminder: 'Reminds a customer of unpaid invoices, by the rule.',
  },
);

export const AutomationModeEnum = describeEnum<AutomationMode>('AutomationMode', 'The trust in an automation.', {
  off: 'Nothing is proposed.',
  suggest: 'It is prepared, and a person decides.',
  automatic: 'The portal does it, ten minutes after it was queued.',
});

@ObjectType({ description: 'An act that the portal can do by itself.', simpleResolvers: true })
export class AutomationRow {
  @Field(() => AutomationKindEnum, { description: 'The kind.' })
  kind: AutomationKind;

  @Field(() => AutomationModeEnum, { description: 'The trust in it.' })
  mode: AutomationMode;

  @Field(() => String, { nullable: true, description: 'First name of the admin who set the mode.' })
  setBy: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'The moment at which it stopped itself. Null while it works.',
  })
  stoppedAt: Date | null;

  @Printed()
  @Field(() => String, { nullable: true, description: 'The reason of the last failure, while it is stopped.' })
  stopReason: Message | null;

  @Field(() => Int, { description: 'Acts of the portal itself in the last 30 days.' })
  automatic: number;

  @Field(() => Int, { description: 'Proposals that a person took in the last 30 days.' })
  byPerson: number;

  @Field(() => Int, { description: 'Acts that a person took back in the last 30 days.' })
  takenBack: number;
}

@ObjectType({ description: 'All acts that the portal can do by itself.', simpleResolvers: true })
export class AutomationList {
  @Field(() => Boolean, { description: 'False while the one switch stops all of them.' })
  isOn: boolean;

  @Field(() => [AutomationRow], { description: 'The acts.' })
  rows: AutomationRow[];
}
