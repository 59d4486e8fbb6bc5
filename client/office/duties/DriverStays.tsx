import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { useMyStaysQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { paths } from '../../lib/navigation/paths';
import { formatDateTimeWithDay } from '../../lib/texts/time';
import { KeyValueList } from '../../ui/layout/KeyValueList';
import { Section } from '../../ui/layout/Section';

/** Before and after an own job: that the bus stays out, and the driver with it, where the plan counts on that. */
export default function DriverStays({ orderId }: { orderId: string }) {
  const { before, after } =
    useMyStaysQuery({ variables: { orderId }, fetchPolicy: 'cache-and-network' }).data?.myStays ?? {};
  if (!before && !after) return null;
  return (
    <Section title={t('job.stay')}>
      <KeyValueList
        items={[
          {
            label: t('job.stayBefore'),
            value: before && (
              <Link component={RouterLink} to={paths.job(before.orderId)}>
                {t('job.staysBefore', { place: before.place, title: before.title })}
              </Link>
            ),
          },
          {
            label: t('job.stayAfter'),
            value: after && (
              <Link component={RouterLink} to={paths.job(after.orderId)}>
                {t('job.staysAfter', {
                  place: after.place,
                  start: formatDateTimeWithDay(after.start),
                  title: after.title,
                })}
              </Link>
            ),
          },
        ]}
      />
    </Section>
  );
}
