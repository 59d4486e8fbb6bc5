import type { Deps } from '../../access';
import type { Notifications } from '../../outbound/notifications';
import { runTogether } from '../../platform/sql';
import { toLocalDate } from '../../platform/time';
import { findProblems } from './readSystem';

/**
 * Queues an e-mail to the operator for each kind of urgent problem, once a day, from whichever copy of the portal sees it first.
 * An e-mail about a mail server that does not reply leaves when it replies again.
 */
export async function alertOperator(deps: Deps, { mailAlert }: Pick<Notifications, 'mailAlert'>): Promise<void> {
  const { config, settings, clock, db } = deps;
  const to = config.operatorEmail ?? settings().logisticsEmail;
  if (to === undefined) return;
  const urgent = (await findProblems(deps)).filter(({ isUrgent }) => isUrgent);
  if (urgent.length === 0) return;
  const day = toLocalDate(clock.now());
  const alerts = urgent.map(({ kind, text, advice }) => ({ to, cause: `${kind}:${day}`, text, advice }));
  await db.transaction((manager) => runTogether(manager, mailAlert(alerts)));
}
