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
import { focusInvalid } from '../../lib/forms/focusInvalid';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { DateField } from '../../ui/fields/DateField';
import { findUnitAround, isDate, stepPeriod, units } from './period';
import type { Period, Unit } from './period';
import { thumbWide } from '../../ui/layout/touchTarget';

interface PeriodToolsProps {
  period: Period;
  unit: Unit | undefined;
  today: string;
  onChange: (period: Period, unit?: Unit) => void;
}

/** Chooses the period (a unit, its neighbours or any days) and prints the page. */
export function PeriodTools({ period, unit, today, onChange }: PeriodToolsProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const step = (direction: 1 | -1) => onChange(stepPeriod(period, direction, { unit, today }), unit);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', displayPrint: 'none' }}>
      <IconButton aria-label={t('overview.former')} onClick={() => step(-1)}>
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
            onClick={() => onChange(findUnitAround(each, findAnchorDay(period, today), today), each)}
          >
            {t(`overview.unit_${each}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <IconButton aria-label={t('overview.next')} onClick={() => step(1)}>
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

/** The day around which a pressed unit is laid: today if the period contains it, else the last day of the period. */
const findAnchorDay = ({ from, to }: Period, today: string): string => (from <= today && today <= to ? today : to);

/** The server answers for ten years at most. */
const MOST_DAYS = 3660;

interface DaysDialogProps extends Pick<PeriodToolsProps, 'period' | 'onChange'> {
  onClose: () => void;
}

function DaysDialog({ period, onChange, onClose }: DaysDialogProps) {
  const [from, setFrom] = useState(period.from);
  const [to, setTo] = useState(period.to);
  const [isRefused, setIsRefused] = useState(false);
  const problems = findProblems({ from, to });

  function submit(form: HTMLFormElement) {
    setIsRefused(true);
    focusInvalid(form);
    if (problems.from || problems.to) return;
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
        <DateField
          label={t('overview.from')}
          value={from || null}
          error={isRefused ? problems.from : undefined}
          onChange={(day) => setFrom(day ?? '')}
        />
        <DateField
          label={t('overview.to')}
          value={to || null}
          error={isRefused ? problems.to : undefined}
          onChange={(day) => setTo(day ?? '')}
        />
      </Box>
    </FormDialog>
  );
}

/** The error text of each field. */
function findProblems({ from, to }: Period): { from?: string | undefined; to?: string | undefined } {
  const findMissing = (day: string) => (isDate(day) ? undefined : t('overview.dayMissing'));
  if (findMissing(from) || findMissing(to)) return { from: findMissing(from), to: findMissing(to) };
  if (to < from) return { to: t('overview.endBeforeStart') };
  return countDays(from, to) > MOST_DAYS ? { to: t('overview.tooLong') } : {};
}
