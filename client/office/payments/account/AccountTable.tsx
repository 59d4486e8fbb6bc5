import Box from '@mui/material/Box';
import type { AccountStatementQuery } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import { formatLocalDate } from '../../../lib/texts/time';
import { printPrice } from '../../../lib/texts/tripTexts';
import type { AccountQuery } from './accountQuery';

type Account = AccountStatementQuery['accountStatement'];

/** The movements between two balances. */
export function AccountTable({ account, asked }: { account: Account; asked: AccountQuery }) {
  const { opening, rows, invoiced, paid, closing } = account;
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={t('account.title')}>
      <Box component="table" sx={tableStyles}>
        <thead>
          <tr>
            <th scope="col">{t('payments.day')}</th>
            <th scope="col">{t('account.what')}</th>
            <th scope="col">{t('account.invoiced')}</th>
            <th scope="col">{t('account.paid')}</th>
            <th scope="col">{t('account.balance')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>{formatLocalDate(asked.from)}</td>
            <Entry day={asked.from}>{t('account.opening')}</Entry>
            <td />
            <td />
            <td>{printPrice(opening)}</td>
          </tr>
          {rows.map(({ day, kind, numbers, amount, balance }, index) => {
            const isPaid = kind === 'payment' || kind === 'refund';
            return (
              <tr key={index}>
                <td>{formatLocalDate(day)}</td>
                <Entry day={day}>{[t(`account.${kind}`), numbers].filter(Boolean).join(' ')}</Entry>
                <td>{isPaid ? '' : printPrice(amount)}</td>
                <td>{isPaid ? printPrice(-amount) : ''}</td>
                <td>{printPrice(balance)}</td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <td>{formatLocalDate(asked.to)}</td>
            <Entry day={asked.to}>{t(closing < 0 ? 'account.closingCredit' : 'account.closing')}</Entry>
            <td>{printPrice(invoiced)}</td>
            <td>{printPrice(paid)}</td>
            <td>{printPrice(closing)}</td>
          </tr>
        </tfoot>
      </Box>
    </Box>
  );
}

/** On a phone the day stands under the entry. */
const Entry = ({ day, children }: { day: string; children: string }) => (
  <td>
    {children}
    <Box component="span" sx={{ display: { xs: 'block', sm: 'none' }, color: 'text.secondary', fontWeight: 400 }}>
      {formatLocalDate(day)}
    </Box>
  </td>
);

const tableStyles = {
  width: '100%',
  fontSize: { xs: '0.8125rem', sm: 'inherit' },
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    py: 0.75,
    px: { xs: 0.5, sm: 1 },
    textAlign: 'left',
    whiteSpace: 'nowrap',
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& th': { color: 'text.secondary', fontWeight: 600 },
  '& td:nth-of-type(2)': { whiteSpace: 'normal', width: '100%' },
  '& th:nth-of-type(n+3), & td:nth-of-type(n+3)': { textAlign: 'right' },
  '& th:first-of-type, & td:first-of-type': { display: { xs: 'none', sm: 'table-cell' } },
  '& tfoot td': { fontWeight: 700, borderBottom: 0 },
};
