import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import FormHelperText from '@mui/material/FormHelperText';
import type { Dispatch } from 'react';
import { t } from '../../../i18n/publicTexts';
import { formatMoney } from '../../../lib/texts/money';
import { FailedState } from '../../../ui/FailedState';
import { FoodPackageCard } from './FoodPackageCard';
import type { InquiryAction } from '../inquiryState';
import type { FoodMenu } from './useFoodMenu';

interface ExtrasStepProps {
  menu: FoodMenu;
  cart: Record<string, number>;
  problem: string | undefined;
  disabled: boolean;
  dispatch: Dispatch<InquiryAction>;
}

/** Catering for the trip (docs/product.md, 'Cart'). */
export default function ExtrasStep({ menu, cart, problem, disabled, dispatch }: ExtrasStepProps) {
  const { packages, failed, retry, totalCents } = menu;
  if (failed) return <FailedState title={t('inquiry.foodFailed')} hint={t('inquiry.foodFailedHint')} onRetry={retry} />;
  if (!packages) return <MenuSkeleton />;
  return (
    <>
      <Box
        component="ul"
        aria-label={t('inquiry.extrasStep')}
        sx={{ m: 0, p: 0, display: 'grid', gap: 1.5, listStyle: 'none' }}
      >
        {packages.map((food) => (
          <li key={food.id}>
            <FoodPackageCard
              food={food}
              count={cart[food.id] ?? 0}
              disabled={disabled}
              onAdd={() => dispatch({ type: 'foodAdded', packageId: food.id })}
              onTake={() => dispatch({ type: 'foodTaken', packageId: food.id })}
              onSet={(count) => dispatch({ type: 'foodSet', packageId: food.id, count })}
            />
          </li>
        ))}
      </Box>
      {problem && <FormHelperText error>{problem}</FormHelperText>}
      <Box sx={{ display: 'flex', justifyContent: 'space-between', mt: 2.5, fontWeight: 700 }}>
        <Typography sx={{ fontWeight: 700 }}>{t('inquiry.foodTotal')}</Typography>
        <Typography role="status" sx={{ fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
          {formatMoney(totalCents)}
        </Typography>
      </Box>
    </>
  );
}

function MenuSkeleton() {
  return (
    <Box role="status" aria-label={t('shell.loading')} sx={{ display: 'grid', gap: 1.5 }}>
      {[1, 2, 3].map((index) => (
        <Skeleton key={index} variant="rounded" height={96} />
      ))}
    </Box>
  );
}
