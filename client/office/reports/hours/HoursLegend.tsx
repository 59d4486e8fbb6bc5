import Box from '@mui/material/Box';
import { t } from '../../../i18n/officeTexts';
import { AVAILABILITY_BLUE } from './HoursBar';

const entries = [
  { label: t('hours.driving'), bgcolor: 'primary.main', height: 12 },
  { label: t('hours.otherWork'), bgcolor: 'signal.main', height: 12 },
  { label: t('hours.availability'), bgcolor: AVAILABILITY_BLUE, height: 12 },
  { label: t('hours.restOrBreak'), bgcolor: 'line.field', height: 4 },
] as const;

/** The colours of the chart. */
export function HoursLegend() {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2.5,
        rowGap: 0.5,
        my: 1.5,
        fontSize: '0.875rem',
        color: 'text.secondary',
      }}
    >
      {entries.map(({ label, bgcolor, height }) => (
        <Box key={label} component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
          <Box component="span" aria-hidden sx={{ width: 12, height, bgcolor }} />
          {label}
        </Box>
      ))}
      <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
        <Box
          component="span"
          aria-hidden
          sx={{ width: 12, height: 12, border: 2, borderColor: 'error.main', borderRadius: '3px' }}
        />
        {t('hours.infringement')}
      </Box>
    </Box>
  );
}
