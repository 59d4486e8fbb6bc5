import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { addDays } from '../../../server/platform/values/localDay';
import { t } from '../../i18n/officeTexts';
import { touchTarget } from '../../ui/layout/touchTarget';
import { printPeriod } from './planTexts';
import { spans } from './search/planDays';
import type { PlanSpan, View } from './search/planDays';
import type { Plan } from './usePlan';

interface PlanToolsProps extends Pick<Plan, 'from' | 'days' | 'view' | 'today' | 'go'> {
  phone: boolean;
}

/** Which days and rows are shown. Not drawn again while a trip is moved. */
export const PlanTools = memo(function PlanTools({ from, days, view, today, go, phone }: PlanToolsProps) {
  return (
    <>
      <IconButton aria-label={t('planning.previous')} onClick={() => go.to(addDays(from, -days))}>
        <ChevronLeft />
      </IconButton>
      <Button variant="outlined" onClick={() => go.to(today)}>
        {t('planning.today')}
      </Button>
      <IconButton aria-label={t('planning.next')} onClick={() => go.to(addDays(from, days))}>
        <ChevronRight />
      </IconButton>
      <Typography variant="h2" aria-live="polite" sx={{ mr: 'auto' }}>
        {printPeriod(from, addDays(from, days - 1))}
      </Typography>
      {!phone && (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={view}
          aria-label={t('planning.show')}
          onChange={(_, wanted: View | null) => wanted && go.view(wanted)}
        >
          <ToggleButton value="drivers" sx={toggle}>
            {t('office.drivers')}
          </ToggleButton>
          <ToggleButton value="buses" sx={toggle}>
            {t('office.buses')}
          </ToggleButton>
        </ToggleButtonGroup>
      )}
      <ToggleButtonGroup
        exclusive
        size="small"
        value={days}
        aria-label={t('planning.span')}
        onChange={(_, wanted: PlanSpan | null) => wanted && go.span(wanted)}
      >
        {spans.map((span) => (
          <ToggleButton
            key={span}
            value={span}
            sx={toggle}
            aria-label={span === 1 ? t('planning.day') : t('office.days', { count: span })}
          >
            {span}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </>
  );
});

export const toggle = {
  px: 1.75,
  minWidth: 44,
  textTransform: 'none',
  color: 'text.primary',
  ...touchTarget,
  '&.Mui-selected, &.Mui-selected:hover': { bgcolor: 'ink.main', color: 'ink.text' },
};
