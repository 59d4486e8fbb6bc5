import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ProposalFragment } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import { printPrice } from '../../../lib/texts/tripTexts';
import { formatDate, formatDateTime } from '../../../lib/texts/time';

interface ShownNoticeProps {
  shown: NonNullable<ProposalFragment['shown']>;
  /** The form has that price. */
  taken: boolean;
  onTake: () => void;
}

/** The price that the customer saw before sending the inquiry. */
export function ShownNotice({ shown, taken, onTake }: ShownNoticeProps) {
  const { netFrom, netTo, shownAt, holdsUntil, tripChanged } = shown;
  const from = printPrice(netFrom);
  const to = printPrice(netTo);
  const when = formatDateTime(shownAt);
  // An end at midnight is the end of the day before.
  const day = holdsUntil && formatDate(new Date(new Date(holdsUntil).getTime() - 1).toISOString());
  return (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      action={
        day &&
        !taken &&
        !tripChanged && (
          <Button color="inherit" size="small" onClick={onTake}>
            {t('orders.useShown', { price: to })}
          </Button>
        )
      }
    >
      {day ? t('orders.shownFirm', { when, price: to, day }) : t('orders.shownRange', { when, from, to })}
      {tripChanged && ` ${t('orders.shownOther')}`}
    </Alert>
  );
}
