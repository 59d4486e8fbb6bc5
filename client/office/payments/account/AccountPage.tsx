import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useAccountStatementQuery, useSendAccountStatementMutation } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import { useAddressParams } from '../../../lib/navigation/addressParams';
import { paths } from '../../../lib/navigation/paths';
import { listFieldErrors } from '../../../lib/request/errors';
import { toLocalDate } from '../../../lib/texts/time';
import { FileButton } from '../../../shared/money/FileButton';
import { MoneyTabs } from '../../../shared/money/MoneyTabs';
import { EmptyState } from '../../../ui/EmptyState';
import { FailedState } from '../../../ui/FailedState';
import { DateField } from '../../../ui/fields/DateField';
import { PageTitle, ROOM } from '../../../ui/layout/PageTitle';
import { Section } from '../../../ui/layout/Section';
import { AccountTable } from './AccountTable';
import type { AccountQuery } from './accountQuery';
import { readAccountQuery } from './accountQuery';

/** Invoices and payments of a customer in a time, with the balance (docs/product/payments.md). */
export default function AccountPage() {
  const [params, changeParams] = useAddressParams();
  const asked = readAccountQuery(params, toLocalDate(new Date()));
  const { data, previousData, error, refetch } = useAccountStatementQuery({
    variables: asked,
    skip: asked.customer === '',
    fetchPolicy: 'cache-and-network',
  });
  const account = (data ?? (error ? undefined : previousData))?.accountStatement;
  const problem = error ? listFieldErrors(error).to : undefined;

  function setDay(name: 'alates' | 'kuni', day: string | null) {
    if (day === null) return;
    changeParams((newest) => newest.set(name, day));
  }

  return (
    <>
      <MoneyTabs />
      <PageTitle
        title={account ? account.name : t('account.title')}
        subtitle={account ? t('account.title') : ROOM}
        trail={[{ label: t('shell.whoOwes'), to: paths.whoOwes }]}
        actions={account && <AccountActions asked={asked} email={account.email} />}
      />
      <Section title={t('account.title')}>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 220px))', gap: 2, mb: 2 }}>
          <DateField label={t('account.from')} value={asked.from} onChange={(day) => setDay('alates', day)} />
          <DateField label={t('account.to')} value={asked.to} error={problem} onChange={(day) => setDay('kuni', day)} />
        </Box>
        {account && <AccountTable account={account} asked={asked} />}
        {error && problem === undefined && <FailedState title={t('account.failed')} onRetry={refetch} />}
        {asked.customer === '' && <EmptyState title={t('account.nobody')} />}
      </Section>
    </>
  );
}

function AccountActions({ asked, email }: { asked: AccountQuery; email: string | null }) {
  const [send, { loading }] = useSendAccountStatementMutation({
    context: { toast: ({ sendAccountStatement: to }) => t('account.sent', { to }) },
  });
  const address = new URLSearchParams({ ...asked }).toString();
  return (
    <>
      <FileButton path={`/api/account.pdf?${address}`} label={t('invoicing.pdf')} />
      <FileButton path={`/api/account.csv?${address}`} label={t('account.csv')} />
      {email !== null && (
        <Button variant="contained" disabled={loading} onClick={() => void send({ variables: asked })}>
          {t('invoicing.send')}
        </Button>
      )}
    </>
  );
}
