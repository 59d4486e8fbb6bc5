import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { t } from '../../i18n/office';
import { addDays } from '../../lib/texts/localDay';
import { touchTarget } from '../../ui/layout/touchTarget';
import { periodText } from './planTexts';
import { spans } from './usePlan';
import type { Plan, Span, View } from './usePlan';

/** Which days and rows are shown; `children` stand at the end. */
export function PlanTools({ plan, phone, children }: { plan: Plan; phone: boolean; children?: ReactNode }) {
  const { from, days, view } = plan;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
      <IconButton aria-label={t('planning.previous')} onClick={() => plan.step(-1)}>
        <ChevronLeft />
      </IconButton>
      <Button variant="outlined" onClick={() => plan.goTo(plan.today)}>
        {t('planning.today')}
      </Button>
      <IconButton aria-label={t('planning.next')} onClick={() => plan.step(1)}>
        <ChevronRight />
      </IconButton>
      <Typography variant="h2" aria-live="polite" sx={{ mr: 'auto' }}>
        {periodText(from, addDays(from, days - 1))}
      </Typography>
      {!phone && (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={view}
          aria-label={t('planning.show')}
          onChange={(_, wanted: View | null) => wanted && plan.setView(wanted)}
        >
          <ToggleButton value="drivers" sx={toggle}>
            {t('planning.drivers')}
          </ToggleButton>
          <ToggleButton value="buses" sx={toggle}>
            {t('planning.buses')}
          </ToggleButton>
        </ToggleButtonGroup>
      )}
      <ToggleButtonGroup
        exclusive
        size="small"
        value={days}
        aria-label={t('planning.span')}
        onChange={(_, wanted: Span | null) => wanted && plan.setDays(wanted)}
      >
        {spans.map((span) => (
          <ToggleButton
            key={span}
            value={span}
            sx={toggle}
            aria-label={span === 1 ? t('planning.day') : t('planning.days', { count: span })}
          >
            {span}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {children}
    </Box>
  );
}

const toggle = {
  px: 1.75,
  minWidth: 44,
  textTransform: 'none',
  color: 'text.primary',
  ...touchTarget,
  '&.Mui-selected, &.Mui-selected:hover': { bgcolor: 'ink.main', color: 'ink.text' },
};
