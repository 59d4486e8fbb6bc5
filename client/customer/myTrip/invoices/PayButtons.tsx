import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { PayInvoiceDocument } from '../../../generated/plain';
import { t } from '../../../i18n/publicTexts';
import { withMutationFeedback } from '../../../lib/request/mutationFeedback';
import { request } from '../../../lib/request/request';
import { isDrawn } from '../isDrawn';
import type { TripProps } from '../useMyTrip';
import { keepKey } from './keptKey';

const methods = ['bank', 'card'] as const;
const labels = { bank: 'myTrip.payBank', card: 'myTrip.payCard' } as const;

interface PayButtonsProps {
  invoiceId: string;
  link: TripProps['link'];
  /** The page is left for the provider's. */
  leave?: (url: string) => void;
}

/** Leads to the provider, where the invoice is paid. */
export function PayButtons({ invoiceId, link, leave = (url) => window.location.assign(url) }: PayButtonsProps) {
  const [going, setGoing] = useState<'bank' | 'card'>();

  async function pay(method: 'bank' | 'card') {
    setGoing(method);
    const { data } = await withMutationFeedback('PayInvoice', {}, () =>
      request(PayInvoiceDocument, { ...link, invoice: invoiceId, method }),
    );
    if (!data) return setGoing(undefined);
    keepKey(link);
    leave(data.payInvoice);
  }

  return (
    <Box sx={{ mt: 1.5 }} data-waits="" data-wakes="now">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {methods.map((method) => (
          <Button
            key={method}
            variant={method === 'bank' ? 'contained' : 'outlined'}
            size="large"
            disabled={isDrawn || going !== undefined}
            onClick={() => void pay(method)}
            sx={{ flex: '1 1 200px' }}
          >
            {going === method ? t('myTrip.payGoing') : t(labels[method])}
          </Button>
        ))}
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', mt: 0.75 }}>{t('myTrip.payNote')}</Box>
    </Box>
  );
}
