import Box from '@mui/material/Box';
import { CompanyTermsDocument } from '../../generated/plain';
import { t } from '../../i18n/publicTexts';
import { useReply } from '../../lib/request/useReply';
import { TripCard } from './TripCard';

/** The general terms, as the offer's paper has them. */
export function TermsCard() {
  const terms = useReply(CompanyTermsDocument, {}, { keep: true }).data?.companyTerms ?? [];
  if (terms.length === 0) return null;
  return (
    <TripCard title={t('myTrip.terms')}>
      <Box component="ul" sx={{ m: 0, pl: 2.5, color: 'text.secondary' }}>
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </Box>
    </TripCard>
  );
}
