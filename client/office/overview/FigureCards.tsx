import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { t } from '../../i18n/officeTexts';
import { formatCount } from '../../lib/texts/numbers';
import { formatDuration } from '../../lib/texts/minutes';
import { compare, divide, printEuros, printPercent } from './figures';
import type { Direction, OpenRows, Totals } from './figures';

interface Card {
  label: string;
  figure: string;
  /** How it changed; `isGood` colours the word. */
  change: { direction: Direction; change: string; isGood: boolean };
  note: string;
  onOpen?: () => void;
}

/** The figures at the head of the page. Each leads to its rows. */
export function FigureCards({ now, before, onOpen }: { now: Totals; before: Totals; onOpen: OpenRows }) {
  return (
    <Box component="ul" aria-label={t('overview.figures')} sx={gridStyles}>
      {listCards(now, before, onOpen).map(({ label, figure, change, note, onOpen: open }) => (
        <Paper key={label} component="li" variant="outlined" sx={{ borderRadius: '10px', p: 2, minWidth: 0 }}>
          <Typography component="h2" variant="body2" sx={{ color: 'text.secondary', fontFamily: 'inherit' }}>
            {label}
          </Typography>
          <Box
            sx={{
              fontFamily: 'h1.fontFamily',
              fontSize: '1.75rem',
              fontWeight: 700,
              lineHeight: 1.3,
              letterSpacing: '-0.01em',
            }}
          >
            {figure}
          </Box>
          <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
            <Box component="span" sx={{ fontWeight: 600, color: toColour(change) }}>
              {t(`overview.change_${change.direction}`, { change: change.change })}
            </Box>
            {' · '}
            {open ? (
              <Link component="button" onClick={open} sx={{ font: 'inherit', fontWeight: 600 }}>
                {note}
              </Link>
            ) : (
              note
            )}
          </Box>
        </Paper>
      ))}
    </Box>
  );
}

const toColour = ({ direction, isGood }: Card['change']): string =>
  direction === 'same' || direction === 'new' ? 'text.secondary' : isGood ? 'success.main' : 'error.main';

/** `better`: the direction in which the company wants the figure to go. */
const judge = (now: number, before: number, better: 'up' | 'down' = 'up') => {
  const { direction, change } = compare(now, before);
  return { direction, change, isGood: direction === better };
};

/** As `judge`, in points of a percentage. */
function judgeShare(now: number, before: number): Card['change'] {
  const points = Math.round(100 * now) - Math.round(100 * before);
  const direction = points > 0 ? 'up' : points < 0 ? 'down' : 'same';
  return { direction, change: t('overview.points', { points: formatCount(Math.abs(points)) }), isGood: points > 0 };
}

function listCards(now: Totals, before: Totals, open: OpenRows): Card[] {
  const { from, to } = now;
  const decided = (totals: Totals) => totals.won + totals.lost + totals.expired;
  const winShare = (totals: Totals) => divide(totals.won, decided(totals));
  const countUsedShare = (totals: Totals) => divide(totals.busDays, totals.busDaysOfAll);
  const actsEach = (totals: Totals) => divide(totals.acts, totals.trips);
  return [
    {
      label: t('overview.turnover'),
      figure: printEuros(now.turnover),
      change: judge(now.turnover, before.turnover),
      note: t('overview.tripCount', { count: now.trips }),
      onOpen: () => open({ figure: 'trips', from, to, title: t('overview.turnover') }),
    },
    {
      label: t('overview.wonShare'),
      figure: decided(now) === 0 ? '–' : printPercent(winShare(now)),
      change: judgeShare(winShare(now), winShare(before)),
      note: t('overview.wonOf', { won: now.won, lost: now.lost + now.expired }),
      onOpen: () => open({ figure: 'won', from, to, title: t('overview.won') }),
    },
    {
      label: t('overview.answerMedian'),
      figure: now.answerMedian === null ? '–' : formatDuration(now.answerMedian),
      change: judge(now.answerMedian ?? 0, before.answerMedian ?? 0, 'down'),
      note: t('overview.answerNinety', { time: now.answerNinety === null ? '–' : formatDuration(now.answerNinety) }),
      onOpen: () => open({ figure: 'offered', from, to, title: t('overview.offered') }),
    },
    {
      label: t('overview.busDays'),
      figure: printPercent(countUsedShare(now)),
      change: judgeShare(countUsedShare(now), countUsedShare(before)),
      note: t('overview.daysOf', { days: formatCount(now.busDays), all: formatCount(now.busDaysOfAll) }),
    },
    {
      label: t('overview.actsEach'),
      figure: now.trips === 0 ? '–' : formatCount(Math.round(10 * actsEach(now)) / 10),
      change: judge(actsEach(now), actsEach(before), 'down'),
      note: t('overview.withinGoal', { share: printPercent(divide(now.tripsWithinGoal, now.trips)) }),
      onOpen: () => open({ figure: 'acts', key: '', from, to, title: t('overview.aboveGoal') }),
    },
    {
      label: t('overview.paid'),
      figure: printEuros(now.paid),
      change: judge(now.paid, before.paid),
      note: t('overview.invoicedSum', { sum: printEuros(now.invoiced) }),
      onOpen: () => open({ figure: 'paid', from, to, title: t('overview.paid') }),
    },
  ];
}

const gridStyles = {
  listStyle: 'none',
  p: 0,
  m: 0,
  mb: 2,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(3, minmax(0, 1fr))',
    xl: 'repeat(6, minmax(0, 1fr))',
  },
};
