import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useJoinInvoiceDraftsMutation } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { printPrice } from '../../lib/texts/tripTexts';
import { Section } from '../../ui/layout/Section';
import type { Invoice } from './invoiceStates';

/** Other drafts of the same customer, whose trips may stand on this invoice too. */
export function JoinDrafts({ invoice: { id, version, siblings } }: { invoice: Invoice }) {
  const [join, { loading }] = useJoinInvoiceDraftsMutation({ context: { toast: t('invoicing.joined') } });
  return (
    <Section title={t('invoicing.joinTitle')}>
      <Box sx={{ color: 'text.secondary', mb: 1 }}>{t('invoicing.joinHint')}</Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {siblings.map((other) => (
          <Box component="li" key={other.id} sx={rowStyles}>
            <Box sx={{ minWidth: 0, flexGrow: 1 }}>
              {other.subject}, {printPrice(other.gross)}
            </Box>
            <Button
              size="small"
              variant="outlined"
              disabled={loading}
              aria-label={`${t('invoicing.join')}: ${other.subject}`}
              onClick={() =>
                void join({ variables: { id, version, others: [{ id: other.id, version: other.version }] } })
              }
            >
              {t('invoicing.join')}
            </Button>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

const rowStyles = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 };
