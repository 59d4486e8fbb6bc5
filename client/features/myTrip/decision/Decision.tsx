import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, lazy, useState } from 'react';
import { AskTripOfferDocument } from '../../../generated/plain';
import { t } from '../../../i18n/et';
import { withMutationFeedback } from '../../../lib/request/mutationFeedback';
import { request } from '../../../lib/request/request';
import { priceText } from '../../../lib/texts/tripTexts';
import { SubmitBar } from '../../../ui/layout/SubmitBar';
import type { TripProps } from '../useMyTrip';

const AcceptForm = lazy(() => import('./AcceptForm'));
const RejectForm = lazy(() => import('./RejectForm'));

/** The acts that move the trip on: at the bottom of the screen on a phone, where the thumb is. */
export function Decision(props: TripProps) {
  const { trip } = props;
  const [asked, setAsked] = useState<'accept' | 'reject'>();
  const sum = priceText(trip.price?.amountDue);
  if (trip.can.includes('askAgain')) return <AskAgain {...props} />;
  if (!trip.can.includes('accept')) return null;
  const back = () => setAsked(undefined);
  if (asked) {
    const Form = asked === 'accept' ? AcceptForm : RejectForm;
    return (
      <Suspense fallback={<Box sx={{ minHeight: 240 }} />}>
        <Form {...props} onBack={back} />
      </Suspense>
    );
  }
  return (
    <SubmitBar>
      <Button variant="contained" color="signal" size="large" onClick={() => setAsked('accept')}>
        {sum ? t('myTrip.acceptSum', { sum }) : t('myTrip.accept')}
      </Button>
      <Button variant="outlined" size="large" onClick={() => setAsked('reject')}>
        {t('myTrip.reject')}
      </Button>
    </SubmitBar>
  );
}

/** The offer has ended: another one is one tap away. */
function AskAgain({ link, reload }: TripProps) {
  const [sending, setSending] = useState(false);
  async function ask() {
    setSending(true);
    await withMutationFeedback('AskTripOffer', { toast: t('myTrip.askedToast') }, () =>
      request(AskTripOfferDocument, link),
    );
    await reload();
    setSending(false);
  }
  return (
    <SubmitBar>
      <Button variant="contained" color="signal" size="large" disabled={sending} onClick={() => void ask()}>
        {sending ? t('myTrip.asking') : t('myTrip.askAgain')}
      </Button>
    </SubmitBar>
  );
}
