import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { addDays } from '../../../server/platform/values/localDay';
import { useArrangementDaysQuery } from '../../generated/graphql';
import type { ArrangementDaysQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { paths } from '../../lib/navigation/paths';
import { formatLocalDate, toLocalDate } from '../../lib/texts/time';
import { printPersonName } from '../../lib/texts/tripTexts';
import type { Arrangement } from './arrangementParts';

/** Days of the next eight weeks on which the driver or the bus of the arrangement is also somewhere else. */
export function Overlaps({ arrangement }: { arrangement: Arrangement }) {
  const today = toLocalDate(new Date());
  const { data } = useArrangementDaysQuery({
    variables: { first: today, last: addDays(today, 56) },
    fetchPolicy: 'cache-and-network',
  });
  const days = data?.calendar.occurrences.filter(
    ({ arrangementId, overlapping }) => arrangementId === arrangement.id && overlapping.length > 0,
  );
  if (!days || days.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      <AlertTitle>{t('arrangements.overlaps')}</AlertTitle>
      {t('arrangements.overlapsHint')}
      {days.map((day) => (
        <div key={day.date}>
          <Link component={RouterLink} to={paths.scheduleAt(day.date)} color="inherit">
            {formatLocalDate(day.date)}
          </Link>{' '}
          {printOverlapping(day)}
        </div>
      ))}
    </Alert>
  );
}

function printOverlapping({
  driver,
  bus,
  overlapping,
}: ArrangementDaysQuery['calendar']['occurrences'][number]): string {
  const names = [{ id: driver.id, name: printPersonName(driver) }, ...(bus ? [bus] : [])];
  return names
    .filter(({ id }) => overlapping.includes(id))
    .map(({ name }) => name)
    .join(', ');
}
