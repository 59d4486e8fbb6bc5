import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { addDays } from '../../../../server/platform/values/localDay';
import { useDriverHoursQuery } from '../../../generated/graphql';
import type { DriverHoursQuery } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import { printError } from '../../../lib/request/errors';
import { formatDate, formatLocalDate } from '../../../lib/texts/time';
import { printPersonName } from '../../../lib/texts/tripTexts';
import { FailedState } from '../../../ui/FailedState';
import { HeadroomBars } from '../../../shared/hours/HeadroomBars';
import { PageTitle } from '../../../ui/layout/PageTitle';
import { Section } from '../../../ui/layout/Section';
import { ReportTabs } from '../ReportTabs';
import { DriverStrips } from './DriverStrips';
import { Entries } from './Entries';
import { HoursChart } from './HoursChart';
import { HoursTools } from './HoursTools';
import { Infringements } from './Infringements';
import { HoursLegend } from './HoursLegend';
import { printInfringementCount } from './hoursTexts';
import { useRange } from './range';

/** Driving, rest and working time of a driver, as an inspector reads them (docs/product.md, "Driving, rest and working time"). */
export default function DriverHoursPage() {
  const [range, change, toHoursPath] = useRange();
  const { driverId, from, days } = range;
  const { data, error, loading, refetch } = useDriverHoursQuery({
    variables: { driverId: driverId ?? '', from, days },
    skip: !driverId,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const hours = data?.driverHours;
  const period = `${formatLocalDate(from)} – ${formatLocalDate(addDays(from, days - 1))}`;

  return (
    <>
      <ReportTabs />
      <PageTitle
        title={hours && driverId ? printPersonName(hours.driver) : t('hours.tab')}
        tabTitle={t('hours.tab')}
        subtitle={
          !driverId
            ? `${period} · ${t('hours.worstFirst')}`
            : hours && [period, t('hours.inspector'), printInfringementCount(hours.infringements.length)].join(' · ')
        }
        actions={<HoursTools range={range} onChange={change} />}
      />
      {!driverId && <DriverStrips range={range} toHoursPath={toHoursPath} />}
      {driverId && !loading && error && (
        <FailedState title={t('hours.failed', { message: printError(error) })} hint="" onRetry={refetch} />
      )}
      {driverId && loading && !hours && <Skeleton variant="rounded" height={560} sx={{ borderRadius: '10px' }} />}
      {driverId && hours && !error && <Hours hours={hours} reload={() => void refetch().catch(() => undefined)} />}
    </>
  );
}

function Hours({ hours, reload }: { hours: DriverHoursQuery['driverHours']; reload: () => void }) {
  const first = hours.days[0];
  const last = hours.days.at(-1);
  const isIdle = hours.activities.length === 0;
  return (
    <>
      {hours.problems.length > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('hours.problems', { problems: hours.problems.join(', ') })}
        </Alert>
      )}
      {hours.restedBefore && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('hours.restedBefore', { date: formatDate(hours.restedBefore) })}
        </Alert>
      )}
      <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: { lg: 'minmax(0, 1fr) 330px' } }}>
        <div>
          <Paper variant="outlined" sx={{ borderRadius: '10px', p: { xs: 1.5, sm: 2.5 } }}>
            {isIdle && <Box sx={{ mb: 1.5, color: 'text.secondary' }}>{t('hours.empty')}</Box>}
            <HoursChart hours={hours} />
          </Paper>
          <HoursLegend />
        </div>
        <div>
          <Section title={t('hours.headroom')}>
            <HeadroomBars headroom={hours.headroom} />
          </Section>
          <Infringements hours={hours} />
          {first && last && <Entries driverId={hours.driver.id} from={first.start} to={last.end} onChanged={reload} />}
        </div>
      </Box>
    </>
  );
}
