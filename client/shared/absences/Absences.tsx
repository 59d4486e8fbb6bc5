import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Close from '@mui/icons-material/Close';
import { useState } from 'react';
import { useAbsencesQuery, useDeleteAbsenceMutation } from '../../generated/graphql';
import type { AbsencesQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { formatLocalDate } from '../../lib/texts/time';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { FailedOrWaiting } from '../../ui/FailedOrWaiting';
import { AbsenceForm } from './AbsenceForm';

type Absence = AbsencesQuery['absences'][number];

interface AbsencesProps {
  /** The owner: one of the two. */
  driverId?: string;
  busId?: string;
}

/** When a driver or a bus cannot be had, from today on; further ones are added below. */
export function Absences({ driverId, busId }: AbsencesProps) {
  const { data, error, refetch } = useAbsencesQuery({
    variables: { driverId, busId },
    fetchPolicy: 'cache-and-network',
  });
  const [remove, { loading: removing }] = useDeleteAbsenceMutation({ context: { toast: t('duties.absenceDeleted') } });
  const [asking, setAsking] = useState<Absence>();
  const reload = () => refetch().catch(() => undefined);

  async function confirm() {
    if (!asking) return;
    const { error: failure } = await remove({ variables: { id: asking.id } });
    setAsking(undefined);
    if (!failure) await reload();
  }

  if (!data) return <FailedOrWaiting error={error} title={t('duties.absencesFailed')} height={90} onRetry={refetch} />;
  return (
    <>
      {data.absences.length === 0 && <Box sx={{ color: 'text.secondary', mb: 1.5 }}>{t('duties.noAbsences')}</Box>}
      <Box component="ul" sx={{ m: 0, mb: 1.5, p: 0, listStyle: 'none' }}>
        {data.absences.map((absence) => (
          <Box key={absence.id} component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{printAbsence(absence)}</Box>
            <IconButton
              size="small"
              aria-label={t('duties.absenceDelete', { what: printAbsence(absence) })}
              disabled={removing}
              onClick={() => setAsking(absence)}
            >
              <Close fontSize="small" />
            </IconButton>
          </Box>
        ))}
      </Box>
      <AbsenceForm driverId={driverId} busId={busId} onAdded={() => void reload()} />
      <ConfirmDialog
        open={asking !== undefined}
        question={t('duties.absenceDeleteAsk')}
        subject={asking ? printAbsence(asking) : ''}
        confirmLabel={t('office.delete')}
        busy={removing}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(undefined)}
      />
    </>
  );
}

/** 'Puhkus 01.12.2026–05.12.2026 · Kreeka' */
function printAbsence({ kind, firstDay, lastDay, note }: Absence): string {
  const days =
    firstDay === lastDay ? formatLocalDate(firstDay) : `${formatLocalDate(firstDay)}–${formatLocalDate(lastDay)}`;
  return [`${t(`duties.${kind}`)} ${days}`, note].filter(Boolean).join(' · ');
}
