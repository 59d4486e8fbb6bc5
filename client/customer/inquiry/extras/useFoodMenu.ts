import { InquiryFoodPackagesDocument } from '../../../generated/plain';
import { useReply } from '../../../lib/request/useReply';
import { toCents } from '../../../lib/texts/money';

export interface MenuPackage {
  id: string;
  name: string;
  description: string;
  priceCents: number;
}

export interface FoodMenu {
  /** The cheapest first (docs/product.md, 'Cart'); undefined while on their way. */
  packages: MenuPackage[] | undefined;
  failed: boolean;
  retry: () => void;
  /** The cart's packages that are still sold, in the server's shape. */
  ordered: { id: string; count: number }[];
  /** Sum of price times count. */
  totalCents: number;
}

/** The food packages on offer, and what the cart is worth. */
export function useFoodMenu(cart: Record<string, number>): FoodMenu {
  const { data, error, retry } = useReply(InquiryFoodPackagesDocument, {}, { keep: true });
  const packages = data?.foodPackages
    // An admin who tries the form is sent hidden ones too.
    .filter(({ hidden }) => !hidden)
    .map(({ id, name, description, price }) => ({ id, name, description, priceCents: toCents(price) }))
    .sort((a, b) => a.priceCents - b.priceCents);
  const chosen = (packages ?? [])
    .map((food) => ({ ...food, count: cart[food.id] ?? 0 }))
    .filter(({ count }) => count > 0);
  return {
    packages,
    failed: Boolean(error),
    retry,
    ordered: chosen.map(({ id, count }) => ({ id, count })),
    totalCents: chosen.reduce((sum, { priceCents, count }) => sum + priceCents * count, 0),
  };
}
