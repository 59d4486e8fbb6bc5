import Box from '@mui/material/Box';
import { memo } from 'react';
import { t } from '../../i18n/officeTexts';
import { hatch } from './board/boardStyles';

const plainTrip = { bgcolor: 'background.paper', border: '1px solid', borderColor: 'divider' };

const marks = [
  { text: 'planning.legendRest', mark: { backgroundImage: hatch('var(--mui-palette-line-field)') } },
  { text: 'planning.legendLeg', mark: { '&&': { height: 2 }, bgcolor: 'line.field' } },
  { text: 'planning.legendWaiting', mark: { border: '1px dashed', borderColor: 'text.primary' } },
  { text: 'planning.legendOccurrence', mark: { ...plainTrip, bgcolor: 'tone.plain.background' } },
  { text: 'planning.legendAway', mark: { ...plainTrip, bgcolor: 'tone.red.background', borderColor: 'tone.red.text' } },
  { text: 'planning.legendLate', mark: { ...plainTrip, borderLeft: '4px solid', borderLeftColor: 'tone.amber.text' } },
  { text: 'planning.legendWrong', mark: { ...plainTrip, borderLeft: '4px solid', borderLeftColor: 'tone.red.text' } },
  { text: 'planning.legendMayNot', mark: { border: '2px solid', borderColor: 'tone.red.text' } },
  { text: 'planning.legendDraft', mark: { border: '2px dashed', borderColor: 'primary.main' } },
] as const;

/** The marks of the board and its keys. */
export const PlanLegend = memo(function Legend() {
  return (
    <Box sx={styles}>
      {marks.map(({ text, mark }) => (
        <span key={text}>
          <Box component="i" sx={mark} /> {t(text)}
        </span>
      ))}
      <span>{t('planning.legendUsed')}</span>
      <span id="plan-keys">{t('planning.keys')}</span>
    </Box>
  );
});

const styles = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2.5,
  mt: 1.5,
  fontSize: '0.8125rem',
  color: 'text.secondary',
  '& span': { display: 'inline-flex', alignItems: 'center', gap: 1 },
  '& i': { display: 'inline-block', width: 18, height: 12, borderRadius: '3px' },
};
