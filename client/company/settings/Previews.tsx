import Button from '@mui/material/Button';
import { t } from '../../i18n/officeTexts';

/** An e-mail and an offer with the saved settings, each in a new tab. */
export function Previews() {
  return (
    <>
      <Button variant="outlined" component="a" href="/api/settings/preview/mail.html" target="_blank">
        {t('settings.previewMail')}
      </Button>
      <Button variant="outlined" component="a" href="/api/settings/preview/offer.pdf" target="_blank">
        {t('settings.previewOffer')}
      </Button>
    </>
  );
}
