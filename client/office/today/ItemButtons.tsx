import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';
import { t } from '../../i18n/officeTexts';
import { formatDateWithDay } from '../../lib/texts/time';
import type { Item } from './item';
import { findPath, printAct, printRoute, printSubject } from './item';

export interface ItemButtonProps extends Record<'take' | 'takeBack' | 'wake' | 'askSnooze', (item: Item) => void> {
  item: Item;
  isSelected: boolean;
  isBusy: boolean;
}

/** The word of a button; screen readers also hear what it is about. */
const nameButton = (item: Item, word: string) =>
  ({
    size: 'small',
    'aria-label': `${word}: ${t(`today.kind_${item.kind}`)}, ${printRoute(item) || printSubject(item)}`,
    children: word,
  }) as const;

/** The one next step: take the proposal, or take back what was decided or put off. */
export function MainButton({ item, isSelected, isBusy, take, takeBack, wake }: ItemButtonProps) {
  const { act, proposal, snoozedBy } = item;
  if (act)
    return <Button {...nameButton(item, t('today.takeBack'))} disabled={isBusy} onClick={() => takeBack(item)} />;
  if (snoozedBy !== null)
    return (
      <Button {...nameButton(item, t('today.wake'))} variant="outlined" disabled={isBusy} onClick={() => wake(item)} />
    );
  const yellow = {
    ...nameButton(item, printAct(item)),
    variant: isSelected ? 'contained' : 'outlined',
    color: isSelected ? 'signal' : 'primary',
  } as const;
  if (proposal.act === 'open') return <Button {...yellow} component={RouterLink} to={findPath(item)} />;
  return <Button {...yellow} disabled={isBusy} onClick={() => take(item)} />;
}

/** The two other ways out of a decision that waits. */
export function OtherButtons({ item, isBusy, askSnooze }: Pick<ItemButtonProps, 'item' | 'isBusy' | 'askSnooze'>) {
  const open = { ...nameButton(item, t('today.openIt')), variant: 'outlined' } as const;
  const snooze = { ...nameButton(item, t('today.snooze')), variant: 'outlined' } as const;
  return (
    <>
      {item.proposal.act !== 'open' && <Button {...open} component={RouterLink} to={findPath(item)} />}
      {!item.act && item.snoozedBy === null && <Button {...snooze} disabled={isBusy} onClick={() => askSnooze(item)} />}
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
