import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { FormEvent } from 'react';
import { AcceptTripDocument } from '../../../generated/plain';
import { t } from '../../../i18n/et';
import { request } from '../../../lib/request/request';
import { priceText } from '../../../lib/texts/tripTexts';
import { SubmitBar } from '../../../ui/layout/SubmitBar';
import { LeaderFields, leaderFieldNames, useLeader } from '../LeaderFields';
import type { TripProps } from '../useMyTrip';
import { useDecision } from './useDecision';

/** Who leads the group, and the button that accepts. */
export default function AcceptForm(props: TripProps & { onBack: () => void }) {
  const { trip, link, onBack } = props;
  const form = useLeader(trip);
  const heading = useRef<HTMLHeadingElement>(null);
  const { send, sending } = useDecision(props, 'AcceptTrip', {
    done: t('myTrip.acceptedToast'),
    fields: leaderFieldNames,
  });
  useEffect(() => heading.current?.focus(), []);
  const sum = priceText(trip.price?.amountDue);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const offerId = trip.price?.offerId;
    if (!form.complete() || offerId === undefined) return;
    const variables = { ...link, offerId, leader: form.values };
    form.show(await send(async () => (await request(AcceptTripDocument, variables)).acceptTrip));
  }

  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 2, mt: 3 }}>
      <div>
        <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
          {t('myTrip.leaderTitle')}
        </Typography>
        <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{t('myTrip.leaderLead')}</Typography>
      </div>
      <LeaderFields form={form} disabled={sending} />
      <SubmitBar>
        <Button type="submit" variant="contained" color="signal" size="large" disabled={sending}>
          {sending ? t('myTrip.confirming') : sum ? t('myTrip.confirmSum', { sum }) : t('myTrip.confirm')}
        </Button>
        <Button variant="outlined" size="large" disabled={sending} onClick={onBack}>
          {t('myTrip.back')}
        </Button>
      </SubmitBar>
    </Box>
  );
}
