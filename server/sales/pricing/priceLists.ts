import type { EntityManager } from 'typeorm';
import type { Deps, Viewer } from '../../access';
import { badInput, conflict } from '../../texts/messages';
import { createId } from '../../platform/ids';
import type { PriceRules } from '../../engines/pricing';
import { checkRules, priceTrip } from '../../engines/pricing';
import { PriceList } from '../../model/sales/priceList.entity';
import type { PricedOrder } from './pricedTrips';
import { readTripFacts, TRIP_COLUMNS } from './pricedTrips';
import type { PriceListInput, PriceListPreview, PriceRulesType, RepricedOffer } from './pricingTypes';
import { tellNoPrice } from './tellPrice';
import { refuseInput } from '../../platform/errors';
import type { KnownMessage } from '../../texts/messages';
import { printInRequestLanguage } from '../../texts/printMessage';

/** The version that holds; null: the company has none yet. */
export async function readCurrentPriceList(manager: EntityManager): Promise<PriceList | null> {
  const [latest] = await manager.find(PriceList, { order: { version: 'DESC' }, take: 1 });
  return latest ?? null;
}

/** Fields that a form left out are not stored. */
export const toRules = (input: PriceRulesType): PriceRules => ({
  ...input,
  base: input.base.map((rule) => ({
    ...rule,
    name: rule.name.trim(),
    passengersTo: rule.passengersTo ?? null,
    season: rule.season ?? null,
  })),
  surcharges: input.surcharges.map(({ name, percent, amount, when }) => ({
    name: name.trim(),
    percent: percent ?? null,
    amount: amount ?? null,
    when: {
      ...when,
      weekdays: when.weekdays ?? null,
      season: when.season ?? null,
      promo: when.promo?.trim() ?? null,
    },
  })),
  ferries: input.ferries.map(({ name, price }) => ({ name: name.trim(), price })),
});

/**
 * Adds the next version, which holds at once; offers keep the one that they were made with. `seenVersion` is the one that was
 * edited, 0 when there was none. Errors: BAD_USER_INPUT with the first problem, CONFLICT when somebody was quicker.
 */
export async function savePriceList(
  deps: Deps,
  viewer: Viewer,
  seenVersion: number,
  input: PriceListInput,
): Promise<PriceList> {
  const name = input.name.trim();
  if (name === '') throw badInput('form.nameMissing', 'name');
  const rules = toRules(input.rules);
  const [problem] = checkRules(rules);
  if (problem) throw refuseInput(problem.told satisfies KnownMessage, problem.field);
  const { manager } = deps.db.dataSource;
  const current = await readCurrentPriceList(manager);
  if ((current?.version ?? 0) !== seenVersion) throw createTooLateError();
  const list = {
    id: createId(),
    version: seenVersion + 1,
    name,
    rules,
    createdAt: deps.clock.now(),
    createdById: viewer.id,
  };
  // Two saved at the same moment: each version is there once.
  const { raw } = await manager
    .createQueryBuilder()
    .insert()
    .into(PriceList)
    .values(list)
    .orIgnore()
    .returning('id')
    .execute();
  if ((raw as unknown[]).length === 0) throw createTooLateError();
  return manager.findOneByOrFail(PriceList, { id: list.id });
}

const createTooLateError = () => conflict('priceList.stale');

/** The most offers that show the effect of a change. */
const SHOWN_OFFERS = 50;

interface SentOffer extends PricedOrder {
  title: string;
  sent: number;
}

/** The prices of the last offers by other rules. */
export async function previewPriceList(deps: Deps, input: PriceRulesType): Promise<PriceListPreview> {
  const rules = toRules(input);
  const problems = checkRules(rules).map(({ field, told }) => ({ field, message: printInRequestLanguage(told) }));
  if (problems.length > 0) return { problems, offers: [] };
  const { manager } = deps.db.dataSource;
  const sent: SentOffer[] = await manager.query(
    `select ${TRIP_COLUMNS}, f.price as sent,
       (select string_agg(s.city, ' - ' order by s.position) from stop s where s.order_id = o.id) as title
     from offer f join "order" o on o.id = f.order_id and o.deleted_at is null
     where f.price is not null order by f.sent_at desc, f.id desc limit ${SHOWN_OFFERS}`,
  );
  const current = await readCurrentPriceList(manager);
  const found = await readTripFacts(deps, sent);
  const offers: RepricedOffer[] = [];
  for (const [index, order] of sent.entries()) {
    const facts = found[index];
    if (!facts) continue;
    const now = current && priceTrip(current.rules, facts);
    const then = priceTrip(rules, facts);
    offers.push({
      orderId: order.id,
      title: order.title,
      start: order.startsAt,
      sent: order.sent,
      now: now && 'total' in now ? now.total : null,
      then: 'total' in then ? then.total : null,
      problem: 'problem' in then ? tellNoPrice(then.problem) : null,
    });
  }
  return { problems, offers };
}
