import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { Link as RouterLink } from 'react-router';
import { useDriversHoursQuery } from '../../../generated/graphql';
import type { DriversHoursQuery } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import { useLiveReload } from '../../../lib/request/live/useLive';
import { printError } from '../../../lib/request/errors';
import { spanText } from '../../../lib/texts/minutes';
import { EmptyState } from '../../../ui/EmptyState';
import { FailedState } from '../../../ui/FailedState';
import { BulkBar } from '../../../shared/bulk';
import { printOwedRest } from '../../../shared/hours/HeadroomBars';
import { StatusChip } from '../../../shared/trip/StatusChip';
import { saveCsv } from '../../../ui/table/saveRows';
import { SelectBox, SelectionScope, useSelection } from '../../../ui/table/Selection';
import { lineLink } from '../../../ui/layout/touchTarget';
import { useLater } from '../../../ui/useLater';
import { HoursLegend } from './HoursLegend';
import { printDayLabel, printInfringementCount } from './hoursTexts';
import type { Range } from './range';

type Strip = DriversHoursQuery['driversHours'][number];

/** A window shows some ten strips at first. */
const SEEN_FIRST = 10;

/** All drivers, the worst first: a strip each with a bar a day. */
export function DriverStrips({ range, toHoursPath }: { range: Range; toHoursPath: (driverId: string) => string }) {
  const { data, error, refetch } = useDriversHoursQuery({
    variables: { from: range.from, days: range.days },
    fetchPolicy: 'cache-and-network',
  });
  const selection = useSelection<Strip>(({ name }) => name);
  const isWhole = useLater();
  const reload = () => void refetch().catch(() => undefined);
  useLiveReload(['people', 'jobs'], refetch);
  const strips = data?.driversHours;
  if (!strips && error)
    return <FailedState title={t('hours.failed', { message: printError(error) })} hint="" onRetry={reload} />;
  if (!strips) return <Skeleton variant="rounded" height={560} sx={{ borderRadius: '10px' }} />;
  if (strips.length === 0) return <EmptyState title={t('hours.noDrivers')} hint={t('hours.noDriversHint')} />;
  return (
    <>
      <SelectionScope selection={selection} rowId={({ driverId }) => driverId}>
        <Box component="ul" aria-label={t('hours.allDrivers')} sx={listStyles}>
          {strips.slice(0, isWhole ? undefined : SEEN_FIRST).map((strip) => (
            <DriverStrip key={strip.driverId} strip={strip} link={toHoursPath(strip.driverId)} />
          ))}
        </Box>
      </SelectionScope>
      <BulkBar
        rows={strips.filter(({ driverId }) => selection.chosen.has(driverId))}
        name={({ name }) => name}
        acts={[]}
        onExport={(chosen) => saveCsv(listDays(chosen), `soiduaeg-${range.from}.csv`)}
        onClear={selection.clear}
        onDone={() => undefined}
      />
      <HoursLegend />
    </>
  );
}

/** A row for each day of each driver; times in minutes, so that a spreadsheet can add them up. */
const listDays = (strips: readonly Strip[]): string[][] => [
  [t('office.driver'), t('hours.day'), t('hours.csvDriving'), t('hours.csvWork'), t('hours.infringement')],
  ...strips.flatMap(({ name, days }) =>
    days.map(({ date, driving, work, severity }) => [name, date, String(driving), String(work), severity ?? '']),
  ),
];

function DriverStrip({ strip, link }: { strip: Strip; link: string }) {
  const { name, days, infringements, headroom } = strip;
  const sum = (of: 'driving' | 'work') => days.reduce((all, day) => all + day[of], 0);
  const total = t('hours.stripTotal', { driving: spanText(sum('driving')), work: spanText(sum('work')) });
  const today = headroom.drivingToday || headroom.drivingTodayExtended;
  return (
    <Box component="li" sx={rowStyles}>
      <Box sx={{ minWidth: 0, display: 'flex', alignItems: 'center' }}>
        <SelectBox row={strip} />
        <Box sx={{ minWidth: 0 }}>
          <Link component={RouterLink} to={link} sx={nameStyles}>
            {name}
          </Link>
          <Box sx={{ mt: 0.5 }}>
            {infringements > 0 ? (
              <StatusChip tone="red">{printInfringementCount(infringements)}</StatusChip>
            ) : (
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {printInfringementCount(0)}
              </Box>
            )}
          </Box>
        </Box>
      </Box>
      <Box role="img" aria-label={total} sx={stripStyles}>
        {days.map((day) => (
          <DayBar key={day.date} day={day} />
        ))}
      </Box>
      <Box component="dl" sx={factStyles}>
        <Fact label={t('hours.leftToday')} value={spanText(today)} />
        <Fact label={t('hours.leftThisWeek')} value={spanText(headroom.drivingThisWeek)} />
        {headroom.owed.map((owed) => (
          <Fact key={owed.lastDay} label={t('hours.owed')} value={printOwedRest(owed)} />
        ))}
      </Box>
    </Box>
  );
}

/** Minutes that fill the whole height: the longest day that the law knows. */
const FULL_DAY = 15 * 60;

function DayBar({ day }: { day: Strip['days'][number] }) {
  const { date, driving, work, severity } = day;
  const percent = (minutes: number) => `${Math.min(100, (minutes / FULL_DAY) * 100)}%`;
  const told = t('hours.stripDay', { day: printDayLabel(date), driving: spanText(driving), work: spanText(work) });
  return (
    <Box
      title={severity ? `${told} · ${t('hours.infringement')} ${severity}` : told}
      sx={severity ? { ...dayStyles, ...brokenStyles } : dayStyles}
    >
      <Box sx={{ height: percent(work - driving), bgcolor: 'signal.main' }} />
      <Box sx={{ height: percent(driving), bgcolor: 'primary.main' }} />
    </Box>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1.5 }}>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, fontWeight: 600, textAlign: 'right' }}>
        {value}
      </Box>
    </Box>
  );
}

const listStyles = {
  m: 0,
  p: 0,
  listStyle: 'none',
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  bgcolor: 'background.paper',
};

const nameStyles = { ...lineLink, fontWeight: 600, overflowWrap: 'anywhere', minWidth: 44 };

const rowStyles = {
  display: 'grid',
  gap: { xs: 1, md: 2.5 },
  alignItems: 'center',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '240px minmax(0, 1fr) 230px' },
  px: { xs: 1.5, sm: 2.5 },
  py: 1.25,
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  '& + &': { borderTop: 1, borderColor: 'line.soft' },
};

const stripStyles = { display: 'flex', gap: '2px', height: 44, minWidth: 0 };

const dayStyles = {
  flex: '1 1 0',
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  borderBottom: 3,
  borderColor: 'divider',
};

const brokenStyles = {
  outline: '2px solid',
  outlineColor: 'var(--mui-palette-error-main)',
  outlineOffset: '-1px',
  borderRadius: '3px',
};

const factStyles = { m: 0, display: 'grid', gap: 0.25 };
