import { In } from 'typeorm';
import type { EntityManager } from 'typeorm';
import type { Deps } from '../../access';
import { FoodPackage } from '../../model/sales/foodPackage.entity';
import { editAsCustomer } from '../../orders';
import type { CustomerEdit } from '../../orders';
import { OrderFood } from '../../model/orders/orderFood.entity';
import { badInput, conflict, stale } from '../../texts/messages';
import { isRegistryCode } from '../../platform/values/registryCode';
import { checkSeen } from './seenVersion';
import type { TripChangesInput, TripFoodInput, TripInvoiceInput } from './tripInput';
import { readTripFacts } from './readTripFacts';
import type { MyTripFacts } from './readTripFacts';
import { requireTripByKey } from '../../access';
import type { TripAction } from './tripRules';
import { createTooManyPassengersError } from './tripRules';

/**
 * The customer changes what needs nobody's answer, each as far as its rule lets (docs/product.md, 'My trip'). Everything is looked at
 * under the order's lock. Errors: WRONG_KEY, STALE_VERSION with what the customer did not see, CONFLICT when it is too late,
 * BAD_USER_INPUT.
 */
export async function changeTrip(
  deps: Deps,
  { id, key, version }: { id: string; key: string; version: number },
  input: TripChangesInput,
): Promise<void> {
  const edit = toEdit(input);
  await editAsCustomer(deps, id, async ({ manager, order, now }) => {
    await requireTripByKey(manager, id, key);
    await checkSeen(manager, order, version);
    const facts = await readTripFacts(manager, order, deps, now);
    checkAllowed(facts, edit);
    if (edit.passengers !== undefined && edit.passengers > facts.seats.most)
      throw createTooManyPassengersError(facts.seats);
    if (input.food) await checkFoodTotal(manager, id, input.food);
    return edit;
  });
}

function toEdit({ passengers, leader, notes, food, invoice }: TripChangesInput): CustomerEdit {
  return {
    ...(passengers != null && { passengers }),
    ...(leader && { leader }),
    ...(notes != null && { notes }),
    ...(food && { food: food.items }),
    ...(invoice && { invoice: requireInvoice(invoice) }),
  };
}

function requireInvoice({ company, registrationNumber, address, email }: TripInvoiceInput): CustomerEdit['invoice'] {
  const [name, code, place] = [company, registrationNumber, address].map((text) => text.trim() || null);
  if (code && !name) throw badInput('myTrip.companyMissing', 'company');
  if (code && /^\d+$/.test(code) && !isRegistryCode(code))
    throw badInput('myTrip.noSuchRegistrationNumber', 'registrationNumber');
  return {
    company: name ?? null,
    registrationNumber: code ?? null,
    address: (name && place) ?? null,
    email: email ?? null,
  };
}

function checkAllowed({ can, foodUntil }: MyTripFacts, edit: CustomerEdit): void {
  const refused = (Object.keys(edit) as TripAction[]).find((action) => !can.includes(action));
  if (!refused) return;
  throw refused === 'food'
    ? conflict('myTrip.foodTooLate', { until: { end: foodUntil.toISOString() } })
    : conflict('myTrip.notEditable');
}

/** The sum that the page showed before: packages that were ordered keep their price, others have today's. */
async function checkFoodTotal(manager: EntityManager, orderId: string, food: TripFoodInput): Promise<void> {
  const ordered = await manager.findBy(OrderFood, { orderId });
  const menu = await manager.findBy(FoodPackage, { id: In(food.items.map(({ id }) => id)) });
  const total = food.items.reduce((sum, { id, count }) => {
    const price =
      ordered.find(({ foodPackageId }) => foodPackageId === id)?.price ??
      menu.find((item) => item.id === id)?.price ??
      0;
    return sum + price * count;
  }, 0);
  if (total !== food.foodTotal) throw stale('myTrip.foodPriceChanged', { total: { cents: total } });
}
