import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import { FoodPackage } from '../../model/sales/foodPackage.entity';
import { badInput } from '../../texts/messages';
import type { OrderedFoodInput } from '../types/tripInputs';
import { OrderFood } from '../../model/orders/orderFood.entity';

/** The ordered catering, for the history. */
export const listFood = async (manager: EntityManager, orderId: string): Promise<{ name: string; count: number }[]> =>
  (await manager.findBy(OrderFood, { orderId })).map(({ name, count }) => ({ name, count }));

/**
 * Replaces the ordered catering. A package that was ordered before keeps its name and price of then.
 * Errors: BAD_USER_INPUT for a package that is unknown, or hidden and not ordered before, or named twice.
 */
export async function saveFood(manager: EntityManager, orderId: string, food: OrderedFoodInput[]): Promise<void> {
  const ids = food.map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw badInput('food.repeated', 'food');
  const packages = await manager.findBy(FoodPackage, { id: In(ids) });
  const ordered = await manager.findBy(OrderFood, { orderId });
  const rows = food.map(({ id, count }) => {
    const before = ordered.find((row) => row.foodPackageId === id);
    if (before) return { orderId, foodPackageId: id, name: before.name, price: before.price, count };
    const now = packages.find((item) => item.id === id && !item.hidden);
    if (!now) throw badInput('food.unavailable', 'food');
    return { orderId, foodPackageId: id, name: now.name, price: now.price, count };
  });
  await manager.delete(OrderFood, { orderId });
  if (rows.length > 0) await manager.insert(OrderFood, rows);
}
