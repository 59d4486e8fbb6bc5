import Box from '@mui/material/Box';
import { t } from '../../../i18n/officeTexts';
import { AVAILABILITY_BLUE } from './HoursBar';

const entries = [
  { label: t('hours.driving'), mark: { bgcolor: 'primary.main' } },
  { label: t('hours.otherWork'), mark: { bgcolor: 'signal.main' } },
  { label: t('hours.availability'), mark: { bgcolor: AVAILABILITY_BLUE } },
  { label: t('hours.restOrBreak'), mark: { bgcolor: 'line.field', height: 4 } },
  { label: t('hours.infringement'), mark: { border: 2, borderColor: 'error.main', borderRadius: '3px' } },
] as const;

/** The colours of the chart. */
export function HoursLegend() {
  return (
    <Box sx={legendStyles}>
      {entries.map(({ label, mark }) => (
        <Box key={label} component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
          <Box component="span" aria-hidden sx={{ width: 12, height: 12, ...mark }} />
          {label}
        </Box>
      ))}
    </Box>
  );
}

const legendStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2.5,
  rowGap: 0.5,
  my: 1.5,
  fontSize: '0.875rem',
  color: 'text.secondary',
};
