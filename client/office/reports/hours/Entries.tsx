import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Close from '@mui/icons-material/Close';
import { useState } from 'react';
import { useActivityEntriesQuery, useDeleteActivityEntryMutation } from '../../../generated/graphql';
import type { ActivityEntriesQuery } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import { printArrival } from '../../../lib/texts/arrivalText';
import { formatDateTime } from '../../../lib/texts/time';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog';
import { FailedOrWaiting } from '../../../ui/FailedOrWaiting';
import { openedPart } from '../../../ui/late/openedPart';
import { Section } from '../../../ui/layout/Section';

const EntryDialog = openedPart(() => import('./EntryDialog'));

type HoursEntry = ActivityEntriesQuery['activityEntries'][number];

interface EntriesProps {
  driverId: string;
  /** The days on the page. */
  from: string;
  to: string;
  /** The days are drawn again. */
  onChanged: () => void;
}

/** Work that stands on no plan of ours, as it was entered by hand. */
export function Entries({ driverId, from, to, onChanged }: EntriesProps) {
  const { data, error, refetch } = useActivityEntriesQuery({
    variables: { driverId, from, to },
    fetchPolicy: 'cache-and-network',
  });
  const [remove, { loading }] = useDeleteActivityEntryMutation({ context: { toast: t('hours.entryDeleted') } });
  const [isAdding, setIsAdding] = useState(false);
  const [asking, setAsking] = useState<HoursEntry>();
  const reload = () => refetch().catch(() => undefined);

  function reloadChanged() {
    void reload();
    onChanged();
  }

  async function confirm() {
    if (!asking) return;
    const { error: failure } = await remove({ variables: { id: asking.id } });
    setAsking(undefined);
    if (!failure) reloadChanged();
  }

  const entries = data?.activityEntries;
  return (
    <Section title={t('hours.entries')} collapsible startCollapsed>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', mb: 1.5 }}>{t('hours.entriesHint')}</Box>
      {!entries && <FailedOrWaiting error={error} height={60} onRetry={reload} />}
      {entries?.length === 0 && <Box sx={{ mb: 1.5 }}>{t('hours.noEntries')}</Box>}
      <Box component="ul" sx={{ m: 0, mb: 1.5, p: 0, listStyle: 'none' }}>
        {entries?.map((entry) => (
          <Box key={entry.id} component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{printEntry(entry)}</Box>
            <IconButton
              size="small"
              aria-label={`${t('hours.entryDelete')}: ${printEntry(entry)}`}
              disabled={loading}
              onClick={() => setAsking(entry)}
            >
              <Close fontSize="small" />
            </IconButton>
          </Box>
        ))}
      </Box>
      <Button variant="outlined" size="small" onClick={() => setIsAdding(true)}>
        {t('hours.addEntry')}
      </Button>
      {isAdding && (
        <EntryDialog
          driverId={driverId}
          onAdded={() => {
            setIsAdding(false);
            reloadChanged();
          }}
          onClose={() => setIsAdding(false)}
        />
      )}
      <ConfirmDialog
        open={asking !== undefined}
        question={t('hours.entryDeleteAsk')}
        subject={asking ? printEntry(asking) : ''}
        confirmLabel={t('hours.entryDelete')}
        busy={loading}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(undefined)}
      />
    </Section>
  );
}

/** '05.11.2026 18:00–22:20 muu töö · Aitas kolimisel' */
function printEntry({ start, end, kind, note }: HoursEntry): string {
  return [`${formatDateTime(start)}–${printArrival(end, start)} ${t(`hours.${kind}`)}`, note]
    .filter(Boolean)
    .join(' · ');
}
