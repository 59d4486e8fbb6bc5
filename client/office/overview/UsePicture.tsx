import { t } from '../../i18n/officeTexts';
import { formatCount } from '../../lib/texts/numbers';
import { listWeekdayHeads, weekdayNames } from '../../lib/texts/weekdays';
import { divide, printPercent } from './figures';
import type { PictureProps } from './figures';
import { Picture } from './Picture';
import { UseTable } from './UseTable';
import { countWeekdays } from './period';

/** How long buses or drivers are used, by weekday. */
export function UsePicture({ kind, overview, onOpen }: PictureProps & { kind: 'bus' | 'driver' }) {
  const use = overview[`${kind}Use`];
  const { totals } = overview;
  const { from, to } = totals;
  const weekdays = countWeekdays(from, to);
  const days = weekdays.reduce((sum, count) => sum + count, 0);
  const rows = use.map(({ key, name, days: used, minutes }) => ({
    name,
    hours: minutes.map((count, index) => divide(count / 60, weekdays[index] ?? 0)),
    share: printPercent(divide(used, days)),
    onOpen: () => onOpen({ figure: `${kind}Use`, key, from, to, title: name }),
  }));
  const ofWeekday = weekdays.map((_, index) => rows.reduce((sum, { hours }) => sum + (hours[index] ?? 0), 0));
  const busiest = ofWeekday.indexOf(Math.max(...ofWeekday));
  const used = totals[`${kind}Days`];
  const all = totals[`${kind}DaysOfAll`];
  const title = t(`overview.use_${kind}`);
  return (
    <Picture
      title={title}
      isTable
      sentence={
        used === 0
          ? t('overview.useNone')
          : t(`overview.useSentence_${kind}`, {
              share: printPercent(divide(used, all)),
              weekday: weekdayNames()[busiest] ?? '',
            })
      }
      table={{
        columns: [t(`overview.${kind}`), ...listWeekdayHeads(), t('overview.daysUsed')],
        rows: rows.map(({ name, hours, share }) => ({
          cells: [name, ...hours.map((count) => formatCount(Math.round(count * 10) / 10)), share],
        })),
      }}
    >
      <UseTable label={title} head={t(`overview.${kind}`)} rows={rows} />
    </Picture>
  );
}
