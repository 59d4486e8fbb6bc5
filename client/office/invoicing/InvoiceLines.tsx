import Box from '@mui/material/Box';
import { t } from '../../i18n/officeTexts';
import { printPrice } from '../../lib/texts/tripTexts';
import { Section } from '../../ui/layout/Section';
import type { Invoice } from './invoiceStates';

type Line = Invoice['lines'][number];

/** The lines of an invoice, VAT per rate, and the sum. */
export function InvoiceLines({ invoice: { lines, taxes, net, rounding, gross } }: { invoice: Invoice }) {
  return (
    <Section title={t('invoicing.lines')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {lines.map((line) => (
          <Box component="li" key={line.id} sx={rowStyles}>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {printTitle(line)}
              <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
                {t('invoicing.lineVat', { rate: line.vatRate })}
                {line.reason && `. ${t('invoicing.reasonIs', { reason: line.reason })}`}
              </Box>
            </Box>
            <Box sx={sumStyles}>{printPrice(line.net)}</Box>
          </Box>
        ))}
      </Box>
      <Box component="dl" sx={{ m: 0, mt: 1, pt: 1, borderTop: 2, borderColor: 'divider' }}>
        <Sum label={t('invoicing.net')} euros={net} />
        {taxes.map((tax) => (
          <Sum
            key={tax.vatRate}
            label={t('invoicing.vat', { rate: tax.vatRate, net: printPrice(tax.net) })}
            euros={tax.vat}
          />
        ))}
        {rounding !== 0 && <Sum label={t('invoicing.rounding')} euros={rounding} />}
        <Sum label={t('invoicing.gross')} euros={gross} isTotal />
      </Box>
    </Section>
  );
}

const printTitle = ({ title, count }: Line): string =>
  count > 1 ? t('invoicing.countTimes', { title, count }) : title;

const Sum = ({ label, euros, isTotal = false }: { label: string; euros: number; isTotal?: boolean }) => (
  <Box sx={{ ...rowStyles, border: 0, py: 0.5, ...(isTotal && { fontWeight: 700, fontSize: '1.125rem' }) }}>
    <Box component="dt">{label}</Box>
    <Box component="dd" sx={{ ...sumStyles, m: 0 }}>
      {printPrice(euros)}
    </Box>
  </Box>
);

const rowStyles = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 2,
  py: 1,
  borderTop: 1,
  borderColor: 'line.soft',
  '&:first-of-type': { borderTop: 0 },
};

const sumStyles = { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' };
