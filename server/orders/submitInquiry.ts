import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import type { Deps } from '../access/context';
import { FoodPackage } from '../catering/foodPackage.entity';
import { badInput } from '../platform/errors';
import { knownBuyer } from './company';
import type { InquiryInput, OrderedFoodInput } from './inputs';
import { OrderFood } from './orderFood.entity';
import { planRoute } from './route';
import { createOrder } from './transition';

/** A customer asks for a price. The same id sent again is the same inquiry. Returns the order's id. */
export async function submitInquiry(deps: Deps, input: InquiryInput): Promise<string> {
  const route = await planRoute(deps.maps, input.stops, deps.clock.now());
  await deps.db.transaction(async (manager) => {
    await createOrder(
      deps,
      manager,
      {
        id: input.id,
        passengers: input.passengers,
        fullName: input.fullName.trim(),
        email: input.email,
        phone: input.phone,
        company: input.company?.trim() || null,
        ...(await knownBuyer(manager, input.company?.trim() || null)),
        promo: input.promo?.trim() || null,
        clientNotes: input.notes.trim(),
      },
      route,
      () => saveFood(manager, input.id, input.food),
    );
  });
  deps.committed();
  return input.id;
}

/**
 * Replaces the ordered catering. A package that was ordered before keeps its name and price of then.
 * Errors: BAD_USER_INPUT for a package that is unknown, or hidden and not ordered before, or named twice.
 */
export async function saveFood(manager: EntityManager, orderId: string, food: OrderedFoodInput[]): Promise<void> {
  const ids = food.map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw badInput('Toitlustuspakett kordub', 'food');
  const packages = await manager.findBy(FoodPackage, { id: In(ids) });
  const ordered = await manager.findBy(OrderFood, { orderId });
  const rows = food.map(({ id, count }) => {
    const before = ordered.find((row) => row.foodPackageId === id);
    if (before) return { orderId, foodPackageId: id, name: before.name, price: before.price, count };
    const now = packages.find((item) => item.id === id && !item.hidden);
    if (!now) throw badInput('Toitlustuspaketti ei ole enam saadaval', 'food');
    return { orderId, foodPackageId: id, name: now.name, price: now.price, count };
  });
  await manager.delete(OrderFood, { orderId });
  if (rows.length > 0) await manager.insert(OrderFood, rows);
}
