import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { t } from '../../../i18n/publicTexts';
import { printPrice } from '../../../lib/texts/tripTexts';
import { PlainForm, SubmitButton } from '../../../ui/fields/PlainForm';
import { CancellationLines } from '../../../shared/trip/CancellationLines';
import { KeyValueList } from '../../../ui/layout/KeyValueList';
import { Quiet } from '../../../ui/Quiet';
import { AmountDue } from '../AmountDue';
import { TripCard } from '../TripCard';
import type { MyChange } from './myChange';
import { printWishes } from './printWishes';

/** The price of a change waits for the customer: on top of the page, with its sum, and as plain forms (server/edge/http/drawn/linkForms.ts). */
export function ChangeDecision({ change }: { change: MyChange | null }) {
  if (change?.status !== 'priced') return null;
  const { id, total, foodTotal, amountDue, amountDueNow, reply, cancellation } = change;
  const sum = printPrice(amountDue);
  return (
    <TripCard title={t('tripChanges.priceTitle')}>
      <Typography sx={{ mb: 1.5 }}>{t('tripChanges.youAsked', { what: printWishes(change) })}</Typography>
      {reply && <Typography sx={{ mb: 1.5 }}>{t('tripChanges.office', { words: reply })}</Typography>}
      <KeyValueList
        items={[
          { label: t('tripChanges.tripWithVat'), value: printPrice(total) },
          { label: t('tripChanges.catering'), value: foodTotal > 0 && printPrice(foodTotal) },
        ].filter(({ value }) => value)}
      />
      {amountDue !== null && <AmountDue euros={amountDue} />}
      {amountDueNow !== null && (
        <Quiet sx={{ mt: 0.5 }}>{t('tripChanges.amountNow', { now: printPrice(amountDueNow) })}</Quiet>
      )}
      <CancellationLines lines={cancellation} />
      <Box sx={{ mt: 2 }}>
        <PlainForm>
          <input type="hidden" name="requestId" value={id} />
          <Box sx={buttonsStyles}>
            <SubmitButton name="decide" value="takeChange" color="signal">
              {t('tripChanges.takeSum', { sum })}
            </SubmitButton>
            <SubmitButton name="decide" value="leaveChange" variant="outlined">
              {t('tripChanges.leave')}
            </SubmitButton>
          </Box>
        </PlainForm>
      </Box>
    </TripCard>
  );
}

const buttonsStyles = { display: 'flex', flexWrap: 'wrap', gap: 1.5, '& > button': { flexGrow: { xs: 1, sm: 0 } } };
