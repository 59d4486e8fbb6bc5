import { t } from '../../i18n/publicTexts';
import { PlainForm, SubmitButton } from '../../ui/fields/PlainForm';
import { Outcome } from '../../ui/layout/Outcome';
import { OfferOutcome } from './OfferOutcome';

/** The offer has ended: another one is one tap away. */
export function EndedOffer({ askedAgain }: { askedAgain: boolean }) {
  if (askedAgain) return <OfferOutcome end="askedAgain" />;
  return (
    <Outcome title={t('offer.endedTitle')} text={t('offer.ended')}>
      <PlainForm>
        <SubmitButton
          color="signal"
          name="askAgain"
          value="1"
          busy={t('myTrip.asking')}
          sx={{ mt: 3, justifySelf: 'start' }}
        >
          {t('myTrip.askAgain')}
        </SubmitButton>
      </PlainForm>
    </Outcome>
  );
}
