import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useFoodPackagesQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { formatMoney, toCents } from '../../lib/texts/money';
import { paths } from '../../lib/navigation/paths';
import { useLiveReload } from '../../lib/request/live/useLive';
import { openedPart } from '../../ui/late/openedPart';
import { CardSection } from '../../ui/layout/CardSection';
import { Quiet } from '../../ui/Quiet';
import { PhotoCard } from '../../shared/records/PhotoCard';

const FoodPackageDialog = openedPart(() => import('./FoodPackageDialog'));

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
          <PhotoCard name={name} photoUrl={photoUrl ?? null} shape="wide" onEdit={() => setEdited(id)}>
            <Quiet>{description}</Quiet>
            <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>
              {formatMoney(toCents(price))}
            </Typography>
          </PhotoCard>
        )}
      />
      {food && <FoodPackageDialog food={food} reload={reload} onClose={() => setEdited(undefined)} />}
    </>
  );
}
