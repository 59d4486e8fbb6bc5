import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { t } from '../../i18n/publicTexts';
import { paths } from '../../lib/navigation/paths';
import { printPrice } from '../../lib/texts/tripTexts';
import { PlainForm, SubmitButton } from '../../ui/fields/PlainForm';
import { SubmitBar } from '../../ui/layout/SubmitBar';
import { PlainLeaderFields } from '../../shared/leader/PlainLeaderFields';
import { OfferSummary } from './OfferSummary';
import type { LinkedOffer } from './OfferSummary';

interface AcceptOfferFormProps {
  /** The group leader is the customer, until the customer says otherwise. */
  offer: LinkedOffer;
  link: { id: string; key: string };
}

/**
 * The accepted offer, the group leader, and the button that accepts (server/edge/http/drawn/linkForms.ts). All of it is
 * the form, so that its actions stay at the bottom of a phone's screen from the first line on.
 */
export function AcceptOfferForm({ offer, link: { id, key } }: AcceptOfferFormProps) {
  const sum = printPrice(offer.amountDue);
  const reject = new URLSearchParams({ id, activation_key: key });
  return (
    <PlainForm>
      <OfferSummary offer={offer} link={{ id, key }} />
      <Box>
        <Typography variant="h2">{t('offer.leader')}</Typography>
        <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{t('offer.leaderLead')}</Typography>
      </Box>
      <PlainLeaderFields known={offer} />
      <SubmitBar>
        <SubmitButton color="signal" busy={t('offer.confirming')}>
          {sum ? t('myTrip.confirmSum', { sum }) : t('myTrip.confirm')}
        </SubmitButton>
        <Button component={Link} to={`${paths.reject}?${reject.toString()}`} variant="outlined" size="large">
          {t('myTrip.reject')}
        </Button>
      </SubmitBar>
    </PlainForm>
  );
}
