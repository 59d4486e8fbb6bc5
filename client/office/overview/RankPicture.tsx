import { t } from '../../i18n/officeTexts';
import { formatCount } from '../../lib/texts/numbers';
import { Bars } from './Bars';
import { divide, printEuros, printPercent } from './figures';
import type { PictureProps } from './figures';
import { Picture } from './Picture';

const lists = { customer: 'customers', bus: 'buses', driver: 'drivers' } as const;

/** Turnover of the biggest customers, buses or drivers. */
export function RankPicture({ kind, overview, onOpen }: PictureProps & { kind: keyof typeof lists }) {
  const ranks = overview[lists[kind]];
  const { from, to, turnover } = overview.totals;
  const [first] = ranks;
  const rows = ranks.map(({ key, name, members, trips, turnover: size, turnoverBefore }) => {
    const label = key === null ? t('overview.others', { count: members }) : (name ?? t('overview.nameless'));
    const text = printEuros(size);
    return {
      label,
      size,
      text,
      tone: key === null ? ('rest' as const) : ('good' as const),
      onOpen: key === null ? undefined : () => onOpen({ figure: kind, key, from, to, title: label }),
      cells: [label, formatCount(trips), text, key === null ? '' : printEuros(turnoverBefore)],
    };
  });
  return (
    <Picture
      title={t(`overview.rank_${kind}`)}
      sentence={
        first?.name
          ? t(`overview.rankSentence_${kind}`, {
              name: first.name,
              share: printPercent(divide(first.turnover, turnover)),
            })
          : t('overview.noTrips')
      }
      table={{
        columns: [t(`overview.${kind}`), t('overview.trips'), t('overview.turnover'), t('overview.before')],
        rows,
      }}
    >
      <Bars label={t(`overview.rank_${kind}`)} bars={rows} />
    </Picture>
  );
}
