import { t } from '../../i18n/officeTexts';
import { formatDuration } from '../../lib/texts/minutes';
import { formatCount } from '../../lib/texts/numbers';
import { Bars } from './Bars';
import { divide, printEuros, printPercent } from './figures';
import type { PictureProps } from './figures';
import { Funnel } from './Funnel';
import { Picture } from './Picture';

/** The way of inquiries to trips, and why offers are lost. */
export function WayPicture({ overview, onOpen }: PictureProps) {
  const { totals, reasons } = overview;
  const { from, to, inquiries, won, lost, expired, waiting } = totals;
  const makeStep = (figure: 'inquiries' | 'offered' | 'won' | 'expired' | 'waiting') => {
    const label = t(`overview.${figure}`);
    return { label, count: totals[figure], onOpen: () => onOpen({ figure, from, to, title: label }) };
  };
  const rows = (['inquiries', 'offered', 'won'] as const).map(makeStep);
  const losses = [
    ...reasons
      .filter(({ count }) => count > 0)
      .map(({ reason, count }) => ({
        label: printReason(reason),
        count,
        onOpen: () => onOpen({ figure: 'reason', key: reason, from, to, title: printReason(reason) }),
      })),
    ...(expired > 0 ? [makeStep('expired')] : []),
  ].toSorted((one, other) => other.count - one.count);
  const table = [...rows, makeStep('waiting'), ...losses];
  return (
    <Picture
      title={t('overview.way')}
      sentence={[
        t('overview.waySentence', { inquiries, won, share: printPercent(divide(won, inquiries)), waiting }),
        totals.answerMedian === null
          ? ''
          : t('overview.answerSentence', {
              median: formatDuration(totals.answerMedian),
              ninety: formatDuration(totals.answerNinety ?? totals.answerMedian),
            }),
      ].join(' ')}
      table={{
        columns: [t('overview.step'), t('overview.count')],
        rows:
          inquiries === 0
            ? []
            : table.map(({ label, count, onOpen: show }) => ({ cells: [label, formatCount(count)], onOpen: show })),
      }}
    >
      <Funnel label={t('overview.way')} steps={rows} />
      {losses.length > 0 && (
        <>
          <strong>{t('overview.whyLost', { count: lost + expired })}</strong>
          <Bars
            label={t('overview.whyLost', { count: lost + expired })}
            bars={losses.map(({ count, ...loss }) => ({ ...loss, size: count, text: formatCount(count), tone: 'bad' }))}
          />
        </>
      )}
    </Picture>
  );
}

/** How often offers are accepted, by their price. */
export function BandPicture({ overview, onOpen }: PictureProps) {
  const { bands, totals } = overview;
  const { from, to } = totals;
  const decided = bands.map(({ from: price, won, lost }, index) => ({
    label: printBand(price, bands[index + 1]?.from),
    won,
    lost,
    share: divide(won, won + lost),
    key: index + 1,
  }));
  const shown = decided.filter(({ won, lost }) => won + lost > 0);
  const best = shown.toSorted((one, other) => other.share - one.share)[0];
  return (
    <Picture
      title={t('overview.byPrice')}
      sentence={
        best
          ? t('overview.byPriceSentence', { band: best.label, share: printPercent(best.share) })
          : t('overview.byPriceNone')
      }
      table={{
        columns: [t('overview.price'), t('overview.won'), t('overview.lostOffers'), t('overview.wonShare')],
        rows: shown.map(({ label, won, lost, share, key }) => ({
          cells: [label, formatCount(won), formatCount(lost), printPercent(share)],
          onOpen: () =>
            onOpen({ figure: 'band', key: `lost${key}`, from, to, title: `${t('overview.lostOffers')}, ${label}` }),
        })),
      }}
    >
      <Bars
        label={t('overview.byPrice')}
        bars={shown.map(({ label, won, lost, share, key }) => ({
          label,
          size: share,
          text: `${printPercent(share)} · ${won}/${won + lost}`,
          onOpen: () => onOpen({ figure: 'band', key: `won${key}`, from, to, title: `${t('overview.won')}, ${label}` }),
        }))}
      />
    </Picture>
  );
}

const printBand = (from: number, next: number | undefined): string =>
  next === undefined
    ? t('overview.bandFrom', { from: printEuros(from) })
    : t('overview.band', { from: formatCount(from), to: printEuros(next) });

const printReason = (reason: string): string =>
  reason === '' ? t('overview.noReason') : t(`orders.${reason as 'other'}`);
