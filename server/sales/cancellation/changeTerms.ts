import type { Deps, Viewer } from '../../access';
import { conflict, notFound } from '../../texts/messages';
import { createId } from '../../platform/ids';
import { toTallinn } from '../../platform/time';
import { isOpen } from '../../model/orders/orderStatus';
import { Order } from '../../model/orders/order.entity';
import { CancellationTerms } from '../../model/sales/cancellationTerms.entity';
import { quoteCancellation, readCurrentTerms } from './orderTerms';
import type { OrderCancellation } from './orderTerms';
import type { CancellationPreview, CancellationTermsInput } from './cancellationTypes';
import { checkTiers, sortTiers, listSteps } from '../../engines/cancellation';
import type { Tier } from '../../engines/cancellation';
import { refuseInput } from '../../platform/errors';
import type { KnownMessage } from '../../texts/messages';
import { printInRequestLanguage } from '../../texts/printMessage';
import { findLatestOffer } from '../../model/orders/latestOffer';

/** Fields that a form left out are not stored. */
const toTiers = ({ tiers }: CancellationTermsInput): Tier[] =>
  tiers.map(({ from, to, percent, minimum }) => ({ from: from ?? null, to: to ?? null, percent, minimum }));

/**
 * Adds the next version, which holds for what is accepted from now on. `seenVersion` is the one that was edited.
 * Errors: BAD_USER_INPUT with the first problem, CONFLICT when somebody was quicker.
 */
export async function saveTerms(
  deps: Deps,
  viewer: Viewer,
  seenVersion: number,
  input: CancellationTermsInput,
): Promise<CancellationTerms> {
  const tiers = toTiers(input);
  const [problem] = checkTiers(tiers);
  if (problem) throw refuseInput(problem.told satisfies KnownMessage, problem.field);
  const { manager } = deps.db.dataSource;
  if ((await readCurrentTerms(manager)).version !== seenVersion) throw createTooLateError();
  const terms = {
    id: createId(),
    version: seenVersion + 1,
    tiers: sortTiers(tiers),
    createdAt: deps.clock.now(),
    createdById: viewer.id,
  };
  // Two saved at the same moment: each version is there once.
  const { raw } = await manager
    .createQueryBuilder()
    .insert()
    .into(CancellationTerms)
    .values(terms)
    .orIgnore()
    .returning('id')
    .execute();
  if ((raw as unknown[]).length === 0) throw createTooLateError();
  return manager.findOneByOrFail(CancellationTerms, { id: terms.id });
}

const createTooLateError = () => conflict('terms.stale');

const EXAMPLE_DAYS = 15;
const EXAMPLE_TOTAL = 100_000;

/** The effect of terms on a trip in a fortnight that costs 1000 €. */
export function previewTerms(now: Date, input: CancellationTermsInput): CancellationPreview {
  const tiers = toTiers(input);
  const problems = checkTiers(tiers).map(({ field, told }) => ({ field, message: printInRequestLanguage(told) }));
  const start = toTallinn(now).startOf('day').plus({ days: EXAMPLE_DAYS, hours: 8 }).toJSDate();
  const steps = problems.length > 0 ? [] : listSteps(tiers, start, now, EXAMPLE_TOTAL);
  return { problems, start, total: EXAMPLE_TOTAL, steps };
}

/** Errors: NOT_FOUND. */
export async function readOrderCancellation(
  deps: Deps,
  id: string,
): Promise<OrderCancellation & { possible: boolean }> {
  const { manager } = deps.db.dataSource;
  const order = await manager.findOneBy(Order, { id });
  if (!order || order.deletedAt) throw notFound('order');
  const offer = await findLatestOffer(manager, id);
  const now = deps.clock.now();
  const possible = order.startsAt > now && isOpen(order.status);
  return { ...(await quoteCancellation(manager, order, offer, now)), possible };
}
