import { t } from '../../i18n/officeTexts';
import { formatCount } from '../../lib/texts/numbers';
import { Bars } from './Bars';
import type { Bar } from './Bars';
import { divide, printPercent } from './figures';
import type { OverviewData, PictureProps } from './figures';
import { Picture } from './Picture';

/** Three decisions of people bring a normal trip from inquiry to paid. */
const GOAL = 3;
/** Trips with more acts stand together. */
const MOST_ACTS = 12;

/** The acts that at least half of the trips got along with. */
function findUsual(acts: OverviewData['acts'], trips: number): number {
  let counted = 0;
  return acts.find((each) => (counted += each.trips) >= trips / 2)?.acts ?? 0;
}

/** How often people in the office act for a trip. */
export function ActsPicture({ overview, onOpen }: PictureProps) {
  const { acts, totals } = overview;
  const { from, to, trips, tripsWithinGoal } = totals;
  const few = acts.filter((each) => each.acts < MOST_ACTS);
  const many = acts.filter((each) => each.acts >= MOST_ACTS).reduce((sum, each) => sum + each.trips, 0);
  const show = (count: number) => () =>
    onOpen({ figure: 'acts', key: String(count), from, to, title: t('overview.actCount', { count }) });
  const bars: Bar[] = few.map(({ acts: count, trips: size }) => ({
    label: t('overview.actCount', { count }),
    size,
    text: formatCount(size),
    tone: count <= GOAL ? 'good' : 'rest',
    onOpen: show(count),
  }));
  if (many > 0) {
    const label = t('overview.actsOrMore', { count: MOST_ACTS });
    bars.push({ label, size: many, text: formatCount(many), tone: 'rest' });
  }
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
        rows: bars.map(({ label, text, onOpen: open }) => ({ cells: [label, text], onOpen: open })),
      }}
    >
      <Bars label={t('overview.actsByTrip')} bars={bars} />
    </Picture>
  );
}

const figures = [
  { figure: 'loadedKm', tone: 'good' },
  { figure: 'emptyKm', tone: 'rest' },
  { figure: 'hours', tone: 'good' },
  { figure: 'goodFeedback', tone: 'good' },
  { figure: 'badFeedback', tone: 'bad' },
] as const;

/** Kilometres, feedback and hours of the trips. */
export function DrivingPicture({ overview, onOpen }: PictureProps) {
  const { totals, totalsBefore } = overview;
  const { from, to, loadedKm, emptyKm, goodFeedback, badFeedback } = totals;
  const facts = figures.map(({ figure, tone }) => {
    const label = t(`overview.${figure}`);
    const isFeedback = figure === 'goodFeedback' || figure === 'badFeedback';
    const show = isFeedback ? () => onOpen({ figure, from, to, title: label }) : undefined;
    const size = totals[figure];
    return { label, size, text: formatCount(Math.round(size)), before: totalsBefore[figure], tone, onOpen: show };
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
          : facts.map(({ label, text, before, onOpen: show }) => ({
              cells: [label, text, formatCount(Math.round(before))],
              onOpen: show,
            })),
      }}
    >
      <Bars label={t('overview.kilometres')} bars={facts.slice(0, 2)} />
      <Bars label={t('overview.hours')} bars={facts.slice(2, 3)} />
      <Bars label={t('overview.feedback')} bars={facts.slice(3)} />
    </Picture>
  );
}
