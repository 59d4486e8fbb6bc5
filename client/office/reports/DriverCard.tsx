import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { memo, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { sumDriver } from '../../../server/platform/values/reportedHours';
import { t } from '../../i18n/officeTexts';
import { spanText } from '../../lib/texts/minutes';
import { formatHours } from '../../lib/texts/paidHours';
import { paths } from '../../lib/navigation/paths';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { EmptyState } from '../../ui/EmptyState';
import { Section } from '../../ui/layout/Section';
import { StatusChip } from '../../shared/trip/StatusChip';
import type { DriverEdits } from './edits';
import { isEdited, noEdits, setHours } from './edits';
import type { DriverEntries } from './entries';
import { EntryRow } from './EntryRow';
import { ExtraRows } from './ExtraRows';
import { makeDriverSheet } from './print/sheet';
import { tableStyles } from './tableStyles';

interface DriverCardProps {
  driver: DriverEntries;
  edits: DriverEdits;
  /** Minutes driven and worked up to now, by plan and reports; they are not edited here. */
  working?: { driving: number; work: number };
  /** A report of thousands of rows opens folded. */
  folded: boolean;
  busy: boolean;
  onChange: (driverId: string, next: (former: DriverEdits) => DriverEdits) => void;
  onPrint: (driverId: string) => void;
  onDownload: (driverId: string) => void;
}

const headings = ['office.date', 'office.route', 'office.duration', 'reports.hours', 'reports.status'] as const;

/** One driver's table: hours to edit, extra work, the total, and what can be done with it. */
export const DriverCard = memo(function DriverCard(props: DriverCardProps) {
  const { driver, edits, working, folded, busy, onChange, onPrint, onDownload } = props;
  const [isAsking, setIsAsking] = useState(false);
  const change = (next: (former: DriverEdits) => DriverEdits) => onChange(driver.id, next);
  const { id, name, entries } = driver;
  const total = t('reports.hoursCount', { hours: formatHours(sumDriver(makeDriverSheet(driver, edits))) });

  return (
    <Section title={name} count={entries.length} collapsible startCollapsed={folded} flush>
      {entries.length === 0 ? (
        <EmptyState title={t('reports.noEntries')} />
      ) : (
        <Box component="table" role="table" aria-label={name} sx={tableStyles}>
          <thead role="rowgroup">
            <tr role="row">
              {headings.map((heading) => (
                <th key={heading} role="columnheader" scope="col" className={heading.slice('reports.'.length)}>
                  {t(heading)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {entries.map((entry) => (
              <EntryRow
                key={entry.key}
                entry={entry}
                edits={edits}
                onHours={(day, text) => change((former) => setHours(former, day, text))}
              />
            ))}
          </tbody>
        </Box>
      )}
      <ExtraRows extras={edits.extras} onChange={(extras) => change((former) => ({ ...former, extras }))} />
      <Box sx={footStyles}>
        {isEdited(edits) && (
          <>
            <StatusChip tone="amber">{t('reports.edited')}</StatusChip>
            <Button size="small" onClick={() => setIsAsking(true)}>
              {t('reports.restore')}
            </Button>
          </>
        )}
        <Button size="small" variant="outlined" aria-label={t('reports.printOf', { name })} onClick={() => onPrint(id)}>
          {t('reports.print')}
        </Button>
        <Button
          size="small"
          variant="outlined"
          disabled={busy}
          aria-label={t('reports.downloadOf', { name })}
          onClick={() => onDownload(id)}
        >
          {t('reports.download')}
        </Button>
        <Box role="status" aria-label={`${t('reports.total')}: ${name}`} sx={totalStyles}>
          {t('reports.total')} <strong>{total}</strong>
        </Box>
        {working && working.work > 0 && (
          <Box sx={{ width: '100%', textAlign: 'right', color: 'text.secondary', fontSize: '0.875rem' }}>
            {t('reports.working', { driving: spanText(working.driving), work: spanText(working.work) })}{' '}
            <Link component={RouterLink} to={paths.hoursOfDriver(id)}>
              {t('hours.tab')}
            </Link>
          </Box>
        )}
      </Box>
      <ConfirmDialog
        open={isAsking}
        question={t('reports.restoreAsk')}
        subject={name}
        confirmLabel={t('reports.restore')}
        onConfirm={() => {
          change(() => noEdits);
          setIsAsking(false);
        }}
        onClose={() => setIsAsking(false)}
      />
    </Section>
  );
});

const footStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
};

const totalStyles = { ml: 'auto', fontSize: '1.0625rem', fontVariantNumeric: 'tabular-nums' };
