import Box from '@mui/material/Box';
import type { DriverHoursQuery } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import { spanText } from '../../../lib/texts/minutes';
import { HoursBar } from './HoursBar';
import { printDayLabel } from './hoursTexts';

type ChartHours = DriverHoursQuery['driverHours'];

/** Minutes: hours are reported in halves, which differ from the plan by a little every day. */
const SHOWN_DIFFERENCE = 15;

const marks = [0, 3, 6, 9, 12, 15, 18, 21];

/** A line a day, as a tachograph draws them. */
export function HoursChart({ hours }: { hours: ChartHours }) {
  return (
    <Box component="table" role="table" aria-label={t('hours.chart')} sx={chartStyles}>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            <Box component="span" sx={heardOnly}>
              {t('hours.day')}
            </Box>
          </th>
          <th role="columnheader" scope="col" aria-label={t('hours.restOrBreak')}>
            <Box aria-hidden sx={{ position: 'relative', height: '1.25rem' }}>
              {marks.map((hour) => (
                <Box
                  key={hour}
                  component="span"
                  sx={{
                    position: 'absolute',
                    left: `${(hour / 24) * 100}%`,
                    display: { xs: hour % 6 ? 'none' : 'inline', sm: 'inline' },
                  }}
                >
                  {String(hour).padStart(2, '0')}
                </Box>
              ))}
            </Box>
          </th>
          <th role="columnheader" scope="col">
            {t('hours.drivingAndWork')}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {hours.days.map((day) => (
          <tr key={day.date} role="row">
            <th role="rowheader" scope="row">
              {printDayLabel(day.date)}
            </th>
            <td role="cell">
              <HoursBar day={day} activities={hours.activities} infringements={hours.infringements} />
              {day.reported != null &&
                day.planned != null &&
                Math.abs(day.reported - day.planned) >= SHOWN_DIFFERENCE && (
                  <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
                    {t('hours.difference', { reported: spanText(day.reported), planned: spanText(day.planned) })}
                  </Box>
                )}
            </td>
            <td role="cell">
              {day.work === 0 ? (
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {t('hours.rest')}
                </Box>
              ) : (
                <>
                  <strong>{spanText(day.driving)}</strong> · {spanText(day.work)}
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

const heardOnly = { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' };

const chartStyles = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  fontSize: { xs: '0.8125rem', sm: '0.875rem' },
  '& th': { fontWeight: 400, textAlign: 'left', whiteSpace: 'nowrap' },
  '& thead th': { color: 'text.secondary', pb: 0.5 },
  '& th:first-of-type': { width: { xs: 62, sm: 92 } },
  '& tr > :last-child': { width: { xs: 84, sm: 120 }, textAlign: 'right', pl: 1 },
  '& thead th:last-of-type': { whiteSpace: 'normal', fontSize: '0.8125rem' },
  '& tbody tr': { borderTop: 1, borderColor: 'divider' },
  '& tbody td, & tbody th': { py: 0.5, verticalAlign: 'middle' },
};
