import { useFleetQuery } from '../../generated/graphql';
import { t } from '../../i18n/office';
import { paths } from '../../lib/paths';
import { useUrlParam } from '../../lib/urlParam';
import { CardSection } from '../../ui/CardSection';
import { PhotoCard } from '../../ui/PhotoCard';
import { BusModal } from './BusModal';

/** The buses of the company, as cards (spec, "Resources"). */
export function BusSection() {
  const { data, error, refetch } = useFleetQuery({ fetchPolicy: 'cache-and-network' });
  const [edited, setEdited] = useUrlParam('buss');
  const reload = () => void refetch().catch(() => undefined);
  const bus = data?.buses.find(({ id }) => id === edited);

  return (
    <>
      <CardSection
        title={t('fleet.title')}
        hiddenTitle={t('fleet.hiddenTitle')}
        addLabel={t('fleet.add')}
        addPath={paths.createBus}
        emptyHint={t('fleet.empty')}
        failedTitle={t('fleet.loadFailed')}
        rows={data?.buses}
        failed={Boolean(error)}
        onRetry={reload}
        renderCard={({ id, name, photoUrl }) => (
          <PhotoCard
            name={name}
            photoUrl={photoUrl ?? null}
            shape="wide"
            editLabel={t('fleet.edit', { name })}
            onEdit={() => setEdited(id)}
          />
        )}
      />
      {bus && <BusModal bus={bus} reload={reload} onClose={() => setEdited(undefined)} />}
    </>
  );
}
