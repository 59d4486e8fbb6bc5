import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router';
import { t } from '../../../i18n/publicTexts';
import { printPrice } from '../../../lib/texts/tripTexts';
import { PlainForm, SubmitButton } from '../../../ui/fields/PlainForm';
import { SubmitBar } from '../../../ui/layout/SubmitBar';
import type { CustomerTrip } from '../useMyTrip';

const FORM = 'decision';

/**
 * The actions that move the trip on: at the bottom of the screen on a phone, where the thumb is. They are plain forms, for which
 * nobody waits until scripts are there. Their bar stands beside its form: within, it would stay in sight no longer than the form.
 */
export function Decision({ trip }: { trip: CustomerTrip }) {
  const sum = printPrice(trip.price?.amountDue);
  if (trip.can.includes('askAgain')) {
    return (
      <>
        <PlainForm id={FORM}>{null}</PlainForm>
        <SubmitBar>
          <SubmitButton form={FORM} name="decide" value="askAgain" color="signal" busy={t('myTrip.asking')}>
            {t('myTrip.askAgain')}
          </SubmitButton>
        </SubmitBar>
      </>
    );
  }
  if (!trip.can.includes('accept')) return null;
  return (
    <>
      <LinkForm id={FORM} />
      <SubmitBar>
        <SubmitButton form={FORM} name="decide" value="accept" color="signal">
          {sum ? t('myTrip.acceptSum', { sum }) : t('myTrip.accept')}
        </SubmitButton>
        <SubmitButton form={FORM} name="decide" value="reject" variant="outlined">
          {t('myTrip.reject')}
        </SubmitButton>
      </SubmitBar>
    </>
  );
}

/** Opens this page again, as its button says: a form of this kind leaves out what the address has. */
export function LinkForm({ id }: { id: string }) {
  const [params] = useSearchParams();
  return (
    <Box component="form" method="get" id={id}>
      {['id', 'key', 'lang'].map((name) => {
        const value = params.get(name);
        return value !== null && <input key={name} type="hidden" name={name} value={value} />;
      })}
    </Box>
  );
}
