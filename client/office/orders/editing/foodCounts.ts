import type { OrderableFoodQuery } from '../../../generated/graphql';
import type { FullOrder } from '../parts/orderParts';

/** Counts by the id of the package; a package that is not ordered has none. */
export type FoodCounts = Readonly<Record<string, number>>;

/** The highest count that the server takes. */
const MAX_COUNT = 10_000;

/** Packages that can be ordered: visible ones, and ordered ones at their old price. By price (docs/product.md, 'Cart'). */
export function listOrderable(food: OrderableFoodQuery['foodPackages'], order: FullOrder) {
  const ordered = order.food.map(({ foodPackageId, name, price }) => ({ id: foodPackageId, name, price }));
  const others = food.filter(({ id, hidden }) => !hidden && !ordered.some((item) => item.id === id));
  return [...ordered, ...others].sort((left, right) => left.price - right.price);
}

export function toFoodCounts({ food }: FullOrder): FoodCounts {
  return Object.fromEntries(food.map(({ foodPackageId, count }) => [foodPackageId, count]));
}

/** The typed count: at least 0, and 0 if it is no number (docs/product.md, 'Edit form'). */
export function readCount(text: string): number {
  const count = Math.floor(Number(text));
  return Number.isFinite(count) ? Math.min(Math.max(count, 0), MAX_COUNT) : 0;
}

/** Sets a count; 0 or less removes the package (docs/product.md, 'Cart'). */
export function replaceCount(counts: FoodCounts, id: string, count: number): FoodCounts {
  const { [id]: _former, ...others } = counts;
  return count > 0 ? { ...others, [id]: count } : others;
}

export function hasSameCounts(left: FoodCounts, right: FoodCounts): boolean {
  const ids = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...ids].every((id) => left[id] === right[id]);
}
