import { Field, Int, ObjectType } from 'type-graphql';
import type { Deps } from '../../access';
import { readMode } from '../../company/automations';
import { isBankFresh } from '../../engines/reminders';
import { LocalDateScalar } from '../../platform/api/scalars';
import { sql } from '../../platform/sql';
import { toLocalDate } from '../../platform/time';
import { readBankDay, readDue } from './unpaid';

@ObjectType({ description: 'The reminders of the rule whose day has come.', simpleResolvers: true })
export class ReminderPlan {
  @Field(() => Boolean, { description: 'True when the portal sends them by itself.' })
  isAutomatic: boolean;

  @Field(() => LocalDateScalar, {
    nullable: true,
    description: 'The last day that a bank file tells of. Null while there is no file.',
  })
  bankUntil: string | null;

  @Field(() => Boolean, { description: 'True while the newest bank file is too old: a payment may be missing.' })
  isHeld: boolean;

  @Field(() => Int, { description: 'Reminders that would leave now.' })
  count: number;
}

export async function readReminderPlan({ db, clock }: Deps): Promise<ReminderPlan> {
  const { manager } = db.dataSource;
  const today = toLocalDate(clock.now());
  const bankUntil = await readBankDay(manager);
  return {
    isAutomatic: (await readMode(manager, 'reminder')) === 'automatic',
    bankUntil,
    isHeld: !isBankFresh(bankUntil, today),
    count: (await readDue(manager, today, sql`true`)).length,
  };
}
