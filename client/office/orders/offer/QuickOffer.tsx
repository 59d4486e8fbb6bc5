import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useContext, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { DEFAULT_VAT_RATE } from '../../../../server/platform/values/money';
import { useAnswerOrderMutation } from '../../../generated/graphql';
import type { OrderListRowFragment } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import { orderPath } from '../../../lib/navigation/orderPath';
import { latePart } from '../../../ui/late/latePart';
import { formatDateTime } from '../../../lib/texts/time';
import { NextButton } from '../dashboard/NextButton';
import { isUrgent } from '../dashboard/urgent';
import { printCities, printCustomer, printPrice } from '../parts/orderTexts';
import { isStale } from '../parts/staleGuard';
import { addMailedTo } from '../parts/doneTexts';
import { ProposalsContext } from './proposalsContext';
import { toLineInput } from './quoteLines';

/** Few are asked, and none at first. */
const ConfirmDialog = latePart(async () => ({
  default: (await import('../../../ui/dialogs/ConfirmDialog')).ConfirmDialog,
}));

/** The proposed price of a new inquiry, and the button that sends it after one look at customer and sum. */
export function QuickOffer({ row }: { row: OrderListRowFragment }) {
  const proposal = useContext(ProposalsContext).find(({ orderId }) => orderId === row.id);
  const [isAsking, setIsAsking] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const [send, { loading }] = useAnswerOrderMutation({
    context: { toast: ({ answerOrder }) => addMailedTo(t('orders.emailSent'), answerOrder.email) },
    refetchQueries: ['Dashboard', 'ProposedPrices'],
  });
  if (!proposal) return null;
  const { price, amountDue, lines, priceListId, orderVersion, vatReason, problem, shown } = proposal;
  // The price that the customer was promised before sending.
  const isPromised = shown?.kind === 'firm' && !shown.tripChanged && shown.netTo !== price;
  const text = printPrice(price);

  async function confirm() {
    if (price === null || loading) return;
    const basis = { lines: lines.map(toLineInput), showLines: false, priceListId };
    // The version that the price was computed for: an order that was edited since is not sent unseen.
    const { error } = await send({
      variables: { id: row.id, version: orderVersion, price, vatRate: DEFAULT_VAT_RATE, note: '', basis },
    });
    if (!error || isStale(error)) setIsAsking(false);
  }

  return (
    <Box
      sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 1, width: '100%' }}
      title={problem ?? vatReason ?? undefined}
    >
      <Box component="span" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {text}
      </Box>
      {price === null || vatReason || isPromised ? (
        // A person decides on the VAT rate, on what no rule fits, and on a different price than the customer saw.
        <Button component={RouterLink} to={orderPath(row)} size="small" variant="outlined">
          {t('orders.lookFirst')}
        </Button>
      ) : (
        <NextButton
          urgent={isUrgent(row, new Date())}
          aria-label={t('orders.sendProposedTo', { customer: printCustomer(row), price: text })}
          onPointerEnter={() => void ConfirmDialog.preload()}
          onClick={() => {
            setIsAsked(true);
            setIsAsking(true);
          }}
        >
          {t('orders.sendProposed')}
        </NextButton>
      )}
      {isAsked && (
        <Suspense>
          <ConfirmDialog
            open={isAsking}
            question={t('orders.proposedQuestion')}
            subject={t('orders.proposedSubject', {
              customer: printCustomer(row),
              trip: `${printCities(row)}, ${formatDateTime(row.start)}`,
              price: text,
              rate: DEFAULT_VAT_RATE,
              total: printPrice(amountDue) || '-',
            })}
            confirmLabel={t('orders.sendEmail')}
            destroys={false}
            busy={loading}
            onConfirm={() => void confirm()}
            onClose={() => setIsAsking(false)}
          />
        </Suspense>
      )}
    </Box>
  );
}
