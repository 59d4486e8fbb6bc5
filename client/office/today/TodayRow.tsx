import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { keyframes } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { Link as RouterLink } from 'react-router';
import { t } from '../../i18n/officeTexts';
import { formatDateWithDay } from '../../lib/texts/time';
import { Places } from '../../shared/trip/Places';
import type { Item } from './item';
import {
  findPath,
  printAct,
  printFacts,
  printNext,
  printProposal,
  printReason,
  printRoute,
  printSubject,
  printTime,
} from './item';

export interface RowActs {
  take: (item: Item) => void;
  takeBack: (item: Item) => void;
  wake: (item: Item) => void;
  askSnooze: (item: Item) => void;
  select: (item: Item) => void;
}

interface TodayRowProps extends RowActs {
  item: Item;
  isSelected: boolean;
  /** The keyboard moved here: the row takes the focus. */
  hasFocus: boolean;
  isBusy: boolean;
  now: Date;
}

/** One item: how urgent it is, what it is about, the proposed answer, and what happens next. */
export function TodayRow(props: TodayRowProps) {
  const { item, isSelected, hasFocus, now } = props;
  const { kind, section, act, cities } = item;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!hasFocus) return;
    row.current?.focus({ preventScroll: true });
    row.current?.scrollIntoView({ block: 'nearest' });
  }, [hasFocus]);
  const reason = printReason(item);
  const proposal = printProposal(item);
  const next = printNext(item);
  return (
    <Box
      component="li"
      ref={row}
      tabIndex={isSelected ? 0 : -1}
      aria-current={isSelected ? 'true' : undefined}
      onFocus={() => props.select(item)}
      sx={{ ...rowStyles, ...(act?.by != null && takenStyles) }}
    >
      <Box sx={{ ...timeStyles, color: section === 'soon' ? 'error.main' : 'text.primary' }}>
        {printTime(item, now)}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: 700 }}>{t(`today.kind_${kind}`)}</Box>
        {reason && <Box sx={quiet}>{reason}</Box>}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        {cities.length > 0 ? (
          <Places stops={cities.length} text={printRoute(item)} />
        ) : (
          <Box sx={{ fontWeight: 600 }}>{printSubject(item)}</Box>
        )}
        <Box sx={quiet}>{printFacts(item)}</Box>
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}>{proposal}</Box>
        {next && <Box sx={quiet}>{next}</Box>}
      </Box>
      <Buttons {...props} />
    </Box>
  );
}

/** The proposed answer, and the two other ways out. */
function Buttons({ item, isSelected, isBusy, take, takeBack, wake, askSnooze }: TodayRowProps) {
  const { act, proposal, kind, snoozedUntil, snoozedBy } = item;
  const about = `${t(`today.kind_${kind}`)}, ${printRoute(item) || printSubject(item)}`;
  if (act)
    return (
      <Box sx={buttonsStyles}>
        <Box sx={{ ...quiet, mr: 'auto' }}>
          {act.by === null ? t('today.takenBySystem') : t('today.takenBy', { name: act.by })}
        </Box>
        <Button
          size="small"
          disabled={isBusy}
          aria-label={`${t('today.takeBack')}: ${about}`}
          onClick={() => takeBack(item)}
        >
          {t('today.takeBack')}
        </Button>
      </Box>
    );
  if (snoozedBy !== null)
    return (
      <Box sx={buttonsStyles}>
        <Box sx={{ ...quiet, mr: 'auto' }}>
          {snoozedUntil ? t('today.snoozedUntil', { when: formatDateWithDay(snoozedUntil) }) : t('today.snoozedOpen')},{' '}
          {t('today.snoozedBy', { name: snoozedBy })}
        </Box>
        <Button
          size="small"
          variant="outlined"
          disabled={isBusy}
          aria-label={`${t('today.wake')}: ${about}`}
          onClick={() => wake(item)}
        >
          {t('today.wake')}
        </Button>
      </Box>
    );
  const isOpened = proposal.act === 'open';
  const label = printAct(item);
  const yellow = {
    size: 'small',
    variant: isSelected ? 'contained' : 'outlined',
    color: isSelected ? 'signal' : 'primary',
    'aria-label': `${label}: ${about}`,
  } as const;
  return (
    <Box sx={buttonsStyles}>
      {isOpened ? (
        <Button {...yellow} component={RouterLink} to={findPath(item)}>
          {label}
        </Button>
      ) : (
        <Button {...yellow} disabled={isBusy} onClick={() => take(item)}>
          {label}
        </Button>
      )}
      {!isOpened && (
        <Link
          component={RouterLink}
          to={findPath(item)}
          aria-label={`${t('today.openIt')}: ${about}`}
          sx={{ px: 0.5, py: 0.5 }}
        >
          {t('today.openIt')}
        </Link>
      )}
      <Button size="small" aria-label={`${t('today.snooze')}: ${about}`} onClick={() => askSnooze(item)}>
        {t('today.snooze')}
      </Button>
    </Box>
  );
}

const quiet = { color: 'text.secondary', fontSize: '0.8125rem', lineHeight: 1.4, overflowWrap: 'anywhere' };

const timeStyles = { fontWeight: 700, fontVariantNumeric: 'tabular-nums', lineHeight: 1.25 };

const rowStyles = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'auto 1fr',
    md: '64px minmax(150px, 1fr) minmax(200px, 1.6fr) minmax(180px, 1.4fr) 280px',
  },
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.75,
  px: 2,
  py: 1.25,
  borderTop: 1,
  borderColor: 'line.soft',
  borderLeft: '4px solid transparent',
  // On a phone only time and kind stand side by side.
  '& > :nth-of-type(n + 3)': { gridColumn: { xs: '1 / -1', md: 'auto' } },
  outlineOffset: '-2px',
  '&[aria-current]': { borderLeftColor: 'signal.main', bgcolor: 'line.soft' },
};

const buttonsStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: { md: 'flex-end' },
  columnGap: 1,
};

const shrink = keyframes({ from: { transform: 'scaleX(1)' }, to: { transform: 'scaleX(0)' } });

/** The time in which a person can take back; the portal's own acts wait longer. */
const takenStyles = {
  position: 'relative',
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto 0 0 0',
    height: 3,
    bgcolor: 'signal.main',
    transformOrigin: 'left',
    animation: `${shrink} 10s linear forwards`,
  },
};
