import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { t } from '../../i18n/officeTexts';
import { printMonth } from '../../lib/texts/month';
import { formatCount } from '../../lib/texts/numbers';
import { latePart } from '../../ui/late/latePart';
import { chartColours } from './chartColours';
import { compare, findLastDay, printEuros } from './figures';
import type { PictureProps } from './figures';
import { Picture } from './Picture';

// Charts come with their library: the figures and tables are read before.
const MonthsChart = latePart(() => import('./MonthsChart'));
const MoneyChart = latePart(() => import('./MoneyChart'));

const toDays = (month: string) => ({ from: `${month}-01`, to: findLastDay(month) });

export function TurnoverPicture({ overview, thisMonth, onOpen }: PictureProps & { thisMonth: string }) {
  const { months, totals, totalsBefore } = overview;
  const { direction, change } = compare(totals.turnover, totalsBefore.turnover);
  const ahead = months.filter(({ month }) => month > thisMonth).reduce((sum, { turnover }) => sum + turnover, 0);
  const words = [
    t(`overview.turnover_${direction}`, { sum: printEuros(totals.turnover), change }),
    ...(ahead > 0 ? [t('overview.turnoverAhead', { sum: printEuros(ahead) })] : []),
    t('overview.turnoverMeans'),
  ];
  return (
    <Picture
      title={t('overview.turnoverByMonth')}
      sentence={words.join(' ')}
      table={{
        columns: [t('overview.month'), t('overview.trips'), t('overview.turnover'), t('overview.yearBefore')],
        rows: months.map(({ month, trips, turnover, turnoverYearBefore }) => ({
          cells: [printMonth(month), formatCount(trips), printEuros(turnover), printEuros(turnoverYearBefore)],
          onOpen: () =>
            onOpen({ figure: 'trips', ...toDays(month), title: `${t('overview.turnover')}, ${printMonth(month)}` }),
        })),
      }}
    >
      <Legend
        entries={[
          { label: t('overview.driven'), colour: chartColours.line },
          { label: t('overview.agreedAhead'), colour: chartColours.calm },
          { label: t('overview.yearBefore'), colour: chartColours.muted },
        ]}
      />
      <Suspense fallback={<Box sx={{ height: 250 }} />}>
        <MonthsChart months={months} thisMonth={thisMonth} sentence={words.join(' ')} />
      </Suspense>
    </Picture>
  );
}

export function MoneyPicture({ overview, onOpen }: PictureProps) {
  const { months, totals } = overview;
  const shown = months.filter(({ month }) => month <= totals.to.slice(0, 7));
  const sum = (field: 'open' | 'overdue') => shown.reduce((total, month) => total + month[field], 0);
  const sentence = t(sum('overdue') > 0 ? 'overview.moneySentence' : 'overview.moneySentenceNoneOverdue', {
    invoiced: printEuros(totals.invoiced),
    paid: printEuros(totals.paid),
    open: printEuros(sum('open')),
    overdue: printEuros(sum('overdue')),
  });
  return (
    <Picture
      title={t('overview.moneyByMonth')}
      sentence={sentence}
      table={{
        columns: (['month', 'invoiced', 'paid', 'open', 'overdue'] as const).map((name) => t(`overview.${name}`)),
        rows: shown.map(({ month, invoiced, paid, open, overdue }) => ({
          cells: [printMonth(month), ...[invoiced, paid, open, overdue].map(printEuros)],
          onOpen: () =>
            onOpen({ figure: 'invoiced', ...toDays(month), title: `${t('overview.invoiced')}, ${printMonth(month)}` }),
        })),
      }}
    >
      <Legend
        entries={[
          { label: t('overview.invoiced'), colour: chartColours.calm },
          { label: t('overview.overdue'), colour: chartColours.loss },
          { label: t('overview.paid'), colour: chartColours.strong },
        ]}
      />
      <Suspense fallback={<Box sx={{ height: 220 }} />}>
        <MoneyChart months={shown} sentence={sentence} />
      </Suspense>
    </Picture>
  );
}

const Legend = ({ entries }: { entries: readonly { label: string; colour: string }[] }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mb: 1, fontSize: '0.8125rem', color: 'text.secondary' }}>
    {entries.map(({ label, colour }) => (
      <Box key={label} component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
        <Box
          component="span"
          aria-hidden
          sx={{ width: 10, height: 10, borderRadius: '3px' }}
          style={{ background: colour }}
        />
        {label}
      </Box>
    ))}
  </Box>
);
