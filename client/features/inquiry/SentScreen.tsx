import Button from '@mui/material/Button';
import { t } from '../../i18n/et';
import { Outcome } from '../../ui/layout/Outcome';

/** 'Tänname!': the offer comes by e-mail (docs/product.md, 'Inquiry'). */
export default function SentScreen({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <Outcome
      title={t('inquiry.sentTitle')}
      text={`${t('inquiry.sentText', { email })} ${t('inquiry.sentHint')}`}
      announced
    >
      <Button variant="outlined" size="large" onClick={onAgain} sx={{ mt: 4 }}>
        {t('inquiry.again')}
      </Button>
    </Outcome>
  );
}
