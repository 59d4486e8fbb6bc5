import { t } from '../../i18n/publicTexts';
import { KeyValueList } from '../../ui/layout/KeyValueList';
import { TripCard } from './TripCard';
import type { CustomerTrip } from './useMyTrip';

/** Drivers and buses; the server sends them from 24 hours before the departure. */
export function TripCrewCard({ crew }: Pick<CustomerTrip, 'crew'>) {
  if (!crew) return null;
  return (
    <TripCard title={t('myTrip.crew')}>
      <KeyValueList
        items={[
          { label: t('myTrip.driver'), value: crew.drivers.join(', ') },
          {
            label: t('myTrip.bus'),
            value: crew.buses.map(({ name, plate }) => [name, plate].filter(Boolean).join(', ')).join('; '),
          },
        ]}
      />
    </TripCard>
  );
}
