import { t } from '../../i18n/officeTexts';
import { formatCount } from '../../lib/texts/numbers';
import { Bars } from './Bars';
import { divide, printPercent } from './figures';
import type { OpenRows, OverviewData, Target } from './figures';
import { Picture } from './Picture';

/** Three decisions of people bring a normal trip from inquiry to paid. */
const GOAL = 3;
/** Trips with more acts stand together. */
const MOST_ACTS = 12;

interface TripPictureProps {
  overview: OverviewData;
  onOpen: OpenRows;
}

/** The acts that at least half of the trips got along with. */
function findUsual(acts: OverviewData['acts'], trips: number): number {
  let counted = 0;
  return acts.find((each) => (counted += each.trips) >= trips / 2)?.acts ?? 0;
}

/** How often people in the office act for a trip. */
export function ActsPicture({ overview, onOpen }: TripPictureProps) {
  const { acts, totals } = overview;
  const { from, to, trips, tripsWithinGoal } = totals;
  const few = acts.filter((each) => each.acts < MOST_ACTS);
  const many = acts.filter((each) => each.acts >= MOST_ACTS).reduce((sum, each) => sum + each.trips, 0);
  const show = (count: number) => () =>
    onOpen({ figure: 'acts', key: String(count), from, to, title: t('overview.actCount', { count }) });
  const rows = [
    ...few.map(({ acts: count, trips: size }) => ({
      label: t('overview.actCount', { count }),
      size,
      isWithin: count <= GOAL,
      onOpen: show(count),
    })),
    ...(many > 0
      ? [{ label: t('overview.actsOrMore', { count: MOST_ACTS }), size: many, isWithin: false, onOpen: undefined }]
      : []),
  ];
  return (
    <Picture
      title={t('overview.actsByTrip')}
      sentence={
        trips === 0
          ? t('overview.noTrips')
          : t('overview.actsSentence', {
              usual: formatCount(findUsual(acts, trips)),
              each: formatCount(Math.round((10 * totals.acts) / trips) / 10),
              share: printPercent(divide(tripsWithinGoal, trips)),
              goal: GOAL,
            })
      }
      table={{
        columns: [t('overview.acts'), t('overview.trips')],
        rows: rows.map(({ label, size, onOpen: open }) => ({ cells: [label, formatCount(size)], onOpen: open })),
      }}
    >
      <Bars
        label={t('overview.actsByTrip')}
        bars={rows.map(({ label, size, isWithin, onOpen: open }) => ({
          label,
          size,
          text: formatCount(size),
          tone: isWithin ? 'good' : 'rest',
          onOpen: open,
        }))}
      />
    </Picture>
  );
}

interface Fact {
  label: string;
  size: number;
  before: number;
  tone: 'good' | 'bad' | 'rest';
  onOpen?: () => void;
}

/** Kilometres, feedback and hours of the trips. */
export function DrivingPicture({ overview, onOpen }: TripPictureProps) {
  const { totals, totalsBefore } = overview;
  const { from, to, loadedKm, emptyKm, goodFeedback, badFeedback } = totals;
  const open = (figure: Target['figure'], title: string) => () => onOpen({ figure, from, to, title });
  const facts: Fact[] = [
    { label: t('overview.loadedKm'), size: loadedKm, before: totalsBefore.loadedKm, tone: 'good' },
    { label: t('overview.emptyKm'), size: emptyKm, before: totalsBefore.emptyKm, tone: 'rest' },
    { label: t('overview.hours'), size: totals.hours, before: totalsBefore.hours, tone: 'good' },
    {
      label: t('overview.goodFeedback'),
      size: goodFeedback,
      before: totalsBefore.goodFeedback,
      tone: 'good',
      onOpen: open('goodFeedback', t('overview.goodFeedback')),
    },
    {
      label: t('overview.badFeedback'),
      size: badFeedback,
      before: totalsBefore.badFeedback,
      tone: 'bad',
      onOpen: open('badFeedback', t('overview.badFeedback')),
    },
  ];
  const toBar = ({ label, size, tone, onOpen: show }: Fact) => ({
    label,
    size,
    text: formatCount(Math.round(size)),
    tone,
    onOpen: show,
  });
  const isEmpty = facts.every(({ size, before }) => size === 0 && before === 0);
  return (
    <Picture
      title={t('overview.driving')}
      sentence={
        isEmpty
          ? t('overview.noTrips')
          : t('overview.drivingSentence', {
              share: printPercent(divide(emptyKm, loadedKm + emptyKm)),
              good: printPercent(divide(goodFeedback, goodFeedback + badFeedback)),
              count: goodFeedback + badFeedback,
            })
      }
      table={{
        columns: [t('overview.figure'), t('overview.count'), t('overview.before')],
        rows: isEmpty
          ? []
          : facts.map(({ label, size, before, onOpen: show }) => ({
              cells: [label, formatCount(Math.round(size)), formatCount(Math.round(before))],
              onOpen: show,
            })),
      }}
    >
      <Bars label={t('overview.kilometres')} bars={facts.slice(0, 2).map(toBar)} />
      <Bars label={t('overview.hours')} bars={facts.slice(2, 3).map(toBar)} />
      <Bars label={t('overview.feedback')} bars={facts.slice(3).map(toBar)} />
    </Picture>
  );
}
