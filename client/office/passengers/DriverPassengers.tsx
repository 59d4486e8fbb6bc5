import { usePassengerListQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { FailedState } from '../../ui/FailedState';
import { Section } from '../../ui/layout/Section';
import { Passengers } from '../../shared/passengers/Passengers';

/** The passengers of a driver's own job, where ferry or border asks for them. */
export default function DriverPassengers({ orderId }: { orderId: string }) {
  const { data, error, refetch } = usePassengerListQuery({ variables: { orderId }, fetchPolicy: 'network-only' });
  const list = data?.passengerList;
  if (!list && !error) return null;
  if (list && list.reasons.length === 0 && list.passengers.length === 0) return null;
  return (
    <Section title={t('passengers.title')}>
      {list ? <Passengers list={list} /> : <FailedState title={t('passengers.failed')} onRetry={refetch} />}
    </Section>
  );
}
