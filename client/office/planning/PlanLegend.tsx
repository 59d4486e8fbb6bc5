import Box from '@mui/material/Box';
import { memo } from 'react';
import { t } from '../../i18n/officeTexts';
import { hatch } from './board/boardStyles';

/** The marks of the board and its keys. */
export const PlanLegend = memo(function Legend() {
  return (
    <Box sx={styles}>
      <span>
        <Box component="i" sx={{ backgroundImage: hatch('var(--mui-palette-line-field)') }} />{' '}
        {t('planning.legendRest')}
      </span>
      <span>
        <Box component="i" sx={{ '&&': { height: 2 }, bgcolor: 'line.field' }} /> {t('planning.legendLeg')}
      </span>
      <span>
        <Box component="i" sx={{ border: '1px dashed', borderColor: 'text.primary' }} /> {t('planning.legendWaiting')}
      </span>
      <span>
        <Box component="i" sx={{ bgcolor: 'tone.plain.background', border: '1px solid', borderColor: 'divider' }} />{' '}
        {t('planning.legendOccurrence')}
      </span>
      <span>
        <Box component="i" sx={{ bgcolor: 'tone.red.background', border: '1px solid', borderColor: 'tone.red.text' }} />{' '}
        {t('planning.legendAway')}
      </span>
      <span>
        <Box component="i" sx={{ ...plainTrip, borderLeft: '4px solid', borderLeftColor: 'tone.amber.text' }} />{' '}
        {t('planning.legendLate')}
      </span>
      <span>
        <Box component="i" sx={{ ...plainTrip, borderLeft: '4px solid', borderLeftColor: 'tone.red.text' }} />{' '}
        {t('planning.legendWrong')}
      </span>
      <span>
        <Box component="i" sx={{ border: '2px solid', borderColor: 'tone.red.text' }} /> {t('planning.legendMayNot')}
      </span>
      <span>
        <Box component="i" sx={{ border: '2px dashed', borderColor: 'primary.main' }} /> {t('planning.legendDraft')}
      </span>
      <span>{t('planning.legendUsed')}</span>
      <span id="plan-keys">{t('planning.keys')}</span>
    </Box>
  );
});

const plainTrip = { bgcolor: 'background.paper', border: '1px solid', borderColor: 'divider' };

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
