import { useInquiryFoodPackagesQuery } from '../../generated/plain';
import { centsOf } from '../../lib/money';

export interface MenuPackage {
  id: string;
  name: string;
  description: string;
  priceCents: number;
}

export interface FoodMenu {
  /** The cheapest first (spec, section 9); undefined while on their way. */
  packages: MenuPackage[] | undefined;
  failed: boolean;
  retry: () => void;
  /** What of the cart can still be ordered, as the server wants it. */
  ordered: { id: string; count: number }[];
  /** Sum of price times count. */
  totalCents: number;
}

/** The food packages on offer, and what the cart is worth. */
export function useFoodMenu(cart: Record<string, number>): FoodMenu {
  const { data, error, loading, refetch } = useInquiryFoodPackagesQuery();
  const packages = data?.foodPackages
    // An admin who tries the form is sent hidden ones too.
    .filter(({ hidden }) => !hidden)
    .map(({ id, name, description, price }) => ({ id, name, description, priceCents: centsOf(price) }))
    .sort((a, b) => a.priceCents - b.priceCents);
  const chosen = (packages ?? [])
    .map((food) => ({ ...food, count: cart[food.id] ?? 0 }))
    .filter(({ count }) => count > 0);
  return {
    packages,
    failed: Boolean(error) && !data && !loading,
    retry: () => void refetch(),
    ordered: chosen.map(({ id, count }) => ({ id, count })),
    totalCents: chosen.reduce((sum, { priceCents, count }) => sum + priceCents * count, 0),
  };
}
