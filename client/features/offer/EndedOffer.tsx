import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useAskOfferAgainMutation } from '../../generated/graphql';
import { t } from '../../i18n/et';
import { isDeadLink } from '../../lib/navigation/emailedLink';
import { Outcome } from '../../ui/layout/Outcome';
import type { OfferEnd } from './OfferOutcome';
import { OfferOutcome } from './OfferOutcome';

interface EndedOfferProps {
  link: { id: string; key: string };
  askedAgain: boolean;
  onEnd: (end: OfferEnd) => void;
}

/** The offer has ended: another one is one tap away. */
export function EndedOffer({ link, askedAgain, onEnd }: EndedOfferProps) {
  const [ask, { loading }] = useAskOfferAgainMutation();
  if (askedAgain) return <OfferOutcome end="askedAgain" />;

  async function submit() {
    const { data, error } = await ask({ variables: { id: link.id, activationKey: link.key } });
    if (data) onEnd('askedAgain');
    else if (isDeadLink(error)) onEnd('expired');
  }

  return (
    <Outcome title={t('offer.endedTitle')} text={t('offer.ended')}>
      <Box sx={{ mt: 3 }}>
        <Button variant="contained" color="signal" size="large" disabled={loading} onClick={() => void submit()}>
          {loading ? t('offer.asking') : t('offer.askAgain')}
        </Button>
      </Box>
    </Outcome>
  );
}
