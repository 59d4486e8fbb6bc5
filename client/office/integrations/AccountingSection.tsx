import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { addDays } from '../../../server/platform/values/localDay';
import { t } from '../../i18n/officeTexts';
import { shiftMonth, toMonth } from '../../lib/texts/month';
import { toLocalDate } from '../../lib/texts/time';
import { DateField } from '../../ui/fields/DateField';
import { ExportButton } from '../../ui/table/ExportButton';
import { Section } from '../../ui/layout/Section';

/** The server's statuses of work, with their words. */
const statuses = [
  ['accepted', 'integrations.statusAccepted'],
  ['job', 'integrations.statusJob'],
  ['archived', 'integrations.statusArchived'],
  ['cancelled', 'integrations.statusCancelled'],
] as const;

/** The month before this one: that is what is being invoiced. */
function findLastMonth(now = new Date()): { first: string; last: string } {
  const month = toMonth(toLocalDate(now));
  return { first: `${shiftMonth(month, -1)}-01`, last: addDays(`${month}-01`, -1) };
}

/** Accepted and finished work of a period as a CSV file. */
export function AccountingSection() {
  const [period] = useState(() => findLastMonth());
  const [first, setFirst] = useState<string | null>(period.first);
  const [last, setLast] = useState<string | null>(period.last);
  const [status, setStatus] = useState('');
  const isReversed = first !== null && last !== null && last < first;
  const filter = new URLSearchParams({ firstDay: first ?? '', lastDay: last ?? '', ...(status && { status }) });
  const missing = (day: string | null) => (day ? undefined : t('integrations.chooseDates'));

  return (
    <Section title={t('integrations.export')}>
      <Box sx={{ color: 'text.secondary', mb: 2, maxWidth: '75ch' }}>{t('integrations.exportHint')}</Box>
      <Box sx={formStyles}>
        <DateField label={t('integrations.first')} value={first} onChange={setFirst} error={missing(first)} />
        <DateField
          label={t('integrations.last')}
          value={last}
          onChange={setLast}
          error={isReversed ? t('integrations.datesReversed') : missing(last)}
        />
        <TextField
          select
          label={t('integrations.status')}
          value={status}
          onChange={(event) => setStatus(event.target.value)}
          slotProps={{ select: { displayEmpty: true } }}
        >
          <MenuItem value="">{t('integrations.allStatuses')}</MenuItem>
          {statuses.map(([value, label]) => (
            <MenuItem key={value} value={value}>
              {t(label)}
            </MenuItem>
          ))}
        </TextField>
        <Box sx={{ pt: { lg: '27px' } }}>
          <ExportButton
            list={t('integrations.export')}
            address={`/api/export/accounting.csv?${filter}`}
            disabled={!first || !last || isReversed}
          />
        </Box>
      </Box>
    </Section>
  );
}

const formStyles = {
  display: 'grid',
  alignItems: 'start',
  gap: 2,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: '190px 190px 220px auto' },
};
