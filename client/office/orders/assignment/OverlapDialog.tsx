import { t } from '../../../i18n/officeTexts';
import { readErrorCode, readErrorDetails } from '../../../lib/request/errorCodes';
import { spanText } from '../../../lib/texts/minutes';
import { printBusy } from './assignment';
import { ReasonDialog } from './ReasonDialog';
import type { ReasonDialogProps } from './ReasonDialog';

/**
 * A driver or bus that is elsewhere at the time of the trip, or too far away right before or after it: the server's
 * code OVERLAP.
 */
export interface Overlap {
  who: string;
  what: string;
  start: string;
  end: string;
  /** The way to or from the other trip, and how many minutes there are for it. */
  way?: { km: number; minutes: number };
}

interface OverlapDialogProps extends Omit<ReasonDialogProps, 'title' | 'items'> {
  overlaps: readonly Overlap[];
}

/** Somebody is elsewhere at that time: the dialog asks. */
export const isOverlap = (error: unknown) => readErrorCode(error) === 'OVERLAP';

/** The overlaps of a refusal; undefined of any other outcome. */
export const readOverlaps = (error: unknown) =>
  isOverlap(error) ? (readErrorDetails(error)['overlaps'] as Overlap[]) : undefined;

/** Asks once whether somebody may be in two places at the same time, and why. */
export function OverlapDialog({ overlaps, ...props }: OverlapDialogProps) {
  const items = overlaps.map(({ who, what, start, end, way }) => ({
    key: `${who} ${start} ${what}`,
    text: (
      <>
        <strong>{who}</strong> {way && `${t('orders.tooFar', { km: way.km, time: spanText(way.minutes) })} · `}
        {printBusy({ start, end, title: what })}
      </>
    ),
  }));
  const isFar = overlaps.every(({ way }) => way);
  return (
    <ReasonDialog title={t(isFar ? 'orders.tooFarQuestion' : 'orders.overlapQuestion')} items={items} {...props} />
  );
}
