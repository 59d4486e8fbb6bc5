import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router';
import type { TodayQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { paths } from '../../lib/navigation/paths';
import { formatLongDate } from '../../lib/texts/time';
import { DashboardTabs } from '../../shared/dashboard/DashboardTabs';
import { EmptyState } from '../../ui/EmptyState';
import { FailedState } from '../../ui/FailedState';
import { PageTitle, ROOM, subtitleRoom } from '../../ui/layout/PageTitle';
import { Section } from '../../ui/layout/Section';
import { CardSkeletons } from '../../ui/table/TableCards';
import { ShowMore } from '../../ui/table/ShowMore';
import { SpokenStatus } from '../../ui/toasts/SpokenStatus';
import { ChosenItem } from './ChosenItem';
import type { Item } from './item';
import { findPath, printRoute } from './item';
import { TodayRow } from './TodayRow';
import { KeyHints } from './KeyHints';
import { SnoozeDialog } from './SnoozeDialog';
import { useChosenItem } from './useChosenItem';
import { useToday } from './useToday';
import { useTodayKeys } from './useTodayKeys';

const sections = ['soon', 'today', 'later'] as const;

/** The one list of what waits for a decision, each with its proposed answer; worked off by keyboard (docs/product/today.md). */
export default function TodayPage() {
  const [params] = useSearchParams();
  const isSnoozed = params.get('edasi') === '1';
  const list = useToday(isSnoozed);
  const { today, error, reload, busy, take, takeBack, wake, snooze } = list;
  const navigate = useNavigate();
  const items = today?.items ?? [];
  const { current, hasFocus, moveOn, moveBack, moveBehind, choose } = useChosenItem(items);
  const isBeside = useMediaQuery(useTheme().breakpoints.up('lg'));
  const [snoozing, setSnoozing] = useState<Item>();
  const [spoken, setSpoken] = useState('');
  const now = new Date();
  const waiting = current?.act || current?.snoozedBy != null ? undefined : current;
  const lastTaken = items
    .filter(({ act }) => act)
    .sort((one, other) => Date.parse(one.act?.dueAt ?? '') - Date.parse(other.act?.dueAt ?? ''))
    .at(-1);

  function decide(item: Item) {
    setSpoken(t('today.taken', { what: printRoute(item) || (item.who ?? ''), seconds: 10 }));
    void take(item);
    moveBehind(item);
  }

  useTodayKeys({
    j: moveOn,
    k: moveBack,
    enter: waiting && (() => (waiting.proposal.act === 'open' ? void navigate(findPath(waiting)) : decide(waiting))),
    e: current && (() => void navigate(findPath(current))),
    s: waiting && (() => setSnoozing(waiting)),
    z: lastTaken ? () => void takeBack(lastTaken) : current?.snoozedBy != null ? () => void wake(current) : undefined,
  });

  const acts = {
    take: decide,
    takeBack: (item: Item) => void takeBack(item),
    wake: (item: Item) => void wake(item),
    askSnooze: setSnoozing,
  };
  const draw = (item: Item) => (
    <TodayRow
      key={item.id}
      item={item}
      isSelected={item === current}
      hasFocus={item === current && hasFocus}
      isBeside={isBeside}
      select={choose}
      isBusy={busy.includes(item.id)}
      now={now}
      {...acts}
    />
  );
  const shown = isSnoozed ? (['snoozed'] as const) : sections;

  return (
    <>
      <PageTitle
        title={t('office.today')}
        subtitle={<Box sx={subtitleRoom}>{printSummary(today, now)}</Box>}
        actions={<SnoozedLink today={today} isSnoozed={isSnoozed} />}
      />
      <DashboardTabs />
      <SpokenStatus text={spoken} />
      {today && today.stopped.length > 0 && (
        <Alert severity="error" sx={{ mb: 2 }}>
          <Link component={RouterLink} to={paths.automations} color="inherit">
            {t('today.stopped')}
          </Link>
        </Alert>
      )}
      {error && today && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('orders.refreshFailed')}
        </Alert>
      )}
      {error && !today && <FailedState onRetry={reload} />}
      {!error && !today && (
        <Box sx={isBeside ? besideStyles : undefined}>
          <Section title={t('today.list')}>
            <CardSkeletons />
          </Section>
          {isBeside && <Skeleton variant="rounded" height={420} />}
        </Box>
      )}
      {today && items.length === 0 && (
        <Section title={t('today.list')} count={0}>
          <EmptyState
            title={isSnoozed ? t('today.emptySnoozed') : t('today.empty')}
            hint={isSnoozed ? undefined : t('today.emptyHint')}
          />
        </Section>
      )}
      <Box sx={isBeside && items.length > 0 ? besideStyles : undefined}>
        <Box sx={{ minWidth: 0 }}>
          {shown.map((name) => {
            const own = items.filter(({ section }) => name === 'snoozed' || section === name);
            if (own.length === 0) return null;
            return (
              <Section key={name} title={t(`today.section_${name}`)} count={own.length} waiting={name === 'soon'} flush>
                <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
                  {own.map(draw)}
                </Box>
              </Section>
            );
          })}
          {today && items.length < (isSnoozed ? today.snoozed : today.count) && (
            <ShowMore label={t('today.showMore')} load={list.showMore} />
          )}
        </Box>
        {isBeside && current && <ChosenItem item={current} isBusy={busy.includes(current.id)} {...acts} />}
      </Box>
      {items.length > 0 && <KeyHints />}
      {snoozing && (
        <SnoozeDialog
          onClose={() => setSnoozing(undefined)}
          onChoose={(day) => {
            setSnoozing(undefined);
            void snooze(snoozing, day);
          }}
        />
      )}
    </>
  );
}

function printSummary(today: TodayQuery['today'] | undefined, now: Date): string {
  if (!today) return ROOM;
  const date = formatLongDate(now);
  const parts = [date.charAt(0).toLocaleUpperCase('et') + date.slice(1)];
  parts.push(today.count === 0 ? t('today.empty') : t('today.summary', { count: today.count }));
  if (today.soon > 0) parts.push(t('today.summarySoon', { count: today.soon }));
  return parts.join(' · ');
}

const besideStyles = {
  display: 'grid',
  gridTemplateColumns: { lg: 'minmax(0, 1fr) 360px', xl: 'minmax(0, 1fr) 420px' },
  columnGap: 2,
  alignItems: 'start',
};

/** Leads to what was put off, and back. */
function SnoozedLink({ today, isSnoozed }: { today: TodayQuery['today'] | undefined; isSnoozed: boolean }) {
  if (!today || (today.snoozed === 0 && !isSnoozed)) return null;
  return (
    <Link component={RouterLink} to={isSnoozed ? paths.today : `${paths.today}?edasi=1`}>
      {isSnoozed ? `${t('today.waiting')}: ${today.count}` : t('today.showSnoozed', { count: today.snoozed })}
    </Link>
  );
}
