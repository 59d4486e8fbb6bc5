import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';
import { t } from '../../i18n/officeTexts';
import { formatDateWithDay } from '../../lib/texts/time';
import type { Item } from './item';
import { findPath, printAct, printRoute, printSubject } from './item';

export interface ItemActs {
  take: (item: Item) => void;
  takeBack: (item: Item) => void;
  wake: (item: Item) => void;
  askSnooze: (item: Item) => void;
}

export interface ItemButtonProps extends ItemActs {
  item: Item;
  isSelected: boolean;
  isBusy: boolean;
}

const printAbout = (item: Item): string => `${t(`today.kind_${item.kind}`)}, ${printRoute(item) || printSubject(item)}`;

/** The one next step: take the proposal, or take back what was decided or put off. */
export function MainButton({ item, isSelected, isBusy, take, takeBack, wake }: ItemButtonProps) {
  const { act, proposal, snoozedBy } = item;
  const about = printAbout(item);
  if (act)
    return (
      <Button
        size="small"
        disabled={isBusy}
        aria-label={`${t('today.takeBack')}: ${about}`}
        onClick={() => takeBack(item)}
      >
        {t('today.takeBack')}
      </Button>
    );
  if (snoozedBy !== null)
    return (
      <Button
        size="small"
        variant="outlined"
        disabled={isBusy}
        aria-label={`${t('today.wake')}: ${about}`}
        onClick={() => wake(item)}
      >
        {t('today.wake')}
      </Button>
    );
  const label = printAct(item);
  const yellow = {
    size: 'small',
    variant: isSelected ? 'contained' : 'outlined',
    color: isSelected ? 'signal' : 'primary',
    'aria-label': `${label}: ${about}`,
  } as const;
  if (proposal.act === 'open')
    return (
      <Button {...yellow} component={RouterLink} to={findPath(item)}>
        {label}
      </Button>
    );
  return (
    <Button {...yellow} disabled={isBusy} onClick={() => take(item)}>
      {label}
    </Button>
  );
}

/** The two other ways out of a decision that waits. */
export function OtherButtons({ item, isBusy, askSnooze }: Pick<ItemButtonProps, 'item' | 'isBusy' | 'askSnooze'>) {
  const about = printAbout(item);
  return (
    <>
      {item.proposal.act !== 'open' && (
        <Button
          size="small"
          variant="outlined"
          component={RouterLink}
          to={findPath(item)}
          aria-label={`${t('today.openIt')}: ${about}`}
        >
          {t('today.openIt')}
        </Button>
      )}
      {!item.act && item.snoozedBy === null && (
        <Button
          size="small"
          variant="outlined"
          disabled={isBusy}
          aria-label={`${t('today.snooze')}: ${about}`}
          onClick={() => askSnooze(item)}
        >
          {t('today.snooze')}
        </Button>
      )}
    </>
  );
}

/** Tells who decided, or until when it was put off. */
export function ItemState({ item: { act, snoozedBy, snoozedUntil } }: { item: Item }) {
  if (act)
    return (
      <Box sx={stateStyles}>{act.by === null ? t('today.takenBySystem') : t('today.takenBy', { name: act.by })}</Box>
    );
  if (snoozedBy === null) return null;
  return (
    <Box sx={stateStyles}>
      {snoozedUntil ? t('today.snoozedUntil', { when: formatDateWithDay(snoozedUntil) }) : t('today.snoozedOpen')},{' '}
      {t('today.snoozedBy', { name: snoozedBy })}
    </Box>
  );
}

const stateStyles = { color: 'text.secondary', fontSize: '0.8125rem', lineHeight: 1.4, overflowWrap: 'anywhere' };
