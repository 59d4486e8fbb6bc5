import Button from '@mui/material/Button';
import { useBookCreditMutation } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { formatMoney, toCents } from '../../lib/texts/money';

interface CreditButtonProps {
  invoice: { id: string; number: string | null; open: number };
  /** The credit of its customer in euros. */
  credit: number;
  onBooked: () => Promise<unknown>;
}

/** Puts the credit of a customer on one of its open invoices. */
export function CreditButton({ invoice: { id, number, open }, credit, onBooked }: CreditButtonProps) {
  const [book, { loading }] = useBookCreditMutation({
    context: {
      toast: ({ bookCredit: sum }) => t('payments.creditBooked', { sum: formatMoney(toCents(sum)) }),
    },
  });
  if (credit <= 0 || open <= 0) return null;
  const label = t('payments.useCredit', { sum: formatMoney(toCents(Math.min(credit, open))) });
  return (
    <Button
      size="small"
      variant="outlined"
      disabled={loading}
      aria-label={`${label}: ${number}`}
      onClick={() => void book({ variables: { id } }).then(({ error }) => !error && onBooked())}
    >
      {label}
    </Button>
  );
}
