import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { RepairLineFragment } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import { formatDateTimeWithDay } from '../../../lib/texts/time';
import { printLight } from '../planTexts';

interface RepairCardProps {
  nth: number;
  changes: readonly RepairLineFragment[];
  busy: boolean;
  onTake: () => void;
}

/** One repair: its changes by driver or bus. */
export function RepairCard({ nth, changes, busy, onTake }: RepairCardProps) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={cardStyles}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box sx={{ mr: 'auto' }}>
          <Typography variant="h3" id={titleId}>
            {t('planning.repairPlan', { nth })}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {printSummary(changes)}
          </Typography>
        </Box>
        <Button variant="contained" disabled={busy} onClick={onTake} aria-describedby={titleId}>
          {t('planning.repairTake')}
        </Button>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 1 }}>
        {changes.map((change) => (
          <RepairLine key={`${change.orderId} ${change.outId}`} change={change} />
        ))}
      </Box>
    </Box>
  );
}

/** A trip with its present and its proposed driver or bus. */
export function RepairLine({ change }: { change: RepairLineFragment }) {
  const { start, outName, inName, light, line, problem, fallen, confirmation } = change;
  return (
    <Box component="li" sx={{ borderLeft: '5px solid', borderColor: `tone.${light}.text`, pl: 1.5 }}>
      <b>{change.title}</b>
      <Box sx={{ fontSize: '0.875rem' }}>
        {formatDateTimeWithDay(start)} · {outName} → {inName ?? t('planning.repairNobody')}
      </Box>
      <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
        {[!fallen && t('planning.repairMoved'), confirmationTexts[confirmation]].filter(Boolean).join(' · ')}
      </Box>
      {(problem ?? line) && (
        <Box sx={{ fontSize: '0.8125rem', color: `tone.${light}.text` }}>{problem ?? printLight({ light, line })}</Box>
      )}
    </Box>
  );
}

const confirmationTexts = {
  none: t('planning.confirmationNone'),
  waiting: t('planning.confirmationWaiting'),
  confirmed: t('planning.confirmationGiven'),
};

/** '2 reisi läheb teisele, 1 nihkub nende pärast, 1 jääb määramata' */
function printSummary(changes: readonly RepairLineFragment[]): string {
  const placed = changes.filter(({ fallen, inId }) => fallen && inId !== null).length;
  const moved = changes.filter(({ fallen }) => !fallen).length;
  const nobody = changes.filter(({ inId }) => inId === null).length;
  const parts = [
    t('planning.repairPlaced', { count: placed }),
    moved > 0 && t('planning.repairMoves', { count: moved }),
    nobody > 0 && t('planning.repairUnplaced', { count: nobody }),
  ];
  return parts.filter(Boolean).join(', ');
}

const cardStyles = { border: 1, borderColor: 'divider', borderRadius: '10px', p: 2 };
