import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { t } from '../../../i18n/publicTexts';
import { BASE_PATH, paths } from '../../../lib/navigation/paths';
import { Outcome } from '../../../ui/layout/Outcome';

/** 'Tänname!': the offer comes by e-mail (docs/product.md, 'Inquiry'). */
export default function SentScreen({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <Outcome
      title={t('inquiry.sentTitle')}
      text={`${t('inquiry.sentText', { email })} ${t('inquiry.sentHint')}`}
      announced
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 4 }}>
        <Button variant="outlined" size="large" onClick={onAgain}>
          {t('inquiry.again')}
        </Button>
        <Button href={BASE_PATH + paths.tripList} size="large">
          {t('inquiry.toTrips')}
        </Button>
      </Box>
    </Outcome>
  );
}
