import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { CustomerFieldsFragment } from '../../generated/graphql';
import { useCustomersQuery, useMergeCustomersMutation, useUndoCustomerMergeMutation } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { formatDateTime } from '../../lib/texts/time';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { Section } from '../../ui/layout/Section';
import { DelayedSearch } from '../../ui/table/DelayedSearch';
import { ListedRows, Listed, Listing } from '../../ui/table/Listing';

interface MergeProps {
  customer: CustomerFieldsFragment;
}

/** Merges a duplicate record into this one, and undoes merges. */
export function MergeSection({ customer }: MergeProps) {
  return (
    <Section title={t('customers.merge')} collapsible startCollapsed={customer.merges.length === 0} flush>
      <Typography sx={{ px: 2.5, pt: 2, color: 'text.secondary', maxWidth: '70ch' }}>
        {t('customers.mergeHint')}
      </Typography>
      <DuplicateSearch customer={customer} />
      {customer.merges.length > 0 && <PastMerges customer={customer} />}
    </Section>
  );
}

function DuplicateSearch({ customer: { id, name } }: MergeProps) {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<{ id: string; name: string }>();
  const { data, error, refetch } = useCustomersQuery({
    variables: { search },
    skip: search === '',
    fetchPolicy: 'network-only',
  });
  const [merge, { loading }] = useMergeCustomersMutation({
    context: { toast: t('customers.merged') },
    refetchQueries: ['CustomerOrders'],
  });

  async function confirm(mergedId: string) {
    const { error: refused } = await merge({ variables: { id, mergedId } });
    setChosen(undefined);
    if (!refused) setSearch('');
  }

  return (
    <>
      <Box sx={{ px: 2, py: 1.5 }}>
        <DelayedSearch label={t('customers.findOther')} value={search} onChange={(text) => setSearch(text.trim())} />
      </Box>
      {search !== '' && (
        <Listing
          rows={data?.customers.nodes.filter((row) => row.id !== id)}
          failed={Boolean(error)}
          failedTitle={t('customers.listFailed')}
          onRetry={refetch}
          emptyTitle={t('customers.notFoundAny')}
          emptyHint={t('customers.notFoundAnyHint')}
          renderRow={(row) => (
            <Listed
              title={row.name}
              facts={[
                row.registryCode ?? undefined,
                row.contact?.email ?? undefined,
                t('orderCustomer.orders', { count: row.orders }),
              ]}
              actions={
                <Button
                  variant="outlined"
                  disabled={loading}
                  aria-label={t('customers.mergeLabel', { name: row.name })}
                  onClick={() => setChosen(row)}
                >
                  {t('customers.mergeWith')}
                </Button>
              }
            />
          )}
        />
      )}
      {search !== '' && data?.customers.endCursor && (
        <Box role="status" sx={{ px: 2.5, py: 1.5, borderTop: 1, borderColor: 'line.soft', color: 'text.secondary' }}>
          {t('customers.findMore')}
        </Box>
      )}
      {chosen && (
        <ConfirmDialog
          open
          question={t('customers.mergeQuestion')}
          subject={t('customers.mergeSubject', { merged: chosen.name, name })}
          confirmLabel={t('customers.mergeWith')}
          destroys={false}
          busy={loading}
          onConfirm={() => void confirm(chosen.id)}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  );
}

function PastMerges({ customer: { merges } }: MergeProps) {
  const [undo, { loading }] = useUndoCustomerMergeMutation({
    context: { toast: t('customers.undone') },
    refetchQueries: ['CustomerOrders'],
  });
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="h3" sx={{ px: 2.5, pt: 2 }}>
        {t('customers.merges')}
      </Typography>
      <ListedRows
        rows={merges}
        renderRow={({ id, merged, at, by, orders }) => (
          <Listed
            title={merged.name}
            facts={[by, formatDateTime(at), t('customers.mergeFacts', { count: orders })]}
            actions={
              <Button
                variant="outlined"
                disabled={loading}
                aria-label={t('customers.undoLabel', { name: merged.name })}
                onClick={() => void undo({ variables: { id } })}
              >
                {t('customers.undo')}
              </Button>
            }
          />
        )}
      />
    </Box>
  );
}
