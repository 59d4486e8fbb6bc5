import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { automationModes } from '../../model/system/automation.entity';
import type { AutomationMode } from '../../model/system/automation.entity';
import { createEnum } from '../../platform/api/createEnum';
import { DateTimeScalar } from '../../platform/api/scalars';
import type { Message } from '../../platform/values/message';
import { Printed } from '../../texts/printed';
import { automationKinds } from './automationKinds';
import type { AutomationKind } from './automationKinds';

export const AutomationKindEnum = createEnum(automationKinds);
registerEnumType(AutomationKindEnum, {
  name: 'AutomationKind',
  description: 'An act that the portal can do by itself.',
  valuesConfig: {
    price: { description: 'Answers an inquiry whose price is certain.' },
    plan: { description: 'Confirms a drafted plan that nothing speaks against.' },
    silentDriver: { description: 'Asks a silent driver again, 72 and 24 hours before the departure.' },
    gaps: { description: 'Asks the customer a week before the departure for what the trip lacks.' },
    pack: { description: 'Sends the papers of a job to its drivers and customer, 24 hours before the departure.' },
    archive: { description: 'Archives a trip whose feedback is all good.' },
    yearly: { description: 'Asks a yearly customer six weeks before last year’s date whether to travel again.' },
    invoice: {
      description: 'Issues and sends the draft of an invoice. While it is off, the portal makes no drafts by itself.',
    },
    reminder: { description: 'Reminds a customer of unpaid invoices, by the rule.' },
  },
});

export const AutomationModeEnum = createEnum(automationModes);
registerEnumType(AutomationModeEnum, {
  name: 'AutomationMode',
  description: 'The trust in an automation.',
  valuesConfig: {
    off: { description: 'Nothing is proposed.' },
    suggest: { description: 'It is prepared, and a person decides.' },
    automatic: { description: 'The portal does it, ten minutes after it was queued.' },
  },
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
