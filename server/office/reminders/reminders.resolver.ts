import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../access';
import { requireViewer } from '../../access';
import { Id } from '../../platform/api/args';
import { requireShortText } from '../../platform/api/shortText';
import { readReminderPlan, ReminderPlan } from './reminderPlan';
import { remindCustomer, sendDueReminders } from './sendReminders';
import { setReminders } from './stopReminders';

/** Reminders of unpaid invoices. The clock sends those of the rule. */
@Resolver()
export class RemindersResolver {
  @Query(() => ReminderPlan, { description: 'The reminders of the rule whose day has come.' })
  reminderPlan(@Ctx() { deps }: RequestContext) {
    return readReminderPlan(deps);
  }

  @Mutation(() => Int, {
    description: 'Sends the reminders of the rule whose day has come. Refused while the newest bank file is too old.',
  })
  sendDueReminders(@Ctx() { deps, viewer }: RequestContext) {
    return sendDueReminders(deps, requireViewer(viewer));
  }

  @Mutation(() => Int, { description: 'Reminds a customer of all overdue invoices by e-mail. Returns how many.' })
  remindCustomer(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('customer', () => String, { description: '`customer` of an `OwingCustomer`.' }) customer: string,
  ) {
    requireShortText(customer, 'customer');
    return remindCustomer(deps, requireViewer(viewer), customer);
  }

  @Mutation(() => Boolean, { description: 'Stops the reminders of an invoice, or lets them go on.' })
  async setReminders(
    @Ctx() { deps, viewer }: RequestContext,
    @Id('invoice') id: string,
    @Arg('stopped', () => Boolean, { description: 'True: none is sent any more.' }) stopped: boolean,
    @Arg('reason', () => String, { defaultValue: '', description: 'Reason for stopping them, such as a dispute.' })
    reason = '',
  ) {
    requireShortText(reason, 'reason');
    await setReminders(deps, requireViewer(viewer), { invoiceId: id, isStopped: stopped, reason });
    return true;
  }
}
