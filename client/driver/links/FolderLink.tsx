import Button from '@mui/material/Button';
import { t } from '../../i18n/publicTexts';

/** Opens the papers of the trip as a file. */
export const FolderLink = ({ path }: { path: string }) => (
  <Button component="a" role="link" href={path} variant="outlined" sx={{ my: 2, minHeight: 44 }}>
    {t('driverLinks.folder')}
  </Button>
);
