import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { useFoodPackagesQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { formatMoney, toCents } from '../../lib/texts/money';
import { paths } from '../../lib/navigation/paths';
import { useLiveReload } from '../../lib/request/live/useLive';
import { latePart } from '../../ui/late/latePart';
import { CardSection } from '../../ui/layout/CardSection';
import { PhotoCard } from '../../shared/records/PhotoCard';

const FoodPackageDialog = latePart(() => import('./FoodPackageDialog'));

/** The food packages as cards, by name (docs/product.md, 'People, buses, food packages'). */
export function FoodPackageSection() {
  const { data, error, refetch } = useFoodPackagesQuery({ fetchPolicy: 'cache-and-network' });
  useLiveReload(['catering'], refetch);
  const [edited, setEdited] = useState<string>();
  const reload = () => void refetch().catch(() => undefined);
  const byName = data?.foodPackages.toSorted((left, right) => left.name.localeCompare(right.name, 'et'));
  const food = byName?.find(({ id }) => id === edited);

  return (
    <>
      <CardSection
        title={t('catering.title')}
        hiddenTitle={t('catering.hiddenTitle')}
        addLabel={t('catering.add')}
        addPath={paths.createFoodPackage}
        emptyHint={t('catering.empty')}
        failedTitle={t('catering.loadFailed')}
        rows={byName}
        failed={Boolean(error)}
        onRetry={reload}
        renderCard={({ id, name, description, price, photoUrl }) => (
          <PhotoCard
            name={name}
            photoUrl={photoUrl ?? null}
            shape="wide"
            editLabel={t('office.edit', { name })}
            onEdit={() => setEdited(id)}
          >
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {description}
            </Typography>
            <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>
              {formatMoney(toCents(price))}
            </Typography>
          </PhotoCard>
        )}
      />
      {food && (
        <Suspense>
          <FoodPackageDialog food={food} reload={reload} onClose={() => setEdited(undefined)} />
        </Suspense>
      )}
    </>
  );
}
