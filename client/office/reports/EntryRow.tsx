import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { countHoursOfDay } from '../../../server/platform/values/localDay';
import { t } from '../../i18n/officeTexts';
import { formatDuration } from '../../lib/texts/minutes';
import { formatHours } from '../../lib/texts/paidHours';
import { formatLocalDate } from '../../lib/texts/time';
import { StatusChip } from '../../shared/trip/StatusChip';
import type { DriverEdits } from './edits';
import { printHours } from './edits';
import type { ReportEntry } from './entries';
import { HoursInput } from './HoursInput';

const chips = {
  reported: { tone: 'green', text: 'reports.reported' },
  unreported: { tone: 'amber', text: 'reports.unreported' },
  ahead: { tone: 'plain', text: 'reports.ahead' },
  occurrence: { tone: 'blue', text: 'reports.occurrence' },
} as const;

interface EntryRowProps {
  entry: ReportEntry;
  edits: DriverEdits;
  onHours: (day: ReportEntry['days'][number], text: string) => void;
}

/** A trip or an occurrence, with a field of hours for each of its days in the period. */
export function EntryRow({ entry, edits, onHours }: EntryRowProps) {
  const { tone, text } = chips[entry.kind];
  const hasSeveral = entry.start !== entry.end;
  return (
    <tr role="row">
      <td role="cell" className="date">
        {formatLocalDate(entry.start)}
        {hasSeveral && (
          <>
            {' – '}
            <wbr />
            {formatLocalDate(entry.end)}
          </>
        )}
      </td>
      <td role="cell" className="route">
        {entry.path ? (
          <Link component={RouterLink} to={entry.path}>
            {entry.title}
          </Link>
        ) : (
          <strong>{entry.title}</strong>
        )}
        {entry.detail && <Box sx={{ color: 'text.secondary' }}>{entry.detail}</Box>}
      </td>
      <td role="cell" className="duration">
        {formatDuration(entry.durationMin)}
      </td>
      <td role="cell" className="hours">
        {entry.days.map((day) => (
          <Box key={day.key} sx={dayStyles}>
            {hasSeveral && (
              <Box component="span" sx={{ lineHeight: '42px' }}>
                {formatLocalDate(day.date).slice(0, 6)}
              </Box>
            )}
            <HoursInput
              label={t('reports.hoursOf', { date: formatLocalDate(day.date), title: entry.title })}
              text={printHours(edits, day)}
              was={day.key in edits.hours ? formatHours(day.hours) : undefined}
              most={countHoursOfDay(day.date)}
              onChange={(typed) => onHours(day, typed)}
            />
          </Box>
        ))}
      </td>
      <td role="cell" className="status">
        <StatusChip tone={tone}>{t(text)}</StatusChip>
      </td>
    </tr>
  );
}

const dayStyles = {
  display: 'flex',
  justifyContent: 'flex-end',
  gap: 1,
  fontVariantNumeric: 'tabular-nums',
  color: 'text.secondary',
  '& + &': { mt: 0.75 },
};
