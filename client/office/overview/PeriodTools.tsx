import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { useState } from 'react';
import { countDays } from '../../../server/platform/values/localDay';
import { t } from '../../i18n/officeTexts';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { DateField } from '../../ui/fields/DateField';
import { findUnit, findUnitAround, stepPeriod, units } from './period';
import type { Period } from './period';
import { thumbWide } from '../../ui/layout/touchTarget';

interface PeriodToolsProps {
  period: Period;
  today: string;
  onChange: (period: Period) => void;
}

/** Week, month, quarter or year, one step back and forth, or any days. */
export function PeriodTools({ period, today, onChange }: PeriodToolsProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const unit = findUnit(period, today);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', displayPrint: 'none' }}>
      <IconButton aria-label={t('overview.former')} onClick={() => onChange(stepPeriod(period, -1, today))}>
        <ChevronLeft />
      </IconButton>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={t('overview.period')}
        value={unit ?? null}
        sx={{ bgcolor: 'background.paper', '& button': { color: 'text.primary', ...thumbWide } }}
      >
        {units.map((each) => (
          <ToggleButton
            key={each}
            value={each}
            onClick={() => onChange(findUnitAround(each, chooseDay(period, today), today))}
          >
            {t(`overview.unit_${each}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <IconButton aria-label={t('overview.next')} onClick={() => onChange(stepPeriod(period, 1, today))}>
        <ChevronRight />
      </IconButton>
      <Button variant="outlined" size="small" onClick={() => setIsChoosing(true)}>
        {t('overview.chooseDays')}
      </Button>
      <Button variant="outlined" size="small" onClick={() => window.print()}>
        {t('overview.print')}
      </Button>
      {isChoosing && <DaysDialog period={period} onChange={onChange} onClose={() => setIsChoosing(false)} />}
    </Box>
  );
}

/** The day whose week or year is chosen: today where the period has it. */
const chooseDay = ({ from, to }: Period, today: string): string => (from <= today && today <= to ? today : to);

/** The server answers for ten years at most. */
const MOST_DAYS = 3660;

interface DaysDialogProps extends Pick<PeriodToolsProps, 'period' | 'onChange'> {
  onClose: () => void;
}

function DaysDialog({ period, onChange, onClose }: DaysDialogProps) {
  const [from, setFrom] = useState(period.from);
  const [to, setTo] = useState(period.to);
  const [isRefused, setIsRefused] = useState(false);
  const problem = findProblem({ from, to });

  function submit() {
    if (problem) return setIsRefused(true);
    onChange({ from, to });
    onClose();
  }

  return (
    <FormDialog
      open
      title={t('overview.chooseDays')}
      submitLabel={t('overview.show')}
      onSubmit={submit}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2, mt: 1, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <DateField label={t('overview.from')} value={from || null} onChange={(day) => setFrom(day ?? '')} />
        <DateField
          label={t('overview.to')}
          value={to || null}
          error={isRefused ? problem : undefined}
          onChange={(day) => setTo(day ?? '')}
        />
      </Box>
    </FormDialog>
  );
}

function findProblem({ from, to }: Period): string | undefined {
  if (!from || !to) return t('overview.dayMissing');
  if (to < from) return t('overview.endBeforeStart');
  return countDays(from, to) > MOST_DAYS ? t('overview.tooLong') : undefined;
}
