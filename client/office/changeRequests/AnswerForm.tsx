import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDeclineChangeMutation, usePriceChangeMutation, useTakeChangeMutation } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { readErrorCode } from '../../lib/request/errorCodes';
import { printPlainError } from '../../lib/request/errors';
import { formatMoney, toCents, toEuros } from '../../lib/texts/money';
import { printPrice } from '../../lib/texts/tripTexts';
import { MoneyField } from '../../ui/fields/MoneyField';
import { addCustomerSums } from './customerPays';
import type { ChangeRequest } from './request';
import { LongField } from '../../ui/fields/LongField';

/** Said above the change requests, which are read again: another one may stand in this one's place, or none. */
const isShownHere = (error: unknown) => ['CONFLICT', 'STALE_VERSION'].includes(readErrorCode(error) ?? '');

interface AnswerFormProps {
  request: ChangeRequest;
  /** `problem`: why it could not be answered; empty where it was. */
  onAnswered: (problem: string) => Promise<unknown>;
}

/** One press each: done as asked, answered with a price, declined in words. */
export function AnswerForm({ request, onAnswered }: AnswerFormProps) {
  const { id, orderVersion: version, status, price, proposed, answeredAmountDue } = request;
  const beginning = proposed ?? price;
  const [cents, setCents] = useState(beginning === null ? null : toCents(beginning));
  const [words, setWords] = useState('');
  /** Each answer is mailed. */
  const tell = (done: string) => ({
    context: { toast: `${done}\n${t('orders.mailedTo', { to: request.customer })}`, quiet: isShownHere },
  });
  const [take, { loading: taking }] = useTakeChangeMutation(tell(t('changeRequests.taken')));
  const [send, { loading: pricing }] = usePriceChangeMutation(tell(t('changeRequests.priced')));
  const [decline, { loading: declining }] = useDeclineChangeMutation(tell(t('changeRequests.declined')));
  const isBusy = taking || pricing || declining;
  const said = { requestId: id, words: words.trim(), version };

  async function answer(sending: Promise<{ error?: unknown }>) {
    const { error } = await sending;
    if (!error || isShownHere(error)) await onAnswered(error ? printPlainError(error) : '');
  }

  const isOpen = status === 'open';
  return (
    <Box sx={{ display: 'grid', gap: 1.5, '@media print': { display: 'none' } }}>
      {!isOpen && answeredAmountDue !== null && (
        <Alert severity="info">{t('changeRequests.waitsForCustomer', { sum: printPrice(answeredAmountDue) })}</Alert>
      )}
      <Box sx={{ ...fieldsStyles, ...(isOpen && besidePriceStyles) }}>
        {isOpen && (
          <MoneyField label={t('changeRequests.newPrice')} cents={cents} disabled={isBusy} onChange={setCents} />
        )}
        <LongField
          label={t('changeRequests.words')}
          value={words}
          disabled={isBusy}
          onChange={({ target }) => setWords(target.value)}
          slotProps={{ htmlInput: { maxLength: 4000 } }}
        />
      </Box>
      {isOpen && cents !== null && (
        <Box sx={{ color: 'text.secondary' }}>
          {t('changeRequests.customerPays', { sum: formatMoney(addCustomerSums(cents, request)) })}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {isOpen && (
          <Button variant="contained" disabled={isBusy} onClick={() => void answer(take({ variables: said }))}>
            {t('changeRequests.take')}
          </Button>
        )}
        {isOpen && (
          <Button
            variant="outlined"
            disabled={isBusy || cents === null}
            onClick={() => void answer(send({ variables: { ...said, price: toEuros(cents ?? 0) } }))}
          >
            {cents === null ? t('changeRequests.sendNoPrice') : t('changeRequests.send', { price: formatMoney(cents) })}
          </Button>
        )}
        <Button
          variant="outlined"
          disabled={isBusy}
          onClick={() =>
            void answer(decline({ variables: { ...said, words: said.words || t('changeRequests.declineWords') } }))
          }
        >
          {t('changeRequests.decline')}
        </Button>
      </Box>
    </Box>
  );
}

const fieldsStyles = { display: 'grid', gap: 1.5, alignItems: 'start' };
const besidePriceStyles = { gridTemplateColumns: { xs: '1fr', sm: '180px 1fr' } };
