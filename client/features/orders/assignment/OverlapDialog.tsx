import { t } from '../../../i18n/office';
import { busyText } from './assignment';
import { ReasonDialog } from './ReasonDialog';

/** Somebody or something that is elsewhere at the time of the trip, as the server tells it with the code OVERLAP. */
export interface Overlap {
  who: string;
  what: string;
  start: string;
  end: string;
}

interface OverlapDialogProps {
  overlaps: readonly Overlap[];
  busy: boolean;
  onGoOn: (reason: string) => void;
  onClose: () => void;
}

/** Asks once whether somebody may be in two places at the same time, and why. */
export function OverlapDialog({ overlaps, ...props }: OverlapDialogProps) {
  const items = overlaps.map(({ who, what, start, end }) => ({
    key: `${who} ${start} ${what}`,
    text: (
      <>
        <strong>{who}</strong> {busyText({ start, end, title: what })}
      </>
    ),
  }));
  return <ReasonDialog title={t('orders.overlapQuestion')} items={items} {...props} />;
}
