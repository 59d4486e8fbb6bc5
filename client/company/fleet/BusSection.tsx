import { useFleetQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { paths } from '../../lib/navigation/paths';
import { useIdParam } from '../../lib/navigation/urlParam';
import { useLiveReload } from '../../lib/request/live/useLive';
import { openedPart } from '../../ui/late/openedPart';
import { CardSection } from '../../ui/layout/CardSection';
import { PhotoCard } from '../../shared/records/PhotoCard';
import { BusTable } from './BusTable';

const BusDialog = openedPart(() => import('./BusDialog'));

/** The buses of the company, as a table; hidden ones as cards (docs/product.md, 'People, buses, food packages'). */
export function BusSection() {
  const { data, error, refetch } = useFleetQuery({ fetchPolicy: 'cache-and-network' });
  useLiveReload(['fleet'], refetch);
  const [edited, setEdited] = useIdParam('buss');
  const reload = () => void refetch().catch(() => undefined);
  const bus = data?.buses.find(({ id }) => id === edited);

  return (
    <>
      <CardSection
        title={t('office.buses')}
        hiddenTitle={t('fleet.hiddenTitle')}
        addLabel={t('fleet.add')}
        addPath={paths.createBus}
        emptyHint={t('fleet.empty')}
        failedTitle={t('fleet.loadFailed')}
        rows={data?.buses}
        failed={Boolean(error)}
        onRetry={reload}
        renderCard={({ id, name, photoUrl }) => (
          <PhotoCard name={name} photoUrl={photoUrl ?? null} shape="wide" onEdit={() => setEdited(id)} />
        )}
        renderTable={(buses) => <BusTable buses={buses} onEdit={setEdited} />}
      />
      {bus && <BusDialog bus={bus} reload={reload} onClose={() => setEdited(undefined)} />}
    </>
  );
}
